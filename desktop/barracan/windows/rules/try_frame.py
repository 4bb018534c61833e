"""Try it: cards to move into a frame, which says what the rules make of them."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from barracan.model.cards import Code
from barracan.model.verdict import Verdict
from barracan.table.cards.court_letters import cards_text
from barracan.table.cards.faces import Faces
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LEFT,
    REGULAR,
    SEMIBOLD,
    font_of,
    line_height,
    wrap,
    write,
    write_lines,
)
from barracan.table.layouts.geometry import CARD_RATIO
from barracan.table.painting import draw_focus, draw_outline, draw_panel
from barracan.table.themes import FELT, Theme, fade
from barracan.table.translation import common, translate_text
from barracan.windows.rules.example_cards import draw_card

_HELP: Final = 166
_ANSWER: Final = 150
_DRAG: Final = 6
_APART: Final = 0.3
"""How far cards of the pool lie apart at least, in widths of a card."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TryFrame(QWidget):
    """A pool of cards and a frame; whatever lies in the frame is judged at once.

    Signals:
        judged: what the rules say now, in words.
    """

    judged = Signal(str)

    def __init__(self, faces: Faces, judge: Callable[[str, Sequence[Code]], Verdict | None]) -> None:
        super().__init__()
        self.setObjectName("try_frame")
        self.setAccessibleName(common("Try it"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._faces, self._judge = faces, judge
        self._theme: Theme = FELT
        self._scale, self._card = 1.0, 82
        self._kind = ""
        self._codes: list[Code] = []
        self._framed: list[int] = []
        self._chosen: set[int] = set()
        self._cursor = 0
        self._held: int | None = None
        self._pressed, self._at, self._grip = QPointF(), QPointF(), QPointF()
        self._verdict: Verdict | None = None

    def offer(self, kind: str, cards: Sequence[Code]) -> None:
        """Offer these cards, none in the frame."""
        self._kind, self._codes = kind, list(cards)
        self._framed, self._chosen, self._cursor, self._held = [], set(), 0, None
        self._look()

    def wear(self, theme: Theme, scale: float, card: int) -> None:
        """Take these colours, this size of type and this width of cards."""
        self._theme, self._scale, self._card = theme, scale, card
        self.setFixedHeight(round(CARD_RATIO * card + 58))
        self.update()

    @property
    def framed(self) -> tuple[Code, ...]:
        """The cards in the frame, in the order in which they came."""
        return tuple(self._codes[number] for number in self._framed)

    @property
    def answer(self) -> str:
        """What the rules say of them."""
        verdict = self._verdict
        if verdict is None or not self._framed:
            return ""
        name = translate_text(verdict.name) if verdict.name is not None and verdict.stands else ""
        if verdict.stands:
            return ", ".join(filter(None, (name, self._points_text(verdict))))
        return translate_text(verdict.refusal.reason) if verdict.refusal is not None else self.tr("Not yet.")

    def card_rect(self, number: int) -> QRectF:
        """Where a card of the pool lies now, by its number."""
        width, high = self._card, CARD_RATIO * self._card
        if number in self._framed:
            room, row, at = (
                self.frame_rect().adjusted(16, 0, -self._answer_width(), 0),
                self._framed,
                self._framed.index(number),
            )
        else:
            row = [each for each in range(len(self._codes)) if each not in self._framed]
            room, at = self._pool_rect(), row.index(number)
        step = min(0.56 * width, (room.width() - width) / max(1, len(row) - 1))
        raised = 0.1 * width if number in self._chosen else 0
        return QRectF(room.left() + at * step, room.center().y() - high / 2 - raised, width, high)

    # What is painted

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, words, frame and cards."""
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            rect = QRectF(self.rect())
            draw_panel(painter, rect, 14, fade(theme.accent, 0.09), fade(theme.accent, 0.55), 1.4)
            frame = self.frame_rect()
            edge = theme.hairline
            if self._framed and self._verdict is not None:
                edge = theme.chosen if self._verdict.stands else theme.refused
            draw_panel(painter, frame, 12, theme.panel_over(0.6), edge, 2 if self._framed else 1.4)
            if not self._is_narrow:
                self._draw_help(painter, QRectF(20, 16, self._help_width() - 28, self.height()))
            elif not self._framed:
                self._draw_help(painter, frame.adjusted(14, 6, -10, 0))
            self._draw_answer(painter, frame)
            for number in (*self._pool(), *self._framed):
                if number != self._held:
                    self._draw(painter, number, self.card_rect(number))
            if self._held is not None:
                rect = self.card_rect(self._held)
                self._draw(painter, self._held, rect.translated(self._at - self._grip - rect.topLeft()))

    def _draw(self, painter: QPainter, number: int, rect: QRectF) -> None:
        theme = self._theme
        draw_card(painter, self._codes[number], rect.topLeft(), self._faces, across=False, width=self._card)
        ringed = self._verdict is not None and self._verdict.refusal is not None and number in self._framed
        at_fault = ringed and self._codes[number] in self._at_fault()
        if at_fault:
            draw_outline(painter, rect.adjusted(-2, -2, 2, 2), 7, (theme.ring_edge, 5), (theme.refused, 3))
        elif number in self._chosen or number in self._winners():
            colour = theme.selected if number in self._chosen else theme.chosen
            draw_outline(painter, rect.adjusted(-2, -2, 2, 2), 7, (theme.ring_edge, 5), (colour, 3))
        if self.hasFocus() and number == self._cursor:
            draw_focus(painter, theme, rect.adjusted(2, 2, -2, -2), 6)

    def _at_fault(self) -> set[Code]:
        refusal = self._verdict.refusal if self._verdict is not None else None
        cards = set(refusal.cards) if refusal is not None else set()
        return cards if len(cards) < len(set(self.framed)) else set()

    def _winners(self) -> set[int]:
        verdict = self._verdict
        marked = verdict.marked if verdict is not None and verdict.stands else ()
        return {self._framed[number] for number in marked if number < len(self._framed)}

    def _draw_help(self, painter: QPainter, room: QRectF) -> None:
        theme, scale = self._theme, self._scale
        left = QRectF(room.left(), room.top(), room.width(), 26 * scale)
        write(painter, left, common("Try it"), font_of(16.5 * scale, BOLD), theme.accent, LEFT)
        font = font_of(14 * scale, REGULAR)
        words = self.tr("Drag cards into the frame, or select them and press A.")
        write_lines(painter, left.translated(0, 30 * scale), wrap(words, font, left.width()), font, theme.quiet)

    def _draw_answer(self, painter: QPainter, frame: QRectF) -> None:
        theme, scale, verdict = self._theme, self._scale, self._verdict
        if not self._framed or verdict is None:
            return
        room = QRectF(frame.right() - self._answer_width() + 4, frame.top(), self._answer_width() - 14, frame.height())
        font = font_of((13 if not verdict.stands else 14) * scale, REGULAR)
        name = translate_text(verdict.name) if verdict.name is not None and verdict.stands else ""
        told = self._points_text(verdict) if verdict.stands else self.answer
        lines = wrap(told, font, room.width())[:6]
        side = 22 * scale
        high = side + (26 * scale if name else 4) + len(lines) * line_height(font)
        top = room.center().y() - high / 2
        sign, ground = ("lay", theme.chosen) if verdict.stands else ("clear", theme.refused)
        draw_sign(painter, sign, QRectF(room.center().x() - side / 2, top, side, side), ground, theme.panel)
        top += side + 2
        if name:
            row = QRectF(room.left(), top, room.width(), 24 * scale)
            write(painter, row, name, font_of(15 * scale, SEMIBOLD), theme.text, CENTRE)
            top = row.bottom()
        write_lines(painter, QRectF(room.left(), top, room.width(), 0), lines, font, theme.quiet, CENTRE)

    def _points_text(self, verdict: Verdict) -> str:
        if verdict.points is None:
            return ""
        if verdict.points == 1:
            return common("1 point")
        return common("{points} points").format(points=str(verdict.points).replace("-", "−"))

    # Where all lies

    def _help_width(self) -> float:
        return 16 if self._is_narrow else _HELP * self._scale + 16

    @property
    def _is_narrow(self) -> bool:
        """Whether words beside the frame would leave the cards no room to be told apart: then they lie in it."""
        frame = self._card + self._answer_width() + 60
        pool = self._card * (1 + _APART * (len(self._codes) - 1)) + 38
        return self.width() < _HELP * self._scale + 16 + frame + pool

    def _answer_width(self) -> float:
        return _ANSWER * self._scale

    def frame_rect(self) -> QRectF:
        """Where the frame lies."""
        left = self._help_width()
        wide = 0.5 * (self.width() - left - 16)
        return QRectF(left, 10, max(wide, self._card + self._answer_width() + 60), self.height() - 20)

    def _pool_rect(self) -> QRectF:
        left = self.frame_rect().right() + 20
        return QRectF(left, 14, self.width() - left - 18, self.height() - 20)

    def _pool(self) -> list[int]:
        return [number for number in range(len(self._codes)) if number not in self._framed]

    def _find(self, point: QPointF) -> int | None:
        order = [*self._pool(), *self._framed]
        return next((number for number in reversed(order) if self.card_rect(number).contains(point)), None)

    # What is moved

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a card up."""
        self._pressed = self._at = event.position()
        found = self._find(self._pressed)
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = found
            self._grip = self._pressed - self.card_rect(found).topLeft()
            self._held = found
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it."""
        self._at = event.position()
        if self._held is not None:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go: into the frame or out of it; a card that was only clicked is selected."""
        held, self._held = self._held, None
        if held is None:
            return
        if (event.position() - self._pressed).manhattanLength() < _DRAG:
            self._chosen ^= {held}
            self.update()
            return
        centre = event.position() - self._grip + QPointF(self._card, CARD_RATIO * self._card) / 2
        inside = self.frame_rect().contains(centre)
        if inside != (held in self._framed):
            self._move([held])
        else:
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Space selects, A moves what is selected, into the frame or back."""
        order = [*self._framed, *self._pool()]
        if event.key() in _STEPS and order:
            at = order.index(self._cursor) if self._cursor in order else 0
            self._cursor = order[(at + _STEPS[Qt.Key(event.key())]) % len(order)]
        elif event.key() == Qt.Key.Key_Space:
            self._chosen ^= {self._cursor}
        elif event.key() == Qt.Key.Key_A:
            self._move(sorted(self._chosen) or [self._cursor])
        else:
            super().keyPressEvent(event)
            return
        self._tell()
        self.update()

    def _move(self, numbers: Sequence[int]) -> None:
        """Move cards to the other side."""
        for number in numbers:
            if number in self._framed:
                self._framed.remove(number)
            else:
                self._framed.append(number)
        self._chosen = set()
        self._look()

    def _look(self) -> None:
        """Judge what lies in the frame."""
        self._verdict = self._judge(self._kind, self.framed) if self._framed else None
        self._tell()
        self.judged.emit(self.answer)
        self.update()

    def _tell(self) -> None:
        words = self.tr("In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.")
        card = self._codes[self._cursor] if self._cursor < len(self._codes) else ""
        self.setAccessibleDescription(
            words.format(
                cards=cards_text(self.framed) or "–",
                answer=self.answer,
                others=cards_text([self._codes[number] for number in self._pool()]) or "–",
                card=cards_text([card]) if card else "–",
            )
        )
