"""The worker processes: what they are told, what they load, how they share their work, and how they end."""

import multiprocessing
import os
import select
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QObject, QTimer
from shiboken6 import delete, isValid

from barracan.games.barracan.moves import Discard, Draw
from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.model.record import read_line
from barracan.players.player import decide
from barracan.players.search import Enough, serial
from barracan.players.self_play import SelfPlay
from barracan.session import worker_pool
from barracan.session.progress import Pace
from barracan.session.system_processes import processor_time
from barracan.session.table_session import TableSession
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool
from barracan.session.worker_process import SharedWorlds
from games.tricks.whole_hands import positions
from session.company import Onlooker, dealt, notes, settings
from waiting import run_dry, until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and /proc are of other systems")


PATIENCE = 30_000
AT_ONCE = 600
"""Milliseconds within which thinking stops on a busy machine; between two worlds lie some ten. That it does not go on
for long before is all that can be seen of it: only the clock shows that."""


@pytest.fixture
def open_thinker(qapp, monkeypatch):
    """Opens thinkers with so many workers, however many cores there are."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    opened = []

    def open_(workers, page=None):
        opened.append(WorkerPool(page, workers))
        return opened[-1]

    yield open_
    for thinker in filter(isValid, opened):
        thinker.close()


def cap_of(pool):
    """The timer that ends the thinking of a level."""
    return pool.findChild(QTimer, "cap")


@pytest.fixture(params=[1, 2], ids=["alone", "together"])
def worker(open_thinker, request):
    return open_thinker(request.param)


@pytest.fixture
def pair(qtbot, open_thinker):
    return begun(qtbot, open_thinker)


def begun(qtbot, open_thinker):
    """Two workers that have begun, and answered a question about each of the games, whose players are loaded then."""
    pair = open_thinker(2)
    pair.warm()
    until(lambda: len(pair.process_ids) == 2)
    for asked in (question("casual"), thoughtful(worlds=2)):
        with qtbot.waitSignal(pair.answered, timeout=PATIENCE):
            pair.ask(asked)
    return pair


def question(level="random", **changes):
    match = dealt(("random", "random"), dealer=1)
    return Question("barracan", match.game.view(match.state, 0), level, 7, **changes)


FEW_CARDS = 5


@cache
def cards_to_play():
    """Views of Barbu in which a card is to be played, and more than one can be; first one that no search decides."""
    game = CATALOG["barbu"]
    found = (match.state for match, _ in positions(game, 4, {}, seed=1) if match.state.turn is not None)
    views = [game.view(state, state.turn) for state in found if state.phase.value == "play"]
    found = [view for view in views if decide("barbu", view, "expert", 1, 1).worlds]
    return sorted(found, key=lambda view: not never_ends(view))


def never_ends(view):
    """Whether two cards that are left at the end come to the same in every world."""
    weighed = decide("barbu", view, "expert", 7, 16)
    first, second, *_ = weighed.candidates
    return len(view.hand) < FEW_CARDS and weighed.worlds == 16 and first.value == second.value and not second.error


def thoughtful(number=0, **changes):
    """A question about a card of Barbu, whose expert thinks every one through."""
    return Question("barbu", cards_to_play()[number], "expert", 7, **changes)


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


def asked_plainly(question, worlds=None):
    """The decision without any worker."""
    return decide(question.game, question.view, question.player, question.seed, worlds or question.worlds)


def is_alive(process):
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def stop(processes):
    """Stop processes; a thread of one may run on until another has come to hear of it."""
    for each in processes:
        os.kill(each, signal.SIGSTOP)
        os.waitpid(each, os.WUNTRACED)


def go_on(processes):
    for each in processes:
        os.kill(each, signal.SIGCONT)


def test_an_answer_comes_with_its_ticket(qtbot, worker):
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE) as answer:
        ticket = worker.ask(question())
    assert answer.args[0] == ticket
    assert answer.args[1].move.do in {"draw", "trick", "pickup"}


def test_a_worker_that_was_warmed_up_answers_the_first_question(qtbot, worker):
    worker.warm()
    worker.warm()
    assert worker.process_ids == []
    until(lambda: worker.process_ids != [])
    first = worker.process_ids[0]
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question())
    assert worker.process_ids[0] == first


LOADING = """
import os, sys, threading
from multiprocessing import Pipe
from barracan.session import worker_process
from barracan.session.worker_messages import Load
here, there = Pipe()
loaded, load = threading.Event(), worker_process.find_player
def find_player(game):
    load(game)
    loaded.set()
