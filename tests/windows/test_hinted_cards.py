"""The cards of the hand that a hint rings are those that its move lays, and no others."""

from collections import Counter
from random import Random

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.players.protocol import Candidate, Decision
from barracan.table.cards.marks import Mark
from games.random_play import deal, random_move
from waiting import until
from windows.by_storm import may_act

NAMES, PLAYERS = ("Ada", "Bix"), ("human", "random")


def adds_beside_a_twin(view, move):
    """Whether a move adds to a meld in which a card lies that stays in the hand too."""
    lying = Counter(view.table[view.side].melds[move.meld].cards)
    staying = Counter(view.hand) - (Counter(move.cards) - lying)
    return bool(lying & staying)


def lays_a_joker_for_a_held_card(view, move):
    """Whether a move lays a joker off for a card that the hand holds."""
    return move.stands in view.hand


def position(game, do, wanted):
    """A match in which the first seat is to move, and a move of it of the wanted kind."""
    for seed in range(2000):
        rng = Random(seed)
        match = Match.begin(CATALOG[game], tuple(map(SeatNote, NAMES, PLAYERS)), {})
        deal(match, rng)
        while match.state.turn is not None:
            if match.state.turn == 0:
                view = match.game.view(match.state, 0)
                moves = match.game.legal_moves(match.state).of(do)
                found = next((move for move in moves if wanted(view, move)), None)
                if found is not None:
                    return match, found
            match.play(random_move(match, rng))
    raise AssertionError(game)


@pytest.mark.parametrize(
    ("game", "do", "wanted"),
    [
        ("burraco", "add", adds_beside_a_twin),
        ("buraco", "add", adds_beside_a_twin),
        ("concan", "layoff", lays_a_joker_for_a_held_card),
    ],
)
def test_a_card_that_the_move_only_names_has_no_ring(window, library, game, do, wanted):
    match, move = position(game, do, wanted)
    number = library.begin(match.lines)
    library.release(number)
    window.resume(number)
    until(lambda: may_act(window))
    window.controller.scene.finish_motion()
    window.controller.session.model.hinted.emit(Decision(move, (Candidate(move, 900),)))
    cards = window.controller.scene.tableau.places["hand:0"].cards
    ringed = Counter(card.code for card in cards if Mark.HINT in card.marks)
    before = Counter(match.game.view(match.state, 0).hand)
    match.play(move)
    assert ringed == before - Counter(match.game.view(match.state, 0).hand)
