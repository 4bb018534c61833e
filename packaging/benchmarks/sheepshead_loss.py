"""What expert's cards lose in Sheepshead when few are left, in worlds that are solved exactly.

``python packaging/benchmarks/sheepshead_loss.py [--level expert] [--positions 200] [--cards 7] [--worlds 400]
[--seed N] [--out FILE] [--workers N | --cluster ADDRESS]``

Experts play each other. Wherever one has a choice among so many cards or fewer, each of his different cards is solved
in so many fresh worlds, drawn by how expert reckons with the others; his mean is taken from that of the best card.
The best of several cards looks a little better than it is, so that the loss is rather told too large. A run that was
broken off goes on with its file. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import statistics
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from barracan.cli.arguments import at_least, integer, not_empty
from barracan.cli.commands import Parser
from barracan.cli.executors import add_arguments, find_workers, run_measurement
from barracan.cli.measurements import Findings
from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.legality import SheepsheadMoves
from barracan.games.sheepshead.state import RANKING
from barracan.games.sheepshead.view import SheepsheadView
from barracan.players.inquiry import Inquiry
from barracan.players.player import LEVELS, decide
from barracan.players.protocol import POINT
from barracan.players.self_play import SelfPlay
from barracan.players.sheepshead.plan import PLAYOUT, VALUES, pack_of
from barracan.players.sheepshead.worlds import PlayoutPolicy, likely_worlds
from barracan.players.tallies import Z
from barracan.players.tricks.plan import distinct_plays

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

SETTINGS = ("level", "cards", "worlds", "seed")
ALL_EXACT = 10


def lost(wanted: argparse.Namespace, number: int) -> list[int]:
    """What each choice of a hand lost, in thousandths of a game point."""
    from dataclasses import replace

    skill = replace(PLAYOUT, exact=ALL_EXACT)
    found = []

    def choose(game: str, view: SeatView, player: str, seed: int) -> Decision:
        decision = decide(game, view, player, seed)
        if not isinstance(view, SheepsheadView) or view.phase != "play" or view.player is None:
            return decision
        draw = likely_worlds(view, Inquiry(seed + 1))
        state = draw(0)
        plays = list(SheepsheadMoves(state).of("play"))
        plays.sort(key=lambda move: move != decision.move)  # so that it stands for those that do the same
        cards = distinct_plays(plays, state, pack_of(state, view.seat), RANKING, VALUES)
        if len(view.hand) > wanted.cards or len(cards) < 2:
            return decision
        totals = [0] * len(cards)
        for index in range(wanted.worlds):
            world = draw(index)
            policy = PlayoutPolicy(world, skill, {})
            for at, card in enumerate(cards):
                totals[at] += policy.value(world.copy(), card)
        found.append((max(totals) - totals[0]) // wanted.worlds)
        return decision

    SelfPlay(CATALOG["sheepshead"], [wanted.level] * 3, {}, wanted.seed, number, choose_move=choose).play(1)
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Play until there are enough positions, and print what was lost."""
    parser = Parser(description="Measure what expert's last cards lose in Sheepshead.")
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--positions", type=at_least(1), default=200)
    parser.add_argument("--cards", type=at_least(1), default=7, help="so many are left to a seat, or fewer")
    parser.add_argument("--worlds", type=at_least(1), default=400)
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same hands")
    parser.add_argument("--out", type=not_empty, help="keep the results there")
    add_arguments(parser)
    wanted = parser.parse_args(words)

    def measure() -> int:
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS}, Path(__file__))
        losses = [loss for line in findings.lines for loss in line["lost"]]
        with find_workers(wanted) as workers:
            for number in count(len(findings.lines)):
                if len(losses) >= wanted.positions:
                    break
                for found in workers.play(partial(lost, wanted), [number]):
                    findings.add({"hand": number, "lost": found})
                    losses += found
        points = [loss / POINT for loss in losses[: wanted.positions]]
        margin = f"{Z * statistics.stdev(points) / len(points) ** 0.5:.3f}" if len(points) > 1 else "?"
        print(f"{wanted.level}: {statistics.fmean(points):.3f} ± {margin} game points lost in {len(points)} positions")
        return 0

    return run_measurement(parser, wanted.out, measure)


if __name__ == "__main__":
    raise SystemExit(main())
