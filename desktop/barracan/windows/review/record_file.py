"""Reading the record in a file that a person has chosen, which may be anything."""

from pathlib import Path
from typing import BinaryIO

from barracan.games.catalog import find_game
from barracan.model.moves import RecordFault
from barracan.model.record import LINE_LIMIT, read_line
from barracan.model.replay import FORMAT
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text
from barracan.model.verify import record_lines
from barracan.refused_files import reason_of
from barracan.session.review import Review
from barracan.table.translation import common, translate_text
from barracan.windows.review.record_words import no_hand, verdict

_NO_FILE = QT_TRANSLATE_NOOP("review", "{file} cannot be read: it is no file.")
_NO_RECORD = QT_TRANSLATE_NOOP("review", "{file} is no record of a match. Records are files that end in .cards.jsonl.")
_NEWER = QT_TRANSLATE_NOOP(
    "review",
    "{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.",
)
_DAMAGED = QT_TRANSLATE_NOOP("review", "Nothing of {file} can be shown. {reason}")


class UnreadableError(Exception):
    """A file of which nothing can be shown; its argument is the sentence to tell."""


def read_file(path: Path) -> Review:
    """The record in a file, as far as it is right; raises ``UnreadableError`` where nothing of it is."""
    try:
        if path.exists() and not path.is_file():  # to wait for a pipe would keep the window from being painted
            raise _unreadable(_NO_FILE, path)
        with path.open("rb") as stream:
            if (fault := _fault_of_head(path, stream)) is not None:
                raise fault
            review = Review(find_game, record_lines(stream))
    except (OSError, ValueError) as trouble:  # a name may be none that the system knows
        reason = translate_text(reason_of(trouble) if isinstance(trouble, OSError) else str(trouble))
        told = common("{file} cannot be read: {reason}.").format(file=path.name, reason=reason)
        raise UnreadableError(told) from trouble
    if review.wrong is None and not review.hands:
        raise UnreadableError(no_hand())
    if not review.hands:
        raise _unreadable(_DAMAGED, path, reason=verdict(review))
    return review


def _fault_of_head(path: Path, stream: BinaryIO) -> UnreadableError | None:
    """What is told of a file by its first line alone: that it is no record, or one of another program's format."""
    head = stream.readline(LINE_LIMIT + 2)
    stream.seek(0)
    if not head.lstrip().startswith(b"{") or b'"kind"' not in head or b'"match"' not in head:
        return _unreadable(_NO_RECORD, path)
    try:
        stated = read_line(head.decode("utf-8").rstrip("\n")).get("format")
    except (UnicodeDecodeError, RecordFault):
        return None  # the line itself is damaged
    if type(stated) is int and stated > FORMAT:
        return _unreadable(_NEWER, path, format=stated, known=FORMAT)
    return None


def _unreadable(template: str, path: Path, **arguments: Argument) -> UnreadableError:
    return UnreadableError(translate_text(Text("review", template, {"file": path.name, **arguments})))
