"""Worker processes: what they are told, what they load, and what they answer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from barracan.games.catalog import find_game
from barracan.session import worker_pool
from barracan.session.progress import Pace
from barracan.session.table_session import TableSession
from session.company import Onlooker, settings
from session.workers import asked_plainly, not_on_windows, question, thoughtful
from waiting import PATIENCE, until

pytestmark = not_on_windows


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


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="niceness is of other systems")
def test_workers_let_everything_else_go_first(qtbot, worker):
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question())
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.process_ids[0]) == min(19, own + 5)


def test_two_workers_decide_as_one_would(qtbot, pair, monkeypatch):
    monkeypatch.delitem(worker_pool.CAPS, "expert")
    for number in range(0, 12, 6):
        asked = thoughtful(number)
        with qtbot.waitSignal(pair.answered, timeout=PATIENCE) as answer:
            pair.ask(asked)
        assert answer.args[1] == asked_plainly(asked)
    assert len(pair.process_ids) == 2


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


def test_a_session_plays_with_a_real_worker(qtbot, library):
    session = TableSession(library, find_game)
    session.pace = Pace(0, 0)
    table = Onlooker(session, library)
    session.start(settings("random", "random"))
    until(lambda: len(table.of("happened")) > 30)
    assert table.of("trouble") == []
    session.close()
