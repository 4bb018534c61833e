"""The table under a finger."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.table.hud.buttons import TOUCH_TARGET, Pressable
from waiting import until


@pytest.fixture(scope="module")
def screen():
    return QTest.createTouchDevice()


@pytest.fixture
def finger(desk, screen):
    """A table with the person's hand dealt, and a finger over it."""
    return Finger(desk(), screen)


class Finger:
    """One finger on the viewport; Qt turns it into a mouse that is marked as made up."""

    def __init__(self, table, screen):
        self.table, self.screen = table, screen

    def down(self, point):
        self._event().press(0, point, self.table.view.viewport()).commit()
        QApplication.processEvents()

    def move(self, point):
        self._event().move(0, point, self.table.view.viewport()).commit()
        QApplication.processEvents()

    def up(self, point):
        self._event().release(0, point, self.table.view.viewport()).commit()
        QApplication.processEvents()

    def tap(self, point):
        self.down(point)
        self.up(point)

    def _event(self):
        return QTest.touchEvent(self.table.view.viewport(), self.screen, False)


def test_a_tap_draws_and_a_tap_selects(finger):
    table = finger.table
    for card in (table.cards("stock")[-1], table.hand()[3]):
        finger.tap(table.point(card))
    assert len(table.hand()) == 14
    assert [card.lift > 0 for card in table.hand()].count(True) == 1


def test_a_finger_drags_after_twelve_pixels(finger):
    table = finger.table
    card = table.hand()[2]
    start = table.point(card)
    finger.down(start)
    finger.move(start + QPoint(5, -6))
    assert table.scene.stage.held == []
    finger.move(start + QPoint(5, -9))
    assert table.scene.stage.held == [card]
    finger.up(start + QPoint(5, -9))


def test_a_finger_that_rests_on_a_card_holds_it(finger):
    table = finger.table
    table.click(table.cards("stock")[-1])
    card = table.hand()[2]
    finger.down(table.point(card))
    until(lambda: table.scene.stage.held == [card])
    assert table.scene.large.item is None
    target = table.centre("pile:0")
    finger.move(target)
    finger.up(target)
    assert table.cards("pile:0")[-1] is card


def test_a_card_held_and_let_go_at_once_is_tapped(finger):
    table = finger.table
    card = table.hand()[2]
    point = table.point(card)
    finger.down(point)
    until(lambda: bool(table.scene.stage.held))
    finger.up(point)
    assert table.scene.selection.cards == [card]
    assert table.scene.stage.order.name == "suit"


def test_a_long_press_shows_a_card_large(finger):
    table = finger.table
    card = table.hand()[2]
    finger.down(table.point(card))
    until(lambda: table.scene.large.item is not None)
    finger.up(table.point(card))
    assert table.scene.stage.held == []
    assert table.scene.selection.cards == []
    finger.tap(table.point(card))
    assert table.scene.large.item is None


def test_what_can_be_pressed_is_large_enough_for_fingers(finger):
    table = finger.table
    finger.tap(QPoint(200, 400))
    buttons = [item for item in table.scene.items() if isinstance(item, Pressable) and item.isVisible()]
    assert len(buttons) > 5
    for button in buttons:
        box = button.shape().boundingRect()
        assert min(box.width(), box.height()) >= TOUCH_TARGET, button.objectName()
