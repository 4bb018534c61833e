"""Hands of Concan played ahead in thought go as the rules say: one truth at two speeds."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.concan.melds import write
from barracan.games.concan.moves import Announce, Discard, Draw, LayMelds, LayOff, Swap, SwapPart, Take
from barracan.games.concan.view import PACK
from barracan.model.cards import CODES, codes
from barracan.players.concan.playout import Playout, PlayoutPolicy
from barracan.players.rummy.nearness import copies
from players.positions import begin, followed

GAME = CATALOG["concan"]
TABLES = [(2, {}), (3, {}), (4, {}), (4, {"threshold": 30}), (2, {"threshold": 110, "restock": 2})]


def assert_same(state, playout):
    """A playout stands where the rules stand."""
    assert (playout.hands, playout.stock, playout.discards) == (state.hands, state.stock, state.discard)
    assert (playout.melds, playout.opened, playout.announced) == (state.melds, state.opened, state.announced)
    assert (playout.turn, playout.new_stocks) == (state.turn, state.most_restocks - state.restocks)
    assert playout.reason == (state.ending.reason if state.ending else "")
    if state.turn is not None:
        assert playout.barred == state.barred
    wanted = swaps = 0
    for meld in state.melds:
        wanted, swaps = wanted | meld.wants, swaps | meld.swaps
    assert (playout.wanted, playout.swaps) == (wanted, swaps)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_step_and_score_of_a_playout_is_that_of_the_rules(seats, options):
    done = set()
    for seed in range(6):
        players = (("random",), ("random", "strong"), ("strong", "casual", "beginner"))[seed % 3] * 4
        match, playout = followed(Playout, assert_same, players[:seats], seed, GAME, **options)
        done |= {move.do for move in match.moves} | {playout.reason}
    assert {"draw", "take", "meld", "layoff", "discard", "out"} <= done


class Judged(Playout):
    """A playout of which every step is made by the rules too, where it must be legal.

    A melds-down is several steps here and one move there, so what belongs to it waits until melds are laid.
    """

    def begin(self, state):
        self.rules, self.waiting = state, []
        return self

    def legal(self, move):
        assert GAME.refusal(self.rules, move) is None, move
        GAME.apply(self.rules, move)

    def draw(self, seat, order=None):
        gone = self.discards[:-1] if not self.stock else None
        card = super().draw(seat, order)
        self.legal(Draw(seat, gone and codes([*reversed(self.stock), card][::-1])))
        return card

    def take(self, seat):
        super().take(seat)
        if self.rules.opened[seat]:
            self.legal(Take(seat))
        else:
            self.waiting.append("take")

    def swap(self, seat, number, card):
        super().swap(seat, number, card)
        if self.rules.opened[seat]:
            self.legal(Swap(seat, number, CODES[card]))
        else:
            self.waiting.append(SwapPart(number, CODES[card]))

    def lay(self, seat, melds):
        announced = self.announced[seat]
        super().lay(seat, melds)
        swaps = tuple(part for part in self.waiting if part != "take") or None
        action = Take if "take" in self.waiting else LayMelds
        self.waiting.clear()
        if announced and self.rules.announced[seat] < announced and self.rules.opened[seat]:
            self.legal(Announce(seat))
        self.legal(action(seat, tuple(write(meld) for meld in melds), swaps))

    def lay_off(self, seat, number, card, stands, end):
        super().lay_off(seat, number, card, stands, end)
        self.legal(LayOff(seat, number, CODES[card], end, CODES[stands] if stands != card else None))

    def discard(self, seat, card):
        if self.rules.hands[seat].jokers > self.rules.announced[seat] and self.rules.opened[seat]:
            self.legal(Announce(seat))
        super().discard(seat, card)
        self.legal(Discard(seat, CODES[card]))
        assert_same(self.rules, self)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_move_of_a_hand_that_is_played_on_is_legal(seats, options):
    done, ends = set(), set()
    for seed in range(40):
        state = begin(seats, seed, GAME, **options).state
        judged = Judged.of(state).begin(state)
        PlayoutPolicy(copies(PACK)).finish(judged)
        assert_same(state, judged)
        assert tuple(judged.points()) == state.ending.points
        ends.add(judged.reason)
        done |= {move.do for move in state.actions}
    assert "out" in ends
    assert {"draw", "take", "meld", "layoff", "swap", "discard"} <= done
