"""The table in text as the preference: everything as a person meets it who never sees the painted table."""

import json
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.session.progress import Pace
from barracan.windows.match.ending import Times
from barracan.windows.text_table.page import TextTable
from self_played import played_lines
from waiting import until
from windows.by_text import TextHand
from windows.opening import open_window
from windows.pages import absent, click, control
from windows.text_company import NAMES, begin, lines, play, play_quickly, text, waits

SEATS = {"barracan": 2, "burraco": 2, "buraco": 4, "concan": 3, "barracuda": 3, "barbu": 4, "sheepshead": 3}
SHORT = {
    "barracan": {"target": 40},
    "burraco": {"target": 200},
    "buraco": {"target": 200},
    "concan": {"hands": 2},
    "sheepshead": {"target": 1},
}
PATIENT = Times(0, 1, 1)
"""The boards of a hand's end wait at this table until somebody goes on."""

_LEFT = 16
"""So many moves of a match are left to be played, or made by hand before the rest of a hand is handed over."""

quick = pytest.fixture(autouse=True)(play_quickly)


@pytest.fixture
def window(qtbot, library, tmp_path):
    """The window of a person who prefers the table in text."""
    window = open_window(qtbot, library, tmp_path, table="text")
    window.controller.finale.times = PATIENT
    yield window
    window.close()


def table(window):
    return control(window, "text_table")


def press_main(window):
    """Enter, as at any button that is lit."""
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    QApplication.processEvents()


def pass_boards(window):
    """Go on to the page of the match where it is over, and to the score pad."""
    until(lambda: not absent(window, "wish:onward:score_pad"))
    if not absent(window, "wish:onward:match_result"):
        press_main(window)
    click(window, "wish:onward:score_pad")


def near_the_end(game):
    """The record of a short match up to a few moves before its last hand ends; the first seat is the person's."""
    record = played_lines(game, ("random",) * SEATS[game], seed=5, **SHORT.get(game, {}))
    kinds = [json.loads(line)["kind"] for line in record]
    header = json.loads(record[0])
    for seat, note in enumerate(header["seats"]):
        note.update(name=NAMES[seat], player="random" if seat else "human")
    dealt, ended = (len(kinds) - 1 - kinds[::-1].index(kind) for kind in ("hand", "hand_end"))
    return [json.dumps(header), *record[1 : max(dealt + 1, ended - _LEFT)]]


@pytest.mark.parametrize("game", ["barracan", "concan", "sheepshead"])
def test_the_first_match_of_a_run_goes_on_from_hand_to_hand(window, game):
    ends = []
    window.controller.model.hand_ended.connect(lambda: ends.append(window.controller.model.end))
    begin(window, game, "human", *["random"] * (SEATS[game] - 1))
    assert window.painted_widget is table(window)
    assert ends == []
    assert "wish:onward:next_hand" not in TextHand(table(window), CATALOG[game]).buttons()
    until(lambda: waits(window))
    QApplication.processEvents()
    assert lines(table(window), "text_hand")
    assert text(table(window), "text_status").startswith("Your turn")
    play(window, table(window), CATALOG[game], Random(3), by_hand=_LEFT)
    assert [end.hand for end in ends] == [1]
    pass_boards(window)
    click(window, "next_hand")
    until(lambda: window.painted_widget.objectName() == "text_table")
    until(lambda: waits(window))
    assert window.controller.scene.view.hand_number == 2


@pytest.mark.parametrize("game", SEATS)
def test_a_match_resumed_is_played_to_its_end(window, library, game):
    match = library.begin(near_the_end(game))
    library.release(match)
    window.resume(match)
    assert window.painted_widget is table(window)
    play(window, table(window), CATALOG[game], Random(3))
    while window.controller.session.table.live.state.result is None:
        pass_boards(window)
        click(window, "next_hand")
        play(window, table(window), CATALOG[game], Random(3))
    pass_boards(window)
    assert absent(window, "next_hand")
    click(window, "same_table")
    until(lambda: waits(window))
    assert window.painted_widget is table(window)
    assert not window.controller.between_hands


