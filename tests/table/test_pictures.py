"""What tables look like stays as it is, whatever is changed in the code; see ``pictures.py``."""

from difflib import unified_diff

import pytest

from table.painted import same
from table.pictures import HERE, NAMES, rows_of, type_width

ANEW = "If this is meant, write the pictures anew: cd tests && python3 -m table.pictures"


@pytest.mark.parametrize("name", NAMES)
def test_a_table_shows_what_it_did(name):
    width, *before = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    if width != type_width():
        pytest.skip("type runs otherwise on this machine, and all that stands beside it")
    now = rows_of(name)
    alike = len(now) == len(before) and all(map(same, now, before))
    assert alike, "\n".join((ANEW, *unified_diff(before, now, "before", "now", n=1, lineterm="")))


def test_what_is_rounded_otherwise_is_the_same():
    row = "path 5 0.5 0.5 114.5 31.5 53.7 16 #f1f6f2/8 1"
    assert same(row, row.replace("31.5", "31.62"))
    assert not same(row, row.replace("31.5", "32"))
    assert not same(row, row.replace("/8", "/9"))
    assert not same(row, f"{row} 2")
