"""The order of a hand, which a person can arrange card by card."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.events import HandDealt
from barracan.session.hand_order import HandOrder
from barracan.session.messages import Happening
from barracan.session.table_model import TableModel
from games.random_play import begin
from table import sample


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


def test_deuces_stand_with_the_jokers_or_in_their_suits_as_wanted():
    rules = CATALOG["buraco"]
    suits = rules.view(begin(rules, 4, {}).state, 0).suit_order()
    order, cards = HandOrder(), ["2S", "AC", "JK", "3H", "2H"]
    assert order.arrange(cards, suits) == ["3H", "AC", "2H", "2S", "JK"]
    order.deuces_in_suits = True
    assert order.arrange(cards, suits) == ["2H", "3H", "2S", "AC", "JK"]
    assert [group[0] for group in order.groups(suits)] == ["2H", "2S", "2D", "2C", "JK"]


def test_where_deuces_are_no_wildcards_they_stay_where_they_are():
    rules = CATALOG["barracuda"]
    suits = rules.view(begin(rules, rules.seat_counts[0], {}).state, 0).suit_order()
    order = HandOrder()
    order.deuces_in_suits = True
    assert order.groups(suits) == suits


def test_an_own_order_is_of_its_hand_alone():
    order = HandOrder()
    order.choose("rank")
    order.arrange(["KH", "9S", "2C"])
    order.move([2], 0)
    order.begin()
    assert order.name == "rank"
    assert order.arrange(["KH", "9S", "2C"]) == ["2C", "9S", "KH"]


def test_cards_are_sorted_again_at_the_next_hand_and_in_another_match():
    model = TableModel()
    snapshot = sample.showing(sample.two_seats())
    dealt = Happening(11, 0, snapshot.title, (HandDealt(2, 0),), snapshot.view, False)
    for go_on in (lambda: model.show(snapshot._replace(deals="1")), lambda: model.step(dealt)):
        model.show(snapshot)
        model.set_order("rank")
        by_rank = model.hand()
        model.move_cards([0], 5)
        model.show(snapshot)
        assert model.hand() != by_rank
        go_on()
        assert model.hand() == by_rank
