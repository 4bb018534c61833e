"""The distance to a complete set, compared with what can be laid."""

import pytest

from barracan.games.barracan.view import PACK
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, kinds
from barracan.model.randomness import shuffle, stream
from barracan.players.barracan.distance import reach
from barracan.players.barracan.ladders import family_starts, full_reach, ladder_starts
from barracan.players.barracan.partition import Layouts, plain_units
from barracan.players.barracan.set_patterns import NATURALS, bits


def measured(hand, ladder=True):
    return reach(hand.once & NATURALS, hand.twice & NATURALS, hand.jokers, ladder)


def can_be_laid(hand, ladder=True):
    units = plain_units(hand) + (ladder_starts(hand) if ladder else [])
    return Layouts(hand, units, lambda unit: 1).best_set() is not None


def dealt(seed, size):
    cards = list(PACK)
    shuffle(cards, stream("dealt", seed))
    return Hand(cards[:size])


@pytest.mark.parametrize("ladder", [False, True])
def test_nothing_is_missing_exactly_when_a_set_can_be_laid(ladder):
    complete = 0
    for seed in range(120):
        hand = dealt(seed, 16)
        while hand.size > 14:
            hand.remove(max(hand.different(), key=lambda card: (card != JOKER, card % 7)))
        assert (measured(hand, ladder).missing == 0) == can_be_laid(hand, ladder), hand
        complete += can_be_laid(hand, ladder)
    assert complete


@pytest.mark.parametrize("ladder", [False, True])
def test_one_card_is_missing_exactly_when_some_card_completes_the_set(ladder):
    for seed in range(25):
        hand = dealt(seed, 13)
        found = measured(hand, ladder)
        if found.missing > 2:
            continue
        completing = set()
        for card in range(53):
            if hand.counts[card] < (4 if card == JOKER else 2):
                hand.add(card)
                if can_be_laid(hand, ladder):
                    completing.add(card)
                hand.remove(card)
        assert bool(completing) == (found.missing <= 1), hand
        if found.missing == 1:
            wanted = 0
            for outs in found.outs.values():
                wanted |= outs
            assert completing <= set(bits(wanted)), hand


def test_useful_cards_lower_the_distance_and_spare_cards_do_not_raise_it():
    for seed in range(30):
        hand = dealt(seed, 14)
        found = measured(hand)
        for card, outs in found.outs.items():
            rest = hand.without([card])
            assert measured(rest).missing == found.missing
            for useful in bits(outs)[::9]:
                if rest.counts[useful] < (4 if useful == JOKER else 2):
                    grown = rest.copy()
                    grown.add(useful)
                    assert measured(grown).missing == found.missing - 1, (hand, card, useful)


@pytest.mark.parametrize(
    ("cards", "missing"),
    [
        ("2H 9C 3H 5S 7D 7C 7S 8H 9H TH KS QD JD", 0),
        ("2H 9C 3H 5S 7D 7C JK 8H 9H JK KS QD JD", 0),
        ("2H 9C 3H 5S 7D 7C 7S 8H 9H TH KS QD 4C", 1),
        ("7H 6H 5H 7C 7D 5C 3S KS QD JD", 0),
        ("7H 6H 5H 7C 7D 5C KS QD JD", 1),
        ("JK JK JK JK", 11),
    ],
)
def test_examples(cards, missing):
    assert measured(Hand(kinds(cards))).missing == missing


def can_be_laid_at_all(hand):
    units = plain_units(hand) + ladder_starts(hand) + family_starts(hand)
    return Layouts(hand, units, lambda unit: 1).best_set() is not None


def test_nothing_is_missing_in_full_exactly_when_a_family_may_carry_the_rest():
    nearer = 0
    for seed in range(120):
        hand = dealt(seed, 17)
        while hand.size > 14:  # pictures are kept, for families are made of them
            hand.remove(max(hand.different(), key=lambda card: (card < 40, card % 7)))
        found = full_reach(hand)
        assert (found.missing == 0) == can_be_laid_at_all(hand), hand
        assert found.missing <= measured(hand).missing
        nearer += found.missing < measured(hand).missing
    assert nearer > 20


@pytest.mark.parametrize(
    "cards",
    [
        "KS QH JS TS 9S 9H 9D AH 2C 8H",  # the jack belongs to family and run, a nine carries the triplet
        "AS KS QS QH JH QD QC TH 2C 8H",  # the family beside the king of the run, the triplet beside its queen
        "8H 7H 6H 4C 3S KS QH JS KC KD",  # under the run the family, whose king carries the triplet
    ],
)
def test_a_set_of_few_cards_may_share_those_of_the_family(cards):
    hand = Hand(kinds(cards))
    assert full_reach(hand).missing == 0
    assert can_be_laid_at_all(hand)
    assert measured(hand).missing > 0
