"""Match won and match lost: the winner's arc, the result, how it went, three facts, and the same table again."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import ENTER, FAIR_PLAY, RECORD, SAME_TABLE, SCORE_PAD
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    LEAD,
    QUIET,
    SEMIBOLD,
    elide,
    font_of,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.layouts.geometry import Layout, clamp
from barracan.table.moments.arc import STRUCK, CourtArc, arc_height, court_width, room_under_arc
from barracan.table.moments.moment import BRASS, Standing
from barracan.table.moments.parts import Pips, Veil
from barracan.table.moments.race import RaceLook, draw_race
from barracan.table.painting import draw_panel
from barracan.table.themes import FELT, fade
from barracan.table.translation import common

_WON, _LOST = 2000, 900
_PIPS: Final = 72
_SEED: Final = 17
_COVER: Final = 0.94
_TABLE_TEXT, _PAGE_TEXT, _GROWTH = (1.0, 1.3), (1.0, 1.32), 0.86
"""The bounds of the text's scale, of tables and of pages, and how that of pages grows with the window."""


class Fact(NamedTuple):
    """Something to remember of a match: a sign, what stands bold, and the rest."""

    icon: str
    bold: str
    rest: str


class ResultContent(NamedTuple):
    """Who has won and with what, the totals after each hand, the target, and three facts."""

    winners: tuple[int, ...]
    won: bool
    title: str
    score: str
    rest: str
    totals: tuple[tuple[int, ...], ...]
    target: int | None
    facts: tuple[Fact, ...]
    note: str = ""

    @property
    def spoken(self) -> str:
        """All of it in a row."""
        over = common("The match is over")
        facts = [f"{fact.bold} {fact.rest}" for fact in self.facts]
        return ". ".join(filter(None, (over, self.title, f"{self.score} {self.rest}", self.note, *facts))) + "."


class ResultPage(Standing):
    """The page at the end of a match."""

    def __init__(self, content: ResultContent, faces: Faces) -> None:
        super().__init__("result_page", _WON if content.won else _LOST)
        self.content = content
        self._veil = Veil(self, _COVER, ground=True, lit=True)
        self.arc = CourtArc(self, faces)
        self.arc.medal.show_side(content.winners[0] if content.winners else 0, FELT)
        self._pips = Pips(self, _PIPS if content.won else 0, _SEED)
        self._face = _ResultFace(content, self.board)
        self._faces = faces
        faces.arrived.connect(self._refresh)
        self.show_buttons(_buttons())

    @property
    def pips(self) -> list[QGraphicsPixmapItem]:
        """The pips that fall."""
        return self._pips.items

    def spoken_name(self) -> str:
        return self.content.spoken

    def begin(self, speed: float) -> None:
        """Sound while the arc opens."""
        super().begin(speed)
        if self.moving:
            self.sound_still()

    def sound_still(self) -> None:
        self.sounded.emit("match_end", 1.0 if self.content.won else 0.5)

    def scales_in(self, layout: Layout) -> tuple[float, float]:
        """As large as the pages round the table, which grow with their window."""
        usual = clamp(layout.scale, *_TABLE_TEXT)
        page = clamp(_GROWTH * min(layout.width / 1280, layout.height / 800), *_PAGE_TEXT)
        return layout.scale, layout.text_scale * max(1.0, page / usual)

    def lay(self) -> None:
        """Lay everything from the foot up; the arc takes what is left."""
        table, ts = self.table, self.ts
        hint = line_height(self.letters(QUIET))
        middle = table.bottom() - round(14 * ts) - hint - round(14 * ts) - round(BRASS * ts) / 2
        width = min(table.width() - 48, max(round(1120 * ts), round(0.583 * table.width())))
        foot = middle - round(BRASS * ts) / 2 - round(22 * ts)
        height = self._face.wanted_height(width, table.height())
        self.board.set_rect(QRectF(table.center().x() - width / 2, foot - height, width, height))
        self._face.set_rect(QRectF(0, 0, width, height + table.bottom() - foot))
        top = table.top() + round(0.06 * table.height())
        room = foot - height - top - round(8 * ts)
        card = court_width(table, room)
        whole = self._face.title_width(width) > room_under_arc() * card - 24 * ts
        card = court_width(table, room, whole=whole)
        top += max(0.0, (room - card * arc_height(whole=whole)) / 2)
        self.arc.lay(table.center().x(), top, card)
        self._veil.source = self.arc.medal.area_in_parent().center()
        self._veil.set_rect(table)
        self._veil.redraw()
        self.lay_buttons(table.right(), middle, centred=table.width())
        self._pips.lay(table, self._texts(), self._faces.ratio, max(0.8, ts), self.length - STRUCK + 200)

    def _texts(self) -> list[QRectF]:
        """What no pip may cover."""
        row = self.buttons[0].area_in_parent()
        for button in self.buttons:
            row = row.united(button.area_in_parent())
        board = self.board.area_in_parent()
        return [board, row.adjusted(-12, -12, 12, self.table.bottom() - row.bottom())]

    def show_at(self, passed: float) -> None:
        """Open the arc, strike the medal, let the pips fall."""
        self.arc.show_at(passed if self.content.won else passed * (STRUCK + 60) / self.length)
        self._pips.show_at(passed - STRUCK + 200, self.table.top() - 30)

    def leave(self) -> None:
        self._faces.arrived.disconnect(self._refresh)
        super().leave()

    def _refresh(self, _: FaceKey) -> None:
        self.arc.refresh()
        self.arc.show_at(self._clock.currentValue() if self.moving else float(self.length))


