"""What a hand of Concan that is not over is expected to cost."""

from barracan.games.concan.state import Phase
from barracan.players.concan.evaluation import FEATURES, STAGES, expected_points
from barracan.players.concan.evaluation_weights import WEIGHTS
from barracan.players.concan.playout import Playout
from games.concan.position import position

LAID = "7C 7D 7H, 4S 5S 6S"


def cost(hand, opened=True, others="3C 9D KH 2S JC 6D"):
    """What a hand is expected to cost the first seat, after its turn."""
    state = position(hand, others=others, seats=3, laid=LAID)
    state.opened = [opened, True, True]
    state.turn, state.phase = 1, Phase.TAKE
    return expected_points(Playout.of(state))[0]


def test_there_is_a_weight_for_everything_at_each_stage():
    assert [len(row) for row in WEIGHTS] == [FEATURES] * STAGES


def test_fewer_cards_cost_less():
    assert cost("3H") < cost("3H 9S QC") < cost("3H 9S QC KD 2D JH 8C 5D")


def test_what_can_be_laid_costs_less_than_what_cannot():
    assert cost("7S QC") < cost("TS QC")
    assert cost("9C TC JC QC") < cost("9C 4D JC QH")


def test_without_melds_down_a_hand_costs_more_and_more_still_when_another_may_go_out():
    hand = "3H 9S QC KD 2D JH 8C 5D 4C TS 6H AC 8D 2C"
    assert cost(hand) < cost(hand, opened=False) < cost(hand, opened=False, others="3C")


def test_a_hand_near_its_melds_down_costs_less():
    far, near = "3H 9S QC KD 2D JH 8C 5D", "TH JH QH KD KS 8C 5D 2C"
    assert cost(near, opened=False) < cost(far, opened=False)


def test_nothing_is_expected_that_cannot_be():
    for hand in ("3H", "JK 3H", "3H 9S QC KD 2D JH 8C 5D 4C TS 6H AC 8D 2C"):
        for opened in (True, False):
            assert -25_000 <= cost(hand, opened) <= 100_000
