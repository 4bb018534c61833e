"""The expert who sees all hands is a measure for the honest one: it must see them, and find them of use."""

from barracan.games.barracan.rules import BarracanGame
from barracan.players.inquiry import Inquiry
from players.peeking import Peeking, decide_peeking
from players.redeal import positions, redealt

GAME = BarracanGame()


def test_it_sees_all_hands_and_not_the_stock():
    state = next(positions("barracan", 1, seed=5))
    view = GAME.view(state, state.turn)
    worlds = [Peeking(view, Inquiry(1), state).world(index) for index in range(4)]
    for world in worlds:
        assert [hand.cards() for hand in world.hands] == [hand.cards() for hand in state.hands]
        assert sorted(world.stock) == sorted(state.stock)
    assert len({tuple(world.stock) for world in worlds}) == 4


def test_it_never_learns_the_order_of_the_stock():
    for state in positions("barracan", 3, seed=6):
        view = GAME.view(state, state.turn)
        before = decide_peeking(view, state, 3, 4)
        state.stock.reverse()
        assert decide_peeking(view, state, 3, 4) == before


def test_other_hands_lead_to_other_counts():
    different = 0
    for state in positions("barracan", 6, seed=7):
        view = GAME.view(state, state.turn)
        counts = {repr(decide_peeking(view, world, 3, 4).candidates) for world in (state, *redealt(GAME, state, 2))}
        different += len(counts) > 1
    assert different
