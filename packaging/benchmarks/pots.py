"""How hands of Burraco and Buraco go: ``python packaging/benchmarks/pots.py [--game burraco] [--seats 2]
[--players expert,strong] [--deals 10] [--seed 1] [--worlds N] [--thought]``

Each deal is played from both sides, two players against each other. A line for each of them tells, a hand: points, how
many hands it won, first melds with a wildcard, clean and dirty melds, hands without a clean one, pots, and cards left
in its hands. The last line tells turns a seat, and how hands ended. With ``--thought`` hands are played as in thought,
by the plans alone, a hundred times as quickly.
"""

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial

from barracan.cli.arguments import at_least, integer, read_names, read_seats
from barracan.cli.commands import Parser
from barracan.games.burraco.state import BurracoState
from barracan.games.catalog import CATALOG
from barracan.model.randomness import shuffle, stream
from barracan.model.replay import read_player
from barracan.model.view import SeatView
from barracan.players.arena import Pairing, Setting, play
from barracan.players.burraco.course import Course
from barracan.players.burraco.policy import play_turn
from barracan.players.burraco.skill import SKILLS, with_style
from barracan.players.player import decide, names, styles
from barracan.players.protocol import Decision


@dataclass
class Figures:
    """What is counted of one player, and of all hands under the name ``""``."""

    counts: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def line(self, hands: int) -> str:
        """All that was counted, a hand."""
        return ", ".join(f"{name} {count / hands:.2f}" for name, count in self.counts.items())


class Hand:
    """Counts what the players do in one hand; *sides* names the player of each side."""

    def __init__(self, figures: dict[str, Figures], sides: list[str]) -> None:
        self.figures = figures
        self.sides = sides
        self.turns = 0
        self.opened: set[int] = set()

    def look(self, course: Course, seat: int) -> None:
        """Take a look after each move."""
        side = course.side_of[seat]
        if course.melds[side] and side not in self.opened:
            self.opened.add(side)
            burns = any(not shape.clean for shape in course.melds[side])
            self.figures[self.sides[side]].counts["first melds with a wildcard"] += burns

    def end(self, course: Course, points: list[int], reason: str) -> None:
        """Count how the hand has ended."""
        for side, player in enumerate(self.sides):
            counts = self.figures[player].counts
            clean = sum(shape.clean and shape.bonus > 0 for shape in course.melds[side])
            counts["points"] += points[side]
            counts["won"] += points[side] == max(points)
            counts["clean"] += clean
            counts["dirty"] += sum(not shape.clean and shape.bonus > 0 for shape in course.melds[side])
            counts["without a clean one"] += not clean
            counts["pots"] += course.potted[side]
            counts["cards left"] += sum(course.hands[seat].size for seat in course.sides[side])
        self.figures[""].counts["turns a seat"] += self.turns / course.seats
        self.figures[""].counts[reason] += 1


def play_in_thought(wanted: argparse.Namespace, deal: int, _: int, hand: Hand) -> None:
    """Play one hand by the plans alone."""
    game = CATALOG[wanted.game]
    options = {option.name: option.default for option in game.options}
    state = game.start(wanted.seats, options)
    deck = list(game.pack(wanted.seats, options))
    shuffle(deck, stream("pots", wanted.seed, deal))
    game.deal(state, deal % wanted.seats, deck, game.hand_keys(state, stream("keys", wanted.seed, deal)))
    course = Course.of(state)
    skills = [with_style(SKILLS[level], style) for level, style in map(read_player, hand.sides)]
    while course.turn >= 0:
        seat = course.turn
        play_turn(course, skills[course.side_of[seat]])
        hand.turns += 1
        hand.look(course, seat)
    reason = "out" if course.out >= 0 else "stock" if not course.stock else "stall"
    hand.end(course, course.points(), reason)


def play_really(wanted: argparse.Namespace, deal: int, rotation: int, hand: Hand) -> None:
    """Play one hand by the players themselves."""
    options = {option.name: option.default for option in CATALOG[wanted.game].options}
    setting = Setting(wanted.game, wanted.seats, options, wanted.seed, worlds=wanted.worlds)
    row, match = play(setting, Pairing(tuple(wanted.players), deal, rotation), partial(watch, hand))
    assert isinstance(match.state, BurracoState)
    hand.end(Course.of(match.state), list(row["points"]), row["reason"])


def watch(hand: Hand, game: str, view: SeatView, player: str, seed: int, worlds: int | None) -> Decision:
    """Let a player decide, and take a look at what lies before it."""
    decision = decide(game, view, player, seed, worlds)
    side = view.side_of(view.seat)
    if decision.move.do in {"draw", "take", "refuse"}:
        hand.turns += 1
    elif decision.move.do == "meld" and side not in hand.opened:
        hand.opened.add(side)
        wild = any(code[0] == "2" or code == "JK" for cards in decision.move.melds for code in cards)
        hand.figures[player].counts["first melds with a wildcard"] += wild
    return decision


def main() -> int:
    """Play and print."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=["burraco", "buraco"], default="burraco")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--players", default="expert,strong")
    parser.add_argument("--deals", type=at_least(1), default=10)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--worlds", type=at_least(0))
    parser.add_argument("--thought", action="store_true")
    wanted = parser.parse_args()
    wanted.seats = read_seats(CATALOG[wanted.game], wanted.seats)
    wanted.players = read_names(wanted.players, names(wanted.game), styles(wanted.game))
    figures = {name: Figures() for name in (*wanted.players, "")}
    play_one = play_in_thought if wanted.thought else play_really
    for deal in range(wanted.deals):
        for rotation in range(2):
            play_one(wanted, deal, rotation, Hand(figures, list(wanted.players[:: -1 if rotation else 1])))
    for name, counted in figures.items():
        sides = 2 if name and wanted.players[0] == wanted.players[-1] else 1
        print(f"{name or 'all'}: {counted.line(2 * wanted.deals * sides)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
