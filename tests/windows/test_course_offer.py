"""The course of a game offered at its first match: in one line, once, and to nobody who knows of it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from barracan.model.replay import HUMAN, SeatNote
from barracan.session.messages import MatchSettings
from barracan.table.hud.labels import Tells
from barracan.windows.settings.preferences import read_preferences
from waiting import run_dry, until
from windows.pages import absent, click, control

SEATS = (SeatNote("Ada", HUMAN), SeatNote("Bix", "casual"))


def start(window, game="barracan", seats=SEATS):
    """Begin a match and wait until the person is to move."""
    window.start(MatchSettings(game, seats))
    model = window.controller.model
    until(lambda: model.view is not None and model.view.turn == 0)
    window.controller.scene.finish_motion()
    run_dry()


def offered(window):
    """What the line over the table says."""
    return "" if absent(window, "notice_sentence") else control(window, "notice_sentence").text()


def test_it_is_offered_at_the_first_match_of_a_game_and_opened_from_there(window, tmp_path):
    start(window)
    assert offered(window) == "Is BarraCan new to you? Its course begins with a hand that you play."
    assert read_preferences(tmp_path / "preferences.json").offered == ("barracan",)
    click(window, "way_out")
    assert window.pages.currentWidget().objectName() == "learn_page"
    assert offered(window) == ""


def test_in_another_language_matches_are_begun_at_another_table(window):
    start(window)
    window.prefer(replace(window.preferences, language="it"))
    start(window, "burraco")
    assert offered(window).startswith("Burraco")
    click(window, "way_out")
    assert window.pages.currentWidget().objectName() == "learn_page"


def test_the_line_is_quiet(window):
    start(window)
    notice = window.findChild(QWidget, "notice")
    assert notice.property("part") == "quiet"
    assert notice.height() < 48
    sentence = control(window, "notice_sentence")
    assert sentence.heightForWidth(sentence.width()) < 2 * sentence.fontMetrics().height()
    window.tell("The disk is full.")
    assert not notice.property("part")


def test_it_goes_with_the_first_move_and_never_comes_again(window, library):
    start(window)
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_D)
    until(lambda: offered(window) == "")
    start(window)
    assert offered(window) == ""
    window.controller.leave()
    for match in library.matches():
        library.delete(match)
    start(window)  # a first match again, as far as the library knows
    assert offered(window) == ""


@pytest.mark.parametrize("known", [{"lessons": {"barracan/first": 0}}, {"offered": ("barracan",)}])
def test_nobody_who_knows_of_it_is_told(window, known):
    window.prefer(replace(window.preferences, **known))
    start(window)
    assert offered(window) == ""


def test_who_has_played_a_game_is_not_offered_its_course(window, library):
    start(window)
    window.controller.leave()
    window.prefer(replace(window.preferences, offered=()))
    start(window)
    assert offered(window) == ""


def test_it_is_offered_in_the_language_of_the_window(window):
    window.prefer(replace(window.preferences, language="it"))
    start(window)
    assert offered(window).startswith("BarraCan è nuovo per te?")
    window.prefer(replace(window.preferences, language="en"))


def test_it_is_offered_at_the_table_in_text_too(window):
    window.prefer(replace(window.preferences, table="text"))
    start(window)
    assert offered(window).startswith("Is BarraCan new to you?")


@pytest.mark.parametrize(("game", "seats"), [("barracan", 2), ("barracuda", 4), ("sheepshead", 3), ("barbu", 4)])
def test_the_line_covers_no_words_of_the_table(window, game, seats):
    window.resize(1280, 800)
    start(window, game, (*SEATS, SeatNote("Nora", "casual"), SeatNote("Tomas", "casual"))[:seats])
    notice, view = window.findChild(QWidget, "notice"), window.controller.view
    window.resize(1152, 720)
    run_dry()
    layout = window.controller.scene.layout
    line = QRectF(QPointF(view.mapFrom(window, notice.pos())), QSizeF(notice.size()))
    read = [*layout.boards.values(), *layout.plates.values(), *layout.tags.values(), *layout.corners.values()]
    read += [*window.controller.scene.told_at(Tells.WORDS), *window.controller.scene.told_at(Tells.PLACES)]
    assert not [rect for rect in (*read, layout.hand_zone, layout.action_bar) if rect.intersects(line)]
