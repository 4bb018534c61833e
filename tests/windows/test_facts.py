"""What there is to remember of a match: the rarest things, beside what its person has done before, never a blame."""

from collections import Counter

import pytest
from PySide6.QtCore import QObject

from barracan.games.catalog import CATALOG, find_game
from barracan.model.score import HandEnd, ScoreLine
from barracan.model.text import Text
from barracan.players.self_play import SelfPlay
from barracan.storage.earlier import Earlier
from barracan.windows.match.before import Before
from barracan.windows.match.earlier_lines import EarlierLines, keys_of
from barracan.windows.match.facts import FinishedMatch, facts_of
from barracan.windows.score.score_sheet import hand_ends
from waiting import until

SEATS = {"barracan": 4, "burraco": 4, "buraco": 4, "concan": 4, "barracuda": 3, "barbu": 4, "sheepshead": 3}


def line(what, points, **arguments):
    return ScoreLine(Text("barracan", what, arguments), 1, points, "B10.1")


def hand(number, points, totals, *lines):
    return HandEnd(number, "out", 0, points, totals, (lines, ()))


def told(before, won=True, points=((30, 20), (25, 10)), lines=()):
    totals = [tuple(map(sum, zip(*points[: at + 1], strict=True))) for at in range(len(points))]
    ends = [hand(at + 1, points[at], totals[at], *lines) for at in range(len(points))]
    return facts_of(FinishedMatch(ends, 0, won, yours=True, target=50, before=before))


def before(lines=(), hands=40, read=10, **known):
    usual = {
        "matches": tuple((number, 0) for number in range(10)),
        "won": 5,
        "in_a_row": 0,
        "hands": 40,
        "most": 60,
        "fewest": -5,
        "total": 90,
        "margin": 40,
        "beaten": frozenset({"casual"}),
    }
    past = Earlier(**{**usual, **known})
    return Before("BarraCan", past, frozenset({"casual"}), Counter(dict(lines)), hands, read)


def texts(facts):
    return [f"{fact.bold} {fact.rest}" for fact in facts]


def test_the_best_hand_so_far_is_told_as_such_and_comes_first():
    assert "30 points in hand 1, your best" in texts(told(before()))
    assert texts(told(before(most=29)))[0] == "30 points in hand 1, your best so far"
    past = before(most=29)
    few = past._replace(earlier=past.earlier._replace(hands=2))
    assert "so far" not in " ".join(texts(told(few))), "nothing is the best of two"


def test_a_first_line_is_told_as_such_whatever_card_it_names():
    royal = line("Royal ladder from {card}", 28, card="AS")
    assert texts(told(before(), lines=(royal,)))[0].endswith("56 points in 2 hands, your first")
    known = [(("barracan", "Royal ladder from {card}"), 3)]
    assert not any("your first" in each for each in texts(told(before(known), lines=(royal,))))
    some = told(before(read=4), lines=(royal,))
    assert texts(some)[0].endswith("your first in 5 matches"), "not all matches have been read"
    assert not any("first" in each for each in texts(told(before(read=2), lines=(royal,))))


def test_one_point_is_told_in_the_singular():
    found = texts(told(before(margin=0), points=((20, 21), (11, 9))))
    assert "1 point behind after hand 1, and won all the same" in found
    assert "1 point ahead, your clearest win so far" in found


def test_what_a_person_does_seldom_comes_before_what_it_does_often():
    often, seldom = line("Triplets", 9), line("Families", 9)
    counts = [(("barracan", "Triplets"), 38), (("barracan", "Families"), 2)]
    found = texts(told(before(counts), lines=(often, seldom)))
    assert found[0].startswith("2 × families")


@pytest.mark.parametrize(
    ("known", "words"),
    [
        ({"won": 0}, "Your first win at BarraCan"),
        ({"beaten": frozenset()}, "Your first win against Casual"),
        ({"in_a_row": 3}, "4 wins in a row at BarraCan"),
        ({"total": 54}, "55 points, your most in a match so far"),
        ({"margin": 24}, "25 points ahead, your clearest win so far"),
        ({"matches": ((1, 0),) * 49}, "Match 50 at BarraCan"),
    ],
)
def test_what_a_match_is_among_others(known, words):
    assert words in texts(told(before(**known)))


@pytest.mark.parametrize("known", [{"won": 0}, {"beaten": frozenset()}, {"in_a_row": 3}, {"margin": 1}])
def test_a_match_that_is_lost_is_no_win_and_nobody_is_blamed(known):
    found = texts(told(before(**known), won=False, points=((30, 40), (5, 60))))
    assert not any("win" in each or "behind" in each for each in found)


@pytest.mark.parametrize("game", SEATS)
def test_facts_of_every_game_know_the_hands_before(game, qapp):
    players = ["casual" if game in {"barracan", "barbu", "sheepshead"} else "random"] * SEATS[game]
    lines = SelfPlay(CATALOG[game], players, {}, seed=4).play(hands=1).lines
    ends = hand_ends(find_game, lines)
    owner, past = QObject(), ((1, 0), (2, 0), (3, 0))
    reading = EarlierLines(lambda _: lines, past, lambda: False, owner)
    until(lambda: reading.read == len(past))
    assert reading.hands == len(past) * len(ends)
    keys = keys_of(ends[0], 0)
    assert reading.counts == Counter({key: len(past) for key in keys})
    points, rules = ends[0].points[0], CATALOG[game]
    better = points + 1 if rules.fewer_win else points - 1
    known = Earlier(past, 1, 1, reading.hands, better, better, None, None, frozenset({"casual"}))
    now = Before("?", known, frozenset({"casual"}), reading.counts, reading.hands, reading.read)
    found = texts(facts_of(FinishedMatch(ends, 0, True, yours=True, fewer_win=rules.fewer_win, target=50, before=now)))
    assert any("your best so far" in words for words in found)
    assert not any("your first" in words or "{" in words for words in found)


def test_reading_waits_while_the_table_moves(library, qapp):
    moving = [True]
    asked = []

    def lines_of(match):
        asked.append(match)
        return ["{}"]

    owner = QObject()
    reading = EarlierLines(lines_of, ((7, 0),), lambda: moving[0], owner)
    reading.go_on()
    assert asked == []
    moving[0] = False
    until(lambda: asked == [7])
    assert reading.read == 0, "a record that is wrong tells nothing"


def test_no_hand_is_the_best_that_brought_nothing():
    assert texts(told(None, won=False, points=((0, 20), (-2, 10)))) == ["2 hands to the end of the match"]


def test_one_point_is_told_as_one():
    found = texts(told(None, won=False, points=((1, 20), (0, 10)), lines=(line("Run", 1),)))
    assert not [fact for fact in found if fact.startswith("1 points") or " 1 points" in fact]
    assert "1 point in hand 1, your best" in found
