"""How long it takes until the board of the program stands still on the screen, beside other programs with cards.

``python packaging/benchmarks/start_beside.py [--runs N] [--peer "NAME=COMMAND" ...]``

All are started in turn on a screen of their own (Xvfb, which must be installed) and watched from outside: *painted* is
the moment when much of the screen has changed, *ready* the last change before a second of rest, which the other
programs' deal comes before. A program that is not installed is left out. Run it in a session with a message bus, such
as ``dbus-run-session`` makes.
"""

import argparse
import mmap
import os
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from operator import ne
from pathlib import Path

from barracan.cli.arguments import integer
from start_to_table import call, surroundings

PEERS = ("kpat=kpat --gametype Klondike", "PySolFC=pysol")
BOUNDS = {"kpat": 0.6, "PySolFC": 0.3}
OURS = "barracan"
SIZE = "1280x800"
DISPLAY = ":97"
MUCH = 0.15
"""The part of the screen that a painted board has changed."""
REST, LIMIT = 1.0, 20.0
STEP = 4 * 4099
"""Every so many bytes of the screen one is looked at."""


def main() -> int:
    """Measure all that are here, print medians and ratios; 1 if a ratio is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=integer, default=5)
    parser.add_argument("--peer", action="append", metavar="NAME=COMMAND")
    wanted = parser.parse_args()
    commands = {OURS: [sys.executable, "-P", "-m", "barracan", "play", "--resume", "last"]}
    for peer in wanted.peer or PEERS:
        name, _, command = peer.partition("=")
        found = shutil.which(shlex.split(command)[0], path=f"{os.environ.get('PATH', '')}:/usr/games")
        if found:
            commands[name] = [found, *shlex.split(command)[1:]]
        else:
            print(f"{name} is not installed here")
    with tempfile.TemporaryDirectory(prefix="barracan-start-") as folder:
        return measure(Path(folder), commands, wanted.runs)


def measure(folder: Path, commands: Mapping[str, list[str]], runs: int) -> int:
    """Start all in turn; the first time of each is not counted."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    with screen(folder) as pixels:
        variables = surroundings(folder, "xcb", SIZE, OURS) | {"DISPLAY": DISPLAY}
        call("prepare", variables)
        shutil.copytree(folder / "library", folder / "prepared")
        call("earlier", variables)
        for run in range(runs + 1):
            for name, command in commands.items():
                shutil.rmtree(folder / "library")
                shutil.copytree(folder / "prepared", folder / "library")
                found = watch(command, variables, pixels)
                if run:
                    times[name].append(found)
    return report(times)


def report(times: Mapping[str, list[tuple[float, float]]]) -> int:
    """Print the medians, and our time in that of each other program."""
    medians = {
        name: [1000 * statistics.median(column) for column in zip(*found, strict=True)] for name, found in times.items()
    }
    above = False
    for name, (painted, ready) in medians.items():
        print(f"{name:10} painted {painted:6.0f} ms, ready {ready:6.0f} ms")
    for name, (painted, ready) in medians.items():
        if name != OURS:
            ours = medians[OURS]
            bound = BOUNDS.get(name, 1.0)
            print(f"in {name}'s: painted {ours[0] / painted:.2f}, ready {ours[1] / ready:.2f} (at most {bound})")
            above |= ours[1] / ready > bound
    return int(above)


@contextmanager
def screen(folder: Path) -> Iterator[mmap.mmap]:
    """A screen for as long as it is needed, and its pixels."""
    command = ["Xvfb", DISPLAY, "-screen", "0", f"{SIZE}x24", "-fbdir", str(folder), "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            kept = folder / "Xvfb_screen0"
            while not kept.is_file() or not kept.stat().st_size:
                time.sleep(0.1)
            time.sleep(0.5)
            with kept.open("rb") as file:
                yield mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        finally:
            process.terminate()


def watch(command: list[str], variables: Mapping[str, str], pixels: mmap.mmap) -> tuple[float, float]:
    """Start a program and see when its board is painted and when it stands still; then end the program."""
    empty = shown = pixels[4096::STEP]
    begin = time.monotonic()
    painted = changed = 0.0
    with subprocess.Popen(
        command, env=dict(variables), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            while (now := time.monotonic() - begin) < LIMIT and not (painted and now - changed > REST):
                seen = pixels[4096::STEP]
                if seen != shown:
                    shown, changed = seen, time.monotonic() - begin
                    if not painted and sum(map(ne, seen, empty)) > MUCH * len(seen):
                        painted = changed
                time.sleep(0.003)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
    time.sleep(0.5)
    if not painted:
        sys.exit(f"{command[0]} has painted no board")
    return painted, changed


if __name__ == "__main__":
    sys.exit(main())
