"""Looking at a match that is not being played: any position of it, as any seat sees it."""

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from barracan.model.cards import Code
from barracan.model.common_texts import common_text
from barracan.model.events import Event
from barracan.model.game import AnyGame, State
from barracan.model.match import Match, Step
from barracan.model.moves import Line, Move
from barracan.model.places import HAND, place_name
from barracan.model.record import RecordError, read_line
from barracan.model.replay import FindGame
from barracan.model.score import HandEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session import snapshots
from barracan.session.messages import Happening, Snapshot

_BEGUN = QT_TRANSLATE_NOOP("session", "The match has begun.")
_ENDED = QT_TRANSLATE_NOOP("session", "Hand {hand} is over.")
_OVER = QT_TRANSLATE_NOOP("session", "The match is over.")
WATCHED = "review"
"""Who plays at a table that is only looked at: nobody can act there."""


class PastMove(NamedTuple):
    """A move that was made: the position it led to, what its seat saw before it, and everything that it did not see."""

    position: int
    move: Move
    view: SeatView
    state: State


class HandSpan(NamedTuple):
    """A hand of a record: the positions after its deal and after its last line, and whether it is over."""

    first: int
    last: int
    over: bool


class ToldMove(NamedTuple):
    """A move of a hand as everybody may know it: the position to which it leads, its seat, and what it did."""

    position: int
    seat: int
    what: Text


