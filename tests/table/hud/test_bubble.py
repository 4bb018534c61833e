"""The refusal bubble: where it stands, when it leaves, and its clause."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.table.hud.lettering import reason_and_way_out
from barracan.table.hud.notices import RefusalBubble, reading_time

BLOCKED = Refusal("B3.5", Text("tests", "The ace of clubs blocks the 10♥. Cards above it can be taken."))
BOUNDS = QRectF(0, 0, 900, 700)


def bubble_at(stage, point, refusal=BLOCKED):
    bubble = stage.add(RefusalBubble(), (0, 0, 0, 0))
    bubble.show_refusal(refusal, QPointF(*point), BOUNDS)
    return bubble


def test_reason_and_way_out():
    assert reason_and_way_out("One. Two. Three.") == ("One. Two.", "Three.")
    assert reason_and_way_out("Alone.") == ("Alone.", "")


@pytest.mark.parametrize("point", [(450, 400), (5, 5), (895, 5), (5, 695), (895, 695)])
def test_it_stays_on_the_table(stage, point):
    bubble = bubble_at(stage(), point)
    assert BOUNDS.contains(bubble.area_in_parent())
    assert not bubble.area_in_parent().contains(QPointF(*point))


def test_long_reasons_are_wrapped(stage):
    refusal = Refusal("B7.2", Text("tests", "A pick-up starts from two hand cards without a joker. " * 3))
    bubble = bubble_at(stage(), (450, 400), refusal)
    assert bubble.area().width() <= 440
    assert bubble.area().height() > 90


def test_its_chip_opens_the_clause(stage, qtbot):
    stage = stage()
    bubble = bubble_at(stage, (450, 400))
    with qtbot.waitSignal(bubble.clause_pressed) as caught:
        stage.click(bubble.chip)
    assert caught.args == ["B3.5"]
    assert not bubble.isVisible()


def test_without_a_clause_there_is_no_chip(stage):
    bubble = bubble_at(stage(), (450, 400), Refusal("", Text("tests", "Nothing happens there.")))
    assert not bubble.chip.isVisible()


@pytest.mark.qt_log_ignore("not accepted by receiving widget")
def test_a_press_elsewhere_sends_it_away(stage):
    stage = stage()
    bubble = bubble_at(stage, (450, 400))
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert not bubble.isVisible()


def test_a_key_sends_it_away(stage):
    stage = stage()
    bubble = bubble_at(stage, (450, 400))
    stage.key(Qt.Key.Key_Right)
    assert not bubble.isVisible()


def test_moving_the_mouse_leaves_it(stage):
    stage = stage()
    bubble = bubble_at(stage, (450, 400))
    QTest.mouseMove(stage.view.viewport(), QPoint(30, 30))
    assert bubble.isVisible()


def test_it_leaves_after_a_reading_time(stage):
    bubble = bubble_at(stage(), (450, 400))
    assert bubble.timer.interval() == reading_time(str(BLOCKED.reason))
    assert 5000 < bubble.timer.interval() < 8000
    bubble.timer.timeout.emit()
    assert not bubble.isVisible()


def test_it_can_be_shown_again(stage):
    stage = stage()
    bubble = bubble_at(stage, (450, 400))
    bubble.leave()
    bubble.show_refusal(BLOCKED, QPointF(300, 300), BOUNDS)
    assert bubble.isVisible()
    stage.key(Qt.Key.Key_Right)
    assert not bubble.isVisible()


def test_a_refusal_without_a_clause_shows_no_chip(stage):
    bubble = bubble_at(stage(), (450, 400), Refusal("", BLOCKED.reason))
    assert not bubble.chip.isVisible()
    bubble.show_refusal(BLOCKED, QPointF(450, 400), BOUNDS)
    assert bubble.chip.isVisible()
