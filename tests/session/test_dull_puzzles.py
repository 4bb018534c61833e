"""What makes a position no puzzle, though one of its moves is clearly the best."""

import pytest

import puzzles
from barracan.players.protocol import Decision
from barracan.session.lessons.plain_form import plain_form
from barracan.session.lessons.puzzle import open_puzzle
from dull_puzzles import full_sorts, is_found, is_rule_of_thumb, plain_decisions, sorts, tells_nothing


def values_of(puzzle):
    """What the moves of a puzzle cost, as they are valued where puzzles are looked for."""
    most, game = puzzle.moves[0].value, puzzle.match.game
    return {plain_form(game, each.move): (each.move, most - each.value) for each in puzzle.moves}


def view_of(puzzle):
    return puzzle.match.game.view(puzzle.match.state, puzzle.seat)


def test_a_move_that_is_as_good_as_the_best_is_found():
    puzzle = open_puzzle("barbu-08")
    game, values = puzzle.match.game, values_of(puzzle)
    best, equal, worse = (each.move for each in puzzle.moves[:3])
    assert is_found(game, values, [Decision(worse), Decision(best)])
    assert is_found(game, values, [Decision(equal)])
    assert not is_found(game, values, [Decision(worse)])
    assert not is_found(game, values, plain_decisions(game, view_of(puzzle)))


@pytest.mark.parametrize(("name", "follows"), [("barbu-14", True), ("barbu-03", False)])
def test_what_a_rule_of_thumb_says_is_done_by_all_players_that_follow_one(name, follows):
    puzzle = open_puzzle(name)
    assert is_rule_of_thumb(puzzle.match.game, view_of(puzzle), puzzle.best) == follows


def test_nothing_is_told_by_what_is_told_of_a_move_that_who_knows_little_makes():
    puzzle = open_puzzle("barbu-16")
    first, second = puzzle.reasons
    other = open_puzzle("barbu-18").reasons
    assert not tells_nothing([first, second], [Decision(None, reasons=other)])
    assert not tells_nothing([first, second], [Decision(None, reasons=(first,))])
    assert tells_nothing([first, second], [Decision(None, reasons=(*other, second, first))])
    assert tells_nothing([], [])
    assert tells_nothing(open_puzzle("concan-12").reasons[:1], [])  # of any card it can be said that it does least


def test_at_most_a_quarter_have_the_same_kind_of_move_or_the_same_first_reason():
    known = [sorts("lead", open_puzzle(name).reasons) for name in ("barbu-17", "barbu-19", "barbu-18")]
    why = open_puzzle("barbu-17").reasons[0].template
    assert full_sorts(known, 12) == {"lead"}
    assert full_sorts(known, 8) == {"lead", why}
    assert full_sorts(known, 16) == set()


@pytest.mark.parametrize("name", ["concan-03", "concan-07", "concan-13"])
def test_a_joker_that_is_gained_is_one_sort_whatever_the_move_is_called(name):
    puzzle = open_puzzle(name)
    decision = Decision(puzzle.best, reasons=puzzle.reasons)
    assert puzzles.theme_of(puzzle.match.game, view_of(puzzle), decision) == "swap"
    assert puzzle.theme == "swap"
