"""Barbu as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.barbu import course, describing, handling, judging, moves, scoring, seeing
from barracan.games.barbu.legal import BarbuMoves
from barracan.games.barbu.moves import SEATS, BarbuMove
from barracan.games.barbu.options import OPTIONS
from barracan.games.barbu.state import HANDS_OF_A_ROUND, SIDES, BarbuState
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.handling import empty_tray, no_melds
from barracan.model.cards import Kind, pack
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.handling import Draft, Offer, Pick, TrayVerdict
from barracan.model.moves import Line
from barracan.model.options import Option, OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, ScoreLine, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "deck": QT_TRANSLATE_NOOP("barbu", "The deck is not a pack of 52 cards."),
    "dealer": QT_TRANSLATE_NOOP("barbu", "The deal moves on after seven hands: seat {seat} deals this hand."),
    "no_seat": QT_TRANSLATE_NOOP("barbu", "The dealer is a seat of this match."),
}


_PACK = pack(packs=1, jokers=0)
_ENDINGS = {
    "tricks": QT_TRANSLATE_NOOP("barbu", "all tricks taken"),
    "settled": QT_TRANSLATE_NOOP("barbu", "the last card that counts was taken"),
    "out": QT_TRANSLATE_NOOP("barbu", "three are rid of all cards"),
}


class BarbuGame:
    """The rules of Barbu; every clause has its place in the module that this class hands on to."""

    id = "barbu"
    title = Text("barbu", QT_TRANSLATE_NOOP("barbu", "Barbu"))
    seat_counts: tuple[int, ...] = (SEATS,)
    seats_clause = "P1.2"
    options: tuple[Option, ...] = OPTIONS

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """A pack of 52 cards (P1.1)."""
        return _PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[tuple[int, ...], ...]:
        """Everyone plays alone (P1.2)."""
        del seats, options
        return SIDES

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "P1.2"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none: each plays alone."""
        return ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarbuState:
        """Begin a match; *options* are complete."""
        del seats
        return BarbuState(dict(options))

    def hand_keys(self, state: BarbuState, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def next_dealers(self, state: BarbuState) -> tuple[int, ...]:
        """Any seat before the first hand; then the same for seven hands, and the next one clockwise (P2.1, P2.2)."""
        if state.dealer < 0:
            return tuple(range(SEATS))
        moved_on = state.hand_number % HANDS_OF_A_ROUND == 0
        return ((state.dealer + moved_on) % SEATS,)

    def deal_refusal(
        self, state: BarbuState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer or deck is refused (P1.1, P2.2)."""
        dealers = self.next_dealers(state)
        if not 0 <= dealer < SEATS:
            return Refusal("P2.2", Text("barbu", _TEXTS["no_seat"]))
        if dealer not in dealers:
            return Refusal("P2.2", Text("barbu", _TEXTS["dealer"], {"seat": dealers[0]}))
        if sorted(deck) != list(_PACK):
            return Refusal("P1.1", Text("barbu", _TEXTS["deck"]))
        return None

    def deal(self, state: BarbuState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (P2)."""
        return course.deal(state, dealer, deck)

    def refusal(self, state: BarbuState, move: BarbuMove) -> Refusal | None:
        """Why a move is refused now."""
        return judging.refusal(state, move)

    def legal_moves(self, state: BarbuState) -> BarbuMoves:
        """The legal moves of the seat to move."""
        return BarbuMoves(state)

    def apply(self, state: BarbuState, move: BarbuMove) -> list[Event]:
        """Make a legal move."""
        return course.apply(state, move)

    def score_so_far(self, state: BarbuState) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of what is settled already (P9)."""
        return scoring.score(state)

    def view(self, state: BarbuState, seat: int) -> BarbuView:
        """All that a seat may know (P12)."""
        return seeing.view(state, seat)

    def determinize(self, view: BarbuView, rng: Random) -> BarbuState:
        """Deal one world that agrees with a view."""
        return seeing.determinize(view, rng)

    def read_move(self, line: Line) -> BarbuMove:
        """Read a move line (P11)."""
        return moves.read_move(line)

    def write_move(self, move: BarbuMove) -> dict[str, Any]:
        """Write a move line's keys (P11)."""
        return moves.write_move(move)

    def describe(self, move: BarbuMove) -> Text:
        """Say what a move did."""
        return describing.describe(move)

    def offer(self, state: BarbuState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return handling.offer(state, seat, picks)

    def tray(self, state: BarbuState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Nothing is melded."""
        del state, seat, taken
        return empty_tray("P5.1", drafts)

    def arrange(self, state: BarbuState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """Nothing is melded."""
        del state, seat, draft, taken
        return no_melds("P5.1")

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text("barbu", _ENDINGS[end.reason], {"name": name})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides with the most points."""
        return highest(end.totals)

    def undo_barrier(self, state: BarbuState, move: BarbuMove) -> bool:
        """Nothing hidden is shown by a move but the card played or laid itself, and that its player knows."""
        del state, move
        return False
