"""The best layout of a hand, compared with trying everything."""

import pytest

from barracan.games.barracan.ladders import Growth, fault, growth
from barracan.games.barracan.moves import PickUp
from barracan.games.barracan.view import PACK
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds
from barracan.model.randomness import shuffle, stream
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.ladders import family_starts, ladder_growths, ladder_starts
from barracan.players.barracan.partition import EXACT, Layouts, plain_units
from barracan.players.barracan.player import SKILLS
from barracan.players.barracan.position import Position
from barracan.players.barracan.take_stage import takes
from games.barracan.position import GAME, NOTHING, position


def dealt(seed, size):
    cards = list(PACK)
    shuffle(cards, stream("layout", seed))
    return Hand(cards[:size])


def points(unit):
    return unit.points


def best_of_all(hand, units, start=0):
    """The most points of units side by side, by trying all."""
    best = 0
    for index in range(start, len(units)):
        if hand.holds(units[index].cards):
            rest = hand.without(units[index].cards)
            best = max(best, units[index].points + best_of_all(rest, units, index))
    return best


def test_the_best_layout_is_the_best_of_all():
    for seed in range(80):
        hand = dealt(seed, 10)
        units = plain_units(hand)
        value, chosen = Layouts(hand, units, points).best(lambda size: 0)
        assert value == sum(unit.points for unit in chosen) == best_of_all(hand, units)
        assert hand.holds([card for unit in chosen for card in unit.cards])


def test_cards_kept_count_as_they_are_said_to():
    for seed in range(40):
        hand = dealt(seed, EXACT)
        layouts = Layouts(hand, plain_units(hand), lambda unit: 1000 * unit.points)
        value, units = layouts.best(lambda size: 5000 * size)
        assert (value, units) == (5000 * hand.size, ())
        _, emptied = layouts.best(lambda size: -100_000 * size)
        _, free = layouts.best(lambda size: 0)
        assert sum(len(unit.cards) for unit in emptied) >= sum(len(unit.cards) for unit in free)


def test_layouts_of_large_hands_are_possible_and_nearly_as_good():
    for seed in range(10):
        hand = dealt(seed, 24)
        _, chosen = Layouts(hand, plain_units(hand) + ladder_starts(hand), points).best(lambda size: 0)
        assert hand.holds([card for unit in chosen for card in unit.cards])
        assert sum(unit.points for unit in chosen) >= 14
        assert sum(unit.ladder is not None for unit in chosen) <= 1


@pytest.mark.parametrize(("starts", "hands", "fewest"), [(ladder_starts, 120, 100), (family_starts, 200, 50)])
def test_ladders_stand_and_are_of_the_hand(starts, hands, fewest):
    seen = 0
    for seed in range(hands):
        hand = dealt(seed, 14)
        for unit in starts(hand):
            assert fault(unit.ladder) is None
            assert hand.holds(unit.cards)
            assert tuple(sorted(unit.ladder.cards())) == unit.cards
            seen += 1
    assert seen > fewest


def test_what_is_added_to_a_ladder_makes_a_ladder_of_it_and_the_hand():
    grown = 0
    for seed in range(60):
        hand = dealt(seed, 20)
        for unit in ladder_starts(hand)[:3]:
            rest = hand.without(unit.cards)
            for more in ladder_growths(rest, unit.ladder, 0):
                assert fault(more.ladder) is None
                assert isinstance(growth(unit.ladder, more.ladder), Growth)
                assert rest.holds(more.cards)
                assert len(more.cards) == more.ladder.size - unit.ladder.size
                grown += 1
    assert grown > 50


def test_a_family_completes_a_ladder_that_lacks_it():
    start = max(ladder_starts(Hand(kinds("7H 6H 5H 7C 7D 5S 3S"))), key=points)
    assert start.points == 3 + 3 + 2 + 1
    (family,) = ladder_growths(Hand(kinds("KS QD JD 2C")), start.ladder, 0)
    assert family.ladder.complete
    assert (family.cards, family.points) == (tuple(sorted(kinds("KS QD JD"))), 3 + 7)


LADDER = "ladder 0: 3D 2D AD / 0 3C 3H / 1 9C / 2 AS / run 0-2; triplet row 0; opposites row 1; evens_odds row 2"


def test_the_family_of_a_pick_up_goes_under_the_ladder_that_lacks_it():
    state = position("QC KD 5H 8S", NOTHING, piles="2C|JD|4C|5C", laid={0: LADDER})
    appraisal = Appraisal(Position(GAME.view(state, 0), SKILLS["strong"].memory), SKILLS["strong"])
    (picked,) = (candidate.move for candidate in takes(appraisal) if isinstance(candidate.move, PickUp))
    assert GAME.refusal(state, picked) is None
    assert picked.melds[0].arm == ("3D", "2D", "AD", "KD")
