"""Table, deal and discard piles (B1 to B3)."""

import pytest

from barracan.games.barracan.moves import Discard, Draw
from barracan.games.barracan.view import PACK
from barracan.model.cards import CODES, codes, kinds
from games.barracan.position import DREW, GAME, ME, NOTHING, SET, clause, lay, pick_up, play, position, trick

DEFAULTS = {option.name: option.default for option in GAME.options}


def dealt(seats=4, dealer=0, deck=PACK):
    state = GAME.start(seats, DEFAULTS)
    GAME.deal(state, dealer, deck)
    return state


def test_b1_1_two_packs_and_four_jokers():
    assert len(PACK) == 108
    assert all(PACK.count(kind) == (4 if CODES[kind] == "JK" else 2) for kind in set(PACK))
    assert len(set(PACK)) == 53


@pytest.mark.parametrize(
    "deck", [PACK[:-1], (*PACK[:-1], 0), (*PACK, 0), ()], ids=["short", "three of one", "long", "none"]
)
def test_b1_1_a_deck_that_is_not_the_pack_is_refused(deck):
    state = GAME.start(2, DEFAULTS)
    assert GAME.deal_refusal(state, 0, deck).clause == "B1.1"
    assert GAME.deal_refusal(state, 0, PACK[::-1]) is None


def test_b1_2_two_to_four_seats():
    assert GAME.seat_counts == (2, 3, 4)
    assert GAME.seats_clause == "B1.2"


@pytest.mark.parametrize(
    ("seats", "partnership", "sides"),
    [
        (4, True, ((0, 2), (1, 3))),
        (4, False, ((0,), (1,), (2,), (3,))),
        (3, True, ((0,), (1,), (2,))),
        (2, True, ((0,), (1,))),
    ],
)
def test_b1_3_sides(seats, partnership, sides):
    assert GAME.sides(seats, DEFAULTS | {"partnership": partnership}) == sides


def test_b1_3_partners_share_melds_and_tricks():
    state = position("4H 4S 4C", seats=4, laid={0: SET}, turn=2)
    assert clause(state, lay("triplet 4H 4S 4C", seat=2)) is None
    GAME.apply(state, lay("triplet 4H 4S 4C", seat=2))
    assert state.tables[0].made == [1, 1, 2, 1, 1]
    assert state.tables[1].made == [0, 0, 0, 0, 0]


def test_b2_1_anybody_may_deal_first_and_then_the_next_clockwise():
    state = GAME.start(3, DEFAULTS)
    assert GAME.next_dealers(state) == (0, 1, 2)
    assert GAME.deal_refusal(state, 2, PACK) is None
    GAME.deal(state, 2, PACK)
    assert GAME.next_dealers(state) == (0,)
    assert GAME.deal_refusal(state, 0, PACK) is None
    assert GAME.deal_refusal(state, 1, PACK).clause == "B2.1"


@pytest.mark.parametrize("dealer", [-1, 3, 10**30])
def test_b2_1_the_dealer_is_a_seat(dealer):
    assert GAME.deal_refusal(GAME.start(3, DEFAULTS), dealer, PACK).clause == "B2.1"


def test_b2_2_thirteen_cards_one_at_a_time_from_the_left_of_the_dealer():
    state = dealt(seats=3, dealer=1)
    assert [hand.size for hand in state.hands] == [13] * 3
    for seat, start in ((2, 0), (0, 1), (1, 2)):
        assert state.hands[seat].cards() == sorted(PACK[start : start + 37 : 3])


def test_b2_3_four_cards_begin_the_piles_and_the_rest_is_drawn_in_deck_order():
    state = dealt(seats=2)
    assert [pile for [pile] in state.piles] == list(PACK[26:30])
    play(state, Draw(1))
    assert state.stock[::-1] == list(PACK[31:])
    assert state.hands[1].counts[PACK[30]] == 1 + PACK[0:26:2].count(PACK[30])


def test_b2_4_the_seat_left_of_the_dealer_plays_first_and_play_goes_clockwise():
    state = dealt(seats=3, dealer=2)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        play(state, Draw(state.turn))
        play(state, Discard(state.turn, CODES[state.hands[state.turn].cards()[0]]))
    assert turns == [0, 1, 2, 0]


