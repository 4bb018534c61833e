"""The ring of the dealer on a plate."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from barracan.table.hud import plates
from barracan.table.hud.plates import PlateContent, PlateItem
from barracan.table.themes import THEMES


@pytest.mark.parametrize("height", [30, 40, 66])
def test_the_ring_of_the_dealer_is_free_of_the_name(qapp, monkeypatch, height):
    written = {}

    def note(painter, rect, words, *how):
        written[words] = QRectF(rect)

    monkeypatch.setattr(plates, "write", note)
    plate = PlateItem(1)
    plate.set_theme(THEMES["felt"])
    plate.set_scale(1.0, 1.0)
    plate.set_rect(QRectF(0, 0, 180, height))
    plate.show_plate(PlateContent(1, 1, "Bix", "strong", 11, dealer=True))
    picture = QImage(180, height, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        plate.draw(painter)
    assert not written["D"].intersects(written["Bix"].adjusted(0, 0, 0, -0.4 * written["Bix"].height()))
    assert written["D"].right() <= written["Bix"].left() or height >= 50
    assert "deals this hand" in plate.toolTip()
