"""Stepping through a record: every position, back and forth, from every seat's eyes."""

import json
from pathlib import Path

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.session.review import Review
from self_played import played_lines

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {"barracan": 4, "burraco": 2, "concan": 3, "barbu": 4, "sheepshead": 3}


@pytest.fixture(scope="module", params=list(GAMES))
def lines(request):
    seats = GAMES[request.param]
    return played_lines(request.param, ("random",) * seats, seed=5, first=2)


def test_every_position_is_the_state_that_replaying_gives(lines):
    review = Review(find_game, lines)
    assert review.wrong is None
    assert review.position == len(lines)
    for position in [*range(len(lines), 1, -37), *range(2, len(lines), 41)]:
        review.seek(position)
        match = Match.replay(find_game, lines[:position])
        for seat in range(len(match.seats)):
            assert review.game.view(review.state, seat) == match.game.view(match.state, seat)
        assert review.match.lines == match.lines


def test_steps_tell_what_happened_and_nothing_that_the_viewer_may_not_know(lines):
    review = Review(find_game, lines)
    review.seek(0)
    assert review.position == review.hands[0] == 2
    told = 0
    while review.position < len(lines):
        happening = review.step(viewer=0)
        if happening is None:
            continue
        told += 1
        assert happening.view == review.game.view(review.state, 0)
        hidden = [e for e in happening.events if getattr(e, "seen_by", None) and 0 not in e.seen_by]
        assert all(event.card is None for event in hidden)
        assert review.words().fill(lambda _, text: text)
    assert told == sum(json.loads(line)["kind"] in {"move", "hand"} for line in lines) - 1
    assert review.step(0) is None


def test_who_doubles_a_seat_that_has_doubled_it_is_told_to_redouble_wherever_moves_are_told():
    text = (RECORDS / "barbu-match.cards.jsonl").read_text(encoding="utf-8")
    review = Review(find_game, text.splitlines())
    told, in_words, happened = [], [], []
    for first in review.hands:
        told += [(move.position, str(move.what)) for move in review.told_moves(first)]
    for position, words in told:
        review.seek(position - 1)
        happened.append(str(review.step(0).words))
        in_words.append((position, str(review.snapshot(0).moves[-1][1])))
        assert str(review.describe(position)) == words
    assert in_words == told
    assert happened == [words for _, words in told]
    assert any(" and redoubled " in words for words in happened)


def test_a_record_is_shown_as_far_as_it_is_right(lines):
    wrong = [*lines[:30], lines[29]]
    review = Review(find_game, wrong)
    assert review.wrong.line == 31
    assert review.position == 30
    review.seek(99)
    assert review.position == 30


def test_nobody_acts_at_a_table_that_is_looked_at(lines):
    review = Review(find_game, lines)
    showing = review.snapshot(viewer=1)
    assert set(showing.players) == {"review"}
    assert showing.view.seat == 1


def test_hands_are_told_open(lines):
    review = Review(find_game, lines)
    review.seek(2)
    for seat, note in enumerate(review.match.seats):
        assert isinstance(note, SeatNote)
        assert review.hand(seat) == tuple(review.game.view(review.state, seat).places()[f"hand:{seat}"])


def test_the_moves_of_a_seat_come_with_what_it_saw_and_did_not_see(lines):
    review = Review(find_game, lines)
    review.seek(review.hands[1])
    before = review.position
    for seat in range(len(review.match.seats)):
        made = list(review.moves_of(seat, review.hands[1]))
        match = Match(find_game)
        assert made
        assert [each.position for each in made] == review.positions(seat, review.hands[1])
        for each in made:
            line = json.loads(lines[each.position - 1])
            assert (line["kind"], line["seat"]) == ("move", seat)
            assert review.game.write_move(each.move).items() <= line.items()
            for earlier in lines[match.number : each.position - 1]:
                match.read(earlier)
            assert each.view == match.game.view(match.state, seat)
            assert match.game.view(each.state, seat) == each.view
    assert review.position == before
