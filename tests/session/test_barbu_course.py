"""The course of Barbu: it plays as it teaches."""

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.session.lessons.chapter import LEARNER, Awaits
from barracan.session.lessons.course import course_of

RANKS = "23456789TJQKA"


def rank(code):
    return RANKS.index(code[0])


@pytest.mark.parametrize("name", ["first", "negatives", "last"])
def test_a_card_that_follows_suit_and_loses_is_the_highest_that_loses(name):
    chapter = course_of("barbu", "en").open(name)
    for number, step in enumerate(chapter.steps):
        match = Match.replay(find_game, chapter.lines_before(number))
        view, move = match.game.view(match.state, LEARNER), chapter.move_of(number)
        if step.awaits is not Awaits.MOVE or move.do != "play" or not view.trick:
            continue
        ahead = view.trick[(view.trick_winner() - view.trick_leader()) % 4]
        if move.card[1] == ahead[1] and rank(move.card) < rank(ahead):
            losing = [each for each in view.hand if each[1] == ahead[1] and rank(each) < rank(ahead)]
            assert move.card == max(losing, key=rank)
