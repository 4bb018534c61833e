"""``barracan arena``: players against players, and what comes of it with its uncertainty."""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from time import perf_counter_ns
from typing import NamedTuple

from barracan.cli.arena_results import Durations, Results, as_json, pace_in_words, table
from barracan.cli.arguments import WORLDS, at_least, integer, not_empty, read_game, read_names, read_options, read_seats
from barracan.cli.cluster import WorkersLost
from barracan.cli.executors import Workers, break_off, find_workers
from barracan.cli.executors import add_arguments as add_workers
from barracan.cli.measurements import program
from barracan.cli.output import sentence, unwritable
from barracan.model.moves import Line
from barracan.model.record import ENDING
from barracan.model.value import value
from barracan.model.view import SeatView
from barracan.players.arena import Cell, Pairing, Row, Setting, cells, pairings, play
from barracan.players.player import decide, names, styles
from barracan.players.protocol import Decision
from barracan.players.tallies import CellSums, Sprt, Tally, Verdict

ROUND = 16
"""So many deals are played before a sequential test is asked again."""
_ELOS = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?),(-?[0-9]+(?:\.[0-9]+)?)")
MOST_ELO = 10_000
"""Farther apart no two players are: so much is nearly thirty standard deviations of a game's result."""


class _Played(NamedTuple):
    pairing: Pairing
    row: Row
    times: Row
    lines: list[str]


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
    add_workers(parser)
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
    sprt: Sprt | None
    manifest: Line

    def number(self, pairing: Pairing) -> int:
        """A number that tells a game from all others; -1 if it is not one of these."""
        sides = len(self.setting.sides)
        if pairing.cell not in self.cells or not 0 <= pairing.rotation < sides:
            return -1
        return (pairing.deal * len(self.cells) + self.cells.index(pairing.cell)) * sides + pairing.rotation


def run(arguments: argparse.Namespace) -> int:
    """Play and print the table, and how long the players thought to stderr.

    The exit code is 2 if the arguments make no sense, 1 if those who played are gone, 130 if it was interrupted.
    """
    try:
        plan = _plan(arguments)
        results = Results(Path(arguments.out) if arguments.out is not None else None, plan.manifest, plan.number)
        with find_workers(arguments) as workers:
            games = _Games(plan, results, workers, _folder(arguments.records))
            tallies = games.play()
    except ValueError as wrong:
        print(f"barracan arena: {sentence(wrong)}", file=sys.stderr)
        return 2
    except OSError as failure:
        print(f"barracan arena: {unwritable(failure.filename or arguments.out, failure)}", file=sys.stderr)
        return 2
    except (WorkersLost, KeyboardInterrupt) as reason:
        return break_off("barracan arena", reason, arguments.out, code=1)
    paces = games.durations.paces()
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
    return _Plan(setting, found, deals, _sprt(arguments.sprt), manifest)


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


class _Games:
    """Plays what has not been played yet, and adds up all of it.

    Attributes:
        durations: how long the players thought.
    """

    def __init__(self, plan: _Plan, results: Results, workers: Workers, records: Path | None) -> None:
        self.durations = Durations()
        self._plan = plan
        self._results = results
        self._known = results.read_rows()
        self._workers = workers
        self._records = records
        sides = len(plan.setting.sides)
        self._sums = {cell: CellSums(cell, sides) for cell in plan.cells}

    def play(self) -> list[tuple[Tally, str]]:
        """What each cell comes to, and what the sequential test says of it, if one is asked."""
        plan = self._plan
        if plan.sprt is None:
            self._play(plan.cells, range(plan.deals))
            return [(sums.tally(), "") for sums in self._sums.values()]
        verdicts = dict.fromkeys(plan.cells, Verdict.OPEN)
        for first in range(0, plan.deals, ROUND):
            still = [cell for cell, verdict in verdicts.items() if verdict == Verdict.OPEN]
            self._play(still, range(first, min(first + ROUND, plan.deals)))
            sides = len(plan.setting.sides)
            verdicts |= {cell: plan.sprt.verdict(self._sums[cell].shares, sides, 1 / sides) for cell in still}
        return [(self._sums[cell].tally(), verdict.value) for cell, verdict in verdicts.items()]

    def _play(self, still: Sequence[Cell], deals: range) -> None:
        """Take the games of these deals that are known, and play the others."""
        sides = len(self._plan.setting.sides)
        wanted = (game for deal in deals for cell in still for game in pairings(cell, range(deal, deal + 1), sides))
        for pairing in wanted:
            row = next(self._known, None)
            if row is None:
                self._play_unknown(chain([pairing], wanted))
                return
            self._results.check(row, pairing)
            self._count(pairing, row, self._results.times(pairing))

    def _play_unknown(self, wanted: Iterable[Pairing]) -> None:
        work = partial(_play, self._plan.setting, self._records is not None)
        for pairing, row, times, lines in self._workers.play(work, wanted):
            self._results.add(row, times)
            self._count(pairing, row, times)
            if self._records:
                _write(self._records, pairing, lines)

    def _count(self, pairing: Pairing, row: Row, times: Row | None) -> None:
        self._sums[pairing.cell].add(row)
        if times is not None:
            self.durations.add(times)


def _write(folder: Path, pairing: Pairing, lines: list[str]) -> None:
    players = "-".join(pairing.cell).replace(":", "_")  # which stands in no file's name on Windows
    name = f"{players}-{pairing.deal:04}-{pairing.rotation}{ENDING}"
    (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


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


def _play(setting: Setting, recorded: bool, pairing: Pairing) -> _Played:
    """Play one game, in whatever process; its record is told only where it is wanted."""
    watch = _Watch()
    row, match = play(setting, pairing, watch)
    times = {**pairing.key, "decisions": watch.decisions, "turns": watch.turns}
    return _Played(pairing, row, times, match.lines if recorded else [])
