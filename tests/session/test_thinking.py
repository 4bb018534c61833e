"""The worker process: what it is told, what it loads, and how it ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from barracan.games.catalog import find_game
from barracan.session import thinking
from barracan.session.table_session import Pace, TableSession
from barracan.session.thinking import Thinker
from barracan.session.worker import Question
from session.company import Onlooker, dealt, settings

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and /proc are of other systems")


@pytest.fixture
def worker(qapp):
    worker = Thinker()
    yield worker
    worker.close()


def question(level="random", **changes):
    match = dealt(("random", "random"), dealer=1)
    return Question("barracan", match.game.view(match.state, 0), level, 7, **changes)


def is_alive(process):
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_an_answer_comes_with_its_ticket(qtbot, worker):
    with qtbot.waitSignal(worker.answered) as answer:
        ticket = worker.ask(question())
    assert answer.args[0] == ticket
    assert answer.args[1].move.do in {"draw", "trick", "pickup"}


def test_a_worker_that_was_warmed_up_answers_the_first_question(qtbot, worker):
    worker.warm()
    worker.warm()
    assert worker.process_id is None
    qtbot.waitUntil(lambda: worker.process_id is not None)
    process = worker.process_id
    with qtbot.waitSignal(worker.answered):
        worker.ask(question())
    assert worker.process_id == process


def test_only_the_newest_question_is_answered(qtbot, worker):
    answered = []
    worker.answered.connect(lambda ticket, _: answered.append(ticket))
    worker.ask(question())
    newest = worker.ask(question())
    qtbot.waitUntil(lambda: bool(answered))
    with qtbot.waitSignal(worker.answered):
        last = worker.ask(question())
    assert answered == [newest, last]


def test_the_worker_never_loads_qt(qtbot, worker):
    with qtbot.waitSignal(worker.answered):
        worker.ask(question())
    maps = Path(f"/proc/{worker.process_id}/maps").read_text()
    assert "libpython" in maps or "python3" in maps
    assert "PySide6" not in maps
    assert "Qt6" not in maps


@pytest.mark.expected_warning("a new one|begun anew")
def test_a_worker_that_is_killed_is_replaced_and_the_question_asked_again(qtbot, worker):
    with qtbot.waitSignal(worker.answered):
        worker.ask(question())
    first = worker.process_id
    os.kill(first, signal.SIGSTOP)
    with qtbot.waitSignal(worker.answered) as answer:
        ticket = worker.ask(question())
        os.kill(first, signal.SIGKILL)
    assert answer.args[0] == ticket
    assert worker.process_id != first
    assert not is_alive(first)


@pytest.mark.expected_warning("begun anew")
def test_a_player_that_breaks_down_is_told_after_two_attempts(qtbot, worker, capfd):
    with qtbot.waitSignal(worker.failed) as failure:
        ticket = worker.ask(Question("no such game", None, "random", 1))
    assert failure.args == [ticket]
    assert capfd.readouterr().err.count("KeyError") == thinking.ATTEMPTS


def test_closing_ends_the_worker(qtbot, worker):
    with qtbot.waitSignal(worker.answered):
        worker.ask(question())
    process = worker.process_id
    worker.close()
    assert not is_alive(process)


PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication
from barracan.session.thinking import Thinker
from session.test_thinking import question

if __name__ == "__main__":
    app = QCoreApplication([])
    thinker = Thinker()

    def tell(*_):
        print(thinker.process_id, flush=True)
    thinker.answered.connect(tell)
    thinker.ask(question())
    app.exec()
"""


def test_the_worker_dies_with_a_program_that_is_killed(qtbot, tmp_path):
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as program:
        process = int(program.stdout.readline())
        assert is_alive(process)
        program.kill()
    qtbot.waitUntil(lambda: not is_alive(process))


def test_a_session_plays_with_a_real_worker(qtbot, library):
    session = TableSession(library, find_game)
    session.pace = Pace(0, 0)
    table = Onlooker(session, library)
    session.start(settings("random", "random"))
    qtbot.waitUntil(lambda: len(table.of("happened")) > 30)
    assert table.of("trouble") == []
    session.close()


def test_a_broken_player_is_replaced_by_chance_and_told(qtbot, session, table, thinker):
    thinker.ask = lambda _: 99
    session.start(settings("human", "random"))
    while session._playing.state.turn == 0:
        moves = session._playing.game.legal_moves(session._playing.state)
        session.submit(next(iter(moves.of(moves.actions()[-1]))))
    thinker.failed.emit(99)
    qtbot.waitUntil(lambda: table.last("happened").seat == 1)
    assert "has failed: a move at random was made" in str(table.last("trouble"))


def test_a_hint_is_for_the_viewer_and_dropped_when_the_position_changes(qtbot, session, table, thinker, sit_down):
    sit_down(dealt(("human", "random"), dealer=1))
    with qtbot.waitSignal(session.hinted) as hint:
        session.press("hint")
    asked = thinker.questions[-1]
    assert (asked.level, asked.view.seat) == ("expert", 0)
    assert hint.args[0].move.seat == 0
    assert table.of("thinking") == []
    thinker.hold()
    session.hint()
    session.press("draw")
    thinker.let_go()
    assert len(table.of("hinted")) == 1
