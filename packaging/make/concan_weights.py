"""Fits what a hand of Concan that is played on in thought will cost: ``players/concan/evaluation_weights.py``.

``python packaging/make/concan_weights.py [--hands 6000] [--seats 4]`` plays hands in thought, every seat as expert
thinks that all play, looks at every third turn or so, and prints the row of each stage, the number of its looks, and
the share of the squares that it explains: least squares of the points that a seat pays in the end.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from barracan.games.concan.play import HAND_SIZE
from barracan.games.concan.view import PACK
from barracan.games.rummy.state import Hand
from barracan.model.randomness import shuffle, stream
from barracan.players.concan.evaluation import FEATURES, STAGES, features, standings
from barracan.players.concan.playout import Playout, PlayoutPolicy
from barracan.players.rummy.nearness import copies

STEADY = 5.0
"""How much is added to each square, so that what hardly occurs has no large weight."""
THRESHOLD = 51
MOST_TURNS = 200
LOOKS = 0.35
"""After so many of all turns a seat is looked at."""


@dataclass
class Squares:
    """What the looks at one stage add up to."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    rows: list[list[float]] = field(default_factory=lambda: [[0.0] * (FEATURES + 1) for _ in range(FEATURES)])

    def add(self, numbers: Sequence[float], points: float) -> None:
        """A look, and what the seat paid in the end."""
        self.count, self.total, self.squares = self.count + 1, self.total + points, self.squares + points * points
        for row, one in zip(self.rows, numbers, strict=True):
            if one:
                for at, other in enumerate(numbers):
                    row[at] += one * other
                row[FEATURES] += one * points

    def fit(self) -> list[float]:
        """The weights with the least squares, by elimination."""
        rows = [[*row] for row in self.rows]
        for at, row in enumerate(rows):
            row[at] += STEADY
        for at in range(FEATURES):
            best = max(range(at, FEATURES), key=lambda number: abs(rows[number][at]))
            rows[at], rows[best] = rows[best], rows[at]
            for number, row in enumerate(rows):
                if number != at and (share := row[at] / rows[at][at]):
                    rows[number] = [one - share * other for one, other in zip(row, rows[at], strict=True)]
        return [row[FEATURES] / row[at] for at, row in enumerate(rows)]

    def explained(self, weights: Sequence[float]) -> float:
        """The share of the squares about the mean that these weights explain."""
        about = self.squares - self.total * self.total / max(1, self.count)
        fitted = sum(weight * row[FEATURES] for weight, row in zip(weights, self.rows, strict=True))
        return 1 - (self.squares - fitted) / about if about else 0.0


def deal(seats: int, rng: Random) -> Playout:
    """A hand as it begins."""
    deck = list(PACK)
    shuffle(deck, rng)
    first = int(rng.random() * seats)
    hands = [Hand() for _ in range(seats)]
    dealt = HAND_SIZE * seats + 1
    for at, card in enumerate(deck[:dealt]):
        hands[(first + at) % seats].add(card)
    chance = rng.getrandbits(60)
    closed, silent = [False] * seats, [0] * seats
    return Playout(first, hands, deck[dealt:], [], [], 0, 0, closed, silent, None, 1, THRESHOLD, chance)


def play(squares: list[Squares], seats: int, rng: Random) -> None:
    """Play a hand and add what was seen on the way."""
    playout, policy = deal(seats, rng), PlayoutPolicy(copies(PACK))
    seen: list[tuple[int, int, list[float]]] = []
    turns = 0
    while (turn := playout.turn) is not None and turns < MOST_TURNS:
        policy.turn(playout, turn)
        turns += 1
        if not playout.reason and rng.random() < LOOKS:
            seat = int(rng.random() * seats)
            seen.append((seat, *features(playout, standings(playout), seat)))
    points = playout.points()
    for seat, stage, numbers in seen:
        squares[stage].add(numbers, points[seat])


def main() -> int:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=6000)
    parser.add_argument("--seats", type=int, default=4)
    wanted = parser.parse_args()
    squares = [Squares() for _ in range(STAGES)]
    rng = stream("concan weights", wanted.seats)
    for _ in range(wanted.hands):
        play(squares, wanted.seats, rng)
    for each in squares:
        weights = each.fit()
        row = ", ".join(f"{weight:.1f}" for weight in weights)
        print(f"    ({row}),  # {each.count} looks, {each.explained(weights):.2f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
