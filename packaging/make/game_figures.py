"""Measure what the tiles of the first page tell of each game, and write ``resources/figures/games.json``.

``python packaging/make/game_figures.py [--matches N] [--hands N] [--worlds N] [--game NAME ...] [--out FILE]``

The minutes are the median of so many matches between casual players at the usual number of seats, at 9 seconds for each
turn of the first seat and 2 for those of the others, rounded to 5. The depth tells how often one expert is ahead of the
mean of beginners in single hands, each seat in turn: 1 to three fifths of them, 2 to three quarters, else 3. A run that
was broken off goes on when it is called again with the same file; games that are named are written anew, others stay.
"""

import argparse
import json
import statistics
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from figures import Found, Measurement, Task, numbers, run

if TYPE_CHECKING:
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

PERSON, COMPUTER = 9, 2
"""Seconds a turn."""
STEP = 5
"""Minutes are rounded to so many."""
SHALLOW, MIDDLING = 0.6, 0.75


def _tasks(game: str, wanted: argparse.Namespace) -> Iterator[Task]:
    yield from ((game, "seconds", "", number) for number in range(wanted.matches))
    yield from ((game, "ahead", "", number) for number in range(wanted.hands))


def _measure(seed: int, worlds: int, task: Task) -> float:
    """The seconds of a match, or whether the expert was ahead in a hand: 1, 0.5 or 0."""
    game, kind, _, number = task
    return _seconds(game, seed, number) if kind == "seconds" else _is_ahead(game, seed, number, worlds)


def _seconds(name: str, seed: int, number: int) -> float:
    from barracan.games.catalog import CATALOG
    from barracan.model.game import usual_seats
    from barracan.players.self_play import SelfPlay

    game = CATALOG[name]
    match = SelfPlay(game, ["casual"] * usual_seats(game.seat_counts), {}, seed, number).play()
    lines = [json.loads(line) for line in match.lines]
    turns = [seat for seat, _ in groupby(line["seat"] for line in lines if line["kind"] == "move")]
    return float(sum(COMPUTER if seat else PERSON for seat in turns))


def _is_ahead(name: str, seed: int, number: int, worlds: int) -> float:
    from barracan.games.catalog import CATALOG
    from barracan.model.game import usual_seats
    from barracan.players.player import decide
    from barracan.players.self_play import SelfPlay

    game = CATALOG[name]
    seats = usual_seats(game.seat_counts)
    sides = game.sides(seats, {option.name: option.default for option in game.options})
    side = number % len(sides)

    def choose(game_id: str, view: "SeatView", player: str, move_seed: int) -> "Decision":
        return decide(game_id, view, player, move_seed, worlds if player == "expert" else None)

    players = ["expert" if seat in sides[side] else "beginner" for seat in range(seats)]
    points = list(SelfPlay(game, players, {}, seed, number // len(sides), choose_move=choose).play(1).state.totals)
    own = points.pop(side)
    ahead = (own - statistics.fmean(points)) * (-1 if game.fewer_win else 1)
    return 0.5 if ahead == 0 else float(ahead > 0)


def _sum_up(game: str, found: Found) -> Mapping[str, object]:
    from barracan.games.catalog import CATALOG

    minutes = max(STEP, STEP * round(statistics.median(numbers(found("seconds", ""))) / 60 / STEP))
    share = statistics.fmean(numbers(found("ahead", "")))
    depth = 1 if share < SHALLOW else 2 if share < MIDDLING else 3
    counts = CATALOG[game].seat_counts
    return {"least": min(counts), "most": max(counts), "minutes": minutes, "depth": depth}


TILES = Measurement(
    "games.json",
    str(__doc__),
    {"matches": (200, "matches a game, for its minutes"), "hands": (60, "hands a game, for its depth")},
    _tasks,
    _measure,
    _sum_up,
)

if __name__ == "__main__":
    raise SystemExit(run(TILES, None))
