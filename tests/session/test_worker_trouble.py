"""Worker processes that are killed, stand still, cannot begin or break down."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QTimer

from barracan.session import worker_pool
from barracan.session.system_processes import processor_time
from session.workers import asked_plainly, begun, cap_of, is_alive, not_on_windows, question, thoughtful
from waiting import PATIENCE, until

pytestmark = not_on_windows


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


def stop(processes):
    """Stop processes; a thread of one may run on until another has come to hear of it."""
    for each in processes:
        os.kill(each, signal.SIGSTOP)
        os.waitpid(each, os.WUNTRACED)


def go_on(processes):
    for each in processes:
        os.kill(each, signal.SIGCONT)


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


@pytest.mark.expected_warning("begun again")
def test_a_player_that_breaks_down_is_told_after_two_attempts(qtbot, worker, capfd):
    with qtbot.waitSignal(worker.failed, timeout=PATIENCE) as failure:
        ticket = worker.ask(question()._replace(game="no such game", player="random"))
    assert failure.args == [ticket]
    assert capfd.readouterr().err.count("KeyError") == worker_pool.ATTEMPTS
