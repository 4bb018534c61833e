"""Moving the library to another file, above all when its own fails."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from barracan.storage.library import Library
from barracan.storage.location import own_path, remember
from barracan.storage.relocation import move
from barracan.windows.shell.failures import report_failures
from barracan.windows.shell.shell import Shell

_ENDING = ".sqlite"


class LibraryRelocation(QObject):
    """Lets the person choose another place; *go_on* saves the open match there and says whether all of it is."""

    def __init__(self, shell: Shell, library: Library, go_on: Callable[[], bool]) -> None:
        super().__init__(shell.pages)
        self._shell = shell
        self._go_on = go_on
        self._library = library
        self._own = library.wanted == own_path()

    def tell(self, sentence: str) -> None:
        """Tell that the library fails, and offer another place."""
        self._shell.tell(sentence, way_out=(self.tr("Save elsewhere"), self.ask))

    def ask(self) -> None:
        """Let the person choose a file; one that is a library keeps what it has."""
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        name, _ = QFileDialog.getSaveFileName(
            self._shell.pages.window(),
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
