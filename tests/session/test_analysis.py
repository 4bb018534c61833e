"""The analysis of the moves of a hand that is over."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from barracan.games.barracan.moves import Discard
from barracan.games.catalog import find_game
from barracan.model.text import Text
from barracan.players.analysis import Judgement
from barracan.players.inquiry import Inquiry
from barracan.players.player import JUDGE, decide, find_player
from barracan.players.protocol import Candidate, Decision
from barracan.session.analysis import AnalysedMove, HandAnalyser, HandAnalysis, Verdict
from barracan.session.review import Review
from self_played import played_lines
from session.company import Instant
from waiting import until

RECORDS = Path(__file__).parents[1] / "records"
PLAYERS = ("casual", "random", "casual")


class FewWorlds(Instant):
    """Weighs moves of Sheepshead in few worlds: all that is asked is what becomes of what was found."""

    def weigh(self, past):
        if past.game != "sheepshead":
            return super().weigh(past)
        known = find_player(past.game)
        worlds = 12 if past.state is None else 1
        inquiry = Inquiry(past.seed, worlds, also=(past.move,), state=past.state)
        return replace(known.decide(past.view, JUDGE, inquiry), spread=known.spread)


@pytest.fixture
def thinker(qapp):
    return FewWorlds()


@pytest.fixture(scope="module")
def lines():
    return played_lines("sheepshead", tuple(PLAYERS), seed=4, first=2)


@pytest.fixture
def review(lines):
    review = Review(find_game, lines)
    review.seek(review.hands[0])
    return review


@pytest.fixture
def judge_review(qapp, thinker):
    """Judges a seat's hand to the end."""
    judging = HandAnalyser(thinker)

    def judged(review, seat, **how):
        hand = judging.start(review, seat, review.hands[review.hand_index], **how)
        for _ in range(1000):
            if hand.over:
                return hand
            qapp.processEvents()
        pytest.fail("the judging does not end")

    return judged


@pytest.fixture(scope="module")
def judged():
    """The hands that have been judged, by their seats: weighing takes longer than all that is asked of them."""
    return {}


@pytest.fixture
def judge(judge_review, review, judged):
    """Judges a seat's moves in the first hand, once for all tests that only read what was found."""

    def judge(seat, **how):
        key = (seat, *how)
        if key not in judged:
            judged[key] = judge_review(review, seat, **how)
        return judged[key]

    return judge


@pytest.fixture
def judge_record(judge_review):
    def judged(lines, seat):
        return judge_review(Review(find_game, lines), seat)

    return judged


def test_every_move_of_the_seat_in_this_hand_is_judged_in_order(judge, review, lines):
    hand = judge(1)
    line = [json.loads(text) for text in lines[: review.hands[1]]]
    own = [at + 1 for at, each in enumerate(line) if each["kind"] == "move" and each["seat"] == 1]
    assert [each.position for each in hand.moves] == own
    assert hand.count == len(own)
    assert all(each.judgement.loss >= 0 for each in hand.moves if each.judgement)


def test_a_player_is_judged_by_what_it_saw_unless_all_cards_shall_count(judge_review, review, thinker):
    judge_review(review, 0)
    assert thinker.questions
    assert all(question.state is None for question in thinker.questions)
    thinker.questions.clear()
    judge_review(review, 0, all_known=True)
    assert all(question.state is not None for question in thinker.questions)


def test_with_all_cards_known_there_is_one_world(judge):
    assert {each.judgement.worlds for each in judge(1, all_known=True).moves if each.judgement} <= {0, 1}


def test_moves_at_random_lose_more_than_those_that_are_thought_about(judge):
    assert judge(1).loss() > judge(0).loss()


def test_what_is_lost_is_what_the_marked_moves_cost(judge):
    hand = judge(1)
    marked = {position for position, _ in hand.marks()}
    assert hand.loss() == sum(each.judgement.loss for each in hand.moves if each.position in marked) > 0


@pytest.mark.parametrize(("target", "at_stake"), [(10, False), (6, True)])
def test_losses_are_of_the_match_where_the_hand_may_end_it(judge_record, target, at_stake):
    lines = played_lines("sheepshead", tuple(PLAYERS), seed=4, first=1, target=target)
    hand = judge_record(lines, 1)
    assert bool(hand.scale.match) == at_stake
    assert (hand.loss() > 10_000) == at_stake, "the points of a hand are few, a part of the match is many percent"


