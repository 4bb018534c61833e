"""The card of the first page that asks who has played there under no name of their own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from barracan.table.themes import Theme
from barracan.table.translation import common
from barracan.windows.shell.formats import LONGEST_NAME
from barracan.windows.shell.style import put_on
from barracan.windows.start.game_tile import LowCard


class _Field(QLineEdit):
    """A line of text whose Enter does not go on to the page, where it would press the great button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class NameCard(LowCard):
    """Asks for a name once it is pressed; who does not want to say it leaves it alone.

    Signals:
        named: the name that was written.
    """

    named = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("name_card", parent, sign="people")
        self.show_words(self.tr("What are you called?"), self.tr("Your matches and your score pad bear that name."))
        self._field = _Field(self)
        self._field.setObjectName("your_name")
        self._field.setAccessibleName(common("Your name"))
        self._field.setPlaceholderText(common("Your name"))
        self._field.setMaxLength(LONGEST_NAME)
        self._field.returnPressed.connect(self._take)
        self._field.hide()
        self.clicked.connect(self._ask)

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        super().wear(theme, scale)
        put_on(self._field, theme, scale)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the field lie over the words."""
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the field, which has these keys first."""
        if event.key() == Qt.Key.Key_Escape and self._field.isVisible():
            self._field.hide()
            self.lead_keys_here()
        elif self._field.isVisible():
            event.accept()  # no letter of a name is a key of the page
        else:
            super().keyPressEvent(event)

    def _place(self) -> None:
        left = round(81 * self.scale)
        high = round(38 * self.scale)
        self._field.setGeometry(left, (self.height() - high) // 2, self.width() - left - round(16 * self.scale), high)

    def _ask(self) -> None:
        self._field.show()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _take(self) -> None:
        if name := self._field.text().strip():
            self._field.hide()
            self._field.clear()
            self.named.emit(name)
