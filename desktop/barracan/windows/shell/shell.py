"""What pages and features may ask of the window around them, and how they tell it what has failed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from barracan.model.moves import RecordFault
from barracan.model.record import RecordError
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.refused_files import reason_of
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.table.themes import Theme
from barracan.table.translation import translate_text
from barracan.windows.settings.preferences import Preferences
from barracan.windows.shell.pages import Pages

if TYPE_CHECKING:
    from barracan.windows.shell.notice import WayOut


class Shell(Protocol):
    """The frame of the window: it tells things, leads from page to page, and knows what the person has chosen."""

    @property
    def library(self) -> Library:
        """Where matches, pads and players are stored."""

    @property
    def pages(self) -> Pages:
        """What is shown, and the way back."""

    @property
    def preferences(self) -> Preferences:
        """What the person has chosen for good."""

    @property
    def theme(self) -> Theme:
        """The colours of the table and of all pages."""

    def tell(self, sentence: str, *, brief: bool = False, way_out: "WayOut | None" = None) -> None:
        """Tell a failure of the program in one sentence; what is no failure is *brief*."""

    def remember(self, preferences: Preferences) -> None:
        """Keep what has been chosen; nothing of it can be seen now."""

    def prefer(self, preferences: Preferences) -> None:
        """Keep what has been chosen, and look and speak like it."""


class Feature(QObject):
    """The base of what the window offers beside its table: it shows pages of its own in the frame that it is given."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.pages)
        self._shell, self._pages, self._library = shell, shell.pages, shell.library

    def _choose_file(self, title: str, suggested: str, ending: str, kinds: str) -> Path | None:
        """Let the person choose a file to write, with this ending if it has none; the library's own is refused."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(self._pages.window(), title, suggested, kinds)
        if not name:
            return None
        path = Path(name if Path(name).suffix else name + ending)
        if self._library.path is not None and path.absolute() == self._library.path.absolute():
            self._shell.tell(translate_text(Text("Failures", _OWN_LIBRARY, {"file": path.name})))
            return None
        return path


_OWN_LIBRARY = QT_TRANSLATE_NOOP("Failures", "{file} is the library, where your matches are kept: choose another name.")
_UNWRITABLE = QT_TRANSLATE_NOOP("Failures", "{file} cannot be written: {reason}.")


@contextmanager
def report_failures(tell: Callable[[str], object], file: str = "") -> Iterator[None]:
    """Run what the library or a record may make fail, or a *file* that is written; a failure ends it and is told."""
    try:
        yield
    except LibraryError as failure:
        tell(translate_text(failure.text))
    except (RecordError, RecordFault) as failure:
        tell(translate_text(failure.reason))
    except OSError as failure:
        if not file:
            raise
        tell(translate_text(unwritable(file, reason_of(failure))))


def unwritable(file: str, reason: Text | str) -> Text:
    """The sentence that says why a file cannot be written."""
    return Text("Failures", _UNWRITABLE, {"file": file, "reason": reason})
