"""The program with its window, from its first import to its last line in the log."""

import builtins
import gc
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from barracan.files import make_private, make_private_folder
from barracan.games.catalog import find_game
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.resources import resource
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.windows.shell.start_options import Wishes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from barracan.storage.summaries import MatchSummary

_IN_MEMORY = QT_TRANSLATE_NOOP("application", "{what} The game goes on in memory; nothing is saved.")
_FAILED = QT_TRANSLATE_NOOP(
    "application", "Something in the program went wrong. What was played is saved; the log tells more: {log}"
)
_NO_UNFINISHED = QT_TRANSLATE_NOOP("application", "There is no unfinished match to resume.")

NO_SCREEN = 2
"""The exit code where no window can be opened."""
_READERS_COME = 2000
"""Milliseconds after which all is ready for a screen reader that is started later than the program."""

_log = logging.getLogger(__name__)


def run_window(wishes: Wishes) -> int:
    """Open the window, play, and clean up when it is closed; without a screen the program says why and ends with 2."""
    library, notice = open_library(wishes.library)
    match = _match_to_resume(wishes.resume, library) if wishes.resume else None
    _load_game(wishes, match)
    from barracan.windows.shell.log import Journal, hear_failures

    journal = Journal(platformdirs.user_log_path("barracan", appauthor=False))

    def clean_up() -> None:
        library.close()
        journal.close()

    application = make_application(clean_up)
    from barracan.table.translation import translate_text
    from barracan.windows.shell.first_paint import FirstPicture
    from barracan.windows.shell.main_window import MainWindow

    folder = platformdirs.user_data_path("barracan", appauthor=False)
    window = MainWindow(library, folder, journal.path)
    if wishes.watch or wishes.report:
        _observe(window, wishes)
    hear_failures(
        lambda: window.tell(translate_text(Text("application", _FAILED, {"log": str(journal.path or "stderr")})))
    )
    window.show()  # gives the table its size; nothing is painted before the events run
    open_first_page(window, wishes, match)
    notice = notice or library.notice  # damage may have been met only now
    if notice:
        print(notice, file=sys.stderr)  # noqa: T201 - those who start it from a terminal look there
        window.tell_trouble(translate_text(notice))
    FirstPicture(window.painted_widget, lambda: _after_first_picture(window))
    try:
        return application.exec()
    finally:
        window.desk.close()
        clean_up()


def open_library(path: Path) -> tuple[Library, Text | None]:
    """Open the library; where that cannot be, one in memory, and the sentence that says so."""
    try:
        library = Library.open(path)
    except LibraryError as trouble:
        return Library.in_memory(path), Text("application", _IN_MEMORY, {"what": trouble.text})
    return library, library.notice


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

    application = QApplication.instance() or start_qt(clean_up, NO_SCREEN)
    install()
    application.setApplicationName("barracan")
    application.setApplicationDisplayName("BarraCan")
    application.setDesktopFileName("barracan")
    for weight in ("Regular", "Medium", "SemiBold", "Bold"):
        QFontDatabase.addApplicationFont(str(resource("fonts", "inter", f"Inter-{weight}.otf")))
    return application


def open_first_page(window, wishes: Wishes, match: "MatchSummary | None") -> None:
    """Show the match that was asked for, else what can be resumed."""
    from barracan.table.translation import translate_text

    if wishes.new:
        window.start(wishes.new)
    elif wishes.resume:
        number = int(wishes.resume) if wishes.resume != "last" else match.id if match else None
        if number is None:
            window.tell(translate_text(Text("application", _NO_UNFINISHED)))
        else:
            window.resume(number)
    if not window.desk.is_open:
        window.show_start()


def _load_game(wishes: Wishes, match: "MatchSummary | None") -> None:
    """Import the rules that the first page needs: imports are slower once PySide6 is there."""
    game = wishes.new.game if wishes.new else match.game if match else None
    if game is not None:
        find_game(game)


def _match_to_resume(wanted: str, library: Library) -> "MatchSummary | None":
    """The match that was asked for, if it can be seen in the list."""
    try:
        found = library.unfinished()
    except LibraryError:
        _log.exception("the matches of the library cannot be listed")
        return None
    return next((summary for summary in found if wanted in {"last", str(summary.id)}), None)


def _failure(log: Path | None) -> Text:
    return Text("application", _FAILED, {"log": str(log or "stderr")})


def _observe(window, wishes: Wishes) -> None:
    from barracan.windows.match.watching import Report, Watch

    if wishes.watch:
        Watch(window.desk, window)
    if wishes.report:
        Report(window.desk, wishes.report, window)


def _after_first_picture(window) -> None:
    """Do what need not be done before the table can be seen."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QAccessible

    from barracan.windows.shell.signals import PoliteEnd

    PoliteEnd(window.close, window)
    _keep_cache_private(platformdirs.user_cache_path("barracan", appauthor=False) / "faces")
    window.follow_system()
    QTimer.singleShot(0 if QAccessible.isActive() else _READERS_COME, window, lambda: window.announcer)
    gc.freeze()  # what is here stays; until now nothing was collected
    gc.enable()


def _keep_cache_private(folder: Path) -> None:
    """Let nobody else read what earlier versions have left in the cache."""
    if folder.is_dir():
        make_private_folder(folder)
        make_private(*folder.iterdir())
