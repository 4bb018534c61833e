"""What is written on a score pad by hand: a field a side."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from barracan.table.translation import common
from barracan.windows.score.score_sheet import NO_SHEET, ScoreSheet
from barracan.windows.shell.controls import ElidedLabel, button, text_field
from barracan.windows.shell.layout import STRETCH, lay_column

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
        self._sheet = NO_SHEET
        self._sides = QHBoxLayout()
        self._write = button("", "write_hand", "main", do=self._emit)
        self._correct = button(self.tr("Correct hand"), "correct_hand")
        self._correct.setCheckable(True)
        self._correct.toggled.connect(self._turn)
        self._close = button(common("The match is over"), "close_pad", "quiet", do=self.closed)
        delete = button(common("Delete"), "delete_pad", "quiet", do=self.deleted)
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
        self._clear()
        self._place_buttons(len(sheet.sides))
        for number, side in enumerate(sheet.sides):
            self._add_side(number, side)
        self._sides.addStretch(0)
        self._at = self._hands - 1
        self._correct.setVisible(self._hands > 0)
        self._correct.setChecked(False)
        self._close.setVisible(self._hands > 0 and sheet.result is None)
        self._turn(False)
        self.take_keys()

    def _clear(self) -> None:
        """Take away the fields of the pad before."""
        for child in self.findChildren(QWidget, QRegularExpression("^(points|side)_[0-9]")):
            child.hide()
            child.deleteLater()
        while (old := self._sides.takeAt(0)) is not None:
            if row := old.layout():
                row.deleteLater()
        self._fields = []

    def _add_side(self, number: int, side: str) -> None:
        """Add the field of a side under its name."""
        name = ElidedLabel(side, "quiet", self._sheet.players, lines=2, name=f"side_{number}")
        name.setMaximumWidth(_WIDEST)
        field = text_field(f"points_{number}", self.tr("Points of {name}").format(name=side))
        field.setProperty("part", "points")
        field.setMinimumWidth(64)
        field.setMaximumWidth(_WIDEST)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setValidator(QRegularExpressionValidator(QRegularExpression(r"-?[0-9]{0,6}"), field))
        field.textChanged.connect(self._judge)
        field.returnPressed.connect(self._emit)
        self._fields.append(field)
        self._sides.addLayout(lay_column(STRETCH, name, field), 1)
        field.show()

    def take_keys(self) -> None:
        """Let points be typed at once where this can be seen."""
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
        self._correct.setText(common("Cancel") if correcting else shown)
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
