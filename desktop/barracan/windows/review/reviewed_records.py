"""Which records are reviewed, with what verdict, and how one is played on as practice."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from barracan.games.catalog import find_game
from barracan.model.record import RecordError, read_line, write_line
from barracan.model.replay import HUMAN
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verify import record_lines
from barracan.session.review import Review
from barracan.table.translation import translate_text

STAND_IN = "strong"
"""Who plays for the other people of a match that one person plays on."""

_RIGHT = QT_TRANSLATE_NOOP("review", "Every line of this record is right.")
_WRONG = QT_TRANSLATE_NOOP("review", "Line {line} is wrong ({clause}). {reason}")
_UNREADABLE = QT_TRANSLATE_NOOP("review", "{file} cannot be read: {reason}.")


class UnreadableError(Exception):
    """A file of which nothing can be shown; its argument is the sentence to tell."""


def read_file(path: Path) -> Review:
    """The record in a file, as far as it is right; raises ``UnreadableError`` where nothing of it is."""
    try:
        with path.open("rb") as stream:
            review = Review(find_game, record_lines(stream))
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
        raise UnreadableError(
            translate_text(Text("review", _UNREADABLE, {"file": path.name, "reason": reason}))
        ) from trouble
    if not review.hands:
        raise UnreadableError(verdict(review))
    return review


def verdict(review: Review) -> str:
    """Whether a record is right, in a sentence."""
    wrong: RecordError | None = review.wrong
    if wrong is None:
        return QCoreApplication.translate("review", _RIGHT)
    return translate_text(Text("review", _WRONG, {"line": wrong.line, "clause": wrong.clause, "reason": wrong.reason}))


def over(lines: Sequence[str]) -> list[str]:
    """The lines of the hands that are over: nothing of the hand being played."""
    ends = [at + 1 for at, text in enumerate(lines) if read_line(text).get("kind") in {"hand_end", "match_end"}]
    return list(lines[: ends[-1]]) if ends else []


def practice(lines: Sequence[str], seat: int) -> list[str]:
    """The same record as a match of practice in which a person plays this seat and nobody else does."""
    first = dict(read_line(lines[0]))
    seats = [dict(note) for note in first["seats"]]
    for number, note in enumerate(seats):
        if number == seat:
            note["player"] = HUMAN
        elif note["player"] == HUMAN:
            note["player"] = STAND_IN
    return [write_line({**first, "seats": seats, "practice": True}), *lines[1:]]
