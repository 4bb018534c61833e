"""Running what may fail, and telling the failure in one sentence."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from barracan.model.moves import RecordFault
from barracan.model.record import RecordError
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.storage.errors import LibraryError
from barracan.table.translation import translate_text

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
        tell(translate_text(unwritable(file, failure.strerror or str(failure))))


def unwritable(file: str, reason: str) -> Text:
    """The sentence that says why a file cannot be written."""
    return Text("Failures", _UNWRITABLE, {"file": file, "reason": reason})
