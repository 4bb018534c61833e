"""Taking a discard back with its key, until the next seat has acted."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.session.progress import Pace
from waiting import until
from windows.by_storm import may_act, stored


def press(window, key):
    QTest.keyClick(window.controller.view.viewport(), key)


def test_a_discard_is_taken_back_with_z_and_made_anew(window, library):
    window.resume(stored(library, "human", "beginner"))
    until(lambda: may_act(window))
    window.controller.session.pace = Pace(0, 100_000)
    scene = window.controller.scene
    press(window, Qt.Key.Key_D)
    hand = sorted(scene.view.hand)
    for undone in (True, False):
        press(window, Qt.Key.Key_Tab)
        while scene.cursor not in scene.stage.hand_cards():
            press(window, Qt.Key.Key_Tab)
        press(window, Qt.Key.Key_Space)
        if not undone:
            window.controller.session.pace = Pace(0, 0)
        press(window, Qt.Key.Key_X)
        assert scene.view.turn == 1
        if undone:
            press(window, Qt.Key.Key_Z)
            assert scene.view.turn == 0
            assert sorted(scene.view.hand) == hand
    until(lambda: may_act(window))
    press(window, Qt.Key.Key_Z)
    assert may_act(window)
    assert len(scene.view.hand) == len(hand) - 1
