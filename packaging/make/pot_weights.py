"""Fits how a hand of Burraco or Buraco that is played on in thought will end: the weights of ``evaluation.py``.

``python packaging/make/pot_weights.py [--hands 1500]`` plays hands of expert's plan against itself, looks at every
seventh turn or so, and prints for each game, with two and four seats, a row for each stage: least squares of the points
by which a side is ahead at the end, by what it has more than the other.
"""

import argparse

from barracan.games.catalog import CATALOG
from barracan.model.randomness import shuffle, stream
from barracan.players.burraco.course import Course
from barracan.players.burraco.evaluation import FEATURES, LAST_STAGE, features, stage
from barracan.players.burraco.policy import play_turn
from barracan.players.burraco.skill import SKILLS

STEADY = 3.0
"""How much is added to each square, so that what hardly occurs has no large weight."""
Sample = tuple[list[float], int]


def samples(game_id: str, seats: int, hands: int) -> list[list[Sample]]:
    """For each stage what a side had more than the other, and by how much it was ahead at the end."""
    game = CATALOG[game_id]
    options = {option.name: option.default for option in game.options}
    found: list[list[Sample]] = [[] for _ in range(LAST_STAGE + 1)]
    for number in range(hands):
        rng = stream("weights", game_id, seats, number)
        state = game.start(seats, options)
        deck = list(game.pack(seats, options))
        shuffle(deck, rng)
        game.deal(state, number % seats, deck, game.hand_keys(state, rng))
        course = Course.of(state)
        seen: list[tuple[int, list[float]]] = []
        while course.turn >= 0:
            if rng.random() < 0.15:
                more = [mine - other for mine, other in zip(features(course, 0), features(course, 1), strict=True)]
                seen.append((stage(course), more))
            play_turn(course, SKILLS["expert"])
        points = course.points()
        for at, more in seen:
            found[at].append((more, points[0] - points[1]))
    return found


def fit(listed: list[Sample]) -> list[float]:
    """The weights with the least squares, by elimination."""
    rows = [[0.0] * (FEATURES + 1) for _ in range(FEATURES)]
    for more, ahead in listed:
        for row, one in zip(rows, more, strict=True):
            if one:
                for at, other in enumerate(more):
                    row[at] += one * other
                row[FEATURES] += one * ahead
    for at, row in enumerate(rows):
        row[at] += STEADY
    for at in range(FEATURES):
        best = max(range(at, FEATURES), key=lambda number: abs(rows[number][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for number, row in enumerate(rows):
            if number != at and (share := row[at] / rows[at][at]):
                rows[number] = [one - share * other for one, other in zip(row, rows[at], strict=True)]
    return [row[FEATURES] / row[at] for at, row in enumerate(rows)]


def main() -> int:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=1500)
    wanted = parser.parse_args()
    for game_id in ("burraco", "buraco"):
        for seats in (2, 4):
            for at, listed in enumerate(samples(game_id, seats, wanted.hands)):
                print(game_id, seats, at, len(listed), [round(weight) for weight in fit(listed)], flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
