"""Few combinations have every pair of values."""

from itertools import combinations, product

import pytest

from pairwise import covering


@pytest.mark.parametrize("sizes", [(2, 3), (5, 4, 2, 2), (3, 4, 2), (2, 2, 2, 2, 2)], ids=str)
def test_any_two_values_meet_in_few_rows(sizes):
    rows = list(covering(*sizes))
    for one, other in combinations(range(len(sizes)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == set(product(range(sizes[one]), range(sizes[other])))
    most = max(sizes) * sorted(sizes)[-2]
    assert most <= len(rows) <= most + 3
