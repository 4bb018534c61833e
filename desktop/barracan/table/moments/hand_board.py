"""The end of a hand: its points leave their slots as pills and are added up on a board."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import ENTER, MATCH_RESULT, NEXT_HAND, PUT_ASIDE, RECORD, SCORE_PAD
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    LEAD,
    QUIET,
    RIGHT,
    SEMIBOLD,
    TITLE,
    elide,
    figure,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.moments.moment import BRASS, Standing
from barracan.table.moments.parts import Veil
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import fade, panel_ink, side_colour
from barracan.table.translation import common

_WIDEST: Final = 780.0
_BESIDE: Final = 120.0
_PAD: Final = 28.0
_FIGURE: Final = 28.0
_MARK: Final = 15.0
_BAR: Final = 8.0
_TIGHT: Final = 0.5
"""How much room lines keep where the board covered more than the centre otherwise."""
_DIM: Final = 0.62
_PAPER_DIM: Final = 0.72
_ROW_GROUND: Final = 0.95
_FIRST, _APART, _FLIGHT, _LAST = 180.0, 60.0, 380.0, 1500.0

DrawSheet: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints the sheet of a hand into a rect."""


class SideRow(NamedTuple):
    """What a side had before the hand, what the hand brought it, and how far its bar reaches before and after."""

    side: int
    names: str
    before: int
    points: int
    reach: tuple[float, float] = (0.0, 0.0)
    first: bool = False

    @property
    def total(self) -> int:
        """What it has now."""
        return self.before + self.points


class HandContent(NamedTuple):
    """What the board tells: how the hand ended, each side, a note; the match may be over with it.

    Games with a sheet of their own show that instead of the sides.
    """

    head: str
    sentence: str
    rows: tuple[SideRow, ...]
    note: str = ""
    last: bool = False
    sheet: DrawSheet | None = None
    sheet_lines: int = 0

    @property
    def spoken(self) -> str:
        """All of it in a row."""
        in_all = QCoreApplication.translate("EndBoard", "{total} in all")
        sides = [f"{row.names} {signed(row.points)}, {in_all.format(total=figure(row.total))}" for row in self.rows]
        return ". ".join(filter(None, (self.head, self.sentence, *sides, self.note))) + "."


class Source(NamedTuple):
    """Points of a side, and the part of the table on which they have been won."""

    side: int
    points: int
    place: QRectF


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else figure(points)


class HandBoard(Standing):
    """The board of a hand that is over."""

    LENGTH = 1600
    STILL = 220
    """A sheet only rises; nothing is added up on it."""

    def __init__(self, content: HandContent, sources: Sequence[Source]) -> None:
        super().__init__("end_board", self.LENGTH if sources else self.STILL)
        self.content = content
        self._sources = list(sources)
        self._veil = Veil(self, _DIM if content.sheet is None else _PAPER_DIM)
        self._face = _BoardFace(content, self.board)
        self._row = _RowGround("buttons_ground", self) if content.sheet is not None else None
        self._pills = [_Pill(source, self) for source in self._sources]
        self._landed = -1
        self.show_buttons(_buttons(content))

    def spoken_name(self) -> str:
        return self.content.spoken

    def sound_still(self) -> None:
        self.sounded.emit("hand_end", 1.0)

    def lay(self) -> None:
        """Put the board into the middle of the table, the buttons at its foot."""
        self._veil.set_rect(self.table)
        table, brass = self.table, round((BRASS + 20) * self.ts)
        width = min(_WIDEST * max(1.0, self.ts), table.width() - _BESIDE)
        if self.content.sheet is None:
            self._face.set_spacing(1.0)
            if self._face.wanted_height(width) + brass > self.centre.height() + 8:
                self._face.set_spacing(_TIGHT)
                brass = round((BRASS + 8) * self.ts)
            height = self._face.wanted_height(width) + brass
        else:
            lines = self.content.sheet_lines
            height = min(round(table.height() - 40 * self.ts), round(lines * 38 * self.ts) + brass)
        middle = self.centre.center().y() if height <= self.centre.height() + 8 else table.center().y()
        rect = QRectF(table.center().x() - width / 2, middle - height / 2, width, height)
        self.board.set_rect(rect)
        self._face.set_rect(QRectF(0, 0, width, height - (brass if self.content.sheet is not None else 0)))
        inset = round(16 * self.ts)
        right = rect.right() - (inset if self.content.sheet is None else 0)
        self.lay_buttons(right, rect.bottom() - brass / 2 - (4 if self.content.sheet is None else -4))
        if self._row is not None:
            main = self.buttons[0].area_in_parent()
            left = min(button.area_in_parent().left() for button in self.buttons)
            self._row.set_rect(QRectF(QPointF(left, main.top()), main.bottomRight()).adjusted(-6, -5, 6, 5))
        for pill in self._pills:
            pill.fit()

    def show_at(self, passed: float) -> None:
        """Let the pills fly, and what has arrived be counted."""
        step = min(_APART, (_LAST - _FIRST - _FLIGHT) / max(1, len(self._pills) - 1))
        landed = 0
        for number, pill in enumerate(self._pills):
            part = (passed - _FIRST - number * step) / _FLIGHT
            goal = self.board.pos() + self._face.landing(pill.source.side)
            pill.fly(min(1.0, max(0.0, part)), goal)
            landed += part >= 1
        if landed != self._landed:
            if self.moving and landed > max(0, self._landed):
                self.sounded.emit("points", 1.0)
            self._landed = landed
            self._count(landed)

    def _count(self, landed: int) -> None:
        """Show the sums of what has landed; of the pills all are in the end, whatever they leave out."""
        done = landed == len(self._pills)
        counted = {row.side: row.points if done else 0 for row in self.content.rows}
        for source in self._sources[:landed] if not done else ():
            counted[source.side] += source.points
        self._face.show_counted(counted)

    def _stand(self) -> None:
        if self.moving:
            self.sounded.emit("hand_end", 1.0)
        super()._stand()


