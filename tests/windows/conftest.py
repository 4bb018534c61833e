"""What holds for every test of the windows."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import closed_windows
import inter
from barracan.games.barracan.moves import Draw, LayMelds
from barracan.games.catalog import find_game
from barracan.session.progress import Pace
from barracan.storage.exchange import import_record
from barracan.storage.library import Library
from barracan.table import timings
from barracan.windows.learn.lesson_page import LessonPage
from barracan.windows.match.ending import AT_ONCE
from barracan.windows.shell.language import set_language
from session.company import dealt
from waiting import until
from windows.finale import ALL_FIVE, HELD
from windows.lessons import at
from windows.opening import open_window
from windows.pads import begin_pad, enter

RECORDS = Path(__file__).parent.parent / "records" / "right"


@pytest.fixture(scope="session", autouse=True)
def type_of_the_program(qapp):
    """The program's own type, so that words have their true widths."""
    inter.load()
    closed_windows.set_the_rest_apart()


@pytest.fixture(scope="module", autouse=True)
def left_behind():
    """What the tests of a file leave behind stays: each collection would take longer than the one before."""
    yield
    closed_windows.set_the_rest_apart()


@pytest.fixture(autouse=True)
def brief_sights(monkeypatch):
    """A trick that is complete is taken at once, and a card that comes where motion is off is there at once."""
    monkeypatch.setattr(timings, "TRICK_SHOWN", 0)
    monkeypatch.setattr(timings, "MELDS_SHOWN", 0)
    monkeypatch.setattr(timings, "FADE", 1)


@pytest.fixture(autouse=True)
def closed_windows_let_go():
    """Keep no window of an earlier test."""
    yield
    closed_windows.collect()


@pytest.fixture
def library(tmp_path):
    """An empty library on the disk."""
    with Library.open(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture
def window(qtbot, library, tmp_path):
    """The program's window on that library."""
    window = open_window(qtbot, library, tmp_path)
    yield window
    window.close()


@pytest.fixture
def open_lesson(qtbot, window):
    """Opens a chapter at the step of a title, else at its first, in a page of its own that ends with the test."""
    pages = []

    def open_lesson(chapter, title="", pace=None):
        page = LessonPage(chapter, window.controller.sounds)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        if pace is not None:
            page.session.pace = pace
        at(page, title or chapter.steps[0].text.title)
        page.scene.finish_motion()
        QApplication.processEvents()
        return page

    yield open_lesson
    for page in pages:
        page.end()


@pytest.fixture
def speak():
    """Speaks another language until the test is over."""
    yield set_language
    set_language("en")


@pytest.fixture
def matches_of_records(library):
    """Two matches between people in the library, as records of the tests tell them."""
    for name in ("two_seats", "in_the_middle_of_a_hand"):
        lines = (RECORDS / f"{name}.cards.jsonl").read_text(encoding="utf-8").splitlines()
        first = json.loads(lines[0])
        seats = [{"name": name, "player": "human"} for name in ("Ada", "Bix", "Nora", "Tomas")]
        first["seats"] = seats[: len(first["seats"])]
        import_record(library, find_game, [json.dumps(first), *lines[1:]])


@pytest.fixture
def people(matches_of_records, window):
    """The page with all players, opened from the first page."""
    window.show_matches()
    window.do("people")
    window.activateWindow()
    until(window.isActiveWindow)
    return window


@pytest.fixture
def opened_pad(people):
    """The pad of one kept by hand, opened."""
    begin_pad(people, "Zoe", "Yan")
    enter(people, 300, -20)
    return people


@pytest.fixture
def flash(window, library):
    """Ada goes out by a flash exit; the board is what is shown then."""

    def play(target=100, times=AT_ONCE):
        match = dealt(("human", "casual"), {0: HELD}, stock="7D", target=target)
        match.play(Draw(0))
        number = library.begin(match.lines)
        library.release(number)
        window.controller.finale.times = times
        window.controller.session.pace = Pace(0, 0)  # the preferences may have set another
        window.resume(number)
        window.controller.session.intents.submit(LayMelds(0, ALL_FIVE, flash=True))
        return window.controller.scene.hud

    return play
