"""Install wheels in clean environments and play there: ``python packaging/checks/installed_wheels.py WHEEL ...``.

python packaging/checks/installed_wheels.py [--pythons PYTHON,...] [--seed 1] WHEEL [WHEEL ...]
Each wheel is installed with what it needs for each interpreter that it fits (default: this one), computers play a match
of every game there, and each record is verified. All must be equal to the byte, whatever form and Python played.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

PLAYERS = {
    "barracan": "strong,casual,strong,casual",
    "barbu": "strong,casual,beginner,casual",
    "barracuda": "strong,casual,beginner",
    "buraco": "strong,casual,strong,casual",
    "burraco": "strong,casual",
    "concan": "strong,casual,beginner",
    "sheepshead": "strong,casual,beginner",
}
GAMES = "from barracan.games.catalog import CATALOG; print(*CATALOG)"
TAG = "import sys; print('cp%d%d' % sys.version_info[:2])"


class Failure(Exception):
    """What went wrong, as it is printed."""


def told(*line: str | Path) -> str:
    """What a command prints; raises ``Failure`` with all that it said where it fails."""
    variables = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(
        line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=variables, encoding="utf-8", check=False
    )
    if done.returncode:
        raise Failure(f"{' '.join(map(str, line))}: {done.stdout.strip()}")
    return done.stdout.strip()


def fits(wheel: Path, python: str) -> bool:
    """Whether a wheel is for this interpreter."""
    tag = wheel.name.split("-")[2]
    return tag == "py3" or tag == told(python, "-c", TAG)


def play(wheel: Path, python: str, seed: int, folder: Path) -> dict[str, str]:
    """Install a wheel into a folder, play and verify there; the digest of each game's record."""
    told(python, "-m", "venv", folder / "venv")
    scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    told(scripts / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    version = told(scripts / "barracan", "--version")
    form = "pure" if "py3-none-any" in wheel.name else "compiled"
    if not version.endswith(f"({form})"):
        raise Failure(f"{wheel.name}: it says {version}")
    if sorted(told(scripts / "python", "-c", GAMES).split()) != sorted(PLAYERS):
        raise Failure(f"{wheel.name}: it has other games than this check")
    digests = {}
    for game, players in PLAYERS.items():
        record = folder / f"{game}.cards.jsonl"
        seats = str(players.count(",") + 1)
        words = (
            "simulate",
            game,
            "--seats",
            seats,
            "--players",
            players,
            "--seed",
            str(seed),
            "--matches",
            "1",
            "--out",
            str(record),
        )
        told(scripts / "barracan", *words)
        told(scripts / "barracan", "verify", record)
        digests[game] = hashlib.sha256(record.read_bytes()).hexdigest()[:16]
    return digests


def compare(wheels: list[Path], pythons: list[str], seed: int) -> bool:
    """Play with every wheel on every interpreter that it fits; whether there was any, and all records are the same."""
    found: list[dict[str, str]] = []
    for python in pythons:
        for wheel in wheels:
            if not fits(wheel, python):
                continue
            with tempfile.TemporaryDirectory(prefix="barracan-wheel-") as made:
                found.append(play(wheel.resolve(), python, seed, Path(made)))
            print(told(python, "--version"), wheel.name, *(":".join(pair) for pair in found[-1].items()), flush=True)
    same = all(each == found[0] for each in found)
    print(f"{len(found)} installations, " + ("equal records" if same else "DIFFERENT RECORDS"))
    return bool(found) and same


def main() -> int:
    """Play with every wheel on every interpreter that it fits, and compare the records."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheels", nargs="+", type=Path, metavar="WHEEL")
    parser.add_argument("--pythons", default=sys.executable, help="interpreters, parted by commas")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    try:
        return 0 if compare(chosen.wheels, chosen.pythons.split(","), chosen.seed) else 1
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
