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
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ROOT / "resources" / "figures" / "games.json"
PERSON, COMPUTER = 9, 2
"""Seconds a turn."""
STEP = 5
"""Minutes are rounded to so many."""
SHALLOW, MIDDLING = 0.6, 0.75
SETTINGS = ("worlds", "seed")
Task = tuple[str, str, int]
"""A game, what is measured of it, and the number of the match or hand."""


def main(words: Sequence[str] | None = None) -> int:
    """Play what is not there yet, and write the figures."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.arguments import WORLDS, at_least, integer, not_empty
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments, find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.games.catalog import CATALOG

    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=at_least(1), default=200, help="matches a game, for its minutes")
    parser.add_argument("--hands", type=at_least(1), default=60, help="hands a game, for its depth")
    parser.add_argument("--worlds", type=at_least(0), default=24, help=WORLDS)
    parser.add_argument("--seed", type=integer, default=18)
    parser.add_argument("--game", action="append", choices=list(CATALOG.own), help="this game; all without it")
    parser.add_argument("--out", type=not_empty, help="keep what has been played there")
    add_arguments(parser)
    wanted = parser.parse_args(words)

    def measure() -> int:
        games = wanted.game or list(CATALOG.own)
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS})
        with find_workers(wanted) as workers:
            play_missing(games, wanted, findings, workers)
        write_figures(games, findings)
        return 0

    return run_measurement(parser, wanted.out, measure)


def play_missing(games: Sequence[str], wanted: argparse.Namespace, findings: "Findings", workers: "Workers") -> None:
    """Play what the findings lack."""
    known = {(line["game"], line["kind"], line["number"]) for line in findings.lines}
    missing = [task for task in _tasks(games, wanted) if task not in known]
    work = partial(_measure, wanted.seed, wanted.worlds)
    for (game, kind, number), found in zip(missing, workers.play(work, missing), strict=True):
        findings.add({"game": game, "kind": kind, "number": number, "found": found})


def _tasks(games: Sequence[str], wanted: argparse.Namespace) -> Iterator[Task]:
    for game in games:
        yield from ((game, "seconds", number) for number in range(wanted.matches))
        yield from ((game, "ahead", number) for number in range(wanted.hands))


def _measure(seed: int, worlds: int, task: Task) -> float:
    """The seconds of a match, or whether the expert was ahead in a hand: 1, 0.5 or 0."""
    game, kind, number = task
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
    from barracan.model.view import SeatView
    from barracan.players.player import decide
    from barracan.players.protocol import Decision
    from barracan.players.self_play import SelfPlay

    game = CATALOG[name]
    seats = usual_seats(game.seat_counts)
    sides = game.sides(seats, {option.name: option.default for option in game.options})
    side = number % len(sides)

    def choose(game_id: str, view: SeatView, player: str, move_seed: int) -> Decision:
        return decide(game_id, view, player, move_seed, worlds if player == "expert" else None)

    players = ["expert" if seat in sides[side] else "beginner" for seat in range(seats)]
    points = list(SelfPlay(game, players, {}, seed, number // len(sides), choose_move=choose).play(1).state.totals)
    own = points.pop(side)
    ahead = (own - statistics.fmean(points)) * (-1 if game.fewer_win else 1)
    return 0.5 if ahead == 0 else float(ahead > 0)


def write_figures(games: Sequence[str], findings: "Findings") -> None:
    """Write and print the figures of these games; those of others stay."""
    from barracan.games.catalog import CATALOG

    kept = json.loads(FIGURES.read_text("utf-8")) if FIGURES.is_file() else {}
    for name in games:
        found = {
            kind: [line["found"] for line in findings.lines if (line["game"], line["kind"]) == (name, kind)]
            for kind in ("seconds", "ahead")
        }
        minutes = max(STEP, STEP * round(statistics.median(found["seconds"]) / 60 / STEP))
        share = statistics.fmean(found["ahead"])
        counts = CATALOG[name].seat_counts
        depth = 1 if share < SHALLOW else 2 if share < MIDDLING else 3
        kept[name] = {"least": min(counts), "most": max(counts), "minutes": minutes, "depth": depth}
        sizes = f"{len(found['seconds'])} matches, {len(found['ahead'])} hands"
        print(f"{name}: {minutes} minutes, expert ahead in {100 * share:.0f} %: depth {depth}; {sizes}")
    rows = [f' "{name}": {json.dumps(kept[name])}' for name in CATALOG.own if name in kept]
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
