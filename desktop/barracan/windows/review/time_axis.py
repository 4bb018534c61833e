"""The one time axis of a review: who is ahead, the hands with their names, and the scrubber with its notches."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QWidget

from barracan.session.review import HandSpan
from barracan.table.hud.lettering import BOLD, LEFT, MEDIUM, QUIET, elide, font_of, line_height, width_of, write
from barracan.table.painting import draw_mark
from barracan.table.themes import FELT, Theme, fade, side_colour
from barracan.table.translation import common

_LEFT: Final = 172
_RIGHT: Final = 20
_HANDLE: Final = 22
_FOLDED_HANDLE: Final = 14
_FOLDED_NOTCH: Final = 0.75
_TRACK: Final = 6
_NAMES: Final = 20
_NOTCHES: Final = 13
_SMALL_NOTCH, _LARGE_NOTCH = 4.5, 6.5
_NEAR: Final = 7
_FILLED: Final = 0.34


class Notch(NamedTuple):
    """A mark on the scrubber: a move that cost something, or where the record is wrong."""

    position: int
    large: bool = False
    wrong: bool = False


class Lead(NamedTuple):
    """By how much our side is ahead at a position, in points; fewer than none where it is behind."""

    position: int
    points: float


class TimeAxis(QAbstractSlider):
    """All of a match from left to right; a click anywhere goes there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scrubber")
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setAccessibleName(self.tr("Position in the match"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.theme: Theme = FELT
        self.type_scale = 1.0
        self.folded = False
        self.raised = False
        self._spans: list[HandSpan] = []
        self._leads: list[Lead] = []
        self._notches: list[Notch] = []
        self._sides = (0, 1)
        self._caption = ("", "")
        self._captioned = -1

    def show_match(self, spans: Sequence[HandSpan], sides: tuple[int, int]) -> None:
        """Show a match of these hands; the first of the *sides* is above the line, the other below."""
        self._spans, self._sides = list(spans), sides
        self._leads, self._notches = [], []
        self.update()

    def show_leads(self, leads: Sequence[Lead]) -> None:
        """Draw who is ahead."""
        self._leads = list(leads)
        self.update()

    def show_notches(self, notches: Sequence[Notch]) -> None:
        """Mark these moves."""
        self._notches = sorted(notches, key=lambda notch: notch.large)
        self.update()

    def show_caption(self, lead: str, rest: str, side: int) -> None:
        """Say at the left who is ahead at the position; *side* is theirs whose mark stands there, or none."""
        self._caption, self._captioned = (lead, rest), side
        self.setAccessibleDescription(lead)
        self.update()

    def spot(self, position: float) -> float:
        """Where a position lies, in pixels from the left: graph, notches and handle share this."""
        track = self.track
        return track.left() + track.width() * (position - self.minimum()) / max(1, self.maximum() - self.minimum())

    @property
    def track(self) -> QRectF:
        """The scrubber's line."""
        left = min(_LEFT * self.type_scale, self.width() / 4)
        middle = self.height() - self._handle / 2 - 1
        return QRectF(left, middle - _TRACK / 2, self.width() - left - _RIGHT, _TRACK)

    @property
    def _handle(self) -> int:
        return _FOLDED_HANDLE if self.folded else _HANDLE

    @property
    def graph(self) -> QRectF:
        """Where the line of who is ahead runs; empty where it is folded."""
        track, names = self.track, _NAMES * self.type_scale
        foot = track.top() - _NOTCHES - names
        return QRectF() if self.folded else QRectF(track.left(), 12, track.width(), max(0.0, foot - 14))

    # Events of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there, or to the notch that is near."""
        if event.button() == Qt.MouseButton.LeftButton and event.position().x() >= self.track.left() - _HANDLE / 2:
            self._go_to(event.position().x(), notches=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().x(), notches=False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel changes nothing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw bands, graph, names, notches, scrubber and the words at the left."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.raised:  # it lies over the table
                painter.fillRect(self.rect(), self.theme.edge)
            if not self.folded:
                self._draw_bands(painter)
                self._draw_graph(painter)
                self._draw_caption(painter)
            self._draw_scrubber(painter)

    # Parts

    def _go_to(self, x: float, *, notches: bool) -> None:
        near = [(abs(self.spot(each.position) - x), each.position) for each in self._notches] if notches else []
        if near and min(near)[0] <= _NEAR:
            self.setValue(min(near)[1])
            return
        track = self.track
        part = (x - track.left()) / max(1.0, track.width())
        self.setValue(round(self.minimum() + part * (self.maximum() - self.minimum())))

    def _draw_bands(self, painter: QPainter) -> None:
        graph, theme = self.graph, self.theme
        high = _NAMES * self.type_scale
        for number, span in enumerate(self._spans):
            left, right = self.spot(span.first), self.spot(self._end(number))
            if number % 2 == 0:
                painter.fillRect(QRectF(left, graph.top(), right - left, graph.height()), theme.text_over(0.045))
            if number:
                painter.fillRect(QRectF(round(left), graph.top(), 1, graph.height() + high), theme.text_over(0.18))
            here = span.first <= self.value() <= self._end(number)
            font = font_of(QUIET * self.type_scale, BOLD if here else MEDIUM)
            words = self._hand_name(number, right - left - 6, font)
            row = QRectF(left, graph.bottom(), right - left, high)
            write(painter, row, words, font, theme.text if here else theme.quiet, Qt.AlignmentFlag.AlignCenter)

    def _end(self, number: int) -> int:
        return self._spans[number + 1].first if number + 1 < len(self._spans) else self.maximum()

    def _hand_name(self, number: int, room: float, font: QFont) -> str:
        whole, brief = common("Hand {number}").format(number=number + 1), str(number + 1)
        if width_of(whole, font) <= room:
            return whole
        return brief if width_of(brief, font) <= room else ""

    def _draw_graph(self, painter: QPainter) -> None:
        graph, theme = self.graph, self.theme
        if not self._leads or graph.height() < 8:
            return
        most = max(1.0, *(abs(lead.points) for lead in self._leads))
        zero, half = graph.center().y(), graph.height() / 2 - 3
        line = [QPointF(self.spot(lead.position), zero - half * lead.points / most) for lead in self._leads]
        area = QPolygonF([QPointF(line[0].x(), zero), *line, QPointF(line[-1].x(), zero)])
        path = QPainterPath()
        path.addPolygon(area)
        for side, clip in (
            (self._sides[0], QRectF(graph.left(), graph.top() - 2, graph.width(), half + 5)),
            (self._sides[1], QRectF(graph.left(), zero, graph.width(), half + 5)),
        ):
            painter.save()
            painter.setClipRect(clip)
            painter.fillPath(path, fade(side_colour(theme, side), _FILLED))
            painter.restore()
        painter.fillRect(QRectF(graph.left(), round(zero), graph.width(), 1), theme.text_over(0.35))
        painter.setPen(QPen(theme.text, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(line))
        painter.setPen(QPen(theme.focus_ground, 1.4))
        painter.setBrush(side_colour(theme, self._sides[0]))
        painter.drawEllipse(self._point_at(line, self.spot(self.value())), 4.5, 4.5)

    def _point_at(self, line: Sequence[QPointF], x: float) -> QPointF:
        """The point of the drawn line over a place of the axis."""
        for before, after in pairwise(line):
            if before.x() <= x <= after.x():
                part = (x - before.x()) / max(0.001, after.x() - before.x())
                return QPointF(x, before.y() + part * (after.y() - before.y()))
        return line[0] if x < line[0].x() else line[-1]

    def _draw_caption(self, painter: QPainter) -> None:
        scale, theme = self.type_scale, self.theme
        left, top = 16.0, self.graph.top() - 2
        room = self.track.left() - left - 10
        lead, rest = self._caption
        bold, quiet = font_of(14 * scale, BOLD), font_of(QUIET * scale)
        high = line_height(bold)
        if self._captioned >= 0:
            box = QRectF(left, top + (high - 13 * scale) / 2, 13 * scale, 13 * scale)
            draw_mark(painter, self._captioned, box, side_colour(theme, self._captioned))
        shift = 22 * scale if self._captioned >= 0 else 0
        row = QRectF(left + shift, top, room - shift, high)
        write(painter, row, elide(lead, bold, row.width()), bold, theme.text, LEFT)
        row = QRectF(left + shift, top + high, room - shift, line_height(quiet) + 2)
        write(painter, row, elide(rest, quiet, row.width()), quiet, theme.quiet, LEFT)

    def _draw_scrubber(self, painter: QPainter) -> None:
        theme, track = self.theme, self.track
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text_over(0.18))
        painter.drawRoundedRect(track, _TRACK / 2, _TRACK / 2)
        done = QRectF(track)
        done.setRight(max(track.left() + 1, self.spot(self.value())))
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(done, _TRACK / 2, _TRACK / 2)
        if self.folded:
            for span in self._spans[1:]:
                painter.fillRect(QRectF(round(self.spot(span.first)), track.top() - 3, 1, _TRACK + 6), theme.quiet)
        for notch in self._notches:
            self._draw_notch(painter, notch)
        self._draw_handle(painter)

    def _draw_notch(self, painter: QPainter, notch: Notch) -> None:
        x, foot = self.spot(notch.position), self.track.top() - (1 if self.folded else 3)
        half = (_LARGE_NOTCH if notch.large else _SMALL_NOTCH) * (_FOLDED_NOTCH if self.folded else 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.refused)
        if notch.wrong:
            painter.drawRect(QRectF(x - 1.5, foot - 12, 3, 12 + _TRACK + 6))
            return
        top = foot - half * 1.5
        painter.drawPolygon(QPolygonF([QPointF(x - half, top), QPointF(x + half, top), QPointF(x, foot)]))

    def _draw_handle(self, painter: QPainter) -> None:
        theme = self.theme
        middle = QPointF(self.spot(self.value()), self.track.center().y())
        here = any(notch.position == self.value() for notch in self._notches)
        painter.setPen(QPen(QColor(theme.focus_ground), 1.2))
        painter.setBrush(theme.selected if theme.name != "light" else theme.panel)
        painter.drawEllipse(middle, self._handle / 2 - 1, self._handle / 2 - 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.refused if here else theme.accent)
        painter.drawEllipse(middle, self._handle / 5.5, self._handle / 5.5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text, 2))
            painter.drawEllipse(middle, self._handle / 2, self._handle / 2)
