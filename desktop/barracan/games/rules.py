"""What the games have in common unless their rules say otherwise."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random

from barracan.model.cards import Kind
from barracan.model.game import Game, MoveT, Sides, StateT, ViewT
from barracan.model.moves import Line
from barracan.model.offers import Pick
from barracan.model.options import OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, ScoreLine, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text

_CLOCKWISE = QT_TRANSLATE_NOOP("games", "The deal passes clockwise: seat {seat} deals this hand.")
_NO_SEAT = QT_TRANSLATE_NOOP("games", "The dealer is a seat of this match.")


class UsualRules(Game[StateT, MoveT, ViewT]):
    """Each seat plays for itself, the deal passes clockwise, and the most points lead.

    A game says what is different, and names the functions of its modules in which its clauses have their place.

    Attributes:
        dealer_clause: the clause that fixes who deals.
        deck_clause: the clause that fixes the pack.
        deck_text: what is wrong with any other deck.
        endings: how a hand may end, by the reason that its end gives.
        finales: the same in a whole sentence.
    """

    fewer_win = False
    dealer_clause: str
    deck_clause: str
    deck_text: Text
    endings: Mapping[str, str]
    finales: Mapping[str, str]

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """Each seat is a side."""
        return tuple((seat,) for seat in range(seats))

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the numbers of seats fixes the sides too."""
        return self.seats_clause

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """There are none."""
        return ()

    def hand_keys(self, state: StateT, rng: Random) -> Line:
        """A hand's line has no further keys."""
        return {}

    def next_dealers(self, state: StateT) -> tuple[int, ...]:
        """Any seat before the first hand, then the next one clockwise."""
        if state.dealer < 0:
            return tuple(range(state.seats))
        return ((state.dealer + 1) % state.seats,)

    def deal_refusal(
        self, state: StateT, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer or deck is refused."""
        dealers = self.next_dealers(state)
        if not 0 <= dealer < state.seats:
            return Refusal(self.dealer_clause, Text("games", _NO_SEAT))
        if dealer not in dealers:
            return self.wrong_dealer(state, dealers[0])
        if sorted(deck) != sorted(self.pack(state.seats, state.options)):
            return self.wrong_deck(state)
        return None

    def wrong_dealer(self, state: StateT, due: int) -> Refusal:
        """Why nobody but the seat that is due deals."""
        return Refusal(self.dealer_clause, Text("games", _CLOCKWISE, {"seat": due}))

    def wrong_deck(self, state: StateT) -> Refusal:
        """Why a deck is refused that is not the pack."""
        return Refusal(self.deck_clause, self.deck_text)

    def score_so_far(self, state: StateT) -> tuple[tuple[ScoreLine, ...], ...]:
        """Nothing on the table counts."""
        return ((),) * len(state.sides)

    def idle(self, state: StateT, seat: int) -> bool:
        """There is always something to do."""
        return False

    def cards_taken(self, view: ViewT, move: MoveT) -> tuple[Pick, ...]:
        """Nothing but the hand gives cards."""
        return ()

    def advise(self, view: ViewT, move: MoveT) -> Text:
        """Tell the seat of a view to make a move; the words for it load with the first hint."""
        text: Text = import_module(f"barracan.games.{self.id}.wording").advise(view, move)
        return text

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended."""
        return Text(self.id, self.endings[end.reason], {"name": name})

    def finale(self, end: HandEnd) -> Text:
        """Tell the table how a hand has ended."""
        return self.finale_with(end)

    def finale_with(self, end: HandEnd, **arguments: Argument) -> Text:
        """Tell the same with what the game puts into the sentence beside the name of who ended the hand."""
        who = {} if end.seat is None else {"name": Seat(end.seat)}
        return Text(self.id, self.finales[end.reason], {**who, **arguments})

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides with the most points."""
        return highest(end.totals)