@pytest.mark.parametrize("game", SEATS)
def test_the_table_is_changed_to_text_in_the_middle_of_a_hand(qtbot, library, tmp_path, game):
    window = open_window(qtbot, library, tmp_path)
    ends = []
    window.controller.model.hand_ended.connect(lambda: ends.append(window.controller.model.end))
    begin(window, game, "human", *["random"] * (SEATS[game] - 1))
    for _ in range(3):
        until(lambda: waits(window))
        QTest.keyClick(window.painted_widget, Qt.Key.Key_F2)
        QApplication.processEvents()
    window.controller.session.pace = Pace(0, 0)
    assert ends == []
    _, missed = play(window, table(window), CATALOG[game], Random(3), turns=12)
    assert missed == []
    window.close()


def test_the_table_is_changed_while_the_end_of_a_hand_is_told(window):
    begin(window, "sheepshead", "human", "random", "random")
    play(window, table(window), CATALOG["sheepshead"], Random(3))
    buttons = TextHand(table(window), CATALOG["sheepshead"]).buttons
    until(lambda: "wish:onward:next_hand" in buttons())
    for _ in range(2):
        QTest.keyClick(window.painted_widget, Qt.Key.Key_F2)
        QApplication.processEvents()
    window.controller.session.pace = Pace(0, 0)
    pass_boards(window)
    click(window, "next_hand")
    until(lambda: waits(window))
    assert window.controller.scene.view.hand_number == 2


def test_a_person_behind_the_curtain_comes_to_the_text(window):
    begin(window, "barracan", "human", "human")
    until(lambda: window.covered)
    button = control(window, "lift_curtain")
    until(button.isEnabled)
    button.click()
    until(lambda: waits(window))
    QApplication.processEvents()
    assert len(lines(table(window), "text_hand")) == 13
    assert not window.controller.between_hands


def test_a_lesson_goes_on_whose_painted_table_was_never_shown(qtbot, library, tmp_path):
    window = open_window(qtbot, library, tmp_path, table="text")
    window.do("learn")
    click(window, "go_on")
    page = window.pages.currentWidget()
    assert page.text is not None
    for _ in range(8):
        page.forward()
        QApplication.processEvents()
    assert page.step > 3
    assert min(card.spot.width for card in page.scene.tableau.cards()) > 0
    window.close()


def test_a_hint_in_a_lesson_says_the_way_where_the_painted_table_was_never_laid(qtbot, library, tmp_path):
    window = open_window(qtbot, library, tmp_path, table="text")
    window.do("learn")
    click(window, "go_on")
    page = window.pages.currentWidget()
    page.open_at(next(at for at, step in enumerate(page.chapter.steps) if step.text.task))
    with qtbot.waitSignal(page.model.hinted):
        page.session.intents.press("hint")
    assert control(window, "text_message").text() == page.chapter.steps[page.step].text.task
    window.close()


def test_a_step_is_made_after_its_table_in_text_has_gone(qtbot, window):
    begin(window, "concan", "human", "random", "random")
    model = window.controller.model
    shiboken6.delete(TextTable(model, window.controller.session.intents))
    with qtbot.waitSignal(model.happened):
        window.controller.session.intents.press("draw")


def test_no_card_is_laid_on_a_painted_table_that_nobody_sees(qtbot, library, tmp_path):
    window = open_window(qtbot, library, tmp_path)
    begin(window, "barracan", "human", "random")
    until(lambda: waits(window))
    scene = window.controller.scene
    assert scene.tableau.cards() != []
    window.change_table()
    window.controller.session.pace = Pace(0, 0)
    play(window, table(window), CATALOG["barracan"], Random(3), turns=4)
    assert scene.tableau.cards() == []
    window.change_table()
    assert sorted(card.code for card in scene.stage.hand_cards()) == sorted(scene.view.hand)
    assert scene.layout is not None
    window.close()
