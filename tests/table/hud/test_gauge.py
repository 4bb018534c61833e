"""The gauge of the tray: what it says, and the room that it takes."""

import pytest
from PySide6.QtCore import QRectF

from barracan.model.gauge import Gauge
from barracan.model.offers import TrayVerdict
from barracan.model.text import Text
from barracan.table.hud.gauge import gauge_words
from barracan.table.hud.tray_page import TrayPage

NAME = Text("concan", "Melds-down")


@pytest.mark.parametrize(
    ("counted", "words"),
    [(44, "44 of 51, 7 more"), (51, "51 of 51"), (0, "0 of 51, 51 more"), (64, "64 points, 51 are enough")]
)
def test_it_tells_how_much_is_missing(counted, words):
    assert gauge_words(Gauge(NAME, counted, 51)) == words


@pytest.mark.parametrize("size", [(300, 600), (900, 200)])
def test_it_stands_at_the_head_of_the_tray_clear_of_everything(qapp, size):
    page = TrayPage()
    page.show_tray((), TrayVerdict((), gauge=Gauge(NAME, 44, 51)))
    page.set_rect(QRectF(0, 0, *size))
    assert page.gauge.isVisible()
    head = page.gauge.area_in_parent()
    assert head.top() == 0
    assert not head.intersects(page.foot.area_in_parent())
    assert not head.intersects(page.new_place.area_in_parent())
    assert page.gauge.spoken_name() == "Melds-down: 44 of 51, 7 more"
    page.show_tray((), TrayVerdict(()))
    assert not page.gauge.isVisible()
