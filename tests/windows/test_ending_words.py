"""What is said of the end of a hand and of a match."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import Text
from barracan.windows.match.end_boards import hand_board, match_board
from windows.finale import NAMES, end_told, ended


def test_who_ends_a_match_that_he_loses_is_told_so():
    sides = ((0, 2), (1, 3))
    end = ended("out", 3, (20, 27), (114, 62))
    content = match_board(MatchEnd((0,), (114, 62)), end_told(end, sides))
    assert content.title == "Ada and Cleo win the match"
    assert content.note == "Dan ended the last hand, but Ada and Cleo were ahead"
    assert match_board(MatchEnd((1,), (62, 114)), end_told(end, sides)).note == ""
    stock = ended("stock", None, (20, 27), (114, 62))
    assert match_board(MatchEnd((0,), (114, 62)), end_told(stock, sides)).note == ""


@pytest.mark.parametrize(("seat", "won"), [(0, True), (2, True), (1, False)])
def test_a_match_is_won_or_lost_for_the_person_who_plays(seat, won):
    players = tuple("human" if seat == each else "casual" for each in range(4))
    end = ended("out", 0, (20, 27), (114, 62))
    content = match_board(MatchEnd((0,), (114, 62)), end_told(end, ((0, 2), (1, 3)), players))
    assert content.won is won
    assert not any("behind" in fact.bold for fact in content.facts) or won


def test_winners_may_share_a_match():
    singles = ((0,), (1,), (2,))
    content = match_board(MatchEnd((0, 2), (9, 5, 9)), end_told(ended("stock", None, (9, 5, 9), (9, 5, 9)), singles))
    assert content.title == "Ada and Cleo share the match"
    assert content.winners == (0, 2)
    assert content.rest == "to 5, after one hand"


def test_the_totals_of_several_losers_are_a_list_in_words():
    singles = ((0,), (1,), (2,))
    content = match_board(MatchEnd((1,), (8, 10, 2)), end_told(ended("out", 1, (0, 2, 0), (8, 10, 2)), singles))
    assert (content.score, content.rest) == ("10", "to 8 and 2, after one hand")


def test_points_below_nothing_are_spoken_as_such():
    content = hand_board(end_told(ended("out", 1, (-25, 12, 0), (-30, 40, 7)), ((0,), (1,), (2,))))
    assert "Ada −25, −30 in all. Bix +12, 40 in all. Cleo 0, 7 in all" in content.spoken
    assert all(0 <= reach <= 1 for row in content.rows for reach in row.reach)
    assert [row.first for row in content.rows] == [False, True, False]


@pytest.mark.parametrize(
    ("game", "reason"), [(name, reason) for name, game in CATALOG.items() for reason in game.endings]
)
def test_every_end_of_every_game_is_told_in_one_sentence(game, reason):
    seat = 1 if reason in {"out", "flash", "played", "least", "tricks", "settled"} else None
    end = HandEnd(1, reason, seat, (0, 4, 0), (0, 4, 0), ((), (), ()), played=Text("test", "No hearts"))
    sentence = str(CATALOG[game].finale(end).with_names(NAMES))
    assert "{" not in sentence
    assert not sentence.endswith(".")
    assert ("Bix" in sentence) == (seat is not None and game != "barbu")
