"""How long computer players think: whole turns, asked of the program's own worker processes.

``python packaging/benchmarks/turns.py [--game barracan] [--seats 2] [--players expert,expert] [--hands 4] [--seed 1]
[--here]``

Hands are played as in the window, with its safety caps and without its pauses. A turn is all decisions of a seat until
another one is to move, from the question to the answer. The first question is asked once before, untimed: in the window
the workers begin before the first deal. With ``--here`` this process thinks by itself and without caps, and its
processor time counts, which a busy machine can tell. Two workers on cores of their own take about half as long.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop

from barracan.cli.arguments import at_least, integer, read_names, read_seats
from barracan.cli.commands import Parser
from barracan.games.catalog import CATALOG
from barracan.garbage import collect_seldom
from barracan.model.view import SeatView
from barracan.players.player import LEVELS, PLAYERS, decide, styles
from barracan.players.protocol import Decision
from barracan.players.self_play import SelfPlay
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool


class Watch:
    """Has each move thought out, and takes the time of every turn in milliseconds."""

    def __init__(self, ask: Callable[[Question, bool], Decision], clock: Callable[[], float]) -> None:
        self._ask = ask
        self._clock = clock
        self._last: tuple[int, int] = (-1, -1)
        self.turns: dict[str, list[float]] = defaultdict(list)
        self.worlds: dict[str, list[int]] = defaultdict(list)

    def __call__(self, game: str, view: SeatView, player: str, seed: int) -> Decision:
        """Ask, wait and return the answer."""
        question = Question(game, view, player, seed)
        turn = view.hand_number, view.seat
        if not self.turns:
            self._ask(question, False)
        began = self._clock()
        decision = self._ask(question, turn == self._last)
        if self._last != turn:
            self.turns[player].append(0.0)
        self.turns[player][-1] += 1000 * (self._clock() - began)
        self._last = turn
        if decision.worlds:
            self.worlds[player].append(decision.worlds)
        return decision


def decide_here(question: Question, _: bool) -> Decision:
    """Think without anybody's help."""
    return decide(question.game, question.view, question.player, question.seed)


class Workers:
    """The program's own worker processes."""

    def __init__(self, thinker: WorkerPool) -> None:
        self._thinker = thinker
        self._loop = QEventLoop()
        thinker.answered.connect(self._hear)
        thinker.failed.connect(lambda ticket: self._loop.exit(1))
        self._decision: Decision | None = None

    def ask(self, question: Question, goes_on: bool) -> Decision:
        """Ask them and wait; *goes_on* tells that it is still the same turn."""
        self._thinker.ask(question, goes_on)
        if self._loop.exec():
            raise SystemExit(f"The player {question.player} broke down.")
        assert self._decision is not None
        return self._decision

    def _hear(self, ticket: int, decision: Decision) -> None:
        self._decision = decision
        self._loop.exit(0)


def main() -> None:
    """Play and print a line for each player."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(CATALOG), default="barracan")
    parser.add_argument("--seats", type=integer, default=2)
    parser.add_argument("--players", default="expert,expert", help=f"of {', '.join(LEVELS)}; repeated round the table")
    parser.add_argument("--hands", type=at_least(1), default=4)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--here", action="store_true", help="think in this process, and count processor time")
    wanted = parser.parse_args()
    try:
        read_seats(CATALOG[wanted.game], wanted.seats)
        named = read_names(wanted.players, PLAYERS, styles(wanted.game))
    except ValueError as wrong:
        parser.error(str(wrong))
    application = QCoreApplication([])
    players = [named[seat % len(named)] for seat in range(wanted.seats)]
    thinker = WorkerPool(application)
    if wanted.here:
        collect_seldom()
        watch = Watch(decide_here, time.process_time)
    else:
        watch = Watch(Workers(thinker).ask, time.perf_counter)
    for number in range(1, wanted.hands + 1):
        SelfPlay(CATALOG[wanted.game], players, {}, wanted.seed, number, choose_move=watch).play(1)
    thinker.close()
    for player, turns in watch.turns.items():
        turns.sort()
        worlds = watch.worlds[player]
        print(
            f"{wanted.game}, {wanted.seats} seats, {player}: "
            f"{len(turns)} turns, median {turns[len(turns) // 2]:.0f} ms, "
            f"99 % within {turns[int(0.99 * (len(turns) - 1))]:.0f} ms, longest {turns[-1]:.0f} ms; "
            f"{len(worlds)} searches, {sum(worlds) // max(1, len(worlds))} worlds in the mean"
        )


if __name__ == "__main__":
    main()
