"""Every move that a player can be advised to make, in words."""

from dataclasses import replace
from itertools import chain
from typing import get_args

import pytest

from barracan.games.barbu.moves import BarbuMove
from barracan.games.barracan.moves import BarracanMove, Category, Discard, LadderMeld, LayMelds, PickUp, Rung
from barracan.games.barracan.view import LadderView
from barracan.games.barracuda.moves import BarracudaMove
from barracan.games.buraco.moves import BuracoMove
from barracan.games.burraco.moves import BurracoMove
from barracan.games.catalog import CATALOG
from barracan.games.concan.moves import ConcanMove
from barracan.games.sheepshead.moves import SheepsheadMove
from barracan.model.game import usual_seats
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.model.replay import SeatNote
from barracan.players.player import decide

MOVES = {
    "barracan": BarracanMove,
    "burraco": BurracoMove,
    "buraco": BuracoMove,
    "concan": ConcanMove,
    "barracuda": BarracudaMove,
    "barbu": BarbuMove,
    "sheepshead": SheepsheadMove,
}
NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
CLOCKS = {"time"}
"""What no player is ever advised to do."""


def positions(game, seed):
    """The views of some hands played by casual players, each with moves that were weighed there or can be made."""
    match = Match.begin(game, [SeatNote(name, "casual") for name in NAMES[: usual_seats(game.seat_counts)]], {})
    while match.state.result is None:
        state, rng = match.state, stream("advising", seed, match.number)
        match.deal(game.next_dealers(state)[0], match.shuffled_deck(rng), **game.hand_keys(state, rng))
        while state.turn is not None:
            view = game.view(state, state.turn)
            decision = decide(game.id, view, "casual", match.number)
            legal = game.legal_moves(state)
            quick = (next(iter(legal.of(do))) for do in legal.actions() if do not in {"meld", "take", "pickup"})
            yield view, [*(each.move for each in decision.candidates), *quick]
            match.play(decision.move)


@pytest.mark.parametrize("game", CATALOG.values(), ids=list(CATALOG))
def test_every_action_of_every_game_has_its_advice(game):
    wanted = {move.do for move in get_args(MOVES[game.id])} - CLOCKS
    told = {}
    for view, moves in chain.from_iterable(positions(game, seed) for seed in range(8)):
        for move in moves:
            words = str(game.advise(view, move).with_names(NAMES))
            assert words[0].isupper(), words
            assert not words.endswith("."), words
            assert "{" not in words, words
            assert "seat " not in words, words
            told.setdefault(move.do, words)
        if told.keys() == wanted:
            break
    assert told.keys() == wanted
    assert len(set(told.values())) == len(told)


def barracan(**changes):
    """What the first of two players sees of a hand just dealt, with these changes."""
    game = CATALOG["barracan"]
    match = Match.begin(game, [SeatNote(name, "random") for name in NAMES[:2]], {})
    match.deal(0, match.shuffled_deck(stream("advising")))
    return replace(game.view(match.state, 0), **changes)


def advised(view, move, *, you=""):
    """The advice to the first of two players."""
    return str(CATALOG["barracan"].advise(view, move).with_names(NAMES[:2], you))


def test_b3_3_advice_names_the_pile_that_takes_the_discard():
    even, uneven = ((("2C",),) * 4, (("2C", "3C"), ("2C",), ("2C",), ("2C",)))
    assert advised(barracan(piles=even), Discard(0, "7C")) == "Discard the 7♣ on your pile"
    assert advised(barracan(piles=uneven), Discard(0, "7C")) == "Discard the 7♣ on your second pile"
    assert advised(barracan(piles=uneven), Discard(0, "7C"), you="Ada") == "Discard the 7♣ on Ada’s second pile"
    assert advised(barracan(hand=("7C",)), Discard(0, "7C")) == "Discard the 7♣ and meld out"


def test_b7_1_advice_names_the_pile_and_every_meld():
    run, opposites = Category("run", ("2H", "3H", "4H")), Category("opposites", ("5S", "5H"))
    assert advised(barracan(), PickUp(0, 1, (run,))) == "Pick up Bix’s pile and lay a run 2♥ 3♥ 4♥"
    words = advised(barracan(), PickUp(0, 2, (run, opposites)))
    assert words == "Pick up your second pile and lay a run 2♥ 3♥ 4♥ and opposites 5♠ 5♥"
    words = advised(barracan(), LayMelds(0, (run, opposites, run)))
    assert words == "Lay a run 2♥ 3♥ 4♥, opposites 5♠ 5♥ and a run 2♥ 3♥ 4♥"


def test_b9_7_advice_names_the_cards_that_are_new_on_a_ladder():
    ladder = LadderMeld(0, ("9H", "8S", "7D"), ((0, ("9S", "9C")),), (Rung("run", (0, 2)), Rung("triplet", None, 0)))
    view = barracan()
    assert advised(view, LayMelds(0, (ladder,))) == "Lay a ladder 9♥ 8♠ 7♦ 9♠ 9♣"
    lying = LadderView(ladder.arm, (), (("run", 0, 2, -1),), (), False, 0)
    side = replace(view.table[0], ladders=(lying,))
    view = replace(view, table=(side, view.table[1]))
    assert advised(view, LayMelds(0, (ladder,))) == "Lay 9♠ 9♣ on the ladder"
