"""The row of pictures by which a game is chosen, on the pages of a new match and of a new score pad."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from barracan.games.catalog import CATALOG
from barracan.table.translation import common
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row
from barracan.windows.start.game_facts import facts_of
from barracan.windows.start.game_tile import GamePick

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

_MOST_KEYS: Final = 9
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_GAP: Final = 12


class GamePicks(QWidget):
    """Games by their pictures, of which one is chosen: by a click, by arrows, by its digit.

    Signals:
        chosen: the id of the game that the person wants.
    """

    chosen = Signal(str)

    def __init__(self, games: Sequence[str], picture: "Callable[[str, QRectF], QPixmap | None]") -> None:
        super().__init__()
        self.setObjectName("game_picks")
        self.setAccessibleName(common("Game"))
        self._picks = [GamePick(facts_of(CATALOG.entry(game)), self, picture) for game in games]
        for pick in self._picks:
            pick.clicked.connect(lambda _, game=pick.facts.id: self.chosen.emit(game))
        self._rows = [lay_row(spacing=_GAP), lay_row(spacing=_GAP)]
        self._column = lay_column(*self._rows, inside=self, margins=NO_MARGINS, spacing=_GAP)
        self._lay(len(self._picks))

    @property
    def game(self) -> str:
        """The id of the game that is chosen."""
        return next(pick.facts.id for pick in self._picks if pick.isChecked())

    def choose(self, game: str) -> None:
        """Show this game as chosen, without telling."""
        for pick in self._picks:
            pick.setChecked(pick.facts.id == game)

    def set_small(self, small: bool) -> None:
        """Have lower pictures, where the window is low."""
        for pick in self._picks:
            pick.set_small(small)

    def fit_into(self, width: int) -> None:
        """Stand in one row where names have room for that, else in two."""
        least = sum(pick.sizeHint().width() + _GAP for pick in self._picks) - _GAP
        self._lay(len(self._picks) if least <= width else (len(self._picks) + 1) // 2)

    def _lay(self, columns: int) -> None:
        """Lay so many into the first row."""
        for number, pick in enumerate(self._picks):
            row = self._rows[number >= columns]
            if row.indexOf(pick) < 0:
                row.addWidget(pick, 1)
        self._column.activate()  # the page asks at once how wide they are
        self.updateGeometry()

    def show_painted(self) -> None:
        """Show pictures that have been painted since."""
        for pick in self._picks:
            pick.update()

    def press(self, event: QKeyEvent) -> bool:
        """Digits and arrows choose a game; says whether this key did."""
        here = next(number for number, pick in enumerate(self._picks) if pick.isChecked())
        step = _STEPS.get(Qt.Key(event.key()), 0)
        number = here + step if step else event.key() - Qt.Key.Key_1
        if not (step or 0 <= number < _MOST_KEYS) or not 0 <= number < len(self._picks):
            return False
        self.chosen.emit(self._picks[number].facts.id)
        if any(pick.hasFocus() for pick in self._picks):
            self._picks[number].lead_keys_here()
        return True
