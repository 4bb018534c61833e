"""Deal anew what computer players have not seen, and look whether they notice: the full run of the honesty test.

``python3 packaging/honesty.py [--game ID ...] [--positions N] [--redeals N] [--levels NAME,...] [--worlds N]
[--seed N]``

In each position every level must choose the same move and weigh all candidates the same in all redeals. Two players who
do look into the cards must be caught in more than 95 % of the positions; else the test is blind. The exit code is 1 if
an honest player noticed anything or a cheat was not caught. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
CAUGHT = 0.95


def main(words: Sequence[str] | None = None) -> int:
    """Look at all positions, print a line for each game and player."""
    sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "tests")]
    from barracan.games.catalog import CATALOG
    from barracan.players.levels import PLAYERS

    parser = argparse.ArgumentParser(description="Look whether computer players peek.")
    parser.add_argument("--game", action="append", choices=list(CATALOG), help="all games if not given")
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--redeals", type=int, default=5, help="of each position")
    parser.add_argument("--levels", default=",".join(PLAYERS), help="names parted by commas")
    parser.add_argument("--worlds", type=int, help="how many worlds the levels think through, if not as usual")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same positions")
    arguments = parser.parse_args(words)
    right = True
    for game in arguments.game or list(CATALOG):
        right &= _judge(game, arguments)
    return 0 if right else 1


def _judge(game: str, arguments: argparse.Namespace) -> bool:
    """Whether all players of a game are as honest as they should be."""
    redeal: Any = import_module("players.redeal")
    clairvoyant: Any = import_module("players.clairvoyant")
    cheats = {"peek": clairvoyant.Clairvoyant(game, peek=True), "oracle": clairvoyant.Clairvoyant(game)}
    levels = arguments.levels.split(",")
    findings = {name: redeal.Finding() for name in (*levels, *cheats)}
    for state in redeal.positions(game, arguments.positions, arguments.seed):
        for level in levels:
            findings[level].add(redeal.honest(game, level, state, arguments.redeals, arguments.worlds))
        for name, cheat in cheats.items():
            findings[name].add(redeal.cheating(cheat, "casual", state, arguments.redeals))
    right = True
    for name, found in findings.items():
        print(
            f"{game} {name}: {found.positions} positions, {found.redeals} redeals, "
            f"{found.different} weighed otherwise, in {found.caught} positions; another move in {found.moved}",
            flush=True,
        )
        right &= found.caught > CAUGHT * found.positions if name in cheats else not found.different
    return right


if __name__ == "__main__":
    raise SystemExit(main())
