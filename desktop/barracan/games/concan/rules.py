"""Concan as a game of the program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from barracan.games.concan import drafts as trays
from barracan.games.concan import legality, moves, offers, play, wording
from barracan.games.concan import view as views
from barracan.games.concan.legal_moves import ConcanMoves
from barracan.games.concan.moves import ConcanMove, Discard, Draw
from barracan.games.concan.options import OPTIONS, RULE_SETS
from barracan.games.concan.state import ConcanState
from barracan.games.concan.view import PACK, ConcanView
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.first_draw import FirstDraw, draw_cards
from barracan.model.game import Game, Sides
from barracan.model.moves import Line, write_fields
from barracan.model.offers import Draft, Pick
from barracan.model.options import OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, SheetForm, lowest
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Template, Text
from barracan.model.verdict import Groups, Verdict

_WINNER = QT_TRANSLATE_NOOP("concan", "The winner of a hand is the first player of the next: seat {seat} deals.")
_NEXT = QT_TRANSLATE_NOOP("concan", "Nobody won the hand before: the next seat clockwise, {seat}, deals.")
_ENDINGS: Final[Mapping[str, Template]] = {
    "out": RUMMY("won"),
    "stock": RUMMY("stock"),
}
_FINALES: Final[Mapping[str, Template]] = {
    "out": RUMMY("wins"),
    "stock": QT_TRANSLATE_NOOP("concan", "The stock has run out, and nobody wins the hand"),
}

_HIGHEST = QT_TRANSLATE_NOOP("concan", "{name} has drawn the highest card, deals and plays first.")
_SHEET = QT_TRANSLATE_NOOP("concan", "The lowest sum wins. X counts −25; who never melded has 100.")


class ConcanGame(Game[ConcanState, ConcanMove, ConcanView]):
    """The rules of Concan; every clause has its place in the module that is named here."""

    id = "concan"
    title = Text("concan", QT_TRANSLATE_NOOP("concan", "Concan"))
    seat_counts = (2, 3, 4)
    seats_clause = "N1.2"
    options = OPTIONS
    rule_sets = RULE_SETS
    fewer_win = True
    sheet_form = SheetForm(summed=True, note=Text("concan", _SHEET))
    unprompted = frozenset({"announce"})
    """N13.4"""
    dealer_clause = "N2.1"
    deck_clause = "N1.1"
    deck_text = Text("concan", QT_TRANSLATE_NOOP("concan", "The deck is not two packs of 52 and two jokers."))
    endings = _ENDINGS
    finales = _FINALES
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    cards_taken = staticmethod(views.cards_taken)
    cards_used = staticmethod(views.cards_used)
    describe = staticmethod(wording.describe)
    determinize = staticmethod(views.determinize)
    legal_moves = staticmethod(ConcanMoves)
    offer = staticmethod(offers.offer)
    place_refusal = staticmethod(offers.place_refusal)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    tray = staticmethod(trays.tray)
    tray_note = staticmethod(offers.tray_note)
    view = staticmethod(views.view)
    write_move = staticmethod(write_fields)

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example, under the usual options."""
        from barracan.games.concan import examples  # for those who read the rules

        return examples.judge_example(kind, groups)

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs, each of 52 cards and one joker (N1.1)."""
        return PACK

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> ConcanState:
        """Begin a match; *options* are complete."""
        return ConcanState(seats, sides or self.sides(seats, options), dict(options))

    def first_draw(self, seats: int, dealer: int, random: Random) -> FirstDraw:
        """The highest card makes the first player, who deals (N2.1, N2.3)."""
        others = [seat for seat in range(seats) if seat != dealer]
        random.shuffle(others)
        words = Text("concan", _HIGHEST, {"name": Seat(dealer)})
        return FirstDraw(draw_cards((*others, dealer), random), words, "N2.1")

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

    def split(self, state: ConcanState, seat: int, cards: Sequence[Code]) -> tuple[tuple[Code, ...], ...]:
        """Chosen cards as several drafts where they are several melds in one way alone (N5.2)."""
        return trays.split(seat, cards)

    def arrange(self, state: ConcanState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """A draft in the order in which it lies as a meld."""
        return trays.arrange(seat, draft)

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The players with the fewest points."""
        return lowest(end.totals)

    def is_draw(self, move: ConcanMove) -> bool:
        """Whether a move takes the next card of the stock."""
        return isinstance(move, Draw)

    def undo_barrier(self, state: ConcanState, move: ConcanMove) -> bool:
        """A draw shows a card of the stock; a discard that ends the hand shows what others held."""
        if isinstance(move, Draw):
            return True
        return isinstance(move, Discard) and legality.ends_hand(state, move)
