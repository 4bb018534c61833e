"""Drafts of the meld tray: cards go there and come back."""

import gc
from collections import Counter

from PySide6.QtCore import Qt

from barracan.model.offers import Pick
from barracan.table.cards.marks import Mark
from table.agreement import agrees, codes


def test_selected_cards_go_into_a_draft_and_back(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    chosen = table.hand()[2:5]
    for card in chosen:
        table.click(card)
    table.key(Qt.Key.Key_A)
    assert Counter(codes(table.cards("tray:0"))) == Counter(codes(chosen))
    assert len(table.hand()) == 11
    assert table.scene.panel.item.current == "tray"
    panel = table.scene.layout.panel
    assert all(panel.contains(card.goal) for card in table.cards("tray:0"))
    table.click(table.cards("tray:0")[0])
    assert len(table.hand()) == 12
    table.drag(table.cards("tray:0")[-1], table.centre("hand:0"))
    assert len(table.hand()) == 13
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_Escape)
    assert len(table.hand()) == 14
    agrees(table)


def test_closing_the_panel_hides_the_drafts_and_opening_shows_them(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.click(table.hand()[0])
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_M)
    assert not table.cards("tray:0")[0].isVisible()
    table.key(Qt.Key.Key_M)
    assert table.cards("tray:0")[0].isVisible()


def test_choices_end_when_the_tray_changes(desk):
    table = desk(seats=2)
    while table.state.turn != 0:
        table.others()
    table.drop("stock")
    kept, moved = table.hand()[:2]
    table.scene.selection.choose([kept])
    table.tray("begin", (moved.code,))
    assert table.scene.selection.cards == []
    assert Mark.LEGAL not in {mark for card in table.scene.tableau.cards() for mark in card.marks}


def test_a_goes_to_the_top_card_that_waits_alone_in_the_tray(desk):
    table = desk(seats=2)
    pile = next(number for number in range(4) if table.cards(f"pile:{number}") and number)
    table.selection.tray.take(Pick(f"pile:{pile}", table.cards(f"pile:{pile}")[-1].code, 0), (), table.seen())
    table.tell()
    table.scene.selection.choose(table.hand()[:2])
    table.key(Qt.Key.Key_A)
    assert [len(draft.cards) for draft in table.selection.tray.drafts] == [3]


def test_a_card_with_a_hint_leaves_its_badge_behind_when_its_draft_goes(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.click(table.hand()[2])
    table.key(Qt.Key.Key_A)
    card = table.cards("tray:0")[0]
    table.scene.highlights.hint([Pick("tray:0", card.code, 0)], pulse=False)
    assert Mark.HINT in card.marks
    table.tray_remove(0, 0)
    gc.collect()
    assert "tray:0" not in table.scene.tableau.places
    card.set_strength(0.5)
    card.refresh()
    table.scene.highlights.hint([Pick("hand:0", card.code)], pulse=False)
    agrees(table)
