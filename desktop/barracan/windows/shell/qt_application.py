"""Starting Qt for the window, or for a process that draws as the window does, and where there may be no screen."""

import builtins
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from barracan import DESKTOP_ID
from barracan.resources import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

NO_SCREEN = 2
"""The exit code where no window can be opened."""
_NAMES = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
"""What tells Qt where to open windows."""
NONE = "There is no screen here to open a window on."
_UNKNOWN = r'Could not find the Qt platform plugin "(?P<name>[^"]*)"'
_NOT_LOADED = r'Could not load the Qt platform plugin "(?P<name>[^"]*)"'
_NO_X = r"could not connect to display ?(?P<display>.*)"
_LEAST_DEPTH = 15
_NO_WAYLAND = "create wl_display"


def make_application(clean_up: Callable[[], None] = lambda: None) -> "QApplication":
    """Start Qt and load the type; without a screen clean up and end the program with a sentence."""
    try:
        with without_hook():
            from PySide6.QtGui import QFontDatabase
            from PySide6.QtWidgets import QApplication
    except ImportError as missing:
        clean_up()
        print(f"barracan play: Qt cannot be loaded: {missing}.", file=sys.stderr)  # noqa: T201 - there is no window
        sys.exit(NO_SCREEN)
    from barracan.table.accessibility.factory import install

    _name_on_task_bar()
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = start_qt(clean_up, NO_SCREEN)
    install()
    application.setApplicationName("barracan")
    application.setApplicationDisplayName("BarraCan")
    application.setDesktopFileName(DESKTOP_ID)
    for weight in ("Regular", "Medium", "SemiBold", "Bold"):
        QFontDatabase.addApplicationFont(str(resource("fonts", "inter", f"Inter-{weight}.otf")))
    return application


@contextmanager
def without_hook() -> Iterator[None]:
    """Import PySide6 for the first time without the hook that it puts into Python's import.

    The hook reads the source of each later module for the sake of ``from __feature__ import``, which is not used here;
    it made the imports that follow take about a third longer.
    """
    plain_import = builtins.__import__
    try:
        yield
    finally:
        builtins.__import__ = plain_import


def _name_on_task_bar() -> None:
    """Let Windows know the program by its own name: it would pile its windows up under Python's."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(DESKTOP_ID)


def start_qt(clean_up: Callable[[], None], code: int) -> "QApplication":
    """Start Qt; where it can open no window, clean up, say why in a sentence, and end the program with *code*.

    What Qt says without failing goes to stderr as ever.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    messages: list[str] = []
    lines: list[str] = []

    def end(sentence: str = "") -> None:
        clean_up()
        told = sentence or no_screen(messages, os.environ)
        print(f"barracan play: {told}", file=sys.stderr, flush=True)  # noqa: T201 - no window
        os._exit(code)  # Qt has been left in the middle, and aborts if this returns

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        messages.append(message)
        lines.append(qFormatLogMessage(kind, context, message))
        if kind == QtMsgType.QtFatalMsg:
            end()

    before = qInstallMessageHandler(hear)
    application = QApplication([sys.argv[0]])
    qInstallMessageHandler(before)
    if application.primaryScreen() is None:
        end()
    if too_few := few_colours(application.platformName(), application.primaryScreen().depth()):
        end(too_few)
    for line in lines:
        print(line, file=sys.stderr)  # noqa: T201 - where Qt would have written it
    return application


def no_screen(messages: Sequence[str], variables: Mapping[str, str]) -> str:
    """Why Qt can open no window, in one sentence, from what it has said and what it was told."""
    text = "\n".join(messages)
    if unknown := re.search(_UNKNOWN, text):
        return f"Qt knows no platform {unknown['name']!r}: unset QT_QPA_PLATFORM or set it to another one."
    if (not_loaded := re.search(_NOT_LOADED, text)) and (missing := missing_library(not_loaded["name"])):
        return f"Qt can open no window because this system lacks a library: {missing}."
    no_x = re.search(_NO_X, text)
    if no_x and (display := no_x["display"].strip()):
        return f"The display {display} can't be reached: set DISPLAY to one that can."
    if _NO_WAYLAND in text and (display := variables.get("WAYLAND_DISPLAY", "")):
        return f"The display {display} can't be reached: set WAYLAND_DISPLAY to one that can."
    if no_x:
        return NONE
    settings = " and ".join(f"{name}={variables[name]!r}" for name in _NAMES if variables.get(name))
    return f"Qt can open no window with {settings}: change or unset that." if settings else NONE


def few_colours(platform: str, depth: int) -> str:
    """Why nothing could be seen on a screen of so many bits of colour, in a sentence; empty where Qt paints on it.

    X alone has Qt paint in the screen's own form; elsewhere what is painted is turned into it.
    """
    if platform != "xcb" or depth >= _LEAST_DEPTH:
        return ""
    return f"The screen has {depth} bits of colour, and Qt paints with {_LEAST_DEPTH} at least: choose one with more."


def missing_library(platform: str) -> str:
    """What the dynamic linker says is missing for a platform of Qt's, ``""`` where that is not the matter."""
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", f"libq{platform}.so")
    try:
        ctypes.CDLL(str(plugin))
    except OSError as failure:
        return str(failure.__cause__ or failure) if plugin.exists() else ""  # a frozen program wraps what is told
    return ""
