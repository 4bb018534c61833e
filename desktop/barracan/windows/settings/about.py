"""What the program is, and where it keeps its data: the library can move to another file."""

import platform
from collections.abc import Callable
from pathlib import Path

import PySide6
from PySide6.QtCore import QStandardPaths, Qt, Signal, qVersion
from PySide6.QtWidgets import QFileDialog

from barracan import __version__
from barracan.storage.exchange import move
from barracan.storage.library_file import own_path, remember
from barracan.table.themes import Theme
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import STRETCH, lay_row
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.shell.wordmark import Wordmark


class AboutPage(Page):
    """Version, licences, the places of the library and of the log.

    Signals:
        moved: the library is to lie elsewhere.
    """

    moved = Signal()

    def __init__(self, library: Path | None, log: Path | None) -> None:
        super().__init__("about_page", self.tr("About"), 700, 520)
        self._wordmark = Wordmark(52)
        nowhere = self.tr("in memory only: nothing is kept after this")
        standard = self.tr("standard error")
        lines = (
            (self.tr("Version {version}").format(version=__version__), "lead"),
            (self.tr("BarraCan and its relatives at one card table."), ""),
            (self.tr("The program, its card faces and its sounds are free software under the MIT licence."), ""),
            (
                self.tr(
                    "Qt {qt} and PySide {pyside} are used under the GNU Lesser General Public License, version 3."
                ).format(qt=qVersion(), pyside=PySide6.__version__),
                "",
            ),
            (self.tr("Inter and Klee One are used under the SIL Open Font License, version 1.1."), ""),
            (
                self.tr("Python {python} on {system}").format(
                    python=platform.python_version(), system=platform.platform(terse=True)
                ),
                "quiet",
            ),
            (self.tr("Your matches: {place}").format(place=library or nowhere), "quiet"),
            (self.tr("The log: {place}").format(place=log or standard), "quiet"),
        )
        rows = scroll_column(self.body)
        rows.addWidget(self._wordmark)
        rows.addSpacing(8)
        for words, part in lines:
            each = label(words, part, wrap=True)
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            rows.addWidget(each)
        rows.addStretch(1)
        move = button(self.tr("Keep the library elsewhere"), "move_library", do=self.moved)
        foot = lay_row(move, STRETCH)
        self.body.addLayout(foot)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the name too."""
        super().set_theme(theme)
        self._wordmark.set_theme(theme)


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
