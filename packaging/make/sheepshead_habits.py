"""Fit how players of Sheepshead choose their cards, and write ``players/sheepshead/habit_weights.py``.

``python packaging/make/sheepshead_habits.py [--hands N] [--seed N]``

Strong players play so many hands; who takes the window is settled beforehand, each seat in turn, so that weak hands are
among them. A weight for each kind of card in each situation makes what they played likeliest. It takes minutes.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from barracan.cli.arguments import at_least, integer
from barracan.cli.commands import Parser
from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.moves import TakeWindow
from barracan.games.sheepshead.state import SEATS, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.state import Pass
from barracan.players.player import decide
from barracan.players.protocol import only
from barracan.players.self_play import SelfPlay
from barracan.players.sheepshead.habits import COLUMNS, NAT, SITUATIONS, Table
from barracan.players.sheepshead.pack import BIT_OF, renumber

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

FILE = Path(__file__).resolve().parents[2] / "desktop" / "barracan" / "players" / "sheepshead" / "habit_weights.py"
HEAD = '''"""How much each card asks to be played in each situation: made by ``packaging/make/sheepshead_habits.py``."""

from typing import Final

WEIGHTS: Final[tuple[tuple[int, ...], ...]] = (
'''
ROUNDS, STEP, PULL = 200, 0.3, 1.0
"""How often all weights are moved, how far at first, and how hard each is drawn to nothing."""
Features = list[tuple[int, float]]
Choice = tuple[list[Features], int]
"""What speaks for each card that could be played, by column, and which was played."""


def play(hands: int, seed: int) -> Iterator[SheepsheadState]:
    """Hands that strong players have played."""

    def choose(game: str, view: SeatView, player: str, move_seed: int) -> Decision:
        if not isinstance(view, SheepsheadView) or view.phase != "window":
            return decide(game, view, player, move_seed)
        taking = (view.seat - view.dealer - 1) % SEATS == number % SEATS
        return only(TakeWindow(view.seat) if taking else Pass(view.seat))

    for number in range(hands):
        match = SelfPlay(CATALOG["sheepshead"], ["strong"] * SEATS, {}, seed, number, choose_move=choose).play(1)
        assert isinstance(match.state, SheepsheadState)
        yield match.state


def choices(state: SheepsheadState) -> Iterator[tuple[int, Choice]]:
    """Each choice of a card in a hand that is over, with its situation."""
    assert state.player is not None
    hands = [renumber(state.played_by(seat)) for seat in range(SEATS)]
    gone = 0
    for trick in state.tricks:
        table = Table(state.player, trick.leader, gone)
        for step, kind in enumerate(trick.cards):
            seat, card = (trick.leader + step) % SEATS, BIT_OF[kind]
            habit = table.habit(seat)
            legal = hands[seat] & habit.led or hands[seat]
            numbers = [number for number in range(32) if legal >> number & 1]
            if len(numbers) > 1:
                found = [habit.features(number, hands[seat]) for number in numbers]
                yield habit.situation, (found, numbers.index(card.bit_length() - 1))
            table.put(seat, card)
            hands[seat] &= ~card
        gone = table.gone


def fit(found: Sequence[Choice]) -> list[int]:
    """The weights, in tenths, that make these choices likeliest."""
    weights, moved = [0.0] * COLUMNS, [1e-3] * COLUMNS
    for _ in range(ROUNDS):
        slopes = [-PULL * weight for weight in weights]
        for cards, played in found:
            powers = [math.exp(sum(weights[at] * much for at, much in card)) for card in cards]
            whole = sum(powers)
            for number, (card, power) in enumerate(zip(cards, powers, strict=True)):
                for at, much in card:
                    slopes[at] += much * ((number == played) - power / whole)
        for at, slope in enumerate(slopes):
            moved[at] += slope * slope
            weights[at] += STEP * slope / math.sqrt(moved[at])
    return [round(NAT * weight) for weight in weights]


def main(words: Sequence[str] | None = None) -> int:
    """Play, fit and write."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=at_least(1), default=385)
    parser.add_argument("--seed", type=integer, default=7)
    wanted = parser.parse_args(words)
    groups: list[list[Choice]] = [[] for _ in range(SITUATIONS)]
    for state in play(wanted.hands, wanted.seed):
        for where, choice in choices(state):
            groups[where].append(choice)
    rows = "".join(f"    ({', '.join(map(str, fit(group)))}),\n" for group in groups)
    FILE.write_text(f"{HEAD}{rows})\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
