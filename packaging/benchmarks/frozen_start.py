"""How long a frozen program takes to its first position, in the time of the program in this environment.

``python packaging/benchmarks/frozen_start.py [--runs N] PROGRAM``, PROGRAM the file that ``make/frozen.py`` has made

Both resume the same match in turn; each is ended when its window has shown the position. The medians are divided, of
the clock and of the processor.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from barracan.cli.arguments import integer
from start_to_table import FIRST_GAME, call, surroundings

BOUND = 1.3
LIMIT = 60.0


def main() -> int:
    """Measure, print medians and ratios; 1 if that of the processor is above the bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=integer, default=9)
    parser.add_argument("program", type=Path)
    wanted = parser.parse_args()
    commands = {"here": [sys.executable, "-P", "-m", "barracan"], "frozen": [str(wanted.program.resolve())]}
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory(prefix="barracan-start-") as made:
        folder = Path(made)
        variables = surroundings(folder, "offscreen", "1280x800", FIRST_GAME)
        call("prepare", variables)
        call("earlier", variables)
        for run in range(wanted.runs + 1):
            for name, command in commands.items():
                found = start(command, variables, folder / "shown")
                if run:
                    times[name].append(found)
    medians = {
        name: [statistics.median(column) for column in zip(*found, strict=True)] for name, found in times.items()
    }
    for name, (clock, processor) in medians.items():
        print(f"{name:6} {1000 * clock:5.0f} ms, processor {1000 * processor:5.0f} ms")
    clock, processor = (frozen / here for frozen, here in zip(medians["frozen"], medians["here"], strict=True))
    print(f"ratio  {clock:.2f}, processor {processor:.2f} (at most {BOUND}), {wanted.runs} runs")
    return int(processor > BOUND)


def start(command: list[str], variables: dict[str, str], report: Path) -> tuple[float, float]:
    """Start a program and end it when it has shown a position; seconds of the clock and of the processor."""
    report.unlink(missing_ok=True)
    begin = time.monotonic()
    line = [*command, "play", "--resume", "last", "--report", str(report)]
    process = subprocess.Popen(line, env=variables, stderr=subprocess.DEVNULL)
    while not (report.exists() and report.stat().st_size):
        if process.poll() is not None or time.monotonic() - begin > LIMIT:
            sys.exit(f"{command[0]} has shown no position.")
        time.sleep(0.002)
    clock = time.monotonic() - begin
    process.send_signal(signal.SIGKILL)
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = -signal.SIGKILL
    return clock, used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
