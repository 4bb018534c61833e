"""What computer players think stays as it is, whatever is changed in the code; see ``thoughts.py``."""

import pytest

from players.thoughts import HERE, NAMES, thoughts

ROWS = HERE.read_text(encoding="utf-8").splitlines()

ANEW = "If this is meant, write the thoughts anew: cd tests && python3 -m players.thoughts"


@pytest.mark.parametrize("name", NAMES)
def test_at_places_of_the_records_the_same_is_thought(name):
    record = name.partition(".")[0]
    assert list(thoughts(name)) == [row for row in ROWS if row.split()[0] == record], ANEW
