"""Concan as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.concan import course, describing, drafting, handling, judging, moves, seeing
from barracan.games.concan.knowledge import PACK
from barracan.games.concan.legal import ConcanMoves
from barracan.games.concan.moves import ConcanMove, Discard, Draw
from barracan.games.concan.options import OPTIONS
from barracan.games.concan.state import ConcanState
from barracan.games.concan.view import ConcanView
from barracan.model.cards import Kind
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.handling import Draft, Offer, Pick, TrayVerdict
from barracan.model.moves import Line
from barracan.model.options import Option, OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, ScoreLine, lowest
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "deck": QT_TRANSLATE_NOOP("concan", "The deck is not two packs of 52 and two jokers."),
    "winner": QT_TRANSLATE_NOOP("concan", "The winner of a hand is the first player of the next: seat {seat} deals."),
    "next": QT_TRANSLATE_NOOP("concan", "Nobody won the hand before: the next seat clockwise, {seat}, deals."),
    "no_seat": QT_TRANSLATE_NOOP("concan", "The dealer is a seat of this match."),
}
_ENDINGS = {
    "out": QT_TRANSLATE_NOOP("concan", "{name} won the hand"),
    "stock": QT_TRANSLATE_NOOP("concan", "the stock ran dry"),
}


class ConcanGame:
    """The rules of Concan; every clause has its place in the module that this class hands on to."""

    id = "concan"
    title = Text("concan", QT_TRANSLATE_NOOP("concan", "Concan"))
    seat_counts: tuple[int, ...] = (2, 3, 4)
    seats_clause = "N1.2"
    options: tuple[Option, ...] = OPTIONS

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs, each of 52 cards and one joker (N1.1)."""
        return PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """Each seat plays for itself (N1.2)."""
        return tuple((seat,) for seat in range(seats))

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "N1.2"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none."""
        return ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> ConcanState:
        """Begin a match; *options* are complete."""
        return ConcanState(seats, sides or self.sides(seats, options), dict(options))

    def hand_keys(self, state: ConcanState, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def next_dealers(self, state: ConcanState) -> tuple[int, ...]:
        """Any seat before the first hand, then the winner, or the next seat if there was none (N2.1, N2.2)."""
        if state.ending is None:
            return tuple(range(state.seats))
        winner = state.ending.seat
        return ((state.dealer + 1) % state.seats if winner is None else winner,)

    def deal_refusal(
        self, state: ConcanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this first player or deck is refused (N1.1, N2.1, N2.2)."""
        dealers = self.next_dealers(state)
        if not 0 <= dealer < state.seats:
            return Refusal("N2.1", Text("concan", _TEXTS["no_seat"]))
        if dealer not in dealers:
            name = "next" if state.ending and state.ending.seat is None else "winner"
            return Refusal("N2.2", Text("concan", _TEXTS[name], {"seat": dealers[0]}))
        if sorted(deck) != _SORTED_PACK:
            return Refusal("N1.1", Text("concan", _TEXTS["deck"]))
        return None

    def deal(self, state: ConcanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (N2.3)."""
        return course.deal(state, dealer, deck)

    def refusal(self, state: ConcanState, move: ConcanMove) -> Refusal | None:
        """Why a move is refused now."""
        return judging.refusal(state, move)

    def legal_moves(self, state: ConcanState) -> ConcanMoves:
        """The legal moves of the seat to move."""
        return ConcanMoves(state)

    def apply(self, state: ConcanState, move: ConcanMove) -> list[Event]:
        """Make a legal move."""
        return course.apply(state, move)

    def score_so_far(self, state: ConcanState) -> tuple[tuple[ScoreLine, ...], ...]:
        """Nothing on the table counts: points are of cards left in hand (N9)."""
        return ((),) * state.seats

    def view(self, state: ConcanState, seat: int) -> ConcanView:
        """All that a seat may know (N12)."""
        return seeing.view(state, seat)

    def determinize(self, view: ConcanView, rng: Random) -> ConcanState:
        """Deal one world that agrees with a view."""
        return seeing.determinize(view, rng)

    def read_move(self, line: Line) -> ConcanMove:
        """Read a move line (N11)."""
        return moves.read_move(line)

    def write_move(self, move: ConcanMove) -> dict[str, Any]:
        """Write a move line's keys (N11)."""
        return moves.write_move(move)

    def describe(self, move: ConcanMove) -> Text:
        """Say what a move did."""
        return describing.describe(move)

    def offer(self, state: ConcanState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return handling.offer(state, seat, picks)

    def tray(self, state: ConcanState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return drafting.tray(state, seat, drafts, taken)

    def arrange(self, state: ConcanState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """A draft in the order in which it lies as a meld."""
        return drafting.arrange(seat, draft)

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text("concan", _ENDINGS[end.reason], {"name": name})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The players with the fewest points."""
        return lowest(end.totals)

    def undo_barrier(self, state: ConcanState, move: ConcanMove) -> bool:
        """A draw shows a card of the stock; a discard that ends the hand shows what others held."""
        if isinstance(move, Draw):
            return True
        return isinstance(move, Discard) and judging.ends_hand(state, move)


_SORTED_PACK = sorted(PACK)
