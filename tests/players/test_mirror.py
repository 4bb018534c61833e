"""Hands played ahead in thought go as the rules say: one truth at two speeds."""

import pytest

from barracan.games.barracan import scoring
from barracan.games.barracan.ladders import write_ladder
from barracan.games.barracan.moves import (
    CATEGORY_NAMES,
    Category,
    Discard,
    Draw,
    LayMelds,
    Pass,
    PickUp,
    PileCard,
    TakeTrick,
)
from barracan.games.barracan.state import Taken
from barracan.games.barracan.view import PACK
from barracan.model.cards import CODES, KIND_COUNT
from barracan.players.barracan.panel import PANEL
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.playout_policy import PlayoutPolicy
from barracan.players.barracan.skill import Weights
from players.positions import GAME, begin, followed, played

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"partnership": False}),
    (2, {"flash_exit": "empty"}),
    (2, {"flash_exit": "none"}),
    (2, {"trick_ace": "low"}),
]


def assert_same(state, playout):
    """A playout stands where the rules stand."""
    assert (playout.hands, playout.stock, playout.piles) == (state.hands, state.stock, state.piles)
    assert (playout.stoppers, playout.tables, playout.turn) == (state.stoppers, state.tables, state.turn)
    assert playout.opened == [table.opened for table in state.tables]
    assert playout.reason == (state.ending.reason if state.ending else "")
    lows = [low.copy() for low in playout.lows]
    for pile in range(4):
        playout.find_lows(pile)
    assert playout.lows == lows


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_step_and_score_of_a_playout_is_that_of_the_rules(seats, options):
    ends = set()
    for seed in range(6, 10):
        players = (("random",), ("random", "strong"), ("strong", "casual"))[seed % 3] * 4
        _, playout = followed(Playout, assert_same, players[:seats], seed, **options)
        ends.add(playout.reason)
    assert len(ends) > 1


class Judged(Playout):
    """A playout of which every step is made by the rules too, where it must be legal."""

    def begin(self, state):
        self.rules = state
        return self

    def legal(self, move):
        assert GAME.refusal(self.rules, move) is None, move
        GAME.apply(self.rules, move)

    def melds(self, seat, units):
        number = len(self.tables[self.side_of[seat]].ladders)
        return tuple(
            write_ladder(number if unit.number < 0 else unit.number, unit.ladder)
            if unit.ladder
            else Category(CATEGORY_NAMES[unit.kinds[0]], tuple(CODES[card] for card in unit.cards))
            for unit in units
        )

    def draw(self, seat):
        self.legal(Draw(seat))
        return super().draw(seat)

    def discard(self, seat, card):
        self.legal(Discard(seat, CODES[card]))
        super().discard(seat, card)
        assert_same(self.rules, self)

    def lay(self, seat, units):
        if self.rules.taken is not Taken.NOTHING and self.hands[seat] == self.rules.hands[seat]:
            self.legal(LayMelds(seat, self.melds(seat, units)))
        super().lay(seat, units)

    def flash(self, seat, units):
        left = self.hands[seat].without([card for unit in units for card in unit.cards]).cards()
        last = CODES[left[0]] if left and self.options["flash_exit"] == "empty" else None
        self.legal(LayMelds(seat, self.melds(seat, units), flash=True, discard=last))
        super().flash(seat, units)

    def pick_up(self, seat, pile, units):
        self.legal(PickUp(seat, pile, self.melds(seat, units)))
        super().pick_up(seat, pile, units)

    def take_trick(self, seat, places, card):
        self.legal(TakeTrick(seat, tuple(PileCard(*place) for place in places), CODES[card]))
        super().take_trick(seat, places, card)

    def end(self, reason, seat):
        if reason == "stock":
            self.legal(Pass(self.turn))
        super().end(reason, seat)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_move_of_a_hand_that_is_played_on_is_legal(seats, options):
    ends, taken = set(), set()
    for seed in range(25):
        state = begin(seats, seed, **options).state
        unseen = [PACK.count(kind) for kind in range(KIND_COUNT)]
        judged = Judged.of(state).begin(state)
        PlayoutPolicy(seats, 1, unseen, options.get("flash_exit", "any"), Weights()).finish(judged)  # some open soon
        assert_same(state, judged)
        assert tuple(judged.points()) == state.ending.points
        ends.add(judged.reason)
        taken |= {move.do for move in state.actions}
    assert ends >= ({"out", "stock"} if options.get("flash_exit") == "none" else {"flash", "out"})
    assert "flash" not in ends or options.get("flash_exit") != "none"
    assert {"draw", "pickup", "trick", "meld", "discard"} <= taken


def test_the_sum_of_points_is_that_of_the_lines():
    for match in played(("strong", "random", "strong", "random"), seed=6):
        for table in match.state.tables:
            for ended in (None, "out", "flash"):
                assert scoring.points(table, ended) == sum(line.points for line in scoring.score(table, ended))


def test_who_hunts_in_thought_is_hardly_slower_than_a_hunter():
    """From the deal on two hunters need nine turns each; those who looked at useful cards alone needed fourteen."""
    real = thought = 0
    for seed in range(40):
        match = begin(2, seed)
        playout = Playout.of(match.state)
        PlayoutPolicy(2, 1, [PACK.count(kind) for kind in range(KIND_COUNT)], "any").finish(playout)
        while (seat := match.state.turn) is not None:
            match.play(PANEL["flash"](GAME.view(match.state, seat)))
        thought -= len(playout.stock)
        real -= len(match.state.stock)
    dealt = 40 * len(begin().state.stock)
    assert 0.9 * (dealt + real) < dealt + thought < 1.3 * (dealt + real)
