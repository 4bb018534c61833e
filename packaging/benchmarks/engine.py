"""Random legal play through the rules engine, against a game of open_spiel driven from Python, in turns.

python packaging/benchmarks/engine.py [--game ID] [--peer GAME] [--rounds 7] [--seconds 2] [--peer-python PYTHON]
--peer is open_spiel's game: hearts for the trick games, else gin_rummy, unless another is named.
--peer-python is an interpreter with open_spiel installed (default: this one); without it only our figure is printed.
A kind of action is drawn evenly among the legal ones, then a move of it; each goes through refusal and apply with its
events. What was played is kept as text and replayed from records afterwards, both outside the measured time. Garbage
is looked for as where computers play.
"""

import argparse
import statistics
import subprocess
import sys
import time
from random import Random
from typing import Any

from barracan.cli.arguments import decimal, integer
from barracan.games.catalog import CATALOG, find_game
from barracan.garbage import collect_seldom
from barracan.model.match import Match
from barracan.model.moves import Move
from barracan.model.randomness import choose
from barracan.model.record import read_line, write_line
from barracan.model.replay import SeatNote

PEER = """
import random, sys, time
import pyspiel
game, rng, moves = pyspiel.load_game(sys.argv[2]), random.Random(1), 0
def playout():
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count
playout()
start = time.process_time()
while time.process_time() - start < float(sys.argv[1]):
    moves += playout()
print(moves / (time.process_time() - start))
"""


TRICK_GAMES = ("barbu", "sheepshead")


class RandomPlay:
    """Plays hands of a game at random over all numbers of seats, and counts moves and time."""

    def __init__(self, game_id: str, seed: int) -> None:
        self.game = CATALOG[game_id]
        self.rng = Random(seed)
        self.hands: list[tuple[int, int, tuple[str, ...], dict[str, Any], tuple[str, ...]]] = []

    def moves_a_second(self, seconds: float) -> float:
        """Play for so long and return the speed; deals are measured too."""
        moves = spent = 0.0
        while spent < seconds:
            seats = choose(self.game.seat_counts, self.rng)
            start = time.process_time()
            dealer, deck, keys, played = self._play_hand(seats)
            spent += time.process_time() - start
            lines = tuple(write_line(self.game.write_move(move)) for move in played)
            self.hands.append((seats, dealer, deck, keys, lines))
            moves += len(played)
        return moves / spent

    def _play_hand(self, seats: int) -> tuple[int, tuple[str, ...], dict[str, Any], list[Move]]:
        game, rng = self.game, self.rng
        match = Match.begin(game, [SeatNote(str(seat), "random") for seat in range(seats)], {})
        state = match.state
        dealer = choose(game.next_dealers(state), rng)
        deck = match.shuffled_deck(rng)
        keys = game.hand_keys(state, rng)
        match.deal(dealer, deck, **keys)
        played: list[Move] = []
        while state.turn is not None:
            legal = game.legal_moves(state)
            move = legal.pick(choose(legal.actions(), rng), rng)
            if refusal := game.refusal(state, move):
                raise SystemExit(f"refused: {move}: {refusal}")
            game.apply(state, move)
            played.append(move)
        return dealer, tuple(deck), keys, played

    def verify(self) -> int:
        """Write every hand as a record, replay the records, and return how many lines that were."""
        lines = 0
        for seats, dealer, deck, keys, written in self.hands:
            match = Match.begin(self.game, [SeatNote(str(seat), "random") for seat in range(seats)], {})
            match.deal(dealer, list(deck), **keys)
            for line in written:
                match.play(self.game.read_move(read_line(line)))
            lines += Match.replay(find_game, match.lines).number
        return lines


def peer_speed(python: str, game: str, seconds: float) -> float | None:
    """The peer's moves a second, or ``None`` where it is not installed."""
    done = subprocess.run([python, "-c", PEER, str(seconds), game], capture_output=True, text=True, check=False)
    return float(done.stdout) if done.returncode == 0 else None


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="barracan", choices=sorted(CATALOG))
    parser.add_argument("--peer")
    parser.add_argument("--rounds", type=integer, default=7)
    parser.add_argument("--seconds", type=decimal, default=2)
    parser.add_argument("--peer-python", default=sys.executable)
    chosen = parser.parse_args()
    peer_game = chosen.peer or ("hearts" if chosen.game in TRICK_GAMES else "gin_rummy")
    collect_seldom()
    play = RandomPlay(chosen.game, seed=1)
    play.moves_a_second(0.5)
    ours, ratios = [], []
    for number in range(chosen.rounds):
        ours.append(play.moves_a_second(chosen.seconds))
        peer = peer_speed(chosen.peer_python, peer_game, chosen.seconds)
        if peer is None:
            print(f"round {number}: {chosen.game} {ours[-1]:.0f} moves a second; open_spiel is not installed")
            continue
        ratios.append(ours[-1] / peer)
        print(f"round {number}: {chosen.game} {ours[-1]:.0f}, {peer_game} {peer:.0f} moves a second, {ratios[-1]:.3f}")
    print(f"{len(play.hands)} hands verified, {play.verify()} lines")
    print(f"median {statistics.median(ours):.0f} moves a second", end="")
    print(f", median ratio {statistics.median(ratios):.3f}" if ratios else "")


if __name__ == "__main__":
    main()
