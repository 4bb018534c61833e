"""What the Player scores when he would take so many card points if everybody saw all hands, and nobody does.

The others see less than a solved world takes for granted, so that he takes some more in the end, the surer the fewer
cards are left: means and spreads are those of hands that were played and solved at each of their tricks.
"""

from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Final

SCORES: Final[tuple[int, ...]] = (-6, -4, -2, 2, 4, 6)
"""What a Player may score (S5)."""
CERTAIN: Final = 1000
_STEPS: Final[tuple[int, ...]] = (0, 31, 61, 91, 121)
_MARKS: Final[tuple[int, ...]] = (11, 21, 31, 39, 46, 54, 61, 69, 76, 84, 91, 101, 111)
"""So many card points are asked for, no other ones: whether there are 63 or 66 makes little difference."""
_MORE: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 2, 4, 5, 7, 9, 11)
_SPREADS: Final[tuple[int, ...]] = (0, 0, 2, 4, 6, 7, 9, 10, 12, 12, 13)
"""With so many cards in each hand he takes so many more, and two thirds of all hands come so close to that."""
_FEW: Final = 2
"""With so many cards or fewer what was solved is taken as it is."""

Shares = tuple[int, ...]
"""How likely each of ``SCORES`` is, of a thousand."""


def marks(cards: int) -> tuple[int, ...]:
    """The card points that are asked for with so many cards in each hand."""
    return _STEPS[1:-1] if cards <= _FEW else _MARKS


def sure(score: int) -> Shares:
    """That a score is certain."""
    return tuple(CERTAIN if each == score else 0 for each in SCORES)


def _shares(cards: int, least: int, most: int, below: Callable[[int], int], whole: int) -> Shares:
    """How likely each score is where a solved world has from *least* to *most* card points.

    *below* counts, out of *whole*, how often he takes less than so much more than what was solved.
    """
    if cards <= _FEW:
        return sure(SCORES[1 + next(at for at in range(4) if least < _STEPS[at + 1])])
    chances = [0]
    for step in _STEPS[1:-1]:
        found = sum(below(step - _MORE[cards] - points) for points in range(least, most + 1))
        chances.append(CERTAIN * found // (whole * (most + 1 - least)))
    chances.append(CERTAIN)
    return 0, *(more - less for less, more in pairwise(chances)), 0


def _spread(width: int) -> list[int]:
    """The sum of three numbers, each as likely from *-width* to *width*, which comes close to a normal spread."""
    found = [1]
    for _ in range(3):
        wide = [0] * (len(found) + 2 * width)
        for at, weight in enumerate(found):
            for step in range(2 * width + 1):
                wide[at + step] += weight
        found = wide
    return found


def _table(cards: int) -> list[Shares]:
    """What each number of marks that are reached comes to."""
    weights = _spread(_SPREADS[cards])
    sums = [0, *accumulate(weights)]

    def below(more: int) -> int:
        return sums[min(len(weights), max(0, more + len(weights) // 2))]

    bounds = (0, *marks(cards), 121)
    return [_shares(cards, one, other - 1, below, sums[-1]) for one, other in pairwise(bounds)]


_TABLE: dict[int, list[Shares]] = {}


def outlook(cards: int, reached: int) -> Shares:
    """How likely each score is with so many cards in each hand where so many of the marks are reached."""
    found = _TABLE.get(cards)
    if found is None:
        found = _TABLE[cards] = _table(cards)
    return found[reached]
