"""What a seat sees of Sheepshead (S9)."""

from dataclasses import dataclass

from barracan.games.sheepshead.cards import PLAIN_SUITS, TRUMPS
from barracan.games.tricks.view import TricksView
from barracan.model.cards import Code, codes
from barracan.model.events import Place
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text
from barracan.model.view import Cards

_LEAST = QT_TRANSLATE_NOOP("sheepshead", "The Least")
_FEWEST = QT_TRANSLATE_NOOP("sheepshead", "the fewest card points win")
_PLAYS_ALONE = QT_TRANSLATE_NOOP("sheepshead", "{who} plays alone")
_NEEDS = QT_TRANSLATE_NOOP("sheepshead", "61 card points win")
_POINTS = QT_TRANSLATE_NOOP("sheepshead", "{points} card points")
_POINTS_ALONE = QT_TRANSLATE_NOOP("sheepshead", "alone: {points} card points")
_ALONE = QT_TRANSLATE_NOOP("sheepshead", "plays alone")
_PASSED = QT_TRANSLATE_NOOP("sheepshead", "has passed")

_CLUBS, _HEARTS, _SPADES = PLAIN_SUITS
_HAND_SUITS = tuple(codes(reversed(suit)) for suit in (TRUMPS, _CLUBS, _HEARTS, _SPADES))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheepsheadView(TricksView):
    """Everything that S9 lets one seat know."""

    phase: str
    """``window``, ``bury`` or ``play``."""
    player: int | None
    """Who took the window and plays alone."""
    passed: tuple[int, ...]
    """Who has passed, in order."""
    least: bool
    """Whether The Least is played."""
    window: Cards
    """The window as it lies: backs, and faces when the hand is over."""
    taken_up: tuple[Code, ...]
    """For the Player the two cards that were taken from the window."""
    buried: tuple[Code, ...]
    """For the Player the two cards that were laid away."""
    card_points: tuple[int, ...] | None
    """Everybody's card points when all tricks have been played, the window's with them (S10.4)."""

    @property
    def headline(self) -> Text | None:
        """The Least, or that somebody plays alone."""
        if self.least:
            return Text("sheepshead", _LEAST)
        return Text("sheepshead", _PLAYS_ALONE, {"who": Seat(self.player)}) if self.player is not None else None

    @property
    def headline_note(self) -> Text | None:
        """What it takes to win this hand."""
        return Text("sheepshead", _FEWEST if self.least else _NEEDS) if self.headline else None

    @property
    def headline_seat(self) -> int | None:
        """Who plays alone."""
        return self.player

    @property
    def hand_suits(self) -> tuple[tuple[Code, ...], ...]:
        """The trumps, which are one suit, and the plain suits (S1.3, S1.4)."""
        return _HAND_SUITS

    @property
    def seat_notes(self) -> tuple[Text | None, ...]:
        """For each seat that it plays alone or has passed; at the end its card points (S10.4)."""
        return tuple(self._note(seat) for seat in range(self.seats))

    def _note(self, seat: int) -> Text | None:
        if self.card_points is not None:
            points = {"points": self.card_points[seat]}
            return Text("sheepshead", _POINTS_ALONE if seat == self.player else _POINTS, points)
        if seat == self.player:
            return Text("sheepshead", _ALONE)
        return Text("sheepshead", _PASSED) if seat in self.passed and self.phase == "window" else None

    def places(self) -> dict[Place, Cards]:
        """The places of every trick game, and the window."""
        return TricksView.places(self) | {"window": self.window}
