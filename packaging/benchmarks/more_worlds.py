"""What looking into more worlds would bring a level: how often it then decides otherwise, and what that is worth.

``python packaging/benchmarks/more_worlds.py [--game ID] [--seats N] [--level expert] [--worlds 128,256] [--hands N]``

The level plays with the first number of worlds. Wherever it has looked into worlds it decides again with the second
one, which begins with the same worlds; where the moves differ both are weighed in other worlds, eight times as many as
the second number. Prints what a decision gains, with its standard error, and the processor time that decisions took.
"""

import argparse
import statistics
import time

from barracan.cli.arguments import at_least, integer, read_seats
from barracan.cli.commands import Parser
from barracan.games.catalog import CATALOG
from barracan.garbage import rare_collections
from barracan.model.view import SeatView
from barracan.players.inquiry import Inquiry
from barracan.players.player import LEVELS, decide, find_player
from barracan.players.protocol import POINT, Decision
from barracan.players.self_play import SelfPlay

TIMES = 8


class Comparison:
    """Decides with few worlds and with more, and plays what the few say."""

    def __init__(self, few: int, more: int) -> None:
        self._few, self._more = few, more
        self.gains: list[float] = []
        self.seconds: tuple[list[float], list[float]] = ([], [])

    def choose(self, game: str, view: SeatView, player: str, seed: int) -> Decision:
        """Decide, and note what more worlds bring."""
        start = time.process_time()
        usual = decide(game, view, player, seed, self._few)
        middle = time.process_time()
        if usual.worlds:
            other = decide(game, view, player, seed, self._more)
            self.seconds[0].append(middle - start)
            self.seconds[1].append(time.process_time() - middle)
            same = other.move == usual.move
            self.gains.append(0.0 if same else self._gain(game, view, player, seed, usual, other))
        return usual

    def _gain(self, game: str, view: SeatView, player: str, seed: int, usual: Decision, other: Decision) -> float:
        asked = Inquiry(seed + 1, TIMES * self._more, also=(usual.move, other.move))
        weighed = find_player(game).decide(view, player, asked)
        better, worse = weighed.standing(other.move), weighed.standing(usual.move)
        assert better
        assert worse
        return (better.value - worse.value) / POINT


def main() -> None:
    """Play and print."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(CATALOG), default="barracan")
    parser.add_argument("--seats", type=integer, default=2)
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--worlds", default="128,256", help="the two numbers, parted by a comma")
    parser.add_argument("--hands", type=at_least(1), default=4)
    parser.add_argument("--seed", type=integer, default=1)
    wanted = parser.parse_args()
    few, more = map(int, wanted.worlds.split(","))
    try:
        read_seats(CATALOG[wanted.game], wanted.seats)
    except ValueError as wrong:
        parser.error(str(wrong))
    comparison = Comparison(few, more)
    players = [wanted.level] * wanted.seats
    with rare_collections():
        for number in range(1, wanted.hands + 1):
            SelfPlay(CATALOG[wanted.game], players, {}, wanted.seed, number, choose_move=comparison.choose).play(1)
    gains, (first, second) = comparison.gains, comparison.seconds
    error = statistics.stdev(gains) / len(gains) ** 0.5
    differing = sum(gain != 0 for gain in gains)
    print(
        f"{wanted.game}, {wanted.seats} seats, {wanted.level}: {differing} of {len(gains)} decisions differ,"
        f" {statistics.fmean(gains):+.3f} ± {error:.3f} points each with {more} worlds instead of {few};"
        f" {statistics.fmean(first) * 1000:.0f} and {statistics.fmean(second) * 1000:.0f} ms of processor time"
    )


if __name__ == "__main__":
    main()
