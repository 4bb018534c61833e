"""Play, score and match (S4 to S7, S10)."""

import pytest

from barracan.games.tricks.ranking import cards_of
from barracan.model.cards import codes
from barracan.model.events import CardMoved
from games.sheepshead.position import (
    DEFAULTS,
    GAME,
    Bury,
    Pass,
    Play,
    TakeWindow,
    clause,
    ended,
    legal_cards,
    play,
    playing,
    start,
)

WHOLE = {
    "a": "AC TC KC 9C AH TH KH",  # 50
    "b": "9H 8H 7H AS TS KS 9S 8S 7S",  # 25
    "trumps": "QC QS QH QD JC JS JH JD AD TD KD",  # 45; 9D 8D 7D are the last trick
}
"""With 7C and 8C in the window these are all cards."""


def points_of(*taken, **more):
    return ended(taken, **more).ending.points


def test_s4_1_the_seat_left_of_the_dealer_leads_whoever_is_the_player():
    state = start(dealer=0)
    play(state, Pass(1))
    play(state, TakeWindow(2))
    play(state, Bury(2, codes(cards_of(state.hands[2])[:2])))
    assert state.turn == 1
    assert len(legal_cards(state)) == 10
    assert clause(state, Play(2, codes(cards_of(state.hands[2]))[0])) == "S4.1"


@pytest.mark.parametrize("move", [Pass(0), TakeWindow(0), Bury(0, ("AC", "7D")), Play(0, "8D"), Play(1, "9D")])
def test_s4_1_only_a_card_of_the_seat_to_move(move):
    assert clause(playing("AC 7D", "9D TC", "8D TH"), move) == "S4.1"


@pytest.mark.parametrize("move", [Play(0, "7D"), Play(2, "8D"), Pass(2)])
def test_s1_2_after_the_lead_play_goes_clockwise(move):
    assert clause(playing("7D", "9D TC", "8D TH", trick="AC"), move) == "S1.2"


def test_s4_1_the_winner_of_a_trick_leads():
    assert playing(*["7S"] * 3, trick="AC QD TC").turn == 1


def test_s4_2_a_trump_is_followed_with_any_trump():
    state = playing("", "AC QH JD 7D 9H", "", trick="8D")
    assert legal_cards(state) == {"QH", "JD", "7D"}
    assert clause(state, Play(1, "AC")) == "S4.2"
    assert clause(playing("", "AC 7D", "", trick="QC"), Play(1, "AC")) == "S4.2"
    assert clause(state, Play(1, "9S")) == "S4.2"


def test_s4_2_a_plain_card_is_followed_with_its_suit_without_queens_and_jacks():
    state = playing("", "TC 7C QC JC AD 9H", "", trick="AC")
    assert legal_cards(state) == {"TC", "7C"}
    assert clause(state, Play(1, "QC")) == "S4.2"


def test_s4_3_who_cannot_follow_plays_any_card():
    assert legal_cards(playing("", "QC JD 9H AS", "", trick="AC")) == {"QC", "JD", "9H", "AS"}
    assert legal_cards(playing("", "9H AS", "", trick="7D")) == {"9H", "AS"}


@pytest.mark.parametrize(("trick", "said"), [("JC", "no trump to follow with"), ("AC", "none of the suit led")])
def test_s4_3_it_is_said_what_cannot_be_followed(trick, said):
    assert said in str(GAME.offer(playing("", "9H AS", "", trick=trick), 1, ()).lead)


def test_s4_4_the_highest_trump_else_the_highest_of_the_suit_led():
    for trick, winner in (
        ("AC TC KC", 0),
        ("TC AH AC", 2),
        ("AC 7D JD", 2),
        ("QD 7D QC", 2),
        ("9H AS AC", 0),
        ("KC TC 9C", 1),
    ):
        assert playing(*["7S"] * 3, trick=trick).turn == winner, trick


