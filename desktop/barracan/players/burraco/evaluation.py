"""What a hand that is played on in thought will come to, from how it stands.

The weights are fitted to hands of expert's plan against itself by ``packaging/make/pot_weights.py``.
"""

from typing import Final

from barracan.players.burraco.course import Course
from barracan.players.burraco.shapes import WILD_BITS

FEATURES: Final = 18


def features(course: Course, side: int) -> list[float]:
    """How a side stands."""
    found = [0.0] * FEATURES
    found[0] = course.laid_points(side) / 100.0
    found[1] = 1.0 if course.potted[side] else 0.0
    leaves = course.has_exit(side)
    fits = 0
    for shape in course.melds[side]:
        fits |= shape.fits
        if not shape.bonus and shape.size >= 3:
            found[(2 if shape.clean else 6) + shape.size - 3] += 1.0
    size = wilds = fitting = points = 0
    for seat in course.sides[side]:
        hand = course.hands[seat]
        size += hand.size
        points += course.terms.points(hand.cards())
        for card in hand.different():
            if WILD_BITS >> card & 1:
                wilds += hand.counts[card]
            elif fits >> card & 1:
                fitting += 1
    found[10] = float(size)
    found[11] = points / 10.0
    found[12] = float(wilds)
    found[13] = float(fitting)
    found[14] = 1.0 if leaves else 0.0
    smallest = min([course.hands[seat].size for seat in course.sides[side]])
    if course.potted[side]:
        found[15] = (2.0 if leaves else 1) / (1.0 + smallest)
    else:
        found[16] = 1.0 / (1.0 + smallest)
    found[17] = 1.0 if course.side_of[course.turn] == side else 0.0
    return found


LAST_STAGE: Final = 2


def stage(course: Course) -> int:
    """How much is to come, from 0, much, to 2."""
    left = (len(course.stock) + sum([len(pot) for pot in course.pots])) / course.seats
    return 0 if left > 12 else 1 if left > 5 else LAST_STAGE


_WEIGHTS: Final[tuple[tuple[tuple[float, ...], ...], ...]] = (
    # Burraco, each for itself and in pairs
    (
        (93, -95, -7, 9, 61, 159, 6, 3, 3, 46, 17, -4, 20, 14, 87, 160, 543, 7),
        (107, 7, 16, 5, 49, 126, 23, 37, 15, 45, 11, 9, 11, 11, 48, 148, 358, 11),
        (100, -19, -1, 1, 14, 55, 3, 10, 0, 26, 8, 3, 12, 40, 1, 109, -24, 10),
    ),
    (
        (60, -121, 15, 27, 84, 194, -30, 3, 29, 44, 9, 3, 19, 24, 180, 30, 156, -4),
        (105, -214, 14, 21, 66, 148, -3, 11, 29, 54, 16, 0, 25, 24, 88, 88, 119, 6),
        (98, -15, 0, 9, 23, 65, 4, 3, 12, 21, 11, -4, 27, 35, 38, 138, 138, 6),
    ),
    # Buraco
    (
        (132, -186, 12, 42, 62, 168, 0, 15, 40, 58, 8, 11, 19, 12, 39, 163, 350, 12),
        (110, 23, 14, 15, 35, 99, -12, 28, 24, 60, 12, 3, 26, 25, 5, 203, 538, 11),
        (89, 29, 0, -8, 0, 29, 9, -5, 10, 9, 8, 1, 23, 32, 17, 89, -107, 8),
    ),
    (
        (70, 0, 30, 59, 139, 169, -3, 13, 47, 42, 18, -3, 46, 35, 149, 0, 182, 2),
        (111, -177, 6, 32, 76, 150, 3, 26, 31, 41, 9, 4, 37, 23, 93, 107, 189, 6),
        (112, -21, 3, 11, 31, 85, -2, 21, 18, 34, 14, -5, 23, 29, 49, 84, 111, 6),
    ),
)


def outlook(course: Course, side: int) -> float:
    """By how many points a side will be ahead of the best other."""
    opens = max(course.minimums) > 0
    row = _WEIGHTS[2 * opens + (len(course.sides) < course.seats)][stage(course)]
    values = []
    for number in range(len(course.sides)):
        value = 0.0
        for weight, feature in zip(row, features(course, number), strict=True):
            value += weight * feature
        values.append(value)
    return values[side] - max([value for number, value in enumerate(values) if number != side])
