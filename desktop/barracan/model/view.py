"""What one seat may know; all that is ever drawn, announced or thought about."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from enum import Enum
from typing import TypeAlias

from barracan.model.cards import Code
from barracan.model.contract_play import ContractPlay
from barracan.model.events import Event
from barracan.model.gauge import Gauge
from barracan.model.lone_play import LonePlay
from barracan.model.melding import MeldingSide
from barracan.model.melds_down import MeldsDown
from barracan.model.options import OptionValue
from barracan.model.pack_cut import PackCut
from barracan.model.places import PlaceName
from barracan.model.score import HandEnd, MatchEnd, PastHands, ScoreLine, SheetRow
from barracan.model.standing import Standing
from barracan.model.text import Text
from barracan.model.turn_step import TurnStep
from barracan.model.value import value

Cards: TypeAlias = tuple[Code | None, ...]
"""The cards of a place from the bottom, ``None`` for a back."""


class Family(Enum):
    """What kind of table a game is played at."""

    PILES = "piles"
    """BarraCan: four piles round the stock."""
    TRICKS = "tricks"
    RUMMY = "rummy"


@value
class TrickView:
    """A complete trick: who led, the cards from the lead on, who won it."""

    leader: int
    cards: tuple[Code, ...]
    winner: int


@value
class LaidMeld:
    """A meld on the table: whose it is, its cards, what a wildcard among them stands for, and what it is worth.

    ``stands`` has a word for each card, empty for one that stands for itself; ``worth`` is ``clean``, ``semi_clean``,
    ``dirty`` or empty, ``points`` counts its cards and what it is worth besides.
    """

    place: PlaceName
    side: int
    cards: tuple[Code, ...]
    stands: tuple[str, ...]
    worth: str = ""
    points: int = 0
    ends: tuple[Code, Code] = ("", "")
    """The card that it takes before its first and after its last, empty where it takes none or no game tells."""

    @property
    def meanings(self) -> tuple[str, ...]:
        """What each card counts as: itself, or what it stands for."""
        return tuple(stands or card for card, stands in zip(self.cards, self.stands, strict=True))

    @property
    def is_group(self) -> bool:
        """Whether its cards are of one rank; else it is a run, from low to high."""
        return len({meaning[0] for meaning in self.meanings}) == 1

    @property
    def cards_across(self) -> int:
        """How many of its last cards lie across: two of a clean meld, one of another that is worth something."""
        return {"": 0, "clean": 2}.get(self.worth, 1)


@value
class StackView:
    """The categories of one type melded outside ladders: how many, and the cards of the last one."""

    count: int = 0
    last: tuple[Code, ...] = ()


@value
class LadderView:
    """A ladder in full: arm top to bottom, side cards by arm index, categories as the record writes them."""

    arm: tuple[Code, ...]
    rows: tuple[tuple[int, tuple[Code, ...]], ...]
    categories: tuple[tuple[str, int, int, int], ...]
    """(type, first arm index, last arm index, row's arm index); -1 where there is none."""
    missing: tuple[str, ...]
    royal: bool
    """Whether it is royal, or still can be while incomplete."""
    points: int
    """The ladder's own points if complete, else what they would be."""
    values: tuple[int, ...] = ()
    """What each of its categories counts."""


@value
class SideView:
    """What lies on the table before one side where categories and ladders are melded."""

    stacks: tuple[StackView, ...]
    """One for each type of category."""
    ladders: tuple[LadderView, ...]
    tricks: int
    sets: tuple[int, ...]
    """How many categories of each type, those in ladders included."""
    type_points: tuple[int, ...]
    """What the categories of each type count, those in ladders and what doubling adds included."""
    trick_points: int
    lines: tuple[ScoreLine, ...]
    """The explained points of this hand so far."""

    @property
    def points(self) -> int:
        """The points of this hand so far."""
        return sum(line.points for line in self.lines)


def target_of(options: Mapping[str, OptionValue]) -> int | None:
    """The points that decide a match under these options, ``None`` where it is not played to a target."""
    target = options.get("target")
    return target if isinstance(target, int) and not options.get("minutes") else None


@value
class SeatView:
    """What every game's view has; a view is immutable, comparable and can be pickled.

    What only some games have is a method with a default, so that whoever shows a table asks no view what it is.

    Attributes:
        seat: whose view it is.
        seats: how many seats the table has.
        sides: the seats of each side.
        options: the options of the match.
        hand_number: the hand being played, from 1.
        dealer: the dealer of this hand.
        totals: points of each side before this hand.
        turn: whose turn it is, ``None`` between hands.
        hand: the cards of the seat, in the order of kinds.
        hand_sizes: how many cards each seat holds.
        ending: how the hand ended, until the next one is dealt.
        result: how the match ended, once it has.
    """

    seat: int
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, OptionValue] = field(hash=False)
    hand_number: int
    dealer: int
    totals: tuple[int, ...]
    turn: int | None
    hand: tuple[Code, ...]
    hand_sizes: tuple[int, ...]
    ending: HandEnd | None
    result: MatchEnd | None

    def places(self) -> Mapping[PlaceName, Cards]:
        """Every place of the table with its cards, also empty ones."""
        raise NotImplementedError

    def side_of(self, seat: int) -> int:
        """The side a seat belongs to."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    def steps(self, events: Sequence[Event]) -> list[tuple[tuple[Event, ...], "SeatView"]]:
        """The events that led to this view in the steps in which they are shown, each with the view after it."""
        return [(tuple(events), self)]

    # The kind of table

    def family(self) -> Family:
        """The kind of table that the game is played at."""
        return Family.RUMMY

    def has_tray(self) -> bool:
        """Whether cards are put together in this game, so that there is a tray."""
        return self.family() is not Family.TRICKS

    def builds_ladders(self) -> bool:
        """Whether this game has ladders."""
        return False

    # What is to be known of the match and its seats

    def target(self) -> int | None:
        """The points that decide the match, in games that are played to a target and not on time."""
        return target_of(self.options)

    def is_timed(self) -> bool:
        """Whether the match is played for so many minutes."""
        return bool(self.options.get("minutes"))

    def hands_planned(self) -> int | None:
        """How many hands the match has, where it is played for a number of them."""
        return None

    def dealer_plays_first(self) -> bool:
        """Whether who deals is the first player, and is called so."""
        return False

    def headline(self) -> Text | None:
        """What is being played: a contract, a threshold."""
        return None

    def headline_note(self) -> Text | None:
        """What goes with the headline."""
        return None

    def headline_seat(self) -> int | None:
        """Whose contract it is, or who plays alone."""
        return None

    def seat_note(self, seat: int) -> Text | None:
        """What is to be known of a seat beside its cards: that it is the declarer, how much it needs to open."""
        return None

    def melds_down(self, seat: int) -> MeldsDown | None:
        """How far a seat is, where first melds must count so many points."""
        return None

    def standing(self, seat: int) -> Standing | None:
        """How a seat stands, where a match is counted in two columns."""
        return None

    def turn_steps(self) -> tuple[TurnStep, ...]:
        """What the turn is made of and how far it has come, in games in which it has steps of which one is no duty."""
        return ()

    def doubles_of(self, seat: int) -> tuple[int, ...]:
        """Whom a seat has doubled or redoubled in this hand."""
        return ()

    def redoubles_of(self, seat: int) -> tuple[int, ...]:
        """Whom a seat has redoubled in this hand."""
        return ()

    def contract_play(self) -> ContractPlay | None:
        """What the table shows of the contract, in games where a declarer names one."""
        return None

    def lone_play(self) -> LonePlay | None:
        """What the table shows of the hand, in games where one plays alone for card points."""
        return None

    # Points

    def score_lines(self) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of this hand so far, for each side; none where a game counts only in the end."""
        return ()

    def hand_points(self, side: int) -> int | None:
        """A side's points of this hand so far, where there are any to be told."""
        lines = self.score_lines()
        return sum(line.points for line in lines[side]) if lines else None

    def past_hands(self) -> PastHands | None:
        """The hands before as the game's score sheet has them, where points are kept hand by hand at the table."""
        return None

    def sheet_rows(self) -> tuple[SheetRow, ...]:
        """What the game's score sheet has below the hands."""
        return ()

    # Hands and the stock

    def suit_order(self) -> tuple[tuple[Code, ...], ...]:
        """The suits as the game knows them, each from low to high; none where they are those of the cards."""
        return ()

    def has_jackies(self) -> bool:
        """Whether the red jacks are called Jackies."""
        return False

    def draws_from_deck(self) -> bool:
        """Whether what is drawn from is called the deck, and not the stock."""
        return False

    def takes_whole_pile(self) -> bool:
        """Whether who takes the discard pile takes all its cards."""
        return False

    def stock_note(self) -> Text | None:
        """What is to be known of the stock beside its count."""
        return None

    def pack_cut(self) -> PackCut | None:
        """The cut before the deal, in games in which it counts."""
        return None

    def suit_captions(self) -> tuple[Text | None, ...]:
        """What stands over each of these suits in the hand; nothing where their cards say it."""
        return ()

    def hand_is_covered(self, seat: int) -> bool:
        """Whether a seat's hand is a pot that it has taken and not looked at yet."""
        return False

    def known_backs(self, place: PlaceName) -> tuple[Code, ...]:
        """What lies face down there, where the viewer may look at it."""
        return ()

    def all_turned_up(self) -> bool:
        """Whether the end of the hand has turned cards up that lay face down."""
        return False

    def turned_up(self) -> Mapping[PlaceName, tuple[Code, ...]]:
        """The cards of other hands and of pots that the end of the hand has turned up, by place."""
        return {}

    def blocked_cards(self, pile: int) -> int:
        """How many cards of an open pile lie under its topmost stopper."""
        return 0

    # Melds

    def laid_melds(self) -> tuple[LaidMeld, ...]:
        """Every numbered meld on the table, in the order of their numbers."""
        return ()

    def next_meld(self) -> PlaceName:
        """The place where the viewer's side would lay its next numbered meld."""
        return ""

    def shown_melds(self) -> Gauge | None:
        """What melds that are shown count, and what they would have to, while they lie there before they go back."""
        return None

    def melding_sides(self) -> tuple[MeldingSide, ...]:
        """How far each side is, where pots are taken."""
        return ()

    def side_tables(self) -> tuple[SideView, ...]:
        """What each side has laid, where categories and ladders are melded."""
        return ()

    # Tricks

    def trick_leader(self) -> int | None:
        """Who led the trick on the table."""
        return None

    def trick_winner(self) -> int | None:
        """Who is winning the trick on the table."""
        return None

    def tricks_won(self) -> tuple[int, ...]:
        """How many tricks each seat has won, in games of tricks."""
        return ()

    def last_trick(self) -> TrickView | None:
        """The last complete trick while it may be looked at."""
        return None

    def past_tricks(self) -> tuple[TrickView, ...]:
        """Every complete trick of this hand."""
        return ()

    def before_last_trick(self) -> "SeatView":
        """The view as it was when the last trick lay there complete."""
        return self

    def foundation_start(self) -> str:
        """The rank at which foundations begin; empty where no dominoes are played."""
        return ""
