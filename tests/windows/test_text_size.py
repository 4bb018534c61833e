"""Text of 100 to 150 %: at the table as far as the cards leave it room, on pages as far as they have it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from barracan.table.layouts.frame import SMALLEST_CARD, Table, frame
from barracan.table.layouts.geometry import TEXT_SIZES, LayoutOptions
from barracan.windows.settings.preferences import CHOICES
from windows.by_storm import stored
from windows.pages import choose, click, control

TABLES = {"two": Table(2, singles=True), "four": Table(4, singles=False)}
SIZES = [(1024, 700), (1280, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_cards_stay_large_enough_and_every_row_of_text_grows(table, size):
    usual = frame(TABLES[table], LayoutOptions(QSizeF(*size)))
    before = 0.0
    for wanted in TEXT_SIZES:
        grid = frame(TABLES[table], LayoutOptions(QSizeF(*size), text_size=wanted))
        assert before <= grid.text_size <= wanted
        before = grid.text_size
        assert grid.text_scale == pytest.approx(usual.text_scale * grid.text_size)
        for row in ("top_bar", "label", "bar_height", "rail"):
            assert getattr(grid, row) == pytest.approx(getattr(usual, row) * grid.text_size)
        assert min(grid.hand_width, grid.meld_width) >= SMALLEST_CARD
        assert grid.centre_bottom - grid.centre_top >= min(usual.centre_bottom - usual.centre_top, 240)


def test_the_largest_text_fits_into_a_usual_window_and_not_into_the_smallest():
    assert frame(TABLES["four"], LayoutOptions(QSizeF(1280, 800), text_size=1.5)).text_size == 1.5
    assert frame(TABLES["four"], LayoutOptions(QSizeF(1024, 700), text_size=1.5)).text_size == 1.0


@pytest.mark.parametrize("text_size", CHOICES["text_size"])
def test_the_table_and_its_pages_take_the_size_at_once(window, library, text_size):
    window.resize(1280, 800)
    window.resume(stored(library, "human", "casual", moves=4))
    window.prefer(replace(window.preferences, text_size=text_size))
    layout = window.controller.scene.layout
    assert layout.text_scale == pytest.approx(int(text_size) / 100)
    assert window.controller.scene.hud.action_bar.ts == layout.text_scale
    window.show_rules()
    page = window.painted_widget
    assert page.scale <= int(text_size) / 100
    assert page.content.minimumSizeHint().width() <= page.width()


def test_settings_say_where_the_window_is_too_small(window):
    window.resize(1024, 700)
    window.show_settings()
    page = window.painted_widget
    page.open_section("reading")

    def told():
        return [each.text() for each in page.findChildren(QLabel) if "cards leave no room" in each.text()]

    assert told() == []
    window.preferences = replace(window.preferences, text_size="150")
    window.show_settings()
    assert told() == ["at the table 100%: in a window of this size the cards leave no room for more"]


def test_the_key_c_gives_each_suit_a_colour_of_its_own_and_takes_it_away(window, library):
    window.resume(stored(library, "human", "casual", moves=4))
    window.prefer(replace(window.preferences, faces="open-red"))
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_C)
    assert window.controller.scene.faces.art == "four-colour"
    assert control(window, "notice_sentence").text() == "Each suit has a colour of its own."
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_C)
    assert window.controller.scene.faces.art == "open-red"


def test_the_size_is_chosen_on_the_page(window):
    window.resize(1280, 800)
    window.show_settings()
    choose(window.painted_widget, "text_size", "130")
    assert window.preferences.text_size == "130"
    assert window.outfit.text_size == 1.3
    click(window, "close")
