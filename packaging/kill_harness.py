"""Kill the program in its window at random instants and look whether everything it had shown is stored.

``python3 packaging/kill_harness.py [--runs N] [--seed N] [--latest SECONDS] [--folder FOLDER]``

The program plays matches of computers (``barracan play --watch``) and notes each position once it has been shown
(``--report``). After each kill (SIGKILL) the library must hold every position noted, its records must verify, the match
must be free to be opened, and no process of the program may be left.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import environment

if TYPE_CHECKING:
    from collections.abc import Sequence

TABLES = ("random,random", "random,random,random", "random,random,random,random", "casual,random")
PREFERENCES = '{"speed": "off", "pace": "quick"}'
START = 20.0
"""Seconds in which the program has to show its first position."""
LATEST = 1.6
"""Seconds after the first position until the latest kill, unless more are wanted: a busy machine needs them."""
LEFTOVERS = 5.0
"""Seconds in which the processes that the program has begun have to end."""


def main(words: Sequence[str] | None = None) -> int:
    """Kill the program so many times; 1 if anything shown was lost or anything was left behind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--latest", type=float, default=LATEST, help="seconds after the first position until a kill")
    parser.add_argument("--folder", type=Path, help="keep the library there instead of in a temporary folder")
    wanted = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="barracan-kill-") as temporary:
        harness = Harness(wanted.folder or Path(temporary), wanted.seed, wanted.latest)
        for run in range(1, wanted.runs + 1):
            for fault in harness.kill_once(run):
                harness.faults += 1
                print(f"run {run}: {fault}", flush=True)
    print(
        f"{wanted.runs} kills, {harness.shown} positions shown in {harness.matches} matches, {harness.faults} faults",
        flush=True,
    )
    return 1 if harness.faults else 0


class Harness:
    """Starts, kills and looks, again and again on one library.

    Attributes:
        faults: how much was wrong so far.
        shown, matches: how many positions of how many matches have been shown so far.
    """

    def __init__(self, folder: Path, seed: int, latest: float = LATEST) -> None:
        import barracan

        folder.mkdir(parents=True, exist_ok=True)
        self.library = folder / "library.sqlite"
        self.report = folder / "shown.txt"
        self.faults = self.shown = self.matches = 0
        self._rng = random.Random(seed)
        self._latest = latest
        self._variables = os.environ | {
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            "PYTHONPATH": str(Path(barracan.__file__).parent.parent),
            **{f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")},
        }
        preferences = folder / "data" / "barracan" / "preferences.json"
        preferences.parent.mkdir(parents=True, exist_ok=True)
        preferences.write_text(PREFERENCES)

    def kill_once(self, run: int) -> list[str]:
        """Start the program, kill it, and say what is wrong afterwards."""
        noted = self._noted_bytes()
        with self._start(run) as program:
            try:
                if self._rng.random() < 0.8:
                    self._await_first_position(program, noted)
                    time.sleep(self._rng.random() * self._latest)
                else:
                    time.sleep(self._rng.random())
                family = descendants(program.pid)
            finally:
                program.send_signal(signal.SIGKILL)
            said = program.communicate()[0]
        faults = [] if program.returncode == -signal.SIGKILL else [f"the program ended by itself: {said}"]
        return faults + self._left_behind(family) + self._lost()

    def _start(self, run: int) -> subprocess.Popen[str]:
        again = run > 1 and self._rng.random() < 0.7 and self._has_unfinished()
        table = TABLES[int(self._rng.random() * len(TABLES))]
        which = ["--resume", "last"] if again else ["--new", "barracan", "--players", table]
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "barracan", "play", "--watch", *which,
             "--library", str(self.library), "--report", str(self.report)],
            env=self._variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def _await_first_position(self, program: subprocess.Popen[str], noted: int) -> None:
        deadline = time.monotonic() + START
        while self._noted_bytes() == noted:
            if program.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"no table has been shown: {program.communicate()[0] if program.poll() else ''}")
            time.sleep(0.005)

    def _noted_bytes(self) -> int:
        return self.report.stat().st_size if self.report.exists() else 0

    def _has_unfinished(self) -> bool:
        from barracan.storage.library import Library

        with Library.open(self.library) as library:
            return bool(library.unfinished())

    def _lost(self) -> list[str]:
        """Compare what was shown with what is stored."""
        from barracan.games.catalog import find_game
        from barracan.model.match import Match
        from barracan.model.record import RecordError
        from barracan.storage.errors import LibraryError
        from barracan.storage.library import Library

        shown = self._positions()
        self.shown, self.matches = sum(shown.values()), len(shown)
        faults = []
        if not self.library.exists():
            return [] if not shown else ["the library is not there"]
        with closing(sqlite3.connect(self.library)) as db:
            judged = [row[0] for row in db.execute("PRAGMA integrity_check")]
        if judged != ["ok"]:
            faults.append(f"the file is damaged: {judged}")
        with Library.open(self.library) as library:
            if library.notice:
                faults.append(str(library.notice))
            for match, number in shown.items():
                try:
                    library.hold(match)
                    lines = library.lines(match)
                    Match.replay(find_game, lines)
                except (LibraryError, RecordError) as error:
                    faults.append(f"match {match}: {error}")
                    continue
                if len(lines) < number:
                    faults.append(f"match {match}: {number} lines shown, {len(lines)} stored")
        return faults

    def _positions(self) -> dict[int, int]:
        """The last position shown of each match; a line that the kill has cut short counts for nothing."""
        shown: dict[int, int] = {}
        if self.report.exists():
            for line in self.report.read_text().splitlines(keepends=True):
                match, number = line.split()
                if line.endswith("\n"):
                    shown[int(match)] = int(number)
        return shown

    def _left_behind(self, family: list[int]) -> list[str]:
        deadline = time.monotonic() + LEFTOVERS
        while left := [process for process in family if is_running(process)]:
            if time.monotonic() > deadline:
                return [f"left behind: process {process}" for process in left]
            time.sleep(0.01)
        return []


def descendants(process: int) -> list[int]:
    """The processes that a process has begun, and theirs."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return []
    return [found for child in map(int, children) for found in (child, *descendants(child))]


def is_running(process: int) -> bool:
    """Whether a process still runs; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


if __name__ == "__main__":
    try:
        import barracan
    except ImportError:
        with environment.plain_failures():
            python = environment.python_for(windows=True)
        environment.become(python, [__file__, *sys.argv[1:]])
    assert barracan.__version__
    sys.exit(main())
