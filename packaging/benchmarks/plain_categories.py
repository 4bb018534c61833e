"""The plain way to list the categories of a hand (B5): small objects and itertools, nothing clever.

The floor that ``categories.py`` measures against.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

RANKS = "A23456789TJQK"
STRAIGHTS = {frozenset((RANKS + "A")[start : start + 3]) for start in range(12)}


@dataclass(frozen=True)
class PlainCard:
    """A card as its face tells it."""

    rank: str
    suit: str

    @classmethod
    def parse(cls, code: str) -> "PlainCard":
        """Read a code; a joker's rank is ``JK``, it has no suit."""
        return cls("JK", "") if code == "JK" else cls(code[0], code[1])

    @property
    def number(self) -> int:
        """Ace 1 to ten 10, pictures and jokers 0."""
        return RANKS.index(self.rank) + 1 if self.rank in "A23456789T" else 0

    @property
    def black(self) -> bool:
        """Whether its suit is clubs or spades."""
        return self.suit in "CS"

    @property
    def joker(self) -> bool:
        """Whether it is a joker."""
        return self.rank == "JK"


def evens_odds(cards: Sequence[PlainCard]) -> bool:
    """B5.1, trying every order."""
    if not all(card.number for card in cards) or len({card.number % 2 for card in cards}) != 1:
        return False
    return any(
        all(low.number <= high.number and low.black != high.black for low, high in itertools.pairwise(order))
        for order in itertools.permutations(cards)
    )


def opposites(cards: Sequence[PlainCard]) -> bool:
    """B5.2."""
    one, other = cards
    return bool(one.number and other.number) and one.number + other.number == 11 and one.black != other.black


def triplet(cards: Sequence[PlainCard]) -> bool:
    """B5.3."""
    naturals = [card for card in cards if not card.joker]
    return len(naturals) >= 2 and len({card.rank for card in naturals}) == 1


def run(cards: Sequence[PlainCard]) -> bool:
    """B5.4."""
    naturals = [card for card in cards if not card.joker]
    ranks = {card.rank for card in naturals}
    if not len(ranks) == len(naturals) >= 2 or len({card.suit for card in naturals}) != 1:
        return False
    return any(ranks <= straight for straight in STRAIGHTS)


def family(cards: Sequence[PlainCard]) -> bool:
    """B5.5."""
    kings, queens, jacks = ([card for card in cards if card.rank == rank] for rank in "KQJ")
    if len(kings) != 1 or len(queens) != 1 or not 1 <= len(jacks) == len(cards) - 2:
        return False
    suits = {kings[0].suit, queens[0].suit}
    return len(suits) == 2 and all(jack.suit in suits for jack in jacks)


TYPES: tuple[tuple[str, tuple[int, ...], Callable[[Sequence[PlainCard]], bool]], ...] = (
    ("evens_odds", (2, 3, 4), evens_odds),
    ("opposites", (2,), opposites),
    ("triplet", (3,), triplet),
    ("run", (3,), run),
    ("family", (3, 4, 5, 6), family),
)


def categories(hand: Sequence[PlainCard]) -> set[tuple[str, tuple[str, ...]]]:
    """List all categories of a hand as (type, sorted codes), each once."""
    return set(_listed(hand))


def _listed(cards: Sequence[PlainCard]) -> Iterator[tuple[str, tuple[str, ...]]]:
    numbers = [card for card in cards if card.number]
    pictures = [card for card in cards if card.rank in "JQK"]
    pools = {"evens_odds": numbers, "opposites": numbers, "family": pictures}
    for name, sizes, stands in TYPES:
        for size in sizes:
            for chosen in itertools.combinations(pools.get(name, cards), size):
                if sum(card.joker for card in chosen) <= 1 and stands(chosen):
                    yield name, tuple(sorted(card.rank + card.suit for card in chosen))
