"""BarraCan as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.barracan import course, describing, drafting, handling, judging, moves, scoring, seeing
from barracan.games.barracan.legal import BarracanMoves
from barracan.games.barracan.moves import BarracanMove, Draw, LayMelds, Pass
from barracan.games.barracan.options import OPTIONS
from barracan.games.barracan.state import BarracanState
from barracan.games.barracan.view import BarracanView
from barracan.model.cards import Kind
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.handling import Draft, Offer, Pick, TrayVerdict
from barracan.model.moves import Line
from barracan.model.options import Option, OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, ScoreLine, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "deck": QT_TRANSLATE_NOOP("barracan", "The deck is not two packs of 52 and four jokers."),
    "dealer": QT_TRANSLATE_NOOP("barracan", "The deal passes clockwise: seat {seat} deals this hand."),
    "no_seat": QT_TRANSLATE_NOOP("barracan", "The dealer is a seat of this match."),
}
_ENDINGS = {
    "out": QT_TRANSLATE_NOOP("barracan", "{name} went out"),
    "flash": QT_TRANSLATE_NOOP("barracan", "{name}: flash exit"),
    "stock": QT_TRANSLATE_NOOP("barracan", "the stock ran dry"),
}


class BarracanGame:
    """The rules of BarraCan; every clause has its place in the module that this class hands on to."""

    id = "barracan"
    title = Text("barracan", QT_TRANSLATE_NOOP("barracan", "BarraCan"))
    seat_counts: tuple[int, ...] = (2, 3, 4)
    seats_clause = "B1.2"
    options: tuple[Option, ...] = OPTIONS

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs and four jokers (B1.1)."""
        return seeing.PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """The sides (B1.3)."""
        if seats == 4 and options["partnership"]:
            return ((0, 2), (1, 3))
        return tuple((seat,) for seat in range(seats))

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "B1.3"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none: the option decides (B1.3)."""
        return ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarracanState:
        """Begin a match; *options* are complete."""
        return BarracanState(seats, sides or self.sides(seats, options), dict(options))

    def hand_keys(self, state: BarracanState, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def next_dealers(self, state: BarracanState) -> tuple[int, ...]:
        """Any seat before the first hand, then the next one clockwise (B2.1)."""
        if state.dealer < 0:
            return tuple(range(state.seats))
        return ((state.dealer + 1) % state.seats,)

    def deal_refusal(
        self, state: BarracanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer or deck is refused (B1.1, B2.1)."""
        dealers = self.next_dealers(state)
        if not 0 <= dealer < state.seats:
            return Refusal("B2.1", Text("barracan", _TEXTS["no_seat"]))
        if dealer not in dealers:
            return Refusal("B2.1", Text("barracan", _TEXTS["dealer"], {"seat": dealers[0]}))
        if sorted(deck) != _SORTED_PACK:
            return Refusal("B1.1", Text("barracan", _TEXTS["deck"]))
        return None

    def deal(self, state: BarracanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (B2)."""
        return course.deal(state, dealer, deck)

    def refusal(self, state: BarracanState, move: BarracanMove) -> Refusal | None:
        """Why a move is refused now."""
        return judging.refusal(state, move)

    def legal_moves(self, state: BarracanState) -> BarracanMoves:
        """The legal moves of the seat to move."""
        return BarracanMoves(state)

    def apply(self, state: BarracanState, move: BarracanMove) -> list[Event]:
        """Make a legal move."""
        return course.apply(state, move)

    def score_so_far(self, state: BarracanState) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points that lie on the table (B10)."""
        return tuple(scoring.score(table) for table in state.tables)

    def view(self, state: BarracanState, seat: int) -> BarracanView:
        """All that a seat may know (B13)."""
        return seeing.view(state, seat)

    def determinize(self, view: BarracanView, rng: Random) -> BarracanState:
        """Deal one world that agrees with a view."""
        return seeing.determinize(view, rng)

    def read_move(self, line: Line) -> BarracanMove:
        """Read a move line (B12)."""
        return moves.read_move(line)

    def write_move(self, move: BarracanMove) -> dict[str, Any]:
        """Write a move line's keys (B12)."""
        return moves.write_move(move)

    def describe(self, move: BarracanMove) -> Text:
        """Say what a move did."""
        return describing.describe(move)

    def offer(self, state: BarracanState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return handling.offer(state, seat, picks)

    def tray(self, state: BarracanState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return drafting.tray(state, seat, drafts, taken)

    def arrange(self, state: BarracanState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """The best ladder for a draft."""
        return drafting.arrange(state, seat, draft, taken)

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text("barracan", _ENDINGS[end.reason], {"name": name})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides with the most points."""
        return highest(end.totals)

    def undo_barrier(self, state: BarracanState, move: BarracanMove) -> bool:
        """A draw shows the next card of the stock; whatever ends the hand shows the next deal."""
        del state
        return isinstance(move, Draw | Pass) or (isinstance(move, LayMelds) and move.flash)


_SORTED_PACK = sorted(seeing.PACK)
