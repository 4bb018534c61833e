"""Chance that is the same on every Python: seeds by digest, an own shuffle on ``Random.random``."""

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Final, TypeAlias, TypeVar

from barracan.model.cards import Code

Item = TypeVar("Item")
Stream: TypeAlias = Random
"""What ``stream`` opens, for those who are handed one and open none of their own."""

_MARKS: Final = 1 << 53
"""So many numbers chance can bring."""


def stream(*words: str | int) -> Random:
    """Open the random stream that these words name; streams of other words tell nothing about it."""
    from hashlib import blake2b  # brings OpenSSL, which a match that is only looked at need not wait for

    digest = blake2b("\x1f".join(str(word) for word in words).encode(), digest_size=16).digest()
    return Random(int.from_bytes(digest, "big"))


def seed_text(cards: Sequence[Code | Sequence[Code]]) -> str:
    """Cards, or piles of them, as a word for ``stream``: ``('TD', 'JK')``, ``('TD',)``, ``(('TD',), ())``.

    The text is fixed: with any other one computer players would decide otherwise on the same table.
    """
    listed = [f"'{each}'" if isinstance(each, str) else seed_text(each) for each in cards]
    return f"({listed[0]},)" if len(listed) == 1 else f"({', '.join(listed)})"


def shuffle(items: MutableSequence[Item], rng: Random) -> None:
    """Shuffle in place (Fisher and Yates)."""
    draw = rng.random
    for last in range(len(items) - 1, 0, -1):
        other = int(draw() * (last + 1))
        items[last], items[other] = items[other], items[last]


def choose(items: Sequence[Item], rng: Random) -> Item:
    """Choose one of these, each as likely as the others."""
    return items[int(rng.random() * len(items))]


def choose_by_weight(items: Sequence[Item], weights: Sequence[int], rng: Random) -> Item:
    """Choose one of these, each as likely as its weight; whole numbers of any size count without rounding."""
    mark = int(rng.random() * _MARKS) * sum(weights) // _MARKS
    for item, weight in zip(items, weights, strict=True):
        mark -= weight
        if mark < 0:
            return item
    return items[-1]
