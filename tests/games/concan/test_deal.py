"""Table, first player and deal (N1, N2)."""

from collections import Counter

from barracan.games.concan.moves import Draw
from barracan.games.concan.state import Phase
from barracan.model.cards import JOKER, codes
from games.concan.position import GAME, clause, discard, play, position

DECK = list(GAME.pack(2, {}))


def begun(seats=3):
    return GAME.start(seats, {option.name: option.default for option in GAME.options})


def test_n1_1_two_packs_and_two_jokers():
    pack = Counter(GAME.pack(4, {}))
    assert pack.total() == 106
    assert pack[JOKER] == 2
    assert GAME.deal_refusal(begun(), 0, DECK) is None
    assert GAME.deal_refusal(begun(), 0, [*DECK[:-1], 0]).clause == "N1.1"


def test_n1_2_everybody_plays_alone():
    assert GAME.seat_counts == (2, 3, 4)
    assert GAME.sides(3, {}) == ((0,), (1,), (2,))
    assert clause(position(turn=1), discard("7C")) == "N1.2"


def test_n2_1_any_seat_may_be_first():
    assert GAME.next_dealers(begun()) == (0, 1, 2)
    assert GAME.deal_refusal(begun(), 3, DECK).clause == "N2.1"


def test_n2_2_the_winner_is_first_in_the_next_hand():
    state = position("7C", opened=(0,), seats=3)
    play(state, discard("7C"))
    assert GAME.next_dealers(state) == (0,)
    assert GAME.deal_refusal(state, 1, DECK).clause == "N2.2"


def test_n2_2_after_a_hand_without_a_winner_the_next_seat_is_first():
    state = position(stock="", restock=0, seats=3, turn=1)
    first = state.dealer
    play(state, discard("7C", seat=1))
    assert GAME.next_dealers(state) == ((first + 1) % 3,)


def test_n2_3_fifteen_for_the_first_player_and_fourteen_for_the_others():
    state = begun()
    GAME.deal(state, 1, DECK)
    for seat in range(3):
        got = [card for index, card in enumerate(DECK[:43]) if (1 + index) % 3 == seat]
        assert state.hands[seat].cards() == sorted(got)
    assert [hand.size for hand in state.hands] == [14, 15, 14]
    assert state.stock[::-1] == DECK[43:]
    assert (state.dealer, state.turn, state.phase) == (1, 1, Phase.FIRST)


def test_n2_4_no_card_is_turned_up():
    state = begun()
    GAME.deal(state, 0, DECK)
    assert state.discard == []
    play(state, discard(codes(state.hands[0].cards())[0]))
    assert clause(state, Draw(1)) is None
