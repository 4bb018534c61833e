"""Deal again what computer players have not seen, and look whether they notice: the full run of the honesty test.

``python3 packaging/checks/honesty.py [--game ID ...] [--positions N] [--redeals N] [--levels NAME,...] [--worlds N]
[--seed N] [--out FILE] [--minutes N] [--workers N | --cluster ADDRESS]`` or
``python3 packaging/checks/honesty.py --first-hands N [--game ID ...] [--seed N] [--workers N | --cluster ADDRESS]``

In each position every level must choose the same move and weigh all candidates the same in all redeals. Two players who
do look into the cards must be caught in more than 95 % of the positions; else the test is blind. The second form counts
the cards that each level is dealt in so many first hands: chance alone may tell them apart. The exit code is 1 if an
honest player noticed anything, a cheat was not caught, or a level is dealt better cards; 3 if the minutes were over
first: called again, it goes on with what is in the file, as long as players and settings are the same. Run it in the
development environment.
"""

from __future__ import annotations

import argparse
import sys
from copy import deepcopy
from functools import partial
from importlib import import_module
from itertools import islice
from operator import add
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings

ROOT = Path(__file__).parents[2]
CAUGHT = 0.95
DEALS = 50
"""So many first hands are counted at once."""
CHEATS = {"peek": True, "oracle": False}
MOST_DEVIATIONS = 4.0
"""Chance brings more than so many standard deviations once in 30,000 runs."""
SETTINGS = ("positions", "redeals", "levels", "worlds", "seed")
SOURCES = ("redeal.py", "clairvoyant.py")
"""What deals again and the players who cheat, among the tests."""


class Run:
    """A run of the test; each position that was looked at is a line of what was found."""

    def __init__(self, arguments: argparse.Namespace, findings: Findings, workers: Workers) -> None:
        self.arguments = arguments
        self.levels = arguments.levels.split(",")
        self._workers = workers
        self._until = monotonic() + 60 * arguments.minutes
        self._findings = findings

    def play(self, game: str) -> bool:
        """Look at the positions of a game that are not in the file yet; tells whether there was time for all."""
        done = sum(row["game"] == game for row in self._findings.lines)
        left = max(0, self.arguments.positions - done)
        for row in self._workers.play(partial(look, self.arguments), self._positions(game, done)):
            self._findings.add(row)
            left -= 1
        return not left

    def _positions(self, game: str, done: int) -> Iterator[tuple[str, Any]]:
        """The positions of a game from this number on, as long as there is time; each is a copy, for play goes on."""
        redeal: Any = import_module("players.redeal")
        wanted = self.arguments.positions
        if done < wanted:
            for state in islice(redeal.positions(game, wanted, self.arguments.seed), done, None):
                if monotonic() > self._until:
                    return
                yield game, deepcopy(state)

    def judge(self, game: str) -> bool:
        """Print what was found in a game, and tell whether all its players are as honest as they should be."""
        rows = [row for row in self._findings.lines if row["game"] == game]
        right = True
        if not rows:  # the minutes were over first
            return True
        for name in (*self.levels, *CHEATS):
            redeals, different, moved = (sum(row[name][at] for row in rows) for at in range(3))
            caught = sum(row[name][1] > 0 for row in rows)
            print(
                f"{game} {name}: {len(rows)} positions, {redeals} redeals, {different} weighed otherwise, "
                f"in {caught} positions; another move in {moved}",
                flush=True,
            )
            right &= caught > CAUGHT * len(rows) if name in CHEATS else not different
        return right


