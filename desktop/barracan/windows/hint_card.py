"""A card over the table that says what to do and, when asked once more, why."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from barracan.table.furniture.icons import draw_icon
from barracan.table.themes import FELT, Theme
from barracan.windows.controls import button, label
from barracan.windows.hints import Advice
from barracan.windows.style import style_sheet

_WIDTH, _LAMP = 760, 24
"""At scale 1."""
_ASIDE, _OVER = 24, 12
_MOST_REASONS, _MOST_WORTH, _MOST_OTHERS = 2, 2, 2


class HintCard(QFrame):
    """Lies over the far side of the table, where nobody chooses cards, and keeps no words once it is gone.

    Signals:
        asked: the person wants to know why.
        closed: the person has read it.
        clause_asked: the clause shall be shown.
    """

    asked = Signal()
    closed = Signal()
    clause_asked = Signal(str)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setObjectName("hint_card")
        self._theme, self._scale, self._room = FELT, 1.0, QRectF()
        self._lamp = QLabel()
        self._move = label(part="lead", wrap=True)
        self._move.setObjectName("hint_move")
        self._reasons = [label(wrap=True) for _ in range(_MOST_REASONS)]
        self._worth = [label(part="quiet", wrap=True) for _ in range(_MOST_WORTH)]
        self._others_head = label(self.tr("Next best"), "quiet")
        self._others = [(label(wrap=True), label(part="quiet")) for _ in range(_MOST_OTHERS)]
        self._clause = button("", "hint_clause", "clause")
        self._clause.setToolTip(self.tr("Read more in the rules (F1)"))
        self._clause.clicked.connect(lambda: self.clause_asked.emit(self._clause.text()))
        self._why = button(self.tr("Why?"), "hint_why")
        self._why.setToolTip(self.tr("Reasons, gain and risk (H)"))
        self._why.clicked.connect(self.asked)
        self._close = button(self.tr("Close"), "hint_close", "quiet")
        self._close.setToolTip(self.tr("Put the hint away (H)"))
        self._close.clicked.connect(self.closed)
        for each in (self._clause, self._why, self._close):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._build()
        self.hide()

    def show_advice(self, advice: Advice, *, why: bool) -> None:
        """Say what to do; with *why* the reasons, what it is worth, and what else could be done."""
        self._move.setText(advice.move)
        told: list[tuple[list[QLabel], list[str]]] = [
            (self._reasons, list(advice.reasons if why else ())),
            (self._worth, list(advice.worth if why else ())),
            ([what for what, _ in self._others], [each.what for each in advice.others] if why else []),
            ([behind for _, behind in self._others], [each.behind for each in advice.others] if why else []),
        ]
        for labels, sentences in told:
            for at, each in enumerate(labels):
                each.setText(sentences[at] if at < len(sentences) else "")
                each.setVisible(bool(each.text()))
        self._others_head.setVisible(why and bool(advice.others))
        self._clause.setText(advice.clause)
        self._clause.setAccessibleName(self.tr("Read clause {clause}").format(clause=advice.clause))
        self._clause.setVisible(why and bool(advice.clause))
        self._why.setVisible(not why)
        self.show()
        self._settle()
        self.raise_()

    def leave(self) -> None:
        """Be gone, and keep nothing of what was said for the next person at this screen."""
        self.hide()
        pairs = (each for pair in self._others for each in pair)
        for each in (self._move, self._clause, *self._reasons, *self._worth, *pairs):
            each.setText("")

    def dress(self, theme: Theme, scale: float, room: QRectF) -> None:
        """Wear a theme, with type of this scale, over this part of the table."""
        self._theme, self._scale, self._room = theme, scale, room
        self.setStyleSheet(style_sheet(theme, scale))
        side = round(_LAMP * scale)
        lamp = QPixmap(QSize(side, side) * self.devicePixelRatioF())
        lamp.setDevicePixelRatio(self.devicePixelRatioF())
        lamp.fill(Qt.GlobalColor.transparent)
        with QPainter(lamp) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_icon(painter, "hint", QRectF(0, 0, side, side), theme.hint)
        self._lamp.setPixmap(lamp)
        self._settle()

    def _settle(self) -> None:
        width = min(round(_WIDTH * self._scale), round(self._room.width()) - 2 * _ASIDE)
        self.setFixedWidth(max(0, width))
        column = self.layout()
        column.invalidate()
        self.setFixedHeight(column.heightForWidth(width) if column.hasHeightForWidth() else self.sizeHint().height())
        self.move(round(self._room.center().x() - width / 2), round(self._room.top()) + _OVER)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._move, 1)
        for each in (self._clause, self._why, self._close):
            head.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        others = QGridLayout()
        others.setHorizontalSpacing(14)
        others.setVerticalSpacing(2)
        others.setColumnStretch(1, 1)
        others.addWidget(self._others_head, 0, 0, Qt.AlignmentFlag.AlignTop)
        for row, (what, behind) in enumerate(self._others):
            others.addWidget(what, row, 1)
            others.addWidget(behind, row, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addLayout(head)
        for each in (*self._reasons, *self._worth):
            words.addWidget(each)
        words.addLayout(others)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(14, 10, 12, 10)
        whole.setSpacing(10)
        whole.addWidget(self._lamp, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(words, 1)
