"""The language of the program: the system's or the one chosen, changed while a match is open."""

import gc
import shutil
from dataclasses import replace
from datetime import UTC, datetime
from errno import ENOENT
from random import Random
from weakref import ref
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence
from shiboken6 import isValid

from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.refused_files import reason_of
from barracan.resources import resource
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.storage.players import known_names
from barracan.table.translation import translate_text
from barracan.windows.rules import rules_text
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.settings.preferences import read_preferences
from barracan.windows.shell import language
from barracan.windows.shell.formats import format_moment
from barracan.windows.shell.language import find_language, names_of_nobody, set_language, unspoken_language
from barracan.windows.shell.main_window import MainWindow
from self_played import played_lines
from waiting import run_dry, until
from windows.pages import absent, choose, control


@pytest.fixture(autouse=True)
def english_again():
    yield
    set_language("en")


@pytest.fixture
def open_window(qtbot, tmp_path):
    """Opens a window with a library and folder of its own."""
    with Library.open(tmp_path / "library.sqlite") as library:
        windows = []

        def open_one():
            windows.append(MainWindow(library, tmp_path))
            qtbot.addWidget(windows[-1])
            with qtbot.waitExposed(windows[-1]):
                windows[-1].show()
            return windows[-1]

        yield open_one
        windows[-1].close()


@pytest.fixture
def window(open_window):
    return open_window()


def italian(context, source):
    """The translation in the catalog."""
    for each in ET.parse(resource("translations", "barracan_it.ts")).iter("context"):
        if each.findtext("name") == context:
            for message in each.iter("message"):
                if message.findtext("source") == source:
                    return message.findtext("translation")
    raise AssertionError(f"{source} is not in the catalog")


def test_automatic_is_the_systems_language_where_it_is_spoken(monkeypatch):
    for name, spoken in (("it_CH", "it"), ("nl_NL", "en"), ("C", "en")):
        monkeypatch.setattr(QLocale, "system", staticmethod(lambda name=name: QLocale(name)))
        assert find_language("auto") == spoken
    assert find_language("it") == "it"


@pytest.mark.parametrize(
    ("preferred", "spoken", "told"), [("ja nl it en", "it", False), ("ja en it", "en", True), ("ja nl", "en", True)]
)
def test_automatic_is_the_first_of_several_languages_that_is_spoken(monkeypatch, preferred, spoken, told):
    system = QLocale("ja_JP")
    monkeypatch.setattr(system, "uiLanguages", preferred.split, raising=False)
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: system))
    assert find_language("auto") == spoken
    assert (unspoken_language() is not None) == told


@pytest.mark.parametrize(("language", "space"), [("de", "Leertaste"), ("pt", "Espaço")])
def test_qt_speaks_the_language_too(language, space, qtbot):
    set_language(language)
    assert QKeySequence("Space").toString(QKeySequence.SequenceFormat.NativeText) == space


def test_an_unknown_language_is_told_and_kept_for_the_program_that_knows_it(open_window, tmp_path):
    kept = tmp_path / "preferences.json"
    kept.write_text('{"language": "eo"}', "utf-8")
    window = open_window()
    until(lambda: not absent(window, "notice_sentence"))
    assert control(window, "notice_sentence").text().startswith("The language chosen, eo, is none")
    window.show_settings()
    window.prefer(replace(window.preferences, theme="dark"))
    assert read_preferences(kept).language == "eo"
    choose(window.painted_widget, "language", "it")
    assert QCoreApplication.translate("common", "Settings") == italian("common", "Settings")


def test_a_language_of_the_system_that_is_not_spoken_is_told_at_the_first_start(monkeypatch, open_window):
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("ja_JP")))
    first = open_window()
    until(lambda: not absent(first, "notice_sentence"))
    assert control(first, "notice_sentence").text().endswith("日本語, so that it speaks English.")
    first.prefer(first.preferences)
    assert unspoken_language() is not None
    later = open_window()
    run_dry()
    assert absent(later, "notice_sentence")


@pytest.mark.parametrize(
    ("named", "told"), [("xx_YY.UTF-8", "xx"), ("C.UTF-8", ""), ("POSIX", ""), ("", ""), ("de_DE", "")]
)
def test_a_language_that_nobody_has_heard_of_is_told(monkeypatch, named, told):
    """Qt takes a system that speaks such a one for a system without a language."""
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("C")))
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", named)
    said = unspoken_language()
    assert (said.arguments["language"] if said else "") == told
    assert find_language("auto") == ("de" if named == "de_DE" else "en")


def flipped(made):
    """Bits that have changed in the middle; Qt loads such a file, and ends the program when it looks into it."""
    chance, bits = Random(4), bytearray(made)
    for _ in range(60):
        bits[chance.randrange(20, len(bits))] ^= 1 << chance.randrange(8)
    return bytes(bits)


@pytest.mark.parametrize(
    "damage", [lambda _: b"no translation", lambda _: b"", lambda made: made[:20000], flipped],
    ids=["another file", "empty", "cut", "flipped bits"],
)  # fmt: skip
def test_a_damaged_translation_is_told_and_english_is_spoken(monkeypatch, window, tmp_path, damage):
    shutil.copy(resource("translations", "barracan_it.sum"), tmp_path)
    (tmp_path / "barracan_it.qm").write_bytes(damage(resource("translations", "barracan_it.qm").read_bytes()))
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path / parts[-1])
    window.prefer(replace(window.preferences, language="it"))
    until(lambda: not absent(window, "notice_sentence"))
    assert control(window, "notice_sentence").text().startswith("The translation into Italiano cannot be read.")
    assert window.painted_widget.title.text() == "Settings"


