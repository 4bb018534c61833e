"""Hands of Burraco and Buraco played ahead in thought go as the rules say: one truth at two speeds."""

import pytest

from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.model.cards import CODES, codes
from barracan.players.burraco.playing import Playing
from barracan.players.burraco.playout import Playout
from games.burraco.position import BURACO, GAME
from players.positions import begin, followed

TABLES = [
    (GAME, 2, {}),
    (GAME, 3, {}),
    (GAME, 4, {"going_out": "any", "semi_clean": "all"}),
    (GAME, 2, {"final_discard": "free", "fresh_pot": "hundred", "aces": "one"}),
    (BURACO, 2, {"failed_opening": "penalty", "jokers": True}),
    (BURACO, 4, {"cut_bonus": True, "aces": "high"}),
    (BURACO, 6, {"aces": "low", "semi_clean": "runs"}),
]


def named(value):
    """A game by its id, other values as they are written."""
    return getattr(value, "id", str(value))


def assert_same(state, playout):
    """A playout stands where the rules stand."""
    assert (playout.hands, playout.stock, playout.discards) == (state.hands, state.stock, state.discard)
    assert (playout.pots, playout.fresh, playout.turn) == (state.pots, state.fresh, state.turn)
    assert [(melds, pot) for melds, pot in zip(playout.melds, playout.taken, strict=True)] == [
        (table.melds, table.pot) for table in state.tables
    ]
    assert playout.reason == (state.ending.reason if state.ending else "")
    if state.turn is not None:
        assert (playout.single, playout.laid, playout.stalled) == (state.single, state.laid, state.stalled)
        assert playout.begun == ("" if state.drawn.value == "nothing" else state.drawn.value)
        assert playout.pot_to_come(state.turn) == state.pot_to_come(state.turn)
        assert playout.barred(state.turn) == state.barred(state.turn)
    for side, table in enumerate(state.tables):
        assert playout.may_go_out(side) == (table.pot >= 0 and table.lets_out(state.terms))
    if hasattr(state, "minimums"):
        assert playout.minimums == state.minimums


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=named)
def test_every_step_and_score_of_a_playout_is_that_of_the_rules(game, seats, options):
    done = set()
    for seed in range(3):
        players = (("random",), ("random", "strong"), ("strong", "casual", "beginner"))[seed % 3] * 6
        match, playout = followed(Playout, assert_same, players[:seats], seed, game, **options)
        done |= {move.do for move in match.moves} | {playout.reason}
    assert {"draw", "take", "meld", "add", "discard", "out"} <= done


class Judged(Playout):
    """A playout of which every step is made by the rules too, where it must be legal."""

    def begin(self, game, state):
        self.game, self.rules = game, state
        return self

    def legal(self, move):
        assert self.game.refusal(self.rules, move) is None, move
        self.game.apply(self.rules, move)

    def draw(self, seat):
        super().draw(seat)
        self.legal(Draw(seat))

    def take(self, seat):
        super().take(seat)
        self.legal(Take(seat))

    def lay(self, seat, found):
        self.legal(LayMelds(seat, tuple(codes(meld.cards) for meld in found)))
        super().lay(seat, found)

    def add(self, seat, number, after, cards):
        self.legal(Add(seat, number, codes(after.cards)))
        super().add(seat, number, after, cards)

    def discard(self, seat, card):
        super().discard(seat, card)
        self.legal(Discard(seat, CODES[card]))
        assert_same(self.rules, self)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=named)
def test_every_move_of_a_hand_that_is_played_on_is_legal(game, seats, options):
    done, ends = set(), set()
    for seed in range(8):
        state = begin(seats, seed, game, **options).state
        judged = Judged.of(state).begin(game, state)
        Playing().finish(judged, 2000)
        assert_same(state, judged)
        assert tuple(judged.points()) == state.ending.points
        ends.add(judged.reason)
        done |= {move.do for move in state.actions}
    assert ends <= {"out", "stock"}
    assert "out" in ends
    assert {"draw", "take", "meld", "add", "discard"} <= done
