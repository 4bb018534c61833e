"""Dividing shown cards between an old pool and a new one."""

from itertools import product
from random import Random

from barracan.games.concan.allotment import Allotment, Pool, Shown
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds


def pool(cards, *sizes):
    return Pool(Hand(kinds(cards)), sizes)


def shown(seat, cards):
    return [Shown(seat, card) for card in kinds(cards)]


def allowed(items, old, new, late):
    """Whether both pools can have held what a sharing says."""
    for each, want in ((old, False), (new, True)):
        part = [item for item, is_new in zip(items, late, strict=True) if is_new == want]
        for node in {node for item in items for node in item.nodes}:
            if sum(node in item.nodes for item in part) > each.allows(node):
                return False
    return True


def test_a_sharing_that_is_allowed_stays():
    items = shown(0, "5H 6H")
    old, new = pool("5H 6H 7H", 2), pool("5H 6H", 2)
    assert Allotment(items, old, new).settle([True, False]) == [True, False]


def test_a_seat_that_had_too_many_of_a_pool_gives_one_to_the_other():
    items = shown(0, "5H 6H")
    assert Allotment(items, pool("5H", 1), pool("5H 6H", 1)).settle([True, True]) == [False, True]


def test_a_change_goes_on_through_other_seats():
    items = [*shown(0, "5H"), *shown(1, "5H 6H"), *shown(2, "6H")]
    old, new = pool("5H 6H", 1, 1, 0), pool("5H 6H", 0, 1, 1)
    assert Allotment(items, old, new).settle([True, False, True, False]) == [False, True, False, True]


def test_no_sharing_where_the_pools_allow_none():
    assert Allotment(shown(0, "5H 5H"), pool("5H", 2), pool("6H", 2)).settle([True, False]) is None
    assert Allotment(shown(0, "5H 6H"), pool("5H 6H", 1), pool("5H 6H", 0)).settle([False, True]) is None


def test_a_sharing_is_found_if_and_only_if_there_is_one():
    rng = Random(7)
    found = 0
    for _ in range(400):
        items = [Shown(int(rng.random() * 3), int(rng.random() * 5)) for _ in range(7)]
        cards = [Hand(int(rng.random() * 5) for _ in range(7)) for _ in range(2)]
        old, new = (Pool(hand, [int(rng.random() * 4) + 1 for _ in range(3)]) for hand in cards)
        possible = any(allowed(items, old, new, late) for late in product((False, True), repeat=len(items)))
        late = Allotment(items, old, new).settle([rng.random() < 0.5 for _ in items])
        assert (late is not None) == possible
        assert late is None or allowed(items, old, new, late)
        found += possible
    assert 20 < found < 380