def tell():
    here.send(Load("no_such_game"))
    here.send(Load("concan"))
    loaded.wait()
    print(*(name for name in sys.modules if name.endswith(".player")), flush=True)
    os._exit(0)
threading.Thread(target=tell).start()
worker_process.find_player = find_player
worker_process.answer(there, 0, None)
"""


def test_a_worker_loads_the_players_of_the_game_that_is_entered_and_no_others():
    told = subprocess.run([sys.executable, "-P", "-c", LOADING], capture_output=True, text=True, check=True, timeout=60)
    assert set(told.stdout.split()) == {"barracan.players.player", "barracan.players.concan.player"}


def test_what_is_asked_is_answered_whatever_game_is_entered_meanwhile(qtbot, pair, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE) as answer:
        ticket = pair.ask(thoughtful(worlds=32))
        pair.warm("concan")
    assert answer.args[0] == ticket


def test_the_players_of_the_game_on_the_table_are_loaded_before_they_are_asked(session, thinker, sit_down):
    sit_down(dealt(("human", "casual")))
    assert thinker.warmed == ["barracan"]


def test_only_the_newest_question_is_answered(qtbot, worker):
    answered = []
    worker.answered.connect(lambda ticket, _: answered.append(ticket))
    worker.ask(question())
    newest = worker.ask(question())
    until(lambda: bool(answered))
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        last = worker.ask(question())
    assert answered == [newest, last]


def test_a_worker_never_loads_qt(qtbot, worker):
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question())
    for process in worker.process_ids:
        maps = Path(f"/proc/{process}/maps").read_text()
        assert "libpython" in maps or "python3" in maps
        assert "PySide6" not in maps
        assert "Qt6" not in maps


def test_workers_end_with_the_page_that_their_pool_belongs_to(qtbot, open_thinker):
    page = QObject()
    pool = open_thinker(1, page)
    with qtbot.waitSignal(pool.answered, timeout=PATIENCE):
        pool.ask(question())
    (process,) = pool.process_ids
    delete(page)
    assert not is_alive(process)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="niceness is of other systems")
def test_workers_let_everything_else_go_first(qtbot, worker):
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question())
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.process_ids[0]) == min(19, own + 5)


@pytest.mark.expected_warning("begun again")
@pytest.mark.parametrize("rank", [0, 1])
def test_a_worker_that_is_killed_is_replaced_and_the_question_asked_again(qtbot, pair, rank, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    before = pair.process_ids
    asked = thoughtful(worlds=40)
    os.kill(before[0], signal.SIGSTOP)
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE) as answer:
        ticket = pair.ask(asked)
        os.kill(before[rank], signal.SIGKILL)
    assert answer.args == [ticket, asked_plainly(asked)]
    assert not set(before) & set(pair.process_ids)
    assert not any(map(is_alive, before))


@pytest.fixture
def short_beats(monkeypatch):
    """A standstill is known after half a second; answers come within a beat."""
    monkeypatch.setattr(worker_pool, "BEAT", 100)


@pytest.fixture
def no_beats(monkeypatch):
    """No beat comes but those of the test."""
    monkeypatch.setattr(worker_pool, "BEAT", 10**6)


def beat(pool, times):
    """Let so many beats pass at once."""
    for _ in range(times):
        pool.findChild(QTimer, "beat").timeout.emit()


@pytest.mark.expected_warning("stands still")
@pytest.mark.parametrize("player", ["random", "expert"])
@pytest.mark.parametrize("rank", [0, 1])
def test_a_worker_that_stands_still_is_replaced(qtbot, short_beats, open_thinker, rank, player, monkeypatch):
    monkeypatch.setitem(worker_pool.CAPS, "expert", 600)
    pair = begun(qtbot, open_thinker)
    before = pair.process_ids
    stop([before[rank]])
    asked = question() if player == "random" else thoughtful(worlds=10**6)
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE):
        pair.ask(asked)
    until(lambda: before[rank] not in pair.process_ids)
    assert not any(map(is_alive, before))
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE):
        pair.ask(question())


@pytest.mark.expected_warning("stands still")
def test_a_standstill_is_told_beyond_the_cap_only(qtbot, no_beats, open_thinker, monkeypatch):
    monkeypatch.setitem(worker_pool.CAPS, "expert", 10**6)
    pair = begun(qtbot, open_thinker)
    before = pair.process_ids
    stop(before)
    pair.ask(thoughtful(worlds=10**6))
    beat(pair, 3 * worker_pool.STANDSTILL)
    assert pair.process_ids == before
    cap_of(pair).stop()
    beat(pair, 3 * worker_pool.STANDSTILL)
    assert not set(pair.process_ids) & set(before)


def test_a_worker_that_is_hardly_given_any_time_is_kept(qtbot, no_beats, open_thinker, monkeypatch):
    """What a busy machine does to it: it runs for a moment, then it waits for more than a beat."""
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    pair = begun(qtbot, open_thinker)
    before = pair.process_ids
    pair.ask(thoughtful(worlds=10**6))
    for _ in range(10):
        stop(before)
        times = list(map(processor_time, before))
        beat(pair, 2)
        go_on(before)
        list(map(has_worked, before, times))
    assert pair.process_ids == before


def test_where_no_processor_time_is_told_each_beat_asks_for_a_sign_of_life(qtbot, no_beats, open_thinker, monkeypatch):
    asked = []
    monkeypatch.setattr(worker_pool, "processor_time", asked.append)
    monkeypatch.setattr(worker_pool, "STANDSTILL", 10**6)
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    pair = begun(qtbot, open_thinker)
    pair.ask(thoughtful(worlds=10**6))
    for _ in range(3):
        while not all_have_spoken(pair, asked):
            time.sleep(0.01)  # nobody tells that a worker has spoken


def all_have_spoken(pool, asked):
    """Let a beat pass, and say whether no worker was silent since the one before."""
    asked.clear()
    beat(pool, 1)
    return not asked


def has_worked(process, since):
    """Wait until a process has been given time on a processor, of which nobody tells."""
    while processor_time(process) == since:
        time.sleep(0.01)  # nobody tells of time on a processor
    return True


def test_many_questions_to_a_worker_that_stands_still_never_hold_the_window_up(qtbot, no_beats, open_thinker):
    pair = begun(qtbot, open_thinker)
    stop(pair.process_ids)
    for _ in range(2000):
        last = pair.ask(question())
    go_on(pair.process_ids)
    with qtbot.waitSignal(pair.answered, timeout=PATIENCE) as answer:
        pass
    assert answer.args[0] == last


@pytest.mark.parametrize("name", ["linux", "darwin"])
def test_processor_time_tells_who_works(name, monkeypatch):
    if sys.platform != name and name == "linux":
        pytest.skip("/proc is of Linux")
    worker = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        monkeypatch.setattr(sys, "platform", name)
        assert has_worked(worker.pid, since=processor_time(worker.pid))
        now = processor_time(worker.pid)
        worker.send_signal(signal.SIGSTOP)
        os.waitpid(worker.pid, os.WUNTRACED)
        stopped = processor_time(worker.pid)
        assert now is not None
        assert processor_time(worker.pid) == stopped
    finally:
        worker.kill()
        worker.wait()
    assert processor_time(worker.pid) is None


def test_two_workers_decide_as_one_would(qtbot, pair, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    for number in range(0, 12, 6):
        asked = thoughtful(number)
        with qtbot.waitSignal(pair.answered, timeout=PATIENCE) as answer:
            pair.ask(asked)
        assert answer.args[1] == asked_plainly(asked)
    assert len(pair.process_ids) == 2


def think_for_long(qtbot, pool, asked):
    """Ask what will not be answered, and wait until it is thought about."""
    with qtbot.waitSignal(pool.refined, timeout=PATIENCE, check_params_cb=lambda ticket, decision: decision.worlds):
        pool.ask(asked._replace(worlds=10**6, refined=True))


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


def test_closing_in_mid_thought_leaves_nothing_behind(qtbot, pair):
    think_for_long(qtbot, pair, thoughtful())
    processes = pair.process_ids
    begun = monotonic()
    pair.close()
    assert 1000 * (monotonic() - begun) < AT_ONCE
    assert not any(map(is_alive, processes))
    assert pair.process_ids == []


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


def test_a_turn_goes_on_as_long_as_nobody_else_moves(session, table, thinker):
    session.start(settings("casual", "casual"))
    until(lambda: len(table.of("happened")) > 30)
    seats = [asked.view.seat for asked in thinker.questions]
    assert thinker.turns[0] is False
    assert thinker.turns[1:] == [seat == before for before, seat in pairwise(seats)]
    assert {False, True} == set(thinker.turns)


def test_the_first_turn_of_a_match_goes_on_with_none(thinker, sit_down):
    sit_down(dealt(("casual", "human"), dealer=1))
    assert thinker.questions[0].view.turn == 0
    assert thinker.turns[0] is False


def test_a_person_between_two_turns_parts_them(session, table, thinker, sit_down):
    match = dealt(("human", "beginner"), {0: "2H 3D 5C 7C 9S JH KD", 1: "2S 3S 5S"}, dealer=1)
    match.play(Draw(0))
    sit_down(match)
    for card in ("2H", "3D"):
        asked = len(thinker.turns)
        session.intents.submit(Discard(0, card))
        until(lambda: session.table.live.state.turn == 0)
        first, *others = thinker.turns[asked:]
        assert first is False
        assert all(others)
        session.intents.press("draw")


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


def test_answers_on_the_way_grow_into_the_last(qtbot, worker, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    asked = thoughtful(worlds=100, refined=True)
    on_the_way = []
    worker.refined.connect(lambda ticket, decision: on_the_way.append(decision))
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE) as answer:
        worker.ask(asked)
    assert [each.worlds for each in on_the_way] == [0, 32, 64][: len(on_the_way)]
    assert on_the_way[1] == asked_plainly(asked, 32)
    assert answer.args[1] == asked_plainly(asked)


def test_who_does_not_look_into_worlds_answers_once(qtbot, worker):
    on_the_way = []
    worker.refined.connect(lambda ticket, decision: on_the_way.append(decision))
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question("casual", refined=True))
    assert on_the_way == []


def begin_no_more_than(most, monkeypatch):
    """Let the system begin so many processes, and refuse the next."""
    process = multiprocessing.get_context("spawn").Process
    start, begun = process.start, []

    def begin(self):
        if len(begun) == most:
            raise OSError("no more processes")
        begun.append(self)
        start(self)

    monkeypatch.setattr(process, "start", begin)


@pytest.mark.expected_warning("cannot be begun")
def test_a_second_worker_that_cannot_begin_is_done_without(qtbot, open_thinker, monkeypatch, caplog):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    begin_no_more_than(1, monkeypatch)
    alone, asked = open_thinker(2), thoughtful()
    with qtbot.waitSignal(alone.answered, timeout=PATIENCE) as answer:
        alone.ask(asked)
    until(lambda: "cannot be begun" in caplog.text)
    assert answer.args[1] == asked_plainly(asked)
    assert len(alone.process_ids) == 1


@pytest.mark.expected_warning("cannot be begun")
def test_a_player_that_has_no_worker_has_failed(qtbot, open_thinker, monkeypatch):
    begin_no_more_than(0, monkeypatch)
    broken = open_thinker(2)
    with qtbot.waitSignal(broken.failed, timeout=PATIENCE) as failure:
        ticket = broken.ask(question())
    assert failure.args == [ticket]


class Pipe:
    """A pipe to another worker that is written down."""

    def __init__(self, *rows):
        self.rows, self.told, self.emptied = list(rows), [], threading.Event()

    def send(self, row):
        self.told.append(row)

    def recv(self):
        if not self.rows:
            self.emptied.set()
            raise EOFError
        return self.rows.pop(0)


def squares(indices, sharing):
    worked = []

    def evaluate(index):
        worked.append(index)
        return (index * index,)

    assert sharing(evaluate, indices) == serial(lambda index: (index * index,), indices)
    return worked


@pytest.mark.parametrize(("rank", "order"), [(0, [10, 12, 14, 13, 11]), (1, [11, 13, 14, 12, 10])])
def test_a_worker_begins_with_its_own_half_and_then_takes_the_others_from_the_end(rank, order):
    pipe = Pipe()
    sharing = SharedWorlds(rank, pipe)
    sharing.begin(5, lambda ticket: None)
    assert squares(range(10, 15), sharing) == order
    assert [index + 10 for (_, index, _) in pipe.told] == order


def test_what_the_other_worker_tells_is_not_worked_out_again():
    pipe = Pipe(((5, 0, 10), 1, (121,)), ((4, 0, 10), 2, (0,)), ((5, 1, 10), 3, (0,)))
    sharing = SharedWorlds(0, pipe)
    assert pipe.emptied.wait(PATIENCE / 1000)
    sharing.begin(5, lambda ticket: None)
    assert squares(range(10, 15), sharing) == [10, 12, 14, 13]


def test_what_has_been_worked_out_counts_even_when_it_is_enough():
    def stop(ticket):
        raise Enough

    sharing = SharedWorlds()
    sharing.begin(5, lambda ticket: None)
    squares(range(4), sharing)
    sharing.begin(5, stop)
    sharing.allow(None)
    assert squares(range(4), sharing) == []
    with pytest.raises(Enough):
        sharing(lambda index: (0,), range(4, 6))


def test_it_is_looked_between_two_outcomes_of_a_world_whether_more_are_wanted():
    worked = []

    def heed(ticket):
        if len(worked) == 3:
            raise Enough

    def evaluate(index):
        for candidate in range(8):
            worked.append((index, candidate))
            yield candidate

    sharing = SharedWorlds()
    sharing.begin(5, heed)
    with pytest.raises(Enough):
        sharing(evaluate, range(4))
    assert worked == [(0, 0), (0, 1), (0, 2)]


def test_a_batch_is_thought_through_once_however_often_it_is_begun():
    sharing = SharedWorlds()
    sharing.begin(5, lambda ticket: None)
    sharing.allow(1)
    assert squares(range(4), sharing) == [0, 2, 3, 1]
    with pytest.raises(Enough):
        sharing(lambda index: (0,), range(4, 6))
    assert sharing.held_back
    sharing.allow(2)
    assert squares(range(4), sharing) == []
    assert squares(range(4, 6), sharing) == [4, 5]
    assert not sharing.held_back
    sharing.begin(6, lambda ticket: None)
    sharing.allow(None)
    assert squares(range(4), sharing) == [0, 2, 3, 1]


@pytest.mark.expected_warning("begun again")
def test_a_player_that_breaks_down_is_told_after_two_attempts(qtbot, worker, capfd):
    with qtbot.waitSignal(worker.failed, timeout=PATIENCE) as failure:
        ticket = worker.ask(question()._replace(game="no such game", player="random"))
    assert failure.args == [ticket]
    assert capfd.readouterr().err.count("KeyError") == worker_pool.ATTEMPTS


def test_closing_ends_the_workers(qtbot, worker):
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question())
    processes = worker.process_ids
    worker.close()
    assert not any(map(is_alive, processes))


PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication
from barracan.session import worker_pool
from barracan.session.worker_pool import WorkerPool
from session.test_thinking import question

if __name__ == "__main__":
    app = QCoreApplication([])
    worker_pool._cores = lambda: 2
    thinker = WorkerPool()

    def tell(*_):
        if len(thinker.process_ids) < 2:
            thinker.ask(question())
        else:
            print(*thinker.process_ids, flush=True)
    thinker.answered.connect(tell)
    thinker.ask(question())
    app.exec()
"""


