"""How likely a match is won with these totals (S7.1), in whole numbers."""

from collections.abc import Sequence
from math import isqrt
from typing import Final

from barracan.players.protocol import POINTS, Scale

WORTH: Final = 26_000
"""What winning the match is worth, in thousandths of a game point: as a match begins a point then counts about one."""
_REACH: Final = 6
"""So many game points at most a hand brings (S5.2)."""
_FAR: Final = 40
"""Who is so far behind the leader has lost."""
_PULL: Final = 302_500
"""The square of what a point does, in thousandths of a power of e, with one point to go; it falls with the root of the
points to go. Found by playing matches of even players on from many totals."""


def decides(totals: Sequence[int], target: int) -> bool:
    """Whether the match may end with this hand."""
    return max(totals) + _REACH >= target


def scale(totals: Sequence[int], target: int) -> Scale:
    """What a hand that begins with these totals is valued by."""
    return Scale(WORTH, plain=False) if decides(totals, target) else POINTS


def chance(totals: Sequence[int], seat: int, target: int) -> int:
    """What these totals after a hand are worth to a seat: its part of ``WORTH``."""
    best = max(totals)
    if best >= target and totals.count(best) == 1:
        return WORTH if totals[seat] == best else 0
    pull = isqrt(_PULL // max(1, target - best))
    step = 1000 + pull + pull * pull // 2000 + pull**3 // 6_000_000
    weights = [0 if best - total > _FAR else step ** (total - best + _FAR) * 1000 ** (best - total) for total in totals]
    return WORTH * weights[seat] // sum(weights)