def look(arguments: argparse.Namespace, position: tuple[str, Any]) -> dict[str, Any]:
    """What all players do in a position of a game, and in redeals of it."""
    find_tests()
    redeal: Any = import_module("players.redeal")
    clairvoyant: Any = import_module("players.clairvoyant")
    game, state = position
    redeals, found = arguments.redeals, {}
    worlds = redeal.redealt(redeal.CATALOG[game], state, redeals)
    for level in arguments.levels.split(","):
        found[level] = redeal.honest(game, level, state, worlds, arguments.worlds)
    for name, peek in CHEATS.items():
        cheat = clairvoyant.Clairvoyant(game, peek=peek)
        found[name] = redeal.cheating(cheat, "casual", state, redeals)
    row: dict[str, Any] = {"game": game}
    for name, decisions in found.items():
        finding = redeal.Finding()
        finding.add(decisions)
        row[name] = [finding.redeals, finding.different, finding.moved]
    return row


def find_tests() -> None:
    """Let modules of the tests be imported, wherever this runs."""
    if str(ROOT / "tests") not in sys.path:
        sys.path[:0] = [str(ROOT / "tests")]


def main(words: Sequence[str] | None = None) -> int:
    """Look at all positions, print a line for each game and player."""
    sys.path[:0] = [str(ROOT / "desktop")]
    find_tests()
    from barracan.cli.arguments import WORLDS, at_least, decimal, integer, not_empty, read_names
    from barracan.cli.commands import Parser
    from barracan.cli.executors import UNFINISHED, add_arguments, find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.games.catalog import CATALOG
    from barracan.players.player import PLAYERS, styles

    parser = Parser(description="Look whether computer players peek.")
    parser.add_argument("--game", action="append", choices=list(CATALOG), help="all games if not given")
    parser.add_argument("--positions", type=at_least(1), default=200, help="of each game")
    parser.add_argument("--redeals", type=at_least(1), default=5, help="of each position")
    parser.add_argument("--levels", default=",".join(PLAYERS), help="names parted by commas")
    parser.add_argument("--worlds", type=at_least(0), help=WORLDS)
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same positions")
    parser.add_argument("--out", type=not_empty, help="keep what is found in this file, and go on where it ends")
    parser.add_argument("--minutes", type=decimal, default=float("inf"), help="stop after so long")
    parser.add_argument("--first-hands", type=at_least(1), help="count the cards of so many deals instead")
    add_arguments(parser)
    arguments = parser.parse_args(words)
    games = arguments.game or list(CATALOG)
    sources = [ROOT / "tests" / "players" / name for name in SOURCES]

    def measure() -> int:
        for game in games:
            read_names(arguments.levels, PLAYERS, styles(game))
        with find_workers(arguments, *sources) as workers:
            if arguments.first_hands:
                alike = [dealt_alike(game, arguments, workers) for game in games]
                return 0 if all(alike) else 1
            settings = {name: getattr(arguments, name) for name in SETTINGS}
            run = Run(arguments, Findings(arguments.out, settings, *sources), workers)
            whole = all(run.play(game) for game in games)
        right = [run.judge(game) for game in games]
        return 1 if not all(right) else 0 if whole else UNFINISHED

    return run_measurement(parser, arguments.out, measure)


def dealt_alike(game: str, arguments: argparse.Namespace, workers: Workers) -> bool:
    """Whether the levels' first hands of a game differ by chance alone."""
    hands: Any = import_module("players.first_hands")
    deals = arguments.first_hands
    some = (range(first, min(first + DEALS, deals)) for first in range(0, deals, DEALS))
    counts: dict[str, list[int]] = {}
    for found in workers.play(partial(count_first_hands, game, arguments.seed), some):
        for level, kinds in found.items():
            counts[level] = list(map(add, counts.get(level, [0] * len(kinds)), kinds))
    statistic, degrees, deviations = hands.deviation(counts)
    print(
        f"{game}: {deals} deals, chi-square {statistic:.1f} with {degrees} degrees of freedom, "
        f"{deviations:+.2f} standard deviations from chance",
        flush=True,
    )
    return bool(deviations < MOST_DEVIATIONS)


def count_first_hands(game: str, seed: int, numbers: range) -> dict[str, list[int]]:
    """For each level how many cards of each kind it is dealt in these deals."""
    find_tests()
    hands: Any = import_module("players.first_hands")
    found: dict[str, list[int]] = hands.first_hands(game, numbers, seed)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
