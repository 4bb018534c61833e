"""BarraCan's chapters teach good play: no step passes over what another one has taught to take."""

import pytest

from barracan.games.barracan.legal_moves import tricks
from barracan.games.barracan.moves import Category, LayMelds
from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.session.lessons.chapter import LEARNER, Awaits
from barracan.session.lessons.course import course_of

COURSE = course_of("barracan", "en")


def awaited(do):
    return [
        pytest.param(Match.replay(find_game, chapter.lines_before(at)), chapter.move_of(at), id=f"{name} {at + 1}")
        for name, chapter in ((each.name, COURSE.open(each.name)) for each in COURSE.chapters)
        for at, step in enumerate(chapter.steps)
        if step.awaits is Awaits.MOVE and chapter.move_of(at).do == do
    ]


@pytest.mark.parametrize(("match", "draw"), awaited("draw"))
def test_nothing_is_drawn_where_a_trick_lies_ready(match, draw):
    assert match.game.refusal(match.state, draw) is None
    assert list(tricks(match.state, LEARNER)) == []


@pytest.mark.parametrize(("match", "discard"), awaited("discard"))
def test_nothing_is_thrown_away_that_makes_eleven_with_a_card_of_the_hand(match, discard):
    hand = match.game.view(match.state, LEARNER).hand
    pairs = [LayMelds(LEARNER, (Category("opposites", (discard.card, card)),)) for card in hand if card != discard.card]
    assert [pair for pair in pairs if match.game.refusal(match.state, pair) is None] == []


def test_the_chapter_on_the_flash_exit_keeps_from_a_pick_up_that_opens_and_ends_with_one():
    chapter = COURSE.open("flash_exit")
    waiting = next(at for at, step in enumerate(chapter.steps) if step.awaits is Awaits.MOVE)
    match = Match.replay(find_game, chapter.lines_before(waiting))
    pick_ups = [move for move in match.game.legal_moves(match.state) if move.do == "pickup"]
    assert pick_ups
    assert all(chapter.refusal(waiting, move) is not None for move in pick_ups)
    ending = Match.replay(find_game, chapter.lines).state.ending
    assert (ending.reason, ending.seat, ending.points) == ("flash", LEARNER, (32, 0))
