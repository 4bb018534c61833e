"""Records that come into the library and go out of it, from the window."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFileDialog

from barracan.games.catalog import find_game
from barracan.model.record import ENDING, RecordError, read_line
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.verify import record_lines
from barracan.refused_files import reason_of
from barracan.storage.errors import LibraryError
from barracan.storage.exchange import Found, file_name, import_record, write_record
from barracan.table.translation import common, translate_text
from barracan.windows.shell.shell import Feature, report_failures

_DONE = {
    Found.NEW: QT_TRANSLATE_NOOP("RecordExchange", "{file}: imported."),
    Found.KNOWN: QT_TRANSLATE_NOOP("RecordExchange", "{file}: the library has this match already."),
    Found.CONTINUED: QT_TRANSLATE_NOOP("RecordExchange", "{file}: the match goes on with what was imported."),
}
_WRONG = QT_TRANSLATE_NOOP("RecordExchange", "{file}: line {line} is wrong ({clause}). {reason}")
_NOT_STORED = QT_TRANSLATE_NOOP("RecordExchange", "{file} is not imported. {reason}")
_TOLD_AT_ONCE = 6


class RecordExchange(Feature):
    """Imports and exports what the person names, and tells what came of it.

    Signals:
        imported: records have come in.
    """

    imported = Signal()

    def ask_for_files(self) -> None:
        """Let the person choose records, and import them."""
        kinds = common("Records (*.cards.jsonl);;All files (*)")
        names, _ = QFileDialog.getOpenFileNames(self._pages.window(), common("Import records"), "", kinds)
        if names:
            self.take(list(map(Path, names)))

    def take(self, paths: Sequence[Path]) -> None:
        """Import these files and show the list."""
        sentences = [self._import(path) for path in paths]
        self.imported.emit()
        more = len(sentences) - _TOLD_AT_ONCE
        if more > 0:
            sentences = [*sentences[:_TOLD_AT_ONCE], self.tr("Further files: {number}").format(number=more)]
        self._shell.tell("\n".join(sentences))

    def export(self, match: int) -> None:
        """Let the person choose where a match of the library goes, and write its record."""
        with report_failures(self._shell.tell):
            self.export_lines(self._library.lines(match), match)

    def export_lines(self, lines: Sequence[str], match: int | None) -> None:
        """Let the person choose where the record with these lines goes, and write it: it needs no library."""
        game = str(read_line(lines[0])["game"])
        suggested = f"{game}{ENDING}" if match is None else file_name(match, game)
        title, kinds = self.tr("Export the match"), self.tr("Records (*.cards.jsonl)")
        path = self._choose_file(title, suggested, ENDING, kinds)
        if path is not None:
            with report_failures(self._shell.tell, file=str(path)):
                write_record(lines, path)
                self._shell.tell(self.tr("Exported as {file}.").format(file=path))

    def _import(self, path: Path) -> str:
        try:
            with path.open("rb") as stream:
                done = import_record(self._library, find_game, record_lines(stream))
        except RecordError as wrong:
            return _format(_WRONG, path, line=wrong.line, clause=wrong.clause, reason=translate_text(wrong.reason))
        except OSError as trouble:
            return common("{file} cannot be read: {reason}.").format(
                file=path.name, reason=translate_text(reason_of(trouble))
            )
        except LibraryError as trouble:
            return _format(_NOT_STORED, path, reason=translate_text(trouble.text))
        return _format(_DONE[done.found], path)


def _format(template: str, path: Path, **arguments: str | int) -> str:
    return QCoreApplication.translate("RecordExchange", template).format(file=path.name, **arguments)