def _buttons() -> list[ButtonContent]:
    return [
        ButtonContent(SAME_TABLE, common("The same table again"), ENTER, "play", Look.PRIMARY),
        ButtonContent(SCORE_PAD, common("Score pad"), "P", "score_pad"),
        ButtonContent(RECORD, common("Review"), "R", "record"),
        ButtonContent(FAIR_PLAY, common("Fair play"), icon="eye"),
    ]


class _ResultFace(HudItem):
    """What is written on the page."""

    def __init__(self, content: ResultContent, parent: QGraphicsItem) -> None:
        super().__init__("result_face", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._content = content
        self._title_size = 46.0
        self._panel = 0.0

    def wanted_height(self, width: float, table: float) -> float:
        """How high title, result and panel are at this width on a table so high."""
        self._title_size = max(34.0, min(64.0, 0.054 * table))
        self._panel = round(3 * self._fact_height() + 2 * self._pad())
        return self._panel_top(width) + self._panel

    def draw(self, painter: QPainter) -> None:
        """Paint the title, the result, the race and the facts, and at the foot what leads to the table."""
        content, theme, area = self._content, self.theme, self.area()
        font = self._title_font()
        lines = self._title_lines(area.width())
        write_lines(painter, QRectF(0, 0, area.width(), 0), lines, font, theme.text, CENTRE)
        y = len(lines) * line_height(font)
        self._draw_score(painter, QRectF(0, y, area.width(), line_height(self.letters(LEAD + 4))))
        if content.note:
            quiet = self.letters(BODY)
            y += line_height(self.letters(LEAD + 4))
            write(painter, QRectF(0, y, area.width(), line_height(quiet)), content.note, quiet, theme.quiet, CENTRE)
        panel = QRectF(0, self._panel_top(area.width()), area.width(), self._panel)
        draw_panel(painter, panel, 16, theme.panel_over(0.86 if theme.name == "light" else 0.66), theme.hairline)
        inner = panel.adjusted(self._pad(), self._pad(), -self._pad(), -self._pad())
        split = inner.left() + inner.width() * 0.45
        self._draw_race(painter, QRectF(inner.topLeft(), QPointF(split - self._pad(), inner.bottom())))
        for number, fact in enumerate(content.facts):
            row = QRectF(split, inner.top() + number * self._fact_height(), inner.right() - split, self._fact_height())
            self._draw_fact(painter, row, fact)
        hint = self.letters(QUIET)
        line = QRectF(0, area.bottom() - line_height(hint) - round(10 * self.ts), area.width(), line_height(hint))
        write(painter, line, self.tr("Esc shows the table"), hint, theme.text, CENTRE)

    def _draw_score(self, painter: QPainter, line: QRectF) -> None:
        bold, plain = self.letters(LEAD + 2, BOLD), self.letters(LEAD + 2)
        gap = round(6 * self.ts)
        width = width_of(self._content.score, bold) + gap + width_of(self._content.rest, plain)
        x = max(line.left(), line.center().x() - width / 2)
        write(painter, line.adjusted(x - line.left(), 0, 0, 0), self._content.score, bold, self.theme.accent)
        x += width_of(self._content.score, bold) + gap
        write(painter, line.adjusted(x - line.left(), 0, 0, 0), self._content.rest, plain, self.theme.text)

    def _draw_fact(self, painter: QPainter, row: QRectF, fact: Fact) -> None:
        size = round(26 * self.ts)
        disc = QRectF(row.left(), round(row.center().y() - size / 2), size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(self.theme.accent, 0.18))
        painter.drawEllipse(disc)
        inset = size * 0.22
        draw_icon(painter, fact.icon, disc.adjusted(inset, inset, -inset, -inset), self.theme.accent, 2.4)
        bold, plain = self.letters(LEAD, BOLD), self.letters(BODY + 0.5)
        x = disc.right() + round(12 * self.ts)
        words = elide(fact.bold, bold, row.right() - x)
        write(painter, QRectF(x, row.top(), row.right() - x, row.height()), words, bold, self.theme.text)
        x += width_of(words, bold) + round(9 * self.ts)
        if x < row.right() - 20:
            write(painter, QRectF(x, row.top() + 1, row.right() - x, row.height()), fact.rest, plain, self.theme.text)

    def _draw_race(self, painter: QPainter, room: QRectF) -> None:
        """Paint how the match went, under a line that says so."""
        content, font = self._content, self.letters(QUIET, SEMIBOLD)
        line = QRectF(room.left(), room.top(), room.width(), line_height(font))
        write(painter, line, self.tr("How it went"), font, self.theme.text)
        if content.winners and content.totals:
            below = room.adjusted(0, line.height() + 8 * self.ts, 0, 0)
            look = RaceLook(self.theme, self.letters(QUIET), round(11 * self.ts))
            draw_race(painter, below, content.totals, content.target, look)

    def _panel_top(self, width: float) -> float:
        """Where the panel begins: under title, result and note."""
        height = len(self._title_lines(width)) * line_height(self._title_font()) + line_height(self.letters(LEAD + 4))
        if self._content.note:
            height += line_height(self.letters(BODY))
        return height + round(16 * self.ts)

    def _title_lines(self, width: float) -> list[str]:
        return wrap(self._content.title, self._title_font(), width)[:2]

    def title_width(self, width: float) -> float:
        """How wide the title runs at this width."""
        return max((width_of(line, self._title_font()) for line in self._title_lines(width)), default=0.0)

    def _title_font(self) -> QFont:
        return font_of(self._title_size * self.ts / max(1.0, min(self.ts, 1.3)), BOLD)

    def _fact_height(self) -> float:
        return round(36 * self.ts)

    def _pad(self) -> float:
        return round(20 * self.ts)
