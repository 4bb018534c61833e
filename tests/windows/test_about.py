"""The page about the program: where its files lie, however long their paths are."""

import re
from importlib.metadata import requires
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea

from barracan.table.themes import Outfit
from barracan.windows.about.about_page import SECTIONS, AboutPage, Places
from barracan.windows.about.components import components
from windows.pages import click, control

LONG = Path("/home", *["a-folder-whose-name-goes-on-and-on"] * 9, "library.sqlite")


@pytest.fixture(params=[(1024, 700), (1280, 800)], ids=str)
def page(qtbot, request, tmp_path):
    page = AboutPage(Places(LONG, tmp_path / "settings", tmp_path / "pictures", None))
    qtbot.addWidget(page)
    page.resize(*request.param)
    page.wear(Outfit())
    page.open_section("data")
    page.show()
    page.grab()
    return page


def test_a_long_path_is_shown_whole(page):
    told = control(page, "library_place")
    assert told.text().replace("\u200b", "") == str(LONG)
    assert told.accessibleName() == f"Your matches: {LONG}"
    assert told.height() >= told.heightForWidth(told.width())
    area = control(page, "about_data").findChild(QScrollArea)
    assert told.mapTo(page, told.rect().bottomRight()).x() < area.mapTo(page, area.rect().bottomRight()).x()


def test_a_path_is_copied_as_it_is(page):
    click(page, "copy_library_place")
    assert QGuiApplication.clipboard().text() == str(LONG)


def words(page):
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def test_the_first_section_names_the_form_of_records(page):
    page.open_section("program")
    assert any(".cards.jsonl" in each for each in words(page))
    form = Path(control(page, "record_place").text().replace("\u200b", ""))
    assert "cards.jsonl" in form.read_text(encoding="utf-8")


def test_where_data_lies_is_told_and_how_it_is_copied(page, tmp_path):
    page.open_section("data")
    for name in ("settings", "pictures"):
        assert str(tmp_path / name) in [each.replace("\u200b", "") for each in words(page)]
    assert "barracan library backup FILE" in words(page)


def test_its_list_leads_to_each_section(page):
    side = control(page, "sections")
    for key in SECTIONS:
        side.setCurrentRow(SECTIONS.index(key))
        assert control(page, f"about_{key}").isVisible()


def test_its_buttons_ask_by_name(page):
    asked = []
    page.asked.connect(asked.append)
    page.open_section("data")
    click(page, "copy_library")
    click(page, "save_elsewhere")
    page.open_section("fault")
    click(page, "save_report")
    assert asked == ["copy_library", "save_elsewhere", "save_report"]


def test_all_that_the_program_needs_to_run_is_named_with_its_licence():
    told = " ".join(part.name for part in components()).lower()
    for package in (re.match(r"[\w]+", each)[0] for each in requires("barracan") or () if "extra" not in each):
        assert package.lower() in told
    for part in components():
        assert part.licence
        assert part.makers
        assert part.source.startswith("https://") or part.name == "BarraCan"


def test_the_makers_of_typefaces_are_those_of_their_licences():
    fonts = Path(__file__).parents[2] / "resources" / "fonts"
    named = {part.makers: part.source for part in components()}
    for licence in fonts.glob("*/LICENSE.txt"):
        first = licence.read_text(encoding="utf-8").splitlines()[0]
        assert any(makers in first and source in first for makers, source in named.items()), first


@pytest.mark.parametrize("place", ["sections", "about_page"])
def test_the_page_keys_turn_what_is_told(page, place):
    page.open_section("parts")
    bar = control(page, "about_parts").findChild(QScrollArea).verticalScrollBar()
    watched = page if place == "about_page" else control(page, place)
    QTest.keyClick(watched, Qt.Key.Key_PageDown)
    assert bar.value() == min(bar.maximum(), bar.pageStep())
    assert control(page, "about_parts").isVisible()
    QTest.keyClick(watched, Qt.Key.Key_PageUp)
    assert bar.value() == 0
