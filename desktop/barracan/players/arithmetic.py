"""Sums and powers of fractions that come out the same, to the last bit, on every version of Python and machine."""

from collections.abc import Iterable
from functools import cache, reduce
from math import prod
from operator import add


def sum_in_order(numbers: Iterable[float]) -> float:
    """The sum, rounded after each number from the left; the built-in ``sum`` rounds otherwise from Python 3.12 on."""
    return reduce(add, numbers, 0.0)


def squares(numbers: Iterable[float], mean: float) -> float:
    """The sum of the squares by which numbers lie off a mean."""
    return sum_in_order((number - mean) * (number - mean) for number in numbers)


@cache
def power(base: float, exponent: int) -> float:
    """A power, not below the zeroth, rounded once: the operator asks the C library, and those differ."""
    above, below = base.as_integer_ratio()
    return prod([above] * exponent) / prod([below] * exponent)
