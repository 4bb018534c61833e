"""What plain double-dummy Monte Carlo players of trick games have in common: how they choose, and how they are played.

Such a player deals 50 worlds that agree with what it has seen, plays each of its moves on with random legal ones until
few tricks are left, solves these double-dummy, and makes the move with the best mean; that is all it thinks. What is
said before is expert's. ``sheepshead_pimc.py`` and ``barbu_pimc.py`` say what is the game's own.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from barracan.cli.arguments import at_least, integer, not_empty
from barracan.cli.commands import Parser
from barracan.cli.executors import add_arguments, find_workers, run_measurement
from barracan.cli.measurements import Findings
from barracan.games.catalog import CATALOG
from barracan.model.randomness import Stream, stream
from barracan.players.player import LEVELS, decide
from barracan.players.protocol import only
from barracan.players.self_play import SelfPlay
from barracan.players.tallies import Z

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

PEER = "pimc"
WORLDS = 50
SETTINGS = ("players", "seed", "seats")


@dataclass(frozen=True)
class Peer:
    """The player of one game.

    Attributes:
        game: the game's id.
        hands: so many hands are played in a row.
        points: what is counted, in words.
        thinks: whether the player chooses by worlds, not as expert does.
        moves: the moves of the seat to move in a world.
        scores: how much each move brings in a world, of which it may play on at random.
    """

    game: str
    hands: int
    points: str
    thinks: Callable[[SeatView], bool]
    moves: Callable[[Any], list[Any]]
    scores: Callable[[Any, Stream], Callable[[Any], float]]

    def decide(self, view: SeatView, seed: int) -> Decision:
        """The move with the best mean over worlds."""
        game = CATALOG[self.game]
        choices = self.moves(game.determinize(view, stream(PEER, seed)))
        if len(choices) == 1:
            return only(choices[0])
        totals = [0.0] * len(choices)
        for number in range(WORLDS):
            rng = stream(PEER, seed, number)
            score = self.scores(game.determinize(view, rng), rng)
            for at, move in enumerate(choices):
                totals[at] += score(move)
        return only(choices[totals.index(max(totals))])

    def choose(self, game: str, view: SeatView, player: str, seed: int) -> Decision:
        """What a level or this player does."""
        if player != PEER:
            return decide(game, view, player, seed)
        return self.decide(view, seed) if self.thinks(view) else decide(game, view, "expert", seed)


def play(peer: Peer, wanted: argparse.Namespace, course: tuple[int, int]) -> dict[str, object]:
    """How far the first player is ahead a hand in a deal, from one place, and how far he holds the first place."""
    deal, rotation = course
    one, others = wanted.players.split(",")
    seats = CATALOG[peer.game].seat_counts[0]
    step = seats if wanted.seats == "one" else 2
    players = [one if seat % step == rotation else others for seat in range(seats)]
    course_of = SelfPlay(CATALOG[peer.game], players, {}, wanted.seed, deal, choose_move=peer.choose)
    points = list(course_of.play(peer.hands).state.totals)
    own, rest = ([each for each, name in zip(points, players, strict=True) if (name == one) == mine]
                 for mine in (True, False))  # fmt: skip
    first = [name for each, name in zip(points, players, strict=True) if each == max(points)]
    ahead = (statistics.fmean(own) - statistics.fmean(rest)) / peer.hands
    return {"deal": deal, "rotation": rotation, "ahead": ahead, "won": first.count(one) / len(first)}


def told(numbers: list[float], digits: int) -> str:
    """A mean with the half width of its 95 % interval."""
    margin = f"{Z * statistics.stdev(numbers) / len(numbers) ** 0.5:.{digits}f}" if len(numbers) > 1 else "?"
    return f"{statistics.fmean(numbers):+.{digits}f} ± {margin}"


def main(peer: Peer, script: str, words: Sequence[str] | None = None) -> int:
    """Play and print how far the first player is ahead."""
    parser = Parser(description=f"Measure players of {peer.game} against a double-dummy Monte Carlo player or a level.")
    parser.add_argument("--players", default=f"expert,{PEER}", help=f"two of {', '.join((*LEVELS, PEER))}")
    parser.add_argument("--seats", choices=("one", "pairs"), default="one", help="one against the rest, or every other")
    parser.add_argument("--deals", type=at_least(1), default=100, help="each from every place")
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same deals")
    parser.add_argument("--out", type=not_empty, help="keep the results there")
    add_arguments(parser)
    wanted = parser.parse_args(words)

    def measure() -> int:
        named = wanted.players.split(",")
        if len(named) != 2 or named[0] == named[1] or not {*named} <= {*LEVELS, PEER}:
            raise ValueError(f"--players takes two of {', '.join((*LEVELS, PEER))}, as in expert,{PEER}.")
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS}, Path(script))
        places = CATALOG[peer.game].seat_counts[0] if wanted.seats == "one" else 2
        games = [(deal, rotation) for deal in range(wanted.deals) for rotation in range(places)]
        known = {(line["deal"], line["rotation"]): line for line in findings.lines}
        missing = [game for game in games if game not in known]
        with find_workers(wanted) as workers:
            for line in workers.play(partial(play, peer, wanted), missing):
                findings.add(line)
                known[line["deal"], line["rotation"]] = line
        ahead, won = (
            [statistics.fmean(known[deal, seat][what] for seat in range(places)) for deal in range(wanted.deals)]
            for what in ("ahead", "won")
        )
        print(
            f"{wanted.players}: {told(ahead, 2)} {peer.points} a hand, first place in"
            f" {told([100 * each for each in won], 1).removeprefix('+')} % of {len(games)}"
        )
        return 0

    return run_measurement(parser, wanted.out, measure)
