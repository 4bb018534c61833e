"""The order of a hand, which a person can arrange card by card."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.session.hand_order import HandOrder
from games.random_play import begin


def arrange(*moves):
    order = HandOrder()
    order.arrange(["KH", "9S", "KH"])
    order.move([2], 1)
    assert order.arrange(["KH", "KH", "9S"]) == ["KH", "9S", "KH"]
    for numbers, at in moves:
        order.move(numbers, at)
    return order.arrange(["KH", "KH", "9S"])


def test_a_card_goes_where_it_is_put():
    assert arrange(([1], 0)) == ["9S", "KH", "KH"]
    assert arrange(([0], 2)) == ["9S", "KH", "KH"]
    assert arrange(([0, 1], 3)) == ["KH", "KH", "9S"]


def test_of_two_twins_the_one_that_is_held_moves():
    assert arrange(([2], 1)) == ["KH", "KH", "9S"]
    assert arrange(([0], 3)) == ["9S", "KH", "KH"]


@pytest.mark.parametrize(
    ("game", "by_suit", "by_rank"),
    [
        ("barracuda", ["AH", "2H", "KH", "AC", "3C"], ["AH", "AC", "2H", "3C", "KH"]),
        ("burraco", ["KH", "AH", "3C", "AC", "2H"], ["2H", "3C", "KH", "AH", "AC"]),
    ],
)
def test_an_ace_lies_where_its_game_has_it(game, by_suit, by_rank):
    """Barracuda's aces are low (U1.4)."""
    rules = CATALOG[game]
    suits = rules.view(begin(rules, rules.seat_counts[0], {}).state, 0).suit_order()
    order = HandOrder()
    assert order.arrange(["AC", "3C", "KH", "AH", "2H"], suits) == by_suit
    order.choose("rank")
    assert order.arrange(["AC", "3C", "KH", "AH", "2H"], suits) == by_rank
