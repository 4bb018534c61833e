"""Some of the puzzles that ``packaging/checks/puzzle_solutions.py`` solves, and puzzles that are none."""

import pytest

import puzzle_solutions
import puzzles
from barracan.session.lessons import puzzle as puzzle_files
from barracan.session.lessons.puzzle import LadderPuzzle, MovePuzzle, open_puzzle, puzzle_games, puzzle_names

WORLDS = 512
SOME = [name for game in puzzle_games() for name in puzzle_names(game)[::-20]]
LADDERS = [name for name in puzzle_names("barracan") if "ladder" in name]


@pytest.mark.parametrize("name", SOME)
def test_expert_finds_the_best_move_and_casual_does_not(name):
    assert puzzle_solutions.fault(name, WORLDS, seed=7) == ""


@pytest.mark.parametrize("name", LADDERS[::6])
def test_no_ladder_counts_more_than_the_best(name):
    assert puzzle_solutions.fault(name, WORLDS, seed=7) == ""


def test_a_ladder_that_another_one_beats_is_told():
    puzzle = open_puzzle(LADDERS[0])
    assert isinstance(puzzle, LadderPuzzle)
    best, puzzle.points = puzzle.points, 5
    assert puzzle_solutions.fault_of_ladder(puzzle) == f"the best ladder counts {best} points, not 5"


def test_a_move_that_expert_does_not_find_is_told():
    puzzle = open_puzzle("burraco-07")
    assert isinstance(puzzle, MovePuzzle)
    puzzle.best = puzzle.moves[1].move
    assert puzzle_solutions.fault_of_move(puzzle, WORLDS, seed=7).startswith("expert finds ")


def test_an_answer_that_comes_closer_than_the_next_best_is_told(monkeypatch):
    assert puzzle_solutions.fault_of_answers("concan-13", 64, seed=7) == ""
    puzzle = open_puzzle("concan-13")
    assert isinstance(puzzle, MovePuzzle)
    puzzle.moves[1:] = puzzle.moves[-1:]
    monkeypatch.setattr(puzzle_files, "open_puzzle", lambda _: puzzle)
    told = puzzle_solutions.fault_of_answers("concan-13", 64, seed=7)
    assert told.startswith("an answer is ")
    assert told.endswith(f"the next best {puzzle.lead}")


def test_barracan_has_forty_puzzles_and_ladders_of_differing_shapes():
    assert len(puzzle_names("barracan")) >= 40
    shapes = []
    for name in LADDERS:
        puzzle = open_puzzle(name)
        [ladder] = puzzle.match.game.write_move(puzzle.best)["melds"]
        shapes.append((ladder["arm"][0][0], len(ladder["arm"]), len(ladder["rows"])))
    assert len(set(shapes)) == len(shapes)


def test_a_new_puzzle_does_not_take_the_name_of_one_that_was_taken_out(monkeypatch, tmp_path):
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    assert puzzles.free_name("concan") == "concan-01"
    for name in ("concan-01", "concan-09", "concan-ladder-12"):
        tmp_path.joinpath(f"{name}.json").touch()
    assert puzzles.free_name("concan") == "concan-10"
    assert puzzles.free_name("concan-ladder") == "concan-ladder-13"
