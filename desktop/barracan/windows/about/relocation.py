"""The library in another file: it moves there, or a copy of it is put there."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from barracan.storage.exchange import move
from barracan.storage.library_file import own_path, remember
from barracan.table.translation import common
from barracan.windows.shell.notice import WayOut
from barracan.windows.shell.shell import Feature, Shell, report_failures

_ENDING = ".sqlite"


class LibraryRelocation(Feature):
    """Lets the person choose another place; *go_on* saves the open match there and says whether all of it is.

    A copy is a library of its own, with all that was played until then.
    """

    def __init__(self, shell: Shell, go_on: Callable[[], bool]) -> None:
        super().__init__(shell)
        self._go_on = go_on
        self._own = shell.library.wanted == own_path()

    def tell(self, sentence: str) -> None:
        """Tell that the library fails, and offer another place."""
        self._shell.tell(sentence, way_out=WayOut(common("Save elsewhere"), self.ask))

    def ask(self) -> None:
        """Let the person choose a file; one that is a library keeps what it has."""
        path = self._choose(self.tr("Save the library elsewhere"), "barracan")
        if path is not None:
            self._move(path)

    def copy(self) -> None:
        """Let the person choose a file that is not there yet, and copy the library to it while it is in use."""
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        path = self._choose(common("Copy the library"), f"barracan-{day}")
        if path is None:
            return
        if path.exists():
            self._shell.tell(self.tr("{file} is there already: choose another name.").format(file=path))
            return
        with report_failures(self._shell.tell, file=str(path)):
            self._library.back_up(path)
            self._shell.tell(self.tr("All matches are copied to {file}.").format(file=path))

    def _choose(self, title: str, name: str) -> Path | None:
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        chosen, _ = QFileDialog.getSaveFileName(
            self._pages.window(),
            title,
            str(folder / f"{name}{_ENDING}"),
            self.tr("Libraries (*.sqlite)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        return Path(chosen if Path(chosen).suffix else chosen + _ENDING) if chosen else None

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