def test_dates_speak_the_language_too(qapp):
    long_ago = datetime(2020, 3, 12, 12, tzinfo=UTC)
    set_language("it")
    assert format_moment(long_ago) == "12 marzo 2020"
    set_language("en")
    assert format_moment(long_ago) == "March 12, 2020"
    set_language("auto")
    assert QLocale() == QLocale.system()


@pytest.mark.parametrize(("system", "written"), [("de_AT", "12. März 2020"), ("ja_JP", "March 12, 2020")])
def test_dates_of_a_system_are_in_the_language_that_is_spoken(monkeypatch, system, written):
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(system)))
    set_language("auto")
    assert format_moment(datetime(2020, 3, 12, 12, tzinfo=UTC)) == written


def test_the_language_changes_at_once_and_the_match_goes_on(window):
    window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "human"))))
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    match = window.controller.match
    window.show_settings()
    window.prefer(replace(window.preferences, language="it"))
    assert window.controller.match == match
    assert QCoreApplication.translate("common", "Settings") == italian("common", "Settings") != "Settings"
    window.prefer(replace(window.preferences, language="en"))
    assert QCoreApplication.translate("common", "Settings") == "Settings"


def test_the_first_page_of_another_language_is_asked_for_nothing_any_more(window):
    window.start(MatchSettings("barbu", tuple(SeatNote(name, "human") for name in ("Ada", "Bix", "Nora", "Tomas"))))
    window.show_home()
    page = window.pages.currentWidget()
    window.prefer(replace(window.preferences, language="it"))
    until(lambda: not isValid(page))
    run_dry()


def test_settings_of_another_language_leave_nothing_in_memory(window):
    window.show_settings()
    page = ref(window.pages.currentWidget())
    for spoken in ("it", "de", "en"):
        window.prefer(replace(window.preferences, language=spoken))
        until(lambda: page() is None or not isValid(page()))
        run_dry()
    gc.collect()
    assert page() is None


def test_without_a_match_the_settings_come_back_in_the_new_language(window):
    window.show_matches()
    window.show_settings()
    window.prefer(replace(window.preferences, language="it"))
    page = window.pages.currentWidget()
    assert page.objectName() == "settings_page"
    assert page.title.text() == italian("common", "Settings")


def test_rules_that_are_damaged_in_a_language_are_read_in_english_and_told(window, tmp_path, monkeypatch):
    shutil.copytree(resource("rules"), tmp_path / "rules")
    (tmp_path / "rules" / "it").mkdir(exist_ok=True)
    (tmp_path / "rules" / "it" / "barracan.md").write_bytes(b"\xff\xfe")
    monkeypatch.setattr(rules_text, "folder_of", lambda room, _: tmp_path / room)
    window.prefer(replace(window.preferences, language="it"))
    window.show_rules("B1.1")
    assert control(window, "notice_sentence").text().startswith("Le regole non si possono leggere")
    assert rules_of("barracan").clause("B1.1").paragraphs[0] in window.pages.currentWidget().shown_text


def test_court_letters_change_at_once_in_the_words_of_the_table_and_on_its_cards(window):
    window.start(MatchSettings("barbu", tuple(SeatNote(name, "human") for name in ("Ada", "Bix", "Cleo", "Dan"))))
    window.prefer(replace(window.preferences, letters="RDV"))
    try:
        assert window.controller.is_open
        assert window.outfit.faces == "classic@RDV"
        assert translate_text(Text("barbu", "Play the {card}", {"card": "Q♠"})) == "Play the D♠"
    finally:
        window.prefer(replace(window.preferences, letters="KQJ"))
    assert translate_text(Text("barbu", "Play the {card}", {"card": "Q♠"})) == "Play the Q♠"


@pytest.mark.parametrize("failure", [FileNotFoundError(ENOENT, "The system cannot find it"), OSError(ENOENT, "")])
def test_why_the_system_refuses_a_file_is_said_in_the_language_of_the_window(window, failure):
    set_language("it")
    assert translate_text(reason_of(failure)) == "non esiste"
    assert translate_text(reason_of(OSError(-1, "Something else"))) == "Something else"


def test_a_file_that_is_not_there_is_told_of_in_the_language_of_the_window(window, tmp_path):
    set_language("de")
    told = window.features.reviews.of_file(tmp_path / "none.cards.jsonl")
    assert told == "none.cards.jsonl lässt sich nicht lesen: Es gibt keine solche Datei."


def test_who_has_told_no_name_is_called_by_the_word_of_each_language(window):
    window.prefer(replace(window.preferences, language="de"))
    window.start(MatchSettings("barracan", (SeatNote("Du", "human"), SeatNote("Bix", "casual")), number="1"))
    window.show_settings()
    window.prefer(replace(window.preferences, language="en"))
    assert window.controller.model.names == ("You", "Bix")
    assert window.library.ask(known_names) == ["You"]
    assert [seat.name for seat in window.library.find_unfinished()[0].seats] == ["You", "Bix"]
    window.prefer(replace(window.preferences, name="Du"))
    window.prefer(replace(window.preferences, language="it"))
    assert window.controller.model.names[0] == "You"  # who told a name is called by it


def test_a_match_is_looked_at_under_the_names_of_today(window, library):
    first, *others = played_lines("barracan", ("beginner", "casual"), seed=1, first=1)
    match = library.begin([first.replace('"beginner 0","player":"beginner"', '"Du","player":"human"'), *others])
    library.release(match)
    window.prefer(replace(window.preferences, language="it"))
    window.features.reviews.of_match(match)
    review = window.pages.find_leaf("review_page").review
    review.seek(review.hands[0] + 1)
    assert review.match.seats[0].name == "Tu"
    assert review.lines == library.lines(match)


def test_the_word_for_nobody_is_known_in_each_language():
    assert names_of_nobody() == {"You", "Du", "Tú", "Vous", "Tu", "Você"}
