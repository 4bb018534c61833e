"""All levels at all tables: legal, reproducible, different, with reasons."""

import pickle

import pytest

from barracan.games.barracan.moves import Draw, PickUp
from barracan.games.catalog import CATALOG
from barracan.players.player import LEVELS, PLAYERS, decide
from barracan.players.protocol import Decision
from barracan.players.search import serial
from players.positions import FEW, GAME, played

OPTIONS = ({}, {"flash_exit": "empty"}, {"flash_exit": "none"}, {"trick_ace": "low"})
TABLES = [*((seats, options) for seats in (2, 3, 4) for options in OPTIONS), (4, {"partnership": False})]
SEATED = [
    (seats, (PLAYERS * 2)[number % len(PLAYERS) :][:seats], options) for number, (seats, options) in enumerate(TABLES)
]
"""Every level at every number of seats."""


@pytest.mark.parametrize(("seats", "players", "options"), SEATED, ids=str)
def test_every_move_of_a_hand_is_legal(seats, players, options):
    for match in played(players, seed=seats, **options):
        assert len(match.moves) < 600
    assert match.state.ending is not None


def by_three(evaluate, indices):
    """Share worlds out among three, who work them out backwards: another order, as several workers have it."""
    rows = [None] * len(indices)
    for rank in (2, 0, 1):
        rows[rank::3] = serial(evaluate, indices[rank::3][::-1])[::-1]
    return rows


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
def test_every_game_is_played_by_all_levels(game):
    for match in played((("random", "strong") * 2)[: game.seat_counts[0]], every=9, game=game):
        view = game.view(match.state, match.state.turn)
        for level in PLAYERS:
            decision = decide(game.id, view, level, 5, FEW)
            assert isinstance(decision, Decision)
            assert game.refusal(match.state, decision.move) is None
            assert decision.move in [candidate.move for candidate in decision.candidates]
            assert all(type(candidate.value) is int for candidate in decision.candidates)
            assert len(decision.reasons) <= 2
            assert pickle.loads(pickle.dumps(decision)) == decision
            assert decide(game.id, pickle.loads(pickle.dumps(view)), level, 5, FEW, mapper=by_three) == decision


def test_every_candidate_is_legal():
    for match in played(("strong", "casual", "expert"), every=4):
        view = GAME.view(match.state, match.state.turn)
        for level in LEVELS:
            for candidate in decide(GAME.id, view, level, 1, FEW).candidates:
                assert GAME.refusal(match.state, candidate.move) is None


def test_reasons_are_whole_sentences():
    told = set()
    for match in played(("strong", "random"), seed=4):
        for reason in decide(GAME.id, GAME.view(match.state, match.state.turn), "strong", 1).reasons:
            told.add(str(reason))
    assert len(told) > 5
    assert all(text[0].isupper() and text.endswith(".") for text in told)


def seen(game):
    """What is seen in fixed hands by those who come to move in them."""
    for seed in range(1, 9):
        players = ("random", *[("strong", "casual")[seed % 2]] * (game.seat_counts[0] - 1))
        for match in played(players, seed=seed, every=5, game=game):
            yield game.view(match.state, match.state.turn)


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
@pytest.mark.parametrize(("lower", "upper"), [("beginner", "casual"), ("casual", "strong"), ("strong", "expert")])
def test_each_level_differs_from_the_one_below(lower, upper, game):
    """In some position of a few fixed hands, and not in every one."""
    worlds = FEW if upper == "expert" else None
    found = set()
    for view in seen(game):
        found.add(len({decide(game.id, view, level, 1, worlds).move for level in (lower, upper)}))
        if len(found) == 2:
            return
    pytest.fail(f"the same in each position, or different in each: {found}")


def test_expert_races_where_strong_opens():
    """Hands of two are hardly ever won but by a flash exit, and a pick-up gives it up (B6.6)."""
    opened = 0
    for seed in (1, 2):
        for match in played(("strong", "strong"), seed=seed):
            state = match.state
            if state.tables[state.turn].opened or len(state.stock) < 40:
                continue
            view = GAME.view(state, state.turn)
            if isinstance(decide(GAME.id, view, "strong", 1, 0).move, PickUp):
                opened += 1
                assert isinstance(decide(GAME.id, view, "expert", 1, 0).move, Draw)
    assert opened


def test_an_unknown_level_is_refused():
    match = next(played(("random", "random")))
    with pytest.raises(KeyError):
        decide(GAME.id, GAME.view(match.state, match.state.turn), "champion", 1)
