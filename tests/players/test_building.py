"""Who builds in a hand that is played ahead ends it where that can be, and keeps what it lacks types for."""

import pytest

from barracan.games.barracan.view import PACK
from barracan.model.cards import CODES, KIND_COUNT
from barracan.players.barracan.meld_out import types_held
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.playout_policy import PlayoutPolicy
from games.barracan.position import DREW, ME, NOTHING, SET, position

STOCK = "9C 9D 9H 2C 3C 4C 5C 6C"


def but(kind):
    """A complete set but for this type."""
    return ", ".join(meld for meld in SET.split(", ") if not meld.startswith(kind))


def built(hand, laid):
    """A playout in which this hand has laid and discarded."""
    playout = Playout.of(position(hand, DREW, stock=STOCK, laid={0: laid}))
    policy().building.lay_and_discard(playout, ME)
    return playout


def policy():
    """How two seats are played on who have seen no card."""
    return PlayoutPolicy(2, 1, [PACK.count(kind) for kind in range(KIND_COUNT)], "any")


@pytest.mark.parametrize(
    ("hand", "lacking"),
    [("8C 8D 8H JS QS KS", "evens_odds"), ("5C 6D 6H 6S 8C 9C TC", "opposites")],
    ids=["the triplet takes the evens", "the triplet takes an opposite"],
)
def test_it_goes_out_though_the_quickest_layout_lacks_a_type(hand, lacking):
    playout = built(hand, but(lacking))
    assert (playout.reason, playout.last) == ("out", ME)
    assert playout.tables[0].complete_sets == 1


def test_it_does_not_go_out_without_a_type_or_with_two_cards_left():
    assert not built("8C 8D 8H JS QS KS", but("opposites")).reason
    assert not built("8C 8D 8H JS QS KS KC AC", but("evens_odds")).reason


@pytest.mark.parametrize(
    ("lacking", "thrown"), [("family", "9D"), ("triplet", "QS")], ids=["pictures are kept", "a pair is kept"]
)
def test_it_keeps_cards_for_the_types_that_it_lacks(lacking, thrown):
    playout = built("9D 9H KH QS", but(lacking))
    assert CODES[playout.piles[0][-1]] == thrown


@pytest.mark.parametrize(("hand", "tricks"), [("JK JK 9C", 1), ("JK 8S 9C", 0)])
def test_jokers_that_can_pick_up_nothing_take_a_trick(hand, tricks):
    playout = Playout.of(position(hand, NOTHING, piles="2C|3H|4H|5H", stock=f"{STOCK} " * 9, laid={0: but("family")}))
    policy().turn(playout, ME)
    assert playout.tables[0].tricks == tricks


def test_the_types_that_a_hand_may_hold():
    masks = {code: 1 << kind for kind, code in enumerate(CODES)}

    def held(cards, joker=False):
        return [bool(types_held(sum(masks[card] for card in cards.split()), 0, joker) >> kind & 1) for kind in range(5)]

    assert held("3H 8S 9S TS") == [True, True, False, True, False]
    assert held("5H 6H 5D KH QH JH") == [True, False, False, True, False]
    assert held("5H 5S KH QS JS", joker=True) == [True, False, True, True, True]
