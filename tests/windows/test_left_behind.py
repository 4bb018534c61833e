"""What pages leave behind in memory when they go: nothing."""

import gc
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QTimer, QTranslator
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

import closed_windows
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.windows.learn.learn_page import LearnPage
from barracan.windows.pads.export import print_pad
from barracan.windows.shell.memory import MemoryReturn
from waiting import run_dry, run_out, until

STATUS = Path("/proc/self/status")

TWO = MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "casual")))


@pytest.fixture(scope="module", autouse=True)
def nothing_of_earlier_files():
    """Let go of the last window of the file before: its test still held it when all that is left was set apart."""
    gc.unfreeze()
    closed_windows.set_the_rest_apart()


def begin_lesson(window, name):
    window.features.course.show("barracan")
    page = window.pages.currentWidget()
    assert isinstance(page, LearnPage)
    page.begun.emit(name)


def pages_of(window):
    """What shows each kind of page of which there is one in a language."""
    features = window.features
    return {
        "home": window.show_home,
        "matches": window.show_matches,
        "new match": window.show_new_match,
        "new pad": features.pads.begin_by_hand,
        "people": features.pads.show_people,
        "rules": partial(features.rules.show, "barracan"),
        "course": partial(features.course.show, "barracan"),
        "lesson": partial(begin_lesson, window, "first"),
        "puzzle": partial(features.puzzles.show, "barracan"),
        "about": features.about.show,
        "score pad": window.show_score,
        "players": window.match_pages.show_players,
        "fair play": window.match_pages.show_fair_play,
        "table in text": lambda: window.pages.show_table(window.match_pages.text_table()),
        "settings": window.show_settings,
    }


def gone(page):
    """Whether a page is no longer in memory, once Qt has let go of it."""
    until(lambda: page() is None or not isValid(page()))
    run_dry()
    gc.collect()
    return page() is None


def test_pages_of_another_language_leave_nothing_in_memory(window):
    window.start(TWO)
    shown = {}
    for name, show in pages_of(window).items():
        show()
        shown[name] = ref(window.pages.currentWidget())
    own = [ref(each) for each in QApplication.allWidgets() if each.parent() is None and each is not window]
    window.prefer(replace(window.preferences, language="it"))
    window.show_home()  # the picture of the last table is still prepared for the page before
    assert [name for name, page in shown.items() if not gone(page)] == []
    assert [each() for each in own if each() is not None and isValid(each()) and not each().isVisible()] == []


def test_the_rules_of_another_game_leave_nothing_of_those_before(window):
    window.features.rules.show("barracan")
    before = ref(window.pages.currentWidget())
    window.features.rules.show("barbu")
    assert gone(before)


def test_the_page_about_the_program_leaves_nothing_of_the_one_before(window):
    window.features.about.show()
    before = ref(window.pages.currentWidget())
    window.features.about.show("fault")
    assert gone(before)


def test_another_language_lets_nothing_be_told_twice(window):
    told = SIGNAL("currentChanged(int)")
    before = window.pages.receivers(told)
    window.prefer(replace(window.preferences, language="it"))
    assert window.pages.receivers(told) == before


@pytest.mark.skipif(not STATUS.is_file(), reason="the system does not tell how much memory is in use")
def test_what_was_let_go_of_is_given_back_once_a_person_rests_on_a_page(window):
    giving = MemoryReturn(window.pages)
    pieces = [bytearray(100_000) for _ in range(1000)]
    del pieces[::2], pieces[1::2]  # none of what is free lies at the end
    before = resident()
    window.show_settings()
    assert giving.rest.isActive()
    run_out(giving)
    assert resident() < before - 10_000
    assert pieces


PIECES = """
from pathlib import Path
from barracan.windows.shell.memory import part_large_pieces

def resident():
    return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0])

bytearray(32_000_000)  # from now on the C library would put those that are smaller between small ones
if {parted}:
    part_large_pieces()
pieces = [bytearray(size) for _ in range(50) for size in (2_000_000, 200_000)]
before = resident()
del pieces[::2]
print(before - resident())
"""
"""Tells how many kilobytes of a program of its own, whose memory has no holes yet, go back to the system."""


@pytest.mark.skipif(not STATUS.is_file(), reason="the system does not tell how much memory is in use")
@pytest.mark.parametrize("parted", [True, False])
def test_large_pieces_go_back_as_soon_as_they_are_let_go_of(parted):
    line = [sys.executable, "-c", PIECES.format(parted=parted)]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert (int(told) > 50_000) is parted


def resident():
    """How many kilobytes of the program lie in memory."""
    return int(STATUS.read_text().partition("VmRSS:")[2].split()[0])


def test_languages_that_are_spoken_no_more_leave_no_words(speak):
    for language in ("it", "de", "fr", "es"):
        speak(language)
    gc.collect()
    known = [each for each in gc.get_objects() if isinstance(each, QTranslator)]
    assert len(known) == 2  # Qt's own words and the program's


def test_asking_for_a_printer_leaves_no_dialog(window):
    def refuse():
        if isinstance(dialog := QApplication.activeModalWidget(), QPrintDialog):
            dialog.reject()
        else:
            QTimer.singleShot(0, refuse)

    QTimer.singleShot(0, refuse)
    assert not print_pad(window, "Pad", [])
    QCoreApplication.processEvents()
    assert window.findChildren(QPrintDialog) == []
