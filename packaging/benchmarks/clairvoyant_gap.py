"""How much of what seeing all hands would bring BarraCan's expert gains without: the share of the clairvoyant gap.

``python3 packaging/benchmarks/clairvoyant_gap.py [--seats N] [--deals N] [--seed N] [--worlds N]
[--base NAME] [--out FILE] [--workers N | --cluster ADDRESS]``

Three players sit against the same base player at the same deals, in every rotation of the sides: expert, expert who
sees all hands but not the stock, and the plan that expert leaves only on a clear gain. The share of a player is its
points a hand ahead of the base, in those of the one who sees; the base itself has none. A run that was broken off goes
on with its file, as long as players and settings are the same. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

ROOT = Path(__file__).parents[2]
PLAYERS = ("plan", "fair", "peek")
SETTINGS = ("seats", "seed", "worlds", "base")


def main(words: Sequence[str] | None = None) -> int:
    """Play what is not there yet, and print a line for each player."""
    sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "tests")]
    from barracan.cli.arguments import WORLDS, at_least, integer, not_empty, read_name, read_seats
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments, find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.games.catalog import CATALOG
    from barracan.players.player import names, styles

    parser = Parser(description="Measure the share of the clairvoyant gap.")
    parser.add_argument("--seats", type=integer, default=2)
    parser.add_argument("--deals", type=at_least(1), default=20)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--worlds", type=at_least(0), help=WORLDS)
    parser.add_argument("--base", default="hold", help="who sits against them")
    parser.add_argument("--out", type=not_empty, help="keep the results there")
    add_arguments(parser)
    wanted = parser.parse_args(words)
    source = ROOT / "tests" / "players" / "peeking.py"

    def measure() -> int:
        read_seats(CATALOG["barracan"], wanted.seats)
        read_name(wanted.base, names("barracan"), styles("barracan"))
        settings = {name: getattr(wanted, name) for name in SETTINGS}
        with find_workers(wanted, source) as workers:
            ahead = _played(wanted, Findings(wanted.out, settings, source), workers)
        _print(ahead)
        return 0

    return run_measurement(parser, wanted.out, measure)


def _played(wanted: argparse.Namespace, findings: Findings, workers: Workers) -> dict[str, list[float]]:
    """Points that each player is ahead of the base, deal by deal."""
    known = {(line["deal"], line["player"]) for line in findings.lines}
    games = [(deal, player) for deal in range(wanted.deals) for player in PLAYERS]
    missing = [game for game in games if game not in known]
    for (deal, player), points in zip(missing, workers.play(partial(_ahead, wanted), missing), strict=True):
        findings.add({"deal": deal, "player": player, "ahead": points})
    found = {(line["deal"], line["player"]): line["ahead"] for line in findings.lines}
    return {player: [found[deal, player] for deal in range(wanted.deals)] for player in PLAYERS}


def _ahead(wanted: argparse.Namespace, deal_and_player: tuple[int, str]) -> float:
    """Points that a player's side is ahead of the other sides' mean in a deal, over all rotations."""
    sys.path[:0] = [] if str(ROOT / "tests") in sys.path else [str(ROOT / "tests")]  # on a cluster
    from barracan.games.catalog import CATALOG
    from barracan.players.player import decide
    from barracan.players.self_play import SelfPlay

    decide_peeking: Callable[..., Decision] = import_module("players.peeking").decide_peeking
    deal, player = deal_and_player
    game = CATALOG["barracan"]
    sides = game.sides(wanted.seats, {option.name: option.default for option in game.options})
    differences = []
    for side, seats in enumerate(sides):

        def choose(game_id: str, view: SeatView, name: str, seed: int) -> Decision:
            if name == "peek":
                return decide_peeking(view, course.match.state, seed, wanted.worlds)  # noqa: B023 - used in this turn
            if name in PLAYERS:
                return decide(game_id, view, "expert", seed, 0 if name == "plan" else wanted.worlds)
            return decide(game_id, view, name, seed)

        players = [player if seat in seats else wanted.base for seat in range(wanted.seats)]
        course = SelfPlay(game, players, {}, wanted.seed, deal, choose_move=choose)
        points = list(course.play(1).state.totals)
        own = points.pop(side)
        differences.append(own - sum(points) / len(points))
    return statistics.fmean(differences)


def _print(ahead: dict[str, list[float]]) -> None:
    means = {player: statistics.fmean(points) for player, points in ahead.items()}
    for player, points in ahead.items():
        margin = f"{1.96 * statistics.stdev(points) / len(points) ** 0.5:.1f}" if len(points) > 1 else "?"
        share = means[player] / means["peek"] if means["peek"] else 0.0
        print(f"{player}: {means[player]:+.1f} ± {margin} points a hand, {share:.2f} of the gap")


if __name__ == "__main__":
    raise SystemExit(main())
