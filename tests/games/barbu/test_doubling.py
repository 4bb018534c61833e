"""Doubling, redoubling, replies and the duty to double (P4, P11.2, P11.3)."""

import pytest

from games.barbu.position import (
    GAME,
    NameContract,
    Pass,
    Phase,
    clause,
    contract,
    double,
    named,
    play,
    redouble,
    spoken,
)

MAXIMUM = "Maximum: everybody"


def test_p4_1_the_turns_go_from_the_declarers_left_and_the_declarer_is_last():
    state = named("no_tricks", dealer=1)
    order = []
    for seats in ("2", "2", "2", "3"):
        order.append(state.turn)
        play(state, double(state.turn, seats))
    assert order == [3, 0, 1, 2]
    assert state.phase is Phase.PLAY
    assert state.turn == 2


def test_p4_1_all_some_or_none_of_the_others():
    for seats in ("0", "02", "023", "3", ""):
        assert clause(named("no_hearts"), double(1, seats)) is None


@pytest.mark.parametrize("move", [double(2, "0"), redouble(2, "0"), Pass(2), Pass(0)])
def test_p4_1_only_the_seat_whose_turn_it_is(move):
    assert clause(named("no_hearts"), move) == "P4.1"


@pytest.mark.parametrize("move", [redouble(1, "0"), NameContract(1, contract("no_king"))])
def test_p4_1_in_its_turn_a_seat_doubles_or_passes(move):
    assert clause(named("no_hearts"), move) == "P4.1"


def test_p4_1_what_is_doubled_stays_doubled():
    state = spoken("no_tricks", "03", "", "")
    assert GAME.view(state, 2).doubles == ((), (0, 3), (), ())


@pytest.mark.parametrize("text", ["trump C", "dominoes 7"])
def test_p4_2_in_a_positive_contract_only_the_declarer(text):
    for seats in ("2", "02", "3"):
        assert clause(named(text), double(1, seats)) == "P4.2"
    assert clause(named(text), double(1, "0")) is None


def test_p4_2_in_a_negative_contract_anybody():
    for text in ("no_queens", "no_tricks", "no_hearts", "no_king", "no_last_two"):
        assert clause(named(text), double(1, "23")) is None


def test_p4_3_who_doubles_his_doubler_redoubles_and_there_is_nothing_above():
    state = spoken("no_tricks", "2", "1", "")
    assert state.phase is Phase.PLAY
    play_score = GAME.view(state, 0).score_lines()[1]
    assert [(str(line.what), line.count) for line in play_score] == [("seat 1 against seat 2, redoubled", 2)]


@pytest.mark.parametrize(
    ("doubles", "words"),
    [
        (("2", "1"), "redoubled seat 1"),
        (("2", "0"), "doubled seat 0"),
        (("23", "13"), "doubled seat 3 and redoubled seat 1"),
        (("3", "3", "012"), "doubled seat 0 and redoubled seat 1 and seat 2"),
        (("2", "1", "", "1"), "redoubled seat 1"),
    ],
)
def test_p4_3_who_doubles_his_doubler_is_told_to_redouble(doubles, words):
    state = spoken("no_tricks", *doubles[:3])
    if doubles[3:]:
        state.actions.append(redouble(2, doubles[3]))
    assert str(GAME.describe_last(state.actions, state.sides)) == words


def test_p4_4_the_declarer_doubles_only_who_has_doubled_him():
    state = spoken("no_tricks", "0", "1", "0")
    assert state.turn == 0
    for seats in ("1", "3", "13", ""):
        assert clause(state, double(0, seats)) is None
    for seats in ("2", "12", "123"):
        assert clause(state, double(0, seats)) == "P4.4"


def test_p4_4_nobody_has_doubled_the_declarer_and_he_gets_no_turn():
    assert spoken("no_tricks", "2", "", "").phase is not Phase.DOUBLE
    assert spoken("trump C", "", "", "0").phase is Phase.DOUBLE


def test_p4_5_who_was_doubled_by_a_later_speaker_is_asked_again():
    state = spoken("no_tricks", "", "13", "1")
    assert (state.phase, state.turn) == (Phase.REPLY, 1)
    for seats in ("2", "3", "23", ""):
        assert clause(state, redouble(1, seats)) is None
    for seats in ("0", "02"):
        assert clause(state, redouble(1, seats)) == "P4.5"
    play(state, redouble(1, "3"))
    assert state.phase is Phase.PLAY
    assert GAME.view(state, 0).doubles == ((), (3,), (1, 3), (1,))


def test_p4_5_replies_come_after_the_declarer_clockwise_from_his_left():
    state = spoken("no_tricks", "0", "1", "12")
    assert (state.phase, state.turn) == (Phase.DOUBLE, 0)
    play(state, Pass(0))
    assert (state.phase, state.turn, state.replies) == (Phase.REPLY, 1, [2])
    play(state, redouble(1, "23"))
    assert (state.phase, state.turn) == (Phase.REPLY, 2)
    assert clause(state, redouble(2, "1")) == "P4.5"
    play(state, redouble(2, "3"))
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_p4_5_the_declarers_redoubles_and_doubles_of_the_declarer_bring_no_reply():
    state = spoken("no_tricks", "0", "0", "0", "123")
    assert state.phase is Phase.PLAY


