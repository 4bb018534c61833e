"""Hands played on after two moves, to see which of them brings more."""

from functools import partial

import pytest

import puzzle_solutions
from barracan.session.lessons import puzzle as puzzle_files
from barracan.session.lessons.puzzle import open_puzzle
from played_on import find_lead

WORLDS = 40


@pytest.fixture(scope="module")
def puzzle():
    return open_puzzle("barracuda-13")


@pytest.fixture
def lead_of(puzzle):
    game = puzzle.match.game
    return partial(find_lead, game, game.view(puzzle.match.state, puzzle.seat))


def test_a_move_that_brings_more_leads_one_that_brings_less(puzzle, lead_of):
    worst = puzzle.moves[-1].move
    lead = lead_of(puzzle.best, worst, WORLDS)
    assert lead.holds
    assert lead.worlds == WORLDS
    other = lead_of(worst, puzzle.best, WORLDS)
    assert other.points == -lead.points
    assert not other.holds


def test_a_move_does_not_lead_itself(puzzle, lead_of):
    lead = lead_of(puzzle.best, puzzle.best, WORLDS)
    assert (lead.points, lead.error, lead.worlds) == (0, 0, WORLDS)
    assert not lead.holds


def test_a_best_move_that_brings_less_is_told(monkeypatch, puzzle):
    name = puzzle.name
    turned = open_puzzle(name)
    turned.best = turned.moves[-1].move
    monkeypatch.setattr(puzzle_files, "open_puzzle", lambda _: turned)
    monkeypatch.setattr(type(turned), "next_best", turned.moves[0])
    told = puzzle_solutions.fault_when_played_on(name, WORLDS)
    assert told.startswith("-")
    assert told.endswith(f"points in {WORLDS} worlds")
