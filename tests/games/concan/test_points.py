"""Points of a hand and of a match (N9, N10)."""

from barracan.games.concan.moves import Announce
from barracan.model.cards import kinds
from games.concan.position import ME, discard, play, position


def ended(others, opened=(0, 1), **options):
    return position("7C", others=others, opened=opened, **options)


def test_n9_1_the_winner_gets_minus_25():
    state = ended("KC")
    play(state, discard("7C"))
    assert state.ending.points[ME] == -25


def test_n9_2_cards_left_count_their_values():
    state = ended("AC 2C TC KC 9H")
    play(state, discard("7C"))
    assert state.ending.points[1] == 10 + 2 + 10 + 10 + 9


def test_n9_2_an_announced_joker_counts_2_another_25():
    state = ended("JK JK 3C")
    state.announced[1] = 1
    play(state, discard("7C"))
    assert state.ending.points[1] == 2 + 25 + 3
    assert [line.points for line in state.ending.lines[1]] == [3, 2, 25]


def test_n9_3_without_a_melds_down_it_is_100():
    state = ended("2C", opened=(0,))
    play(state, discard("7C"))
    assert state.ending.points[1] == 100


def test_n9_4_a_hand_that_nobody_won_is_scored_too():
    state = position("7C JK 9C", stock="", restock=0, opened=(0,), others="KC")
    play(state, Announce(ME))
    play(state, discard("7C"))
    assert state.ending.reason == "stock"
    assert state.ending.points == (11, 100)


def test_n10_1_so_many_hands():
    for hands, decided in ((1, True), (2, False)):
        state = ended("KC", hands=hands)
        play(state, discard("7C"))
        assert (state.result is not None) == decided


def test_n10_2_the_lowest_total_wins_and_all_who_share_it():
    state = ended("KC", hands=1, seats=3, opened=(0, 1, 2))
    play(state, discard("7C"))
    assert state.result.winners == (0,)
    state = ended("", hands=1, seats=3, opened=(0, 1, 2))
    state.totals = [100, 10, 0]
    state.hands[1].add(kinds("2C")[0])
    state.hands[2].add(kinds("KC")[0])
    state.hands[2].add(kinds("2C")[0])
    play(state, discard("7C"))
    assert state.result.totals == (75, 12, 12)
    assert state.result.winners == (1, 2)