def test_workers_die_with_a_program_that_is_killed(qtbot, tmp_path):
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as program:
        processes = [int(process) for process in program.stdout.readline().split()]
        assert all(map(is_alive, processes))
        ends = [os.pidfd_open(process) for process in processes]
        program.kill()
        for each in ends:
            assert select.select([each], [], [], PATIENCE / 1000)[0]  # readable once the process has ended
            os.close(each)
    assert not any(map(is_alive, processes))


def test_a_session_plays_with_a_real_worker(qtbot, library):
    session = TableSession(library, find_game)
    session.pace = Pace(0, 0)
    table = Onlooker(session, library)
    session.start(settings("random", "random"))
    until(lambda: len(table.of("happened")) > 30)
    assert table.of("trouble") == []
    session.close()


def test_a_broken_player_is_replaced_by_chance_and_told(session, table, thinker):
    thinker.ask = lambda *_: 99
    session.start(settings("human", "random"))
    while session.table.live.state.turn == 0:
        moves = session.table.live.game.legal_moves(session.table.live.state)
        session.intents.submit(next(iter(moves.of(moves.actions()[-1]))))
    thinker.failed.emit(99)
    until(lambda: table.last("happened").seat == 1)
    assert "has failed: a move at random was made" in str(table.last("trouble"))


