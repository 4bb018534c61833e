"""The chapters of all courses: their records are right, and they know the moves that they want."""

import io

import pytest

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds, PickUp, PileCard, TakeTrick
from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.verify import verify
from barracan.session.lessons.chapter import LEARNER, Awaits
from barracan.session.lessons.course import course_of

COURSE = course_of("barracan", "en").open("first")
AWAITED = [number for number, step in enumerate(COURSE.steps) if step.awaits is Awaits.MOVE]


def before(step):
    return Match.replay(find_game, COURSE.lines_before(step))


def test_the_record_of_the_course_is_right():
    record = "".join(f"{line}\n" for line in COURSE.lines).encode()
    assert verify(io.BytesIO(record), find_game).hands == 1


def test_every_move_of_the_game_is_taught_and_the_hand_ends_by_going_out():
    own = [COURSE.move_of(step).do for step in AWAITED]
    assert set(own) == {"draw", "discard", "meld", "pickup", "trick"}
    ending = before(len(COURSE.steps) - 1).state.ending
    assert (ending.reason, ending.seat, ending.points) == ("out", LEARNER, (20, 6))


def test_each_move_of_the_learner_has_a_step_that_awaits_it_and_those_of_the_other_one_together():
    course = COURSE
    wanted = [move for move in course.moves if move.seat == LEARNER]
    assert [course.move_of(step) for step, each in enumerate(course.steps) if each.awaits is Awaits.MOVE] == wanted
    assert [bool(each.text.task) for each in course.steps] == [each.awaits is Awaits.MOVE for each in course.steps]
    others = [each.at for each in course.steps if each.awaits is Awaits.OTHERS]
    assert [course.moves[at].do for at in others] == ["draw"] * len(others)
    assert [course.moves[at - 1].seat for at in others] == [LEARNER] * len(others)


def test_all_five_categories_are_on_the_table_in_the_end():
    match = before(len(COURSE.steps) - 1)
    assert match.game.view(match.state, LEARNER).table[LEARNER].sets == (1, 1, 1, 1, 1)


def test_every_step_that_awaits_a_move_says_the_way_and_no_other_does():
    assert [number for number, step in enumerate(COURSE.steps) if step.text.task] == AWAITED
    assert all(COURSE.steps[number].text.task.endswith((".", "!")) for number in AWAITED)


@pytest.mark.parametrize("step", AWAITED)
def test_each_step_awaits_a_legal_move_of_the_learner_and_refuses_all_others(step):
    match = before(step)
    assert match.state.turn == LEARNER
    wanted = COURSE.move_of(step)
    assert match.game.refusal(match.state, wanted) is None
    assert COURSE.refusal(step, wanted) is None
    others = [move for move in match.game.legal_moves(match.state) if COURSE.refusal(step, move) is not None]
    refused = {str(COURSE.refusal(step, move).reason) for move in others}
    assert len(others) >= len(set(match.game.legal_moves(match.state))) - 1
    assert refused <= {"The rules allow this, but this lesson does not."}


@pytest.mark.parametrize("step", range(len(COURSE.steps)))
def test_what_a_step_speaks_of_lies_there_and_its_clause_is_in_the_rules(step):
    match = before(step)
    places = match.game.view(match.state, LEARNER).places()
    for lit in COURSE.steps[step].text.lit:
        assert set(lit.cards) <= set(places[lit.place])
        assert places[lit.place]
    assert COURSE.steps[step].text.clause.startswith("B")


def test_b6_4_the_order_of_cards_and_melds_is_of_no_matter():
    opening = next(step for step in AWAITED if COURSE.move_of(step).do == "meld")
    turned = (Category("opposites", ("5C", "6D")), Category("evens_odds", ("4S", "2H")))
    assert COURSE.refusal(opening, LayMelds(LEARNER, turned)) is None
    pick_up = next(step for step in AWAITED if COURSE.move_of(step).do == "pickup")
    assert COURSE.refusal(pick_up, PickUp(LEARNER, 1, (Category("triplet", ("7C", "7D", "7S")),))) is None
    trick = next(step for step in AWAITED if COURSE.move_of(step).do == "trick")
    hearts = (PileCard(3, 1), PileCard(1, 0), PileCard(2, 0))
    assert COURSE.refusal(trick, TakeTrick(LEARNER, hearts, "KH")) is None


def test_another_discard_is_refused_with_the_clause():
    discard = next(step for step in AWAITED if COURSE.move_of(step).do == "discard")
    refusal = COURSE.refusal(discard, Discard(LEARNER, "KS"))
    assert refusal.clause == "B3.3"
    assert str(refusal.reason) == "The rules allow this, but this lesson does not."


def test_while_a_step_is_read_the_move_of_the_next_one_waits():
    assert COURSE.steps[0].awaits is Awaits.READING
    assert COURSE.is_early(0, Draw(LEARNER))
    assert str(COURSE.refusal(0, Draw(LEARNER)).reason) == "There is something to read before this move."
    assert not COURSE.is_early(0, Discard(LEARNER, "KS"))
    assert not COURSE.is_early(1, Draw(LEARNER))


def test_a_move_taken_back_leads_to_the_step_that_awaits_it():
    opening = next(step for step in AWAITED if COURSE.move_of(step).do == "meld")
    made = COURSE.steps[opening].at
    assert COURSE.step_at(made + 1, opening) == opening + 1
    assert COURSE.step_at(made, opening + 1) == opening
    assert COURSE.step_at(made, opening - 1) == opening - 1
