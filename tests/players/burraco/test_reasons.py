"""Why computers advise a move in Burraco."""

import pytest

from barracan.games.burraco.moves import Discard, Draw, Take
from barracan.players.burraco.player import reasons
from barracan.players.burraco.position import Position, Skill
from games.burraco.position import BURACO, CLEAN, DIRTY, GAME, ME, NOTHING, POT, add, lay, position


def told(state, move):
    return told_in(GAME, state, move)


def told_in(game, state, move):
    return [str(reason) for reason in reasons(Position(game.view(state, ME), Skill()), move)]


def test_a_meld_counts_once_however_long_it_grows():
    state = position("TH JH QH KS 4C", melds={0: CLEAN})
    assert "200" not in " ".join(told(state, add(0, f"{CLEAN} TH")))
    assert "A clean meld counts 200 points." in told(position(f"{CLEAN} KS 4C"), lay(CLEAN))


@pytest.mark.parametrize(
    ("option", "sentence"),
    [("off", "What lies on the table counts"), ("runs", "A semi-clean meld counts 150 points.")],
)
def test_a_dirty_meld_may_become_semi_clean(option, sentence):
    state = position("9H KS 4C", melds={0: DIRTY}, semi_clean=option)
    assert told(state, add(0, f"{DIRTY} 9H"))[0].startswith(sentence)


def test_a_single_card_is_taken_because_it_is_known():
    assert told(position(drawn=NOTHING, discard="9D"), Take(ME)) == [
        "The 9♦ is a known card, and the next player cannot take it any more."
    ]
    assert told(position(drawn=NOTHING, discard="9D 3S"), Take(ME)) == [
        "The 2 cards come into the hand at once, to be laid now or later."
    ]


@pytest.mark.parametrize(
    ("pile", "sentence"),
    [
        ("5C QH", "Cards that can be laid at once: Q♥."),
        ("5C 8S", "Left there, it would go with a meld of another side: 8♠."),
    ],
)
def test_the_pile_is_taken_for_what_goes_with_melds(pile, sentence):
    state = position(drawn=NOTHING, discard=pile, melds={0: "9H TH JH", 1: "5S 6S 7S"})
    assert sentence in told(state, Take(ME))


def test_the_pile_is_left_where_nothing_of_it_fits():
    table = {0: "9H TH JH"}
    assert told(position(drawn=NOTHING, discard="5C 4D", melds=table), Draw(ME)) == [
        "No card of the pile goes with a meld of your side.",
        "The fewer cards the hand holds, the sooner it takes a pot.",
    ]
    for fitting in ("QH", "2C"):
        state = position(drawn=NOTHING, discard=f"5C {fitting}", melds=table)
        assert told(state, Draw(ME)) == ["The pile brings less than a new card."]


def test_a_card_that_is_added_leads_on_to_seven():
    state = position("QH KS 4C", melds={0: "9H TH JH"})
    assert told(state, add(0, "9H TH JH QH")) == ["The meld then has 4 of the seven cards that count extra."]


def test_a_meld_that_cannot_grow_to_seven_is_not_said_to_lead_on():
    table = {0: "5C 5D 5D 5H", 1: "5H 5C 5S 5S"}
    [told_of_it] = told(position("2D KS 4C", melds=table), add(0, "2D 5C 5D 5D 5H"))
    assert "seven" not in told_of_it


def test_the_pile_is_taken_for_a_way_to_the_pot():
    state = position("8S JS JK", drawn=NOTHING, discard="8D", melds={0: "9H TH JH"})
    assert told(state, Take(ME)) == [
        "With it the hand can be emptied in this turn, and a pot follows.",
        "Cards that can be laid at once: 8♦.",
    ]


def test_of_a_pile_that_is_named_which_can_be_laid_in_one_turn():
    state = position("8S 9S 8C KD 4C 5D", drawn=NOTHING, discard="7S 8H")
    assert told(state, Take(ME))[0] in {f"Cards that can be laid at once: {card}." for card in ("7♠", "8♥")}


@pytest.mark.parametrize(
    ("taken", "outcome"),
    [
        ({}, "a pot follows."),
        ({"pot": (0,), "pots": ("", POT)}, "that ends the hand."),
    ],
)
def test_a_card_is_drawn_to_be_discarded_where_the_whole_hand_can_be_laid(taken, outcome):
    state = position("4C 4D", drawn=NOTHING, discard="3C 3C QD", melds={0: f"4C 4D 4S,{CLEAN}"}, **taken)
    assert told(state, Draw(ME)) == [f"All cards of the hand can be laid, and the drawn one discarded: {outcome}"]


def test_no_card_is_called_safe_for_which_a_wildcard_would_be_moved():
    state = position("8C KS 4D", melds={0: "9H TH JH", 1: "7C 2D 9C TC"})
    assert "It goes with no meld of another side." not in told(state, Discard(ME, "8C"))
    assert "; the 8♣ would." in " ".join(told(state, Discard(ME, "4D")))


def test_of_a_discard_that_could_have_been_added_to_a_meld_it_is_said_that_it_could():
    state = position("4H 9S 6C", melds={0: "4C 4D 4S", 1: "9C 9D 9H,6D 6H 6S"})
    assert told(state, Discard(ME, "4H")) == [
        "The 4♥ could be added to a meld of your side, but is worth more as the discard.",
        "It goes with no meld of another side; these cards would: 6♣ 9♠.",
    ]
    state = position("KH 9S 6C", melds={0: "4C 4D 4S", 1: "9C 9D 9H,6D 6H 6S"})
    assert told(state, Discard(ME, "KH"))[0] == "The K♥ begins no meld with any other card of this hand."


def test_an_opening_that_keeps_a_wildcard_says_so():
    state = position("9S TS JS TC TH 2C 2C KS", game=BURACO)
    melds = ("9S TS JS", "2C TC TH")
    assert "A wildcard stays in the hand for later." in told_in(BURACO, state, lay(*melds))
    state = position("9S TS JS TC TH 2C KS", game=BURACO)
    assert "A wildcard stays in the hand for later." not in told_in(BURACO, state, lay(*melds))
