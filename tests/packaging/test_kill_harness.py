"""Everything shown is stored: the program in its window killed thirty times."""

import os

import pytest

import kill_harness


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such kill")
@pytest.mark.timeout(400)
def test_every_position_shown_is_stored_when_the_program_is_killed(capfd):
    assert kill_harness.main(["--runs", "30", "--seed", "2"]) == 0, capfd.readouterr().out
    said = capfd.readouterr().out
    assert said.startswith("30 kills, ")
    assert said.endswith(" 0 faults\n")
