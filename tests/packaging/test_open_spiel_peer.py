"""Our player of gin at the peer's table; skipped where open_spiel is not installed."""

import pytest

from barracan.model.randomness import choose, shuffle, stream
from barracan.players.search import search
from gin_peer import gin, gin_player

pytest.importorskip("pyspiel")
from gin_peer import open_spiel_gin as peer


def positions(seed):
    """The positions of a hand played at random, in which a seat draws or lets a card go."""
    rng, state = stream("random", seed), peer.GAME.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and str(state.current_phase()).endswith(("FIRST_UPCARD", "DRAW", "DISCARD")):
            yield state
        state.apply_action(choose(state.legal_actions(), rng))


def test_deadwood_is_what_the_peer_counts():
    for seed in range(200):
        cards = list(range(52))
        shuffle(cards, stream("deadwood", seed))
        assert gin.deadwood(gin.bits(cards[:10])) == peer.UTILS.min_deadwood(cards[:10])


def test_our_player_keeps_the_rules_and_wins_its_share():
    results = [peer.play_game(peer.Ours(0, 5), peer.simple(0), 3, number) for number in range(40)]
    assert sum(result.won for result in results) >= 12  # some 26 are expected
    assert peer.play_game(peer.Ours(0, 5), peer.simple(0), 3, 0) == results[0]


def test_our_player_thinks_of_worlds_that_agree_with_its_view():
    for number, state in enumerate(positions(2)):
        view = peer.view_of(state, state.current_player())
        seen = view.hand | view.gone | (0 if view.upcard is None else 1 << view.upcard)
        world = gin_player.Turn(view, 1, gin_player.choices(view)).world(number)
        assert world.hand.bit_count() == 10
        assert len(world.stock) == view.stock
        assert world.hand & view.known == view.known
        assert not world.hand & seen
        assert not gin.bits(world.stock) & (seen | world.hand)


def test_hidden_cards_change_nothing():
    rng = stream("resample")
    compared = 0
    for state in positions(4):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        view = peer.view_of(state, seat)
        compared += state.hands() != other.hands()
        assert peer.view_of(other, seat) == view
        choices = gin_player.choices(view)
        tables = list(search(gin_player.Turn(view, 1, choices), gin_player.Budget(8)))
        assert tables == list(search(gin_player.Turn(peer.view_of(other, seat), 1, choices), gin_player.Budget(8)))
    assert compared > 3
