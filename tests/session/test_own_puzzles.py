"""A person's own costly moves as puzzles: which are kept, and what is in them."""

import json
from dataclasses import replace

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.record import read_line
from barracan.model.text import Seat, Text
from barracan.players.analysis import Judgement, Verdict
from barracan.session.analysis import AnalysedMove, WeighedMove
from barracan.session.lessons import own_puzzles
from barracan.session.lessons.own_puzzles import OwnPuzzles
from barracan.session.lessons.puzzle import PuzzleError, open_puzzle
from barracan.session.review import Review

PUZZLE = open_puzzle("barracan-11")
SECOND = PUZZLE.moves[1]
SEAT = Seat(1)


@pytest.fixture
def review():
    match = Match.replay(find_game, PUZZLE.lines)
    match.play(SECOND.move)
    return Review(find_game, match.lines)


@pytest.fixture
def own(tmp_path):
    return OwnPuzzles(tmp_path / "puzzles")


def judged(loss=4_000, third=0, verdict=Verdict.ERROR):
    """The second best move of a puzzle, judged."""
    values = (PUZZLE.best, 9_000), (SECOND.move, 9_000 - loss), (PUZZLE.moves[-1].move, third)
    judgement = Judgement(PUZZLE.best, loss, 100, verdict, 9_000 - loss, 9_000, 100)
    weighed = tuple(WeighedMove(move, Text("session", "{x}", {"x": "x"}), (), value, 0) for move, value in values)
    return AnalysedMove(len(PUZZLE.lines) + 1, False, weighed[1].what, PUZZLE.best, weighed[0].what, judgement, weighed)


def test_a_costly_move_becomes_the_position_before_it(own, review):
    own.keep(review, PUZZLE.seat, [judged()])
    [name] = own.names("barracan")
    puzzle = own.open(name)
    assert puzzle.lines[1:] == PUZZLE.lines[1:]
    assert puzzle.best == PUZZLE.best
    assert puzzle.loss(SECOND.move) == 4_000
    assert puzzle.seat == PUZZLE.seat
    assert [note.player for note in puzzle.match.seats].count("human") == 1


def test_why_the_better_move_is_made_is_kept_as_far_as_it_is_words_and_numbers(own, review):
    said = (Text("advice", "The {card} does least in this hand.", {"card": "Q♠"}), Text("advice", "{x}", {"x": SEAT}))
    own.keep(review, PUZZLE.seat, [judged()._replace(reasons=said)])
    assert own.open(own.names("barracan")[0]).reasons == said[:1]


@pytest.mark.parametrize("reasons", ["no list", [{}], [{"template": "{card}", "arguments": {}}]])
def test_damaged_reasons_are_told(own, review, tmp_path, reasons):
    own.keep(review, PUZZLE.seat, [judged()])
    [name] = own.names("barracan")
    path = tmp_path / "puzzles" / f"{name}.json"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "reasons": reasons}), "utf-8")
    with pytest.raises(PuzzleError) as wrong:
        own.open(name)
    assert str(wrong.value.reason).startswith(f"The puzzle in {name}.cards.jsonl, a move of your own, cannot be read: ")
    assert "Install" not in str(wrong.value.reason)


def test_a_puzzle_that_was_kept_before_has_no_reasons(own, review, tmp_path):
    own.keep(review, PUZZLE.seat, [judged()])
    [name] = own.names("barracan")
    path = tmp_path / "puzzles" / f"{name}.json"
    values = json.loads(path.read_text("utf-8"))
    del values["reasons"]
    path.write_text(json.dumps(values), "utf-8")
    assert own.open(name).reasons == ()


def test_the_same_move_is_kept_once(own, review):
    own.keep(review, PUZZLE.seat, [judged()])
    own.keep(review, PUZZLE.seat, [judged()])
    assert len(own.names("barracan")) == 1
    assert own.names("burraco") == ()


@pytest.mark.parametrize(
    "move",
    [
        judged(verdict=Verdict.DOUBTFUL),
        judged(third=8_000),
        judged()._replace(judgement=None),
        judged()._replace(weighed=judged().weighed[:1]),
    ],
    ids=["no error", "two good ones", "not judged", "nothing else weighed"],
)
def test_what_is_no_clear_error_is_no_puzzle(own, review, move):
    own.keep(review, PUZZLE.seat, [move])
    assert own.names("barracan") == ()


def test_a_move_that_a_computer_made_is_not_the_persons(own):
    match = Match.replay(find_game, PUZZLE.lines)
    match.play(SECOND.move, by="casual")
    own.keep(Review(find_game, match.lines), PUZZLE.seat, [judged()])
    assert own.names("barracan") == ()


def test_a_puzzle_has_neither_clock_nor_seed(own, review):
    head = {**read_line(review.lines[0]), "clock": {"move": 30}, "serious": True, "seed": "7"}
    review.lines[0] = json.dumps(head)
    own.keep(review, PUZZLE.seat, [judged()])
    [name] = own.names("barracan")
    assert not {"clock", "serious", "seed"} & set(read_line(own.open(name).lines[0]))


def test_what_is_told_in_chances_stays_so(own, review):
    move = judged()
    scale = replace(move.judgement.scale, match=500_000)
    own.keep(review, PUZZLE.seat, [move._replace(judgement=replace(move.judgement, scale=scale))])
    [name] = own.names("barracan")
    assert own.open(name).by_match


def test_older_ones_make_room(own, review, monkeypatch):
    monkeypatch.setattr(own_puzzles, "MOST", 0)
    own.keep(review, PUZZLE.seat, [judged()])
    assert own.names("barracan") == ()


def test_a_damaged_one_is_told_in_a_sentence(own, review, tmp_path):
    own.keep(review, PUZZLE.seat, [judged()])
    [name] = own.names("barracan")
    (tmp_path / "puzzles" / f"{name}.json").write_text("{", "utf-8")
    with pytest.raises(PuzzleError):
        own.open(name)


@pytest.mark.expected_warning("puzzle not kept")
def test_a_folder_that_takes_no_file_is_no_trouble(review, tmp_path, caplog):
    (tmp_path / "puzzles").write_text("", "utf-8")
    OwnPuzzles(tmp_path / "puzzles").keep(review, PUZZLE.seat, [judged()])
    assert "puzzle not kept" in caplog.text