def test_s4_5_the_hand_ends_with_the_tenth_trick():
    state = ended([WHOLE["a"], WHOLE["b"], WHOLE["trumps"]], last=2, player=0)
    assert (state.ending.reason, state.ending.seat, state.turn) == ("played", 2, None)
    assert len(state.tricks) == 10
    assert ended([WHOLE["a"], WHOLE["b"], WHOLE["trumps"]], last=1).ending.reason == "least"


@pytest.mark.parametrize(
    ("taken", "window", "score"),
    [
        ("AC TC KC AH TH KH AS", "7C 8C", 2),
        ("AC TC KC AH TH KH", "7C AS", 2),
        ("AC TC KC AH TH KH TS", "7C 8C", -2),
        ("AC TC KC AH TH KH", "7C TS", -2),
    ],
    ids=["61", "61 with the window", "60", "60 with the window"],
)
def test_s5_1_his_tricks_and_what_he_laid_away_count_and_he_needs_61(taken, window, score):
    state = ended([taken, "9C", "9H"], last=0, player=0, window=window, won=[5, 3, 2])
    assert state.ending.points == (score, 0, 0)


def limit(points, won=(5, 3, 2)):
    """The score of a Player with so many card points."""
    cards = {
        30: "AC AH KC KH",
        31: "AC AH KC QC JC",
        60: "AC TC KC AH TH KH TS",
        61: "AC TC KC AH TH KH AS",
        90: "AC TC KC AH TH KH AS TS KS AD KD",
        91: "AC TC KC AH TH KH AS TS AD KS QC JC",
        120: "AC TC KC AH TH KH AS TS KS AD TD KD QC QS QH QD JC JS JH JD",
    }[points]
    state = ended([cards, "9H", "8H"], last=0, player=0, won=won)
    assert GAME.view(state, 1).card_points[0] == points
    return state.ending.points


def test_s5_2_two_with_61_four_with_91():
    assert limit(61) == (2, 0, 0)
    assert limit(90) == (2, 0, 0)
    assert limit(91) == (4, 0, 0)


def test_s5_2_six_with_all_tricks():
    assert limit(120, won=(10, 0, 0)) == (6, 0, 0)


def test_s5_3_he_fails():
    assert limit(60) == (-2, 0, 0)
    assert limit(31) == (-2, 0, 0)
    assert limit(30) == (-4, 0, 0)


def test_s5_4_all_tricks_or_none_go_before_counting():
    assert limit(120, won=(9, 1, 0)) == (4, 0, 0)
    assert limit(61, won=(10, 0, 0)) == (6, 0, 0)
    state = ended(["", "9H", "8H"], last=1, player=0, window="AC TC", won=[0, 5, 5])
    assert state.ending.points == (-6, 0, 0)


def test_s5_5_only_the_player_scores():
    state = ended([WHOLE["a"], WHOLE["b"], WHOLE["trumps"]], last=2, player=1)
    assert state.ending.points == (0, -4, 0)
    assert GAME.view(state, 0).card_points == (50, 25, 45)


def test_s6_1_in_the_least_each_plays_alone_for_few_points():
    state = ended(["AC TC", "KC", "AH"], last=1)
    assert state.ending.reason == "least"
    assert state.ending.points == (0, 2, 0)
    assert ended(["AC TC", "KC", "AH"], last=1, player=0).ending.points == (-4, 0, 0)


def test_s6_2_the_winner_of_the_last_trick_gets_the_window():
    state = ended(["AC", "AH", "AS"], last=1, window="TC TH")
    assert GAME.view(state, 0).card_points == (11, 31, 11)
    assert [event.clause for event in state.ending.lines[1]][:2] == ["S1.5", "S6.2"]


def test_s6_3_who_alone_wins_no_trick_scores_four():
    state = ended(["", "9H 8H 7H", "AC"], last=2, won=[0, 5, 5])
    assert state.ending.points == (4, 0, 0)


def test_s6_3_even_if_another_has_no_card_points():
    state = ended(["", "9H 8H 7H", WHOLE["a"]], last=2, won=[0, 1, 9])
    assert GAME.view(state, 0).card_points[1] == 0
    assert state.ending.points == (4, 0, 0)


