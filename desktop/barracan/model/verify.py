"""Verifying a record: the verdict on a stream of bytes, in bounded memory."""

from collections.abc import Callable, Iterator
from typing import BinaryIO

from barracan.model.moves import Line, RecordFault
from barracan.model.record import LINE_LIMIT, RECORD_LIMIT, RecordError, read_line, read_seal
from barracan.model.replay import FindGame, Replay
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

_TEXTS = {
    "empty": QT_TRANSLATE_NOOP("record", "The record is empty: it begins with a match line."),
    "no_line_feed": QT_TRANSLATE_NOOP("record", "The line does not end with a line feed."),
    "long_line": QT_TRANSLATE_NOOP("record", "The line is longer than 64 KiB."),
    "long_record": QT_TRANSLATE_NOOP("record", "The record is longer than 64 MiB."),
    "utf8": QT_TRANSLATE_NOOP("record", "The line is not UTF-8 text."),
}


@value
class Verdict:
    """A record that is right.

    Attributes:
        hands: how many hands it begins.
        finished: whether its match is finished.
        seals: how many of its hands have a seal that is their deck's.
        broken: the first hand whose seal is another deck's, 0 if there is none.
    """

    hands: int
    finished: bool
    seals: int = 0
    broken: int = 0


def verify(stream: BinaryIO, find_game: FindGame) -> Verdict:
    """Replay a record; raises ``RecordError`` at its first wrong line, ``OSError`` if it can't be read."""
    seals = broken = 0

    def judge(line: Line) -> None:
        nonlocal seals, broken
        if line["kind"] == "hand" and (seal := read_seal(line)):
            seals += seal.holds
            broken = broken or (0 if seal.holds else seal.hand)

    replay = read_record(stream, find_game, judge)
    return Verdict(replay.hands, replay.finished, seals, broken)


def read_record(stream: BinaryIO, find_game: FindGame, watch: Callable[[Line], None] | None = None) -> Replay:
    """Replay a record to its end and return what it comes to; *watch* sees each right line. Raises like ``verify``."""
    replay = Replay(find_game)
    for number, text in enumerate(record_lines(stream), 1):
        try:
            line = read_line(text)
            replay.read(line)
        except RecordFault as wrong:
            raise RecordError(number, wrong.clause, wrong.reason) from None
        if watch:
            watch(line)
    return replay


def record_lines(stream: BinaryIO) -> Iterator[str]:
    """The lines of a record, one at a time; raises ``RecordError`` at one that is no line of a record."""
    number = size = 0
    while raw := stream.readline(LINE_LIMIT + 2):
        number += 1
        size += len(raw)
        try:
            yield _text(raw, size)
        except RecordFault as wrong:
            raise RecordError(number, wrong.clause, wrong.reason) from None
    if not number:
        raise RecordError(1, "record", Text("record", _TEXTS["empty"]))


def _text(raw: bytes, size: int) -> str:
    if len(raw) - raw.endswith(b"\n") > LINE_LIMIT:
        raise _fault("long_line")
    if not raw.endswith(b"\n"):
        raise _fault("no_line_feed")
    if size > RECORD_LIMIT:
        raise _fault("long_record")
    try:
        return raw[:-1].decode("utf-8")
    except UnicodeDecodeError:
        raise _fault("utf8") from None


def _fault(name: str) -> RecordFault:
    return RecordFault("record", Text("record", _TEXTS[name]))
