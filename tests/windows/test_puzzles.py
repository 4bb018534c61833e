"""Puzzles: files that are right, answers that are judged, and what is remembered of them."""

import json
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.catalog import CATALOG
from barracan.session.lessons import puzzle as puzzles
from barracan.session.lessons.puzzle import PuzzleError, open_puzzle, puzzle_games, puzzle_names
from barracan.windows.settings.preferences import read_preferences, write_preferences
from waiting import until
from windows.pages import absent, click, control

NAMES = [name for game in puzzle_games() for name in puzzle_names(game)]
SHARE = 4


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_a_position_in_which_one_move_leads(name):
    puzzle = open_puzzle(name)
    game, state = puzzle.match.game, puzzle.match.state
    assert puzzle.loss(puzzle.best.move) == 0
    assert all(earlier.value >= later.value for earlier, later in zip(puzzle.moves, puzzle.moves[1:], strict=False))
    assert puzzle.moves[1].value < puzzle.best.value
    assert [note.player for note in puzzle.match.seats].count("human") == 1
    assert puzzle.match.seats[puzzle.seat].player == "human"
    assert puzzle.match.seats[puzzle.seat].name == "Ada"
    assert all(game.refusal(state, worth.move) is None for worth in puzzle.moves)


@pytest.mark.parametrize("game", puzzle_games())
def test_at_most_a_quarter_of_a_games_puzzles_share_a_theme(game):
    themes = Counter(open_puzzle(name).theme for name in puzzle_names(game))
    assert max(themes.values()) <= max(1, -(-themes.total() // SHARE))


@pytest.fixture
def page(window):
    window.show_home()
    click(window, "puzzle_card")
    page = control(window, "puzzle_page")
    page.scene.finish_motion()
    return page


def other_move(puzzle):
    return puzzle.moves[-1].move


def test_another_move_costs_points_and_is_not_made(page):
    before = page.model.number
    page.session.intents.submit(other_move(page.puzzle))
    loss = (page.puzzle.best.value - page.puzzle.moves[-1].value) / 1000
    assert control(page, "lesson_answer").text() == f"{loss:.1f} points less than the best. Look again."
    assert page.model.number == before
    assert not control(page, "lesson_next").isEnabled()


def test_the_best_move_is_made_and_remembered(window, page):
    page.session.intents.submit(page.puzzle.best.move)
    assert control(page, "lesson_answer").text().startswith("Found: ")
    assert window.preferences.puzzles == {page.puzzle.name: True}
    first = page.puzzle.name
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.puzzle.name != first
    assert control(page, "lesson_count").text().startswith("Puzzle 2 of ")


def test_what_is_shown_or_found_later_is_not_solved(window, page):
    name = page.puzzle.name
    page.session.intents.submit(other_move(page.puzzle))
    click(page, "lesson_show")
    assert control(page, "lesson_answer").text().startswith("This was the move: ")
    assert absent(page, "lesson_show")
    assert window.preferences.puzzles == {name: False}


def test_a_move_that_nobody_weighed_is_weighed_now(page):
    page.puzzle.moves[2:] = []
    known = {repr(worth.move) for worth in page.puzzle.moves}
    game, state = page.puzzle.match.game, page.puzzle.match.state
    move = next(move for move in game.legal_moves(state) if repr(move) not in known)
    page.session.intents.submit(move)
    assert control(page, "lesson_answer").text() == "This move is being weighed."
    until(lambda: "points less than the best" in control(page, "lesson_answer").text())


def test_there_is_no_hint(page):
    page.press("hint")
    assert control(page, "lesson_answer").text() == "There are no hints in a puzzle: Show me makes the move."


def test_what_was_solved_is_kept(tmp_path, window):
    path = tmp_path / "kept.json"
    write_preferences(path, replace(window.preferences, puzzles={"barracan-01": True, "barracan-02": False}))
    assert read_preferences(path).puzzles == {"barracan-01": True, "barracan-02": False}
    path.write_text('{"puzzles": {"barracan-01": "yes", "barracan-02": true}}', "utf-8")
    assert read_preferences(path).puzzles == {"barracan-02": True}


@pytest.mark.parametrize("damage", ["record", "values", "refused", "gone"])
def test_a_damaged_puzzle_is_told_in_a_sentence(monkeypatch, tmp_path, damage):
    name = NAMES[0]
    puzzle = open_puzzle(name)
    moves = [{"move": {"kind": "move", **CATALOG[puzzle.match.game.id].write_move(puzzle.best.move)}, "value": 1}]
    files = {"record": "\n".join(puzzle.lines) + "\n", "values": json.dumps({"theme": "draw", "moves": moves * 2})}
    if damage == "refused":
        moves[0]["move"]["seat"] = (puzzle.seat + 1) % len(puzzle.match.seats)
        files["values"] = json.dumps({"theme": "draw", "moves": moves * 2})
    elif damage != "gone":
        files[damage] = "{"
    for part, ending in (("record", ".cards.jsonl"), ("values", ".json")):
        if damage != "gone" or part == "record":
            (tmp_path / f"{name}{ending}").write_text(files[part], "utf-8")
    monkeypatch.setattr(puzzles, "resource", lambda _, *file: tmp_path.joinpath(*file))
    with pytest.raises(PuzzleError) as wrong:
        open_puzzle(name)
    assert str(wrong.value.reason).startswith(f"The puzzle in {name}.cards.jsonl cannot be read: ")
