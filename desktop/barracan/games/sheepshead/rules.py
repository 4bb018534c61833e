"""Sheepshead as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.sheepshead import course, describing, handling, judging, moves, scoring, seeing
from barracan.games.sheepshead.cards import PACK
from barracan.games.sheepshead.legal import SheepsheadMoves
from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.options import OPTIONS
from barracan.games.sheepshead.state import SEATS, SIDES, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.handling import empty_tray, no_melds
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
    "deck": QT_TRANSLATE_NOOP("sheepshead", "The deck is not the pack of 32 cards, sevens to aces."),
    "dealer": QT_TRANSLATE_NOOP("sheepshead", "The deal passes clockwise: seat {seat} deals this hand."),
    "no_seat": QT_TRANSLATE_NOOP("sheepshead", "The dealer is a seat of this match."),
}
_ENDINGS = {
    "played": QT_TRANSLATE_NOOP("sheepshead", "played out"),
    "least": QT_TRANSLATE_NOOP("sheepshead", "The Least"),
    "passed": QT_TRANSLATE_NOOP("sheepshead", "all passed"),
}


class SheepsheadGame:
    """The rules of Sheepshead; every clause has its place in the module that this class hands on to."""

    id = "sheepshead"
    title = Text("sheepshead", QT_TRANSLATE_NOOP("sheepshead", "Sheepshead"))
    seat_counts: tuple[int, ...] = (SEATS,)
    seats_clause = "S1.2"
    options: tuple[Option, ...] = OPTIONS

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """The pack of 32 cards (S1.1)."""
        return PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[tuple[int, ...], ...]:
        """Everyone plays alone (S1.2)."""
        del seats, options
        return SIDES

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "S1.2"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none: each plays alone."""
        return ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> SheepsheadState:
        """Begin a match; *options* are complete."""
        del seats
        return SheepsheadState(dict(options))

    def hand_keys(self, state: SheepsheadState, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def next_dealers(self, state: SheepsheadState) -> tuple[int, ...]:
        """Any seat before the first hand, then the next one clockwise (S2.1)."""
        if state.dealer < 0:
            return tuple(range(SEATS))
        return ((state.dealer + 1) % SEATS,)

    def deal_refusal(
        self, state: SheepsheadState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer or deck is refused (S1.1, S2.1)."""
        dealers = self.next_dealers(state)
        if not 0 <= dealer < SEATS:
            return Refusal("S2.1", Text("sheepshead", _TEXTS["no_seat"]))
        if dealer not in dealers:
            return Refusal("S2.1", Text("sheepshead", _TEXTS["dealer"], {"seat": dealers[0]}))
        if sorted(deck) != list(PACK):
            return Refusal("S1.1", Text("sheepshead", _TEXTS["deck"]))
        return None

    def deal(self, state: SheepsheadState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (S2)."""
        return course.deal(state, dealer, deck)

    def refusal(self, state: SheepsheadState, move: SheepsheadMove) -> Refusal | None:
        """Why a move is refused now."""
        return judging.refusal(state, move)

    def legal_moves(self, state: SheepsheadState) -> SheepsheadMoves:
        """The legal moves of the seat to move."""
        return SheepsheadMoves(state)

    def apply(self, state: SheepsheadState, move: SheepsheadMove) -> list[Event]:
        """Make a legal move."""
        return course.apply(state, move)

    def score_so_far(self, state: SheepsheadState) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of what is settled already (S5, S6)."""
        return scoring.score(state)

    def view(self, state: SheepsheadState, seat: int) -> SheepsheadView:
        """All that a seat may know (S9)."""
        return seeing.view(state, seat)

    def determinize(self, view: SheepsheadView, rng: Random) -> SheepsheadState:
        """Deal one world that agrees with a view."""
        return seeing.determinize(view, rng)

    def read_move(self, line: Line) -> SheepsheadMove:
        """Read a move line (S8)."""
        return moves.read_move(line)

    def write_move(self, move: SheepsheadMove) -> dict[str, Any]:
        """Write a move line's keys (S8)."""
        return moves.write_move(move)

    def describe(self, move: SheepsheadMove) -> Text:
        """Say what a move did."""
        return describing.describe(move)

    def offer(self, state: SheepsheadState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return handling.offer(state, seat, picks)

    def tray(self, state: SheepsheadState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Nothing is melded."""
        del state, seat, taken
        return empty_tray("S4.1", drafts)

    def arrange(self, state: SheepsheadState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """Nothing is melded."""
        del state, seat, draft, taken
        return no_melds("S4.1")

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text("sheepshead", _ENDINGS[end.reason], {"name": name})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides with the most points."""
        return highest(end.totals)

    def undo_barrier(self, state: SheepsheadState, move: SheepsheadMove) -> bool:
        """Who takes the window sees what lies there."""
        del state
        return isinstance(move, TakeWindow)
