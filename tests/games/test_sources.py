"""The cards that a move takes up: what a game says of it is what happens when the move is made."""

import pickle
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from barracan.games.catalog import find_game
from barracan.model.events import CardMoved
from barracan.model.match import Match
from barracan.model.record import ENDING, read_line
from games.random_play import begin, deal, name, random_move, sampled

SETTINGS = list(sampled())
RECORDS = sorted((Path(__file__).parents[1] / "records" / "right").glob(f"*{ENDING}"))
SAMPLE, EVERY = 4, 8
GIVING = ("stock", "discard", "pile:", "window", "meld:")
"""Where a move takes cards from."""


def leaving(events, own):
    """The cards that leave a hand as events tell it, without those that have come there by the same move before."""
    left, come = Counter(), Counter()
    for event in events:
        if not isinstance(event, CardMoved) or event.source == event.target:
            continue
        if event.source == own and come[event.card]:
            come[event.card] -= 1
        elif event.source == own:
            left[event.card] += 1
        elif event.target == own:
            come[event.card] += 1
    return left


def copies(match):
    """Makes moves, each on a copy of the position."""
    position = pickle.dumps(match.state)
    return lambda move: match.game.apply(pickle.loads(position), move)


def check(match, move, make):
    """Make a move, which tells its events, and compare what the game has said before."""
    game, state = match.game, match.state
    view = game.view(state, move.seat)
    own, places = f"hand:{move.seat}", view.places()
    used, taken = Counter(game.cards_used(view, move)), game.cards_taken(view, move)
    drawn = game.is_draw(move)
    events = make(move)
    assert used == leaving(events, own), move
    assert used <= Counter(view.hand), move
    moved = [event for event in events if isinstance(event, CardMoved) and event.source != event.target]
    assert len(set(taken)) == len(taken)
    for pick in taken:
        assert places[pick.place][pick.at] == pick.card, move
        assert any(event.source == pick.place and pick.card in (event.card, None) for event in moved), move
    lifted = {event.source for event in moved if event.source.startswith(GIVING) and event.target != "stock"}
    assert {place for place in lifted if places[place]} == {pick.place for pick in taken}, move
    comes_unseen = any(event.source == "stock" and event.target == own for event in moved)
    assert drawn == (comes_unseen and not used), move


@pytest.mark.parametrize("setting", SETTINGS, ids=map(name, SETTINGS))
def test_the_cards_of_every_legal_move_are_those_that_it_moves(setting):
    rng, sample = Random(6), Random(6)
    match = begin(*setting)
    deal(match, rng)
    while match.state.turn is not None:
        move = random_move(match, rng)
        if sample.randrange(EVERY) == 0:
            legal, make = match.game.legal_moves(match.state), copies(match)
            for do in legal.actions():
                for each in islice(legal.of(do), SAMPLE):
                    check(match, each, make)
        check(match, move, lambda move: match.play(move).events)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.removesuffix(ENDING))
def test_the_cards_of_every_recorded_move_are_those_that_it_moves(path):
    lines = path.read_text("utf-8").splitlines()
    match = Match.replay(find_game, lines[:1])
    for line in lines[1:]:
        if match.state.turn is not None:
            check(match, match.game.read_move(read_line(line)), copies(match))
        match.read(line)
