"""What each player's penalties come to in the negative contracts of Barbu, from records of the arena.

python packaging/benchmarks/penalties.py FOLDER [--workers N | --cluster ADDRESS]
FOLDER is what ``barracan arena barbu ... --records FOLDER`` has written. A penalty is the contract score alone: what
cards and tricks cost, without doubles. Each mean stands with the half width of its 95 % interval.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from barracan.cli.cluster import WorkersLost
from barracan.cli.commands import Parser
from barracan.cli.executors import add_arguments, find_workers
from barracan.games.barbu.scoring import contract_lines
from barracan.games.barbu.state import BarbuState
from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.record import ENDING

Z = 1.96


def main(words: Sequence[str] | None = None) -> int:
    """Replay all records and print a line for each player and contract."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    add_arguments(parser)
    wanted = parser.parse_args(words)
    found: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
    try:
        with find_workers(wanted) as workers:
            texts = (path.read_text(encoding="utf-8") for path in sorted(wanted.folder.glob(f"*{ENDING}")))
            for scores in workers.play(penalties, texts):
                for player, contract, score in scores:
                    found[player, contract][score] += 1
    except (ValueError, WorkersLost) as wrong:
        parser.error(str(wrong))
    except OSError as failure:
        parser.error(f"{failure.filename}: {failure.strerror}")
    except KeyboardInterrupt:
        return 130
    players = list(dict.fromkeys(player for player, _ in found))
    contracts = [*dict.fromkeys(contract for _, contract in found)]
    for player in players:
        print(f"{player:10} all  {_told(sum((found[player, name] for name in contracts), Counter()))}")
        for name in contracts:
            print(f"{player:10} {name:14} {_told(found[player, name])}")
    return 0


def penalties(record: str) -> list[tuple[str, str, int]]:
    """The contract score of every seat in every negative contract of a match, with the player and the contract."""
    match = Match(CATALOG.get)
    found = []
    for line in record.splitlines():
        match.read(line)
        state = match.state
        assert isinstance(state, BarbuState)
        if '"kind":"hand_end"' in line and state.contract and not state.contract.positive:
            for seat, note in enumerate(match.seats):
                score = sum(each.points for each in contract_lines(state, seat))
                found.append((note.player, state.contract.name, score))
    return found


def _told(scores: Counter[int]) -> str:
    count = scores.total()
    mean = sum(score * times for score, times in scores.items()) / count
    error = sqrt(sum(times * (score - mean) ** 2 for score, times in scores.items()) / count / max(1, count - 1))
    return f"{count:6} hands  {mean:7.2f} ± {Z * error:.2f}"


if __name__ == "__main__":
    raise SystemExit(main())
