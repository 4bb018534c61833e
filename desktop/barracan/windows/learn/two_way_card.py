"""A card of the page of lessons with a second button on it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from barracan.table.themes import Theme
from barracan.table.translation import plain_tip
from barracan.windows.learn.learn_card import LearnCard
from barracan.windows.shell.painted_buttons import Pill

_EDGE, _FOOT, _GAP = 17, 15, 8
_LINE = 21
"""How high a line of words is at the usual type; there is room for one more where one button stands over the other."""


class TwoWayCard(LearnCard):
    """Leads to example hands or puzzles, and by its second button to others of them.

    Attributes:
        other: the second button: at the end of the foot, or over it where the card is narrow.
    """

    def __init__(
        self,
        name: str,
        parent: QWidget,
        picture: Callable[[QRectF], QPixmap | None],
        *,
        action: str,
        sign: str,
        other: str,
    ) -> None:
        super().__init__(name, parent, picture, action=action, sign=sign)
        self.other = Pill(other, "", self, size="small")
        self.other.hide()

    def show_other(self, words: str, sign: str, told: str) -> None:
        """Let the second button say this, and more to readers; without words there is none."""
        self.other.show_words(words, sign)
        self.other.setAccessibleName(told)
        self.other.setToolTip(plain_tip(told))
        self.other.setVisible(bool(words))
        self.updateGeometry()
        self._lay()

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type, the button on it too."""
        super().wear(theme, scale)
        self.other.wear(theme, scale)
        self._lay()

    def minimumSizeHint(self) -> QSize:
        """One button over the other, and words."""
        least = super().minimumSizeHint()
        if self.other.isHidden():
            return least
        other = self.other.sizeHint()
        wide = other.width() + round(2 * _EDGE * self.scale)
        beside = round((2 * _EDGE + _GAP) * self.scale + self.action_width()) + other.width()
        over = 0 if self.width() >= beside else other.height() + round((_GAP + _LINE) * self.scale)
        return QSize(max(least.width(), wide), least.height() + over)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button in its place."""
        super().resizeEvent(event)
        self.updateGeometry()
        self._lay()

    def foot_top(self) -> float:
        """Where the buttons begin."""
        own = super().foot_top()
        return own if self.other.isHidden() else min(own, self.other.y())

    def _lay(self) -> None:
        size, scale = self.other.sizeHint(), self.scale
        left = self.width() - round(_EDGE * scale) - size.width()
        top = self.height() - round(_FOOT * scale) - size.height()
        if left < (_EDGE + _GAP) * scale + self.action_width():
            left, top = round(_EDGE * scale), top - size.height() - round(_GAP * scale)
        self.other.setGeometry(left, top, size.width(), size.height())
        self.update()
