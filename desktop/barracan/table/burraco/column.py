"""The column of a side: its names, its points, and what it still lacks before it may go out."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPen

from barracan.model.melding import MeldingSide
from barracan.model.value import value
from barracan.table import layers
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    LABEL,
    QUIET,
    RIGHT,
    SEMIBOLD,
    SMALL,
    figure,
    fits,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import side_colour
from barracan.table.translation import common

_POINTS: Final = 25.0
_TOTAL: Final = 13.5
_LAMP: Final = 15.0
_LINE: Final = 17.0
_PAD: Final = 8.0
_TWO_LINES: Final = 1.9
"""So many lines high is the room in which two lamps stand one under the other."""


@value
class ColumnContent:
    """What a column tells: whose it is, points of this hand and of the match, how far the side is.

    ``single`` says that the side's one plate bears its name.
    """

    side: int
    names: str
    points: int
    total: int
    standing: MeldingSide
    single: bool


class SideColumn(Label):
    """The figures of a side, on the ground of its column."""

    PRINTED = True
    LAYER = layers.GROUND + 1
    ROLE = QAccessible.Role.StaticText

    content: ColumnContent | None = None
    room: QRectF = QRectF()

    def spoken_name(self) -> str:
        content = self.content
        if content is None:
            return ""
        translate, standing = QCoreApplication.translate, content.standing
        words = translate("SideColumn", "{names}: {points} points in this hand, {total} in the match").format(
            names=content.names, points=figure(content.points), total=figure(content.total)
        )
        if standing.opens_with:
            return f"{words}, {common('opens with {least}').format(least=standing.opens_with)}"
        lamps = lamp_words(standing, long=True)
        out = (common("may go out"),) if standing.may_go_out else ()
        return ", ".join((words, *lamps, *out))

    def show_side(self, content: ColumnContent, room: QRectF) -> None:
        """Show these figures in this part of the column, which its plates leave free."""
        if (content, room) != (self.content, self.room):
            self.content, self.room = content, room
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the ground, then line by line."""
        theme, content = self.theme, self.content
        draw_panel(painter, self.area(), 12, theme.panel_over(0.34), theme.text_over(0.0))
        if content is None:
            return
        pad = _PAD * self.ts
        room = self.room.adjusted(pad, 0, -pad, 0)
        if not content.single:
            self._draw_names(painter, QRectF(room.left(), room.top() + 4, room.width(), 20 * self.ts))
            room.setTop(room.top() + 22 * self.ts)
        high = min(35 * self.ts, max(28 * self.ts, room.height() - _LINE * self.ts))  # what is under it has a line
        self._draw_points(painter, QRectF(room.left(), room.top() + 2, room.width(), high - 3 * self.ts))
        room.setTop(room.top() + high)
        if content.standing.opens_with:
            self._draw_opening(painter, room)
        else:
            self._draw_lamps(painter, room)

    def _draw_names(self, painter: QPainter, line: QRectF) -> None:
        assert self.content is not None
        size, side = round(11 * self.ts), self.content.side
        mark = QRectF(line.left(), line.center().y() - size / 2, size, size)
        draw_mark(painter, side, mark, side_colour(self.theme, side))
        names = line.adjusted(size + 7 * self.ts, 0, 0, 0)
        write(painter, names, self.content.names, self.letters(BODY + 0.5, SEMIBOLD), self.theme.text)

    def _draw_points(self, painter: QPainter, line: QRectF) -> None:
        """The points of this hand, large, and those of the match beside them."""
        content, theme = self.content, self.theme
        assert content is not None
        large, small = self.letters(_POINTS, BOLD), self.letters(LABEL)
        points = figure(content.points)
        write(painter, line, points, large, side_colour(theme, content.side))
        match, total = common("match"), self.letters(_TOTAL, SEMIBOLD)
        wide = max(width_of(match, small), width_of(figure(content.total), total)) + 1
        half = line.height() / 2
        beside = QRectF(line.right() - wide, line.top(), wide, half)
        write(painter, beside.translated(0, 1), match, small, theme.quiet, RIGHT)
        write(painter, beside.translated(0, half - 1), figure(content.total), total, theme.text, RIGHT)
        left = line.left() + width_of(points, large) + 6 * self.ts
        hand, room = common("hand"), QRectF(left, line.top() + 4 * self.ts, 0, line.height() - 4 * self.ts)
        room.setRight(beside.left() - 4 * self.ts)
        if width_of(hand, small) <= room.width():
            write(painter, room, hand, small, theme.quiet)

    def _draw_opening(self, painter: QPainter, room: QRectF) -> None:
        assert self.content is not None
        words = common("opens with {least}")
        line, font = QRectF(room.left(), room.top() + 2, room.width(), 20 * self.ts), self.letters(QUIET, SEMIBOLD)
        words = words.format(least=self.content.standing.opens_with)
        if fits(words, font, room.width()):
            write(painter, line, words, font, self.theme.text)
        else:
            write_lines(painter, line, wrap(words, font, room.width()), font, self.theme.text)

    def _draw_lamps(self, painter: QPainter, room: QRectF) -> None:
        """Two lamps side by side where they have room, else one under the other; then whether the side may go out."""
        content, font = self.content, self.letters(QUIET, SEMIBOLD)
        assert content is not None
        standing, pitch = content.standing, _LINE * self.ts
        words = lamp_words(standing, long=content.single)
        widths = [(_LAMP + 5) * self.ts + width_of(word, font) for word in words]
        in_row = not content.single and sum(widths) + 6 * self.ts <= room.width()
        if not in_row and room.height() < _TWO_LINES * pitch:
            in_row, free = True, room.width() - 2 * (_LAMP + 4) * self.ts - 4 * self.ts
            words, font = self._brief_lamps(free)
            widths = [(_LAMP + 4) * self.ts + part for part in self._parts(words, font, free)]
        top = room.top() + (5 * self.ts if in_row and room.height() > 1.5 * pitch else 0)
        parting = room.width() - widths[1]
        for number, (word, on) in enumerate(zip(words, (standing.pot, standing.exit), strict=True)):
            line = QRectF(room.left(), top + (0 if in_row else number * pitch), room.width(), pitch)
            if in_row and number:
                line.setLeft(room.left() + parting)
            elif in_row:
                line.setWidth(parting - 4 * self.ts)
            self._draw_lamp(painter, line, word, font, on=on)
        foot = top + 2 * pitch + 3 * self.ts
        if content.single and standing.may_go_out and foot + 20 * self.ts <= room.bottom():
            self._draw_pill(painter, room.left(), foot)

    def _brief_lamps(self, free: float) -> tuple[tuple[str, str], QFont]:
        """The longest words of both lamps, and the largest font, that are whole in a line with so much room."""
        assert self.content is not None
        standing = self.content.standing
        fonts = [self.letters(size, SEMIBOLD) for size in (QUIET, SMALL)]
        ways = [(words, font) for words in (lamp_words(standing, brief=True), lamp_names(standing)) for font in fonts]
        whole = (way for way in ways if all(map(fits, way[0], (way[1], way[1]), self._parts(*way, free))))
        return next(whole, ways[-1])

    def _parts(self, words: Sequence[str], font: QFont, free: float) -> list[float]:
        """What each of two words gets of the room in their line: what it needs, or its share."""
        widths = [width_of(word, font) for word in words]
        return [width if sum(widths) <= free else free * width / sum(widths) for width in widths]

    def _draw_lamp(self, painter: QPainter, line: QRectF, word: str, font: QFont, *, on: bool) -> None:
        size = (_LAMP - 1) * self.ts
        box = QRectF(line.left(), line.center().y() - size / 2, size, size)
        draw_lamp(painter, box, self, on=on)
        room = line.adjusted(size + 5 * self.ts, 0, 0, 0)
        write(painter, room, word, font, self.theme.text if on else self.theme.quiet)

    def _draw_pill(self, painter: QPainter, left: float, top: float) -> None:
        words = common("may go out")
        font = self.letters(QUIET, SEMIBOLD)
        pill = QRectF(left, top, width_of(words, font) + 18 * self.ts, 20 * self.ts)
        draw_panel(painter, pill, pill.height() / 2, self.theme.text_over(0.14), self.theme.text_over(0.0))
        write(painter, pill, words, font, self.theme.text, CENTRE)


