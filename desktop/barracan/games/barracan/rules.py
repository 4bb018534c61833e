"""BarraCan as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.barracan import drafts as trays
from barracan.games.barracan import legality, moves, offers, play, scoring, wording
from barracan.games.barracan import view as views
from barracan.games.barracan.legal_moves import BarracanMoves
from barracan.games.barracan.moves import BarracanMove, Draw, LayMelds, Pass
from barracan.games.barracan.options import OPTIONS
from barracan.games.barracan.state import BarracanState
from barracan.games.barracan.view import BarracanView
from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.game import Game, Sides
from barracan.model.moves import Line
from barracan.model.offers import Draft, Offer, Pick, TrayVerdict
from barracan.model.options import OptionValue
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_ENDINGS = {
    "out": QT_TRANSLATE_NOOP("barracan", "{name} went out"),
    "flash": QT_TRANSLATE_NOOP("barracan", "{name}: flash exit"),
    "stock": QT_TRANSLATE_NOOP("barracan", "the stock ran dry"),
}
_FINALES = {
    "out": QT_TRANSLATE_NOOP("barracan", "{name} melds out: +{points}"),
    "flash": QT_TRANSLATE_NOOP("barracan", "{name} goes out by a flash exit: +{points}"),
    "stock": QT_TRANSLATE_NOOP("barracan", "The stock is empty, and the hand is over"),
}


class BarracanGame(Game[BarracanState, BarracanMove, BarracanView]):
    """The rules of BarraCan; every clause has its place in the module that is named here."""

    id = "barracan"
    title = Text("barracan", QT_TRANSLATE_NOOP("barracan", "BarraCan"))
    seat_counts = (2, 3, 4)
    seats_clause = "B1.2"
    options = OPTIONS
    dealer_clause = "B2.1"
    deck_clause = "B1.1"
    deck_text = Text("barracan", QT_TRANSLATE_NOOP("barracan", "The deck is not two packs of 52 and four jokers."))
    endings = _ENDINGS
    finales = _FINALES

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs and four jokers (B1.1)."""
        return views.PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """Partners opposite each other where four play as such, else each seat for itself (B1.3)."""
        if seats == 4 and options["partnership"]:
            return ((0, 2), (1, 3))
        return super().sides(seats, options)

    def sides_clause(self, seats: int) -> str:
        """The option decides, and nothing beside it (B1.3)."""
        return "B1.3"

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarracanState:
        """Begin a match; *options* are complete."""
        return BarracanState(seats, sides or self.sides(seats, options), dict(options))

    def deal(self, state: BarracanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (B2)."""
        return play.deal(state, dealer, deck)

    def finale(self, end: HandEnd) -> Text:
        """Tell the table how a hand has ended, with what that counts (B10.5)."""
        return self.finale_with(end, points=scoring.EXITS.get(end.reason, 0))

    def undo_barrier(self, state: BarracanState, move: BarracanMove) -> bool:
        """A draw shows the next card of the stock; whatever ends the hand shows the next deal."""
        return isinstance(move, Draw | Pass) or (isinstance(move, LayMelds) and move.flash)

    def refusal(self, state: BarracanState, move: BarracanMove) -> Refusal | None:
        """Why a move is refused now, or ``None``."""
        return legality.refusal(state, move)

    def legal_moves(self, state: BarracanState) -> BarracanMoves:
        """The legal moves of the seat to move."""
        return BarracanMoves(state)

    def apply(self, state: BarracanState, move: BarracanMove) -> list[Event]:
        """Make a legal move and tell what happened."""
        return play.apply(state, move)

    def view(self, state: BarracanState, seat: int) -> BarracanView:
        """All that a seat may know."""
        return views.view(state, seat)

    def determinize(self, view: BarracanView, rng: Random) -> BarracanState:
        """Deal one world that agrees with all that the seat has seen."""
        return views.determinize(view, rng)

    def read_move(self, line: Line) -> BarracanMove:
        """Read a move line; raises ``RecordFault`` if its form is wrong."""
        return moves.read_move(line)

    def write_move(self, move: BarracanMove) -> dict[str, Any]:
        """Write a move as the keys of its line."""
        return moves.write_move(move)

    def describe(self, move: BarracanMove) -> Text:
        """Say in words what a move did."""
        return wording.describe(move)

    def advise(self, view: BarracanView, move: BarracanMove) -> Text:
        """Tell the seat of a view to make a move."""
        return wording.advise(view, move)

    def cards_used(self, view: BarracanView, move: BarracanMove) -> tuple[Code, ...]:
        """The cards that leave the hand of the seat of a view by its move."""
        return views.cards_used(view, move)

    def cards_taken(self, view: BarracanView, move: BarracanMove) -> tuple[Pick, ...]:
        """The cards outside the hand that a move takes up."""
        return views.cards_taken(view, move)

    def offer(self, state: BarracanState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return offers.offer(state, seat, picks)

    def place_refusal(self, state: BarracanState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why picks do not go to a place."""
        return offers.place_refusal(state, seat, picks, place)

    def idle(self, state: BarracanState, seat: int) -> bool:
        """Whether hardly anything is left for a seat but to draw and discard."""
        return trays.stranded(state, seat)

    def tray(self, state: BarracanState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return trays.tray(state, seat, drafts, taken)

    def arrange(self, state: BarracanState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """The best arrangement of a draft."""
        return trays.arrange(state, seat, draft, taken)
