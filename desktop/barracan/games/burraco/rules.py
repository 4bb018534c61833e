"""Burraco as a game of the program, and what it shares with Buraco."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from barracan.games.burraco import legality, moves, play, scoring, wording
from barracan.games.burraco import view as views
from barracan.games.burraco.legality import PotMoves
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds
from barracan.games.burraco.offers import Offers, arrange, split
from barracan.games.burraco.options import OPTIONS, RULE_SETS, Terms
from barracan.games.burraco.state import BurracoState, PotT
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.game import Game, MoveT, Sides, ViewT
from barracan.model.moves import Line, write_fields
from barracan.model.offers import Draft, Offer, Pick, TrayVerdict
from barracan.model.options import OptionValue
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text
from barracan.model.verdict import Groups, Verdict

_DECK = QT_TRANSLATE_NOOP(
    "burraco", "The deck is not the pack of this match: {count} cards, each as often as it is there."
)
ENDINGS: Final[Mapping[str, Template]] = {
    "out": RUMMY("went_out"),
    "stock": RUMMY("stock"),
    "stall": Text("burraco", QT_TRANSLATE_NOOP("burraco", "nobody laid anything more")),
}
FINALES: Final[Mapping[str, Template]] = {
    "out": RUMMY("goes_out"),
    "stock": Text("burraco", QT_TRANSLATE_NOOP("burraco", "The stock has run out, and the hand is over")),
    "stall": Text("burraco", QT_TRANSLATE_NOOP("burraco", "Nobody lays anything more, and the hand is over")),
}


class PotRules(Game[PotT, MoveT, ViewT]):
    """The rules of a game with pots."""

    dealer_clause = "C2.1"

    @abstractmethod
    def offers(self, state: PotT, seat: int) -> Offers[PotT]:
        """What tells what cards of a seat may become."""

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example, under the usual options."""
        from barracan.games.burraco import examples  # for those who read the rules

        options = {option.name: option.default for option in self.options}
        return examples.judge_example(kind, groups, Terms(4, options))

    def wrong_deck(self, state: PotT) -> Refusal:
        """Why a deck is refused that is not the pack of the match."""
        count = len(self.pack(state.seats, state.options))
        return Refusal(self.deck_clause, Text("burraco", _DECK, {"count": count}))

    def finale(self, end: HandEnd) -> Text:
        """Tell the table how a hand has ended, with what going out counts (C9.4)."""
        return self.finale_with(end, points=scoring.OUT)

    def split(self, state: PotT, seat: int, cards: Sequence[Code]) -> tuple[tuple[Code, ...], ...]:
        """Chosen cards as several drafts where they are several melds in one way alone (C13.5)."""
        return split(state, cards)

    def arrange(self, state: PotT, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """Lay a draft's cards in order."""
        return arrange(state, draft)

    def offer(self, state: PotT, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what picks may become."""
        return self.offers(state, seat).offer(picks)

    def place_refusal(self, state: PotT, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why picks do not go to a place."""
        return self.offers(state, seat).place_refusal(picks, place)

    def tray(self, state: PotT, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts of a tray."""
        return self.offers(state, seat).tray(drafts)

    def tray_note(self, state: PotT, seat: int, picks: Sequence[Pick], drafts: Sequence[Draft]) -> Text | None:
        """What picks and drafts count together, where the game asks for a sum."""
        return self.offers(state, seat).tray_note(picks, drafts)

    def is_draw(self, move: MoveT) -> bool:
        """Whether a move takes the next card of the stock."""
        return isinstance(move, Draw)

    def undo_barrier(self, state: PotT, move: MoveT) -> bool:
        """Whether a move shows its player or another something hidden: the stock, or a pot."""
        if isinstance(move, Draw):
            return True
        size = state.hands[move.seat].size
        if isinstance(move, LayMelds):
            return sum(map(len, move.melds)) == size
        if isinstance(move, Add):
            return len(move.cards) - len(state.tables[state.side_of[move.seat]].melds[move.meld].cards) == size
        if isinstance(move, Discard):
            partners = set(state.sides[state.side_of[move.seat]]) - {move.seat}
            return any(seat in partners or seat == (move.seat + 1) % state.seats for seat in state.unseen)
        return False


class BurracoGame(PotRules[BurracoState, BurracoMove, BurracoView]):
    """The rules of Burraco; every clause has its place in the module that is named here."""

    id = "burraco"
    title = Text("burraco", QT_TRANSLATE_NOOP("burraco", "Burraco"))
    seat_counts = (2, 3, 4)
    seats_clause = "C1.2"
    options = OPTIONS
    rule_sets = RULE_SETS
    deck_clause = "C1.1"
    endings = ENDINGS
    finales = FINALES
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    cards_taken = staticmethod(views.cards_taken)
    cards_used = staticmethod(views.cards_used)
    describe = staticmethod(wording.describe)
    describe_last = staticmethod(wording.describe_last)
    determinize = staticmethod(views.determinize)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    view = staticmethod(views.view)
    write_move = staticmethod(write_fields)

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs and four jokers (C1.1)."""
        return views.PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """Four play as partners opposite each other, fewer alone (C1.2)."""
        return ((0, 2), (1, 3)) if seats == 4 else super().sides(seats, options)

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BurracoState:
        """Begin a match; *options* are complete."""
        return BurracoState(seats, sides or self.sides(seats, options), dict(options))

    def offers(self, state: BurracoState, seat: int) -> Offers[BurracoState]:
        """What tells what cards of a seat may become."""
        return Offers(state, seat)

    def deal(self, state: BurracoState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (C2)."""
        return play.deal(state, dealer, deck)

    def legal_moves(self, state: BurracoState) -> PotMoves[BurracoState, BurracoMove]:
        """The legal moves of the seat to move."""
        return PotMoves(state)
