"""Let every level play itself, and count what no level may do.

``python3 packaging/checks/never_list.py [--game ID ...] [--hands N] [--first N] [--levels NAME,...] [--worlds N]
[--seed N] [--out FILE] [--workers N | --cluster ADDRESS]``

A long run can be done in pieces: hands are numbered, and *first* tells where to begin. The detectors know the rules
alone, not how players think. The exit code is 1 if one of them spoke. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings

ROOT = Path(__file__).parents[2]
SETTINGS = ("worlds", "seed")


def main(words: Sequence[str] | None = None) -> int:
    """Play, and print a line for each game and level."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.executors import find_workers, run_measurement
    from barracan.cli.measurements import Findings

    parser = arguments_parser()
    arguments = parser.parse_args(words)
    tests = ROOT / "tests" / "players"
    sources = [tests / "breaches.py", *sorted((tests / "never").glob("*.py"))]

    def measure() -> int:
        check_levels(arguments)
        settings = {name: getattr(arguments, name) for name in SETTINGS}
        findings = Findings(arguments.out, settings, *sources) if arguments.out else None
        with find_workers(arguments, *sources) as workers:
            kept = [
                count_breaches(game, level, arguments, findings, workers)
                for game in arguments.game
                for level in arguments.levels.split(",")
            ]
        return 0 if all(kept) else 1

    return run_measurement(parser, arguments.out, measure)


def arguments_parser() -> argparse.ArgumentParser:
    """What the command takes."""
    from barracan.cli.arguments import WORLDS, at_least, integer, not_empty
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments
    from barracan.games.catalog import CATALOG
    from barracan.players.player import LEVELS

    parser = Parser(description="Count what no level of computer players may do.")
    parser.add_argument("--game", action="append", choices=list(CATALOG), help="all games if not given")
    parser.add_argument("--hands", type=at_least(1), default=1000, help="of each game and level")
    parser.add_argument("--first", type=at_least(0), default=0, help="the number of the first hand")
    parser.add_argument("--levels", default=",".join(LEVELS), help="names parted by commas")
    parser.add_argument("--worlds", type=at_least(0), help=WORLDS)
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same hands")
    parser.add_argument("--out", type=not_empty, help="keep what is found in this file, and go on where it ends")
    add_arguments(parser)
    return parser


def check_levels(arguments: argparse.Namespace) -> None:
    """Take all games if none is named; raises ``ValueError`` with a sentence if a level is none."""
    from barracan.cli.arguments import read_names
    from barracan.games.catalog import CATALOG
    from barracan.players.player import LEVELS, styles

    arguments.game = arguments.game or list(CATALOG)
    for game in arguments.game:
        read_names(arguments.levels, LEVELS, styles(game))


def count_breaches(
    game: str, level: str, arguments: argparse.Namespace, findings: Findings | None, workers: Workers
) -> bool:
    """Print what a level has done in all hands, and tell whether that is nothing it may not do."""
    numbers = range(arguments.first, arguments.first + arguments.hands)
    moves, found = 0, Counter[str]()
    known = set()
    for line in findings.lines if findings else []:
        if (line["game"], line["level"]) == (game, level) and line["hand"] in numbers:
            known.add(line["hand"])
            moves += line["moves"]
            found.update(line["found"])
    missing = (number for number in numbers if number not in known)
    for line in workers.play(partial(play_hand, game, level, arguments.seed, arguments.worlds), missing):
        moves += line["moves"]
        found.update(line["found"])
        if findings:
            findings.add(line)
    told = ", ".join(f"{name.replace('_', ' ')} {times}" for name, times in found.items())
    print(f"{game} {level}: hands {numbers.start} to {numbers.stop - 1}, {moves} moves: {told}", flush=True)
    return not found.total()


def play_hand(game: str, level: str, seed: int, worlds: int | None, number: int) -> dict[str, Any]:
    """How many moves a level makes in a hand against itself, and how often each detector speaks."""
    if str(ROOT / "tests") not in sys.path:
        sys.path[:0] = [str(ROOT / "tests")]
    breaches: Any = import_module("players.breaches")
    moves, found = breaches.count(game, level, [number], seed, worlds)
    return {"game": game, "level": level, "hand": number, "moves": moves, "found": found}


if __name__ == "__main__":
    raise SystemExit(main())
