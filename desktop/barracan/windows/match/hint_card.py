"""A card over the table that says what to do and, when asked once more, why."""

from collections.abc import Iterator
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QLayout, QWidget

from barracan.table.hud.icons import draw_icon
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common
from barracan.windows.match.card_ground import Ground
from barracan.windows.match.hint_words import Advice
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import MIDDLE, STRETCH, TOP, lay_column, lay_row
from barracan.windows.shell.style import put_on

_UNDER, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_LAMP = 24
_LINE_AIR: Final = 96.0
"""What stands beside words and buttons in a line: the lamp, and what keeps all apart."""
_SHAPES: Final = (
    (_UNDER, 760),
    (_UNDER, 640),
    (_UNDER, 900),
    (_BESIDE, 900),
    (_UNDER, 1080),
    (_BESIDE, 1080),
    (_BESIDE, 1260),
    (_BESIDE, 760),
    (_UNDER, 540),
    (_UNDER, 440),
    (_UNDER, 360),
)
"""How the reasons and the other moves stand to each other, and the card's width at scale 1; the usual shape first."""
_SHORT_SHAPES: Final = ((_BESIDE, 640), (_BESIDE, 520), (_UNDER, 440), (_UNDER, 380), (_UNDER, 320), (_BESIDE, 1080))
"""How the buttons stand to a move that is told alone, and the card's width at scale 1."""
_ASIDE: Final = 6
_MOST_OTHERS = 2


