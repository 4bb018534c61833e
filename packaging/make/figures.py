"""What the commands share that play hands and write what the pages tell of games into ``resources/figures``."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from barracan.cli.executors import Workers
    from barracan.cli.measurements import Findings

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "figures"
SETTINGS = ("worlds", "seed")
Task: TypeAlias = tuple[str, str, str, int]
"""A game, what is measured of it, of which form or level, and the number of the hand or match."""
Found: TypeAlias = Callable[[str, str], list[object]]
"""All that was found of a kind and a form or level."""


@dataclass(frozen=True)
class Measurement:
    """Figures of each game: *tasks* are played by *measure*, with a seed and a number of worlds, and summed up."""

    file: str
    description: str
    counts: Mapping[str, tuple[int, str]]
    """How many of what are played, by the name of the argument: the usual number, and a word of help."""
    tasks: Callable[[str, argparse.Namespace], Iterator[Task]]
    measure: Callable[[int, int, Task], object]
    sum_up: Callable[[str, Found], Mapping[str, object]]


def run(measurement: Measurement, words: Sequence[str] | None) -> int:
    """Play what is not there yet, and write the figures."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.executors import find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.games.catalog import CATALOG

    parser = _make_parser(measurement)
    wanted = parser.parse_args(words)

    def measure() -> int:
        games = wanted.game or list(CATALOG.own)
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS})
        with find_workers(wanted) as workers:
            play_missing(measurement, games, wanted, findings, workers)
        write_figures(measurement, games, findings)
        return 0

    return run_measurement(parser, wanted.out, measure)


def _make_parser(measurement: Measurement) -> argparse.ArgumentParser:
    from barracan.cli.arguments import WORLDS, at_least, integer, not_empty
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments
    from barracan.games.catalog import CATALOG

    parser = Parser(description=measurement.description, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, (usual, told) in measurement.counts.items():
        parser.add_argument(f"--{name}", type=at_least(1), default=usual, help=told)
    parser.add_argument("--worlds", type=at_least(0), default=24, help=WORLDS)
    parser.add_argument("--seed", type=integer, default=18)
    parser.add_argument("--game", action="append", choices=list(CATALOG.own), help="this game; all without it")
    parser.add_argument("--out", type=not_empty, help="keep what has been played there")
    add_arguments(parser)
    return parser


def play_missing(
    measurement: Measurement,
    games: Sequence[str],
    wanted: argparse.Namespace,
    findings: "Findings",
    workers: "Workers",
) -> None:
    """Play what the findings lack."""
    known = {(line["game"], line["kind"], line["what"], line["number"]) for line in findings.lines}
    missing = [task for game in games for task in measurement.tasks(game, wanted) if task not in known]
    work = partial(measurement.measure, wanted.seed, wanted.worlds)
    for (game, kind, what, number), found in zip(missing, workers.play(work, missing), strict=True):
        findings.add({"game": game, "kind": kind, "what": what, "number": number, "found": found})


def write_figures(measurement: Measurement, games: Sequence[str], findings: "Findings") -> None:
    """Write and print the figures of these games; those of others stay."""
    from barracan.games.catalog import CATALOG

    file = FOLDER / measurement.file
    kept = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    for name in games:
        own = [line for line in findings.lines if line["game"] == name]
        kept[name] = measurement.sum_up(name, partial(_found, own))
        print(f"{name}: {json.dumps(kept[name])}")
    rows = [f' "{name}": {json.dumps(kept[name])}' for name in CATALOG.own if name in kept]
    file.parent.mkdir(exist_ok=True)
    file.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def _found(lines: Sequence[Mapping[str, object]], kind: str, what: str) -> list[object]:
    return [line["found"] for line in lines if (line["kind"], line["what"]) == (kind, what)]


def numbers(found: Sequence[object]) -> list[float]:
    """Those of them that are numbers."""
    return [number for number in found if isinstance(number, (int, float))]
