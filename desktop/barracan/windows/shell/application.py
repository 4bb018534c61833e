"""The program with its window, from its first import to its last line in the log."""

import gc
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import platformdirs

from barracan.files import make_private, make_private_folder
from barracan.games.catalog import CATALOG, find_game
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.messages import MatchSettings
from barracan.storage.errors import LibraryError, error_text
from barracan.storage.library import Library
from barracan.windows.shell.qt_application import make_application

if TYPE_CHECKING:
    from barracan.storage.summaries import MatchSummary
    from barracan.windows.shell.main_window import MainWindow

_FAILED = QT_TRANSLATE_NOOP(
    "application", "Something in the program went wrong. What was played is saved; the log tells more: {log}"
)
_NO_UNFINISHED = QT_TRANSLATE_NOOP("application", "There is no unfinished match to resume.")

_READERS_COME = 2000
"""Milliseconds after which all is ready for a screen reader that is started later than the program."""

_log = logging.getLogger(__name__)


class StartOptions(NamedTuple):
    """How the window opens.

    ``resume`` is ``last`` or the number of a match; ``new`` a match to begin at once; ``watch`` lets computers play one
    hand after another; ``report`` is a file that gets the number of each position of the match that has been shown;
    ``file`` is a record to look at.
    """

    library: Path
    resume: str | None = None
    new: MatchSettings | None = None
    watch: bool = False
    report: Path | None = None
    file: Path | None = None

    @property
    def is_plain(self) -> bool:
        """Whether a window that is open already on this library does as well."""
        return not (self.resume or self.new or self.watch or self.report)


def run_window(options: StartOptions) -> int:
    """Open the window, play, and clean up when it is closed; without a screen the program says why and ends with 2."""
    if options.is_plain and handed_over(options.library, options.file):
        return 0
    library, notice = open_library(options.library)
    match = _match_to_resume(options.resume, library) if options.resume else None
    _load_game(options, match)
    from barracan.windows.shell.log import LogFile, log_failures

    journal = LogFile(platformdirs.user_log_path("barracan", appauthor=False))

    def clean_up() -> None:
        library.close()
        journal.close()

    application = make_application(clean_up)
    from barracan.table.translation import translate_text
    from barracan.windows.shell.main_window import MainWindow
    from barracan.windows.shell.observers import FirstPaint

    folder = platformdirs.user_data_path("barracan", appauthor=False)
    window = MainWindow(library, folder, journal.path)
    if options.watch or options.report:
        _observe(window, options)
    if sys.platform == "darwin":
        fit_into_mac(window)
    log_failures(lambda: window.tell(translate_text(_failure(journal.path))))
    window.show()  # gives the table its size; nothing is painted before the events run
    open_first_page(window, options, match)
    if notice:
        print(notice, file=sys.stderr)  # noqa: T201 - those who start it from a terminal look there
        window.tell_library(translate_text(notice))
    FirstPaint(window.painted_widget, lambda: after_first_picture(window))
    try:
        return application.exec()
    finally:
        window.controller.close()
        clean_up()


def handed_over(library: Path, file: Path | None) -> bool:
    """Whether a program that is open already on this library shows its window instead, and the file if there is one."""
    from barracan.windows.shell.qt_application import without_hook
    from barracan.windows.shell.socket_place import has_server

    if not has_server(library):
        return False
    with without_hook():
        from barracan.windows.shell.handover import ask_open_program
    return ask_open_program(library, file)


def fit_into_mac(window: "MainWindow") -> None:
    """Open what the Finder asks for, and have a menu at the top of the screen."""
    from barracan.session.lessons.course import find_course
    from barracan.windows.shell.formats import game_title
    from barracan.windows.shell.menu_bar import MenuBar

    def taught() -> str:
        controller = window.controller
        return game_title(find_course(controller.game.id if controller.is_open else ""))

    window.features.opened_files.hear_system()
    window.setMenuBar(MenuBar(window, window.do, lambda: window.controller.is_open, taught))


