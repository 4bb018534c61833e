"""The protocol that every game implements."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.moves import Line, Move
from barracan.model.offers import Draft, Offer, Pick, TrayVerdict
from barracan.model.options import Option, OptionValue
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, MatchEnd, ScoreLine
from barracan.model.text import Text
from barracan.model.view import SeatView

Sides: TypeAlias = tuple[tuple[int, ...], ...]


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
ListedT_co = TypeVar("ListedT_co", bound=Move, covariant=True)
ViewT = TypeVar("ViewT", bound=SeatView)


class LegalMoves(Protocol[ListedT_co]):
    """The legal moves of the seat to move, listed only as far as they are asked for; ``in`` asks ``refusal``."""

    def actions(self) -> tuple[str, ...]:
        """The actions (``do``) of which there is at least one legal move."""

    def of(self, do: str) -> Iterator[ListedT_co]:
        """List the moves of one action, each once."""

    def pick(self, do: str, rng: Random) -> ListedT_co:
        """Choose a move of this action at random without listing all; rare ones may never come."""

    def __iter__(self) -> Iterator[ListedT_co]: ...

    def __contains__(self, move: object) -> bool: ...


def usual_seats(counts: Sequence[int]) -> int:
    """How many sit down where nothing is said: four, or the most there may be."""
    return 4 if 4 in counts else max(counts)


class Game(Protocol, Generic[StateT, MoveT, ViewT]):
    """The rules of one game. It has no memory of its own: everything is in the state."""

    id: str
    title: Text
    seat_counts: tuple[int, ...]
    seats_clause: str
    """The clause that fixes the numbers of seats."""
    options: tuple[Option, ...]
    fewer_win: bool
    """Whether fewer points are better."""

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """The cards that so many seats play with under these options, unshuffled."""

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """The partition into sides that is usual for so many seats under these options."""

    def other_sides(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sides, ...]:
        """The partitions that the rules allow besides the usual one."""

    def sides_clause(self, seats: int) -> str:
        """The clause that fixes the sides of so many seats; a record with others breaks it."""

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> StateT:
        """Begin a match: no hand dealt, options complete with their defaults; the usual sides if none are named."""

    def hand_keys(self, state: StateT, rng: Random) -> Line:
        """Further keys of the next hand's line that somebody chooses, such as a cut; here at random."""

    def deal_refusal(
        self, state: StateT, dealer: int, deck: Sequence[Kind], keys: Line | None = None
    ) -> Refusal | None:
        """Why this dealer, this deck or the further keys of the line are refused for the next hand."""

    def next_dealers(self, state: StateT) -> tuple[int, ...]:
        """The seats that may deal the next hand; before the first one chosen at random."""

    def deal(self, state: StateT, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand from this deck; *keys* are the line's, of which ``hand_keys`` names those that count."""

    def refusal(self, state: StateT, move: MoveT) -> Refusal | None:
        """Why the rules refuse this move now, or ``None`` if it is legal; the only judge of moves."""

    def legal_moves(self, state: StateT) -> LegalMoves[MoveT]:
        """The legal moves of the seat to move."""

    def apply(self, state: StateT, move: MoveT) -> list[Event]:
        """Make a legal move and tell what happened."""

    def score_so_far(self, state: StateT) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of each side for what lies on the table now."""

    def view(self, state: StateT, seat: int) -> ViewT:
        """All that this seat may know."""

    def determinize(self, view: ViewT, rng: Random) -> StateT:
        """Deal one world that agrees with everything the seat has seen; its view of that world is equal to *view*."""

    def read_move(self, line: Line) -> MoveT:
        """Read a move line; raises ``RecordFault`` if its form is wrong."""

    def write_move(self, move: MoveT) -> dict[str, Any]:
        """Write a move as the keys of its line, without ``kind``."""

    def describe(self, move: MoveT) -> Text:
        """Say in words what a move did, without its seat's name: ``took a trick in spades``."""

    def advise(self, view: ViewT, move: MoveT) -> Text:
        """Tell the seat of a view to make a move, without a full stop: ``Draw a card from the stock``."""

    def cards_used(self, view: ViewT, move: MoveT) -> tuple[Code, ...]:
        """The cards that leave the hand of the seat of a view by its legal move, in any order, twins each by itself.

        What the move itself brings into the hand first, a swapped joker or a card taken to be laid at once, counts
        before an equal card that was there; what comes back after it, or in its place, changes nothing.
        """

    def cards_taken(self, view: ViewT, move: MoveT) -> tuple[Pick, ...]:
        """The cards outside the hand that a legal move takes up, as a person points at them.

        Of a pile that is taken whole, its top card.
        """

    def offer(self, state: StateT, seat: int, picks: Sequence[Pick]) -> Offer:
        """Answer what these picks of a person at this seat may become; without picks, what may be done now."""

    def place_refusal(self, state: StateT, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why these picks do not go to a place, with its clause; asked where their offer has no target there."""

    def tray(self, state: StateT, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Judge the drafts; *taken* is the card at the top of the pile that is to be picked up with them."""

    def arrange(self, state: StateT, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """The best arrangement of a draft out of the hand: in BarraCan a ladder; or why there is none."""

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say how a hand ended, given the name of the seat that ended it: ``Ada went out``."""

    def finale(self, end: HandEnd) -> Text:
        """Tell the table in a sentence how a hand has ended and what that brought: ``Ada melds out: +4``."""

    def leaders(self, end: HandEnd) -> tuple[int, ...]:
        """The sides that are ahead after this hand."""

    def idle(self, state: StateT, seat: int) -> bool:
        """Whether hardly anything is left for a seat but to draw and discard until the hand ends."""

    def undo_barrier(self, state: StateT, move: MoveT) -> bool:
        """Whether this move, about to be made, shows its player or another something hidden."""
