"""What holds for every test of the windows."""

import pytest

import closed_windows
import inter
from barracan.storage.library import Library
from barracan.table import timings
from barracan.windows.shell.language import set_language
from windows.opening import open_window


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
def speak():
    """Speaks another language until the test is over."""
    yield set_language
    set_language("en")
