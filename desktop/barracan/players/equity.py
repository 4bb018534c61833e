"""What the totals of a match are worth to a side that wants to win it, in whole numbers."""

from collections.abc import Sequence
from math import isqrt

WORTH = 48_000
"""What winning the match is worth more than a match that is level, in thousandths of a point: in the middle of a match
a point then counts about as one."""
WITHIN_REACH = 60
"""With more points to go nobody reaches the target in one hand, and points are all there is to play for."""
SPREAD = 22
"""The standard deviation of what one side gains more than another in a hand."""
GAIN = 30
"""What the better side gains in a hand."""
_NORMAL = (0, 80, 159, 236, 311, 383, 451, 516, 576, 632, 683, 729, 770, 806, 838, 866, 890, 911, 928, 943, 954)
"""How often a normal deviate lies within so many tenths of its standard deviation, in thousandths."""


def decides(totals: Sequence[int], target: int) -> bool:
    """Whether the match may end with this hand."""
    return max(totals) + WITHIN_REACH >= target


def equity(totals: Sequence[int], side: int, target: int) -> int:
    """What these totals after a hand are worth to a side, from -WORTH to WORTH."""
    lead = totals[side] - max(total for other, total in enumerate(totals) if other != side)
    best = max(totals)
    if best >= target and totals.count(best) == 1:
        return WORTH if lead > 0 else -WORTH
    hands = max(1, (target - best + GAIN - 1) // GAIN)
    tenths, rest = divmod(1_000_000 * abs(lead) // (SPREAD * isqrt(1_000_000 * hands)), 100)
    if tenths + 1 < len(_NORMAL):
        within = 100 * _NORMAL[tenths] + rest * (_NORMAL[tenths + 1] - _NORMAL[tenths])
    else:
        within = 100 * _NORMAL[-1]
    return WORTH * within // 100_000 * (1 if lead > 0 else -1)
