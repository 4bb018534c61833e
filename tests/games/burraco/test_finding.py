"""What a hand can lay is found whole, each once: compared with trying every choice of cards in every order."""

from itertools import combinations, permutations
from random import Random

import pytest

from barracan.games.burraco import meld_search
from barracan.games.burraco.melds import Meld, arrangements, read
from barracan.games.burraco.options import Terms
from barracan.games.rummy.state import Hand
from barracan.model.cards import codes
from games.burraco.position import BURACO

DEFAULTS = {option.name: option.default for option in BURACO.options}
HOUSES = [Terms(2, DEFAULTS | {"aces": aces}) for aces in ("both", "one", "high", "low")]


def same(meld):
    """A meld without the order of a group's cards."""
    return (meld.wild >= 0, tuple(sorted(meld.cards))) if meld.is_group else meld.cards


def choices(cards, least):
    return {each for count in range(least, len(cards) + 1) for each in combinations(sorted(cards), count)}


def pool(rng):
    """Cards that often make melds: two of each of a suit's, and wildcards."""
    suit = rng.randrange(4)
    ranks = rng.choice([range(13), (0, 1, 2, 3, 11, 12)])
    return [4 * rank + suit for rank in ranks] * 2 + [4, 5, 6, 7, 52, 0, 1, 2, 8, 9]


@pytest.mark.parametrize("seed", range(24))
def test_cards_are_arranged_in_every_order_that_may_be_read(seed):
    rng, house = Random(seed), HOUSES[seed % 4]
    cards = rng.sample(pool(rng), 5)
    for chosen in choices(cards, 3):
        orders = {same(meld) for order in permutations(chosen) if isinstance(meld := read(order, house), Meld)}
        assert {same(meld) for meld in arrangements(chosen, house)} == orders, codes(chosen)


@pytest.mark.parametrize("seed", range(48))
def test_new_melds_are_all_found(seed):
    rng, house = Random(seed), HOUSES[seed % 4]
    cards = rng.sample(pool(rng), 8)
    found = [same(meld) for meld in meld_search.new_melds(Hand(cards), house, meld_search.GROUP_RANKS, range(4))]
    assert len(found) == len(set(found))
    assert set(found) == {same(meld) for chosen in choices(cards, 3) for meld in arrangements(chosen, house)}
    assert meld_search.holds_new_meld(Hand(cards), house) == bool(found)


@pytest.mark.parametrize("seed", range(48))
def test_what_may_be_added_is_all_found(seed):
    rng, house = Random(seed), HOUSES[seed % 4]
    cards = pool(rng)
    hand = rng.sample(cards, 4)
    for meld in some_melds(rng, cards, house):
        found = [same(after) for after in meld_search.additions(Hand(hand), meld, house)]
        wanted = {same(after) for more in choices(hand, 1) for after in arrangements([*meld.cards, *more], house, meld)}
        assert len(found) == len(set(found))
        assert set(found) == wanted, codes(meld.cards)
        assert meld_search.fits(Hand(hand), meld, house) == bool(found)


def some_melds(rng, cards, house):
    """Melds of many lengths, long runs with wildcards too."""
    melds = list(meld_search.new_melds(Hand(rng.sample(cards, 16)), house, meld_search.GROUP_RANKS, range(4)))
    return rng.sample(melds, min(6, len(melds)))