def test_b3_1_positions_count_from_the_bottom():
    state = position("KC 2D 3D", NOTHING, piles="2C|3C 9H|4C 9S|5C 9D")
    play(state, trick("1:0 2:0 3:0", "KC"))
    assert [codes(pile) for pile in state.piles] == [("2C",), ("9H",), ("9S",), ("9D",)]


@pytest.mark.parametrize(
    ("seats", "turn", "piles", "pile"),
    [
        (4, 2, "2C|3C|4C 4D|", 2),
        (3, 1, "2C|3C|4C|5C", 1),
        (3, 1, "2C|3C 3D|4C|5C", 3),
        (3, 1, "2C|3C|4C|", 3),
        (2, 1, "2C|3C|4C|5C", 1),
        (2, 1, "2C|3C 3D|4C|5C", 3),
        (2, 0, "2C 2D|3C|4C|5C", 2),
        (2, 0, "2C|3C|4C 4D|5C", 0),
    ],
)
def test_b3_2_b3_3_where_a_seat_discards(seats, turn, piles, pile):
    state = position("7H 8H", seats=seats, turn=turn, piles=piles)
    [moved, _] = play(state, Discard(turn, "7H"))
    assert moved.target == f"pile:{pile}"
    assert codes(state.piles[pile])[-1] == "7H"
    assert moved.target_at == len(state.piles[pile]) - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pile", range(4))
def test_b3_4_the_pile_in_front_of_a_seat_is_closed_and_the_others_are_open(seats, pile):
    state = position("7H 7S 2H 4S 9S TS", NOTHING, seats=seats, piles="7C|7C|7C|7C")
    move = pick_up(pile, "triplet 7H 7S 7C, evens_odds 2H 4S")
    assert clause(state, move) == ("B3.4" if pile == ME else None)


def test_b3_4_no_trick_takes_from_the_pile_in_front():
    state = position("KC 2D 3D", NOTHING)
    assert clause(state, trick("0:0 2:0 3:0", "KC")) == "B3.4"


def test_b3_5_a_black_ace_blocks_the_cards_under_the_topmost_one():
    state = position("KC 2D 3D", NOTHING, piles="2H|3C AS 6C AC 7C|4C|5C AD 6D")
    assert GAME.view(state, ME).blocked == (0, 3, 0, 0)
    assert clause(state, trick("1:0 2:0 3:0", "KC")) == "B3.5"
    assert clause(state, trick("1:2 2:0 3:0", "KC")) == "B3.5"
    assert clause(state, trick("1:4 2:0 3:0", "KC")) is None


def test_b3_5_a_stopper_is_never_taken_in_a_trick():
    state = position("KC JK 2D 3D", NOTHING, piles="2H|AC|4C|5C", trick_ace="low")
    assert clause(state, trick("1:0 2:0 3:0", "KC")) == "B3.5"
    assert clause(state, trick("1:0 2:0 3:0", "JK")) == "B3.5"


def test_b3_5_a_black_ace_turned_up_in_the_deal_is_a_stopper():
    deck = list(PACK)
    ace, other = deck.index(kinds("AS")[0]), 26
    deck[ace], deck[other] = deck[other], deck[ace]
    assert dealt(seats=2, deck=deck).stoppers[0] == 0


def test_b3_5_a_stopper_may_be_the_top_card_of_a_pick_up_and_frees_what_it_blocked():
    state = position("AH AD 5D 6S 2C 7C", NOTHING, piles="2H|KC AC 3H AS|4C|5C")
    play(state, pick_up(1, "triplet AH AD AS, opposites 5D 6S"))
    assert codes(state.piles[1]) == ("KC", "AC", "3H")
    assert state.stoppers[1] == 1


def test_b3_5_a_black_ace_discarded_becomes_a_stopper():
    state = position("AC 2C 3C", DREW)
    play(state, Discard(ME, "AC"))
    assert state.stoppers == [1, -1, -1, -1]


def test_b2_1_the_dealer_is_a_seat_of_the_match():
    for dealer in (-1, 3):
        refusal = GAME.deal_refusal(GAME.start(3, DEFAULTS), dealer, PACK)
        assert str(refusal.reason) == "The dealer is a seat of this match."
    assert GAME.deal_refusal(GAME.start(3, DEFAULTS), 2, PACK) is None
