"""The base of every game: its rules behind one face, with what most games have in common."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.first_draw import FirstDraw
from barracan.model.moves import LegalMoves, Line, Move
from barracan.model.offers import Draft, LadderDraft, LadderRoom, Offer, Pick, TrayVerdict
from barracan.model.options import Option, OptionValue, RuleSet
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.score import USUAL_FORM, Extra, HandEnd, MatchEnd, SheetForm, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Template, Text, text_in
from barracan.model.verdict import Groups, Verdict
from barracan.model.view import SeatView

Sides: TypeAlias = tuple[tuple[int, ...], ...]

_CLOCKWISE = QT_TRANSLATE_NOOP("games", "The deal passes clockwise: seat {seat} deals this hand.")
_NO_SEAT = QT_TRANSLATE_NOOP("games", "The dealer is a seat of this match.")


class State(Protocol):
    """Everything about a match, hidden cards too; only ``Game.deal`` and ``Game.apply`` change it.

    Between hands ``turn`` is ``None``; ``ending`` holds the last hand's end until the next deal, ``result`` the
    match's end once it is decided.
    """

    seats: int
    sides: Sides
    options: Mapping[str, OptionValue]
    totals: list[int]
    hand_number: int
    dealer: int
    turn: int | None
    ending: HandEnd | None
    result: MatchEnd | None


StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=SeatView)


def usual_seats(counts: Sequence[int]) -> int:
    """How many sit down where nothing is said: four, or the most there may be."""
    return 4 if 4 in counts else max(counts)


class Game(ABC, Generic[StateT, MoveT, ViewT]):
    """The rules of one game. It has no memory of its own: everything is in the state.

    Unless a game says otherwise each seat plays for itself, the deal passes clockwise, and the most points lead.

    Attributes:
        id: its name in records, on the command line and in the catalog.
        title: what people call it.
        seat_counts: how many may play; ``seats_clause`` fixes that.
        options: what people may settle before a match.
        rule_sets: named sets of these that are played somewhere.
        fewer_win: whether fewer points are better.
        sheet_form: the form of its score sheet.
        unprompted: the words of moves that nobody is reminded of, because to forget is part of the game.
        dealer_clause: the clause that fixes who deals.
        deck_clause: the clause that fixes the pack.
        deck_text: what is wrong with any other deck.
        endings: how a hand may end, by the reason that its end gives.
        finales: the same in a whole sentence.
    """

    id: ClassVar[str]
    title: ClassVar[Text]
    seat_counts: ClassVar[tuple[int, ...]]
    seats_clause: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    rule_sets: ClassVar[tuple[RuleSet, ...]] = ()
    fewer_win: ClassVar[bool] = False
    sheet_form: ClassVar[SheetForm] = USUAL_FORM
    unprompted: ClassVar[frozenset[str]] = frozenset()
    dealer_clause: ClassVar[str]
    deck_clause: ClassVar[str]
    deck_text: ClassVar[Text]
    endings: ClassVar[Mapping[str, Template]]
    finales: ClassVar[Mapping[str, Template]]

    # A match and its seats

    @abstractmethod
    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """The cards that so many seats play with under these options, unshuffled."""

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """The partition into sides that is usual for so many seats under these options: each seat is one."""
        return tuple((seat,) for seat in range(seats))

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """The partitions that the rules allow besides the usual one."""
        return ()

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides of so many seats; a record with others breaks it."""
        return self.seats_clause

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> StateT:
        """Begin a match: no hand dealt, options complete with their defaults; the usual sides if none are named."""

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example of a clause, read as this kind; ``None`` where it is only looked at."""
        return None

    # A hand

    def hand_keys(self, state: StateT, rng: Random) -> Line:
        """Further keys of the next hand's line that somebody chooses, such as a cut; here at random."""
        return {}

    def next_dealers(self, state: StateT) -> tuple[int, ...]:
        """The seats that may deal the next hand: any before the first one, then the next one clockwise."""
        if state.dealer < 0:
            return tuple(range(state.seats))
        return ((state.dealer + 1) % state.seats,)

    def deal_refusal(
        self, state: StateT, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer, this deck or the further keys of the line are refused for the next hand."""
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

    @abstractmethod
    def deal(self, state: StateT, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand from this deck; *keys* are the line's, of which ``hand_keys`` names those that count."""

    # Moves

    @abstractmethod
    def refusal(self, state: StateT, move: MoveT) -> Refusal | None:
        """Why the rules refuse this move now, or ``None`` if it is legal; the only judge of moves."""

    @abstractmethod
    def legal_moves(self, state: StateT) -> LegalMoves[MoveT]:
        """The legal moves of the seat to move."""

    @abstractmethod
    def apply(self, state: StateT, move: MoveT) -> list[Event]:
        """Make a legal move and tell what happened."""

    @abstractmethod
    def read_move(self, line: Line) -> MoveT:
        """Read a move line; raises ``RecordFault`` if its form is wrong."""

    @abstractmethod
    def write_move(self, move: MoveT) -> Line:
        """Write a move as the keys of its line, without ``kind``."""

    def undo_barrier(self, state: StateT, move: MoveT) -> bool:
        """Whether this move, about to be made, shows its player or another something hidden."""
        return False

    def is_draw(self, move: MoveT) -> bool:
        """Whether a move takes a card that nobody could know: what it brings is luck."""
        return False

    def idle(self, state: StateT, seat: int) -> bool:
        """Whether hardly anything is left for a seat but to draw and discard until the hand ends."""
        return False

    # What a seat knows

    @abstractmethod
    def view(self, state: StateT, seat: int) -> ViewT:
        """All that this seat may know."""

    @abstractmethod
    def determinize(self, view: ViewT, rng: Random) -> StateT:
        """Deal one world that agrees with everything the seat has seen; its view of that world is equal to *view*."""

    @abstractmethod
    def cards_used(self, view: ViewT, move: MoveT) -> tuple[Code, ...]:
        """The cards that leave the hand of the seat of a view by its legal move, in any order, twins each by itself.

        What the move itself brings into the hand first, a swapped joker or a card taken to be laid at once, counts
        before an equal card that was there; what comes back after it, or in its place, changes nothing.
        """

    def cards_taken(self, view: ViewT, move: MoveT) -> tuple[Pick, ...]:
        """The cards outside the hand that a legal move takes up, as a person points at them.

        Of a pile that is taken whole, its top card.
        """
        return ()

    # What a person's cards may become

    @abstractmethod
    def offer(self, state: StateT, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what these picks of a person at this seat may become; without picks, what may be done now."""

    @abstractmethod
    def place_refusal(self, state: StateT, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why these picks do not go to a place, with its clause; asked where their offer has no target there."""

    @abstractmethod
    def tray(self, state: StateT, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts; *taken* is the card at the top of the pile that is to be picked up with them."""

    def tray_note(self, state: StateT, seat: int, picks: Sequence[Pick], drafts: Sequence[Draft]) -> Text | None:
        """What these picks and the drafts come to together, where a sum is asked for."""
        return None

    @abstractmethod
    def arrange(self, state: StateT, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """The best arrangement of a draft out of the hand: in BarraCan a ladder; or why there is none."""

    def split(self, state: StateT, seat: int, cards: Sequence[Code]) -> tuple[tuple[Code, ...], ...]:
        """Cards that go into the tray at once as the drafts that they are: several where they are that in one way."""
        return (tuple(cards),)

    def ladder_room(self, state: StateT, seat: int, ladder: LadderDraft, spare: Sequence[Code]) -> LadderRoom:
        """What of these cards of the hand could come into a ladder as it is being built."""
        return LadderRoom()

    # Words

    @abstractmethod
    def describe(self, move: MoveT) -> Text:
        """Say in words what a move did, without its seat's name: ``took a trick in spades``."""

    def describe_last(self, moves: Sequence[MoveT], sides: Sides) -> Text:
        """Say the same of the last of these moves of a hand, where those before it may have given it another name."""
        return self.describe(moves[-1])

    @abstractmethod
    def advise(self, view: ViewT, move: MoveT) -> Text:
        """Tell the seat of a view to make a move, without a full stop: ``Draw a card from the stock``."""

    def first_draw(self, seats: int, dealer: int, random: Random) -> FirstDraw | None:
        """A draw of cards that makes this seat the first dealer, in games in which cards settle that.

        No record has it: chance has chosen the dealer, and this draw agrees with it.
        """
        return None

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended, given the name of the seat that ended it: ``Ada went out``."""
        return text_in(self.id, self.endings[end.reason], {"name": name})

    def finale(self, end: HandEnd) -> Text:
        """Tell the table in a sentence how a hand has ended and what that brought: ``Ada melds out: +4``."""
        return self.finale_with(end)

    def finale_with(self, end: HandEnd, **arguments: Argument) -> Text:
        """Tell the same with what the game puts into the sentence beside the name of who ended the hand."""
        who = {} if end.seat is None else {"name": Seat(end.seat)}
        return text_in(self.id, self.finales[end.reason], {**who, **arguments})

    # Points

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides that are ahead after this hand."""
        return highest(end.totals)

    def columns_by_hand(self, hands: Sequence[Sequence[int]]) -> Extra:
        """The further columns of a pad on which only the points of these hands are written, each as it stands now."""
        return {}


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of which no more is known than that it is one."""
