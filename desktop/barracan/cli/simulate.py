"""``barracan simulate``: let computers play each other and write the records."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from pathlib import Path

from barracan.cli.arguments import (
    at_least,
    integer,
    not_empty,
    read_game,
    read_options,
    read_players,
    read_seats,
    read_sides,
)
from barracan.cli.cluster import WorkersLost
from barracan.cli.executors import Workers, break_off, find_workers
from barracan.cli.executors import add_arguments as add_workers
from barracan.cli.measurements import Findings, open_unfinished
from barracan.cli.output import count_phrase, one_line, sentence, unwritable
from barracan.games.catalog import CATALOG
from barracan.model.game import Sides
from barracan.model.moves import Line
from barracan.model.options import OptionValue
from barracan.model.record import ENDING
from barracan.model.value import value
from barracan.players.player import PLAYERS, styles
from barracan.players.self_play import SelfPlay

UNFINISHED = ".unfinished"
"""The file in a folder of records that tells how the matches went, as long as not all are played."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("game", metavar="GAME", help="the game's id, for example barracan")
    parser.add_argument("--seats", required=True, type=integer, metavar="N", help="how many seats")
    parser.add_argument(
        "--players", required=True, metavar="NAME,...", help=f"one for each seat: {', '.join(PLAYERS)}, or LEVEL:STYLE"
    )
    parser.add_argument("--seed", required=True, type=integer, metavar="N", help="the same seed plays the same matches")
    parser.add_argument("--hands", type=at_least(1), metavar="N", help="cut a match after so many hands")
    parser.add_argument("--matches", type=at_least(1), metavar="N", help="how many matches; 1 if not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--sides", metavar="0,2/1,3", help="the sides, which the game's rules have to confirm")
    parser.add_argument(
        "--out", required=True, type=not_empty, metavar="FILE|DIR", help="a name ending in .jsonl is one file"
    )
    add_workers(parser)


@value
class _Plan:
    """What all matches have in common."""

    game: str
    players: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int
    sides: Sides | None
    hands: int | None


def run(arguments: argparse.Namespace) -> int:
    """Play, write each match as one file and print how it went.

    The exit code is 2 if the arguments make no sense, 1 if those who played are gone, 130 if it was interrupted.
    """
    try:
        game = read_game(arguments.game)
        seats = read_seats(game, arguments.seats)
        options = read_options(game, arguments.option)
        players = read_players(arguments.players, seats, PLAYERS, styles(game.id))
        sides = read_sides(game, arguments.sides, seats, options) if arguments.sides is not None else None
        matches = _matches(arguments)
        paths = _paths(arguments.out, game.id, matches)
        plan = _Plan(game.id, players, options, arguments.seed, sides, arguments.hands)
        with find_workers(arguments) as workers:
            tally = _play_all(plan, paths, _find_measured(plan, arguments.out), workers)
    except ValueError as wrong:
        print(f"barracan simulate: {sentence(wrong)}", file=sys.stderr)
        return 2
    except OSError as failure:
        print(f"barracan simulate: {unwritable(failure.filename or arguments.out, failure)}", file=sys.stderr)
        return 2
    except (WorkersLost, KeyboardInterrupt) as reason:
        kept = arguments.out if _is_folder(arguments.out) else None
        return break_off("barracan simulate", reason, kept, code=1, otherwise="the match was not played to its end")
    print(tally.summary(), end="")
    return 0


def _find_measured(plan: _Plan, out: str) -> Findings:
    """How the matches of a run that was broken off went; its file goes once all are played."""
    fields = ("game", "players", "options", "seed", "sides", "hands")
    settings = json.loads(json.dumps({name: getattr(plan, name) for name in fields}))  # as it comes back from the file
    return open_unfinished(Path(out, UNFINISHED), settings) if _is_folder(out) else Findings(None, settings)


