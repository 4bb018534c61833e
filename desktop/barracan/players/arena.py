"""Players against players: which games are played, and what each comes to.

A *cell* sets one player against another. Each deal is played once for each side of the table: there sits the one,
everywhere else the other. Cards and dealer of a deal are the same in all cells and rotations.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from mypy_extensions import mypyc_attr

from barracan.games.catalog import CATALOG
from barracan.model.game import Sides
from barracan.model.match import Match
from barracan.model.moves import Line
from barracan.model.options import OptionValue
from barracan.model.view import SeatView
from barracan.players.player import decide
from barracan.players.protocol import Decision
from barracan.players.self_play import SelfPlay

Cell = tuple[str, str]
"""The player looked at, and the one who has all other sides."""
Row = Line
"""What one game came to, as plain data."""
ChooseWorlds = Callable[[str, SeatView, str, int, int | None], Decision]
"""Chooses a move in so many worlds: the game's id, the view, the player's name, a seed, the number."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Setting:
    """What all games of an arena have in common.

    Attributes:
        matches: whether whole matches are played, not single hands.
        worlds: how many worlds the levels think through, if not as many as they usually do.
    """

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: int
    matches: bool = False
    worlds: int | None = None

    @property
    def sides(self) -> Sides:
        """The sides of the table."""
        return CATALOG[self.game].sides(self.seats, self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Pairing:
    """One game to be played: the deal, and at which side the cell's first player sits."""

    cell: Cell
    deal: int
    rotation: int

    @property
    def key(self) -> Row:
        """What tells this game's row from all others."""
        return {"players": list(self.cell), "deal": self.deal, "rotation": self.rotation}


def cells(players: Sequence[str], sides: int, against: Sequence[str] = ()) -> list[Cell]:
    """Every player against every other, or against those named; two sides are the same from either end."""
    if against:
        return list(dict.fromkeys((one, other) for one in players for other in against if one != other))
    different = list(dict.fromkeys(players))
    return list(permutations(different, 2)) if sides > 2 else list(combinations(different, 2))


def pairings(cell: Cell, deals: range, sides: int) -> Iterator[Pairing]:
    """The games of these deals, in the order in which their rows are written."""
    for deal in deals:
        for rotation in range(sides):
            yield Pairing(cell, deal, rotation)


@dataclass
class _Counting:
    """Chooses moves, and counts the decisions and worlds of each player."""

    worlds: int | None
    choose: ChooseWorlds
    decisions: dict[str, int] = field(default_factory=dict)
    looked: dict[str, int] = field(default_factory=dict)

    def __call__(self, game: str, view: SeatView, player: str, seed: int) -> Decision:
        decision = self.choose(game, view, player, seed, self.worlds)
        self.decisions[player] = self.decisions.get(player, 0) + 1
        self.looked[player] = self.looked.get(player, 0) + decision.worlds
        return decision


def play(setting: Setting, pairing: Pairing, choose: ChooseWorlds = decide) -> tuple[Row, Match]:
    """Play one game and tell what it came to; *choose* stands for the players where somebody measures them."""
    one, other = pairing.cell
    sides = setting.sides
    players = [one if seat in sides[pairing.rotation] else other for seat in range(setting.seats)]
    counting = _Counting(setting.worlds, choose)
    game = CATALOG[setting.game]
    course = SelfPlay(game, players, setting.options, setting.seed, pairing.deal, choose_move=counting)
    match = course.play(None if setting.matches else 1)
    state = match.state
    ending = state.ending
    assert ending is not None
    winners = state.result.winners if state.result else ()
    return {
        **pairing.key,
        "hands": state.hand_number,
        "points": list(state.totals),
        "won": list(winners if setting.matches else game.leaders(ending)),
        "reason": ending.reason,
        "by": None if ending.seat is None else players[ending.seat],
        "moves": sum(counting.decisions.values()),
        "decisions": counting.decisions,
        "worlds": counting.looked,
    }, match
