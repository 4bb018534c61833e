"""Play in a frozen program: ``python packaging/checks/frozen_program.py FOLDER`` (with ``barracan`` in it).

Computers play a match of every game by its command line, each record is verified, and the window shows some positions
of each game while they play on. The exit code is 1 if something fails, with a sentence.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep

SEATS = {
    "barracan": "casual,beginner",
    "burraco": "casual,beginner",
    "buraco": "casual,beginner",
    "concan": "casual,beginner",
    "barracuda": "casual,beginner,casual",
    "barbu": "casual,beginner,casual,beginner",
    "sheepshead": "casual,beginner,casual",
}
POSITIONS = 12
PATIENCE = 90
"""Seconds until so many positions must have been shown."""


def main() -> int:
    """Play, look, and say what went wrong."""
    if len(sys.argv) != 2:
        print("Name the folder that packaging/make/frozen.py has written.", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    program = next((path for path in candidates(folder) if path.is_file()), None)
    if program is None:
        print(f"There is no program in {folder}.", file=sys.stderr)
        return 2
    faults = [fault for game, players in SEATS.items() for fault in try_game(program, game, players)]
    print("\n".join(faults) or "Every game was played and shown.")
    return 1 if faults else 0


def candidates(folder: Path) -> list[Path]:
    """Where a frozen program may lie below a folder."""
    return [
        folder / "barracan" / "barracan",
        folder / "barracan" / "barracan.exe",
        folder / "BarraCan.app" / "Contents" / "MacOS" / "barracan",
        folder / "barracan",
    ]


def try_game(program: Path, game: str, players: str) -> list[str]:
    """What is wrong with a game, in sentences."""
    count = str(players.count(",") + 1)
    with tempfile.TemporaryDirectory(prefix="barracan-frozen-") as made:
        given = ["--seats", count, "--players", players, "--seed", "1", "--matches", "1", "--out", made]
        played = subprocess.run([program, "simulate", game, *given], capture_output=True, text=True, check=False)
        if played.returncode:
            return [f"{game}: no match was played: {played.stderr.strip()}"]
        records = list(Path(made).glob("*.cards.jsonl"))
        judged = subprocess.run([program, "verify", *records], capture_output=True, text=True, check=False)
        if judged.returncode or not records:
            return [f"{game}: {judged.stdout.strip() or 'There is no record.'}"]
        return watch(program, game, players, Path(made))


def watch(program: Path, game: str, players: str, folder: Path) -> list[str]:
    """Let the window play a game, and say what is wrong if too few positions are shown."""
    report, library = folder / "shown", folder / "library.sqlite"
    line: list[str | Path] = [
        program,
        "play",
        "--library",
        library,
        "--new",
        game,
        "--seats",
        str(players.count(",") + 1),
    ]
    line += ["--players", players, "--watch", "--report", report]
    variables = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    with subprocess.Popen(line, env=variables, stderr=subprocess.PIPE, text=True) as window:
        until = monotonic() + PATIENCE
        while monotonic() < until and window.poll() is None and shown(report) < POSITIONS:
            sleep(0.2)
        ended, count = window.poll() is not None, shown(report)
        window.kill()
        told = window.communicate()[1].strip()
    print(f"{game}: {count} positions shown")
    if ended or count < POSITIONS:
        return [f"{game}: the window showed {count} positions. {told}"]
    return []


def shown(report: Path) -> int:
    """How many positions the window has reported."""
    return len(report.read_text("utf-8").splitlines()) if report.exists() else 0


if __name__ == "__main__":
    raise SystemExit(main())
