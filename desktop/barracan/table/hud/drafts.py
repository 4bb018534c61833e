"""One draft of the tray: verdict, name, points, the room of its cards, and why it does not stand yet."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.offers import Draft, DraftVerdict, LadderDraft
from barracan.model.text import Text
from barracan.model.value import value
from barracan.table.cards.court_letters import cards_text
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look
from barracan.table.hud.chips import ClauseChip
from barracan.table.hud.icons import draw_icon, draw_sign
from barracan.table.hud.lettering import (
    BODY,
    LABEL,
    QUIET,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    fits,
    line_height,
    reason_and_way_out,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_panel
from barracan.table.themes import card_ground, fade, panel_ink
from barracan.table.translation import capitalise, common, translate_text

UNJUDGED: Final = DraftVerdict(Text("TrayPage", ""), hopeful=True)
CARD_WIDTH: Final = 58.0
_LOW_PAD, _LEAST_CARD = 8, 40
_LEAST_STEP: Final = 0.30
"""So that large indices show whole too."""
_RAISED: Final = 2
"""So much higher than the middle two lines of a title stand: cards lie under them."""
_BESIDE: Final = (236.0, 290.0, 350.0)
"""The room of a reason that stands beside the cards; more where it would be too high otherwise."""


@value
class DraftContent:
    """A draft with its verdict; ``taken`` is the code of the pile's top card if it lies among its cards."""

    draft: Draft
    verdict: DraftVerdict
    taken: str | None = None

    @property
    def cards(self) -> tuple[str, ...]:
        """The loose cards that lie in the panel: none for a ladder, which lies in the builder."""
        return self.draft.cards if self.draft.ladder is None else ()