def _buttons(content: HandContent) -> list[ButtonContent]:
    translate = QCoreApplication.translate
    onward = common("The result") if content.last else common("Next hand")
    return [
        ButtonContent(MATCH_RESULT if content.last else NEXT_HAND, onward, ENTER, "play", Look.PRIMARY),
        ButtonContent(PUT_ASIDE, translate("EndBoard", "See the table"), common("Space")),
        ButtonContent(SCORE_PAD, common("Score pad"), "P", "score_pad"),
        ButtonContent(RECORD, common("Review"), "R", "record"),
    ]


class _RowGround(HudItem):
    """The ground of buttons that stand below a sheet: cards may lie under them."""

    def __init__(self, name: str, parent: QGraphicsItem) -> None:
        super().__init__(name, parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        area = self.area()
        draw_panel(painter, area, area.height() / 2, self.theme.panel_over(_ROW_GROUND), self.theme.hairline)


class _BoardFace(HudItem):
    """What is written on the board."""

    def __init__(self, content: HandContent, parent: QGraphicsItem) -> None:
        super().__init__("end_board_face", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._content = content
        self._spacing = 1.0
        self._counted: dict[int, int] = {}

    def set_spacing(self, spacing: float) -> None:
        """Leave this part of the usual room between the lines: less lies under the board then."""
        self._spacing = spacing

    def show_counted(self, counted: dict[int, int]) -> None:
        """Show so many points of each side as having arrived."""
        if counted != self._counted:
            self._counted = counted
            self.redraw()

    def landing(self, side: int) -> QPointF:
        """Where the points of a side arrive."""
        if self._content.sheet is not None:
            return self.area().center()
        number = next((at for at, row in enumerate(self._content.rows) if row.side == side), 0)
        x = self.area().width() - round((_PAD + 96) * self.ts)
        return QPointF(x, self._rows_top() + number * self._row_height() + line_height(self.letters(LEAD)) / 2 + 4)

    def wanted_height(self, width: float) -> float:
        """How high it is at this width."""
        height = self._rows_top(width) + len(self._content.rows) * self._row_height()
        note = line_height(self.letters(BODY)) + round(6 * self.ts) if self._content.note else 0
        return height + note + round(8 * self._spacing * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint the ground, the sentence, the sides and the note; or the sheet."""
        content, theme, area = self._content, self.theme, self.area()
        if content.sheet is not None:
            content.sheet(painter, area)
            return
        ground = theme.panel_over(0.98)
        draw_panel(painter, area, 18, ground, theme.accent, 2.0)
        pad = round(_PAD * self.ts)
        inner = area.adjusted(pad, 0, -pad, 0)
        small, large = self.letters(QUIET, SEMIBOLD), self.letters(TITLE, BOLD)
        line = QRectF(inner.left(), self._head(), inner.width(), line_height(small))
        write(painter, line, content.head, small, theme.quiet, CENTRE)
        top = QRectF(inner.left(), line.bottom() + 2, inner.width(), 0)
        write_lines(painter, top, wrap(content.sentence, large, inner.width()), large, theme.text, CENTRE)
        y = self._rows_top()
        for row in content.rows:
            self._draw_row(painter, QRectF(inner.left(), y, inner.width(), self._row_height()), row)
            y += self._row_height()
        if content.note:
            font = self.letters(BODY, SEMIBOLD)
            write(
                painter,
                QRectF(inner.left(), y, inner.width(), line_height(font)),
                content.note,
                font,
                theme.text,
                CENTRE,
            )

    def _draw_row(self, painter: QPainter, room: QRectF, row: SideRow) -> None:
        theme, mark = self.theme, round(_MARK * self.ts)
        colour = side_colour(theme, row.side)
        name, plus, sum_font = self.letters(LEAD, SEMIBOLD), self.letters(BODY, SEMIBOLD), self.letters(_FIGURE, BOLD)
        high = line_height(sum_font)
        line = QRectF(room.left(), room.top(), room.width(), high)
        draw_mark(painter, row.side, QRectF(line.left(), round(line.center().y() - mark / 2), mark, mark), colour)
        counted = self._counted.get(row.side, row.points)
        sums = round(84 * self.ts)
        bar_right = room.right() - sums - round(54 * self.ts)
        left = line.left() + mark + round(11 * self.ts)
        names = elide(row.names, name, bar_right - left)
        write(painter, line.adjusted(left - line.left(), 0, 0, 0), names, name, theme.text)
        ink = panel_ink(theme, colour)
        words = QRectF(bar_right, line.top(), room.right() - sums - bar_right, high)
        write(painter, words, signed(counted), plus, ink, RIGHT)
        total = theme.accent if row.first else theme.text
        write(
            painter,
            QRectF(room.right() - sums, line.top(), sums, high),
            figure(row.before + counted),
            sum_font,
            total,
            RIGHT,
        )
        self._draw_bar(
            painter, QRectF(left, line.bottom() + 2, room.right() - sums - left, round(_BAR * self.ts)), row, counted
        )

    def _draw_bar(self, painter: QPainter, track: QRectF, row: SideRow, counted: int) -> None:
        """Paint the way to the target: what was there before full, what this hand has brought paler."""
        colour, radius = side_colour(self.theme, row.side), track.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.text_over(0.14))
        painter.drawRoundedRect(track, radius, radius)
        before, after = row.reach
        now = before + (after - before) * (counted / row.points if row.points else 1.0)
        for reach, part in ((now, 0.55), (before, 1.0)):
            if reach > 0:
                painter.setBrush(fade(colour, part))
                painter.drawRoundedRect(
                    QRectF(track.topLeft(), QPointF(track.left() + reach * track.width(), track.bottom())),
                    radius,
                    radius,
                )

    def _rows_top(self, width: float | None = None) -> float:
        pad = round(_PAD * self.ts)
        large = self.letters(TITLE, BOLD)
        room = (self.area().width() if width is None else width) - 2 * pad
        lines = len(wrap(self._content.sentence, large, room))
        under = 16 * self._spacing * self.ts
        return round(self._head() + line_height(self.letters(QUIET)) + lines * line_height(large) + under)

    def _head(self) -> float:
        return round(_PAD * self.ts) * 0.7 * self._spacing

    def _row_height(self) -> float:
        return round(line_height(self.letters(_FIGURE, BOLD)) + (_BAR + 16 * self._spacing) * self.ts)


class _Pill(HudItem):
    """Points under way."""

    def __init__(self, source: Source, parent: QGraphicsItem) -> None:
        super().__init__("points_pill", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(4)
        self.source = source

    def fit(self) -> None:
        """Be as large as the points need."""
        font = self.letters(BODY, BOLD)
        self.set_rect(
            QRectF(0, 0, round(width_of(signed(self.source.points), font) + 22 * self.ts), round(26 * self.ts))
        )

    def fly(self, part: float, goal: QPointF) -> None:
        """Be so far on the way from the slot to this point; neither seen before it sets out nor when it is there."""
        self.setVisible(0 < part < 1)
        eased = 1 - (1 - part) ** 3
        centre = self.source.place.center() + (goal - self.source.place.center()) * eased
        self.setPos(round(centre.x() - self.area().width() / 2), round(centre.y() - self.area().height() / 2))

    def draw(self, painter: QPainter) -> None:
        """Paint the pill in the colour of its side."""
        colour = side_colour(self.theme, self.source.side)
        draw_panel(painter, self.area(), self.area().height() / 2, colour, colour)
        write(
            painter, self.area(), signed(self.source.points), self.letters(BODY, BOLD), self.theme.accent_text, CENTRE
        )
