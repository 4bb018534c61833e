"""Concan as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.concan import drafts as trays
from barracan.games.concan import legality, moves, offers, play, wording
from barracan.games.concan import view as views
from barracan.games.concan.legal_moves import ConcanMoves
from barracan.games.concan.moves import ConcanMove, Discard, Draw
from barracan.games.concan.options import OPTIONS
from barracan.games.concan.state import ConcanState
from barracan.games.concan.view import PACK, ConcanView
from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.game import Game, Sides
from barracan.model.moves import Line
from barracan.model.offers import Draft, Offer, Pick, TrayVerdict
from barracan.model.options import OptionValue
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, lowest
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_WINNER = QT_TRANSLATE_NOOP("concan", "The winner of a hand is the first player of the next: seat {seat} deals.")
_NEXT = QT_TRANSLATE_NOOP("concan", "Nobody won the hand before: the next seat clockwise, {seat}, deals.")
_ENDINGS = {
    "out": QT_TRANSLATE_NOOP("concan", "{name} won the hand"),
    "stock": QT_TRANSLATE_NOOP("concan", "the stock ran dry"),
}
_FINALES = {
    "out": QT_TRANSLATE_NOOP("concan", "{name} wins the hand"),
    "stock": QT_TRANSLATE_NOOP("concan", "The stock has run out, and nobody wins the hand"),
}


class ConcanGame(Game[ConcanState, ConcanMove, ConcanView]):
    """The rules of Concan; every clause has its place in the module that is named here."""

    id = "concan"
    title = Text("concan", QT_TRANSLATE_NOOP("concan", "Concan"))
    seat_counts = (2, 3, 4)
    seats_clause = "N1.2"
    options = OPTIONS
    fewer_win = True
    dealer_clause = "N2.1"
    deck_clause = "N1.1"
    deck_text = Text("concan", QT_TRANSLATE_NOOP("concan", "The deck is not two packs of 52 and two jokers."))
    endings = _ENDINGS
    finales = _FINALES

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs, each of 52 cards and one joker (N1.1)."""
        return PACK

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> ConcanState:
        """Begin a match; *options* are complete."""
        return ConcanState(seats, sides or self.sides(seats, options), dict(options))

    def next_dealers(self, state: ConcanState) -> tuple[int, ...]:
        """Any seat before the first hand, then the winner, or the next seat if there was none (N2.1, N2.2)."""
        if state.ending is None:
            return tuple(range(state.seats))
        winner = state.ending.seat
        return ((state.dealer + 1) % state.seats if winner is None else winner,)

    def wrong_dealer(self, state: ConcanState, due: int) -> Refusal:
        """Why nobody but the winner, or the next seat if there was none, begins (N2.2)."""
        reason = _NEXT if state.ending and state.ending.seat is None else _WINNER
        return Refusal("N2.2", Text("concan", reason, {"seat": due}))

    def deal(self, state: ConcanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (N2.3)."""
        return play.deal(state, dealer, deck)

    def arrange(self, state: ConcanState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """A draft in the order in which it lies as a meld."""
        return trays.arrange(seat, draft)

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The players with the fewest points."""
        return lowest(end.totals)

    def undo_barrier(self, state: ConcanState, move: ConcanMove) -> bool:
        """A draw shows a card of the stock; a discard that ends the hand shows what others held."""
        if isinstance(move, Draw):
            return True
        return isinstance(move, Discard) and legality.ends_hand(state, move)

    def refusal(self, state: ConcanState, move: ConcanMove) -> Refusal | None:
        """Why a move is refused now, or ``None``."""
        return legality.refusal(state, move)

    def legal_moves(self, state: ConcanState) -> ConcanMoves:
        """The legal moves of the seat to move."""
        return ConcanMoves(state)

    def apply(self, state: ConcanState, move: ConcanMove) -> list[Event]:
        """Make a legal move and tell what happened."""
        return play.apply(state, move)

    def view(self, state: ConcanState, seat: int) -> ConcanView:
        """All that a seat may know."""
        return views.view(state, seat)

    def determinize(self, view: ConcanView, rng: Random) -> ConcanState:
        """Deal one world that agrees with all that the seat has seen."""
        return views.determinize(view, rng)

    def read_move(self, line: Line) -> ConcanMove:
        """Read a move line; raises ``RecordFault`` if its form is wrong."""
        return moves.read_move(line)

    def write_move(self, move: ConcanMove) -> dict[str, Any]:
        """Write a move as the keys of its line."""
        return moves.write_move(move)

    def describe(self, move: ConcanMove) -> Text:
        """Say in words what a move did."""
        return wording.describe(move)

    def advise(self, view: ConcanView, move: ConcanMove) -> Text:
        """Tell the seat of a view to make a move."""
        return wording.advise(view, move)

    def cards_used(self, view: ConcanView, move: ConcanMove) -> tuple[Code, ...]:
        """The cards that leave the hand of the seat of a view by its move."""
        return views.cards_used(view, move)

    def cards_taken(self, view: ConcanView, move: ConcanMove) -> tuple[Pick, ...]:
        """The cards outside the hand that a move takes up."""
        return views.cards_taken(view, move)

    def offer(self, state: ConcanState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return offers.offer(state, seat, picks)

    def place_refusal(self, state: ConcanState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why picks do not go to a place."""
        return offers.place_refusal(state, seat, picks, place)

    def tray(self, state: ConcanState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return trays.tray(state, seat, drafts, taken)
