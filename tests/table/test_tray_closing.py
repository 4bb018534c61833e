"""The meld tray goes away when it is done with: laid empty, the turn over, the hand over."""

import pytest
from PySide6.QtCore import Qt

from barracan.table.hud.base import hud_items
from games.barracan.position import NOTHING, SET, lay, position

HAND = "2H 4S 9C 9D 9H JH QS KH 5D"


@pytest.fixture
def melding(desk):
    """A table at which the person has drawn and may open."""

    def sit(size=(1280, 800), hand=HAND, **words):
        return desk(2, size=size, position=position(hand, **words))

    return sit


def draft(table, *codes):
    """Choose cards of the hand and put them into a new draft, as a person does."""
    for code in codes:
        table.click(next(card for card in table.hand() if card.code == code and not card.lift))
    table.key(Qt.Key.Key_A)


def press(table, name):
    """Press a button of the tray's foot or of the action bar."""
    item = next(item for item in hud_items(table.scene) if item.objectName() == name and item.isVisible())
    table.click(table.view.mapFromScene(item.sceneBoundingRect().center()))


def discard(table):
    table.click(table.hand()[0])
    table.key(Qt.Key.Key_X)


def test_a_tray_that_opened_of_itself_closes_when_it_has_been_laid(melding):
    table = melding()
    wide = table.scene.layout.hand_zone.width()
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    assert table.scene.panel.page == "tray"
    press(table, "lay")
    assert table.state.tables[0].opened
    assert table.scene.panel.page == ""
    assert table.scene.layout.panel is None
    assert table.scene.layout.hand_zone.width() == wide


def test_the_tray_is_offered_again_as_soon_as_it_has_been_put_away(melding):
    table = melding(size=(1920, 1080))
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    press(table, "lay")
    assert table.scene.panel.page == "game"
    assert "tray" in [item.objectName() for item in hud_items(table.scene) if item.isVisible()]


def test_cards_that_are_laid_fly_to_the_table_as_it_is_without_the_tray(melding):
    table = melding()
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    table.scene.stage.set_speed("slow")
    press(table, "lay")
    table.scene.finish_motion()
    spots = table.scene.layout.spots["melds:0:triplet"]
    laid = table.cards("melds:0:triplet")
    assert [card.pos() for card in laid] == [card.goal for card in laid]
    assert [card.spot for card in laid] == list(spots)


def test_a_refused_draft_keeps_the_tray_open(melding):
    table = melding()
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    draft(table, "2H", "5D")
    press(table, "lay")
    assert table.state.tables[0].opened
    assert table.scene.panel.page == "tray"


def test_a_tray_opened_on_purpose_stays_until_the_turn_ends(melding):
    table = melding(taken=NOTHING)
    table.key(Qt.Key.Key_M)
    table.key(Qt.Key.Key_D)
    assert table.scene.panel.page == "tray"
    discard(table)
    assert table.scene.panel.page == ""
    table.key(Qt.Key.Key_M)
    table.others()
    assert table.scene.panel.page == "tray"


def test_the_ladder_builder_closes_as_the_tray_does(melding):
    table = melding()
    table.key(Qt.Key.Key_L)
    discard(table)
    assert table.scene.panel.page == ""


def test_drafts_for_the_next_turn_keep_the_tray_open(melding):
    table = melding()
    draft(table, "9C", "9D")
    discard(table)
    assert table.scene.panel.page == "tray"


def test_the_end_of_the_hand_gives_drafts_back_and_closes_the_tray(melding):
    table = melding(hand="2H 4S 9C 9D 9H JH QS KH 2C 3C 4C 5H 6S 8S", turn=1, others="2H 9C 9D")
    draft(table, "9C", "9D")
    assert table.scene.panel.page == "tray"
    table.play(lay(SET, seat=1, flash=True))
    assert table.state.turn is None
    assert table.scene.panel.page == ""
    assert len(table.hand()) == 3


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_the_game_page_comes_back_where_it_was_open(melding, size):
    table = melding(size)
    if size[0] < 1600:
        table.scene.panel.open_page("game")
    assert table.scene.panel.page == "game"
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    assert table.scene.panel.page == "tray"
    press(table, "lay")
    assert table.scene.panel.page == "game"


def test_a_panel_closed_on_a_wide_window_stays_closed(melding):
    table = melding((1920, 1080))
    table.scene.panel.close()
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    press(table, "lay")
    assert table.scene.panel.page == ""


def test_a_tray_that_opened_for_a_pick_up_closes_when_the_card_stays_on_its_pile(melding):
    table = melding(taken=NOTHING, piles="2C|5D 9S|3S|4C", laid={0: "opposites 5H 6S"})
    table.click(table.cards("pile:1")[-1])
    assert table.scene.panel.page == "tray"
    table.click(table.cards("tray:0")[-1])
    assert table.selection.tray.taken is None
    assert table.scene.panel.page == ""


def test_what_drafts_become_has_one_button_beside_them_which_enter_presses(melding):
    table = melding()
    draft(table, "9C", "9D", "9H")
    draft(table, "JH", "QS", "KH")
    found = [item for item in hud_items(table.scene) if item.objectName() == "lay" and item.isVisible()]
    assert found == [table.scene.panel.main]
    assert found[0].lit
    table.scene.keyboard.cursor.set(None)
    table.key(Qt.Key.Key_Return)
    assert table.state.tables[0].opened
