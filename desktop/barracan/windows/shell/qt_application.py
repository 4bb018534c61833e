"""Starting Qt for the window, or for a process that draws as the window does."""

import builtins
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from barracan.resources import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

NO_SCREEN = 2
"""The exit code where no window can be opened."""


def make_application(clean_up: Callable[[], None] = lambda: None) -> "QApplication":
    """Start Qt and load the type; without a screen clean up and end the program with a sentence."""
    plain_import = builtins.__import__
    try:
        from PySide6.QtGui import QFontDatabase
        from PySide6.QtWidgets import QApplication
    except ImportError as missing:
        clean_up()
        print(f"barracan play: Qt cannot be loaded: {missing}.", file=sys.stderr)  # noqa: T201 - there is no window
        sys.exit(NO_SCREEN)
    # PySide6 has put a hook there that reads the source of each later module for the sake of ``from __feature__
    # import``, which is not used here; it made the imports that follow take about a third longer.
    builtins.__import__ = plain_import
    from barracan.table.accessibility.factory import install
    from barracan.windows.shell.screen import start_qt

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = start_qt(clean_up, NO_SCREEN)
    install()
    application.setApplicationName("barracan")
    application.setApplicationDisplayName("BarraCan")
    application.setDesktopFileName("barracan")
    for weight in ("Regular", "Medium", "SemiBold", "Bold"):
        QFontDatabase.addApplicationFont(str(resource("fonts", "inter", f"Inter-{weight}.otf")))
    return application
