"""Hands of BarraCan played on in thought, against random play of the same deals through the rules engine, in turns.

python packaging/benchmarks/playouts.py [--hands 60] [--candidates 6] [--rounds 5]
Whole hands from the deal, every seat as computers think of it; each deal is played once for each of so many discards of
its first seat, as the search does. Processor time of one core, the median of the rounds.
"""

import argparse
import statistics
import time
from random import Random

from barracan.cli.arguments import integer
from barracan.games.barracan.rules import BarracanGame
from barracan.games.barracan.state import BarracanState
from barracan.games.barracan.view import PACK
from barracan.garbage import rare_collections
from barracan.model.cards import KIND_COUNT
from barracan.model.randomness import choose, shuffle
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.playout_policy import PlayoutPolicy

GAME = BarracanGame()
OPTIONS = {option.name: option.default for option in GAME.options}


def deal(seats: int, rng: Random) -> BarracanState:
    """A hand as it is dealt."""
    state = GAME.start(seats, OPTIONS)
    deck = list(PACK)
    shuffle(deck, rng)
    GAME.deal(state, choose(range(seats), rng), deck)
    return state


def played_on(state: BarracanState, candidates: int) -> int:
    """Play a deal on once for each candidate, and return how many hands that were."""
    world = Playout.of(state)
    seat = state.turn
    assert seat is not None
    unseen = [PACK.count(kind) for kind in range(KIND_COUNT)]
    policy = PlayoutPolicy(state.seats, state.seats - len(state.sides[0]), unseen, flash_exit="any")
    world.draw(seat)
    thrown = list(world.hands[seat].different())[:candidates]
    for card in thrown:
        playout = world.copy()
        playout.discard(seat, card)
        policy.finish(playout)
    return len(thrown)


def at_random(state: BarracanState, rng: Random) -> int:
    """Play a deal at random to its end, and return how many moves that took."""
    moves = 0
    while state.turn is not None:
        legal = GAME.legal_moves(state)
        GAME.apply(state, legal.pick(choose(legal.actions(), rng), rng))
        moves += 1
    return moves


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=integer, default=60)
    parser.add_argument("--candidates", type=integer, default=6)
    parser.add_argument("--rounds", type=integer, default=5)
    chosen = parser.parse_args()
    rng = Random(1)
    for seats in GAME.seat_counts:
        ratios, rates = [], []
        for _ in range(chosen.rounds):
            deals = [deal(seats, rng) for _ in range(chosen.hands)]
            start = time.process_time()
            with rare_collections():  # as where computers think
                hands = sum(played_on(state, chosen.candidates) for state in deals)
            middle = time.process_time()
            moves = sum(at_random(state, rng) for state in deals)
            rates.append(hands / (middle - start))
            ratios.append(rates[-1] * (time.process_time() - middle) / moves)
        print(
            f"{seats} seats: {statistics.median(rates):.0f} hands a second and core,"
            f" {1000 * statistics.median(ratios):.1f} in the time of 1,000 random moves of the engine"
        )


if __name__ == "__main__":
    main()
