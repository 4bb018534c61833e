"""Buttons are pressed with mouse and keyboard, and say why they are not."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look
from barracan.table.hud.chips import ClauseChip, SegmentsItem
from barracan.table.hud.icons import icon

NAMES = (
    *("draw", "pass", "pick_up", "take_trick", "lay", "clear", "discard", "undo", "hint", "announce", "double"),
    *("new_match", "resume", "score_pad", "rules", "settings", "record", "menu", "tray", "ladder", "arrange"),
)


def make(stage, content, rect=(20, 20, 140, 36)):
    return stage.add(ButtonItem(content), rect)


def test_a_click_emits_the_name(stage, qtbot):
    stage = stage()
    button = make(stage, ButtonContent("draw", "Draw", "D", "draw"))
    with qtbot.waitSignal(button.pressed) as caught:
        stage.click(button)
    assert caught.args == ["draw"]


def test_letting_go_outside_presses_nothing(stage, qtbot):
    stage = stage()
    button = make(stage, ButtonContent("draw", "Draw"))
    with qtbot.assertNotEmitted(button.pressed):
        QTest.mousePress(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=stage.point(button))
        QTest.mouseRelease(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(600, 400))
    assert not button.held


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_focused_button_is_pressed_by_keys(stage, qtbot, key):
    stage = stage()
    button = make(stage, ButtonContent("hint", "Hint"))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(button.pressed):
        stage.key(key)


@pytest.mark.qt_log_ignore("not accepted by receiving widget")
def test_a_disabled_button_says_why_and_emits_nothing(stage, qtbot):
    stage = stage()
    button = make(stage, ButtonContent("undo", "Undo", "Z", "undo", enabled=False, why="A card was drawn."))
    with qtbot.assertNotEmitted(button.pressed):
        stage.click(button)
        button.press()
    assert button.toolTip() == "A card was drawn."


def test_a_button_without_room_for_its_word_tells_it_in_the_tooltip():
    button = ButtonItem(ButtonContent("draw", "Draw", "D", "draw"))
    wide = button.natural_width()
    button.set_worded(False)
    assert button.natural_width(button.worded) < wide
    assert button.word == "Draw"
    assert button.toolTip() == "Draw (D)"


def test_touch_makes_small_targets_44_wide_and_high(stage, qtbot):
    stage = stage()
    button = make(stage, ButtonContent("clear", "Clear", icon="clear", look=Look.SIGN), (100, 100, 24, 24))
    assert button.shape().boundingRect().width() == 24
    button.set_touch(True)
    assert button.shape().boundingRect().width() >= 44
    with qtbot.waitSignal(button.pressed):
        stage.click(button, (-8, 12))


@pytest.mark.parametrize("name", NAMES)
def test_every_button_of_the_table_has_its_own_drawing(name):
    drawing = icon(name)
    assert not drawing.strokes.isEmpty() or not drawing.fills.isEmpty()
    bounds = drawing.strokes.boundingRect().united(drawing.fills.boundingRect())
    assert bounds.left() >= 1
    assert bounds.top() >= 1
    assert bounds.right() <= 23
    assert bounds.bottom() <= 23


def test_a_clause_chip_emits_its_clause(stage, qtbot):
    stage = stage()
    chip = stage.add(ClauseChip(), (20, 20, 60, 22))
    chip.show_clause("B5.1")
    with qtbot.waitSignal(chip.clause_pressed) as caught:
        stage.click(chip)
    assert caught.args == ["B5.1"]


def test_segments_emit_another_choice_only(stage, qtbot):
    stage = stage()
    order = stage.add(SegmentsItem("order"), (20, 20, 240, 36))
    order.show_choices((("suit", "Suit"), ("rank", "Rank"), ("own", "Mine")), "suit")
    with qtbot.assertNotEmitted(order.chosen):
        stage.click(stage.find("order:suit"))
    with qtbot.waitSignal(order.chosen) as caught:
        stage.click(stage.find("order:own"))
    assert caught.args == ["own"]


def test_segments_change_with_the_arrows(stage, qtbot):
    stage = stage()
    order = stage.add(SegmentsItem("order"), (20, 20, 240, 36))
    order.show_choices((("suit", "Suit"), ("rank", "Rank")), "suit")
    stage.find("order:suit").setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(order.chosen) as caught:
        stage.key(Qt.Key.Key_Right)
    assert caught.args == ["rank"]


def test_choices_may_change_while_one_is_being_pressed(stage):
    stage = stage()
    order = stage.add(SegmentsItem("order"), (20, 20, 240, 36))
    order.chosen.connect(lambda key: order.show_choices(((key, "Alone"),), key))
    order.show_choices((("suit", "Suit"), ("rank", "Rank")), "suit")
    stage.click(stage.find("order:rank"))
    assert order.current == "rank"
    assert stage.find("order:rank").area().width() > 200
