"""``barracan simulate``: let computers play each other and write the records."""

import argparse
import sys
from dataclasses import dataclass, field
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
from barracan.cli.output import count_phrase, one_line, sentence, unwritable
from barracan.model.game import State
from barracan.model.match import Match
from barracan.model.record import ENDING
from barracan.players.player import PLAYERS, styles
from barracan.players.self_play import SelfPlay


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


def run(arguments: argparse.Namespace) -> int:
    """Play, write each match as one file and print how it went; 2 if the arguments make no sense."""
    try:
        game = read_game(arguments.game)
        seats = read_seats(game, arguments.seats)
        options = read_options(game, arguments.option)
        players = read_players(arguments.players, seats, PLAYERS, styles(game.id))
        sides = read_sides(game, arguments.sides, seats, options) if arguments.sides is not None else None
        matches = _matches(arguments)
        paths = _paths(arguments.out, game.id, matches)
    except ValueError as wrong:
        print(f"barracan simulate: {sentence(wrong)}", file=sys.stderr)
        return 2
    tally = _Tally(players)
    for number, path in enumerate(paths, start=1):
        play = SelfPlay(game, players, options, arguments.seed, number, sides)
        try:
            with path.open("w", encoding="utf-8", newline="\n") as out:
                match = play.play(arguments.hands)
                out.writelines(f"{line}\n" for line in match.lines)
        except OSError as failure:
            print(f"barracan simulate: {unwritable(path, failure)}", file=sys.stderr)
            return 2
        tally.count(match.state)
        print(f"match {number}: {_outcome(match, players)}: {one_line(str(path))}", flush=True)
    print(tally.summary(), end="")
    return 0


def _matches(arguments: argparse.Namespace) -> int:
    """How many matches to play; raises ``ValueError`` with a sentence."""
    if arguments.matches is None and arguments.hands is None:
        raise ValueError("How much is to be played is said by --hands, --matches or both.")
    return arguments.matches or 1


def _paths(out: str, game: str, matches: int) -> list[Path]:
    """The file of each match; raises ``ValueError`` with a sentence."""
    place = Path(out)
    if out.endswith(".jsonl"):
        if matches > 1:
            raise ValueError(f"One file holds one match: --out needs a folder for {matches} matches.")
        return [place]
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as failure:
        raise ValueError(unwritable(place, failure)) from None
    digits = max(4, len(str(matches)))
    return [place / f"{game}-{number:0{digits}}{ENDING}" for number in range(1, matches + 1)]


def _outcome(match: Match, players: tuple[str, ...]) -> str:
    state = match.state
    totals = " : ".join(map(str, state.totals))
    hands = count_phrase(state.hand_number, "hand", "hands")
    if state.result is None:
        return f"{hands}, {totals}, unfinished"
    winners = [f"{players[seat]} at seat {seat}" for side in state.result.winners for seat in state.sides[side]]
    return f"{hands}, {totals}, won by {' and '.join(winners)}"


@dataclass(slots=True)
class _Tally:
    """What the players have won; partners are counted both."""

    players: tuple[str, ...]
    won: dict[str, int] = field(default_factory=dict)
    finished: int = 0
    points: dict[str, int] = field(default_factory=dict)
    hands: dict[str, int] = field(default_factory=dict)

    def count(self, state: State) -> None:
        """Count a match that was played."""
        winners = state.result.winners if state.result else ()
        self.finished += state.result is not None
        for name in dict.fromkeys(self.players):
            sides = [side for side, seats in enumerate(state.sides) if name in [self.players[seat] for seat in seats]]
            self.won[name] = self.won.get(name, 0) + any(side in winners for side in sides)
            self.points[name] = self.points.get(name, 0) + sum(state.totals[side] for side in sides)
            self.hands[name] = self.hands.get(name, 0) + state.hand_number * len(sides)

    def summary(self) -> str:
        """A line for each player: matches won, and points a hand and side."""
        return "".join(
            f"{name}: won {self.won[name]} of {count_phrase(self.finished, 'match', 'matches')}, "
            f"{self.points[name] / max(1, self.hands[name]):.2f} points a hand\n"
            for name in self.points
        )
