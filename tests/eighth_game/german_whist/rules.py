"""German whist as a game of the program: two seats, a stock, options G5.2 and G6.1; nothing is simplified."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from barracan.games.tricks.rules import TrickRules
from barracan.games.tricks.state import Play
from barracan.model.cards import Code, Kind, pack
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.moves import Line
from barracan.model.offers import Offer, Pick
from barracan.model.options import OptionValue
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from german_whist import legality, moves, offers, play, wording
from german_whist import view as views
from german_whist.legality import GermanWhistMoves
from german_whist.options import OPTIONS
from german_whist.state import SEATS, GermanWhistState
from german_whist.view import GermanWhistView

_PACK = pack(packs=1, jokers=0)


class GermanWhistGame(TrickRules[GermanWhistState, Play, GermanWhistView]):
    """The rules of German whist; every clause has its place in the module that is named here."""

    id = "german_whist"
    title = Text("german_whist", QT_TRANSLATE_NOOP("german_whist", "German whist"))
    seat_counts = (SEATS,)
    seats_clause = "G1.2"
    options = OPTIONS
    dealer_clause = "G2.1"
    deck_clause = "G1.1"
    deck_text = Text("german_whist", QT_TRANSLATE_NOOP("german_whist", "The deck is not a pack of 52 cards."))
    play_clause = "G3.1"
    endings = wording.ENDINGS
    finales = wording.FINALES

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """A pack of 52 cards (G1.1)."""
        return _PACK

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> GermanWhistState:
        """Begin a match; *options* are complete."""
        return GermanWhistState(dict(options))

    def deal(self, state: GermanWhistState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (G2)."""
        return play.deal(state, dealer, deck)

    def refusal(self, state: GermanWhistState, move: Play) -> Refusal | None:
        """Why a move is refused now, or ``None``."""
        return legality.refusal(state, move)

    def legal_moves(self, state: GermanWhistState) -> GermanWhistMoves:
        """The legal moves of the seat to move."""
        return GermanWhistMoves(state)

    def apply(self, state: GermanWhistState, move: Play) -> list[Event]:
        """Make a legal move and tell what happened."""
        return play.apply(state, move)

    def undo_barrier(self, state: GermanWhistState, move: Play) -> bool:
        """The second card of a trick brings cards of the stock into the hands, and turns another up."""
        return bool(state.trick and state.stock)

    def view(self, state: GermanWhistState, seat: int) -> GermanWhistView:
        """All that a seat may know."""
        return views.view(state, seat)

    def determinize(self, view: GermanWhistView, rng: Random) -> GermanWhistState:
        """Deal one world that agrees with all that the seat has seen."""
        return views.determinize(view, rng)

    def read_move(self, line: Line) -> Play:
        """Read a move line; raises ``RecordFault`` if its form is wrong."""
        return moves.read_move(line)

    def write_move(self, move: Play) -> dict[str, Any]:
        """Write a move as the keys of its line."""
        return moves.write_move(move)

    def describe(self, move: Play) -> Text:
        """Say in words what a move did."""
        return wording.describe(move)

    def advise(self, view: GermanWhistView, move: Play) -> Text:
        """Tell the seat of a view to make a move."""
        return wording.advise(view, move)

    def cards_used(self, view: GermanWhistView, move: Play) -> tuple[Code, ...]:
        """The card that is played."""
        return (move.card,)

    def place_refusal(self, state: GermanWhistState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why picks do not go to a place."""
        return offers.place_refusal(state, seat, picks, place)

    def offer(self, state: GermanWhistState, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return offers.offer(state, seat, picks)
