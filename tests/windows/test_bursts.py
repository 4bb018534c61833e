"""Computers that move one after another without motion: every move can be followed in the list."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.session.progress import Pace
from barracan.table.translation import translate_text
from waiting import until
from windows.by_storm import may_act, stored, window_on
from windows.opening import AT_ONCE

QUICK = Pace(120, 120)


def listed(window):
    """The moves of the panel, the newest last, as they can be read."""
    rows = window.controller.scene.panel.item.game.rows
    return [(row.line.name, row.line.words) for row in rows if row.isVisible()]


@pytest.mark.parametrize(("pace", "rounds"), [(QUICK, 1), (AT_ONCE, 2)], ids=["quick", "at once"])
def test_every_move_of_a_burst_is_told_in_the_list_in_its_order(qtbot, tmp_path, pace, rounds):
    with window_on(qtbot, tmp_path, pace=pace, size=(1920, 1080)) as window:
        told, seen = [], []
        window.resume(stored(window.library, "human", "random", "random", "random", moves=12))
        told += listed(window)

        def note(happening):
            """Whatever has happened is on the list at once, under what was there before."""
            told.append((window.controller.scene.people.name(happening.seat), translate_text(happening.words)))
            seen.append((happening.number, listed(window)))
            assert seen[-1][1] == told[-len(seen[-1][1]) :]

        window.controller.session.model.happened.connect(note)
        before = len(told)
        for _ in range(rounds):
            for key in (Qt.Key.Key_D, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_X):
                QTest.keyClick(window.controller.view.viewport(), key)
            until(lambda: may_act(window) and window.controller.scene.view.take == "nothing")
        assert len(told) - before > 6 * rounds
        assert [number for number, _ in seen] == sorted({number for number, _ in seen})
        assert all(len(rows) >= 3 for _, rows in seen)
        moves = window.controller.session.table.live.match.moves
        assert len(moves) == seen[-1][0] - 2
        assert [name for name, _ in told[before:]] == [
            window.controller.scene.people.name(move.seat) for move in moves[-len(told) + before :]
        ]
