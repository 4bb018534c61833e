"""The paper of the score pad: cloth, perforation, rules, and what is written on them."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from barracan.table.hud.lettering import figure
from barracan.table.translation import translate_text
from barracan.windows.score.detail_pen import DetailPen
from barracan.windows.score.grid_pen import GridPen
from barracan.windows.score.hands_pen import HandsPen
from barracan.windows.score.pen import LEFT, Content, Pen, Zones
from barracan.windows.score.score_sheet import NO_SHEET, Hand, ScoreSheet, rows

_CLOTH, _MARGIN_LINE = 0.9, QColor("#E2A9A5")
_STEPS: Mapping[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class ScorePaper(QWidget):
    """Hands at the left, the chosen one line by line at the right.

    Attributes:
        hands: the hands on the pad.

    Signals:
        chosen: another hand is shown in detail.
        clause_asked: the person wants to read the clause behind a line.
    """

    chosen = Signal(int)
    clause_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("score_paper")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._sheet = NO_SHEET
        self.hands: tuple[Hand, ...] = ()
        self._at = 0
        self.zones: Zones = []

    @property
    def at(self) -> int:
        """Which hand is shown in detail, counted from 0."""
        return self._at

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Write this sheet, its last hand in detail."""
        self._sheet = sheet
        self.hands = sheet.hands
        self.choose(len(self.hands) - 1)

    def choose(self, at: int) -> None:
        """Show this hand in detail."""
        self._at = max(0, min(at, len(self.hands) - 1))
        self.setAccessibleName(self._describe())
        self.chosen.emit(self._at)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows leaf through the hands."""
        step = _STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.choose(self._at + step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a hand shows it, a click on a clause opens it."""
        for zone, meaning in self.zones:
            if zone.contains(event.position()):
                if isinstance(meaning, int):
                    self.choose(meaning)
                else:
                    self.clause_asked.emit(meaning)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point where a click does something."""
        over = any(zone.contains(event.position()) for zone, _ in self.zones)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pad and write on it."""
        self.zones.clear()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _draw(painter, QRectF(self.rect()), Content(self._sheet, self.hands, self._at, self.zones))

    def _describe(self) -> str:
        if not self.hands:
            return self.tr("Score pad: the first hand is being played.")
        hand = self.hands[self._at]
        told = [self.tr("Score pad, hand {hand}, {how}").format(hand=hand.number, how=hand.how)]
        told += self._sheet.house_rules
        told += [f"{name} {figure(points)}" for name, points in zip(self._sheet.sides, hand.points, strict=True)]
        for row in rows(hand.lines):
            told += [
                f"{row.what}, {name} {figure(entry.times if row.tally else entry.points)}"
                for name, entry in zip(self._sheet.sides, row.entries, strict=True)
                if entry
            ]
        told += [" ".join((translate_text(row.what), *row.entries)) for row in self._sheet.rows]
        return "; ".join(told)


def draw_paper(painter: QPainter, area: QRect, sheet: ScoreSheet, at: int) -> None:
    """Draw the pad elsewhere, on paper: this hand in detail."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw(painter, QRectF(area), Content(sheet, sheet.hands, at, []))


def _draw(painter: QPainter, area: QRectF, content: Content) -> None:
    ground = _Ground(painter, area, content)
    ground.draw()
    ground.write_notes()
    if not content.hands:
        words = QCoreApplication.translate("ScorePaper", "No hand is over yet.")
        ground.print(ground.margin + 12, ground.split - 12, ground.top, words, LEFT, 0.36)
    else:
        (GridPen if content.sheet.form.hands else HandsPen)(painter, area, content).write()
        DetailPen(painter, area, content).write()


class _Ground(Pen):
    """The empty paper."""

    def draw(self) -> None:
        """Draw rules, margin and binding."""
        painter, paper, pitch = self.painter, self.paper, self.pitch
        grid = self.sheet.form.hands
        self.draw_paper(sheets=3, foot=0.5, cloth=_CLOTH, ruled_from=self.split + 8 if grid else None)
        painter.setPen(QPen(_MARGIN_LINE, 1.2))
        for x in () if grid else (self.margin, self.margin + 4):
            painter.drawLine(QPointF(x, paper.top() + pitch * 1.4), QPointF(x, self.bottom))
        painter.setPen(QPen(QColor("#CFC8B4"), 1.4))
        painter.drawLine(
            QPointF(self.split, paper.top() + pitch * 1.75), QPointF(self.split, self.bottom - pitch * 0.5)
        )
        self._draw_holes()

    def _draw_holes(self) -> None:
        """Draw the holes along which a sheet is torn off."""
        painter, paper, pitch = self.painter, self.paper, self.pitch
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#CFC8B4"))
        x = paper.left() + 10
        while x < paper.right() - 8:
            painter.drawEllipse(QPointF(x, paper.top() + (_CLOTH + 0.32) * pitch), 1.5, 1.5)
            x += 8
