"""What a seat of Burraco sees (C12)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, MatchEnd, ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards

_POT_TAKEN = QT_TRANSLATE_NOOP("burraco", "pot taken")
_MAY_GO_OUT = QT_TRANSLATE_NOOP("burraco", "pot taken, may go out")


@value
class MeldView:
    """A meld as it lies, a run from low to high, a group with its wildcard first."""

    kind: str
    """``group`` or ``run``."""
    cards: tuple[Code, ...]
    worth: str
    """``clean``, ``semi_clean``, ``dirty``, or ``""`` while it has fewer than seven cards (C4.8)."""
    wild: int
    """The index of its wildcard, or -1."""
    stands_for: str
    """What the wildcard stands for: a card in a run, a rank in a group; ``""`` without one."""
    points: int
    """The points of its cards."""


@value
class SideView:
    """What lies on the table before one side."""

    melds: tuple[MeldView, ...]
    pot: int
    """The number of the pot that it has taken, or -1."""
    may_go_out: bool
    lines: tuple[ScoreLine, ...]
    """The explained points of this hand so far, of the whole hand once it has ended."""

    @property
    def points(self) -> int:
        """The points of this hand so far."""
        return sum(line.points for line in self.lines)


@value
class BurracoView:
    """Everything that C12 lets one seat know."""

    seat: int
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, OptionValue] = field(hash=False)
    hand_number: int
    dealer: int
    totals: tuple[int, ...]
    turn: int | None
    drawn: str
    """How the seat to move began its turn: ``nothing`` yet, ``draw`` or ``take``."""
    single: Code | None
    """The card that was the whole pile when it was taken in this turn, until one like it is laid (C5.5)."""
    laid: bool
    """Whether a card was laid in this turn."""
    stalled: int
    """How many turns in a row took the pile and laid nothing (C8.2)."""
    hand: tuple[Code, ...]
    """In the order of kinds; empty while its owner does not see a fresh pot (C12.1)."""
    hand_sizes: tuple[int, ...]
    """A fresh pot is counted as the hand that it is."""
    stock_count: int
    discard: tuple[Code, ...]
    pots: tuple[int, ...]
    """How many cards each pot still has for the taking, 0 once it is gone."""
    fresh: tuple[int, ...]
    """The seats whose pot is fresh (C6.3)."""
    unseen: tuple[tuple[int, int], ...]
    """Each seat that does not see its fresh pot yet, with the number of that pot (C12.1)."""
    table: tuple[SideView, ...]
    first_discard: Code | None
    """The card turned up in the deal."""
    actions: tuple[Any, ...]
    """Every public action of this hand, in order."""
    ending: HandEnd | None
    """How the hand ended, until the next one is dealt."""
    result: MatchEnd | None
    """How the match ended, once it has."""

    @property
    def side(self) -> int:
        """The side of the seat."""
        return self._side_of(self.seat)

    @property
    def seat_notes(self) -> tuple[Text | None, ...]:
        """For each seat whether its side has taken a pot and may go out (C6, C7.1)."""
        return tuple(self.note(self._side_of(seat)) for seat in range(self.seats))

    def note(self, side: int) -> Text | None:
        """What is to be known of a side beside its melds."""
        table = self.table[side]
        if table.pot < 0:
            return None
        return Text("burraco", _MAY_GO_OUT if table.may_go_out else _POT_TAKEN)

    def _side_of(self, seat: int) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)

    def places(self) -> dict[Place, Cards]:
        """Every place with its cards; a fresh pot that its owner does not see still lies in its place."""
        unseen = dict(self.unseen)
        places: dict[Place, Cards] = {"stock": (None,) * self.stock_count, "discard": self.discard}
        for seat, size in enumerate(self.hand_sizes):
            if seat == self.seat:
                places[f"hand:{seat}"] = self.hand
            else:
                places[f"hand:{seat}"] = () if seat in unseen else (None,) * size
        for number, size in enumerate(self.pots):
            places[f"pot:{number}"] = (None,) * size
        for seat, number in self.unseen:
            places[f"pot:{number}"] = (None,) * self.hand_sizes[seat]
        for number, side in enumerate(self.table):
            for count, meld in enumerate(side.melds):
                places[f"meld:{number}:{count}"] = meld.cards
        return places
