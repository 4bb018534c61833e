"""The program where it can open no window: one sentence, the documented exit code, no abort."""

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QLibraryInfo

from barracan.windows.shell import qt_application as screen
from barracan.windows.shell.qt_application import NONE, few_colours, missing_library, no_screen

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
NOT_LOADED = 'Could not load the Qt platform plugin "xcb" in "" even though it was found.'
FAILED = "This application failed to start because no Qt platform plugin could be initialized."


@contextmanager
def few_colour_screen():
    """A screen of 256 colours; the server itself chooses and tells the display's number."""
    read, write = os.pipe()
    line = ["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x8", "-nolisten", "tcp"]
    with subprocess.Popen(line, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


def play(library, **variables):
    """Start the program with nothing known of a display but these variables."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in named} | variables
    return subprocess.run(
        [sys.executable, "-P", "-m", "barracan", "play", "--library", str(library)],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@linux_only
@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({}, NONE),
        ({"DISPLAY": ":7777"}, "The display :7777 can't be reached: set DISPLAY to one that can."),
        ({"QT_QPA_PLATFORM": "xcb"}, NONE),
        ({"DISPLAY": ":7777", "QT_QPA_PLATFORM": "wrong"},
         "Qt knows no platform 'wrong': unset QT_QPA_PLATFORM or set it to another one."),
        ({"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "none-7777", "XDG_RUNTIME_DIR": "/"},
         "The display none-7777 can't be reached: set WAYLAND_DISPLAY to one that can."),
        ({"QT_QPA_PLATFORM": "linuxfb:fb=/none"},
         "Qt can open no window with QT_QPA_PLATFORM='linuxfb:fb=/none': change or unset that."),
    ],
)  # fmt: skip
def test_a_display_that_is_not_there_is_told_in_one_sentence(tmp_path, variables, sentence):
    library = tmp_path / "library.sqlite"
    done = play(library, **variables)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"barracan play: {sentence}\n")
    assert [each.name for each in tmp_path.iterdir()] in ([], [library.name])


def test_a_missing_library_of_the_system_is_named(monkeypatch):
    missing = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(screen, "missing_library", {"xcb": missing}.get)
    told = no_screen(["could not connect to display ", NOT_LOADED, FAILED], {"DISPLAY": ":0"})
    assert told == f"Qt can open no window because this system lacks a library: {missing}."


def test_where_every_library_is_there_the_display_is_at_fault():
    said = ["could not connect to display :7777", NOT_LOADED, FAILED]
    assert no_screen(said, {}) == "The display :7777 can't be reached: set DISPLAY to one that can."


@pytest.mark.parametrize(("platform", "depth", "few"), [("xcb", 8, True), ("xcb", 16, False), ("windows", 8, False)])
def test_a_screen_of_few_colours_is_told_where_qt_cannot_paint_on_it(platform, depth, few):
    sentence = "The screen has 8 bits of colour, and Qt paints with 15 at least: choose one with more."
    assert few_colours(platform, depth) == (sentence if few else "")


@linux_only
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="a screen of few colours is made by Xvfb")
def test_on_a_screen_of_256_colours_the_program_ends_with_a_sentence(tmp_path):
    with few_colour_screen() as display:
        done = play(tmp_path / "library.sqlite", DISPLAY=display, QT_QPA_PLATFORM="xcb")
    assert (done.returncode, done.stderr) == (2, f"barracan play: {few_colours('xcb', 8)}\n")


@linux_only
def test_the_linker_says_what_a_platform_lacks(tmp_path, monkeypatch):
    (tmp_path / "platforms").mkdir()
    (tmp_path / "platforms" / "libqbroken.so").touch()
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    assert "libqbroken.so" in missing_library("broken")
    assert missing_library("unknown") == ""


@linux_only
def test_a_frozen_program_names_the_library_too(monkeypatch):
    """What freezes programs wraps the linker's words into its own, which name no library."""
    missing = "libwayland-cursor.so.0: cannot open shared object file"

    def load(name):
        raise OSError(f"Failed to load dynlib/dll {name!r}.") from OSError(missing)

    monkeypatch.setattr("ctypes.CDLL", load)
    assert missing_library("xcb") == missing


@linux_only
def test_qt_that_cannot_be_loaded_is_told_in_one_sentence(tmp_path):
    """A module of the name stands in for one whose libraries are missing."""
    (tmp_path / "PySide6").mkdir()
    missing = "libEGL.so.1: cannot open shared object file"
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({missing!r})")
    done = play(tmp_path / "library.sqlite", PYTHONPATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (2, f"barracan play: Qt cannot be loaded: {missing}.\n")
