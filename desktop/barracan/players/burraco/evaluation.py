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
        (123, -247, 26, 54, 100, 199, -1, 13, 32, 65, 9, 4, 15, 7, 158, -118, 51, 6),
        (130, -100, 11, 44, 75, 143, 4, 28, 46, 59, 17, 1, 30, 14, 57, 149, 512, 18),
        (116, -29, 9, 18, 36, 80, -15, 13, 20, 32, 10, -2, 21, 34, 4, 107, -8, 16),
    ),
    (
        (46, -83, 38, 75, 127, 179, -14, 26, 99, 20, 1, 16, 0, 17, 156, 59, 153, 16),
        (138, -285, 19, 44, 82, 161, 6, 20, 24, 65, 12, 8, 12, 22, 73, 105, 142, 9),
        (111, -52, 1, 11, 34, 83, 6, 7, 11, 29, 11, -3, 19, 24, 45, 5, 3, 11),
    ),
    # Buraco
    (
        (129, -196, 21, 43, 71, 166, 4, 9, 26, 63, 9, 7, 45, 13, 42, 124, 255, 11),
        (115, 29, 21, 21, 48, 122, 8, 32, 32, 48, 18, 0, 29, 7, 2, 201, 587, 11),
        (94, 69, -3, -8, -1, 45, 1, 7, -4, 13, 7, 0, 32, 21, 14, 92, -48, 15),
    ),
    (
        (134, 0, 32, 40, 95, 216, 26, 42, 82, 38, 15, 6, 40, 19, 47, 0, 151, 18),
        (125, -224, 40, 41, 75, 147, 41, 30, 56, 75, 19, 0, 33, 16, 90, 140, 272, 10),
        (106, -12, 8, 9, 25, 69, 6, 13, 19, 36, 8, 0, 24, 21, 7, 117, 91, 13),
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
