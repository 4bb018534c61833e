"""Starting Qt where there may be no screen: Qt would abort, after several lines about itself."""

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

_NAMES = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
"""What tells Qt where to open windows."""
NONE = "There is no screen here to open a window on."
_UNKNOWN = r'Could not find the Qt platform plugin "(?P<name>[^"]*)"'
_NOT_LOADED = r'Could not load the Qt platform plugin "(?P<name>[^"]*)"'
_NO_X = r"could not connect to display ?(?P<display>.*)"
_NO_WAYLAND = "create wl_display"


def start_qt(clean_up: Callable[[], None], code: int) -> QApplication:
    """Start Qt; where it can open no window, clean up, say why in a sentence, and end the program with *code*.

    What Qt says without failing goes to stderr as ever.
    """
    said: list[str] = []
    lines: list[str] = []

    def end() -> None:
        clean_up()
        print(f"barracan play: {no_screen(said, os.environ)}", file=sys.stderr, flush=True)  # noqa: T201 - no window
        os._exit(code)  # Qt has been left in the middle, and aborts if this returns

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        said.append(message)
        lines.append(qFormatLogMessage(kind, context, message))
        if kind == QtMsgType.QtFatalMsg:
            end()

    before = qInstallMessageHandler(hear)
    application = QApplication([sys.argv[0]])
    qInstallMessageHandler(before)
    if application.primaryScreen() is None:
        end()
    for line in lines:
        print(line, file=sys.stderr)  # noqa: T201 - where Qt would have written it
    return application


def no_screen(said: Sequence[str], variables: Mapping[str, str]) -> str:
    """Why Qt can open no window, in one sentence, from what it has said and what it was told."""
    text = "\n".join(said)
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


def missing_library(platform: str) -> str:
    """What the dynamic linker says is missing for a platform of Qt's, ``""`` where that is not the matter."""
    import ctypes

    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", f"libq{platform}.so")
    try:
        ctypes.CDLL(str(plugin))
    except OSError as failure:
        return str(failure) if plugin.exists() else ""
    return ""