def test_s6_4_the_fewest_card_points_score_two():
    assert points_of(WHOLE["a"], WHOLE["b"], WHOLE["trumps"], last=0) == (0, 2, 0)
    assert points_of(WHOLE["a"], WHOLE["b"], WHOLE["trumps"], last=1) == (0, 2, 0)


def test_s6_5_of_those_who_tie_the_winner_of_the_last_trick_scores_nothing():
    tie = ("KC JC", "KH JH", WHOLE["b"] + " AC")
    assert points_of(*tie, last=0) == (0, 2, 0)
    assert points_of(*tie, last=1) == (2, 0, 0)
    assert points_of(*tie, last=2) == (2, 2, 0)


def test_s6_5_three_who_tie():
    thirds = ("AC TC KC QC", "AH TH KH QH", "AS TS KS QS")
    assert points_of(*thirds, last=2) == (2, 2, 0)
    assert points_of(*thirds, last=0) == (0, 2, 2)


def test_s6_6_two_without_a_trick_score_two_each():
    state = ended(["", WHOLE["a"], ""], last=1, won=[0, 10, 0])
    assert state.ending.points == (2, 0, 2)
    assert state.ending.lines[0][-1].clause == "S6.6"


def test_s7_1_the_first_who_alone_has_the_target_wins():
    won = ["AC TC KC AH TH KH AS", "9H", "8H"]
    assert ended(won, last=0, player=0, won=[5, 3, 2], totals=[8, 3, 0]).result.winners == (0,)
    assert ended(won, last=0, player=0, won=[5, 3, 2], totals=[7, 3, 0]).result is None
    assert ended(won, last=0, player=0, won=[5, 3, 2], totals=[8, 11, 0]).result.winners == (1,)
    assert ended(won, last=0, player=0, won=[5, 3, 2], totals=[3, 0, 0], target=5).result.winners == (0,)


def test_s7_1_if_several_share_the_highest_total_another_hand_is_played():
    won = ["AC TC KC AH TH KH AS", "9H", "8H"]
    assert ended(won, last=0, player=0, won=[5, 3, 2], totals=[8, 10, 0]).result is None


def test_s7_1_the_target_is_a_number_from_1_to_1000():
    [target] = [option for option in GAME.options if option.name == "target"]
    for value in (1, 10, 1000):
        assert target.refusal(value) is None
    for value in (0, -1, 1001, 10**30):
        assert target.refusal(value).clause == "S7.1"
    for value in (True, 1.0, "10"):
        assert target.refusal(value).clause == "record"


def test_s7_2_a_total_may_be_negative():
    state = ended(["", "9H", "8H"], last=1, player=0, won=[0, 5, 5], totals=[3, 0, 0])
    assert state.totals == [-3, 0, 0]


def test_s10_2_the_last_trick_can_be_looked_at_until_the_next_lead():
    state = playing("7S", "8S", "9S", trick="AC QD TC")
    assert GAME.view(state, 0).last_trick().cards == ("AC", "QD", "TC")
    assert GAME.view(state, 0).places()["tricks:1"] == ("AC", "QD", "TC")
    play(state, Play(1, "8S"))
    assert GAME.view(state, 0).last_trick() is None
    assert GAME.view(state, 0).places()["tricks:1"] == (None,)


def test_s10_4_when_the_hand_ends_the_window_is_turned_up():
    state = ended([WHOLE["a"], WHOLE["b"], WHOLE["trumps"]], last=2)
    for seat in range(3):
        assert GAME.view(state, seat).places()["window"] == ("7C", "8C")


def test_s10_4_the_turning_is_told():
    state = start(least=False)
    window = codes(state.window)
    for seat in range(2):
        play(state, Pass(seat))
    turned = [event for event in play(state, Pass(2)) if isinstance(event, CardMoved)]
    assert [(event.card, event.source, event.target, event.turned) for event in turned] == [
        (card, "window", "window", False) for card in window
    ]


def test_options_have_their_defaults():
    assert DEFAULTS == {"least": True, "target": 10}