def test_the_record_tells_with_how_many_worlds_a_computer_came_to_a_move(session, thinker, sit_down):
    sit_down(dealt(("human", "expert"), dealer=1))
    thinker.hold()
    session.intents.press("draw")
    session.intents.submit(Discard(0, session.table.live.game.view(session.table.live.state, 0).hand[0]))
    ((ticket, decision),) = thinker.held
    thinker.answered.emit(ticket, replace(decision, worlds=0, move=decision.plan_move))
    until(lambda: session.table.live.match.moves[-1].seat == 1)
    moves = [line for line in map(read_line, session.table.live.match.lines) if line["kind"] == "move"]
    assert [(line["seat"], line.get("worlds")) for line in moves] == [(0, None), (0, None), (1, 0)]


def test_chance_that_stands_in_for_a_broken_player_never_calls_the_time(session, thinker, sit_down):
    match = Match.begin(CATALOG["buraco"], notes(("human", "expert")), {"minutes": 10}, seed=7)  # which would call it
    match.deal(0, match.shuffled_deck(stream("deck", 7)))
    thinker.hold()
    sit_down(match)
    thinker.failed.emit(len(thinker.questions))
    until(lambda: bool(session.table.live.match.moves))
    assert session.table.live.match.moves[0].do != "time"
    assert "worlds" not in read_line(session.table.live.match.lines[-1])


