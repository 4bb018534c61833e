"""Tricks (B8)."""

import pytest

from barracan.games.barracan import legal_moves
from barracan.games.barracan.moves import PileCard, TakeTrick
from barracan.model.cards import CODES, codes
from games.barracan.position import DREW, GAME, ME, NOTHING, SET, clause, play, position, trick

PILES = "2H 3S|3C 9D 7H|4C 9D 3H|9D 5C 2H"
SPARE = " 2C 3D"


def taken(cards, own, hand="KH QD 6H JK", piles=PILES, **options):
    return clause(position(hand + SPARE, NOTHING, piles=piles, **options), trick(cards, own))


def test_b8_1_three_cards_of_one_suit_from_any_depth_and_a_higher_one():
    assert taken("1:2 2:2 3:2", "KH") is None
    assert taken("1:1 2:1 3:0", "QD") is None
    assert taken("3:0 1:1 2:1", "QD") is None


def test_b8_1_a_joker_takes_any_three():
    assert taken("1:2 2:2 3:2", "JK") is None
    assert taken("1:0 2:0 3:1", "JK") is None


def test_b8_1_the_three_are_of_one_suit():
    assert taken("1:2 2:2 3:1", "KH") == "B8.1"
    assert taken("1:2 2:2 3:1", "JK") == "B8.1"


def test_b8_1_the_fourth_is_of_their_suit():
    assert taken("1:2 2:2 3:2", "QD") == "B8.1"


def test_b8_1_the_fourth_is_of_the_hand():
    assert taken("1:2 2:2 3:2", "AH") == "B8.1"
    assert taken("1:2 2:2 3:2", "JK", hand="KH") == "B8.1"


@pytest.mark.parametrize("cards", ["1:2 2:2", "1:2", "1:2 2:2 3:2 1:2", "1:2 2:2 2:2", "1:2 1:2 3:2"])
def test_b8_1_one_card_from_each_open_pile(cards):
    assert taken(cards, "KH") == "B8.1"


@pytest.mark.parametrize("cards", ["1:3 2:2 3:2", "1:-1 2:2 3:2", "4:0 2:2 3:2", "-1:0 2:2 3:2"])
def test_b8_1_the_cards_are_there(cards):
    assert taken(cards, "KH") == "B8.1"


def test_b8_1_an_empty_pile_gives_no_card():
    assert taken("1:0 2:2 3:2", "KH", piles="2H||4C 9D 3H|9D 5C 2H") == "B8.1"


def test_b8_1_a_joker_is_not_among_the_three():
    assert taken("1:0 2:0 3:0", "KH", piles="2C|JK|4H|5H") == "B8.1"
    assert taken("1:0 2:0 3:0", "JK", piles="2C|JK|4H|5H") == "B8.1"
    assert taken("1:0 2:0 3:0", "JK", piles="2C|JK|JK|JK") == "B8.1"


def test_b8_1_b8_2_the_fourth_is_higher_than_all_three():
    assert taken("1:2 2:2 3:2", "6H") == "B8.2"
    assert taken("1:2 2:2 3:2", "7H", hand="7H") == "B8.2"
    assert taken("1:2 2:2 3:2", "8H", hand="8H") is None


@pytest.mark.parametrize(
    ("trick_ace", "piles", "own", "refused"),
    [
        ("high", "2C|KH|4H|5H", "AH", None),
        ("low", "2C|KH|4H|5H", "AH", "B8.2"),
        ("high", "2C|AH|4H|5H", "KH", "B8.2"),
        ("low", "2C|AH|4H|5H", "KH", None),
        ("low", "2C|AH|2H|5H", "6H", None),
        ("high", "2C|TH|JH|QH", "KH", None),
        ("high", "2C|TH|KH|QH", "JH", "B8.2"),
    ],
)
def test_b8_2_the_order_of_ranks(trick_ace, piles, own, refused):
    assert taken("1:0 2:0 3:0", own, hand=own, piles=piles, trick_ace=trick_ace) == refused


def test_b8_3_before_the_side_has_opened_and_it_opens_nothing():
    state = position("KH 2C 3D", NOTHING, piles=PILES)
    play(state, trick("1:2 2:2 3:2", "KH"))
    assert not state.tables[0].opened
    assert state.tables[0].tricks == 1


def test_b8_3_one_trick_a_turn():
    state = position("KH QD 2C 3D", NOTHING, piles=PILES)
    play(state, trick("1:2 2:2 3:2", "KH"))
    assert clause(state, trick("1:1 2:1 3:0", "QD")) == "B4.1"
    assert clause(position("QD 2C 3D", DREW, piles=PILES), trick("1:1 2:1 3:0", "QD")) == "B4.1"


def test_b8_4_the_four_cards_leave_play_and_the_piles_close_up():
    state = position("QD 2C 3D", NOTHING, piles=PILES)
    events = play(state, trick("1:1 2:1 3:0", "QD"))
    assert [" ".join(codes(pile)) for pile in state.piles] == ["2H 3S", "3C 7H", "4C 3H", "5C 2H"]
    assert codes(state.hands[ME].cards()) == ("2C", "3D")
    assert [(event.card, event.source, event.source_at, event.turned) for event in events] == [
        ("9D", "pile:1", 1, True),
        ("9D", "pile:2", 1, True),
        ("9D", "pile:3", 0, True),
        ("QD", "hand:0", -1, True),
    ]
    assert {event.target for event in events} == {"tricks:0"}
    assert GAME.view(state, 1).places()["tricks:0"] == (None,)


def test_b8_4_a_stopper_stays_in_its_place_when_a_card_above_it_is_taken():
    state = position("QD 2C 3D", NOTHING, piles="2H|3C AS 9D 7H|9D|9D")
    play(state, trick("1:2 2:0 3:0", "QD"))
    assert state.stoppers[1] == 1


@pytest.mark.parametrize("trick_ace", ["high", "low"])
@pytest.mark.parametrize("laid", [{}, {0: SET}], ids=["closed", "set"])
@pytest.mark.parametrize("hand", ["AH KH JK 6D 3C AC", "KH", "JK AD", ""])
def test_every_trick_is_listed(hand, laid, trick_ace):
    piles = "2H|KC AS 3H AH JK 3D 3H|4C 7H 9D 2D|5C 2H TD AC QH 3D"
    state = position(hand, NOTHING, piles=piles, laid=laid, trick_ace=trick_ace)
    listed = list(legal_moves.tricks(state, ME))
    accepted = {
        move
        for own in set(CODES)
        for first, _ in enumerate(state.piles[1])
        for second, _ in enumerate(state.piles[2])
        for third, _ in enumerate(state.piles[3])
        for move in [TakeTrick(ME, (PileCard(1, first), PileCard(2, second), PileCard(3, third)), own)]
        if GAME.refusal(state, move) is None
    }
    assert len(listed) == len(set(listed))
    assert set(listed) == accepted
