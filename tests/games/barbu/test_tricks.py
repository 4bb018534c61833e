"""Tricks, negative contracts and trumps (P5 to P7)."""

import pytest

from barracan.model.cards import CODES
from games.barbu.position import (
    GAME,
    Lay,
    Pass,
    Phase,
    Play,
    clause,
    legal_cards,
    play,
    play_cards,
    points,
    spoken,
    tricks,
)

NEGATIVE = ["no_queens", "no_tricks", "no_hearts", "no_king", "no_last_two"]


@pytest.mark.parametrize("text", [*NEGATIVE, "trump C"])
def test_p5_1_the_declarer_leads_to_the_first_trick(text):
    state = spoken(text, "", "", "", dealer=1)
    assert state.turn == state.declarer == 2


def test_p5_1_the_winner_of_a_trick_leads_and_any_card_may_be_led():
    state = tricks("no_tricks", "5C 6H", "9C 2D AS", "8C", "3C", trick="5C 9C 8C 3C")
    assert state.turn == 1
    assert legal_cards(state) == "AS 2D"


@pytest.mark.parametrize("move", [Pass(0), Lay(0, "5C"), Play(1, "9C"), Play(0, "9C")])
def test_p5_1_only_a_card_of_the_seat_to_move(move):
    assert clause(tricks("no_tricks", "5C", "9C", "8C", "3C"), move) == "P5.1"


@pytest.mark.parametrize("move", [Play(0, "6D"), Play(2, "8C"), Pass(3)])
def test_p1_2_after_the_lead_play_goes_clockwise(move):
    assert clause(tricks("no_tricks", "6D", "9C", "8C", "3C", trick="5C"), move) == "P1.2"


@pytest.mark.parametrize("text", [*NEGATIVE, "trump C"])
def test_p5_2_players_follow_suit_if_they_can(text):
    state = tricks(text, "", "2D KD 3S AC", "", "", trick="7D")
    assert clause(state, Play(1, "2D")) is None
    assert clause(state, Play(1, "KD")) is None
    assert clause(state, Play(1, "3S")) == "P5.2"
    assert clause(state, Play(1, "AC")) == "P5.2"
    assert clause(state, Play(1, "9D")) == "P5.2"


@pytest.mark.parametrize("text", NEGATIVE)
def test_p5_3_who_cannot_follow_plays_any_card(text):
    assert legal_cards(tricks(text, "", "2C KH 3S", "", "", trick="7D")) == "2C 3S KH"


def test_p5_4_the_highest_card_of_the_suit_led_wins():
    state = tricks("no_tricks", *[""] * 4, trick="7D JD AS 9D", leader=2)
    assert state.turn == 3
    state = tricks("no_tricks", *[""] * 4, trick="KD AD 2D QD", leader=2)
    assert state.turn == 3


def test_p5_4_in_the_trump_contract_the_highest_trump_wins():
    assert tricks("trump C", *[""] * 4, trick="AD 2C KD 3C").turn == 3
    assert tricks("trump C", *[""] * 4, trick="AD 3C KD 2C").turn == 1
    assert tricks("trump C", *[""] * 4, trick="7D AS KH 8D").turn == 3


def whole_hand(text, tricks_played):
    """Play tricks, each four cards from the seat to move on."""
    state = tricks(text, *["2S 3S"] * 4)
    for trick in tricks_played:
        play_cards(state, trick)
    return state


def filler(count, without=""):
    """So many tricks of cards that count for nothing, led high."""
    cards = [code for code in CODES[:-1] if code[0] != "Q" and code[1] != "H" and code not in without]
    return [" ".join(cards[at : at + 4]) for at in range(0, 4 * count, 4)]


@pytest.mark.parametrize("text", ["no_tricks", "no_last_two", "trump S"])
def test_p5_5_the_hand_ends_with_the_thirteenth_trick(text):
    played = [f"{rank}C {rank}D {rank}H {rank}S" for rank in "A23456789TJQK"]
    state = whole_hand(text, played[:12])
    assert state.ending is None
    play_cards(state, played[12])
    assert (state.ending.reason, state.ending.seat) == ("tricks", state.winner)
    assert state.turn is None


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("no_queens", "QC QD QH QS"),
        ("no_king", "KH 2C 3C 4C"),
        ("no_hearts", "2H 3H 4H 5H|6H 7H 8H 9H|TH JH QH KH|AH 2D 3D 4D"),
    ],
)
def test_p5_5_the_hand_is_settled_with_the_last_card_that_counts(text, last):
    *before, final = last.split("|")
    state = whole_hand(text, ["7C 8C 9C TC", *before])
    assert state.ending is None
    play_cards(state, final)
    assert state.ending.reason == "settled"
    assert state.ending.seat == state.tricks[-1].winner


