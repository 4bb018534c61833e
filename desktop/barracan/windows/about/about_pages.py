"""The ways to the page about the program, and what its buttons do."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import platformdirs
from PySide6.QtCore import QDate, QStandardPaths, Qt, Signal

from barracan.storage.errors import LibraryError
from barracan.storage.players import known_names
from barracan.table.translation import common
from barracan.windows.about.about_page import PROGRAM, AboutPage, Places
from barracan.windows.about.fault_report import parts_of, write_report
from barracan.windows.shell.shell import Feature, Shell, report_failures

_ENDING = ".zip"


class AboutPages(Feature):
    """Shows what the program is, and saves reports of faults.

    *settings* is the folder where choices are kept, *log* the file of the log, *record* the lines of the match at the
    table.

    Signals:
        asked: ``save_elsewhere`` or ``copy_library``.
    """

    asked = Signal(str)

    def __init__(self, shell: Shell, settings: Path, log: Path | None, record: Callable[[], Sequence[str]]) -> None:
        super().__init__(shell)
        self._settings, self._log, self._record = settings, log, record

    def show(self, section: str = PROGRAM) -> None:
        """Show the page at a section."""
        self._pages.put_away("about_page")  # the library may lie elsewhere since
        page = self._pages.get("about_page", self._create_page)
        page.open_section(section)
        self._pages.go(page)

    def _create_page(self) -> AboutPage:
        pictures = platformdirs.user_cache_path("barracan", appauthor=False)
        page = AboutPage(Places(self._library.path, self._settings, pictures, self._log))
        page.asked.connect(lambda name: self.save_report() if name == "save_report" else self.asked.emit(name))
        return page

    def save_report(self) -> None:
        """Let the person choose a file for a report of a fault, and write it."""
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        name = f"barracan-report-{QDate.currentDate().toString(Qt.DateFormat.ISODate)}{_ENDING}"
        kinds = ";;".join((self.tr("Archive (*.zip)"), self.tr("Text (*.txt)")))
        path = self._choose_file(common("Save a report"), str(folder / name), _ENDING, kinds)
        if path is None:
            return
        with report_failures(self._shell.tell, file=str(path)):
            write_report(path, parts_of(self._record(), self._log, self._names()))
            self._shell.tell(self.tr("The report is in {file}.").format(file=path))

    def _names(self) -> list[str]:
        """Everybody whom the library knows; a library that fails may be what is reported."""
        with suppress(LibraryError):
            return self._library.ask(known_names)
        return []
