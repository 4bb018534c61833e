"""What is told of a match beside its table: totals, past moves, and what the game adds of the viewer's side."""

from collections.abc import Sequence
from typing import Final

from barracan.model.text import Text
from barracan.model.value import value
from barracan.model.view import SeatView
from barracan.table.hud.hand_lines import NO_LINES, HandLines, hand_lines
from barracan.table.hud.hands_table import NO_HANDS, HandsTable, hands_table
from barracan.table.hud.people import People
from barracan.table.hud.trick_moves import trick_words
from barracan.table.translation import translate_past_move


@value
class SideTotal:
    """One side's standing: its names, its points before this hand and those of this hand so far, where these count.

    Of a hand that is over they are *counted* in the total. ``note`` is what else is to be known of the side.
    """

    side: int
    names: str
    total: int
    hand: int | None
    note: str = ""
    counted: bool = False

    @property
    def reach(self) -> tuple[int, int]:
        """How far the side had come before this hand, and with it."""
        hand = self.hand or 0
        return (self.total - max(0, hand), self.total) if self.counted else (self.total, self.total + hand)


@value
class MoveLine:
    """One past move: its number in the match, who made it, and what it did."""

    number: int
    side: int
    name: str
    words: str


@value
class CategoryCount:
    """How many categories of a type a side has: the type's name in the list, and as it is read out."""

    word: str
    spoken: str
    count: int


@value
class SideSummary:
    """What is said of the viewer's side beside its points: its categories, and lines of advice (heading, text)."""

    categories: tuple[CategoryCount, ...] = ()
    lines: tuple[tuple[str, str], ...] = ()


NO_SUMMARY: Final = SideSummary()


@value
class GameContent:
    """Everything on the page.

    ``own_name`` names the viewer's side where "your side" would not tell whose.
    Without a target the match is decided in another way.
    """

    target: int | None
    sides: tuple[SideTotal, ...] = ()
    moves: tuple[MoveLine, ...] = ()
    own_side: int = 0
    summary: SideSummary = NO_SUMMARY
    own_name: str = ""
    lines: HandLines = NO_LINES
    hands: HandsTable = NO_HANDS


def game_content(
    view: SeatView, people: People, moves: Sequence[tuple[int, Text]], summary: SideSummary = NO_SUMMARY
) -> GameContent:
    """What the page shows of this view and its last public moves."""
    own = view.side_of(view.seat)
    told = [words for _, words in moves]
    if played := trick_words(view, people)[-len(told) :] if told else ():
        told[-len(played) :] = played
    order = [own, *(side for side in range(len(view.sides)) if side != own)]
    return GameContent(
        target=view.target(),
        sides=tuple(_side_total(view, people, side) for side in order),
        moves=tuple(
            MoveLine(number, view.side_of(seat), people.name(seat), translate_past_move(people.name(seat), words))
            for number, ((seat, _), words) in enumerate(zip(moves, told, strict=True))
        ),
        own_side=own,
        own_name="" if people.is_you(view.seat) else people.names_of(view.sides[own]),
        summary=summary,
        lines=hand_lines(view, order),
        hands=hands_table(view, people, order),
    )


def _side_total(view: SeatView, people: People, side: int) -> SideTotal:
    seats, points = view.sides[side], view.hand_points(side)
    over = view.turn is None
    return SideTotal(side, people.names_of(seats), view.totals[side], points, people.note(view, seats[0]), over)
