"""Barracuda as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.barracuda import course, describing, handling, judging, moves, seeing
from barracan.games.barracuda.legal import BarracudaMoves
from barracan.games.barracuda.moves import BarracudaMove, Draw
from barracan.games.barracuda.options import OPTIONS
from barracan.games.barracuda.seeing import PACK
from barracan.games.barracuda.state import BarracudaState
from barracan.games.barracuda.view import BarracudaView
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
    "deck": QT_TRANSLATE_NOOP("barracuda", "The deck is not a pack of 52."),
    "dealer": QT_TRANSLATE_NOOP("barracuda", "The deal passes clockwise: seat {seat} deals this hand."),
    "no_seat": QT_TRANSLATE_NOOP("barracuda", "The dealer is a seat of this match."),
}
_ENDINGS = {
    "out": QT_TRANSLATE_NOOP("barracuda", "{name} won the hand"),
    "deck": QT_TRANSLATE_NOOP("barracuda", "the deck ran dry"),
}


class BarracudaGame:
    """The rules of Barracuda; every clause has its place in the module that this class hands on to."""

    id = "barracuda"
    title = Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Barracuda"))
    seat_counts: tuple[int, ...] = (3, 4, 5, 6)
    seats_clause = "U1.2"
    options: tuple[Option, ...] = OPTIONS

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """A pack of 52, no jokers (U1.1)."""
        return PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """Each seat plays for itself (U1.3)."""
        return tuple((seat,) for seat in range(seats))

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "U1.3"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none."""
        return ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarracudaState:
        """Begin a match; *options* are complete."""
        return BarracudaState(seats, sides or self.sides(seats, options), dict(options))

    def hand_keys(self, state: BarracudaState, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def next_dealers(self, state: BarracudaState) -> tuple[int, ...]:
        """Any seat before the first hand, then the next one clockwise (U2.1)."""
        if state.dealer < 0:
            return tuple(range(state.seats))
        return ((state.dealer + 1) % state.seats,)

    def deal_refusal(
        self, state: BarracudaState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer or deck is refused (U1.1, U2.1)."""
        dealers = self.next_dealers(state)
        if not 0 <= dealer < state.seats:
            return Refusal("U2.1", Text("barracuda", _TEXTS["no_seat"]))
        if dealer not in dealers:
            return Refusal("U2.1", Text("barracuda", _TEXTS["dealer"], {"seat": dealers[0]}))
        if sorted(deck) != list(PACK):
            return Refusal("U1.1", Text("barracuda", _TEXTS["deck"]))
        return None

    def deal(self, state: BarracudaState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (U2.2)."""
        return course.deal(state, dealer, deck)

    def refusal(self, state: BarracudaState, move: BarracudaMove) -> Refusal | None:
        """Why a move is refused now."""
        return judging.refusal(state, move)

    def legal_moves(self, state: BarracudaState) -> BarracudaMoves:
        """The legal moves of the seat to move."""
        return BarracudaMoves(state)

    def apply(self, state: BarracudaState, move: BarracudaMove) -> list[Event]:
        """Make a legal move."""
        return course.apply(state, move)

    def score_so_far(self, state: BarracudaState) -> tuple[tuple[ScoreLine, ...], ...]:
        """Nothing on the table counts: points are of cards left in hand (U6.1)."""
        return ((),) * state.seats

    def view(self, state: BarracudaState, seat: int) -> BarracudaView:
        """All that a seat may know (U10)."""
        return seeing.view(state, seat)

    def determinize(self, view: BarracudaView, rng: Random) -> BarracudaState:
        """Deal one world that agrees with a view."""
        return seeing.determinize(view, rng)

    def read_move(self, line: Line) -> BarracudaMove:
        """Read a move line (U9)."""
        return moves.read_move(line)

    def write_move(self, move: BarracudaMove) -> dict[str, Any]:
        """Write a move line's keys (U9)."""
        return moves.write_move(move)

    def describe(self, move: BarracudaMove) -> Text:
        """Say what a move did."""
        return describing.describe(move)

    def offer(self, state: BarracudaState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return handling.offer(state, seat, picks)

    def tray(self, state: BarracudaState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return handling.tray(state, seat, drafts, taken)

    def arrange(self, state: BarracudaState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """A draft in the order in which it lies as a meld."""
        return handling.arrange(seat, draft)

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text("barracuda", _ENDINGS[end.reason], {"name": name})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The players who are highest in the hands column (U7.2)."""
        return highest(tuple(end.extra["hand_totals"]))

    def undo_barrier(self, state: BarracudaState, move: BarracudaMove) -> bool:
        """A draw shows a card of the deck; what ends the hand shows what others held."""
        return isinstance(move, Draw) or judging.ends_hand(state, move)
