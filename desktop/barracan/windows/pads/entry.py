"""Writing on a pad that is kept by hand: the points of the next hand, or of one that was wrong."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.controls import ElidedLabel, button

_FEW = 4
"""Sides whose fields have room beside the buttons."""
_WIDEST = 170
"""Pixels of a side's field and of its name over it."""


class PadEntry(QFrame):
    """A field a side; the hand chosen on the paper is corrected, after the last one a new one written.

    Signals:
        written: the hand, and the points of each side.
        closed: the match at the table is over.
        deleted: the pad is not wanted any more.
    """

    written = Signal(int, object)
    closed = Signal()
    deleted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pad_entry")
        self.setProperty("part", "box")
        self._fields: list[QLineEdit] = []
        self._hands = self._at = 0
        self._sheet = ScoreSheet("", None, (), ())
        self._sides = QHBoxLayout()
        self._write = button("", "write_hand", "main")
        self._write.clicked.connect(self._emit)
        self._correct = button(self.tr("Correct hand"), "correct_hand")
        self._correct.setCheckable(True)
        self._correct.toggled.connect(self._turn)
        self._close = button(self.tr("The match is over"), "close_pad", "quiet")
        self._close.clicked.connect(self.closed)
        delete = button(self.tr("Delete"), "delete_pad", "quiet")
        delete.clicked.connect(self.deleted)
        self._buttons = (self._write, self._correct, self._close, delete)
        self._places = QGridLayout()
        self._places.setVerticalSpacing(4)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(14, 6, 10, 6)
        self._row.setSpacing(14)
        self._row.addLayout(self._sides, 1)
        self._row.addLayout(self._places)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Take entries for this pad."""
        self._sheet, self._hands = sheet, len(sheet.ends)
        for child in self.findChildren(QWidget, QRegularExpression("^(points|side)_[0-9]")):
            child.hide()
            child.deleteLater()
        while (old := self._sides.takeAt(0)) is not None:
            if row := old.layout():
                row.deleteLater()
        self._fields = []
        self._place_buttons(len(sheet.sides))
        for number, side in enumerate(sheet.sides):
            name = ElidedLabel(side, "quiet", sheet.players, lines=2)
            name.setObjectName(f"side_{number}")
            name.setMaximumWidth(_WIDEST)
            field = QLineEdit()
            field.setObjectName(f"points_{number}")
            field.setProperty("part", "points")
            field.setMinimumWidth(64)
            field.setMaximumWidth(_WIDEST)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setValidator(QRegularExpressionValidator(QRegularExpression(r"-?[0-9]{0,6}"), field))
            field.setAccessibleName(self.tr("Points of {name}").format(name=side))
            field.textChanged.connect(self._judge)
            field.returnPressed.connect(self._emit)
            self._fields.append(field)
            column = QVBoxLayout()
            column.addStretch(1)
            column.addWidget(name)
            column.addWidget(field)
            self._sides.addLayout(column, 1)
            field.show()
        self._sides.addStretch(0)
        self._at = self._hands - 1
        self._correct.setVisible(self._hands > 0)
        self._correct.setChecked(False)
        self._close.setVisible(self._hands > 0 and sheet.result is None)
        self._turn(False)
        if self.isVisible() and self._fields:
            self._fields[0].setFocus()

    def _place_buttons(self, sides: int) -> None:
        """Put the buttons beside the fields, under them where those need the width."""
        few = sides <= _FEW
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if few else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(14 if few else 4)
        for place, each in enumerate(self._buttons):
            self._places.addWidget(each, place % 2 if few else 0, place // 2 if few else place)

    def choose(self, at: int) -> None:
        """The hand that is shown, counted from 0, would be corrected."""
        self._at = at
        self._turn(self._correct.isChecked())

    def _turn(self, correcting: bool) -> None:
        """Write the next hand, or correct the one that is shown."""
        correcting = correcting and 0 <= self._at < self._hands
        hand = self._at + 1 if correcting else self._hands + 1
        self._write.setText(self.tr("Write hand {hand}").format(hand=hand))
        shown = self.tr("Correct hand {hand}").format(hand=min(self._at, self._hands - 1) + 1)
        self._correct.setText(self.tr("Cancel") if correcting else shown)
        for side, field in enumerate(self._fields):
            field.setText(str(self._sheet.ends[self._at].points[side]) if correcting else "")
        self._judge()

    def _judge(self) -> None:
        self._write.setEnabled(bool(self._fields) and all(field.hasAcceptableInput() and field.text().strip("-")
                                                          for field in self._fields))  # fmt: skip

    def _emit(self) -> None:
        if self._write.isEnabled():
            hand = self._at + 1 if self._correct.isChecked() else self._hands + 1
            self.written.emit(hand, tuple(int(field.text()) for field in self._fields))
