"""What one seat may know; all that is ever drawn, announced or thought about."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from barracan.model.cards import Code
from barracan.model.events import Place

Cards: TypeAlias = tuple[Code | None, ...]
"""The cards of a place from the bottom, ``None`` for a back."""


class SeatView(Protocol):
    """The part of every game's view that the table needs; a view is immutable, comparable and can be pickled."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""

    @property
    def turn(self) -> int | None:
        """Whose turn it is, ``None`` between hands."""

    @property
    def hand_number(self) -> int:
        """The hand being played, from 1."""

    @property
    def dealer(self) -> int:
        """The dealer of this hand."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each side before this hand."""

    def places(self) -> Mapping[Place, Cards]:
        """Every place of the table with its cards, also empty ones."""
