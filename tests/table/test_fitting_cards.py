"""The key F: which cards of the hand go with what lies where the keyboard stands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.table.barracan.ladder_shape import BOTTOM, row_place
from barracan.table.cards.marks import Mark
from games.barracan.position import NOTHING, position
from table.desk import Desk

LIES = {0: "ladder 0: 8H 7H 6H / run 0-2"}


@pytest.fixture
def seated(qtbot):
    """A table at a position."""
    made = []

    def sit(state):
        made.append(Desk(2, position=state))
        qtbot.addWidget(made[-1].view)
        return made[-1]

    yield sit
    for desk in made:
        desk.close()


def ringed(desk):
    return {card.code for card in desk.scene.stage.hand_cards() if Mark.LEGAL in card.marks}


def press(desk, key):
    QTest.keyClick(desk.view.viewport(), key)


def test_f_at_a_pile_rings_the_cards_that_pick_it_up_until_the_next_key(seated):
    desk = seated(position("9C 9D 2S KH", NOTHING, piles="2C|5D 9H|3S|4C", laid={0: "opposites 5H 6S"}))
    press(desk, Qt.Key.Key_3)
    press(desk, Qt.Key.Key_F)
    assert ringed(desk) == {"9C", "9D"}
    press(desk, Qt.Key.Key_1)
    assert ringed(desk) == set()


def test_f_at_an_own_ladder_rings_what_could_come_into_it(seated):
    desk = seated(position("6D 6C KS JH", laid=LIES))
    desk.scene.keyboard.cursor.set(desk.scene.tableau.place("ladder:0:0").cards[-1])
    press(desk, Qt.Key.Key_F)
    assert ringed(desk) == {"6D", "6C", "KS"}


def test_f_at_a_place_of_the_builder_rings_what_fits_there_and_lights_all_places(seated):
    desk = seated(position("6D 6C KS JH", laid=LIES))
    desk.scene.panel.open_page("ladder")
    board = desk.scene.panel.item.builder.board
    board.places[BOTTOM].setFocus(Qt.FocusReason.TabFocusReason)
    press(desk, Qt.Key.Key_F)
    assert ringed(desk) == {"KS"}
    assert board.places[row_place(2)].takes_some
    board.places[row_place(2)].setFocus(Qt.FocusReason.TabFocusReason)
    press(desk, Qt.Key.Key_F)
    assert ringed(desk) == {"6D", "6C"}