def test_p5_5_in_the_thirteenth_trick_it_is_not_called_settled():
    state = whole_hand("no_king", [*filler(9), "2H 3H 4H 5H", "6H 7H 8H 9H", "TH JH QH AH"])
    assert state.ending is None
    play_cards(state, "KH QC QD QS")
    assert state.ending.reason == "tricks"


def test_p6_1_each_queen_is_minus_six():
    assert points(tricks("no_queens", *[""] * 4, trick="QC AC QS 2C")) == [0, -12, 0, 0]
    assert points(whole_hand("no_queens", ["QC QD QH QS"])) == [-24, 0, 0, 0]


def test_p6_2_each_trick_is_minus_two():
    assert points(whole_hand("no_tricks", ["2C 3C 4C 5C", "2D 3D 4D 5D", "7D 6D 2H 3H"])) == [0, 0, -4, -2]


def test_p6_3_the_ace_of_hearts_is_minus_six_and_each_other_heart_minus_two():
    state = tricks("no_hearts", *[""] * 4, trick="AC AH KH 2C")
    assert points(state) == [-8, 0, 0, 0]
    state = whole_hand("no_hearts", ["2C 2H 3H 4H", "3C 5H 6H 7H", "4C 8H 9H TH", "5C JH QH KH", "6C AH 7C 8C"])
    assert sum(points(state)) == -30


def test_p6_4_the_king_of_hearts_is_minus_twenty():
    assert points(tricks("no_king", *["3S"] * 4, trick="2C 3C KH 4C")) == [0, 0, 0, -20]


def test_p6_5_the_twelfth_trick_is_minus_ten_and_the_thirteenth_minus_twenty():
    played = [f"{rank}C {rank}D {rank}H {rank}S" for rank in "A23456789TJ"]
    state = whole_hand("no_last_two", played)
    assert points(state) == [0] * 4
    play_cards(state, "QC KC AS 2S")
    assert points(state) == [0, -10, 0, 0]
    play_cards(state, "QD KD 3S AD")
    assert points(state) == [-20, -10, 0, 0]


def test_p6_5_on_the_sheet_the_twelfth_trick_stands_over_the_thirteenth_whoever_took_which():
    played = [f"{rank}C {rank}D {rank}H {rank}S" for rank in "A23456789TJ"]
    state = whole_hand("no_last_two", [*played, "QC KC AS 2S", "QD KD 3S AD"])
    [thirteenth], [twelfth], *_ = state.ending.lines
    assert (twelfth.points, thirteenth.points) == (-10, -20)
    assert twelfth.at < thirteenth.at


def test_p6_3_on_the_sheet_the_ace_of_hearts_stands_under_the_other_hearts():
    state = whole_hand("no_hearts", ["2C 2H 3H 4H", "3C 5H 6H 7H", "4C 8H 9H TH", "5C JH QH KH", "6C AH 7C 8C"])
    lines = [line for side in state.ending.lines for line in side]
    assert {line.at for line in lines if line.points == -6 * line.count} == {1}
    assert {line.at for line in lines if line.points == -2 * line.count} == {0}


@pytest.mark.parametrize("text", ["no_hearts", "no_king"])
def test_p6_6_a_heart_is_led_only_from_a_hand_of_hearts(text):
    state = tricks(text, "2H KH 3C", *["AS"] * 3)
    assert clause(state, Play(0, "2H")) == "P6.6"
    assert clause(state, Play(0, "3C")) is None
    assert clause(tricks(text, "2H KH", *["AS"] * 3), Play(0, "KH")) is None


def test_p6_6_that_stays_so_when_hearts_have_been_thrown():
    state = tricks("no_hearts", "2H 3C", *["4S"] * 3, trick="AC 4H 5H 6H")
    assert clause(state, Play(0, "2H")) == "P6.6"


@pytest.mark.parametrize("text", ["no_queens", "no_tricks", "no_last_two", "trump H", "trump C"])
def test_p6_6_in_other_contracts_hearts_may_be_led(text):
    assert clause(tricks(text, "2H 3C", *["AS"] * 3), Play(0, "2H")) is None


