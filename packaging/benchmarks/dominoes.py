"""How far experts who try in worlds of dominoes what each seat may do are ahead of experts who go there by habit alone.

``python packaging/benchmarks/dominoes.py [--deals N] [--seed N] [--worlds N]``

Hands of dominoes with nothing doubled, two seats opposite two, each deal both ways: the contract points a seat by which
the first are ahead, with a 95 % interval over deals. The second look into 256 worlds. Run it in the development
environment.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from barracan.cli.arguments import at_least, integer
from barracan.cli.commands import Parser
from barracan.games.barbu.contracts import NAMES
from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.state import Phase
from barracan.games.catalog import CATALOG
from barracan.games.tricks.state import Pass
from barracan.garbage import rare_collections
from barracan.model.randomness import shuffle, stream
from barracan.players.barbu.plan import SKILLS
from barracan.players.barbu.player import decide
from barracan.players.inquiry import Inquiry
from barracan.players.tallies import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.games.barbu.moves import BarbuMove
    from barracan.games.barbu.view import BarbuView

HABITUAL: Final = "habitual"
SKILLS[HABITUAL] = replace(SKILLS["expert"], tries=False, laid_worlds=256)


def play(deal: int, seed: int, players: Sequence[str], worlds: int | None) -> tuple[int, ...]:
    """The contract points of each seat in a hand of dominoes."""
    game = CATALOG["barbu"]
    state = game.start(SEATS, {option.name: option.default for option in game.options})
    deck = list(game.pack(SEATS, state.options))
    shuffle(deck, stream("dominoes", seed, deal))
    game.deal(state, deal % SEATS, deck)
    state.named[state.declarer] = [name for name in NAMES if name != "dominoes"]
    while state.turn is not None:
        game.apply(state, choose(game.view(state, state.turn), players[state.turn], seed, worlds))
    assert state.ending is not None
    return tuple(state.ending.points)


def choose(view: BarbuView, player: str, seed: int, worlds: int | None) -> BarbuMove:
    """What a seat does; it doubles nobody."""
    if view.phase not in {Phase.CONTRACT.value, Phase.DOMINOES.value}:
        return Pass(view.seat)
    asked = Inquiry(seed, None if player == HABITUAL else worlds)
    move: BarbuMove = decide(view, player, asked).move
    return move


def main() -> None:
    """Play and print."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=at_least(2), default=100)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--worlds", type=at_least(1), help="how many worlds the first look into, if not as usual")
    wanted = parser.parse_args()
    leads = []
    with rare_collections():
        for deal in range(wanted.deals):
            ahead = 0
            for way in (0, 1):
                players = ["expert" if seat % 2 == way else HABITUAL for seat in range(SEATS)]
                points = play(deal, wanted.seed, players, wanted.worlds)
                ahead += sum(points[way::2]) - sum(points[1 - way :: 2])
            leads.append(ahead / SEATS)
    margin = Z * statistics.stdev(leads) / len(leads) ** 0.5
    print(f"{statistics.fmean(leads):+.2f} ± {margin:.2f} points a seat, {wanted.deals} deals both ways")


if __name__ == "__main__":
    main()
