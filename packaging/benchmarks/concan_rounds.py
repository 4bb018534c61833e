"""What Concan's worlds gain on the plan: ``python packaging/benchmarks/concan_rounds.py [--positions 80] [--seed 1]``.

Expert with few worlds plays three strong players. At some of its decisions and theirs all moves that are weighed are
played on in so many worlds, and looked at after each round and at the end. A line a way to choose, by its worlds,
rounds and gate in standard errors, tells what the move so chosen brings more than the plan's in the hands of all other
worlds played to their end, with a 95 % interval over positions.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from math import sqrt
from random import Random

from barracan.cli.arguments import at_least, integer
from barracan.cli.commands import Parser
from barracan.games.catalog import CATALOG
from barracan.games.concan.moves import ConcanMove, Discard, Draw
from barracan.games.concan.view import ConcanView
from barracan.model.view import SeatView
from barracan.players.arena import Pairing, Setting, play
from barracan.players.concan.evaluation import expected_points
from barracan.players.concan.plan import EXPERT
from barracan.players.concan.playout import Playout
from barracan.players.concan.worlds import Worlds
from barracan.players.inquiry import Inquiry
from barracan.players.player import decide
from barracan.players.protocol import POINT, Decision
from barracan.players.search import Sums

WAYS = ((16, 1, 1500), (256, 1, 1500), (256, 2, 500), (512, 1, 500), (512, 2, 1500), (512, 2, 500))
ROUNDS = 2
SHARE = 0.15
"""So many of all decisions are looked at."""
PLAYED = 16
"""The worlds in which expert chooses what it plays."""

Column = list[tuple[int, ...]]
"""What a move comes to in each world: after each round, and at the end."""


def gained(points: Sequence[int], seat: int) -> int:
    """How many points less than the mean of the others a seat pays."""
    return (sum(points) - len(points) * points[seat]) // (len(points) - 1)


def outcomes(worlds: Worlds, playout: Playout, move: ConcanMove) -> tuple[int, ...]:
    """What a move comes to in one world."""
    if isinstance(move, Draw):
        playout.draw(move.seat)
    else:
        playout.make(move)
    if not isinstance(move, Discard):
        worlds.policy.lay_and_discard(playout, move.seat)
    found = []
    for _ in range(ROUNDS):
        worlds.policy.play_round(playout)
        weighed = [POINT * each for each in playout.points()] if playout.turn is None else expected_points(playout)
        found.append(gained(weighed, move.seat))
    worlds.policy.finish(playout)
    return (*found, gained([POINT * each for each in playout.points()], move.seat))


def columns(view: ConcanView, moves: Sequence[ConcanMove], count: int) -> list[Column]:
    """The outcomes of all moves in the same worlds."""
    worlds = Worlds(view, Inquiry(7), EXPERT)
    found: list[Column] = [[] for _ in moves]
    for number in range(count):
        world = worlds.world(number)
        for column, move in zip(found, moves, strict=True):
            column.append(outcomes(worlds, world.copy(), move))
    return found


def gain(found: list[Column], way: tuple[int, int, int], rng: Random) -> float:
    """What a way to choose gains on the plan's move, which is the first, in the worlds that it did not look into."""
    count, rounds, gate = way
    order = list(range(len(found[0])))
    rng.shuffle(order)
    looked, rest = order[:count], order[count:]
    over = [Sums.of([column[at][rounds - 1] - found[0][at][rounds - 1] for at in looked]) for column in found]
    best = max(range(len(found)), key=lambda number: over[number].total)
    if not over[best].exceeds(gate):
        return 0.0
    return sum(found[best][at][-1] - found[0][at][-1] for at in rest) / len(rest) / POINT


def watch(
    kept: list[list[Column]], count: int, rng: Random, game: str, view: SeatView, player: str, seed: int, _: int | None
) -> Decision:
    """Let a player decide, and look at some decisions."""
    assert isinstance(view, ConcanView)
    if rng.random() < SHARE:
        weighed = decide(game, view, "expert", seed, 1)
        if weighed.worlds:
            others = [each.move for each in weighed.candidates if each.move != weighed.plan_move]
            kept.append(columns(view, [weighed.plan_move, *others], count))
    return decide(game, view, player, seed, PLAYED if player == "expert" else 0)


def main() -> int:
    """Play, and print."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=at_least(2), default=80)
    parser.add_argument("--worlds", type=at_least(600), default=1000)
    parser.add_argument("--seed", type=integer, default=1)
    wanted = parser.parse_args()
    options = {option.name: option.default for option in CATALOG["concan"].options}
    rng, kept, deal = Random(wanted.seed), list[list[Column]](), 0
    while len(kept) < wanted.positions:
        setting, pairing = Setting("concan", 4, options, wanted.seed), Pairing(("expert", "strong"), deal, deal % 4)
        play(setting, pairing, partial(watch, kept, wanted.worlds, rng))
        deal += 1
    for way in WAYS:
        gains = [sum(gain(found, way, rng) for _ in range(8)) / 8 for found in kept]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((each - mean) ** 2 for each in gains) / (len(gains) - 1) / len(gains))
        print(f"worlds, rounds, gate {way}: {mean:.2f} ± {1.96 * error:.2f} points, {len(gains)} positions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
