"""Burraco as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.burraco import course, describing, drafting, handling, judging, moves, scoring, seeing
from barracan.games.burraco.legal import PotMoves
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds
from barracan.games.burraco.options import OPTIONS
from barracan.games.burraco.state import BurracoState, PotState
from barracan.games.burraco.view import BurracoView
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
    "deck": QT_TRANSLATE_NOOP(
        "burraco", "The deck is not the pack of this match: {count} cards, each as often as it is there."
    ),
    "dealer": QT_TRANSLATE_NOOP("burraco", "The deal passes clockwise: seat {seat} deals this hand."),
    "no_seat": QT_TRANSLATE_NOOP("burraco", "The dealer is a seat of this match."),
}


def next_dealers(state: PotState[Any]) -> tuple[int, ...]:
    """Any seat before the first hand, then the next one clockwise (C2.1)."""
    if state.dealer < 0:
        return tuple(range(state.seats))
    return ((state.dealer + 1) % state.seats,)


def deal_refusal(
    state: PotState[Any], dealer: int, deck: Sequence[Kind], pack: Sequence[Kind], pack_clause: str
) -> Refusal | None:
    """Why this dealer or deck is refused (C2.1)."""
    dealers = next_dealers(state)
    if not 0 <= dealer < state.seats:
        return Refusal("C2.1", Text("burraco", _TEXTS["no_seat"]))
    if dealer not in dealers:
        return Refusal("C2.1", Text("burraco", _TEXTS["dealer"], {"seat": dealers[0]}))
    if sorted(deck) != sorted(pack):
        return Refusal(pack_clause, Text("burraco", _TEXTS["deck"], {"count": len(pack)}))
    return None


def shows_something(state: PotState[Any], move: Any) -> bool:
    """Whether a move shows its player or another something hidden: the stock, or a pot."""
    if isinstance(move, Draw):
        return True
    if isinstance(move, LayMelds | Add):
        laid = sum(map(len, move.melds)) if isinstance(move, LayMelds) else _gain(state, move)
        return laid == state.hands[move.seat].size
    if isinstance(move, Discard):
        partners = set(state.sides[state.side_of[move.seat]]) - {move.seat}
        return any(seat in partners or seat == (move.seat + 1) % state.seats for seat in state.unseen)
    return False


def _gain(state: PotState[Any], move: Add) -> int:
    return len(move.cards) - len(state.tables[state.side_of[move.seat]].melds[move.meld].cards)


_ENDINGS = {
    "out": QT_TRANSLATE_NOOP("burraco", "{name} went out"),
    "stock": QT_TRANSLATE_NOOP("burraco", "the stock ran dry"),
    "stall": QT_TRANSLATE_NOOP("burraco", "nobody laid anything more"),
}


class BurracoGame:
    """The rules of Burraco; every clause has its place in the module that this class hands on to."""

    id = "burraco"
    title = Text("burraco", QT_TRANSLATE_NOOP("burraco", "Burraco"))
    seat_counts: tuple[int, ...] = (2, 3, 4)
    seats_clause = "C1.2"
    options: tuple[Option, ...] = OPTIONS

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs and four jokers (C1.1)."""
        return seeing.PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """The sides (C1.2)."""
        return ((0, 2), (1, 3)) if seats == 4 else tuple((seat,) for seat in range(seats))

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "C1.2"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none."""
        return ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BurracoState:
        """Begin a match; *options* are complete."""
        return BurracoState(seats, sides or self.sides(seats, options), dict(options))

    def next_dealers(self, state: BurracoState) -> tuple[int, ...]:
        """Any seat before the first hand, then the next one clockwise (C2.1)."""
        return next_dealers(state)

    def hand_keys(self, state: BurracoState, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def deal_refusal(
        self, state: BurracoState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer or deck is refused (C1.1, C2.1)."""
        return deal_refusal(state, dealer, deck, seeing.PACK, "C1.1")

    def deal(self, state: BurracoState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (C2)."""
        return course.deal(state, dealer, deck)

    def refusal(self, state: BurracoState, move: BurracoMove) -> Refusal | None:
        """Why a move is refused now."""
        return judging.refusal(state, move)

    def legal_moves(self, state: BurracoState) -> PotMoves:
        """The legal moves of the seat to move."""
        return PotMoves(state)

    def apply(self, state: BurracoState, move: BurracoMove) -> list[Event]:
        """Make a legal move."""
        return course.apply(state, move)

    def score_so_far(self, state: BurracoState) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points that lie on the table (C9)."""
        return tuple(scoring.so_far(state, side) for side in range(len(state.sides)))

    def view(self, state: BurracoState, seat: int) -> BurracoView:
        """All that a seat may know (C12)."""
        return seeing.view(state, seat)

    def determinize(self, view: BurracoView, rng: Random) -> BurracoState:
        """Deal one world that agrees with a view."""
        return seeing.determinize(view, rng)

    def read_move(self, line: Line) -> BurracoMove:
        """Read a move line (C11)."""
        return moves.read_move(line)

    def write_move(self, move: BurracoMove) -> dict[str, Any]:
        """Write a move line's keys (C11)."""
        return moves.write_move(move)

    def describe(self, move: BurracoMove) -> Text:
        """Say what a move did."""
        return describing.describe(move)

    def offer(self, state: BurracoState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return handling.offer(state, seat, picks)

    def tray(self, state: BurracoState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return drafting.tray(state, seat, drafts)

    def arrange(self, state: BurracoState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """Lay a draft's cards in order."""
        return drafting.arrange(state, draft)

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text("burraco", _ENDINGS[end.reason], {"name": name})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides with the most points."""
        return highest(end.totals)

    def undo_barrier(self, state: BurracoState, move: BurracoMove) -> bool:
        """Whether a move shows the stock or a pot."""
        return shows_something(state, move)
