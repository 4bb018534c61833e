"""A plain double-dummy Monte Carlo player of Sheepshead, against the levels.

``python packaging/benchmarks/pimc.py [--players expert,pimc] [--deals N] [--seed N] [--out FILE]
[--workers N | --cluster ADDRESS]``

It deals 50 worlds that agree with what it has seen, plays each of its cards on with random legal cards until eight
tricks are left, solves the rest double-dummy, and plays the card with the best mean score; that is all it thinks. The
window and what is laid away are expert's. The first player named has one seat and the second the two others, each deal
from every seat. A run that was broken off goes on with its file. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import statistics
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from barracan.games.sheepshead.view import SheepsheadView
from barracan.model.randomness import choose
from barracan.players.sheepshead.least import Contest
from barracan.players.sheepshead.outlook import SCORES
from barracan.players.sheepshead.solver import Rest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.games.sheepshead.state import SheepsheadState
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

PEER = "pimc"
WORLDS = 50
EXACT = 8
"""So many tricks at the end are solved double-dummy, in The Least so many:"""
EXACT_LEAST = 3
SEATS = 3
SETTINGS = ("players", "seed")


def decide_by_worlds(view: SheepsheadView, seed: int) -> Decision:
    """The card with the best mean over worlds."""
    from barracan.games.sheepshead.legality import playable
    from barracan.games.sheepshead.play import put_down
    from barracan.games.sheepshead.view import determinize
    from barracan.games.tricks.ranking import cards_of
    from barracan.games.tricks.state import PLAYS
    from barracan.model.randomness import stream
    from barracan.players.protocol import only

    def cards(state: SheepsheadState) -> list[int]:
        """What the seat to move may play."""
        return cards_of(playable(state, state.hands[view.seat if state.turn is None else state.turn]))

    choices = cards(determinize(view, stream(PEER, seed)))
    if len(choices) == 1:
        return only(PLAYS[view.seat][choices[0]])
    totals = [0.0] * len(choices)
    for number in range(WORLDS):
        rng = stream(PEER, seed, number)
        world = determinize(view, rng)
        solved = Solved(view.seat)
        for at, card in enumerate(choices):
            after = world.copy()
            put_down(after, view.seat, card)
            while after.turn is not None and after.hands[after.turn].bit_count() > solved.cards(after):
                put_down(after, after.turn, choose(cards(after), rng))
            totals[at] += solved.score(after)
    return only(PLAYS[view.seat][choices[totals.index(max(totals))]])


class Solved:
    """What the end of one world brings a seat, double-dummy."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._rest, self._contest = Rest(blurred=False), Contest()

    def cards(self, state: SheepsheadState) -> int:
        """With so many cards in each hand it is solved."""
        return EXACT_LEAST if state.player is None else EXACT

    def score(self, state: SheepsheadState) -> float:
        """The seat's game points less the mean of all."""
        points = [0] * SEATS
        if state.player is None:
            points = list(self._contest.points(state))
        else:
            shares = self._rest.outlook(state)
            points[state.player] = SCORES[shares.index(max(shares))]
        return points[self._seat] - sum(points) / SEATS


def ahead(wanted: argparse.Namespace, game: tuple[int, int]) -> dict[str, object]:
    """What a deal brings the first player, from one seat, more than the mean of the others."""
    from barracan.games.catalog import CATALOG
    from barracan.players.player import decide
    from barracan.players.self_play import SelfPlay

    def decide_seat(game: str, view: SeatView, player: str, seed: int) -> Decision:
        if player != PEER:
            return decide(game, view, player, seed)
        if isinstance(view, SheepsheadView) and view.phase == "play":
            return decide_by_worlds(view, seed)
        return decide(game, view, "expert", seed)

    deal, rotation = game
    one, others = wanted.players.split(",")
    players = [one if seat == rotation else others for seat in range(SEATS)]
    match = SelfPlay(CATALOG["sheepshead"], players, {}, wanted.seed, deal, choose_move=decide_seat).play(1)
    points = list(match.state.totals)
    own = points.pop(rotation)
    return {"deal": deal, "rotation": rotation, "ahead": own - statistics.fmean(points)}


def main(words: Sequence[str] | None = None) -> int:
    """Play and print how far the first player is ahead."""
    from barracan.cli.arguments import at_least, integer, not_empty
    from barracan.cli.commands import Parser
    from barracan.cli.executors import add_arguments, find_workers, run_measurement
    from barracan.cli.measurements import Findings
    from barracan.players.player import LEVELS
    from barracan.players.tallies import Z

    parser = Parser(description="Measure levels of Sheepshead against a double-dummy Monte Carlo player.")
    parser.add_argument("--players", default=f"expert,{PEER}", help=f"two of {', '.join((*LEVELS, PEER))}")
    parser.add_argument("--deals", type=at_least(1), default=100, help="each from every seat")
    parser.add_argument("--seed", type=integer, default=1, help="the same seed gives the same deals")
    parser.add_argument("--out", type=not_empty, help="keep the results there")
    add_arguments(parser)
    wanted = parser.parse_args(words)

    def measure() -> int:
        named = wanted.players.split(",")
        if len(named) != 2 or not {*named} <= {*LEVELS, PEER}:
            raise ValueError(f"--players takes two of {', '.join((*LEVELS, PEER))}, as in expert,{PEER}.")
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS}, Path(__file__))
        games = [(deal, rotation) for deal in range(wanted.deals) for rotation in range(SEATS)]
        known = {(line["deal"], line["rotation"]): line["ahead"] for line in findings.lines}
        missing = [game for game in games if game not in known]
        with find_workers(wanted) as workers:
            for line in workers.play(partial(ahead, wanted), missing):
                findings.add(line)
                known[line["deal"], line["rotation"]] = line["ahead"]
        deals = [statistics.fmean(known[deal, seat] for seat in range(SEATS)) for deal in range(wanted.deals)]
        margin = f"{Z * statistics.stdev(deals) / len(deals) ** 0.5:.2f}" if len(deals) > 1 else "?"
        print(f"{wanted.players}: {statistics.fmean(deals):+.2f} ± {margin} game points a hand in {len(games)} hands")
        return 0

    return run_measurement(parser, wanted.out, measure)


if __name__ == "__main__":
    raise SystemExit(main())