def open_library(path: Path) -> tuple[Library, Text | None]:
    """Open the library, a damaged one to be salvaged later; where that cannot be, one in memory, and the sentence."""
    try:
        library = Library.open(path, salvage_later=True)
    except LibraryError as trouble:
        return Library.in_memory(path), error_text("in_memory", what=trouble.text)
    return library, library.notice


def open_first_page(window: "MainWindow", options: StartOptions, match: "MatchSummary | None") -> None:
    """Show the match that was asked for, else what can be resumed."""
    from barracan.table.translation import translate_text

    if options.new:
        window.start(options.new)
    elif options.resume:
        number = int(options.resume) if options.resume != "last" else match.id if match else None
        if number is not None:
            window.resume(number)
        elif window.library.unsalvaged is None:
            window.tell(translate_text(Text("application", _NO_UNFINISHED)))
    if not window.controller.is_open:
        window.show_home()
    if options.file and (trouble := window.features.reviews.of_file(options.file)):
        print(trouble, file=sys.stderr)  # noqa: T201 - those who start it from a terminal look there


def _load_game(options: StartOptions, match: "MatchSummary | None") -> None:
    """Import the rules that the first page needs: imports are slower once PySide6 is there."""
    game = options.new.game if options.new else match.game if match else None
    if game is not None:
        find_game(game)


def _match_to_resume(wanted: str, library: Library) -> "MatchSummary | None":
    """The match that was asked for, if it can be seen in the list."""
    try:
        found = library.find_unfinished()
    except LibraryError:
        _log.exception("the matches of the library cannot be listed")
        return None
    return next((summary for summary in found if wanted in {"last", str(summary.id)}), None)


def _failure(log: Path | None) -> Text:
    return Text("application", _FAILED, {"log": str(log or "stderr")})


def _observe(window: "MainWindow", options: StartOptions) -> None:
    from barracan.windows.shell.observers import Report, Watch

    if options.watch:
        Watch(window.controller, window)
    if options.report:
        Report(window.controller, options.report, window)


def after_first_picture(window: "MainWindow") -> None:
    """Do what need not be done before the table can be seen."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QAccessible

    from barracan.windows.shell.icon import program_icon
    from barracan.windows.shell.memory import MemoryReturn, part_large_pieces
    from barracan.windows.shell.observers import EndSignals

    window.setWindowIcon(program_icon())
    EndSignals(window.close, window)
    part_large_pieces()
    MemoryReturn(window.pages)
    if window.library.unsalvaged is not None:
        window.features.salvage.begin()
    _keep_cache_private(platformdirs.user_cache_path("barracan", appauthor=False) / "faces")
    window.follow_system()
    window.features.opened_files.listen()
    if window.preferences.faces == "own":
        window.features.settings.tell_faulty_faces()
    _load_ahead(window)
    QTimer.singleShot(0 if QAccessible.isActive() else _READERS_COME, window, lambda: window.announcer)
    gc.freeze()  # what is here stays; until now nothing was collected
    gc.enable()


def _load_ahead(window: "MainWindow") -> None:
    """Load what the pages are made of while no match is open; beside one, what the first page is made of."""
    from PySide6.QtCore import QTimer

    from barracan.windows.shell.ahead import PAUSE, Ahead
    from barracan.windows.shell.loading import load_home, load_pages

    played_last = [game for game in reversed(list(window.preferences.tables)) if game in CATALOG.own]
    ahead = Ahead(window, PAUSE)
    ahead.begin(load_pages(dict.fromkeys((*played_last, *CATALOG.own))))
    ahead.go_on(wanted=not window.controller.is_open)
    window.pages.currentChanged.connect(lambda: ahead.go_on(wanted=not window.controller.is_open))
    QTimer.singleShot(_READERS_COME, window, load_home)


def _keep_cache_private(folder: Path) -> None:
    """Let nobody else read what earlier versions have left in the cache."""
    if folder.is_dir():
        make_private_folder(folder)
        make_private(*folder.iterdir())
