"""The hud paints in every theme and leaves painters as it found them: the table's view does not restore them."""

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from barracan.table.hud.base import HudItem
from barracan.table.hud.side_panel import SidePanel
from barracan.table.themes import THEMES
from table.hud.samples import everything, side_panel, tray


def whole(item):
    yield item
    for part in item.childItems():
        yield from whole(part)


def state_of(painter):
    return painter.transform(), painter.hasClipping(), painter.opacity(), painter.compositionMode()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("width", [60, 240, 360, 900])
def test_painters_come_back_as_they_were(qapp, theme, width):
    image = QImage(900, 700, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = state_of(painter)
    for item in everything():
        item.set_theme(theme)
        item.set_rect(QRectF(0, 0, width, 600 if isinstance(item, SidePanel) else 60))
        for part in whole(item):
            if isinstance(part, HudItem):
                part.paint(painter, None)
                assert state_of(painter) == before, part.objectName()
        shiboken6.delete(item)
    painter.end()


def test_touch_reaches_parts_that_come_later(qapp):
    made = side_panel()
    made.set_touch(True)
    made.tray.show_tray(*tray(2))
    assert made.tray.panels[1].cross.shape().boundingRect().height() >= 44
    made.set_touch(False)
    assert made.tray.panels[1].cross.shape().boundingRect().height() < 44
