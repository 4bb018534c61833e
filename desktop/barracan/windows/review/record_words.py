"""What is said of a record as a whole, and the match of practice that is made of its beginning."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from barracan.model.record import RecordError, read_line, write_line
from barracan.model.replay import HUMAN
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.review import Review
from barracan.table.translation import translate_text

STAND_IN = "strong"
"""Who plays for the other people of a match that one person plays on."""

_RIGHT = QT_TRANSLATE_NOOP("review", "Every line of this record is right.")
_NO_HAND = QT_TRANSLATE_NOOP("review", "No hand of this match was dealt.")
_WRONG = QT_TRANSLATE_NOOP("review", "Line {line} is wrong ({clause}). {reason}")


def verdict(review: Review) -> str:
    """Whether a record is right, in a sentence."""
    wrong: RecordError | None = review.wrong
    if wrong is None:
        return QCoreApplication.translate("review", _RIGHT)
    return translate_text(Text("review", _WRONG, {"line": wrong.line, "clause": wrong.clause, "reason": wrong.reason}))


def no_hand() -> str:
    """What is told of a record in which there is nothing to look at."""
    return QCoreApplication.translate("review", _NO_HAND)


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
