"""What is chosen for one match only: whether it is serious, and which deals it has."""

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from barracan.windows.shell.controls import Switch, line, titled

NUMBER_LENGTH = 12


class MatchRows(QWidget):
    """A switch for a serious match, a field for the number of the deals."""

    def __init__(self) -> None:
        super().__init__()
        self._serious = Switch()
        self._serious.setObjectName("serious")
        self._serious.setAccessibleName(self.tr("Serious match"))
        self._number = QLineEdit()
        self._number.setObjectName("match_number")
        self._number.setProperty("part", "number")
        self._number.setAccessibleName(self.tr("Match number"))
        self._number.setPlaceholderText(self.tr("by chance"))
        self._number.setMinimumWidth(150)
        self._number.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9 ]{0,16}"), self))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(9)
        for title, sentence, control in (
            (
                self.tr("Serious match"),
                self.tr("Nothing is taken back and no hints are given; the score pad says so."),
                self._serious,
            ),
            (
                self.tr("Match number"),
                self.tr("The same number at the same table has the same deals: to play a match again, or to share it."),
                self._number,
            ),
        ):
            column.addWidget(line())
            column.addLayout(titled(title, sentence, control))

    @property
    def serious(self) -> bool:
        """Whether nothing is taken back and no hints are given."""
        return self._serious.isChecked()

    @property
    def number(self) -> str:
        """The number of the deals, empty where they come by chance."""
        return self._number.text().replace(" ", "")[:NUMBER_LENGTH]