def _play_all(plan: _Plan, paths: Sequence[Path], kept: Findings, workers: Workers) -> "_Tally":
    """Play what is not there yet, and tell of all matches in their order."""
    tally = _Tally(plan.players)
    known = 0
    for line, path in takewhile(lambda each: each[1].exists(), zip(kept.lines, paths, strict=False)):
        tally.count(line)
        print(_result_line(line, path, plan.players), flush=True)
        known += 1
    missing = range(known, len(paths))
    if missing:
        paths[missing[0]].open("w").close()  # whether that can be done is better known before it is played
    for number, (line, record) in zip(missing, workers.play(partial(_play, plan), missing), strict=True):
        paths[number].write_text(record, encoding="utf-8", newline="\n")
        kept.add(line)
        tally.count(line)
        print(_result_line(line, paths[number], plan.players), flush=True)
    kept.remove()
    return tally


def _play(plan: _Plan, number: int) -> tuple[Line, str]:
    """Play a match, in whatever process: how it went, and its record."""
    game = CATALOG[plan.game]
    play = SelfPlay(game, plan.players, plan.options, plan.seed, number + 1, plan.sides)
    match = play.play(plan.hands)
    state = match.state
    line = {
        "match": number + 1,
        "hands": state.hand_number,
        "totals": list(state.totals),
        "sides": [list(side) for side in state.sides],
        "winners": None if state.result is None else list(state.result.winners),
    }
    return line, "".join(f"{line}\n" for line in match.lines)


def _matches(arguments: argparse.Namespace) -> int:
    """How many matches to play; raises ``ValueError`` with a sentence."""
    if arguments.matches is None and arguments.hands is None:
        raise ValueError("How much is to be played is said by --hands, --matches or both.")
    return arguments.matches or 1


def _paths(out: str, game: str, matches: int) -> list[Path]:
    """The file of each match; raises ``ValueError`` with a sentence."""
    place = Path(out)
    if not _is_folder(out):
        if matches > 1:
            raise ValueError(f"One file holds one match: --out needs a folder for {matches} matches.")
        return [place]
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as failure:
        raise ValueError(unwritable(place, failure)) from None
    digits = max(4, len(str(matches)))
    return [place / f"{game}-{number:0{digits}}{ENDING}" for number in range(1, matches + 1)]


def _is_folder(out: str) -> bool:
    return not out.endswith(".jsonl")


def _result_line(line: Line, path: Path, players: Sequence[str]) -> str:
    return f"match {line['match']}: {_outcome(line, players)}: {one_line(str(path))}"


def _outcome(line: Line, players: Sequence[str]) -> str:
    totals = " : ".join(map(str, line["totals"]))
    hands = count_phrase(line["hands"], "hand", "hands")
    if line["winners"] is None:
        return f"{hands}, {totals}, unfinished"
    winners = [f"{players[seat]} at seat {seat}" for side in line["winners"] for seat in line["sides"][side]]
    return f"{hands}, {totals}, won by {' and '.join(winners)}"


@dataclass(slots=True)
class _Tally:
    """What the players have won; partners are counted both."""

    players: tuple[str, ...]
    won: dict[str, int] = field(default_factory=dict)
    finished: int = 0
    points: dict[str, int] = field(default_factory=dict)
    hands: dict[str, int] = field(default_factory=dict)

    def count(self, line: Line) -> None:
        """Count a match that was played."""
        winners = line["winners"] or ()
        self.finished += line["winners"] is not None
        for name in dict.fromkeys(self.players):
            sides = [side for side, seats in enumerate(line["sides"]) if name in [self.players[seat] for seat in seats]]
            self.won[name] = self.won.get(name, 0) + any(side in winners for side in sides)
            self.points[name] = self.points.get(name, 0) + sum(line["totals"][side] for side in sides)
            self.hands[name] = self.hands.get(name, 0) + line["hands"] * len(sides)

    def summary(self) -> str:
        """A line for each player: matches won, and points a hand and side."""
        return "".join(
            f"{name}: won {self.won[name]} of {count_phrase(self.finished, 'match', 'matches')}, "
            f"{self.points[name] / max(1, self.hands[name]):.2f} points a hand\n"
            for name in self.points
        )
