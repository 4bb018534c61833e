"""The curtain between people."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from barracan.table.painting import side_mark
from barracan.table.themes import FELT, side_colour
from barracan.windows.match.curtain import Curtain
from waiting import run_dry, run_out, until
from windows.pages import click, control, opened


@pytest.fixture
def curtain(qtbot):
    curtain = opened(qtbot, Curtain())
    curtain.draw_for(2, "Nora", ["Tomas took a trick in hearts", "Ada laid a run"])
    return curtain


def up(curtain):
    until(control(curtain, "lift_curtain").isEnabled)


def test_it_names_the_player_and_tells_what_happened(curtain):
    assert control(curtain, "curtain_name").text() == "Nora’s turn"
    assert control(curtain, "curtain_since").text() == "Tomas took a trick in hearts\nAda laid a run"
    assert control(curtain, "lift_curtain").text() == "I am Nora, show my hand"


def test_the_button_lifts_it(qtbot, curtain):
    up(curtain)
    with qtbot.waitSignal(curtain.lifted) as heard:
        click(curtain, "lift_curtain")
    assert heard.args == [2]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button(qtbot, curtain, key):
    up(curtain)
    with qtbot.waitSignal(curtain.lifted):
        QTest.keyClick(curtain.focusWidget() or curtain, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_D, Qt.Key.Key_F1, Qt.Key.Key_P, Qt.Key.Key_Tab])
def test_any_other_key_does_nothing(qtbot, curtain, key):
    up(curtain)
    with qtbot.assertNotEmitted(curtain.lifted):
        QTest.keyClick(curtain, key)
        run_dry()
    assert curtain.isVisible()


def test_a_press_meant_for_the_table_before_does_not_lift_it(qtbot, curtain):
    with qtbot.assertNotEmitted(curtain.lifted):
        click(curtain, "lift_curtain")
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        run_out(curtain)
    assert control(curtain, "lift_curtain").isEnabled()


def test_a_long_story_is_cut_to_its_end(curtain):
    curtain.draw_for(0, "Ada", [f"move {number}" for number in range(30)])
    told = control(curtain, "curtain_since").text().splitlines()
    assert told[0] == "… 22 more before that"
    assert told[-1] == "move 29"


@pytest.mark.parametrize("side", range(6))
def test_it_bears_the_mark_of_the_side(curtain, side):
    curtain.draw_for(1, "", [], side)
    image = curtain.grab().toImage()
    centre = QPointF(curtain.width() / 2, curtain.height() * 0.29)
    radius = min(curtain.width(), curtain.height()) * 0.125
    half = radius * (0.4 if side == 0 else 0.47)
    mark = side_mark(side, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
    points = [centre + QPointF(x * radius, y * radius) for x in (-0.3, -0.2, 0.2, 0.3) for y in (-0.4, 0.05, 0.4)]
    colour = side_colour(FELT, side).rgb()
    clear = [  # not at the rim
        point for point in points if len({mark.contains(point + QPointF(x, y)) for x in (-6, 6) for y in (-6, 6)}) == 1
    ]
    assert len(clear) > 2
    shown = [image.pixelColor(point.toPoint()).rgb() == colour for point in clear]
    assert shown == [mark.contains(point) for point in clear]
