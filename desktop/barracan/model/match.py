"""A match: its record and the state that replaying the record gives."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from barracan.model.cards import CODES, KINDS, Code
from barracan.model.events import Event
from barracan.model.game import AnyGame, Sides, State
from barracan.model.moves import Line, Move, RecordFault
from barracan.model.options import OptionValue
from barracan.model.randomness import shuffle
from barracan.model.record import RecordError, read_line, write_line
from barracan.model.replay import (
    FindGame,
    Replay,
    SeatNote,
    hand_end_keys,
    hand_line,
    match_end_keys,
    match_line,
)
from barracan.model.score import HandEnd


class Step(NamedTuple):
    """What one step of a match brought: its events, and the record lines that it adds."""

    events: list[Event]
    lines: tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One match of one game, grown line by line; saving it is appending, taking back is replaying fewer lines.

    Attributes:
        lines: the whole record so far, one JSON text a line.
        moves: the moves of the hand being played, or of the last one between hands.
        events: what the last move or deal brought.
    """

    def __init__(self, find_game: FindGame) -> None:
        self._replay = Replay(find_game)
        self._names: tuple[str, ...] = ()
        self.lines: list[str] = []
        self.moves: list[Move] = []
        self.events: list[Event] = []

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        seats: Sequence[SeatNote],
        options: Mapping[str, OptionValue],
        sides: Sides | None = None,
        **notes: object,
    ) -> "Match":
        """Begin a match; *notes* are free extra keys of its first line. Raises ``RecordFault`` for wrong settings."""
        match = cls({game.id: game}.get)  # which can be copied, as a compiled lambda cannot
        match._add(match_line(game, tuple(seats), options, sides, notes))
        return match

    @classmethod
    def replay(cls, find_game: FindGame, lines: Iterable[str]) -> "Match":
        """Replay a record; raises ``RecordError`` at the first line that is wrong."""
        match = cls(find_game)
        for text in lines:
            match.read(text)
        return match

    def read(self, text: str) -> list[Event]:
        """Take the next line of a record; raises ``RecordError`` if it is wrong."""
        try:
            return self._read(read_line(text), text)
        except RecordFault as wrong:
            raise RecordError(len(self.lines) + 1, wrong.clause, wrong.reason) from None

    @property
    def game(self) -> AnyGame:
        """The rules that are played."""
        return self._replay.game

    @property
    def state(self) -> State:
        """Everything about the match as it stands."""
        return self._replay.state

    @property
    def seats(self) -> tuple[SeatNote, ...]:
        """Who sits where."""
        if not self._names:
            return self._replay.seats
        return tuple(note._replace(name=name) for note, name in zip(self._replay.seats, self._names, strict=True))

    def call_seats(self, names: Sequence[str]) -> None:
        """Tell of the seats under these names from now on; the record keeps those of its first line."""
        self._names = tuple(names)

    @property
    def number(self) -> int:
        """How many lines the record has; it names a position of the match."""
        return len(self.lines)

    def deal(self, dealer: int, deck: Sequence[Code], **keys: object) -> Step:
        """Deal the next hand; raises ``RecordFault`` if dealer, deck or further keys are not those of the rules."""
        line = hand_line(self._replay.hands + 1, dealer, [KINDS[code] for code in deck])
        return self._step({**line, **keys})

    def play(self, move: Move, **notes: object) -> Step:
        """Make a move; raises ``RecordFault`` with the clause if the rules refuse it."""
        line = {"kind": "move", **self.game.write_move(move), **notes}
        return self._step(line)

    def shuffled_deck(self, rng: Random) -> tuple[Code, ...]:
        """Shuffle the match's pack."""
        deck = list(self.game.pack(self.state.seats, self.state.options))
        shuffle(deck, rng)
        return tuple(CODES[kind] for kind in deck)

    def settle(self) -> None:
        """Add the lines that end a hand and the match where a record breaks off before them."""
        while owed := self._replay.end_due:
            self._add(hand_end_keys(owed) if isinstance(owed, HandEnd) else match_end_keys(owed))

    def _step(self, line: Line) -> Step:
        before = len(self.lines)
        events = self._add(line)
        self.settle()
        return Step(events, tuple(self.lines[before:]))

    def _add(self, line: Line) -> list[Event]:
        return self._read(line, write_line(line))

    def _read(self, line: Line, text: str) -> list[Event]:
        happened = self._replay.read(line)
        self.lines.append(text)
        if happened.move is not None:
            self.moves.append(happened.move)
        elif line["kind"] == "hand":
            self.moves.clear()
        if line["kind"] in {"move", "hand"}:
            self.events = happened.events
        return happened.events
