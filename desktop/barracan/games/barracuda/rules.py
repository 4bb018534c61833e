"""Barracuda as a game of the program."""

from collections.abc import Mapping, Sequence
from typing import Final

from barracan.games.barracuda import legality, moves, offers, play, scoring, wording
from barracan.games.barracuda import view as views
from barracan.games.barracuda.legality import BarracudaMoves
from barracan.games.barracuda.moves import BarracudaMove, Draw
from barracan.games.barracuda.options import OPTIONS, RULE_SETS
from barracan.games.barracuda.state import BarracudaState
from barracan.games.barracuda.view import PACK, BarracudaView
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import Kind
from barracan.model.events import Event
from barracan.model.game import Game, Sides
from barracan.model.moves import Line, write_fields
from barracan.model.offers import Draft, Pick
from barracan.model.options import OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import Extra, HandEnd, SheetForm, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text
from barracan.model.verdict import Groups, Verdict

_ENDINGS: Final[Mapping[str, Template]] = {
    "out": RUMMY("won"),
    "deck": QT_TRANSLATE_NOOP("barracuda", "the deck ran dry"),
}
_FINALES: Final[Mapping[str, Template]] = {
    "out": RUMMY("wins"),
    "deck": QT_TRANSLATE_NOOP("barracuda", "The deck has run out, and nobody wins the hand"),
}

_SHEET = QT_TRANSLATE_NOOP("barracuda", "The best in hands wins; of equals the fewest points.")


class BarracudaGame(Game[BarracudaState, BarracudaMove, BarracudaView]):
    """The rules of Barracuda; every clause has its place in the module that is named here."""

    id = "barracuda"
    title = Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Barracuda"))
    seat_counts = (3, 4, 5, 6)
    seats_clause = "U1.2"
    options = OPTIONS
    rule_sets = RULE_SETS
    fewer_win = True
    sheet_form = SheetForm(summed=True, note=Text("barracuda", _SHEET))
    dealer_clause = "U2.1"
    deck_clause = "U1.1"
    deck_text = Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "The deck is not a pack of 52."))
    endings = _ENDINGS
    finales = _FINALES
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    cards_taken = staticmethod(views.cards_taken)
    cards_used = staticmethod(views.cards_used)
    describe = staticmethod(wording.describe)
    determinize = staticmethod(views.determinize)
    legal_moves = staticmethod(BarracudaMoves)
    offer = staticmethod(offers.offer)
    place_refusal = staticmethod(offers.place_refusal)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    tray = staticmethod(offers.tray)
    view = staticmethod(views.view)
    write_move = staticmethod(write_fields)

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example, under the usual options."""
        from barracan.games.barracuda import examples  # for those who read the rules

        return examples.judge_example(kind, groups)

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """A pack of 52, no jokers (U1.1)."""
        return PACK

    def sides_clause(self, seats: int) -> str:
        """Each seat plays for itself (U1.3)."""
        return "U1.3"

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarracudaState:
        """Begin a match; *options* are complete."""
        return BarracudaState(seats, sides or self.sides(seats, options), dict(options))

    def deal(self, state: BarracudaState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (U2.2)."""
        return play.deal(state, dealer, deck)

    def arrange(self, state: BarracudaState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """A draft in the order in which it lies as a meld."""
        return offers.arrange(seat, draft)

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The players who are highest in the hands column (U7.2)."""
        return highest(tuple(end.extra["hand_totals"]))

    def columns_by_hand(self, hands: Sequence[Sequence[int]]) -> Extra:
        """The hands column of a pad on which only the points are written: who has none has gone out (U6.2)."""
        columns = scoring.hands_columns_by_points(hands)
        return {"hands": list(columns[-1]), "hand_totals": [sum(column) for column in zip(*columns, strict=True)]}

    def is_draw(self, move: BarracudaMove) -> bool:
        """Whether a move takes the next card of the stock."""
        return isinstance(move, Draw)

    def undo_barrier(self, state: BarracudaState, move: BarracudaMove) -> bool:
        """A draw shows a card of the deck; what ends the hand shows what others held."""
        return isinstance(move, Draw) or legality.ends_hand(state, move)
