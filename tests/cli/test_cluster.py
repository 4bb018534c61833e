"""A Dask cluster of two workers plays what processes play; clusters that cannot play are told in one sentence."""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import find_spec
from operator import neg

import pytest

from barracan.cli import cluster as clusters
from barracan.cli.cluster import WorkersLost
from barracan.cli.commands import main
from barracan.cli.executors import find_workers

pytestmark = pytest.mark.skipif(
    find_spec("distributed") is None, reason="Dask is not installed: pip install '.[cluster]'"
)
ARENA = ["arena", "barracan", "--players", "greedy,random", "--seats", "2", "--seed", "1"]
FORGET = "import sys\nsys.modules['barracan'] = None\n"


LOCAL = """
import json, sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(**json.loads(sys.argv[1])) as cluster:
        workers = [[worker.worker_address, worker.pid] for worker in cluster.workers.values()]
        print(json.dumps([cluster.scheduler_address, workers]), flush=True)
        for line in sys.stdin:
            cluster.scale(int(line))
"""


class Local:
    """A cluster of this machine in processes of its own.

    Attributes:
        address: of its scheduler.
        workers: address and process of each worker.
    """

    def __init__(self, folder, **changes):
        given = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "local_directory": str(folder)}
        script = folder / "local_cluster.py"
        script.write_text(LOCAL)
        self._process = subprocess.Popen(
            [sys.executable, script, json.dumps({**given, **changes})],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        self.address, self.workers = json.loads(self._process.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def scale(self, workers):
        """Have so many workers from now on."""
        print(workers, file=self._process.stdin, flush=True)

    def close(self):
        """End all of it."""
        self._process.communicate()


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    with Local(tmp_path_factory.mktemp("dask")) as found:
        yield found


def asked(address):
    return argparse.Namespace(workers=None, cluster=address)


def test_a_cluster_plays_what_one_process_plays(two, tmp_path, capsys):
    told = []
    for name, who in (("here", []), ("there", ["--cluster", two.address])):
        assert main([*ARENA, "--deals", "12", "--out", str(tmp_path / name), *who]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_a_cluster_that_goes_away_is_told_and_the_arena_goes_on_without_it(tmp_path, capsys):
    out, whole = tmp_path / "rows", tmp_path / "whole"

    def close():
        while not (out.exists() and out.stat().st_size):
            time.sleep(0.01)  # nobody tells that another process has written
        local.close()

    with Local(tmp_path) as local:
        closer = threading.Thread(target=close)
        closer.start()
        assert main([*ARENA, "--deals", "1000000", "--cluster", local.address, "--out", str(out)]) == 1
        closer.join()
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "is gone; what was played is kept in" in told
    deals = ["--deals", str(len(out.read_bytes().splitlines()) // 2 + 1)]
    assert main([*ARENA, *deals, "--out", str(out)]) == 0
    assert main([*ARENA, *deals, "--out", str(whole)]) == 0
    assert out.read_bytes() == whole.read_bytes()


def test_a_cluster_without_workers_is_gone_after_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr(clusters, "GRACE_SECONDS", 0)
    monkeypatch.setattr(clusters, "COUNT_SECONDS", 0)
    with Local(tmp_path) as local, find_workers(asked(local.address)) as found:
        results = found.play(time.sleep, [0, 1000])
        assert next(results) is None
        local.scale(0)
        with pytest.raises(WorkersLost, match="no workers left"):
            next(results)


class Silent(BaseHTTPRequestHandler):
    """Serves nothing, and logs nothing."""

    def log_message(self, *_):
        pass


@pytest.fixture
def website():
    server = HTTPServer(("127.0.0.1", 0), Silent)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"tcp://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def refused(address, capsys):
    assert main([*ARENA, "--deals", "1", "--cluster", address]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "tcp://a:b", "http://a:1", "tcp://a:65536", "\0:1", "a b:1"])
def test_what_is_no_address_is_told(address, capsys):
    assert "takes the address of a scheduler" in refused(address, capsys)


def test_an_address_without_a_cluster_is_told_within_seconds(website, capsys, monkeypatch):
    monkeypatch.setattr(clusters, "CONNECT_SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nobody = f"tcp://127.0.0.1:{closed.getsockname()[1]}"
    for address in (nobody, website, "tls://127.0.0.1:1"):
        assert "cluster" in refused(address, capsys)


def test_the_address_of_a_worker_is_told(two, capsys):
    assert "is a worker of a cluster" in refused(two.workers[1][0], capsys)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"n_workers": 0}, "has no workers"),
        ({"n_workers": 1, "threads_per_worker": 3}, "has 3 threads"),
        ({"n_workers": 1, "preload": [FORGET]}, "lacks the program"),
    ],
)
def test_workers_that_cannot_play_are_told(changes, told, tmp_path, capsys):
    with Local(tmp_path, **changes) as local:
        assert told in refused(local.address, capsys)


def test_workers_with_another_program_are_told(two, capsys, monkeypatch):
    clusters.identity.cache_clear()
    monkeypatch.setattr(clusters, "program", lambda *_: {"version": "0", "digest": "0"})
    assert "another version" in refused(two.address, capsys)
    clusters.identity.cache_clear()


def test_a_worker_that_comes_later_with_another_program_is_told(tmp_path):
    from distributed import Client

    def forget():
        from barracan.cli import cluster

        cluster.identity.cache_clear()
        cluster.program = lambda *_: {"version": "0", "digest": "0"}

    with Local(tmp_path, n_workers=1) as local, find_workers(asked(local.address)) as found:
        results = found.play(neg, range(10**6))
        assert next(results) == 0
        with Client(local.address, set_as_default=False) as client:
            client.run(forget)
        with pytest.raises(WorkersLost, match="another version"):
            list(results)


def test_workers_and_a_cluster_are_not_asked_for_together(capsys):
    assert main([*ARENA, "--deals", "1", "--cluster", "tcp://a:1", "--workers", "2"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(two):
    with find_workers(asked(two.address)) as found:
        results = found.play(neg, range(2000))
        first = next(results)
        os.kill(two.workers[0][1], signal.SIGKILL)
        assert [first, *results] == [-number for number in range(2000)]


def test_deals_that_end_every_worker_are_told(two):
    with find_workers(asked(two.address)) as found, pytest.raises(WorkersLost, match="have ended several"):
        list(found.play(signal.raise_signal, [signal.SIGKILL]))
