"""What the bar says of a person's picks."""

from barracan.model.offers import Pick
from games.concan.position import GAME, TAKE, position


def test_cards_for_the_melds_down_may_be_chosen_before_the_draw():
    state = position("QH KH AH 7C 7D 8D", phase=TAKE, discard="7S")
    alone = GAME.offer(state, 0, ())
    chosen = GAME.offer(state, 0, [Pick("hand:0", "7C")])
    assert str(chosen.lead).endswith("draw, or take the top discard for the melds-down.")
    assert chosen.lead == alone.lead


def test_cards_that_go_with_no_discard_wait_for_the_draw():
    state = position("5D QH AH 7C 7D 8D", phase=TAKE, discard="2S")
    assert str(GAME.offer(state, 0, [Pick("hand:0", "7C")]).lead) == "Draw or take a card first."


def test_the_joker_that_a_chosen_card_is_swapped_for_lights_up_before_the_draw_too():
    state = position("5D QH AH 7C 7D 8D", phase=TAKE, discard="7S", laid="JK=5D 6D 7D")
    (swap,) = [target for target in GAME.offer(state, 0, [Pick("hand:0", "5D")]).targets if target.swaps]
    assert (swap.place, swap.move) == ("meld:0", None)
