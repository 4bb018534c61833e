"""Kill the program in its window at random instants and look whether everything it had painted is stored.

``python packaging/checks/kill_harness.py [--runs N] [--seed N] [--folder FOLDER]``

A person made of chance plays at the window and takes moves back often (``person.py``); every table that is painted and
every undo that is asked for is noted. After each kill (SIGKILL) the library must hold every position noted, with the
cards that were painted, its records must verify, the match must be free to be opened, and no process of the program may
be left. An undo that was under way explains one position that is missing, the one it takes back, and no more.
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
from typing import TYPE_CHECKING, NamedTuple

import barracan
import person
from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.record import RecordError
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from person import Note

TABLES = (
    ("barracan", "human,random"),
    ("barracan", "human,casual,random,random"),
    ("burraco", "human,random"),
    ("concan", "human,random,random"),
    ("barbu", "human,random,random,random"),
    ("barracan", "random,random,random"),
)
START = 60.0
"""Seconds in which the program has to paint its first table, on a machine that is busy too."""
LATEST = 60
"""The most notes that are waited for after the first painted table, on a machine however busy; then comes the kill."""
PATIENCE = 10.0
"""Seconds after which the kill comes although fewer notes have been written."""
INSTANT = 0.05
"""Seconds at most between a note and the kill."""
LEFTOVERS = 5.0
"""Seconds in which the processes that the program has begun have to end."""
USUAL = "This plugin does not support "
"""How a line of Qt's begins that says nothing about the program."""


class Judgement(NamedTuple):
    """What is wrong with a match after a kill, and whether an undo explains a position that is missing."""

    faults: list[str]
    explained: bool = False


def judge(notes: Sequence[Note], lines: Sequence[str]) -> Judgement:
    """Compare what was noted of a match since the program began with its record in the library."""
    faults: list[str] = []
    kept: list[Note] = []
    undos = 0
    for note in notes:
        if note.kind == person.UNDO:
            undos += 1
            continue
        top = kept[-1].number if kept else note.number
        if top - note.number > undos:
            faults.append(f"position {top} was followed by {note.number} after {undos} undos")
        if note.kind == person.TOLD:
            undos = 0
        kept = [*(each for each in kept if each.number <= note.number), note]
    top = kept[-1].number if kept else 0
    explained = top - undos <= len(lines) < top
    if len(lines) < top and not explained:
        faults.append(f"position {top} was shown, {len(lines)} lines are stored, {undos} undos were under way")
    return Judgement([*faults, *_painted_otherwise(kept, lines)], explained)


def _painted_otherwise(kept: Iterable[Note], lines: Sequence[str]) -> list[str]:
    """The stored positions that were painted with other cards."""
    match = Match.replay(find_game, ())
    faults = []
    for note in kept:
        if note.table is None or note.number > len(lines):
            continue
        while match.number < note.number:
            match.read(lines[match.number])
        stored = person.table_of(match.game.view(match.state, note.seat))
        if stored != note.table:
            names = [name for name in {**stored, **note.table} if stored.get(name) != note.table.get(name)]
            told = "; ".join(f"{name} {note.table.get(name)}, stored {stored.get(name)}" for name in sorted(names))
            faults.append(f"position {note.number} was painted with {told}")
    return faults


