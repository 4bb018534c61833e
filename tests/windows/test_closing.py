"""The window closed at the worst moments: nothing fails, no process stays, the record is right and goes on."""

import os
from dataclasses import replace
from io import BytesIO

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from barracan.games.catalog import find_game
from barracan.model.verify import verify
from barracan.session.progress import Pace
from barracan.storage.library import Library
from barracan.windows.review.review_page import ReviewPage
from self_played import played_lines
from waiting import run_dry, run_out, until
from windows.by_storm import may_act, settings, stored, window_on
from windows.pages import click, control


def hold_a_card(window):
    """Press on a card of the hand and carry it away."""
    viewport, card = window.controller.view.viewport(), window.controller.scene.stage.hand_cards()[-1]
    start = QPointF(window.controller.view.mapFromScene(card.sceneBoundingRect().center()))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, button, way in ((QEvent.Type.MouseButtonPress, left, 0), *((QEvent.Type.MouseMove, none, -60),) * 2):
        at = start + QPointF(way, way)
        event = QMouseEvent(kind, at, viewport.mapToGlobal(at), button, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)
    assert window.controller.scene.stage.held


def move_a_little(qtbot, window):
    """Let the cards that are under way come a step nearer."""
    motion = window.controller.scene.stage.motion
    with qtbot.waitSignal(motion.findChild(QTimer).timeout):
        assert motion.busy
    assert motion.busy


def in_mid_drag(qtbot, window):
    window.resume(stored(window.library, "human", "casual"))
    window.controller.scene.finish_motion()
    hold_a_card(window)


def in_mid_animation(qtbot, window):
    window.resume(stored(window.library, "human", "casual"))
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_D)
    move_a_little(qtbot, window)


def in_mid_deal(qtbot, window):
    window.start(settings("barracan", "human", "casual", "casual", "casual"))
    move_a_little(qtbot, window)


def while_a_computer_thinks(qtbot, window):
    window.start(settings("barracan", "expert", "expert"))
    window.controller.scene.finish_motion()
    until(lambda: window.controller.model.thinking is not None and bool(workers(window)))


def behind_the_curtain(qtbot, window):
    window.resume(stored(window.library, "human", "human"))
    assert window.covered


def while_a_review_runs(qtbot, window):
    window.resume(stored(window.library, "human", "casual"))
    finished = window.library.begin(played_lines("barracan", ("random",) * 2, seed=3, target=1))
    window.library.release(finished)
    window.features.reviews.of_match(finished)
    window.pages.find_leaf("review_page").running.setInterval(5)
    click(window, "run")
    until(lambda: window.pages.find_leaf("review_page").review.position > 2)


def in_the_score_pad(qtbot, window):
    window.resume(stored(window.library, "human", "casual"))
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_P)
    assert control(window, "score_page")


def with_a_discard_that_can_be_taken_back(qtbot, window):
    window.controller.session.pace = Pace(20, 40)
    window.resume(stored(window.library, "human", "casual"))
    for key in (Qt.Key.Key_D, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_X):
        QTest.keyClick(window.controller.view.viewport(), key)
    assert window.controller.scene.view.turn == 1


def workers(window):
    """The processes in which computer players think, once they have begun."""
    return window.controller.session.workers.process_ids


def alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


MOMENTS = [
    in_mid_drag, in_mid_animation, in_mid_deal, while_a_computer_thinks, behind_the_curtain, while_a_review_runs,
    in_the_score_pad, with_a_discard_that_can_be_taken_back,
]  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS, ids=[each.__name__ for each in MOMENTS])
def test_a_window_is_closed(qtbot, tmp_path, moment):
    with window_on(qtbot, tmp_path, speed="normal") as window:
        moment(qtbot, window)
        match, processes = window.controller.match, workers(window)
        lines = window.library.lines(match)
        window.close()
        run_out(window)  # whatever was under way would go on now
        assert not window.isVisible()
        assert all(not each.running.isActive() for each in window.findChildren(ReviewPage))
        assert workers(window) == []
        assert not any(map(alive, processes))
        assert window.library.lines(match) == lines
    with Library.open(tmp_path / "library.sqlite") as library:
        record = "".join(f"{line}\n" for line in library.lines(match))
        assert not verify(BytesIO(record.encode()), find_game).finished
        assert library.faults() == []
    with window_on(qtbot, tmp_path) as again:
        again.resume(match)
        assert again.controller.session.table.live.match.lines[: len(lines)] == lines
        assert again.covered or again.controller.scene.view.hand
        if again.controller.session.table.live.players[0] == "human" and not again.covered:
            until(lambda: may_act(again))


def test_a_table_that_goes_while_its_size_changes_goes_quietly(qtbot, tmp_path):
    """The language may change, or the program end, before a resize has come to rest."""
    with window_on(qtbot, tmp_path) as window:
        window.resume(stored(window.library, "human", "casual"))
        for language in ("it", "en"):
            before = window.controller.scene
            window.show_table()
            window.resize(window.width() + 100, window.height())
            assert before.appearance.resizing
            window.prefer(replace(window.preferences, language=language))
            assert window.controller.scene is not before
            run_dry()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert not isValid(before.appearance.at_rest)
