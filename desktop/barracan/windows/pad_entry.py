"""Writing on a pad that is kept by hand: the points of the next hand, or of one that was wrong."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from barracan.windows.controls import button, label
from barracan.windows.score_sheet import ScoreSheet


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
        self._which = label(part="name")
        self._sides = QHBoxLayout()
        self._write = button(self.tr("Write"), "write_hand", "main")
        self._write.clicked.connect(self._emit)
        self._correct = button(self.tr("Correct hand"), "correct_hand")
        self._correct.setCheckable(True)
        self._correct.toggled.connect(self._turn)
        self._close = button(self.tr("The match is over"), "close_pad", "quiet")
        self._close.clicked.connect(self.closed)
        delete = button(self.tr("Delete"), "delete_pad", "quiet")
        delete.clicked.connect(self.deleted)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 10, 8)
        row.addWidget(self._which)
        row.addLayout(self._sides, 1)
        row.addWidget(self._write)
        row.addWidget(self._correct)
        row.addWidget(self._close)
        row.addWidget(delete)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Take entries for this pad."""
        self._sheet, self._hands = sheet, len(sheet.ends)
        while self._sides.count():
            widget = self._sides.takeAt(0).widget()
            if widget:
                widget.hide()
                widget.deleteLater()
        self._fields = []
        for number, side in enumerate(sheet.sides):
            name = label(side, "quiet")
            name.setMaximumWidth(130)
            field = QLineEdit()
            field.setObjectName(f"points_{number}")
            field.setProperty("part", "number")
            field.setMinimumWidth(64)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setValidator(QRegularExpressionValidator(QRegularExpression(r"-?[0-9]{0,6}"), field))
            field.setAccessibleName(self.tr("Points of {name}").format(name=side))
            field.textChanged.connect(self._judge)
            field.returnPressed.connect(self._emit)
            self._fields.append(field)
            self._sides.addWidget(name)
            self._sides.addWidget(field)
            field.show()
        self._sides.addStretch(1)
        self._at = self._hands - 1
        self._correct.setVisible(self._hands > 0)
        self._correct.setChecked(False)
        self._close.setVisible(self._hands > 0 and sheet.result is None)
        self._turn(False)
        if self.isVisible() and self._fields:
            self._fields[0].setFocus()

    def choose(self, at: int) -> None:
        """The hand that is shown, counted from 0, would be corrected."""
        self._at = at
        self._turn(self._correct.isChecked())

    def _turn(self, correcting: bool) -> None:
        """Write the next hand, or correct the one that is shown."""
        correcting = correcting and 0 <= self._at < self._hands
        hand = self._at + 1 if correcting else self._hands + 1
        self._which.setText(self.tr("Hand {hand}").format(hand=hand))
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
