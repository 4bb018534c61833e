"""What each player's penalties come to in the negative contracts of Barbu, from records of the arena.

python packaging/benchmarks/penalties.py FOLDER
FOLDER is what ``barracan arena barbu ... --records FOLDER`` has written. A penalty is the contract score alone: what
cards and tricks cost, without doubles. Each mean stands with the half width of its 95 % interval.
"""

import argparse
from collections import defaultdict
from math import sqrt
from pathlib import Path

from barracan.games.barbu.scoring import contract_lines
from barracan.games.barbu.state import BarbuState
from barracan.games.catalog import CATALOG
from barracan.model.match import Match

Z = 1.96


def main() -> None:
    """Replay all records and print a line for each player and contract."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for path in sorted(parser.parse_args().folder.iterdir()):
        _read(path, found)
    players = list(dict.fromkeys(player for player, _ in found))
    contracts = [*dict.fromkeys(contract for _, contract in found)]
    for player in players:
        print(f"{player:10} all  {_told([each for name in contracts for each in found[player, name]])}")
        for name in contracts:
            print(f"{player:10} {name:14} {_told(found[player, name])}")


def _read(path: Path, found: dict[tuple[str, str], list[int]]) -> None:
    """Note the contract score of every seat in every negative contract of a match."""
    match = Match(CATALOG.get)
    for line in path.read_text(encoding="utf-8").splitlines():
        match.read(line)
        state = match.state
        assert isinstance(state, BarbuState)
        if '"kind":"hand_end"' in line and state.contract and not state.contract.positive:
            for seat, note in enumerate(match.seats):
                score = sum(each.points for each in contract_lines(state, seat))
                found[note.player, state.contract.name].append(score)


def _told(scores: list[int]) -> str:
    count = len(scores)
    mean = sum(scores) / count
    error = sqrt(sum((score - mean) ** 2 for score in scores) / count / max(1, count - 1))
    return f"{count:6} hands  {mean:7.2f} ± {Z * error:.2f}"


if __name__ == "__main__":
    main()
