"""What expert's decisions lose by its own reckoning, once it looks into eight times as many worlds.

``python3 packaging/benchmarks/own_loss.py [--game ID] [--seats N] [--decisions N] [--every N] [--seed N] [--out FILE]
[--workers N | --cluster ADDRESS]``

Experts play each other. Of the decisions for which they looked into worlds, one in so many is weighed again in other
worlds, as the review of a hand weighs it. The best of several candidates looks a little better than it is, so that the
loss is rather told too large. A run that was broken off goes on with its file, as long as players and settings are the
same. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

    Search: TypeAlias = tuple[SeatView, int, Decision]

ROOT = Path(__file__).parents[2]
SETTINGS = ("game", "seats", "seed", "times")


def searches(wanted: argparse.Namespace, number: int) -> list[Search]:
    """The decisions of a hand for which worlds were looked into: each view, with the seed and what was decided."""
    from barracan.games.catalog import CATALOG
    from barracan.players.player import decide
    from barracan.players.self_play import SelfPlay

    found = []

    def choose(game: str, view: SeatView, player: str, seed: int) -> Decision:
        decision = decide(game, view, player, seed)
        if decision.worlds:
            found.append((view, seed, decision))
        return decision

    SelfPlay(CATALOG[wanted.game], ["expert"] * wanted.seats, {}, wanted.seed, number, choose_move=choose).play(1)
    return found


def weigh_again(wanted: argparse.Namespace, picked: tuple[int, Search]) -> dict[str, int]:
    """What a decision lost, with its standard error, in thousandths of a point; it comes with its number."""
    from barracan.players.inquiry import Inquiry
    from barracan.players.player import find_player

    number, (view, seed, decision) = picked
    asked = Inquiry(seed + 1, wanted.times * decision.worlds, also=(decision.move,))
    again = find_player(wanted.game).decide(view, "expert", asked)
    made = again.standing(decision.move)
    assert made
    return {"decision": number, "loss": again.candidates[0].value - made.value, "error": made.error}


def main(words: Sequence[str] | None = None) -> int:
    """Play until enough has been weighed, and print what was lost."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.arguments import at_least, integer, not_empty, read_seats
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments, find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.games.catalog import CATALOG

    parser = Parser(description="Measure what expert's decisions lose.")
    parser.add_argument("--game", choices=list(CATALOG), default="barracan")
    parser.add_argument("--seats", type=integer, default=2)
    parser.add_argument("--decisions", type=at_least(1), default=40, help="how many are weighed again")
    parser.add_argument("--every", type=at_least(1), default=5, help="one in so many is weighed again")
    parser.add_argument("--times", type=at_least(1), default=8, help="in so many times the worlds")
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same decisions")
    parser.add_argument("--out", type=not_empty, help="keep the results there")
    add_arguments(parser)
    wanted = parser.parse_args(words)

    def measure() -> int:
        read_seats(CATALOG[wanted.game], wanted.seats)
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS})
        with find_workers(wanted) as workers:
            losses = _losses(wanted, findings, workers)
        if not losses:
            print(f"In {wanted.game} expert looks into no worlds: there is nothing to weigh again.")
            return 1
        print(f"{wanted.game}, {wanted.seats} seats: {_told(losses)}")
        return 0

    return run_measurement(parser, wanted.out, measure)


def _losses(wanted: argparse.Namespace, findings: Findings, workers: Workers) -> list[tuple[int, int]]:
    """Play until enough has been weighed; nothing if a hand has shown that there is nothing to weigh."""
    numbers = range(wanted.every, wanted.every * wanted.decisions + 1, wanted.every)
    known = {line["decision"]: line for line in findings.lines}
    missing = sorted(set(numbers) - known.keys())
    if missing:
        hands = workers.play(partial(searches, wanted), count(1))
        first = next(hands)
        if not first:
            return []
        searched = zip(range(1, missing[-1] + 1), chain(first, chain.from_iterable(hands)), strict=False)
        wanting = set(missing)
        picked = (each for each in searched if each[0] in wanting)
        for line in workers.play(partial(weigh_again, wanted), picked):
            findings.add(line)
            known[line["decision"]] = line
    return [(known[number]["loss"], known[number]["error"]) for number in numbers]


def _told(losses: Sequence[tuple[int, int]]) -> str:
    from barracan.players.protocol import POINT
    from barracan.players.tallies import Z

    points = [loss / POINT for loss, _ in losses]
    margin = f"{Z * statistics.stdev(points) / len(points) ** 0.5:.2f}" if len(points) > 1 else "?"
    clear = sum(loss > 2 * error for loss, error in losses)
    return f"{statistics.fmean(points):.2f} ± {margin} points lost in {len(points)} decisions, {clear} clear"


if __name__ == "__main__":
    raise SystemExit(main())