def test_p4_5_whom_he_doubled_before_he_has_redoubled_already():
    state = spoken("no_tricks", "2", "1", "")
    assert state.phase is Phase.PLAY
    state = spoken("no_tricks", "2", "1", "1")
    assert (state.phase, state.turn) == (Phase.REPLY, 1)
    assert clause(state, redouble(1, "2")) == "P4.5"


def test_p4_5_whom_he_did_not_redouble_in_his_own_turn_he_cannot_redouble_now():
    state = spoken("no_tricks", "2", "", "2")
    assert (state.phase, state.turn) == (Phase.REPLY, 2)
    assert clause(state, redouble(2, "1")) == "P4.5"
    assert clause(state, redouble(2, "3")) is None


@pytest.mark.parametrize("move", [double(1, "2"), NameContract(1, contract("no_king"))])
def test_p4_5_a_reply_redoubles_or_passes(move):
    assert clause(spoken("no_tricks", "", "1", ""), move) == "P4.5"


def test_p4_5_without_the_option_there_are_no_replies():
    assert spoken("no_tricks", "", "1", "1", reply=False).phase is Phase.PLAY


@pytest.mark.parametrize("text", ["no_tricks", "trump H"])
def test_p4_6_who_owes_as_many_doubles_as_hands_are_left_must_double_the_declarer(text):
    for hand_number, done, must in (
        (5, 0, False),
        (6, 0, True),
        (6, 1, False),
        (7, 1, True),
        (7, 2, False),
        (7, 0, True),
    ):
        state = named(text, hand_number=hand_number)
        state.declarer_doubles[1] = done
        assert clause(state, Pass(1)) == ("P4.6" if must else None)
        assert clause(state, double(1, "0")) is None
        if text == "no_tricks":
            assert clause(state, double(1, "23")) == ("P4.6" if must else None)
            assert clause(state, double(1, "023")) is None


def test_p4_6_doubles_of_the_declarer_count_and_a_new_round_begins_with_none():
    state = spoken("no_tricks", "02", "1", "0", "")
    assert state.declarer_doubles == [0, 1, 0, 1]
    assert GAME.view(state, 2).owed == (0, 1, 2, 1)
    for hand_number, counts in ((3, [0, 1, 0, 1]), (7, [0, 0, 0, 0])):
        state.hand_number, state.turn = hand_number, None
        GAME.deal(state, 3, GAME.pack(4, {}))
        assert state.declarer_doubles == counts


def test_p4_6_the_duty_is_of_every_round():
    state = named("no_tricks", hand_number=14)
    assert clause(state, Pass(1)) == "P4.6"
    assert clause(named("no_tricks", hand_number=8), Pass(1)) is None


@pytest.mark.parametrize("seats", [(), (0, 0), (1,), (0, 1), (4,), (-1,), (0, 99)])
def test_p11_2_a_double_names_one_or_more_different_seats_but_not_ones_own(seats):
    state = named("no_tricks")
    move = GAME.read_move({"seat": 1, "do": "double", "seats": list(seats)})
    assert clause(state, move) == "P11.2"
    assert clause(state, double(1, "32")) is None


@pytest.mark.parametrize("seats", [(), (2, 2), (1,), (1, 2), (4,), (-1,)])
def test_p11_3_a_redouble_likewise(seats):
    state = spoken("no_tricks", "", "1", "1")
    move = GAME.read_move({"seat": 1, "do": "redouble", "seats": list(seats)})
    assert clause(state, move) == "P11.3"
    assert clause(state, redouble(1, "32")) is None


def test_p4_7_maximum_is_a_word_for_everybody_whom_one_may():
    def called(state):
        return [target.move for target in GAME.offer(state, state.turn, ()).targets if str(target.label) == MAXIMUM]

    assert called(named("no_hearts")) == [double(1, "023")]
    assert called(named("trump C")) == []
    assert called(spoken("no_hearts", "0", "0", "")) == [double(0, "12")]


def test_p4_3_who_has_doubled_a_seat_is_advised_to_be_redoubled():
    def advised(state, seats):
        return str(
            GAME.advise(GAME.view(state, state.turn), double(state.turn, seats)).with_names(["A", "B", "C", "D"])
        )

    assert advised(spoken("no_tricks", "02", "", ""), "1") == "Redouble B"
    assert advised(spoken("no_tricks", "02", "", ""), "") == "Pass"
    second = spoken("no_tricks", "02")
    assert advised(second, "1") == "Redouble B"
    assert advised(second, "013") == "Double A and D, and redouble B"
    assert advised(second, "0") == "Double A"
    assert advised(second, "") == "Pass, and double nobody"
