"""How worker processes end: with their pool, its page, and the program."""

import os
import select
import subprocess
import sys
from time import monotonic

from PySide6.QtCore import QObject, QTimer
from shiboken6 import delete

from barracan.session.worker_pool import WorkerPool
from session.workers import AT_ONCE, is_alive, not_on_windows, question, think_for_long, thoughtful
from waiting import PATIENCE, run_dry

pytestmark = not_on_windows


def test_closing_ends_the_workers(qtbot, worker):
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(question())
    processes = worker.process_ids
    worker.close()
    assert not any(map(is_alive, processes))


def test_closing_in_mid_thought_leaves_nothing_behind(qtbot, pair):
    think_for_long(qtbot, pair, thoughtful())
    processes = pair.process_ids
    begun = monotonic()
    pair.close()
    assert 1000 * (monotonic() - begun) < AT_ONCE
    assert not any(map(is_alive, processes))
    assert pair.process_ids == []


def test_workers_that_were_to_begin_do_not_after_closing(qapp):
    pool = WorkerPool()
    for wait in (run_dry, lambda: None):
        pool.warm()
        wait()
        pool.close()
        assert not any(timer.isActive() for timer in pool.findChildren(QTimer))
        assert pool.process_ids == []


def test_workers_end_with_the_page_that_their_pool_belongs_to(qtbot, open_thinker):
    page = QObject()
    pool = open_thinker(1, page)
    with qtbot.waitSignal(pool.answered, timeout=PATIENCE):
        pool.ask(question())
    (process,) = pool.process_ids
    delete(page)
    assert not is_alive(process)


PROGRAM = """
import os
from PySide6.QtCore import QCoreApplication
from barracan.session.worker_pool import WorkerPool
from session.workers import question

if __name__ == "__main__":
    app = QCoreApplication([])
    os.sched_getaffinity = lambda _: {0, 1}
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
