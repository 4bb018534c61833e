"""Everything painted is stored: the program in its window killed five times, and what counts as lost."""

import os

import pytest

import kill_harness
from kill_harness import judge
from person import PAINTED, TOLD, UNDO, Note, table_of
from session.company import dealt

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such kill")


@pytest.mark.timeout(600)
def test_every_table_painted_is_stored_when_the_program_is_killed(capfd):
    code = kill_harness.main(["--runs", "5", "--seed", "2"])
    said = capfd.readouterr().out
    assert code == 0, said
    assert said.startswith("5 kills, ")
    assert said.endswith(" 0 faults\n")


@pytest.fixture
def match():
    """A match of five lines: its beginning, a deal, and three moves."""
    match = dealt(("human", "random"), dealer=1)
    while match.number < 5:
        match.play(next(iter(match.game.legal_moves(match.state))))
    return match


def notes(*kinds):
    return [Note(kind, 1, number) for kind, number in kinds]


def test_what_is_stored_is_not_lost(match):
    told = notes((TOLD, 2), (TOLD, 3), (TOLD, 4))
    assert judge(told, match.lines) == ([], False)
    assert judge(told, match.lines[:4]) == ([], False)
    assert judge([], match.lines) == ([], False)


def test_a_position_that_is_not_stored_is_lost(match):
    (fault,) = judge(notes((TOLD, 4), (TOLD, 5)), match.lines[:4]).faults
    assert fault == "position 5 was shown, 4 lines are stored, 0 undos were under way"


def test_an_undo_under_way_explains_one_position(match):
    told = notes((TOLD, 4), (TOLD, 5), (UNDO, 5))
    assert judge(told, match.lines[:4]) == ([], True)
    assert judge(told, match.lines) == ([], False)
    assert judge(told, match.lines[:3]).faults == [
        "position 5 was shown, 3 lines are stored, 1 undos were under way"
    ]  # fmt: skip


def test_an_undo_that_has_been_told_explains_nothing_later(match):
    told = notes((TOLD, 5), (UNDO, 5), (TOLD, 4), (TOLD, 5))
    assert judge(told, match.lines) == ([], False)
    assert judge(told, match.lines[:4]).faults


def test_going_back_without_an_undo_is_a_fault(match):
    assert judge(notes((TOLD, 5), (TOLD, 4)), match.lines).faults == ["position 5 was followed by 4 after 0 undos"]


def test_a_table_painted_with_other_cards_is_a_fault(match):
    right = table_of(match.game.view(match.state, 0))
    wrong = {**right, "hand:0": right["hand:0"][1:]}
    assert judge([Note(PAINTED, 1, 5, 0, right)], match.lines) == ([], False)
    (fault,) = judge([Note(PAINTED, 1, 5, 0, wrong)], match.lines).faults
    assert fault.startswith("position 5 was painted with hand:0 [")
