"""What happened in a move, told in cards and places; the table animates these and needs no rules."""

from dataclasses import replace
from typing import Final, TypeAlias

from barracan.model.cards import Code
from barracan.model.places import PlaceName
from barracan.model.text import Text
from barracan.model.value import value

Seats: TypeAlias = frozenset[int]
SHOWN: Final[PlaceName] = "shown"
"""Where cards lie for a moment in which all see them."""


@value
class CardMoved:
    """A card went from one place to another.

    ``card`` is ``None`` for a viewer who may not see its face. ``source_at`` and ``target_at`` are positions from the
    bottom of a place, -1 where order is of no matter (a hand) or for the end of the place. ``seen_by`` are the seats
    that may see the face, ``None`` for all. ``turned`` says that it arrives face down.
    """

    card: Code | None
    source: PlaceName
    target: PlaceName
    source_at: int = -1
    target_at: int = -1
    seen_by: Seats | None = None
    turned: bool = False

    def for_viewers(self, seats: Seats) -> "CardMoved":
        """The event as a viewer of these seats may know it."""
        if self.seen_by is None or not self.seen_by.isdisjoint(seats):
            return self
        return replace(self, card=None)


@value
class HandDealt:
    """The cards of a new hand lie in their places."""

    hand: int
    dealer: int

    def for_viewers(self, seats: Seats) -> "HandDealt":
        """The same: a deal is public, its cards are told by the view."""
        return self


@value
class TurnStarted:
    """It is now this seat's turn."""

    seat: int

    def for_viewers(self, seats: Seats) -> "TurnStarted":
        """The same: whose turn it is is public."""
        return self


MOST_SEATS: Final = 6
TURNS: Final[tuple[TurnStarted, ...]] = tuple(TurnStarted(seat) for seat in range(MOST_SEATS))
"""Whose turn it is, by seat: hardly a move goes by without one of these."""


@value
class HandEnded:
    """The hand is over; its score is in ``state.ending``."""

    hand: int
    reason: str
    seat: int | None

    def for_viewers(self, seats: Seats) -> "HandEnded":
        """The same: scores are public."""
        return self


@value
class MatchEnded:
    """The match is decided."""

    winners: tuple[int, ...]

    def for_viewers(self, seats: Seats) -> "MatchEnded":
        """The same: results are public."""
        return self


@value
class Feat:
    """A player has done what a table tells in a sentence of its own: ``Ada completes a royal ladder: +28``."""

    words: Text

    def for_viewers(self, seats: Seats) -> "Feat":
        """The same: everybody sees it."""
        return self


Event: TypeAlias = CardMoved | HandDealt | TurnStarted | HandEnded | MatchEnded | Feat
