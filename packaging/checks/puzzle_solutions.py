"""Solve the puzzles in ``resources/puzzles``, and say of each that is none what is wrong with it.

``python packaging/checks/puzzle_solutions.py [GAME ...] [--every N] [--worlds N] [--seed N] [--played-on N]``

Expert looks into so many worlds, from a seed that made none of them, and has to find the move that is best; casual has
to miss it. What an answer is told to cost has to agree with itself: no move that was not valued beforehand comes closer
to the best than the next best that the puzzle tells of. Of a hand whose best ladder is asked for, every ladder is
tried, and that of the puzzle has to be the best. With *every* only each Nth puzzle of a game is solved. With
*played-on* nothing is solved: strong players play hands on in so many worlds after the best move and after the next
best, and it is told what the best one brings more where that is within the error. The exit code is 1 if one is none.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.session.lessons.puzzle import LadderPuzzle, MovePuzzle

ROOT: Final = Path(__file__).resolve().parents[2]
NEAR: Final = 75
"""A percentage of the lead: other worlds tell another lead."""


def fault(name: str, worlds: int, seed: int) -> str:
    """What is wrong with a puzzle, ``""`` where nothing is."""
    from barracan.session.lessons.puzzle import LadderPuzzle, MovePuzzle, open_puzzle

    puzzle = open_puzzle(name)
    if isinstance(puzzle, LadderPuzzle):
        return fault_of_ladder(puzzle)
    return fault_of_move(puzzle, worlds, seed) if isinstance(puzzle, MovePuzzle) else "of no known kind"


def fault_of_ladder(puzzle: LadderPuzzle) -> str:
    """Whether another ladder of the hand counts more or as much."""
    from barracan.games.barracan.ladder_search import find_ladders, value
    from barracan.games.rummy.state import Hand
    from barracan.model.cards import KINDS
    from barracan.model.places import HAND, place_name

    view = puzzle.match.game.view(puzzle.match.state, puzzle.seat)
    cards = view.places()[place_name(HAND, puzzle.seat)]
    kinds = [KINDS[card] for card in cards if card]
    points = sorted((value(ladder, grown), ladder.cards()) for ladder, grown in find_ladders(Hand(kinds), None))
    best = points[-1][0]
    if best != puzzle.points:
        return f"the best ladder counts {best} points, not {puzzle.points}"
    return "" if len({tuple(sorted(held)) for found, held in points if found == best}) == 1 else "several are the best"


def fault_of_move(puzzle: MovePuzzle, worlds: int, seed: int) -> str:
    """Whether expert finds another move, or casual the best one."""
    from barracan.players.player import decide
    from barracan.session.lessons.puzzle import ALIKE

    game = puzzle.match.game
    view = game.view(puzzle.match.state, puzzle.seat)
    missed = puzzle.loss(decide(game.id, view, "casual", 1).move)
    if missed is not None and missed < ALIKE:
        return "casual finds it"
    found = decide(game.id, view, "expert", seed, worlds).move
    loss, least = puzzle.loss(found), puzzle.loss(puzzle.best)
    if loss is None or least is None or abs(loss - least) >= ALIKE:
        return f"expert finds {game.write_move(found)}"
    return ""


def fault_of_answers(name: str, worlds: int, seed: int) -> str:
    """Whether an answer is told to be closer to the best than the next best."""
    from barracan.session.lessons.puzzle import MovePuzzle, open_puzzle
    from puzzle_values import closest_answer

    puzzle = open_puzzle(name)
    if not isinstance(puzzle, MovePuzzle):
        return ""
    loss = closest_answer(puzzle, worlds, seed)
    if loss is None or loss >= NEAR * puzzle.lead // 100:
        return ""
    return f"an answer is {loss} thousandths behind, the next best {puzzle.lead}"


def fault_when_played_on(name: str, worlds: int) -> str:
    """How much more the best move brings than the next best where hands are played on, ``""`` where it does."""
    from barracan.session.lessons.puzzle import MovePuzzle, open_puzzle
    from played_on import find_lead

    puzzle = open_puzzle(name)
    other = puzzle.next_best if isinstance(puzzle, MovePuzzle) else None
    if other is None:
        return ""
    game, state = puzzle.match.game, puzzle.match.state
    lead = find_lead(game, game.view(state, puzzle.seat), puzzle.best, other.move, worlds)
    return "" if lead.holds else f"{lead.points:+.1f} ± {lead.error:.1f} points in {lead.worlds} worlds"


def main(words: Sequence[str] | None = None) -> int:
    """Solve what is asked for."""
    sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "packaging" / "make")]
    from barracan.session.lessons.puzzle import puzzle_games, puzzle_names

    parser = argparse.ArgumentParser(description="Solve the puzzles.")
    parser.add_argument("game", nargs="*", help="of these games, else of all")
    parser.add_argument("--every", type=int, default=1, help="each Nth puzzle of a game")
    parser.add_argument("--worlds", type=int, default=512, help="into which expert looks")
    parser.add_argument("--seed", type=int, default=7, help="of expert's worlds")
    parser.add_argument("--played-on", type=int, default=0, help="worlds at most in which hands are played on instead")
    wanted = parser.parse_args(words)
    wrong = 0
    for game in wanted.game or puzzle_games():
        for name in puzzle_names(game)[:: wanted.every]:
            begun = process_time()
            told = (
                fault_when_played_on(name, wanted.played_on)
                if wanted.played_on
                else fault(name, wanted.worlds, wanted.seed) or fault_of_answers(name, wanted.worlds, wanted.seed)
            )
            wrong += bool(told)
            print(f"{name}: {told or 'solved'}, {process_time() - begun:.1f} s", flush=True)
    print(f"{wrong} of them are no puzzles" if wrong else "all solved")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
