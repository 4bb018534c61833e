"""Hands of Barracuda played ahead in thought go as the rules say: one truth at two speeds."""

import pytest

from barracan.games.barracuda.moves import Discard, Draw, LayMeld, LayOff, Take
from barracan.games.catalog import CATALOG
from barracan.model.cards import CODES, codes
from barracan.players.barracuda.playout import Playout, PlayoutPolicy
from players.positions import begin, followed

GAME = CATALOG["barracuda"]
TABLES = [(3, {}), (4, {}), (5, {}), (6, {}), (4, {"final_discard": False})]


def assert_same(state, playout):
    """A playout stands where the rules stand."""
    assert playout.hands == [hand.once for hand in state.hands]
    assert (playout.stock, playout.discards, playout.melds) == (state.stock, state.discard, state.melds)
    assert (playout.turn, playout.least_kept) == (state.turn, state.least_kept)
    assert playout.reason == (state.ending.reason if state.ending else "")
    wanted = 0
    for meld in state.melds:
        wanted |= meld.wants
    assert playout.wanted == wanted


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_step_and_score_of_a_playout_is_that_of_the_rules(seats, options):
    ends = set()
    for seed in range(12):
        players = (("random",), ("random", "strong"), ("strong", "casual", "strong"))[seed % 3] * 6
        _, playout = followed(Playout, assert_same, players[:seats], seed, GAME, **options)
        ends.add(playout.reason)
    assert ends >= ({"out", "deck"} if seats < 5 else {"deck"})


class Judged(Playout):
    """A playout of which every step is made by the rules too, where it must be legal."""

    def begin(self, state):
        self.rules, self.taken = state, False
        return self

    def legal(self, move):
        assert GAME.refusal(self.rules, move) is None, move
        GAME.apply(self.rules, move)

    def draw(self, seat):
        self.legal(Draw(seat))
        super().draw(seat)

    def take(self, seat):
        self.taken = True
        return super().take(seat)

    def lay(self, seat, cards):
        self.legal(Take(seat, codes(cards)) if self.taken else LayMeld(seat, codes(cards)))
        self.taken = False
        super().lay(seat, cards)

    def lay_off(self, seat, number, card):
        self.legal(Take(seat, meld=number) if self.taken else LayOff(seat, number, CODES[card]))
        self.taken = False
        super().lay_off(seat, number, card)

    def discard(self, seat, card):
        self.legal(Discard(seat, CODES[card]))
        super().discard(seat, card)
        assert_same(self.rules, self)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_move_of_a_hand_that_is_played_on_is_legal(seats, options):
    done, ends = set(), set()
    for seed in range(60):
        state = begin(seats, seed, GAME, **options).state
        judged = Judged.of(state).begin(state)
        PlayoutPolicy((1 << 52) - 1).finish(judged)
        assert_same(state, judged)
        assert tuple(judged.points()) == state.ending.points
        ends.add(judged.reason)
        done |= {move.do for move in state.actions}
    assert ends == {"out", "deck"}
    assert done == {"draw", "take", "meld", "layoff", "discard"}