def test_p7_1_each_trick_is_five():
    assert points(whole_hand("trump S", ["AC 2C 3C 4C", "AD 2D 3D 4S"])) == [5, 0, 0, 5]


def test_p7_2_a_trump_led_is_beaten_by_ones_highest():
    state = tricks("trump C", "", "2C QC AC 5D", "", "", trick="7C")
    assert clause(state, Play(1, "AC")) is None
    for card in ("2C", "QC"):
        assert clause(state, Play(1, card)) == "P7.2"
    assert clause(state, Play(1, "5D")) == "P5.2"


def test_p7_2_unless_the_highest_does_not_beat_every_trump_in_the_trick():
    assert legal_cards(tricks("trump C", "", "", "2C QC 5D", "", trick="7C KC")) == "2C QC"
    assert legal_cards(tricks("trump C", "", "", "2C AC 5D", "", trick="7C KC")) == "AC"


def test_p7_2_who_has_no_trump_plays_any_card():
    assert legal_cards(tricks("trump C", "", "2D QH 5D", "", "", trick="7C")) == "2D 5D QH"


def test_p7_2_with_the_option_any_trump_that_beats_will_do():
    state = tricks("trump C", "", "2C QC AC 5D", "", "", trick="7C", trump_led="beat")
    assert legal_cards(state) == "AC QC"
    assert clause(state, Play(1, "2C")) == "P7.2"
    assert str(GAME.refusal(state, Play(1, "2C")).reason).endswith("Play a trump that does.")
    assert legal_cards(tricks("trump C", "", "", "2C QC", "", trick="7C KC", trump_led="beat")) == "2C QC"


@pytest.mark.parametrize("trump_led", ["highest", "beat"])
def test_p7_3_who_cannot_follow_a_plain_suit_overtrumps(trump_led):
    state = tricks("trump C", "", "2C QC AS", "", "", trick="7D", trump_led=trump_led)
    assert legal_cards(state) == "2C QC"
    assert clause(state, Play(1, "AS")) == "P7.3"
    state = tricks("trump C", "", "", "2C QC KC AS", "", trick="7D JC", trump_led=trump_led)
    assert legal_cards(state) == "QC KC"
    assert clause(state, Play(2, "2C")) == "P7.3"


def test_p7_3_who_has_no_trump_that_wins_plays_any_card_a_lower_trump_too():
    assert legal_cards(tricks("trump C", "", "", "2C 9C AS", "", trick="7D JC")) == "AS 2C 9C"


def test_p7_3_a_trump_thrown_does_not_free_later_players_from_trumping():
    assert legal_cards(tricks("trump C", "", "", "", "KC AS", trick="7D JC 9D")) == "KC"


def test_p7_4_who_can_follow_a_plain_suit_need_not_beat_anything():
    assert legal_cards(tricks("trump C", "", "2D AD KC", "", "", trick="7D")) == "AD 2D"
    assert legal_cards(tricks("trump C", "", "", "2D AD KC", "", trick="7D 8C")) == "AD 2D"


@pytest.mark.parametrize(
    ("contract", "trick", "taker", "open_cards"),
    [
        ("no_queens", "QC AC QD 2C", 1, (None, "QC", "QD")),
        ("no_hearts", "AC 3H 5C 2C", 0, (None, "3H")),
        ("no_tricks", "AC 3H 5C 2C", 0, (None,)),
    ],
)
def test_p13_2_what_lies_open_before_its_taker_from_the_next_lead_on(contract, trick, taker, open_cards):
    state = tricks(contract, *["2S"] * 4, trick=trick)
    place = f"tricks:{taker}"
    assert GAME.view(state, 3).places()[place] == tuple(trick.split())
    play(state, Play(taker, "2S"))
    assert GAME.view(state, 3).places()[place] == open_cards


def test_p13_1_the_last_trick_can_be_looked_at_until_the_next_lead():
    state = tricks("no_tricks", *["2S"] * 4, trick="AC 3H 5C 2C")
    view = GAME.view(state, 3)
    assert (view.trick, view.last_trick().cards, view.last_trick().winner) == ((), ("AC", "3H", "5C", "2C"), 0)
    play(state, Play(0, "2S"))
    view = GAME.view(state, 3)
    assert (view.trick, view.last_trick(), view.leader) == (("2S",), None, 0)
    assert state.phase is Phase.PLAY
