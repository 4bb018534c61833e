"""A match: it grows line by line, and its record is all of it."""

import json
from copy import deepcopy

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.randomness import stream
from barracan.model.record import RecordError
from barracan.model.replay import SeatNote
from model.sample import GAME, match_of

SEATS = (SeatNote("Ada", "human"), SeatNote("Bix", "strong"))


def test_the_first_line_states_what_differs_from_the_defaults():
    match = Match.begin(GAME, SEATS, {"target": 50, "trick_ace": "high"}, seed=7, program="test")
    assert json.loads(match.lines[0]) == {
        "kind": "match", "format": 1, "game": "barracan", "options": {"target": 50},
        "seats": [{"name": "Ada", "player": "human"}, {"name": "Bix", "player": "strong"}],
        "sides": [[0], [1]], "seed": 7, "program": "test",
    }  # fmt: skip
    assert match.number == 1
    assert match.seats == SEATS
    assert match.game is GAME


@pytest.mark.parametrize(
    ("seats", "options", "clause"),
    [
        (SEATS[:1], {}, "B1.2"),
        (SEATS * 3, {}, "B1.2"),
        (SEATS, {"target": 0}, "B11.1"),
        (SEATS, {"target": "x"}, "record"),
        (SEATS, {"speed": 1}, "record"),
    ],
)
def test_wrong_settings_are_refused(seats, options, clause):
    with pytest.raises(RecordFault) as raised:
        Match.begin(GAME, seats, options)
    assert raised.value.clause == clause


def test_a_step_tells_its_events_and_lines():
    match = Match.begin(GAME, SEATS, {})
    step = match.deal(0, match.shuffled_deck(stream("deck", 1)))
    assert [json.loads(line)["kind"] for line in step.lines] == ["hand"]
    move = next(GAME.legal_moves(match.state).of("draw"))
    step = match.play(move, by="expert")
    assert json.loads(step.lines[0]) == {"kind": "move", "seat": 1, "do": "draw", "by": "expert"}
    assert [event.source for event in step.events] == ["stock"]
    assert match.moves == [move]
    assert match.number == len(match.lines) == 3


def test_the_step_that_ends_a_hand_states_its_end_and_the_match_s():
    match = match_of(1, target=1)
    step = None
    while match.state.turn is not None:
        legal = GAME.legal_moves(match.state)
        step = match.play(legal.pick(legal.actions()[0], stream("end", match.number)))
    kinds = [json.loads(line)["kind"] for line in step.lines]
    assert kinds[:2] == ["move", "hand_end"]
    assert (kinds[2:] == ["match_end"]) == (match.state.result is not None)


def test_moves_are_those_of_the_hand():
    match = match_of(1)
    while match.state.turn is not None:
        legal = GAME.legal_moves(match.state)
        match.play(legal.pick(legal.actions()[0], stream("hand", match.number)))
    played = list(match.moves)
    assert len(played) == match.number - 3
    match.deal(GAME.next_dealers(match.state)[0], match.shuffled_deck(stream("deck", 2)))
    assert match.moves == []


def test_a_refused_move_raises_and_changes_nothing():
    match = match_of(1)
    before = match.lines.copy()
    with pytest.raises(RecordFault) as raised:
        match.play(GAME.read_move({"seat": match.state.turn, "do": "pass"}))
    assert raised.value.clause == "B4.3"
    assert match.lines == before
    assert match.moves == []


def test_a_wrong_deal_raises_and_changes_nothing():
    match = Match.begin(GAME, SEATS, {})
    with pytest.raises(RecordFault) as raised:
        match.deal(0, ["2C"])
    assert raised.value.clause == "B1.1"
    with pytest.raises(RecordFault):
        match.deal(5, match.shuffled_deck(stream("deck", 1)))
    assert match.number == 1
    match.deal(0, match.shuffled_deck(stream("deck", 1)))
    with pytest.raises(RecordFault) as raised:
        match.deal(1, match.shuffled_deck(stream("deck", 1)))
    assert raised.value.clause == "record"


def test_replaying_names_the_first_wrong_line():
    lines = match_of(20).lines
    with pytest.raises(RecordError) as raised:
        Match.replay(find_game, [*lines[:10], "{}", *lines[10:]])
    assert (raised.value.line, raised.value.clause) == (11, "record")


def test_a_replayed_match_plays_on():
    match = match_of(60, seed=2)
    again = Match.replay(find_game, match.lines)
    legal = GAME.legal_moves(again.state)
    move = legal.pick(legal.actions()[0], stream("on"))
    assert again.play(move).lines == match.play(move).lines


def test_a_copy_plays_on_by_itself():
    match = match_of(60, seed=2)
    twin = deepcopy(match)
    legal = GAME.legal_moves(twin.state)
    move = legal.pick(legal.actions()[0], stream("on"))
    before = GAME.view(match.state, 0)
    step = twin.play(move)
    assert GAME.view(match.state, 0) == before != GAME.view(twin.state, 0)
    assert (len(match.lines), match.number) == (len(twin.lines) - 1, twin.number - 1)
    assert match.play(move).lines == step.lines


def test_a_shuffled_deck_is_the_pack_and_is_told_by_its_stream():
    match = match_of(0)
    deck = match.shuffled_deck(stream("deck", 1))
    assert deck == match.shuffled_deck(stream("deck", 1)) != match.shuffled_deck(stream("deck", 2))
    assert len(deck) == 108
    assert deck[:4] == ("3S", "2S", "AC", "KH")
