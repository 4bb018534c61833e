"""Moving the library to another file, above all when its own fails."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.location import own_path, remember
from barracan.storage.relocation import move
from barracan.table.translation import translate_text

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow

_ENDING = ".sqlite"


class Elsewhere(QObject):
    """Lets the person choose another place, and lets the match that is open go on there."""

    def __init__(self, window: "MainWindow", library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._library = library
        self._own = library.wanted == own_path()

    def tell(self, sentence: str) -> None:
        """Tell that the library fails, and offer another place."""
        self._window.tell(sentence, way_out=(self.tr("Save elsewhere"), self.ask))

    def ask(self) -> None:
        """Let the person choose a file; one that is a library keeps what it has."""
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save the library elsewhere"),
            str(folder / f"barracan{_ENDING}"),
            self.tr("Libraries (*.sqlite)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            self._move(Path(name if Path(name).suffix else name + _ENDING))

    def _move(self, path: Path) -> None:
        try:
            whole = move(self._library, path)
        except LibraryError as trouble:
            self.tell(translate_text(trouble.text))
            return
        if not self._window.desk.is_open:
            self._window.show_start()
        self._window.desk.session.save()
        if self._window.desk.session.unsaved:
            return  # the session has said why
        told = self.tr("Everything is saved in {file} from now on.")
        if not whole:
            told = self.tr("What is played is saved in {file} from now on. The earlier matches could not be read.")
        self._window.tell("\n".join((told.format(file=path), *self._noted(path))))

    def _noted(self, path: Path) -> tuple[str, ...]:
        """Find the library there the next time too; the sentence if that cannot be."""
        if self._own:
            try:
                remember(path)
            except OSError:
                return (self.tr("Start the program with --library and this file to find it again."),)
        return ()
