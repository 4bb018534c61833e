"""Table, rounds, deal and contract (P1 to P3)."""

import pytest

from barracan.games.barbu.contracts import NAMES
from barracan.games.barbu.moves import read_move
from barracan.games.tricks.ranking import cards_of
from barracan.model.cards import codes
from barracan.model.moves import RecordFault
from games.barbu.position import GAME, End, Lay, NameContract, Pass, Play, clause, contract, named, play, start


def test_p1_1_the_pack_is_52_cards():
    state = GAME.start(4, {option.name: option.default for option in GAME.options})
    assert sorted(GAME.pack(4, {})) == list(range(52))
    assert GAME.deal_refusal(state, 0, GAME.pack(4, {})[::-1]) is None
    for deck in (GAME.pack(4, {})[1:], (*GAME.pack(4, {})[1:], 5), (*GAME.pack(4, {}), 0), (*GAME.pack(4, {})[1:], 52)):
        assert GAME.deal_refusal(state, 0, deck).clause == "P1.1"


def test_p1_1_aces_are_high():
    assert str(contract("no_tricks").ranking.highest(0b1 | 1 << 48)) == "0"


def test_p1_2_four_seats_each_alone():
    assert GAME.seat_counts == (4,)
    assert GAME.sides(4, {}) == ((0,), (1,), (2,), (3,))


