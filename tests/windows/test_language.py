"""The language of the program: the system's or the one chosen, changed while a match is open."""

import shutil
from dataclasses import replace
from datetime import UTC, datetime
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from barracan.model.replay import SeatNote
from barracan.resources import resource
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.windows.rules import rules_text
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.shell.formats import format_moment
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.system_settings import find_language, set_language
from windows.pages import control


@pytest.fixture(autouse=True)
def english_again():
    yield
    set_language("en")


@pytest.fixture
def window(qtbot, tmp_path):
    with Library.open(tmp_path / "library.sqlite") as library:
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        yield window
        window.close()


def italian(context, source):
    """The translation in the catalog."""
    for each in ET.parse(resource("translations", "barracan_it.ts")).iter("context"):
        if each.findtext("name") == context:
            for message in each.iter("message"):
                if message.findtext("source") == source:
                    return message.findtext("translation")
    raise AssertionError(f"{source} is not in the catalog")


def test_automatic_is_the_systems_language_where_it_is_spoken(monkeypatch):
    for name, language in (("it_CH", "it"), ("fr_FR", "en"), ("C", "en")):
        monkeypatch.setattr(QLocale, "system", staticmethod(lambda name=name: QLocale(name)))
        assert find_language("auto") == language
    assert find_language("it") == "it"


def test_dates_speak_the_language_too(qapp):
    long_ago = datetime(2020, 3, 12, 12, tzinfo=UTC)
    set_language("it")
    assert format_moment(long_ago) == "12 marzo 2020"
    set_language("en")
    assert format_moment(long_ago) == "March 12, 2020"
    set_language("auto")
    assert QLocale() == QLocale.system()


def test_the_language_changes_at_once_and_the_match_goes_on(window):
    window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "human"))))
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    match = window.controller.match
    window.show_settings()
    window.prefer(replace(window.preferences, language="it"))
    assert window.controller.match == match
    assert QCoreApplication.translate("SettingsPage", "Settings") == italian("SettingsPage", "Settings") != "Settings"
    window.prefer(replace(window.preferences, language="en"))
    assert QCoreApplication.translate("SettingsPage", "Settings") == "Settings"


def test_without_a_match_the_settings_come_back_in_the_new_language(window):
    window.show_matches()
    window.show_settings()
    window.prefer(replace(window.preferences, language="it"))
    page = window.pages.currentWidget()
    assert page.objectName() == "settings_page"
    assert page.title.text() == italian("SettingsPage", "Settings")


def test_rules_that_are_damaged_in_a_language_are_read_in_english_and_told(window, tmp_path, monkeypatch):
    shutil.copytree(resource("rules"), tmp_path / "rules")
    (tmp_path / "rules" / "it").mkdir(exist_ok=True)
    (tmp_path / "rules" / "it" / "barracan.md").write_bytes(b"\xff\xfe")
    monkeypatch.setattr(rules_text, "folder_of", lambda room, _: tmp_path / room)
    window.prefer(replace(window.preferences, language="it"))
    window.show_rules("B1.1")
    assert control(window, "notice_sentence").text().startswith("Le regole non si possono leggere")
    assert rules_of("barracan").clause("B1.1").paragraphs[0] in window.pages.currentWidget().shown_text
