"""``barracan arena``: players against players, and what comes of it with its uncertainty."""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter_ns
from typing import NamedTuple

from barracan.cli.arena_results import Results, as_json, pace, pace_in_words, table
from barracan.cli.arguments import WORLDS, at_least, integer, not_empty, read_game, read_names, read_options, read_seats
from barracan.cli.measurements import program
from barracan.cli.output import sentence, unwritable
from barracan.model.moves import Line
from barracan.model.record import ENDING
from barracan.model.value import value
from barracan.model.view import SeatView
from barracan.players.arena import Cell, Pairing, Row, Setting, cells, pairings, play
from barracan.players.player import decide, names, styles
from barracan.players.protocol import Decision
from barracan.players.tallies import Sprt, Verdict, tally

ROUND = 16
"""So many deals are played before a sequential test is asked again."""
MOST_WORKERS = 1024
_ELOS = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?),(-?[0-9]+(?:\.[0-9]+)?)")
MOST_ELO = 10_000
"""Farther apart no two players are: so much is nearly thirty standard deviations of a game's result."""


class _Played(NamedTuple):
    row: Row
    times: Row
    lines: list[str]


_Map = Callable[[Setting, Sequence[Pairing]], Iterator[_Played]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("game", metavar="GAME", help="the game's id, for example barracan")
    parser.add_argument("--players", required=True, metavar="A,B,...", help="levels, LEVEL:STYLE, random, greedy, ...")
    parser.add_argument("--against", metavar="C,...", help="set the players against these alone")
    parser.add_argument("--seats", required=True, type=integer, metavar="N", help="how many seats")
    parser.add_argument("--seed", required=True, type=integer, metavar="N", help="the same seed plays the same games")
    parser.add_argument("--deals", type=at_least(1), metavar="N", help="play so many single hands in each rotation")
    parser.add_argument(
        "--matches",
        type=at_least(1),
        metavar="N",
        help="play so many whole matches instead; one that is left unfinished is shared by all",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--worlds", type=at_least(0), metavar="N", help=WORLDS)
    parser.add_argument(
        "--workers",
        type=at_least(1, MOST_WORKERS),
        default=1,
        metavar="N",
        help="how many processes play; 1 if not given",
    )
    parser.add_argument(
        "--sprt",
        nargs="?",
        const="0,20",
        metavar="LOW,HIGH",
        help="end a pair once one of two strengths is likely; with a number below 0 as --sprt=-10,10",
    )
    parser.add_argument(
        "--out", type=not_empty, metavar="FILE", help="keep the rows there; a run that was broken off goes on"
    )
    parser.add_argument("--records", type=not_empty, metavar="DIR", help="write each game as a record")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


@value
class _Plan:
    """What was asked for."""

    setting: Setting
    cells: list[Cell]
    deals: int
    workers: int
    sprt: Sprt | None
    manifest: Line


def run(arguments: argparse.Namespace) -> int:
    """Play and print the table, and how long the players thought to stderr; 2 if the arguments make no sense, 1 if a
    process that played was ended."""
    try:
        plan = _plan(arguments)
        results = Results(Path(arguments.out) if arguments.out is not None else None, plan.manifest)
        records = _folder(arguments.records)
        with _players(plan.workers) as mapped:
            verdicts, rows = _play_all(plan, results, mapped, records)
    except ValueError as wrong:
        print(f"barracan arena: {sentence(wrong)}", file=sys.stderr)
        return 2
    except OSError as failure:
        file = failure.filename or arguments.out
        told = unwritable(file, failure) if file else f"No process could be begun to play: {failure.strerror}."
        print(f"barracan arena: {told}", file=sys.stderr)
        return 2
    except BrokenProcessPool:
        print("barracan arena: A process that played has been ended: with --out the run can go on.", file=sys.stderr)
        return 1
    tallies = [
        (tally(cell, [row for row in rows if row["players"] == list(cell)], len(plan.setting.sides)), verdict)
        for cell, verdict in verdicts.items()
    ]
    paces = pace(results.times(rows))
    if arguments.json:
        print(json.dumps(as_json({**plan.manifest, "deals": plan.deals}, tallies, paces), indent=2))
    else:
        print(table(plan.setting, tallies), end="")
    print(pace_in_words(paces), end="", file=sys.stderr)
    return 0


def _plan(arguments: argparse.Namespace) -> _Plan:
    """Read the arguments; raises ``ValueError`` with a sentence."""
    game = read_game(arguments.game)
    seats = read_seats(game, arguments.seats)
    options = read_options(game, arguments.option)
    players = read_names(arguments.players, names(game.id), styles(game.id))
    against: tuple[str, ...] = ()
    if arguments.against is not None:
        against = read_names(arguments.against, names(game.id), styles(game.id))
    if (arguments.deals is None) == (arguments.matches is None):
        raise ValueError("How much is to be played is said by --deals or by --matches.")
    setting = Setting(game.id, seats, options, arguments.seed, arguments.matches is not None, arguments.worlds)
    found = cells(players, len(setting.sides), against)
    if not found:
        raise ValueError("The arena needs two different players at least.")
    manifest = {
        "game": game.id,
        "seats": seats,
        "options": options,
        "players": list(players),
        "against": list(against),
        "seed": arguments.seed,
        "matches": setting.matches,
        "worlds": arguments.worlds,
        "sprt": arguments.sprt,
        **program(),
    }
    deals = arguments.deals or arguments.matches
    return _Plan(setting, found, deals, arguments.workers, _sprt(arguments.sprt), manifest)


def _sprt(words: str | None) -> Sprt | None:
    if words is None:
        return None
    written = _ELOS.fullmatch(words)
    if not written:
        raise ValueError(f"--sprt takes two numbers like 0,20, which {words!r} is not.")
    low, high = map(float, written.groups())
    if not (abs(low) <= MOST_ELO and abs(high) <= MOST_ELO):
        raise ValueError(f"--sprt takes numbers from {-MOST_ELO} to {MOST_ELO}, which those of {words!r} are not.")
    if not low < high:
        raise ValueError(f"--sprt takes the smaller number first, which {words!r} does not.")
    return Sprt(low, high)


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    Path(name).mkdir(parents=True, exist_ok=True)
    return Path(name)


def _play_all(plan: _Plan, results: Results, mapped: _Map, records: Path | None) -> tuple[dict[Cell, str], list[Row]]:
    """Play what is not there yet; tells what the sequential test says for each cell, if one is asked, and the rows."""
    sides = len(plan.setting.sides)
    verdicts = dict.fromkeys(plan.cells, "" if plan.sprt is None else Verdict.OPEN.value)
    number = 0
    for first in range(0, plan.deals, ROUND):
        still = [cell for cell, verdict in verdicts.items() if verdict in {"", Verdict.OPEN.value}]
        wanted = [
            pairing
            for deal in range(first, min(first + ROUND, plan.deals))
            for cell in still
            for pairing in pairings(cell, range(deal, deal + 1), sides)
        ]
        known = len(results.known(number, wanted))
        number += len(wanted)
        for pairing, played in zip(wanted[known:], mapped(plan.setting, wanted[known:]), strict=True):
            results.add(played.row, played.times)
            if records:
                _write(records, pairing, played.lines)
        if plan.sprt:
            for cell in still:
                rows = [row for row in results.rows[:number] if row["players"] == list(cell)]
                found = tally(cell, rows, sides)
                verdicts[cell] = plan.sprt.verdict(found.shares, sides, found.par).value
    return verdicts, results.rows[:number]  # a file that is gone on with may have more deals than were asked for


def _write(folder: Path, pairing: Pairing, lines: list[str]) -> None:
    players = "-".join(pairing.cell).replace(":", "_")  # which stands in no file's name on Windows
    name = f"{players}-{pairing.deal:04}-{pairing.rotation}{ENDING}"
    (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


@contextmanager
def _players(workers: int) -> Iterator[_Map]:
    """Whoever plays the games, in their order: this process alone, or several others."""
    if workers == 1:
        yield lambda setting, wanted: map(_play, repeat(setting), wanted)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield lambda setting, wanted: pool.map(_play, repeat(setting), wanted)
    finally:
        pool.shutdown(cancel_futures=True)


@dataclass(slots=True)
class _Watch:
    """Chooses moves, and takes the time of each decision and turn in microseconds."""

    decisions: dict[str, list[int]] = field(default_factory=dict)
    turns: dict[str, list[int]] = field(default_factory=dict)
    _last: tuple[int, int] = (-1, -1)

    def __call__(self, game: str, view: SeatView, player: str, seed: int, worlds: int | None) -> Decision:
        began = perf_counter_ns()
        decision = decide(game, view, player, seed, worlds)
        taken = (perf_counter_ns() - began) // 1000
        self.decisions.setdefault(player, []).append(taken)
        turns = self.turns.setdefault(player, [])
        if self._last == (view.hand_number, view.seat):
            turns[-1] += taken
        else:
            turns.append(taken)
        self._last = view.hand_number, view.seat
        return decision


def _play(setting: Setting, pairing: Pairing) -> _Played:
    """Play one game, in whatever process."""
    watch = _Watch()
    row, match = play(setting, pairing, watch)
    return _Played(row, {**pairing.key, "decisions": watch.decisions, "turns": watch.turns}, match.lines)
