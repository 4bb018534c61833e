"""What players decide stays as it is, whatever is changed in the code: a short form of ``decision_digests.py``.

Who means to change how a game is played writes its rows anew with that command, its decisions and the seed below.
"""

from pathlib import Path

import pytest

from decision_digests import digests

SEED = 15
DECISIONS = {
    "barracan": 420, "burraco": 360, "buraco": 360, "concan": 420, "barracuda": 660, "barbu": 240, "sheepshead": 120,
}  # fmt: skip
ROWS = Path(__file__).with_name("decisions.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", DECISIONS)
def test_decisions_candidates_and_worlds_are_those_of_before(game):
    assert list(digests([game], DECISIONS[game], SEED)) == [row for row in ROWS if row.split()[0] == game]