class DraftPanel(HudItem):
    """A draft's card, named ``draft:NUMBER``; ``card_rects()`` tells where its cards lie in the scene.

    Signals:
        returned: the cross was pressed; carries the draft's number.
        ladder_opened: a ladder's panel was opened; carries the ladder's number.
        clause_pressed: the chip was pressed; carries the clause.
    """

    returned = Signal(int)
    ladder_opened = Signal(int)
    clause_pressed = Signal(str)

    def __init__(self, number: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(f"draft:{number}", parent)
        self.number = number
        self.content = DraftContent(Draft(), UNJUDGED)
        self.lit = False
        self.beside = False
        self._most_height = 0.0
        cross = ButtonContent(f"return:{number}", self.tr("Return these cards"), icon="clear", look=Look.SIGN)
        self.cross = ButtonItem(cross, self)
        self.cross.pressed.connect(lambda _: self.returned.emit(self.number))
        opener = ButtonContent(f"open_ladder:{number}", self.tr("Show in the builder"), icon="ladder")
        self.opener = ButtonItem(opener, self)
        self.opener.pressed.connect(self._open)
        self.chip = ClauseChip(self)
        self.chip.clause_pressed.connect(self.clause_pressed)

    @property
    def title(self) -> str:
        """What the draft is, as its heading says it."""
        return capitalise(translate_text(self.content.verdict.name))

    def show_draft(self, content: DraftContent) -> None:
        """Show this draft."""
        self.content = content
        refusal = content.verdict.refusal
        self.chip.show_clause(refusal.clause if refusal else "")
        self.opener.setVisible(content.draft.ladder is not None)
        self.refresh()

    def set_beside(self, height: float) -> None:
        """Write the reason beside the cards instead of under them, as a drawer of this height has it; 0 for none."""
        self.beside = height > 0 and self.content.draft.ladder is None
        self._most_height = height

    def width_beside(self) -> float:
        """The width that a low drawer gives the panel."""
        card = self._card_width()
        cards = card + (max(1, len(self.content.cards)) - 1) * card * 0.6
        reason = self._beside_room() if self._is_refused() else 0
        return max(round(230 * self.ts), round(cards) + reason + 2 * self._pad())

    def set_lit(self, lit: bool) -> None:
        """Show that held cards may be put here."""
        if lit != self.lit:
            self.lit = lit
            self.redraw()

    def card_rects(self) -> list[QRectF]:
        """Where the loose cards lie, in the scene, in the order of those of the draft."""
        count = len(self.content.cards)
        width = self._card_width()
        height = round(width * 1.4)
        room = self._card_room() - width
        step = min(width * 0.9, max(_LEAST_STEP * width, room / max(1, count - 1)))
        top = self._head()
        return [
            self.on_scene(QRectF(self._pad() + round(number * step), top, width, height)) for number in range(count)
        ]

    def height_for(self, width: float) -> float:
        """How tall the panel is at this width."""
        reason = 0 if self.beside else self._reason_height(width)
        return self._head() + self._body_height(width) + reason + (_LOW_PAD if self.beside else self._pad())

    def arrange(self) -> None:
        """Place cross, chip and the ladder's button."""
        width, pad = self.area().width(), self._pad()
        size = self.cross.natural_width()
        self.cross.set_rect(QRectF(width - size - 4, (self._head() - size) / 2 + 1, size, size))
        chip = self.chip.natural_width()
        high = self.chip.natural_height()
        under = _LOW_PAD if self.beside else pad
        self.chip.set_rect(QRectF(width - pad - chip, self.area().height() - under - high + 2, chip, high))
        opener = min(self.opener.natural_width(), width - 2 * pad)
        foot = self._head() + self._body_height(width)
        self.opener.set_rect(QRectF(pad, foot - round(34 * self.ts), opener, round(32 * self.ts)))

    def draw(self, painter: QPainter) -> None:
        """Paint ground, head and reason; the cards themselves lie in the scene."""
        edge = fade(self._signal(), 0.4 if self.content.verdict.hopeful else 0.9 if self._is_refused() else 0.6)
        draw_panel(painter, self.area(), 11, card_ground(self.theme), edge, 1.4)
        if self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.legal, 2.4))
            painter.drawRoundedRect(self.area().adjusted(2, 2, -2, -2), 10, 10)
        self._draw_head(painter)
        if self.content.draft.ladder is not None:
            room = QRectF(self._pad(), self._head(), self.area().width() - 2 * self._pad(), 0)
            lines = self._ladder_lines(self.content.draft.ladder, self.area().width())
            write_lines(painter, room, lines, self.letters(QUIET), self.theme.text)
        self._draw_reason(painter)

    def _draw_head(self, painter: QPainter) -> None:
        verdict, head = self.content.verdict, self._head()
        sign = round(19 * self.ts)
        box = QRectF(self._pad(), round((head - sign) / 2) + 1, sign, sign)
        if verdict.refusal is None:
            draw_sign(painter, "lay", box, self.theme.chosen, self.theme.panel)
        elif verdict.hopeful:
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.setPen(QPen(self.theme.quiet, 1.6))
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        else:
            draw_sign(painter, "clear", box, self.theme.refused, self.theme.panel)
        right = self.cross.pos().x() - round(2 * self.ts)
        words, ink = self._verdict_words(), panel_ink(self.theme, self._signal(), card_ground(self.theme))
        width = width_of(words, self.letters(BODY, SEMIBOLD)) + 2
        write(painter, QRectF(right - width, 1, width, head), words, self.letters(BODY, SEMIBOLD), ink, RIGHT)
        left = box.right() + round(9 * self.ts)
        if self.content.taken is not None:
            lock = round(15 * self.ts)
            draw_icon(painter, "lock", QRectF(left, (head - lock) / 2 + 1, lock, lock), self.theme.accent, 2.2)
            left += lock + round(6 * self.ts)
        name = QRectF(left, 1, right - width - left - 6, head)
        self._draw_name(painter, name, self.title)

    def _draw_name(self, painter: QPainter, room: QRectF, name: str) -> None:
        """The name in one line, or in two smaller ones where it is long."""
        font = self.letters(15, SEMIBOLD)
        if fits(name, font, room.width()):
            write(painter, room, name, font, self.theme.text)
            return
        font = self.letters(LABEL, SEMIBOLD)
        first, *rest = wrap(name, font, room.width())
        high = line_height(font) * (2 if rest else 1)
        lines = [first, " ".join(rest)] if rest else [first]
        top = room.center().y() - high / 2 - (_RAISED * self.ts if rest else 0)
        write_lines(painter, QRectF(room.x(), top, room.width(), high), lines, font, self.theme.text)

    def _draw_reason(self, painter: QPainter) -> None:
        reason, way_out = self._reason_lines(self.area().width())
        bold, plain = self.letters(QUIET, SEMIBOLD), self.letters(QUIET, REGULAR)
        room = QRectF(self._pad(), 0, self._reason_room(self.area().width()), 0)
        room.moveTop(self._head() + self._body_height(self.area().width()) + round(5 * self.ts))
        if self.beside:
            room.moveTopLeft(QPointF(self.area().width() - self._pad() - room.width(), self._head() - 2))
        write_lines(painter, room, reason, bold, self.theme.text)
        room.translate(0, len(reason) * line_height(bold))
        write_lines(painter, room, way_out, plain, self.theme.quiet)

    def _verdict_words(self) -> str:
        verdict = self.content.verdict
        if verdict.refusal is not None:
            return self.tr("not yet")
        return common("1 point") if verdict.points == 1 else self.tr("{count} points").format(count=verdict.points)

    def _signal(self) -> QColor:
        verdict = self.content.verdict
        if verdict.refusal is None:
            return self.theme.chosen
        return self.theme.quiet if verdict.hopeful else self.theme.refused

    def _is_refused(self) -> bool:
        return self.content.verdict.refusal is not None

    def _reason_lines(self, width: float) -> tuple[list[str], list[str]]:
        return self._wrap_reason(self._reason_room(width))

    def _wrap_reason(self, room: float) -> tuple[list[str], list[str]]:
        """The refusal in lines; the last line leaves room for the chip."""
        refusal = self.content.verdict.refusal
        if refusal is None:
            return [], []
        bold, plain = self.letters(QUIET, SEMIBOLD), self.letters(QUIET, REGULAR)
        reason, way_out = reason_and_way_out(translate_text(refusal.reason))
        lines = wrap(reason, bold, room), wrap(way_out, plain, room)
        last, font = (lines[1][-1], plain) if lines[1] else (lines[0][-1], bold)
        if width_of(last, font) > room - self.chip.natural_width() - 8:
            (lines[1] or lines[0]).append("")
        return lines

    def _reason_room(self, width: float) -> float:
        if not self.beside:
            return width - 2 * self._pad()
        cards = self._card_width() * (1 + 0.3 * (len(self.content.cards) - 1))
        return min(self._beside_room() - round(12 * self.ts), width - 2 * self._pad() - cards - 12)

    def _beside_room(self) -> float:
        """The least width in which the reason is not higher than the drawer."""
        room = self._most_height - self._head() - 4
        for wide in _BESIDE:
            found = round(wide * self.ts)
            reason, way_out = self._wrap_reason(found - round(12 * self.ts))
            if (len(reason) + len(way_out)) * line_height(self.letters(QUIET)) <= room:
                break
        return found

    def _reason_height(self, width: float) -> float:
        if not self._is_refused():
            return 0.0
        reason, way_out = self._reason_lines(width)
        return (len(reason) + len(way_out)) * line_height(self.letters(QUIET)) + round(5 * self.ts)

    def _ladder_lines(self, ladder: LadderDraft, width: float) -> list[str]:
        arm = self.tr("Arm {cards}").format(cards=cards_text(ladder.arm))
        rows = [
            self.tr("beside {card}: {cards}").format(
                card=cards_text(ladder.arm[index : index + 1]), cards=cards_text(cards)
            )
            for index, cards in sorted(ladder.rows.items())
            if cards and index < len(ladder.arm)
        ]
        font, room = self.letters(QUIET), width - 2 * self._pad()
        return [line for text in (arm, *rows) for line in wrap(text, font, room)]

    def _body_height(self, width: float) -> float:
        """The height of what lies under the head: cards, or a ladder in words with its button."""
        ladder = self.content.draft.ladder
        if ladder is None:
            return round(self._card_width() * 1.4) + 2
        return len(self._ladder_lines(ladder, width)) * line_height(self.letters(QUIET)) + round(42 * self.ts)

    def _card_width(self) -> int:
        """How wide the cards are: usual ones, or as large as a low drawer has room for."""
        usual = round(CARD_WIDTH * self.ts)
        room = self._most_height - self._head() - 2 - _LOW_PAD
        return max(_LEAST_CARD, min(usual, int(room / 1.4))) if self.beside else usual

    def _card_room(self) -> float:
        width = self.area().width()
        reason = self._reason_room(width) + 12 if self.beside and self._is_refused() else 0
        return width - 2 * self._pad() - reason

    def _open(self, _: str) -> None:
        if self.content.draft.ladder is not None:
            self.ladder_opened.emit(self.content.draft.ladder.number)

    def _head(self) -> float:
        return round(min(37 * self.ts, 33 * self.ts + 4))

    def _pad(self) -> float:
        return round(12 * self.ts)