class HintCard(QFrame):
    """Lies where it covers nothing that its words are about, and keeps no words once it is gone.

    Signals:
        asked: the person wants to know why.
        closed: the person has read it.
        clause_asked: the clause is to be shown.
    """

    asked = Signal()
    closed = Signal()
    clause_asked = Signal(str)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setObjectName("hint_card")
        self._theme, self._scale, self._ground = FELT, 1.0, Ground(QRectF(), (), (), QPointF())
        self._advice: Advice | None = None
        self._told_why = False
        self._lamp = QLabel()
        self._move = label(part="lead", wrap=True, name="hint_move")
        self._reasons = label(wrap=True)
        self._worth = label(part="quiet", wrap=True)
        self._others_head = label(self.tr("Next best"), "quiet")
        self._others = [(label(wrap=True), label(part="quiet")) for _ in range(_MOST_OTHERS)]
        self._clause = button("", "hint_clause", "clause", tip=self.tr("Read more in the rules (F1)"))
        self._clause.clicked.connect(lambda: self.clause_asked.emit(self._clause.text()))
        self._why = button(self.tr("Why?"), "hint_why", tip=self.tr("Reasons, gain and risk (H)"), do=self.asked)
        self._close = button(
            common("Close"), "hint_close", "quiet", tip=self.tr("Put the hint away (H)"), do=self.closed
        )
        for each in (self._clause, self._why, self._close):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._build()
        self.hide()

    def show_advice(self, advice: Advice, *, why: bool) -> None:
        """Say what to do; with *why* the reasons, what it is worth, and what else could be done."""
        self._advice, self._told_why = advice, why
        self._settle()
        self.show()
        self.raise_()

    def _tell(self, advice: Advice, *, why: bool) -> None:
        self._move.setText(advice.move)
        told: list[tuple[list[QLabel], list[str]]] = [
            ([self._reasons], [" ".join(advice.reasons)] if why else []),
            ([self._worth], [" ".join(advice.worth)] if why else []),
            ([what for what, _ in self._others], [each.what for each in advice.others] if why else []),
            ([behind for _, behind in self._others], [each.behind for each in advice.others] if why else []),
        ]
        for labels, sentences in told:
            for at, each in enumerate(labels):
                each.setText(sentences[at] if at < len(sentences) else "")
                each.setVisible(bool(each.text()))
        self._others_head.setVisible(why and bool(advice.others))
        self._clause.setText(advice.clause)
        self._clause.setAccessibleName(common("Read clause {clause}").format(clause=advice.clause))
        self._clause.setVisible(why and bool(advice.clause))
        self._why.setVisible(not why)

    def leave(self) -> None:
        """Be gone, and keep nothing of what was said for the next person at this screen."""
        self.hide()
        self._advice = None
        self._clause.setText("")
        for words in (self._move, self._reasons, self._worth, *(each for pair in self._others for each in pair)):
            words.setText("")

    def dress(self, theme: Theme, scale: float, ground: Ground) -> None:
        """Wear a theme, with type of this scale, where this table has room."""
        self._theme, self._scale, self._ground = theme, scale, ground
        put_on(self, theme, scale)
        side = round(_LAMP * scale)
        lamp = QPixmap(QSize(side, side) * self.devicePixelRatioF())
        lamp.setDevicePixelRatio(self.devicePixelRatioF())
        lamp.fill(Qt.GlobalColor.transparent)
        with QPainter(lamp) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_icon(painter, "hint", QRectF(0, 0, side, side), theme.hint)
        self._lamp.setPixmap(lamp)
        self._lamp.setFixedHeight(self._close.sizeHint().height())  # beside the first line: as high as a button
        self._settle()

    def _settle(self) -> None:
        """Take the place that all that is to be said has room in, told or not yet, so that the card grows downwards.

        Where that is not beside what the card speaks of, it stands beside it until it is asked why.
        """
        if self._advice is None:
            return
        place = self._place(self._advice, why=True)
        if not self._told_why and not self._ground.is_beside(place):
            place = self._place(self._advice, why=False)
        self._tell(self._advice, why=self._told_why)
        self.setFixedHeight(self._height(place.width()))
        self.move(round(place.left()), round(place.top()))

    def _place(self, advice: Advice, *, why: bool) -> QRectF:
        """The best place with the shape of the card for it."""
        self._tell(advice, why=why)
        shapes = list(self._shapes(why=why))
        place = self._ground.best([size for _, size in shapes], short=not why)
        self._stand(next(way for way, size in shapes if size == place.size()), why=why)
        return place

    def _shapes(self, *, why: bool) -> Iterator[tuple[QBoxLayout.Direction, QSizeF]]:
        """The sizes that the words may take, under each other or in two columns; the usual one first."""
        most = max(0.0, self._ground.room.width() - 2 * _ASIDE)
        line = inf if why else self._line_width()
        for way, wide in _SHAPES if why else _SHORT_SHAPES:
            self._stand(way, why=why)
            width = round(min(wide * self._scale, most, line))
            yield way, QSizeF(width, self._height(width))

    def _stand(self, way: QBoxLayout.Direction, *, why: bool) -> None:
        """Let reasons and other moves stand like this to each other, or the buttons to a move that is told alone."""
        (self._body if why else self._head).setDirection(way)
        (self._head if why else self._body).setDirection(_BESIDE if why else _UNDER)

    def _line_width(self) -> float:
        """How wide a card is whose move is told in one line beside its buttons."""
        buttons = self._why.sizeHint().width() + self._close.sizeHint().width()
        return self._move.fontMetrics().horizontalAdvance(self._move.text()) + buttons + _LINE_AIR * self._scale

    def _height(self, width: float) -> int:
        self.setFixedWidth(round(width))
        for each in self.findChildren(QLayout):  # else those within would still count what is hidden now
            each.invalidate()
        if self._whole.hasHeightForWidth():
            return self._whole.totalHeightForWidth(round(width))
        return self.sizeHint().height()

    def _build(self) -> None:
        buttons = lay_row(STRETCH, self._clause, self._why, self._close, spacing=10, align=MIDDLE)
        self._head = QBoxLayout(_BESIDE)
        self._head.setSpacing(4)
        self._head.addWidget(self._move, 1)
        self._head.addLayout(buttons)
        others = QGridLayout()
        others.setHorizontalSpacing(14)
        others.setVerticalSpacing(2)
        others.setColumnStretch(1, 1)
        others.addWidget(self._others_head, 0, 0, Qt.AlignmentFlag.AlignTop)
        for row, (what, behind) in enumerate(self._others):
            others.addWidget(what, row, 1)
            others.addWidget(behind, row, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        why = lay_column(self._reasons, self._worth, STRETCH, spacing=2)
        beside = lay_column(others, STRETCH)
        self._body = QBoxLayout(_UNDER)
        self._body.setSpacing(2)
        self._body.addLayout(why, 3)
        self._body.addLayout(beside, 2)
        words = lay_column(self._head, self._body, spacing=2)
        self._whole = lay_row(self._lamp, (words, 1), inside=self, margins=(14, 4, 12, 4), spacing=10, align=TOP)
