"""Who plays the deals of a command: order, bounds, and what happens when somebody is ended in the middle."""

import argparse
import gc
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from multiprocessing import active_children
from operator import neg
from pathlib import Path
from threading import Thread

import pytest

from barracan.cli import executors
from barracan.cli.cluster import WorkersLost
from barracan.cli.commands import main
from barracan.cli.executors import MOST_DEALS, WAITING, find_workers

ARENA = ["arena", "barracan", "--players", "greedy,random", "--seats", "2", "--seed", "1"]
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def asked(workers=None, cluster=None):
    return argparse.Namespace(workers=workers, cluster=cluster)


def wait_for_rows(path):
    while not (path.exists() and path.stat().st_size):
        time.sleep(0.01)  # nobody tells that another process has written


@pytest.mark.parametrize("workers", [None, 1, 2])
def test_results_come_in_order_and_items_are_taken_as_they_are_needed(workers):
    count = 5000
    taken = 0

    def items():
        nonlocal taken
        for number in range(count):
            taken += 1
            yield number

    most = 1 if workers != 2 else (WAITING * workers + 1) * MOST_DEALS
    with find_workers(asked(workers)) as found:
        for number, result in enumerate(found.play(neg, items())):
            assert result == -number
            assert taken - number <= most
    assert number == count - 1


def test_garbage_is_looked_for_seldom_while_somebody_plays_here_and_as_before_afterwards():
    before = gc.get_threshold()
    with find_workers(asked()) as found:
        (during,) = found.play(lambda _: gc.get_threshold(), [1])
    assert during[0] >= 100 * before[0]
    assert gc.get_threshold() == before


def test_one_run_feeds_another():
    with find_workers(asked(2)) as found:
        assert list(found.play(neg, found.play(neg, range(100)))) == list(range(100))


def test_what_is_wrong_with_a_deal_is_raised_as_it_is():
    for workers in (1, 2):
        with find_workers(asked(workers)) as found, pytest.raises(ValueError, match="invalid literal"):
            list(found.play(int, ["1", "2", "three"]))


def test_a_process_that_ends_is_told_after_the_results_before_it():
    items = [*map(str, range(40)), "__import__('signal').raise_signal(9)", *map(str, range(40))]
    results = []
    with find_workers(asked(2)) as found:
        results.extend(found.play(eval, items[:20]))
        with pytest.raises(WorkersLost, match="has been ended"):
            results.extend(found.play(eval, items[20:]))
    assert results == list(range(len(results)))
    assert 20 <= len(results) <= 40


def test_no_process_is_left_whatever_they_were_doing():
    before = set(active_children())
    with find_workers(asked(2)) as found:
        assert next(found.play(abs, iter([-1]))) == 1
        left = found.play(time.sleep, [0, 1000, 1000])
        assert next(left) is None
    assert set(active_children()) <= before


def test_a_process_that_cannot_be_begun_is_told_in_one_sentence(capsys, monkeypatch):
    def fail(*_, **__):
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor.submit", fail)
    assert main([*ARENA, "--deals", "1", "--workers", "2"]) == 2
    told = capsys.readouterr()
    assert told.err == "barracan arena: No process could be begun to play: Resource temporarily unavailable.\n"


@posix
def test_an_arena_whose_worker_is_killed_keeps_its_rows_and_goes_on(tmp_path, capsys):
    out, whole = tmp_path / "rows", tmp_path / "whole"
    before = set(active_children())

    def kill():
        wait_for_rows(out)
        os.kill(next(iter(set(active_children()) - before)).pid, signal.SIGKILL)

    killer = Thread(target=kill)
    killer.start()
    assert main([*ARENA, "--workers", "2", "--deals", "1000000", "--out", str(out)]) == 1
    killer.join()
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"kept in {out}" in told
    rows = len(out.read_bytes().splitlines())
    deals = ["--deals", str(rows // 2 + 1)]
    assert main([*ARENA, *deals, "--out", str(out)]) == 0
    assert main([*ARENA, *deals, "--workers", "2", "--out", str(whole)]) == 0
    assert out.read_bytes() == whole.read_bytes()


@contextmanager
def heard(number):
    """Let programs that are started hear a signal, which a shell has those ignore that it runs in the background."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


@posix
def test_an_arena_that_is_interrupted_says_so_once_and_leaves_no_process(tmp_path):
    out = tmp_path / "rows"
    command = [sys.executable, "-m", "barracan", *ARENA, "--workers", "2", "--deals", "1000000", "--out", str(out)]
    with heard(signal.SIGINT):
        run = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
    wait_for_rows(out)
    os.killpg(run.pid, signal.SIGINT)
    told, _ = run.communicate()  # ends when the last process has
    assert run.returncode == 130
    assert told.splitlines() == [
        f"barracan arena: Interrupted; what was played is kept in {out}, and the same command goes on from there."
    ]
    assert all(json.loads(line)["deal"] >= 0 for line in out.read_text().splitlines())


@posix
def test_processes_end_with_the_one_that_asked_them(tmp_path):
    out = tmp_path / "rows"
    command = [sys.executable, "-m", "barracan", *ARENA, "--workers", "2", "--deals", "1000000", "--out", str(out)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    wait_for_rows(out)
    run.kill()
    assert run.communicate()[0] == b""  # ends when the last process has


def test_without_dask_a_cluster_is_told_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ARENA, "--deals", "1", "--cluster", "tcp://127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "pip install" in told


def test_dask_is_imported_in_one_file_alone():
    sources = Path(executors.__file__).parents[1].rglob("*.py")
    naming = {
        path.name for path in sources if re.search(r"\b(from|import) (distributed|dask)\b", path.read_text("utf-8"))
    }
    assert naming == {"cluster.py"}