def test_the_lessons_are_the_dearest_moves(judge):
    hand = judge(1)
    losses = [each.judgement.loss for each in hand.lessons()]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(each.judgement.loss for each in hand.moves if each.judgement)


def test_judging_that_is_stopped_judges_no_more(qapp, review, thinker):
    judging = HandAnalyser(thinker)
    hand = judging.start(review, 1, review.hands[0])
    qapp.processEvents()
    judging.stop()
    done = len(hand.moves)
    for _ in range(20):
        qapp.processEvents()
    assert len(hand.moves) == done < hand.count
    assert not hand.over


class Silent(Instant):
    """Answers nothing."""

    def ask(self, question, goes_on=False):
        self.questions.append(question)
        return len(self.questions)


class Expecting(Silent):
    """Finds something better for every move, and each time 5 points more to be had."""

    def ask(self, question, goes_on=False):
        ticket = super().ask(question)
        better = next(move for card in question.view.hand if (move := Discard(0, card)) != question.move)
        candidates = (Candidate(better, 5_000 * ticket), Candidate(question.move, 0))
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, Decision(better, candidates, worlds=32)))
        return ticket


def test_what_the_next_move_of_a_turn_could_still_bring_is_not_lost_unless_a_card_was_drawn(qapp):
    review = Review(find_game, (RECORDS / "right" / "partners.cards.jsonl").read_text(encoding="utf-8").splitlines())
    review.seek(review.hands[0])
    judging = HandAnalyser(Expecting())
    hand = judging.start(review, 0, review.hands[0])
    until(lambda: hand.over)
    kept = [each.position for each in hand.moves if not each.judgement.loss]
    follow = [first.position for first, then in pairwise(hand.moves) if then.position == first.position + 1]
    drawn = [each.position for each in hand.moves if each.drawn]
    assert kept == [position for position in follow if position not in drawn]
    assert set(follow) & set(drawn)
    assert kept


def test_a_move_that_cannot_be_judged_is_passed_over(qtbot, review):
    thinker = Silent()
    judging = HandAnalyser(thinker)
    hand = judging.start(review, 1, review.hands[0])
    thinker.failed.emit(len(thinker.questions) + 1)
    assert len(thinker.questions) == 1
    for asked in range(1, hand.count + 1):
        assert len(thinker.questions) == asked
        assert not hand.over
        with qtbot.waitSignal(judging.progressed):
            thinker.failed.emit(asked)
    assert hand.over
    assert hand.moves == []
    with qtbot.assertNotEmitted(judging.progressed):
        thinker.failed.emit(hand.count)


def test_where_no_worlds_are_looked_into_expert_agrees_or_not(judge_record, monkeypatch):
    monkeypatch.setattr("session.company.weigh", lambda past: decide(past.game, past.view, "casual", past.seed))
    lines = played_lines("buraco", ("casual", "random"), seed=5, first=1)
    plain = judge_record(lines, 1)
    assert not plain.by_worlds
    assert plain.loss() == 0
    assert not plain.luck()
    assert plain.agreements < plain.count


def test_what_a_hand_brought_counts_against_the_mean_of_the_others(lines):
    review = Review(find_game, lines)
    ends = [json.loads(text)["points"] for text in lines if '"hand_end"' in text]
    for deal, points in zip(review.hands, ends, strict=True):
        assert [review.ahead(seat, deal) for seat in range(3)] == [
            1000 * own - 1000 * (sum(points) - own) // 2 for own in points
        ]


def test_in_concan_who_has_fewer_points_is_ahead():
    lines = played_lines("concan", ("casual",) * 2, seed=5, first=1)
    review = Review(find_game, lines)
    review.seek(review.hands[0])
    first, second = next(json.loads(text)["points"] for text in lines if '"hand_end"' in text)
    assert review.ahead(0, review.hands[0]) == -review.ahead(1, review.hands[0]) == 1000 * (second - first)
    assert first != second


def test_luck_is_told_for_each_draw_after_which_worlds_were_looked_into(qapp):
    draw, discard = Text("test", "drew"), Text("test", "discarded")
    hand = HandAnalysis(4)
    for position, drawn, value in ((3, True, 1_000), (4, False, 4_500), (7, True, 2_000), (8, False, None)):
        judgement = None if value is None else Judgement(None, 0, 0, Verdict.GOOD, value, value, 32)
        hand.moves.append(AnalysedMove(position, drawn, draw if drawn else discard, None, discard, judgement))
    assert hand.luck() == {3: 3_500}
    assert hand.draws == 2
    assert hand.marks() == [(8, Verdict.DOUBTFUL)]
