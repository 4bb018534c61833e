"""Table and deal (C1, C2)."""

import pytest

from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.randomness import shuffle, stream
from barracan.model.replay import SeatNote
from games.burraco.position import GAME

DEFAULTS = {option.name: option.default for option in GAME.options}
PACK = GAME.pack(4, DEFAULTS)


DECK = list(PACK)
shuffle(DECK, stream("deal"))


def dealt(seats=4, dealer=0, **options):
    state = GAME.start(seats, DEFAULTS | options)
    GAME.deal(state, dealer, DECK)
    return state


def test_c1_1_the_pack():
    assert len(PACK) == 108
    assert all(PACK.count(kind) == (4 if CODES[kind] == "JK" else 2) for kind in set(PACK))
    state = GAME.start(2, DEFAULTS)
    assert GAME.deal_refusal(state, 0, PACK[::-1]) is None
    for wrong in (PACK[1:], (*PACK, 0), (*PACK[1:], PACK[-1])):
        assert GAME.deal_refusal(state, 0, wrong).clause == "C1.1"


def test_c1_2_seats_and_sides():
    assert GAME.seat_counts == (2, 3, 4)
    assert GAME.sides(2, DEFAULTS) == ((0,), (1,))
    assert GAME.sides(3, DEFAULTS) == ((0,), (1,), (2,))
    assert GAME.sides(4, DEFAULTS) == ((0, 2), (1, 3))
    assert GAME.other_sides(4, DEFAULTS) == ()


def test_c1_3_of_three_each_plays_alone_to_the_end():
    seats = [SeatNote(str(seat), "random") for seat in range(3)]
    assert GAME.other_sides(3, DEFAULTS) == ()
    assert Match.begin(GAME, seats, {}, ((0,), (1,), (2,))).state.sides == ((0,), (1,), (2,))
    with pytest.raises(RecordFault) as wrong:
        Match.begin(GAME, seats, {}, ((0,), (1, 2)))
    assert wrong.value.clause == "C1.2"


def test_c2_1_any_first_dealer_then_clockwise():
    state = GAME.start(3, DEFAULTS)
    for dealer in range(3):
        assert GAME.deal_refusal(state, dealer, PACK) is None
    assert GAME.deal_refusal(state, 3, PACK).clause == GAME.deal_refusal(state, -1, PACK).clause == "C2.1"
    GAME.deal(state, 2, DECK)
    assert GAME.deal_refusal(state, 0, PACK) is None
    assert GAME.deal_refusal(state, 1, PACK).clause == "C2.1"


def test_c2_1_the_dealer_is_a_seat_of_the_match():
    refusal = GAME.deal_refusal(GAME.start(3, DEFAULTS), 3, PACK)
    assert str(refusal.reason) == "The dealer is a seat of this match."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c2_2_first_the_pots_then_the_hands_then_the_first_discard(seats):
    state = dealt(seats)
    pots = [card for pot in state.pots for card in pot]
    held, lying = 11 * seats, [*state.discard, *state.stock[::-1]]
    assert pots == DECK[: len(pots)]
    assert sorted(card for hand in state.hands for card in hand.cards()) == sorted(DECK[len(pots) : len(pots) + held])
    assert lying == DECK[len(pots) + held :]


@pytest.mark.parametrize("seats", [2, 4])
def test_c2_3_each_pot_is_one_block(seats):
    assert dealt(seats).pots == [DECK[:11], DECK[11:22]]


@pytest.mark.parametrize("sizes", ["18-11", "11-11", "11-11-11"])
def test_c2_4_pots_for_three(sizes):
    state = dealt(3, three_pots=sizes)
    assert [len(pot) for pot in state.pots] == [int(size) for size in sizes.split("-")]
    assert [card for pot in state.pots for card in pot] == DECK[: sum(map(len, state.pots))]


def test_c2_5_eleven_cards_one_at_a_time():
    state = dealt(4, 0)
    assert [state.hands[seat] for seat in (1, 2, 3, 0)] == [Hand(DECK[22 + k : 66 : 4]) for k in range(4)]
    state = dealt(2, 1)
    assert [state.hands[seat] for seat in (0, 1)] == [Hand(DECK[22 + k : 44 : 2]) for k in range(2)]


def test_c2_6_the_first_discard_is_any_card():
    state = dealt(4)
    assert state.discard == [DECK[66]]
    assert state.first_discard == DECK[66]


def test_c2_7_the_rest_is_the_stock():
    assert dealt(4).stock[::-1] == DECK[67:]
    assert [len(dealt(2).stock), len(dealt(3).stock)] == [63, 45]
    assert len(dealt(3, three_pots="11-11").stock) == 52
    assert len(dealt(3, three_pots="11-11-11").stock) == 41


def test_c2_8_the_seat_left_of_the_dealer_begins():
    assert [dealt(4, dealer).turn for dealer in range(4)] == [1, 2, 3, 0]
