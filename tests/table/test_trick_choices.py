"""Cards that are chosen and played to a trick, or may not be."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.barbu.contracts import Contract
from barracan.model.cards import KINDS
from barracan.table.cards.marks import Mark
from clicks import double_click
from table.trick_tables import barbu, barred, window_taken


def test_the_cards_that_may_not_be_played_lie_under_a_wash(desk):
    table = barbu(desk, Contract("no_hearts"))
    assert barred(table) == {card.code for card in table.hand() if card.code[1] == "H"}
    assert not any(Mark.LEGAL in card.marks for card in table.hand())


def test_they_stay_so_while_a_card_is_chosen_and_no_longer_than_the_turn(desk):
    table = barbu(desk, Contract("no_hearts"))
    hearts = barred(table)
    first = next(card for card in table.hand() if card.code not in hearts)
    table.click(first)
    assert barred(table) == hearts
    table.key(Qt.Key.Key_Return)
    table.scene.finish_motion()
    assert barred(table) == set()


def test_nothing_is_washed_where_every_card_may_be_played(desk):
    table = barbu(desk, Contract("no_tricks"))
    assert barred(table) == set()


def test_a_click_on_another_card_changes_the_choice(desk):
    table = barbu(desk, Contract("no_tricks"))
    first, second = table.hand()[0], table.hand()[5]
    table.click(first)
    table.click(second)
    assert table.scene.selection.cards == [second]
    assert table.scene.selection.offer.refusal is None


def test_a_double_click_plays_a_card(desk):
    table = barbu(desk, Contract("no_tricks"))
    card = table.hand()[3]
    click_twice(table, card)
    assert table.state.trick[:1] == [KINDS[card.code]]
    assert not table.refused


def test_a_double_click_on_a_card_that_is_to_be_laid_away_chooses_it_once(desk):
    table = window_taken(desk)
    card = table.hand()[3]
    click_twice(table, card)
    assert table.scene.selection.cards == [card]


def click_twice(table, card):
    point = table.point(card)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    double_click(table.view.viewport(), point)
    table.scene.finish_motion()


def test_a_card_is_played_with_the_keys(desk):
    table = barbu(desk, Contract("no_tricks"))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Return)
    assert len(table.state.trick) == 1


def test_control_and_enter_play_the_chosen_card_too(desk):
    table = barbu(desk, Contract("no_tricks"))
    held = len(table.hand())
    table.click(table.hand()[0])
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table.scene.finish_motion()
    assert len(table.hand()) == held - 1


def test_tab_goes_on_from_the_tricks_that_were_taken(desk):
    table = barbu(desk, Contract("no_tricks"))
    seen = []
    for _ in range(6):
        table.key(Qt.Key.Key_Tab)
        seen.append(table.scene.keyboard.cursor.zone())
    assert seen[:3] == ["hand", "piles", "melds"]
    assert seen[3] != "melds"
