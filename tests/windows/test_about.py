"""The page about the program: where its files lie, however long their paths are."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QScrollArea

from barracan.table.themes import Outfit
from barracan.windows.settings.about import AboutPage
from windows.pages import click, control

LONG = Path("/home", *["a-folder-whose-name-goes-on-and-on"] * 9, "library.sqlite")


@pytest.fixture(params=[(1024, 700), (1280, 800)], ids=str)
def page(qtbot, request):
    page = AboutPage(LONG, None)
    qtbot.addWidget(page)
    page.resize(*request.param)
    page.wear(Outfit())
    page.show()
    page.grab()
    return page


def test_a_long_path_is_shown_whole(page):
    told = control(page, "library_place")
    assert told.text().replace("\u200b", "") == str(LONG)
    assert told.accessibleName() == f"Your matches: {LONG}"
    assert told.height() >= told.heightForWidth(told.width())
    area = page.findChild(QScrollArea)
    assert told.mapTo(page, told.rect().bottomRight()).x() < area.mapTo(page, area.rect().bottomRight()).x()


def test_a_path_is_copied_as_it_is(page):
    click(page, "copy_library_place")
    assert QGuiApplication.clipboard().text() == str(LONG)