class Review:
    """A record read as far as it is right; a position is the number of lines that have been read.

    Attributes:
        lines: the record's lines that are right.
        wrong: its first wrong line, if there is one.
        hands: the positions just after each deal.
        ends: how each hand that is over has ended.
        match: the match at the position.
    """

    def __init__(self, find_game: FindGame, lines: Iterable[str]) -> None:
        self.match = Match(find_game)
        self.lines: list[str] = []
        self.wrong: RecordError | None = None
        self.hands: list[int] = []
        self.ends: list[HandEnd] = []
        self._deals: dict[int, Match] = {}
        try:
            for text in lines:
                self._take(text)
                self.lines.append(text)
        except RecordError as wrong:
            self.wrong = wrong
        first = read_line(self.lines[0]) if self.lines else {}
        self.deals = str(first.get("seed") or "")
        self.serious = first.get("serious") is True

    def call_seats(self, names: Sequence[str]) -> None:
        """Tell of the seats under these names from now on, where each has one of its own; the record keeps others."""
        if len(set(names)) == len(self.match.seats):
            for match in (self.match, *self._deals.values()):
                match.call_seats(names)

    @property
    def position(self) -> int:
        """How many lines have been read."""
        return self.match.number

    @property
    def game(self) -> AnyGame:
        """The rules of the match."""
        return self.match.game

    @property
    def state(self) -> State:
        """Everything at the position: what a viewer sees is asked of the game."""
        return self.match.state

    @property
    def players(self) -> list[str]:
        """Nobody plays at a table that is only looked at."""
        return [WATCHED] * len(self.match.seats)

    def seek(self, position: int) -> None:
        """Go to a position, at least the first deal where there is one."""
        first = self.hands[0] if self.hands else 1
        position = max(first, min(position, len(self.lines)))
        if position < self.position:
            deal = max((hand for hand in self.hands if hand <= position), default=0)
            self.match = _copy(self._deals[deal]) if deal else Match.replay(lambda _: self.game, self.lines[:1])
        for text in self.lines[self.position : position]:
            self._take(text)

    @property
    def spans(self) -> list[HandSpan]:
        """The hands of the record, one after the other; what follows a hand until the next deal belongs to it."""
        lasts = [*(first - 1 for first in self.hands[1:]), len(self.lines)] if self.hands else []
        pairs = zip(self.hands, lasts, strict=True)
        return [HandSpan(first, last, at < len(self.ends)) for at, (first, last) in enumerate(pairs)]

    @property
    def hand_index(self) -> int:
        """The hand of this position, from 0."""
        return max(0, sum(first <= self.position for first in self.hands) - 1)

    def view_of(self, viewer: int) -> SeatView:
        """What a seat sees at this position."""
        view: SeatView = self.game.view(self.state, viewer)
        return view

    def told_moves(self, first: int) -> list[ToldMove]:
        """The moves of the hand that was dealt at this position."""
        told: list[ToldMove] = []
        moves: list[Move] = []
        for at, line in self._moves(first):
            moves.append(self.game.read_move(line))
            told.append(ToldMove(at, moves[-1].seat, snapshots.describe(self, moves)))
        return told

    def describe(self, position: int) -> Text:
        """What the move did that led to a position."""
        first = max(dealt for dealt in self.hands if dealt < position)
        moves = [self.game.read_move(line) for at, line in self._moves(first) if at <= position]
        return snapshots.describe(self, moves)

    def points(self, viewer: int) -> list[tuple[int, tuple[int, ...]]]:
        """Each side's points in the match by position, as far as a seat knows them, from the first deal on."""
        told: list[tuple[int, tuple[int, ...]]] = []
        match = Match.replay(lambda _: self.game, self.lines[: self.hands[0]])
        for number in range(self.hands[0], len(self.lines) + 1):
            if number > self.hands[0]:
                match.read(self.lines[number - 1])
            told.append((number, _points(self.game.view(match.state, viewer))))
        return told

    def fork(self, position: int) -> Match:
        """The match as it stood at a position, to be played on otherwise."""
        match = _copy(self._deals[max(first for first in self.hands if first <= position)])
        for text in self.lines[match.number : position]:
            match.read(text)
        return match

    def positions(self, seat: int, first: int) -> list[int]:
        """The positions to which moves of a seat lead in the hand that was dealt at a position."""
        return [at for at, line in self._moves(first) if line.get("seat") == seat]

    def moves_of(self, seat: int, first: int) -> Iterator[PastMove]:
        """The moves that a seat has made in the hand that was dealt at a position and is over, one by one."""
        moves, match = self._moves(first), _copy(self._deals[first])
        for at, _ in moves:
            before = deepcopy(match.state) if match.state.turn == seat else None
            match.read(self.lines[at - 1])
            if before is not None:
                yield PastMove(at, match.moves[-1], self.game.view(before, seat), before)

    def ahead(self, seat: int, first: int) -> int | None:
        """By how much the hand dealt at a position left a seat's side ahead, once over, in thousandths of a point."""
        number = self.hands.index(first)
        if number >= len(self.ends):
            return None
        side = next(number for number, seats in enumerate(self.state.sides) if seat in seats)
        return hand_lead(self.game, self.ends[number], side)

    def _moves(self, first: int) -> list[tuple[int, Line]]:
        """The moves of the hand that was dealt at a position, each with the position to which it leads."""
        lines = ((at, read_line(self.lines[at - 1])) for at in range(first + 1, len(self.lines) + 1))
        return list(takewhile(lambda each: each[1].get("kind") == "move", lines))

    def step(self, viewer: int) -> Happening | None:
        """Go one line on and tell it as the viewer may know it; ``None`` at the end, or where no card moves."""
        if self.position >= len(self.lines):
            return None
        text = self.lines[self.position]
        kind = read_line(text).get("kind")
        events = self._take(text)
        if kind not in {"move", "hand"}:
            return None
        seat = self.match.moves[-1].seat if kind == "move" else self.state.dealer
        step = Step(events, (text,))
        return snapshots.step_happening(self, viewer, step, seat, self._what(kind), undo=False)

    def snapshot(self, viewer: int) -> Snapshot:
        """The table at the position, as a seat sees it."""
        return snapshots.table_snapshot(self, viewer, undo=False)

    def words(self) -> Text:
        """What has happened last, in a sentence."""
        kind = read_line(self.lines[self.position - 1]).get("kind") if self.position else "match"
        if kind == "match":
            return Text("session", _BEGUN)
        if kind == "hand_end":
            return Text("session", _ENDED, {"hand": self.state.hand_number})
        if kind == "match_end":
            return Text("session", _OVER)
        seat = self.match.moves[-1].seat if kind == "move" else self.state.dealer
        return common_text("{name}: {what}.", name=self.match.seats[seat].name, what=self._what(kind))

    def hand(self, seat: int) -> tuple[Code | None, ...]:
        """The cards that a seat holds, as the seat sees them."""
        return tuple(self.game.view(self.state, seat).places()[place_name(HAND, seat)])

    def _what(self, kind: object) -> Text:
        return snapshots.describe(self, self.match.moves) if kind == "move" else snapshots.describe_deal(self)

    def _take(self, text: str) -> list[Event]:
        events = self.match.read(text)
        number = self.match.number
        if not self.match.moves and number not in self._deals and read_line(text).get("kind") == "hand":
            self.hands.append(number)
            self._deals[number] = _copy(self.match)
        if self.state.ending is not None and len(self.ends) < self.state.hand_number:
            self.ends.append(self.state.ending)
        return events


def hand_lead(game: AnyGame, end: HandEnd, side: int) -> int:
    """By how much a hand left a side ahead of the mean of the others, in thousandths of a point.

    Where the fewest points lead, fewer are ahead.
    """
    own, others = end.points[side], sum(end.points) - end.points[side]
    lead = 1000 * own - 1000 * others // (len(end.points) - 1)
    most = game.leaders(replace(end, totals=end.points))
    return lead if end.points[most[0]] == max(end.points) else -lead


def _points(view: SeatView) -> tuple[int, ...]:
    """The points of each side, those of the hand being played included as far as they are known."""
    if view.ending is not None:
        return view.ending.totals
    return tuple(total + (view.hand_points(side) or 0) for side, total in enumerate(view.totals))


def _copy(match: Match) -> Match:
    """A match that can go on without the other; its rules have no memory and are shared."""
    return deepcopy(match, {id(match.game): match.game, id(match.lines): list(match.lines)})
