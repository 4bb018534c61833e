"""Measure what the page of a new match tells of forms and levels, and write ``resources/figures/forms.json``.

``python packaging/make/form_figures.py [--hands N] [--level-hands N] [--worlds N] [--game NAME ...] [--out FILE]``

A form is a game with so many seats, in BarraCan for four as partners and each alone. Strong players play so many hands
of it: their turns a seat, the points of a side, and how the hands end. For each level one side plays so many hands
against casual players, each side in turn: the share of them that it is ahead of. A run that was broken off goes on
when it is called again with the same file; games that are named are written anew, others stay.
"""

import argparse
import json
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings
    from barracan.model.options import OptionValue
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

    Choose: TypeAlias = Callable[[str, SeatView, str, int], Decision]

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ROOT / "resources" / "figures" / "forms.json"
ALONE = "alone"
"""How the key of a form ends in which nobody has a partner, where there is one with partners too."""
LEVELS = ("beginner", "strong", "expert")
SETTINGS = ("worlds", "seed")
Task = tuple[str, str, str, int]
"""A game, what is measured of it, the form or the level, and the number of the hand."""


def main(words: Sequence[str] | None = None) -> int:
    """Play what is not there yet, and write the figures."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.arguments import WORLDS, at_least, integer, not_empty
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments, find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.games.catalog import CATALOG

    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=at_least(1), default=100, help="hands a form")
    parser.add_argument("--level-hands", type=at_least(1), default=200, help="hands a level")
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
    known = {(line["game"], line["kind"], line["what"], line["number"]) for line in findings.lines}
    missing = [task for task in _tasks(games, wanted.hands, wanted.level_hands) if task not in known]
    work = partial(_measure, wanted.seed, wanted.worlds)
    for (game, kind, what, number), found in zip(missing, workers.play(work, missing), strict=True):
        findings.add({"game": game, "kind": kind, "what": what, "number": number, "found": found})


def forms_of(game: str) -> Mapping[str, tuple[int, "Mapping[str, OptionValue]"]]:
    """The forms of a game by their keys: seats, and options that are not the usual ones."""
    from barracan.games.catalog import CATALOG

    forms: dict[str, tuple[int, Mapping[str, OptionValue]]] = {
        str(seats): (seats, {}) for seats in CATALOG[game].seat_counts
    }
    if any(option.name == "partnership" for option in CATALOG[game].options):
        forms[f"4 {ALONE}"] = (4, {"partnership": False})
    return forms


def _tasks(games: Sequence[str], hands: int, level_hands: int) -> Iterator[Task]:
    for game in games:
        for kind, names, count in (("form", list(forms_of(game)), hands), ("level", list(LEVELS), level_hands)):
            yield from ((game, kind, what, number) for what in names for number in range(count))


def _measure(seed: int, worlds: int, task: Task) -> object:
    """Turns a seat, points a side and the ending of a hand; or the share of the others that the level was ahead of."""
    from barracan.players.player import decide

    def choose(game_id: str, view: "SeatView", player: str, move_seed: int) -> "Decision":
        return decide(game_id, view, player, move_seed, worlds)

    game, kind, what, number = task
    if kind == "form":
        return _play_form(game, what, seed, number, choose)
    return _play_level(game, what, seed, number, choose)


def _play_form(name: str, form: str, seed: int, number: int, choose: "Choose") -> object:
    from barracan.games.catalog import CATALOG
    from barracan.players.self_play import SelfPlay

    seats, options = forms_of(name)[form]
    match = SelfPlay(CATALOG[name], ["strong"] * seats, options, seed, number, choose_move=choose).play(1)
    lines = [json.loads(line) for line in match.lines]
    turns = len([seat for seat, _ in groupby(line["seat"] for line in lines if line["kind"] == "move")])
    ending = match.state.ending
    return [turns / seats, statistics.fmean(match.state.totals), ending.reason if ending else ""]


def _play_level(name: str, level: str, seed: int, number: int, choose: "Choose") -> float:
    from barracan.games.catalog import CATALOG
    from barracan.model.game import usual_seats
    from barracan.players.self_play import SelfPlay

    game = CATALOG[name]
    seats = usual_seats(game.seat_counts)
    sides = game.sides(seats, {option.name: option.default for option in game.options})
    side = number % len(sides)
    players = [level if seat in sides[side] else "casual" for seat in range(seats)]
    match = SelfPlay(game, players, {}, seed, number // len(sides), choose_move=choose).play(1)
    points = list(match.state.totals)
    own = points.pop(side)
    return statistics.fmean(0.5 if own == other else float((own < other) == game.fewer_win) for other in points)


def write_figures(games: Sequence[str], findings: "Findings") -> None:
    """Write and print the figures of these games; those of others stay."""
    from barracan.games.catalog import CATALOG

    kept = json.loads(FIGURES.read_text("utf-8")) if FIGURES.is_file() else {}
    for name in games:
        own = [line for line in findings.lines if line["game"] == name]
        kept[name] = {
            "forms": {form: _sum_up(_found(own, "form", form)) for form in forms_of(name)},
            "levels": {level: round(100 * statistics.fmean(_shares(own, level))) for level in LEVELS},
        }
        print(f"{name}: {json.dumps(kept[name])}")
    rows = [f' "{name}": {json.dumps(kept[name])}' for name in CATALOG.own if name in kept]
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def _shares(lines: Sequence[Mapping[str, object]], level: str) -> list[float]:
    return [found for found in _found(lines, "level", level) if isinstance(found, float)]


def _found(lines: Sequence[Mapping[str, object]], kind: str, what: str) -> list[object]:
    return [line["found"] for line in lines if (line["kind"], line["what"]) == (kind, what)]


def _sum_up(hands: Sequence[object]) -> dict[str, object]:
    """Turns to half a turn, points as a whole number, endings in a hundred."""
    found = [hand for hand in hands if isinstance(hand, list)]
    ends = Counter(str(reason) for _, _, reason in found)
    return {
        "hands": len(hands),
        "turns": round(2 * statistics.fmean(turns for turns, _, _ in found)) / 2,
        "points": round(statistics.fmean(points for _, points, _ in found)),
        "ends": {reason: round(100 * count / len(hands)) for reason, count in ends.most_common()},
    }


if __name__ == "__main__":
    raise SystemExit(main())
