"""Barbu as a game of the program."""

from collections.abc import Mapping, Sequence

from barracan.games.barbu import legality, moves, offers, play, wording
from barracan.games.barbu import view as views
from barracan.games.barbu.legality import BarbuMoves
from barracan.games.barbu.moves import SEATS, BarbuMove, Lay
from barracan.games.barbu.options import OPTIONS, RULE_SETS
from barracan.games.barbu.state import HANDS_OF_A_MATCH, HANDS_OF_A_ROUND, BarbuState
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.rules import TrickRules
from barracan.games.tricks.state import Play
from barracan.model.cards import Code, Kind, pack
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.moves import Line
from barracan.model.options import OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, SheetForm
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verdict import Groups, Verdict

_PACK = pack(packs=1, jokers=0)
_MOVED_ON = QT_TRANSLATE_NOOP("barbu", "The deal moves on after seven hands: seat {seat} deals this hand.")
_ENDINGS = {
    "tricks": QT_TRANSLATE_NOOP("barbu", "all tricks taken"),
    "settled": QT_TRANSLATE_NOOP("barbu", "the last card that counts was taken"),
    "out": QT_TRANSLATE_NOOP("barbu", "three are rid of all cards"),
}
_FINALES = {
    "tricks": QT_TRANSLATE_NOOP("barbu", "{contract}: all tricks are taken"),
    "settled": QT_TRANSLATE_NOOP("barbu", "{contract}: the last card that counts is taken"),
    "out": QT_TRANSLATE_NOOP("barbu", "{contract}: three players are rid of their cards"),
}


class BarbuGame(TrickRules[BarbuState, BarbuMove, BarbuView]):
    """The rules of Barbu; every clause has its place in the module that is named here."""

    id = "barbu"
    title = Text("barbu", QT_TRANSLATE_NOOP("barbu", "Barbu"))
    seat_counts = (SEATS,)
    seats_clause = "P1.2"
    options = OPTIONS
    rule_sets = RULE_SETS
    dealer_clause = "P2.2"
    deck_clause = "P1.1"
    deck_text = Text("barbu", QT_TRANSLATE_NOOP("barbu", "The deck is not a pack of 52 cards."))
    play_clause = "P5.1"
    endings = _ENDINGS
    finales = _FINALES
    sheet_form = SheetForm(hands=HANDS_OF_A_MATCH, block=HANDS_OF_A_ROUND)
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    describe = staticmethod(wording.describe)
    determinize = staticmethod(views.determinize)
    legal_moves = staticmethod(BarbuMoves)
    offer = staticmethod(offers.offer)
    place_refusal = staticmethod(offers.place_refusal)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    view = staticmethod(views.view)
    write_move = staticmethod(moves.write_move)

    def describe_last(self, moves: Sequence[BarbuMove], sides: Sides) -> Text:
        """Say what the last of these moves of a hand did, a redouble as such (P4.3)."""
        return wording.describe_last(moves)

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example, under the usual options."""
        from barracan.games.barbu import examples  # for those who read the rules

        return examples.judge_example(kind, groups)

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """A pack of 52 cards (P1.1)."""
        return _PACK

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarbuState:
        """Begin a match; *options* are complete."""
        return BarbuState(dict(options))

    def next_dealers(self, state: BarbuState) -> tuple[int, ...]:
        """Any seat before the first hand; then the same for seven hands, and the next one clockwise (P2.1, P2.2)."""
        if state.dealer >= 0 and state.hand_number % HANDS_OF_A_ROUND:
            return (state.dealer,)
        return super().next_dealers(state)

    def wrong_dealer(self, state: BarbuState, due: int) -> Refusal:
        """Why nobody but the seat whose seven hands these are deals (P2.2)."""
        return Refusal(self.dealer_clause, Text("barbu", _MOVED_ON, {"seat": due}))

    def deal(self, state: BarbuState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (P2)."""
        return play.deal(state, dealer, deck)

    def finale(self, end: HandEnd) -> Text:
        """Tell the table how a hand has ended, and of which contract (P3.2)."""
        return self.finale_with(end, contract=end.played or "")

    def cards_used(self, view: BarbuView, move: BarbuMove) -> tuple[Code, ...]:
        """The card that is played or laid."""
        return (move.card,) if isinstance(move, Play | Lay) else ()
