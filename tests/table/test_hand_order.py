"""The order of a hand, which a person can arrange card by card."""

from barracan.table.hand_order import HandOrder


def arranged(*moves):
    order = HandOrder()
    order.arranged(["KH", "9S", "KH"])
    order.choose("own")
    order._own = ["KH", "9S", "KH"]
    for numbers, at in moves:
        order.move(numbers, at)
    return order.arranged(["KH", "KH", "9S"])


def test_a_card_goes_where_it_is_put():
    assert arranged(([1], 0)) == ["9S", "KH", "KH"]
    assert arranged(([0], 2)) == ["9S", "KH", "KH"]
    assert arranged(([0, 1], 3)) == ["KH", "KH", "9S"]


def test_of_two_twins_the_one_that_is_held_moves():
    assert arranged(([2], 1)) == ["KH", "KH", "9S"]
    assert arranged(([0], 3)) == ["9S", "KH", "KH"]