LEAVING = {
    "undo": lambda session: session.intents.undo(),
    "another match": lambda session: session.start(settings("human", "random")),
    "another player": lambda session: session.seat(1, "human"),
    "leave": lambda session: session.leave(),
}


@pytest.mark.parametrize("way", LEAVING)
def test_who_leaves_a_position_stops_the_thinking_about_it(way, session, table, thinker, sit_down):
    sit_down(dealt(("human", "expert"), dealer=1))
    session.intents.press("draw")
    thinker.hold()
    session.intents.submit(Discard(0, session.table.live.game.view(session.table.live.state, 0).hand[0]))
    assert thinker.questions[-1].view.turn == 1
    stopped, happened = thinker.forgotten, len(table.of("happened"))
    LEAVING[way](session)
    assert thinker.forgotten > stopped
    moved = len(table.of("happened"))
    thinker.let_go()
    assert len(table.of("happened")) == moved
    assert moved <= happened + 1


def test_a_hint_is_for_the_viewer_and_dropped_when_the_position_changes(qtbot, session, table, thinker, sit_down):
    sit_down(dealt(("human", "random"), dealer=1))
    with qtbot.waitSignal(session.model.hinted, timeout=PATIENCE) as hint:
        session.intents.press("hint")
    asked = thinker.questions[-1]
    assert (asked.player, asked.view.seat) == ("expert", 0)
    assert hint.args[0].move.seat == 0
    assert table.of("thinking") == []
    thinker.hold()
    session.intents.hint()
    stopped = thinker.forgotten
    session.intents.press("draw")
    assert thinker.forgotten > stopped
    thinker.let_go()
    assert len(table.of("hinted")) == 1


