"""Let every level play itself, and count what no level may do.

``python3 packaging/checks/never_list.py [--game ID ...] [--hands N] [--first N] [--levels NAME,...] [--worlds N]
[--seed N]``

A long run can be done in pieces: hands are numbered, and *first* tells where to begin. The detectors know the rules
alone, not how players think. The exit code is 1 if one of them spoke. Run it in the development environment.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]


def main(words: Sequence[str] | None = None) -> int:
    """Play, and print a line for each game and level."""
    sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "tests")]
    from barracan.cli.arguments import WORLDS, at_least, integer, read_names
    from barracan.cli.commands import Parser
    from barracan.games.catalog import CATALOG
    from barracan.players.player import LEVELS, styles

    parser = Parser(description="Count what no level of computer players may do.")
    parser.add_argument("--game", action="append", choices=list(CATALOG), help="all games if not given")
    parser.add_argument("--hands", type=at_least(1), default=1000, help="of each game and level")
    parser.add_argument("--first", type=at_least(0), default=0, help="the number of the first hand")
    parser.add_argument("--levels", default=",".join(LEVELS), help="names parted by commas")
    parser.add_argument("--worlds", type=at_least(0), help=WORLDS)
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same hands")
    arguments = parser.parse_args(words)
    games = arguments.game or list(CATALOG)
    try:
        for game in games:
            read_names(arguments.levels, LEVELS, styles(game))
    except ValueError as wrong:
        parser.error(str(wrong))
    breaches: Any = import_module("players.breaches")
    right = True
    for game in games:
        for level in arguments.levels.split(","):
            numbers = range(arguments.first, arguments.first + arguments.hands)
            moves, found = breaches.count(game, level, numbers, arguments.seed, arguments.worlds)
            told = ", ".join(f"{name.replace('_', ' ')} {times}" for name, times in found.items())
            print(f"{game} {level}: hands {numbers.start} to {numbers.stop - 1}, {moves} moves: {told}", flush=True)
            right &= not any(found.values())
    return 0 if right else 1


if __name__ == "__main__":
    raise SystemExit(main())
