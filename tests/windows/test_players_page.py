"""Who plays: the computer takes a seat over and gives it back, in the window."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from waiting import run_out, until
from windows.pages import control


@pytest.fixture
def window(window):
    window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "random")), number="11"))
    return window


def seat(window, number, player, part=""):
    """Choose who plays a seat on the page, or in which style."""
    if window.pages.currentWidget().objectName() != "players_page":
        window.do("players")
    choice = control(window, f"plays_{number}{part}")
    choice.setCurrentIndex(choice.findData(player))
    choice.activated.emit(choice.currentIndex())


def made(window):
    """The moves of the record: seat and who made it in another's place."""
    lines = [json.loads(line) for line in window.library.lines(window.controller.match)]
    return [(line["seat"], line.get("by")) for line in lines if line["kind"] == "move"]


def test_the_computer_plays_for_a_person_and_gives_the_seat_back(window):
    seat(window, 0, "beginner")
    until(lambda: made(window).count((0, "beginner")) > 2)
    seat(window, 0, "human")
    assert window.controller.players()[1] == ("human", "random")
    window.show_table()
    until(lambda: window.controller.scene.view.turn == 0)
    count = len(made(window))
    run_out(window.controller.session)
    assert len(made(window)) == count


def test_levels_and_styles_are_told_in_sentences(window):
    seat(window, 1, "strong")
    seat(window, 1, "collector", "_style")
    told = control(window, "players_told").text().splitlines()
    assert [sentence.split(" ", 2)[:2] for sentence in told] == [["Strong", "remembers"], ["The", "collector"]]


def test_several_seats_can_be_changed_one_after_the_other(window):
    seat(window, 1, "strong")
    page = window.pages.currentWidget()
    assert page.objectName() == "players_page"
    seat(window, 1, "casual")
    assert control(window, "plays_1").currentData() == "casual"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.controller.view


def test_a_level_gets_a_style_and_keeps_it(window):
    seat(window, 1, "strong")
    assert window.controller.players()[1] == ("human", "strong")
    seat(window, 1, "collector", "_style")
    assert window.controller.players()[1] == ("human", "strong:collector")
    seat(window, 1, "casual")
    assert window.controller.players()[1] == ("human", "casual:collector")


def test_the_pad_tells_the_number_of_the_match(window):
    assert window.controller.sheet().match == "Match 11"
    window.start(window.controller.settings._replace(number="482109375526", serious=True))
    assert window.controller.sheet().match.startswith("Match 4821 0937 5526, a serious one")
