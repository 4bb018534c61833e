"""Buraco as a game of the program."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from barracan.games.buraco import legality, moves, play, wording
from barracan.games.buraco import view as views
from barracan.games.buraco.legality import BuracoMoves
from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.offers import Offers
from barracan.games.buraco.options import OPTIONS, RULE_SETS
from barracan.games.buraco.state import BuracoState
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import view as pot_views
from barracan.games.burraco.moves import Draw, LayMelds
from barracan.games.burraco.rules import ENDINGS, FINALES, PotRules
from barracan.model.cards import Kind
from barracan.model.events import Event
from barracan.model.first_draw import FirstDraw, draw_cards
from barracan.model.game import Sides
from barracan.model.moves import Line, RecordFault, key, write_fields
from barracan.model.offers import Pick
from barracan.model.options import OptionValue
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text

_CUT_RANGE = QT_TRANSLATE_NOOP("buraco", "A cut lifts one card at least and leaves one at least.")
_CUT_FOR_DEAL = QT_TRANSLATE_NOOP(
    "buraco", "{dealer} has the lowest card and deals; {name} has the highest and plays first."
)
_CUT_SPREAD = 10
"""Where nobody aims, so many cards fewer or more than the exact number are lifted at most (D2.3)."""

_ENDINGS = {**ENDINGS, "time": QT_TRANSLATE_NOOP("buraco", "the time was up")}
_FINALES = {**FINALES, "time": QT_TRANSLATE_NOOP("buraco", "The time is up, and the hand is over")}


class BuracoGame(PotRules[BuracoState, BuracoMove, BuracoView]):
    """The rules of Buraco; what it shares with Burraco is done there."""

    id = "buraco"
    title = Text("buraco", QT_TRANSLATE_NOOP("buraco", "Buraco"))
    seat_counts = (2, 3, 4, 6)
    seats_clause = "D1.3"
    options = OPTIONS
    rule_sets = RULE_SETS
    deck_clause = "D1.1"
    endings = _ENDINGS
    finales = _FINALES
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    cards_used = staticmethod(pot_views.cards_used)
    describe = staticmethod(wording.describe)
    describe_last = staticmethod(wording.describe_last)
    determinize = staticmethod(views.determinize)
    legal_moves = staticmethod(BuracoMoves)
    pack = staticmethod(views.pack_of)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    view = staticmethod(views.view)
    write_move = staticmethod(write_fields)

    def first_draw(self, seats: int, dealer: int, random: Random) -> FirstDraw:
        """The lowest card deals, the highest one sits at the dealer's left (D2.1)."""
        first = (dealer + 1) % seats
        others = [seat for seat in range(seats) if seat not in {dealer, first}]
        random.shuffle(others)
        words = Text("buraco", _CUT_FOR_DEAL, {"dealer": Seat(dealer), "name": Seat(first)})
        return FirstDraw(draw_cards((dealer, *others, first), random), words, "D2.1")

    def offers(self, state: BuracoState, seat: int) -> Offers:
        """What tells what cards of a seat may become."""
        return Offers(state, seat)

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """The usual sides: pairs of four or six seats, else single players (D1)."""
        if seats in {4, 6}:
            return tuple((seat, seat + seats // 2) for seat in range(seats // 2))
        return super().sides(seats, options)

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides."""
        return "D1.2" if seats == 4 else "D1.3"

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """Six seats may be two sides of three (D1.3)."""
        return (((0, 2, 4), (1, 3, 5)),) if seats == 6 else ()

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BuracoState:
        """Begin a match; *options* are complete."""
        return BuracoState(seats, sides or self.sides(seats, options), dict(options))

    def hand_keys(self, state: BuracoState, rng: Random) -> Line:
        """The cut, where cuts are counted (D2.3)."""
        if not state.options["cut_bonus"]:
            return {}
        return {"cut": sum(state.terms.pots) - _CUT_SPREAD + int(rng.random() * (2 * _CUT_SPREAD + 1))}

    def deal_refusal(
        self, state: BuracoState, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer, deck or cut is refused (C2.1, D1, D2.3)."""
        return super().deal_refusal(state, dealer, deck) or _cut_fault(state, len(deck), keys or {})

    def wrong_deck(self, state: BuracoState) -> Refusal:
        """Why a deck is refused that is not the pack of the match (D1.1, D1.4)."""
        refusal = super().wrong_deck(state)
        return replace(refusal, clause="D1.4") if state.seats == 6 else refusal

    def deal(self, state: BuracoState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (D2)."""
        return play.deal(state, dealer, deck, (keys or {})["cut"] if state.options["cut_bonus"] else None)

    def cards_taken(self, view: BuracoView, move: BuracoMove) -> tuple[Pick, ...]:
        """A first card that is refused is the top of the stock too (D3.1)."""
        return pot_views.cards_taken(view, Draw(move.seat) if isinstance(move, Refuse) else move)

    def is_draw(self, move: BuracoMove) -> bool:
        """Whether a move takes a card of the stock: also the next one for a first card that is refused (D3.1)."""
        return isinstance(move, Refuse) or super().is_draw(move)

    def undo_barrier(self, state: BuracoState, move: BuracoMove) -> bool:
        """Whether a move shows the stock, a pot, or cards of a failed opening; what the clock does stays done."""
        if isinstance(move, LayMelds) and legality.fails(state, move):
            return True
        return isinstance(move, Refuse | Time) or super().undo_barrier(state, move)


def _cut_fault(state: BuracoState, cards: int, keys: Line) -> Refusal | None:
    """Why a cut is refused where cuts are counted (D2.3)."""
    if not state.options["cut_bonus"]:
        return None
    try:
        cut = key(keys, "cut", int)
    except RecordFault as wrong:
        return Refusal(wrong.clause, wrong.reason)
    return None if 1 <= cut < cards else Refusal("D2.3", Text("buraco", _CUT_RANGE))
