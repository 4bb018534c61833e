"""Which decisions of BarraCan's expert still look into worlds on a machine that is so many times slower.

``python packaging/benchmarks/slow_turns.py [--seats 4] [--hands 5] [--seed 71] [--kept 2,3] [--first 16]
[--slower 1,8,32]``

Experts play each other. The processor time of each decision and that of its first batch of worlds are taken, and all
turns gone through again as the worker pool would share its cap among their decisions, two workers at half speed each.
With ``--kept 3,3 --first 32`` that is done as it was before a discard got its worlds too.
"""

import argparse
import time
from typing import NamedTuple

from barracan.cli.arguments import at_least, integer, read_seats
from barracan.cli.commands import Parser
from barracan.games.catalog import CATALOG
from barracan.garbage import collect_seldom
from barracan.model.view import SeatView
from barracan.players.barracan.player import SMALL_BATCHES
from barracan.players.player import decide
from barracan.players.protocol import Decision
from barracan.players.self_play import SelfPlay
from barracan.session.worker_pool import CAPS, KEPT, WORKERS


class Timed(NamedTuple):
    """A decision: whether it is a take, whether it looks into worlds, and the seconds of its first batch and of all."""

    takes: bool
    searches: bool
    first: float
    whole: float


class Turns:
    """Decides, and takes the time."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._seat = -1
        self.turns: list[list[Timed]] = []

    def choose(self, game: str, view: SeatView, player: str, seed: int) -> Decision:
        """Decide as the level does."""
        first, _ = _timed(game, view, player, seed, self._first)
        whole, decision = _timed(game, view, player, seed, None)
        takes = getattr(view, "take", "") == "nothing"
        if takes or view.seat != self._seat:
            self.turns.append([])
        self._seat = view.seat
        self.turns[-1].append(Timed(takes, decision.worlds > 0, first, whole))
        return decision


def _timed(game: str, view: SeatView, player: str, seed: int, worlds: int | None) -> tuple[float, Decision]:
    start = time.process_time()
    decision = decide(game, view, player, seed, worlds)
    return time.process_time() - start, decision


def searched(turns: list[list[Timed]], slower: int, kept: list[int]) -> dict[bool, tuple[int, int]]:
    """Of the takes, and of all other decisions that look into worlds, how many come to their first batch."""
    found = {True: [0, 0], False: [0, 0]}
    for turn in turns:
        left = CAPS["expert"] / 1000
        for number, decision in enumerate(turn):
            given = left - left / kept[number > 0]
            if decision.searches:
                found[decision.takes][0] += decision.first * slower / WORKERS <= given
                found[decision.takes][1] += 1
            left -= min(decision.whole * slower / WORKERS, given)
    return {takes: (got, wanted) for takes, (got, wanted) in found.items()}


def main() -> None:
    """Play, and print a line for each speed."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=integer, default=4)
    parser.add_argument("--hands", type=at_least(1), default=5)
    parser.add_argument("--seed", type=integer, default=71)
    parser.add_argument(
        "--kept", default=",".join(map(str, KEPT)), help="the parts kept at a turn's first decision, and after"
    )
    parser.add_argument("--first", type=at_least(1), default=SMALL_BATCHES[0], help="the worlds of a first batch")
    parser.add_argument("--slower", default="1,2,4,8,16,32", help="how many times slower")
    wanted = parser.parse_args()
    try:
        read_seats(CATALOG["barracan"], wanted.seats)
    except ValueError as wrong:
        parser.error(str(wrong))
    collect_seldom()
    watch = Turns(wanted.first)
    for number in range(1, wanted.hands + 1):
        SelfPlay(
            CATALOG["barracan"], ["expert"] * wanted.seats, {}, wanted.seed, number, choose_move=watch.choose
        ).play(1)
    kept = [int(part) for part in wanted.kept.split(",")]
    for slower in map(int, wanted.slower.split(",")):
        found = searched(watch.turns, slower, kept)
        told = ", ".join(
            f"{got} of {of} {'takes' if takes else 'lays and discards'}" for takes, (got, of) in found.items()
        )
        print(f"{slower} times slower: worlds for {told}")


if __name__ == "__main__":
    main()
