"""What the states of all rummies have in common: hands as counts of cards, a stock and a discard pile."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.state import MatchState
from barracan.model.cards import CODES, JOKER, KIND_COUNT, Kind
from barracan.model.events import MOST_SEATS, CardMoved, Event, Seats
from barracan.model.moves import Move
from barracan.model.places import HAND, PlaceName, place_name


@mypyc_attr(allow_interpreted_subclasses=True)
class RummyState(MatchState):
    """A match of a rummy: the hand being played and the totals of those before.

    Attributes:
        stock: the cards left, the next to be drawn last.
        discard: the discard pile, its top card last.
        hands: the cards of each seat.
        actions: the moves of this hand, as all see them.
    """

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        self.stock: list[Kind] = []
        self.discard: list[Kind] = []
        self.hands = [Hand() for _ in range(self.seats)]
        self.actions: list[Move] = []

    def deal(self, first: int, cards: Iterable[Kind]) -> None:
        """Deal these cards one by one to the hands, a seat's first."""
        for index, card in enumerate(cards):
            self.hands[(first + index) % self.seats].add(card)

    def draw(self, seat: int) -> CardMoved:
        """Take the top card of the stock into a hand."""
        card = self.stock.pop()
        self.hands[seat].add(card)
        return DRAWN[seat][card]

    def lay_on_pile(self, seat: int, card: Kind) -> list[Event]:
        """Discard a card of a hand."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        return [CardMoved(CODES[card], HANDS[seat], "discard", target_at=len(self.discard) - 1)]


BITS: Final[tuple[int, ...]] = tuple(1 << kind for kind in range(KIND_COUNT))


def bits(mask: int) -> Iterator[Kind]:
    """The kinds of a mask."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def union(masks: Iterable[int]) -> int:
    """The bits of all these masks."""
    return reduce(or_, masks, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:  # noqa: PLW1641 - it changes, and Python hashes nothing that defines equality alone
    """A multiset of cards.

    Attributes:
        counts: how many of each kind.
        once: the kinds held at least once, as bits; jokers are bit 52.
        twice: the kinds held at least twice.
        size: how many cards.
    """

    __slots__ = ("counts", "once", "size", "twice")

    def __init__(self, cards: Iterable[Kind] = (), like: "Hand | None" = None) -> None:
        self.counts: list[int] = [0] * KIND_COUNT if like is None else like.counts.copy()
        self.once: int = 0 if like is None else like.once
        self.twice: int = 0 if like is None else like.twice
        self.size: int = 0 if like is None else like.size
        for card in cards:
            self.add(card)

    def add(self, card: Kind) -> None:
        """Take a card into the hand."""
        count = self.counts[card]
        if count == 0:
            self.once |= BITS[card]
        elif count == 1:
            self.twice |= BITS[card]
        self.counts[card] = count + 1
        self.size += 1

    def remove(self, card: Kind) -> None:
        """Take a card out of the hand, which holds it."""
        count = self.counts[card] - 1
        if count == 0:
            self.once ^= BITS[card]
        elif count == 1:
            self.twice ^= BITS[card]
        self.counts[card] = count
        self.size -= 1

    def holds(self, cards: Iterable[Kind]) -> bool:
        """Whether all these cards are in the hand, each as often as it is named."""
        counts = self.counts
        named: dict[Kind, int] = {}
        for card in cards:
            wanted = named.get(card, 0) + 1
            if counts[card] < wanted:
                return False
            named[card] = wanted
        return True

    def without(self, cards: Iterable[Kind]) -> "Hand":
        """A copy that lacks these cards, which the hand holds."""
        rest = self.copy()
        for card in cards:
            rest.remove(card)
        return rest

    def copy(self) -> "Hand":
        """A hand of the same cards."""
        return Hand(like=self)

    def cards(self) -> list[Kind]:
        """All cards, in the order of kinds."""
        listed: list[Kind] = []
        mask = self.once
        while mask:
            lowest = mask & -mask
            card = lowest.bit_length() - 1
            listed += [card] * self.counts[card]
            mask ^= lowest
        return listed

    def different(self) -> Iterator[Kind]:
        """Each kind held, once."""
        return bits(self.once)

    @property
    def jokers(self) -> int:
        """How many jokers."""
        return self.counts[JOKER]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.counts == other.counts

    def __repr__(self) -> str:
        return f"Hand({self.cards()!r})"


HANDS: Final[tuple[PlaceName, ...]] = tuple(place_name(HAND, seat) for seat in range(MOST_SEATS))
"""The hand of each seat."""
ALONE: Final[tuple[Seats, ...]] = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
"""Each seat as the only one that sees a card."""
DRAWN: Final[tuple[tuple[CardMoved, ...], ...]] = tuple(
    tuple(CardMoved(code, "stock", HANDS[seat], seen_by=ALONE[seat]) for code in CODES) for seat in range(MOST_SEATS)
)
"""How a card is drawn, by seat and kind."""