def test_p2_1_and_p2_2_the_dealer_stays_for_seven_hands():
    state = start(dealer=2)
    for number in range(1, 28):
        state.hand_number, state.dealer = number, (2 + (number - 1) // 7) % 4
        assert GAME.next_dealers(state) == ((2 + number // 7) % 4,)
        assert state.declarer == (state.dealer + 1) % 4


def test_p2_2_any_seat_deals_first_and_then_only_the_right_one():
    state = GAME.start(4, {option.name: option.default for option in GAME.options})
    assert GAME.next_dealers(state) == (0, 1, 2, 3)
    GAME.deal(state, 1, GAME.pack(4, {}))
    assert GAME.deal_refusal(state, 1, GAME.pack(4, {})) is None
    for dealer in (0, 2, 3, -1, 4):
        assert GAME.deal_refusal(state, dealer, GAME.pack(4, {})).clause == "P2.2"


def test_p2_2_the_dealer_is_a_seat_of_the_match():
    state = GAME.start(4, {option.name: option.default for option in GAME.options})
    for dealer in (-1, 4):
        refusal = GAME.deal_refusal(state, dealer, GAME.pack(4, {}))
        assert str(refusal.reason) == "The dealer is a seat of this match."
    assert str(GAME.refusal(state, Pass(0)).reason) == "No hand is being played. Deal the next one."


def test_p2_3_one_card_at_a_time_beginning_with_the_declarer():
    state = GAME.start(4, {option.name: option.default for option in GAME.options})
    GAME.deal(state, 2, GAME.pack(4, {}))
    for seat, first in ((3, 0), (0, 1), (1, 2), (2, 3)):
        assert cards_of(state.hands[seat]) == list(range(first, 52, 4))
    assert state.turn == state.declarer == 3


def test_p3_1_the_declarer_names_a_contract_first():
    state = start()
    assert clause(state, NameContract(0, contract("no_king"))) is None
    assert clause(state, NameContract(1, contract("no_king"))) == "P3.1"
    assert clause(state, Pass(0)) == "P3.1"


def test_p3_1_each_contract_once_and_the_last_one_too():
    state = start()
    state.named[0] = ["no_queens", "dominoes"]
    state.named[1] = ["no_tricks"]
    assert clause(state, NameContract(0, contract("no_queens"))) == "P3.1"
    assert clause(state, NameContract(0, contract("dominoes 7"))) == "P3.1"
    assert clause(state, NameContract(0, contract("no_tricks"))) is None
    state.named[0] = [name for name in NAMES if name != "no_last_two"]
    assert list(GAME.legal_moves(state)) == [NameContract(0, contract("no_last_two"))]


def test_p3_1_what_was_named_stays_named_in_the_next_hand():
    state = named("no_king")
    state.turn = None
    GAME.deal(state, 3, GAME.pack(4, {}))
    assert clause(state, NameContract(0, contract("no_king"))) == "P3.1"
    assert GAME.view(state, 2).named == (("no_king",), (), (), ())


def test_p3_2_there_are_seven_contracts():
    for name in NAMES:
        keys = {"trump": {"suit": "H"}, "dominoes": {"rank": "T"}}.get(name, {})
        move = read_move({"seat": 0, "do": "contract", "contract": name, **keys})
        assert clause(start(), move) is None
    with pytest.raises(RecordFault) as wrong:
        read_move({"seat": 0, "do": "contract", "contract": "no_jacks"})
    assert wrong.value.clause == "P3.2"


def test_p3_3_trump_is_named_with_a_suit_and_dominoes_with_a_rank():
    for word in "CDHS":
        assert read_move({"seat": 0, "do": "contract", "contract": "trump", "suit": word}).contract.suit == word
    for word in "A23456789TJQK":
        assert read_move({"seat": 0, "do": "contract", "contract": "dominoes", "rank": word}).contract.rank == word
    for name, key, words in (("trump", "suit", ("", "X", "CD", "h")), ("dominoes", "rank", ("", "1", "10", "AK"))):
        for word in words:
            with pytest.raises(RecordFault) as wrong:
                read_move({"seat": 0, "do": "contract", "contract": name, key: word})
            assert wrong.value.clause == "P3.3"


def test_p3_3_the_suit_is_the_trump_and_the_rank_begins_the_foundations():
    assert codes(cards_of(named("trump D").ranking.trumps))[0] == "AD"
    assert codes(cards_of(named("dominoes 9").foundations.layable)) == ("9C", "9D", "9H", "9S")


def test_p11_1_keys_that_do_not_matter_are_ignored():
    for name in ("no_queens", "trump", "dominoes"):
        keys = {"seat": 0, "do": "contract", "contract": name}
        keys |= {"suit": "H" if name == "trump" else 3, "rank": "7" if name == "dominoes" else None}
        assert read_move(keys).contract.name == name


@pytest.mark.parametrize(
    "keys",
    [
        {"do": "contract"},
        {"do": "contract", "contract": 7},
        {"do": "contract", "contract": "trump"},
        {"do": "contract", "contract": "trump", "suit": 1},
        {"do": "contract", "contract": "dominoes", "suit": "H"},
        {"do": "double"},
        {"do": "double", "seats": "1"},
        {"do": "double", "seats": [1.0]},
        {"do": "double", "seats": [True]},
        {"do": "redouble", "seats": [None]},
        {"do": "play"},
        {"do": "play", "card": "JK"},
        {"do": "play", "card": "1C"},
        {"do": "lay", "card": ["7C"]},
        {"do": "draw"},
    ],
)
def test_p11_a_line_of_the_wrong_form_is_refused(keys):
    with pytest.raises(RecordFault) as wrong:
        read_move({"seat": 0, **keys})
    assert wrong.value.clause == "record"


def test_p3_1_naming_begins_the_doubling_at_the_declarers_left():
    state = start(dealer=1)
    play(state, NameContract(2, contract("trump S")))
    assert state.turn == 3


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        ({"do": "play", "card": "QC"}, Play(0, "QC")),
        ({"do": "lay", "card": "7D"}, Lay(0, "7D")),
        ({"do": "end"}, End(0)),
        ({"do": "pass"}, Pass(0)),
    ],
    ids=["p11_4_play", "p11_5_lay", "p11_5_end", "p11_5_pass"],
)
def test_p11_4_and_p11_5_moves_are_read_and_written(keys, move):
    assert read_move({"seat": 0, **keys}) == move
    assert GAME.write_move(move) == {"seat": 0, **keys}