def test_a_hint_is_given_at_once_and_refined(qapp, session, table, thinker, sit_down):
    sit_down(dealt(("human", "random"), dealer=1))
    thinker.hold()
    session.intents.hint()
    assert thinker.questions[-1].refined
    ((ticket, decision),) = thinker.held
    for worlds in (0, 32):
        thinker.refined.emit(ticket, replace(decision, worlds=worlds))
    thinker.let_go()
    assert [hint.worlds for hint in table.of("hinted")] == [0, 32, decision.worlds]
    thinker.refined.emit(ticket, decision)
    assert len(table.of("hinted")) == 3


def test_players_answer_once(session, thinker):
    session.start(settings("human", "random"))
    while session.table.live.state.turn == 0:
        moves = session.table.live.game.legal_moves(session.table.live.state)
        session.intents.submit(next(iter(moves.of(moves.actions()[-1]))))
    assert not any(asked.refined for asked in thinker.questions)


def test_workers_that_were_to_begin_do_not_after_closing(qapp):
    pool = WorkerPool()
    for wait in (run_dry, lambda: None):
        pool.warm()
        wait()
        pool.close()
        assert not any(timer.isActive() for timer in pool.findChildren(QTimer))
        assert pool.process_ids == []


GONE = """
from threading import Event
from barracan.session.worker_messages import There
from barracan.session.worker_process import Inbox

class Broken:
    def recv(self):
        Event().wait()

    def send(self, message):
        raise BrokenPipeError

Inbox(Broken()).send(There(1))
raise SystemExit("went on")
"""


def test_a_worker_whose_program_is_gone_ends_without_a_word():
    done = subprocess.run([sys.executable, "-P", "-c", GONE], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
