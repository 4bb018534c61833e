"""Values of several parameters together, without all their combinations: what fails, fails at one value or at two."""

from itertools import combinations

import pytest


def each_pair(**axes):
    """A mark that gives a test every value of each parameter with every value of every other, in few combinations."""
    values = [list(axis) for axis in axes.values()]
    rows = [tuple(axis[at] for axis, at in zip(values, row, strict=True)) for row in covering(*map(len, values))]
    return pytest.mark.parametrize(list(axes), rows, ids=_named)


def covering(*sizes):
    """Rows of numbers, each below the size of its column, in which any two numbers of two columns meet."""
    columns = range(len(sizes))
    missing = {
        ((one, a), (other, b))
        for one, other in combinations(columns, 2)
        for a in range(sizes[one])
        for b in range(sizes[other])
    }
    while missing:
        row = dict(min(missing))
        for column in columns:
            if column not in row:
                row[column] = max(
                    range(sizes[column]), key=lambda at, column=column: len(missing & _pairs(row | {column: at}))
                )
        missing -= _pairs(row)
        yield tuple(row[column] for column in columns)


def _pairs(row):
    return set(combinations(sorted(row.items()), 2))


def _named(value):
    """How a size is called; for other values pytest finds names."""
    return str(value) if type(value) is tuple else None
