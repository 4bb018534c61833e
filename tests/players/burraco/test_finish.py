"""Ways to an empty hand: what the rules let be laid is seen."""

from itertools import combinations_with_replacement

import pytest

from barracan.games.burraco.melds import arrangements
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, KIND_COUNT, SUIT_OF, codes
from barracan.players.burraco.course import Course
from barracan.players.burraco.finish import find_way
from barracan.players.burraco.skill import SKILLS
from barracan.players.burraco.turn import Turn
from games.burraco.position import BURACO, ME, position


def threes():
    """Any three cards of clubs, diamonds and jokers, not all alike."""
    kinds = [card for card in range(KIND_COUNT) if card == JOKER or SUIT_OF[card] < 2]
    return [cards for cards in combinations_with_replacement(kinds, 3) if cards[0] != cards[2]]


@pytest.mark.parametrize("aces", ["both", "one", "high", "low"])
def test_every_meld_of_three_cards_is_a_way_to_the_pot(aces):
    state = position(melds={0: "TC TD TH"}, game=BURACO, aces=aces)
    seen = 0
    for cards in threes():
        state.hands[ME] = Hand(cards)
        if arrangements(cards, state.terms):
            seen += 1
            way = find_way(Turn(Course.of(state), ME, SKILLS["strong"])) or []
            assert sum(len(laying.cards) for laying in way) == 3, codes(cards)
    assert seen > 100


@pytest.mark.parametrize(("hand", "seen"), [("2D", True), ("2D 2S", False)])
def test_a_large_hand_is_laid_down_for_a_pot_where_that_spends_one_wildcard(hand, seen):
    state = position(hand=f"{hand} 3D 3D 3H 5C 5D 5H 5S 6C 6D 6H", melds={0: "8D 9D TD"})
    way = find_way(Turn(Course.of(state), ME, SKILLS["expert"])) or []
    assert (sum(len(laying.cards) for laying in way) == state.hands[ME].size) is seen
