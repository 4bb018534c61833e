"""What a seat sees of BarraCan (B13)."""

from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from barracan.games.barracan.moves import CATEGORY_NAMES, BarracanMove
from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, MatchEnd, ScoreLine
from barracan.model.value import value
from barracan.model.view import Cards


@value
class StackView:
    """The categories of one type melded outside ladders: how many, and the cards of the last one (B14.2)."""

    count: int = 0
    last: tuple[Code, ...] = ()


class LadderView(NamedTuple):
    """A ladder in full: arm top to bottom, side cards by arm index, categories as the record writes them."""

    arm: tuple[Code, ...]
    rows: tuple[tuple[int, tuple[Code, ...]], ...]
    categories: tuple[tuple[str, int, int, int], ...]
    """(type, first arm index, last arm index, row's arm index); -1 where there is none."""
    missing: tuple[str, ...]
    royal: bool
    """Whether it is royal, or still can be while incomplete (B9.10)."""
    points: int
    """The ladder's own points if complete (B10.4), else what they would be."""


class SideView(NamedTuple):
    """What lies on the table before one side."""

    stacks: tuple[StackView, ...]
    """In the order of ``CATEGORY_NAMES``."""
    ladders: tuple[LadderView, ...]
    tricks: int
    sets: tuple[int, ...]
    """How many categories of each type, those in ladders included (B6.5)."""
    type_points: tuple[int, ...]
    """What the categories of each type count, those in ladders and what doubling adds included (B10.1, B10.2)."""
    trick_points: int
    lines: tuple[ScoreLine, ...]
    """The explained points of this hand so far."""

    @property
    def points(self) -> int:
        """The points of this hand so far."""
        return sum(line.points for line in self.lines)


@value
class BarracanView:
    """Everything that B13 lets one seat know."""

    seat: int
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, OptionValue] = field(hash=False)
    hand_number: int
    dealer: int
    totals: tuple[int, ...]
    turn: int | None
    take: str
    """How the seat to move began its turn: ``nothing`` yet, ``draw``, ``pick_up`` or ``trick``."""
    hand: tuple[Code, ...]
    """In the order of kinds."""
    hand_sizes: tuple[int, ...]
    stock_count: int
    piles: tuple[tuple[Code, ...], ...]
    blocked: tuple[int, ...]
    """How many cards of each pile lie under its topmost stopper (B3.5)."""
    table: tuple[SideView, ...]
    first_piles: tuple[Code, ...]
    """The four cards turned up in the deal (B2.3)."""
    actions: tuple[BarracanMove, ...]
    """Every public action of this hand, in order."""
    ending: HandEnd | None
    """How the hand ended, until the next one is dealt."""
    result: MatchEnd | None
    """How the match ended, once it has."""

    @property
    def taken(self) -> bool:
        """Whether the seat to move has drawn, picked up or taken a trick in this turn."""
        return self.take != "nothing"

    def places(self) -> dict[Place, Cards]:
        """Every place with its cards; stacks show their last category, tricks and stock their backs."""
        places: dict[Place, Cards] = {"stock": (None,) * self.stock_count}
        for seat, size in enumerate(self.hand_sizes):
            places[f"hand:{seat}"] = self.hand if seat == self.seat else (None,) * size
        for number, pile in enumerate(self.piles):
            places[f"pile:{number}"] = pile
        for number, side in enumerate(self.table):
            for name, stack in zip(CATEGORY_NAMES, side.stacks, strict=True):
                places[f"melds:{number}:{name}"] = (None,) * max(0, stack.count - 1) + stack.last
            for count, ladder in enumerate(side.ladders):
                cards = ladder.arm + tuple(card for _, row in ladder.rows for card in row)
                places[f"ladder:{number}:{count}"] = cards
            places[f"tricks:{number}"] = (None,) * side.tricks
        return places
