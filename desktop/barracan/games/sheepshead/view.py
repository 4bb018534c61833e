"""What a seat sees of Sheepshead (S9)."""

from dataclasses import dataclass

from barracan.games.tricks.view import TricksView
from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import Cards

_LEAST = QT_TRANSLATE_NOOP("sheepshead", "The Least")
_ALONE = QT_TRANSLATE_NOOP("sheepshead", "plays alone")
_PASSED = QT_TRANSLATE_NOOP("sheepshead", "has passed")


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
        """What is played when nobody took the window."""
        return Text("sheepshead", _LEAST) if self.least else None

    @property
    def seat_notes(self) -> tuple[Text | None, ...]:
        """For each seat that it plays alone, or that it has passed."""
        return tuple(self._note(seat) for seat in range(self.seats))

    def _note(self, seat: int) -> Text | None:
        if seat == self.player:
            return Text("sheepshead", _ALONE)
        return Text("sheepshead", _PASSED) if seat in self.passed and self.phase == "window" else None

    def places(self) -> dict[Place, Cards]:
        """The places of every trick game, and the window."""
        return TricksView.places(self) | {"window": self.window}