class Harness:
    """Starts, kills and looks, again and again on one library.

    Attributes:
        faults: how much was wrong so far.
        painted, undos, explained: how many tables have been painted, how many undos asked for, and how many positions
            are missing because of one that was under way.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.library = folder / "library.sqlite"
        self.notes = folder / "notes.jsonl"
        self.faults = self.painted = self.undos = self.explained = 0
        self._rng = random.Random(seed)
        self._variables = os.environ | {
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            "PYTHONPATH": str(Path(barracan.__file__).parent.parent),
            **{f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")},
        }

    def kill_once(self) -> list[str]:
        """Start the program, kill it, and say what is wrong afterwards."""
        self.notes.unlink(missing_ok=True)
        with self._start() as program:
            try:
                if self._rng.random() < 0.8:
                    self._await_first_table(program)
                    self._await_notes(self._rng.randrange(LATEST))
                    time.sleep(self._rng.random() * INSTANT)
                else:
                    time.sleep(self._rng.random())
                family = descendants(program.pid)
            finally:
                program.send_signal(signal.SIGKILL)
            said = program.communicate()[0]
        faults = [f"it said: {line}" for line in said.splitlines() if not line.startswith(USUAL)]
        if program.returncode != -signal.SIGKILL:
            faults.append("it ended by itself")
        return faults + self._left_behind(family) + self._lost()

    def _start(self) -> subprocess.Popen[str]:
        again = self._rng.random() < 0.7 and self._has_unfinished()
        what = ["resume"] if again else ["new", *self._rng.choice(TABLES)]
        seed = str(self._rng.getrandbits(32))
        return subprocess.Popen(
            [sys.executable, "-P", person.__file__, str(self.library), str(self.notes), seed, *what],
            env=self._variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def _await_first_table(self, program: subprocess.Popen[str]) -> None:
        deadline = time.monotonic() + START
        while not self.notes.exists() or person.PAINTED not in self.notes.read_text():
            if program.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"no table has been painted: {program.communicate()[0] if program.poll() else ''}")
            time.sleep(0.005)

    def _await_notes(self, more: int) -> None:
        deadline = time.monotonic() + PATIENCE
        wanted = self._noted() + more
        while self._noted() < wanted and time.monotonic() < deadline:
            time.sleep(0.003)

    def _noted(self) -> int:
        return self.notes.read_bytes().count(b"\n")

    def _has_unfinished(self) -> bool:
        if not self.library.exists():
            return False
        with Library.open(self.library) as library:
            return bool(library.find_unfinished())

    def _lost(self) -> list[str]:
        """Compare what was noted with what is stored."""
        notes = person.read_notes(self.notes)
        self.painted += sum(note.kind == person.PAINTED for note in notes)
        self.undos += sum(note.kind == person.UNDO for note in notes)
        if not self.library.exists():
            return ["the library is not there"] if notes else []
        with closing(sqlite3.connect(self.library)) as db:
            judged = [row[0] for row in db.execute("PRAGMA integrity_check")]
        faults = [] if judged == ["ok"] else [f"the file is damaged: {judged}"]
        with Library.open(self.library) as library:
            if library.notice:
                faults.append(str(library.notice))
            for match in sorted({note.match for note in notes}):
                of_match = [note for note in notes if note.match == match]
                faults += [f"match {match}: {fault}" for fault in self._lost_of(library, match, of_match)]
        return faults

    def _lost_of(self, library: Library, match: int, notes: Sequence[Note]) -> list[str]:
        try:
            library.hold(match)
            lines = library.lines(match)
            Match.replay(find_game, lines)
        except (LibraryError, RecordError) as error:
            return [str(error)]
        judgement = judge(notes, lines)
        self.explained += judgement.explained
        return judgement.faults

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


def main(words: Sequence[str] | None = None) -> int:
    """Kill the program so many times; 1 if anything painted was lost or anything was left behind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keep the library there instead of in a temporary folder")
    wanted = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="barracan-kill-") as temporary:
        harness = Harness(wanted.folder or Path(temporary), wanted.seed)
        for run in range(1, wanted.runs + 1):
            for fault in harness.kill_once():
                harness.faults += 1
                print(f"run {run}: {fault}", flush=True)
    print(
        f"{wanted.runs} kills, {harness.painted} tables painted, {harness.undos} undos, "
        f"{harness.explained} positions taken back in the instant of a kill, {harness.faults} faults",
        flush=True,
    )
    return 1 if harness.faults else 0


if __name__ == "__main__":
    sys.exit(main())
