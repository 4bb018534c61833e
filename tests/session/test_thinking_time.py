"""How long workers think: while somebody waits, and no longer than the time of a turn."""

from functools import cache
from itertools import pairwise
from time import monotonic

import pytest

from barracan.games.catalog import CATALOG
from barracan.players.player import decide
from barracan.players.self_play import SelfPlay
from barracan.session import worker_pool
from barracan.session.worker_messages import Question
from session.workers import AT_ONCE, asked_plainly, begun, cap_of, not_on_windows, question, think_for_long, thoughtful
from waiting import PATIENCE

pytestmark = not_on_windows

UNSURE = 128
"""A search that has not ended after so many worlds goes on for long."""


@cache
def late_in_a_hand():
    """A view of BarraCan in which expert is not sure soon, with so many cards out that each candidate takes long."""
    views = []

    def choose(game, view, player, seed):
        views.append(view)
        return decide(game, view, player, seed)

    SelfPlay(CATALOG["barracan"], ["casual", "casual"], {}, seed=1, choose_move=choose).play(1)
    return next(view for view in reversed(views) if decide("barracan", view, "expert", 7, UNSURE).worlds == UNSURE)


@pytest.mark.parametrize("long", [False, True], ids=["barbu", "barracan"])
@pytest.mark.parametrize("forgets", [True, False], ids=["forgotten", "asked anew"])
def test_thinking_stops_at_once_when_nobody_waits_for_it(qtbot, pair, forgets, long, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    told, quick = [], question()
    pair.answered.connect(lambda ticket, _: told.append(ticket))
    asked = Question("barracan", late_in_a_hand(), "expert", 7) if long else thoughtful()
    think_for_long(qtbot, pair, asked)
    processes = pair.process_ids
    begun = monotonic()
    if forgets:
        pair.forget()
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE):
        last = pair.ask(quick)
    assert 1000 * (monotonic() - begun) < AT_ONCE
    assert told == [last]
    assert pair.process_ids == processes


def test_a_player_that_has_thought_enough_answers_with_the_worlds_that_are_done(qtbot, worker, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    asked = thoughtful(worlds=10**6, refined=True)
    worker.refined.connect(lambda ticket, decision: decision.worlds and cap_of(worker).start(0))
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE) as answer:
        worker.ask(asked)
    decision = answer.args[1]
    assert 32 <= decision.worlds < 10**6
    assert decision == asked_plainly(asked, decision.worlds)


def test_the_decisions_of_a_turn_share_its_time(qtbot, pair, monkeypatch):
    monkeypatch.setitem(worker_pool.CAPS, "expert", 600)
    given = []
    for goes_on in (False, True, True, False):
        with qtbot.waitSignal(pair.answered, timeout=PATIENCE):
            pair.ask(thoughtful(worlds=10**6), goes_on)
            given.append(cap_of(pair).interval())
    *turn, anew = given
    assert turn[0] == anew == 300
    assert all(later < earlier for earlier, later in pairwise(turn))


def test_what_is_taken_leaves_half_of_the_time_for_the_decisions_that_follow(qtbot, open_thinker, monkeypatch):
    monkeypatch.setitem(worker_pool.CAPS, "expert", 6000)
    pair = begun(qtbot, open_thinker)
    given = []
    for goes_on in (False, True):
        pair.ask(thoughtful(worlds=10**6), goes_on)
        given.append(cap_of(pair).interval())
    assert given[0] == 3000
    assert given[0] < given[1] <= 4000


def test_without_a_finished_batch_the_plan_answers(qtbot, pair, monkeypatch):
    monkeypatch.setitem(worker_pool.CAPS, "expert", 0)
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE) as answer:
        pair.ask(thoughtful(worlds=10**6))
    decision = answer.args[1]
    assert (decision.worlds, decision.move) == (0, decision.plan_move)
