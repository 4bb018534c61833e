"""BarraCan's expert in worlds: what they agree with, and what it does in them."""

from itertools import islice
from random import Random

import pytest

from barracan.games.barracan.moves import Discard
from barracan.games.barracan.view import PACK
from barracan.players.barracan.distance import reach
from barracan.players.barracan.evaluation import SMALLEST_HELD
from barracan.players.barracan.player import SKILLS
from barracan.players.barracan.playout_policy import dangers_of
from barracan.players.barracan.set_patterns import NATURALS
from barracan.players.barracan.worlds import Worlds
from barracan.players.inquiry import Inquiry
from barracan.players.player import decide
from games.barracan.position import DREW, position
from players.positions import GAME, played


def view_of(match):
    return GAME.view(match.state, match.state.turn)


def distance(hand):
    return reach(hand.once & NATURALS, hand.twice & NATURALS, hand.jokers).missing


@pytest.mark.parametrize("players", [("strong", "casual"), ("casual", "strong", "random"), ("strong", "casual") * 2])
def test_a_world_holds_all_cards_and_agrees_with_the_view(players):
    for match in played(players, seed=3, every=9):
        view = view_of(match)
        worlds = Worlds(view, Inquiry(5))
        state = match.state
        everywhere = sorted(
            [card for hand in state.hands for card in hand.cards()]
            + state.stock
            + [card for pile in state.piles for card in pile]
        )
        for index in range(3):
            world = worlds.world(index)
            assert GAME.view(world, view.seat) == view
            lying = [card for hand in world.hands for card in hand.cards()]
            lying += world.stock + [card for pile in world.piles for card in pile]
            assert sorted(lying) == everywhere


def test_hands_that_wait_for_a_flash_exit_have_come_nearer_to_it():
    """As far as the turns that they have had bring them: real ones are much nearer than cards dealt at random."""
    dealt, developed, real = [], [], []
    for seed in range(6):
        for match in islice(played(("strong", "strong"), seed=seed, every=3), 40 // 3 + 1):
            other = 1 - match.state.turn
            table = match.state.tables[other]
            if 20 < len(match.moves) < 40 and not table.opened and match.state.hands[other].size >= SMALLEST_HELD:
                view = view_of(match)
                real.append(distance(match.state.hands[other]))
                developed.append(distance(Worlds(view, Inquiry(1)).world(1).hands[other]))
                dealt.append(distance(GAME.determinize(view, Random(1)).hands[other]))
    assert len(real) > 12
    far, near, true = (sum(each) / len(each) for each in (dealt, developed, real))
    assert far - near > 0.5
    assert abs(near - true) < 0.5


def test_where_there_is_no_flash_exit_no_hand_waits_in_thought():
    for match in played(("strong", "strong"), seed=1, every=5, flash_exit="none"):
        worlds = Worlds(view_of(match), Inquiry(1))
        assert not any(worlds.policy.waits(worlds.world(1), seat) for seat in range(2))


def test_the_same_worlds_come_from_the_same_number_and_others_from_others():
    view = view_of(next(played(("strong", "strong"), seed=2)))
    hands = [
        [Worlds(view, Inquiry(seed)).world(index).hands[1 - view.seat] for index in range(3)] for seed in (1, 1, 2)
    ]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1] != hands[2][1]


def test_expert_looks_into_worlds_and_leaves_its_plan_only_for_what_does_better():
    thought = 0
    for match in played(("strong", "casual", "strong"), seed=4, every=3):
        decision = decide(GAME.id, view_of(match), "expert", 3, 8)
        if not decision.worlds:
            continue
        thought += 1
        values = {candidate.move: candidate.value for candidate in decision.candidates}
        assert decision.move == decision.plan_move or values[decision.move] > values[decision.plan_move]
        thrown = {move.card for move in values if isinstance(move, Discard)}
        assert "JK" not in thrown
    assert thought > 1


def test_a_flash_exit_needs_no_worlds():
    hand = "2H 9C 3H 5S 7D 7C 7S 8H 9H TH KS QD JD 4C"
    state = position(hand, DREW, stock="5H 6D")
    decision = decide(GAME.id, GAME.view(state, state.turn), "expert", 3)
    assert decision.move.flash
    assert decision.worlds == 0


def test_levels_that_do_not_look_into_worlds_do_not_when_asked_to():
    match = next(played(("strong", "strong"), seed=1))
    for level, skill in SKILLS.items():
        assert bool(decide(GAME.id, view_of(match), level, 3, 4).worlds) <= bool(skill.worlds)


def test_nobody_gives_a_joker_away_and_rare_cards_are_safer():
    unseen = [PACK.count(kind) for kind in range(53)]
    dangers = dangers_of(unseen)
    assert max(dangers) == dangers[52]
    unseen[4:8] = [0] * 4
    assert dangers_of(unseen)[8] < dangers[8]
