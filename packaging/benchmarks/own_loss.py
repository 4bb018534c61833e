"""What expert's decisions lose by its own reckoning, once it looks into eight times as many worlds.

``python3 packaging/benchmarks/own_loss.py [--game ID] [--seats N] [--decisions N] [--every N] [--seed N] [--out FILE]``

Experts play each other. Of the decisions for which they looked into worlds, one in so many is weighed again in other
worlds, as the review of a hand weighs it. The best of several candidates looks a little better than it is, so that the
loss is rather told too large. A run that was broken off goes on with its file, as long as players and settings are the
same. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.cli.measurements import Findings

ROOT = Path(__file__).parents[2]
SETTINGS = ("game", "seats", "seed", "times")


class Weighing:
    """Plays as expert, and weighs some of the decisions again."""

    def __init__(self, wanted: argparse.Namespace, findings: Findings) -> None:
        self._wanted = wanted
        self._findings = findings
        self._known = {line["decision"]: (line["loss"], line["error"]) for line in findings.lines}
        self.searched = 0
        """For how many decisions worlds were looked into."""
        self.losses: list[tuple[int, int]] = []
        """The loss of each decision and its standard error, in thousandths of a point."""

    @property
    def done(self) -> bool:
        """Whether as many decisions have been weighed as are wanted."""
        return len(self.losses) >= int(self._wanted.decisions)

    def __call__(self, game: str, view: Any, player: str, seed: int) -> Any:
        """Decide as the player does."""
        from barracan.players.player import decide

        decision = decide(game, view, player, seed)
        if decision.worlds:
            self.searched += 1
            if self.searched % self._wanted.every == 0 and not self.done:
                self.losses.append(self._loss(game, view, player, seed, decision))
        return decision

    def _loss(self, game: str, view: Any, player: str, seed: int, decision: Any) -> tuple[int, int]:
        if self.searched not in self._known:
            loss, error = _weighed_again(game, view, player, seed, decision, self._wanted.times)
            self._findings.add({"decision": self.searched, "loss": loss, "error": error})
            return loss, error
        return self._known[self.searched]


def _weighed_again(game: str, view: Any, player: str, seed: int, decision: Any, times: int) -> tuple[int, int]:
    from barracan.players.inquiry import Inquiry
    from barracan.players.player import find_player

    again = find_player(game).decide(view, player, Inquiry(seed + 1, times * decision.worlds, also=(decision.move,)))
    made = again.standing(decision.move)
    assert made
    return again.candidates[0].value - made.value, made.error


def main(words: Sequence[str] | None = None) -> int:
    """Play until enough has been weighed, and print what was lost."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.arguments import at_least, integer, not_empty, read_seats
    from barracan.cli.commands import Parser
    from barracan.cli.measurements import Findings
    from barracan.cli.output import unwritable
    from barracan.games.catalog import CATALOG

    parser = Parser(description="Measure what expert's decisions lose.")
    parser.add_argument("--game", choices=list(CATALOG), default="barracan")
    parser.add_argument("--seats", type=integer, default=2)
    parser.add_argument("--decisions", type=at_least(1), default=40, help="how many are weighed again")
    parser.add_argument("--every", type=at_least(1), default=5, help="one in so many is weighed again")
    parser.add_argument("--times", type=at_least(1), default=8, help="in so many times the worlds")
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same decisions")
    parser.add_argument("--out", type=not_empty, help="keep the results there")
    wanted = parser.parse_args(words)
    try:
        read_seats(CATALOG[wanted.game], wanted.seats)
        losses = _losses(wanted, Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS}))
    except ValueError as wrong:
        parser.error(str(wrong))
    except OSError as failure:
        parser.error(unwritable(failure.filename, failure))
    if not losses:
        print(f"In {wanted.game} expert looks into no worlds: there is nothing to weigh again.")
        return 1
    print(f"{wanted.game}, {wanted.seats} seats: {_told(losses)}")
    return 0


def _losses(wanted: argparse.Namespace, findings: Findings) -> list[tuple[int, int]]:
    """Play until enough has been weighed; nothing if a hand has shown that there is nothing to weigh."""
    from barracan.games.catalog import CATALOG
    from barracan.players.self_play import SelfPlay

    weighing = Weighing(wanted, findings)
    for number in count(1):
        SelfPlay(CATALOG[wanted.game], ["expert"] * wanted.seats, {}, wanted.seed, number, choose_move=weighing).play(1)
        if weighing.done or not weighing.searched:
            break
    return weighing.losses


def _told(losses: Sequence[tuple[int, int]]) -> str:
    from barracan.players.protocol import POINT
    from barracan.players.tallies import Z

    points = [loss / POINT for loss, _ in losses]
    margin = f"{Z * statistics.stdev(points) / len(points) ** 0.5:.2f}" if len(points) > 1 else "?"
    clear = sum(loss > 2 * error for loss, error in losses)
    return f"{statistics.fmean(points):.2f} ± {margin} points lost in {len(points)} decisions, {clear} clear"


if __name__ == "__main__":
    raise SystemExit(main())
