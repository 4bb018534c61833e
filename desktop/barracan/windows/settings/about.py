"""What the program is, and where it keeps its data: the library can move to another file."""

import platform
from collections.abc import Callable
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QStandardPaths, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLayout, QWidget

from barracan import __version__
from barracan.storage.exchange import move
from barracan.storage.library_file import own_path, remember
from barracan.table.themes import Outfit
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import lay_column, lay_row
from barracan.windows.shell.page import scroll_column
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.shell.wide_page import WidePage
from barracan.windows.shell.wordmark import Wordmark

_BREAK: Final = "\u200b"
"""A space of no width, at which a line may break."""


class AboutPage(WidePage):
    """Version, licences, the places of the library and of the log.

    Signals:
        moved: the library is to lie elsewhere.
    """

    moved = Signal()

    def __init__(self, library: Path | None, log: Path | None) -> None:
        super().__init__("about_page", self.tr("About"))
        self._wordmark = Wordmark(52)
        move = Pill("move_library", self.tr("Keep the library elsewhere"), self.content, sign="export", size="small")
        move.clicked.connect(self.moved)
        self.head.addWidget(move)
        rows = scroll_column(self.column)
        rows.setSpacing(10)
        version = label(self.tr("Version {version}").format(version=__version__), "lead")
        relatives = label(self.tr("BarraCan and its relatives at one card table."), wrap=True)
        rows.addWidget(_box(self._wordmark, 8, version, relatives))
        matches, log_title = self.tr("Your matches"), self.tr("The log")
        nowhere = self.tr("in memory only: nothing is kept after this")
        rows.addWidget(_box(label(matches, "lead"), self._place("library_place", matches, library, nowhere)))
        standard = self.tr("standard error")
        rows.addWidget(_box(label(log_title, "lead"), self._place("log_place", log_title, log, standard)))
        licences = [label(words, wrap=True) for words in self._licences()]
        system = self.tr("Python {python} on {system}").format(
            python=platform.python_version(), system=platform.platform(terse=True)
        )
        rows.addWidget(_box(label(self.tr("Licences"), "lead"), *licences, label(system, "quiet", wrap=True)))
        rows.addStretch(1)

    def wear(self, outfit: Outfit) -> None:
        """Wear another theme, the name too."""
        super().wear(outfit)
        self._wordmark.set_theme(outfit.theme)

    def _licences(self) -> tuple[str, ...]:
        qt = self.tr("Qt {qt} and PySide {pyside} are used under the GNU Lesser General Public License, version 3.")
        return (
            self.tr("The program, its card faces and its sounds are free software under the MIT licence."),
            qt.format(qt=qVersion(), pyside=PySide6.__version__),
            self.tr("Inter and Klee One are used under the SIL Open Font License, version 1.1."),
        )

    def _place(self, name: str, title: str, path: Path | None, nowhere: str) -> QHBoxLayout:
        """Where a file lies, with a button that copies that: a long path breaks anywhere."""
        if path is None:
            return lay_row(label(nowhere, "quiet", wrap=True))
        told = label(_BREAK.join(str(path)), "quiet", wrap=True, name=name)
        told.setAccessibleName(self.tr("{what}: {place}").format(what=title, place=path))
        copy = button(
            self.tr("Copy"), f"copy_{name}", "quiet", do=lambda: QGuiApplication.clipboard().setText(str(path))
        )
        copy.setAccessibleName(self.tr("Copy: {what}").format(what=title))
        return lay_row((told, 1), copy)


def _box(*rows: QWidget | QLayout | int) -> QFrame:
    """A box of rows, as the lists of matches and players have."""
    box = QFrame()
    box.setProperty("part", "wide_box")
    lay_column(*rows, inside=box, margins=(20, 14, 20, 14), spacing=4)
    return box


_ENDING = ".sqlite"


class LibraryRelocation(Feature):
    """Lets the person choose another place; *go_on* saves the open match there and says whether all of it is."""

    def __init__(self, shell: Shell, go_on: Callable[[], bool]) -> None:
        super().__init__(shell)
        self._go_on = go_on
        self._own = shell.library.wanted == own_path()

    def tell(self, sentence: str) -> None:
        """Tell that the library fails, and offer another place."""
        self._shell.tell(sentence, way_out=(self.tr("Save elsewhere"), self.ask))

    def ask(self) -> None:
        """Let the person choose a file; one that is a library keeps what it has."""
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        name, _ = QFileDialog.getSaveFileName(
            self._pages.window(),
            self.tr("Save the library elsewhere"),
            str(folder / f"barracan{_ENDING}"),
            self.tr("Libraries (*.sqlite)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            self._move(Path(name if Path(name).suffix else name + _ENDING))

    def _move(self, path: Path) -> None:
        with report_failures(self.tell):
            whole = move(self._library, path)
            if not self._go_on():
                return  # the session has said why
            words = self.tr("Everything is saved in {file} from now on.")
            if not whole:
                words = self.tr("What is played is saved in {file} from now on. The earlier matches could not be read.")
            self._shell.tell("\n".join((words.format(file=path), *self._note(path))))

    def _note(self, path: Path) -> tuple[str, ...]:
        """Find the library there the next time too; the sentence if that cannot be."""
        if self._own:
            try:
                remember(path)
            except OSError:
                return (self.tr("Start the program with --library and this file to find it again."),)
        return ()