def draw_lamp(painter: QPainter, box: QRectF, column: Label, *, on: bool) -> None:
    """Paint a lamp: a disc with a tick, or a hollow ring."""
    theme = column.theme
    if not on:
        painter.setPen(QPen(theme.quiet, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.chosen)
    painter.drawEllipse(box)
    unit = box.width() / 14
    pen = QPen(theme.panel, 2.1 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    tick = [box.center() + QPointF(x, y) * unit for x, y in ((-3.2, 0.2), (-0.9, 2.6), (3.4, -2.4))]
    painter.drawPolyline(tick)


def lamp_words(standing: MeldingSide, *, long: bool = False, brief: bool = False) -> tuple[str, str]:
    """What the lamps of a side say, in long words where each has a line, in brief ones where both have little room."""
    translate = QCoreApplication.translate
    if not standing.pot:
        pot = translate("SideColumn", "No pot") if brief else translate("SideColumn", "No pot −100")
    else:
        pot = translate("SideColumn", "Pot taken") if long else translate("SideColumn", "Pot")
    if standing.any_exit:
        met = translate("SideColumn", "Meld of seven") if long else translate("SideColumn", "Seven")
        return pot, met if standing.exit else translate("SideColumn", "No seven")
    met = common("Clean meld") if long else translate("SideColumn", "Clean")
    return pot, met if standing.exit else translate("SideColumn", "No clean")


def lamp_names(standing: MeldingSide) -> tuple[str, str]:
    """What each lamp stands for, where it alone has to say whether the side has that."""
    return lamp_words(MeldingSide(True, True, any_exit=standing.any_exit), brief=True)
