"""What the totals of a match are worth to a side that wants to win it, in whole numbers."""

from collections.abc import Sequence
from functools import cache
from math import isqrt
from typing import Final

from barracan.players.protocol import POINTS, Scale

WORTH: Final = 48_000
"""What winning the match is worth more than a match that is level, in thousandths of a point: in the middle of a match
a point then counts about as one."""
WITHIN_REACH: Final = 60
"""With more points to go nobody reaches the target in one hand, and points are all there is to play for."""
HANDS_OF_TWO = (
    (32, 0, 43),
    (32, 5, 11),
    (32, 9, 9),
    (32, 14, 5),
    (38, 0, 11),
    (41, 8, 3),
    (25, 0, 6),
    (19, 0, 10),
    (20, 6, 2),
)
"""How hands of two seats end: what the better one gets, what the other, and how many of a hundred hands do so."""
HANDS_WITHOUT_FLASH = (
    (16, 0, 10),
    (17, 7, 10),
    (19, 0, 10),
    (20, 0, 10),
    (21, 5, 10),
    (22, 5, 10),
    (25, 0, 10),
    (27, 17, 10),
    (33, 12, 10),
    (51, 11, 10),
)
"""The same where nobody makes a flash exit."""
SPREAD: Final = 22
"""The standard deviation of what one side gains more than another in a hand, at other tables."""
GAIN: Final = 30
"""What the better side gains in a hand there."""
_NORMAL: Final[tuple[int, ...]] = (
    0,
    80,
    159,
    236,
    311,
    383,
    451,
    516,
    576,
    632,
    683,
    729,
    770,
    806,
    838,
    866,
    890,
    911,
    928,
    943,
    954,
)
"""How often a normal deviate lies within so many tenths of its standard deviation, in thousandths."""


def decides(totals: Sequence[int], target: int) -> bool:
    """Whether the match may end with this hand."""
    return max(totals) + WITHIN_REACH >= target


def scale(totals: Sequence[int], target: int) -> Scale:
    """What a hand that begins with these totals is valued by."""
    return Scale(2 * WORTH, plain=False) if decides(totals, target) else POINTS


def equity(totals: Sequence[int], side: int, target: int, seats: int, flashes: bool = True) -> int:
    """What these totals after a hand are worth to a side, from -WORTH to WORTH, with flash exits or without."""
    best, others = max(totals), [total for other, total in enumerate(totals) if other != side]
    ahead = totals[side] > max(others)
    if best >= target and totals.count(best) == 1:
        return WORTH if ahead else -WORTH
    if seats == 2:
        surplus = _surplus(target - best, target - min(totals), flashes)
    else:
        surplus = _within(abs(totals[side] - max(others)), max(1, (target - best + GAIN - 1) // GAIN))
    return WORTH * surplus // _SURE * (1 if ahead else -1)


_SURE: Final = 100_000


@cache
def _surplus(nearer: int, farther: int, flashes: bool) -> int:
    """How much oftener than the other wins who has fewer points to go of two, in thousandths of a hundred matches."""
    if nearer == farther:
        return 0
    if nearer <= 0:
        return _SURE
    found = 0
    for better, worse, often in HANDS_OF_TWO if flashes else HANDS_WITHOUT_FLASH:
        found += often * _surplus(nearer - better, farther - worse, flashes)
        mine, theirs = nearer - worse, farther - better
        found += often * (_surplus(mine, theirs, flashes) if mine <= theirs else -_surplus(theirs, mine, flashes))
    return found // 200


def _within(lead: int, hands: int) -> int:
    """How many of a hundred times so many hands change less than this lead, in thousandths."""
    tenths, rest = divmod(1_000_000 * lead // (SPREAD * isqrt(1_000_000 * hands)), 100)
    if tenths + 1 < len(_NORMAL):
        return 100 * _NORMAL[tenths] + rest * (_NORMAL[tenths + 1] - _NORMAL[tenths])
    return 100 * _NORMAL[-1]
