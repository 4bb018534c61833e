"""An example of the rules: its cards, what the rules say of them by sign and word, and why."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.model.verdict import Verdict
from barracan.table.cards.court_letters import cards_text
from barracan.table.cards.faces import Faces
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import REGULAR, SEMIBOLD, font_of, line_height, wrap, write, write_lines
from barracan.table.painting import draw_focus, draw_panel
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common, translate_text
from barracan.windows.rules.example_cards import Laid, draw_laid, extent, lay_example, ring_card
from barracan.windows.rules.rules_text import LADDER, SHOWN, Example

LEAST_CARD: Final = 74
_PAD: Final = 13
_WORDS: Final = 150
_COUNTS: Final = frozenset({"value", "taken", "worth", "total"})
_PLAYS: Final = frozenset({"play", "lay"})
_FITS: Final = frozenset({"add", "lay_off"})


class ExampleBox(QWidget):
    """One example on a raised ground; the card at fault, or the one that wins, is ringed."""

    def __init__(self, example: Example, verdict: Verdict | None, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("example")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.example, self.verdict = example, None if example.expected == SHOWN else verdict
        self._faces = faces
        self._theme: Theme = FELT
        self._scale, self.card = 1.0, 82
        self.setAccessibleName(f"{cards_text(example.cards)}: {self.title()}")
        self.setAccessibleDescription(example.words)

    def wear(self, theme: Theme, scale: float, card: int) -> None:
        """Take these colours, this size of type and this width of cards."""
        self._theme, self._scale = theme, scale
        self.card = max(LEAST_CARD, round(0.9 * card)) if self.example.kind == LADDER else card
        self.updateGeometry()
        self.update()

    def title(self) -> str:
        """What the rules say, in a word or two."""
        verdict, kind = self.verdict, self.example.kind.partition(":")[0]
        if verdict is None:
            return ""
        if kind in _COUNTS:
            return common("{points} points").format(points=str(verdict.points).replace("-", "−"))
        if kind == "pile":
            return self.tr("open")
        if kind == LADDER and verdict.stands and verdict.name is not None:
            words = self.tr("{name}, {points} points")
            return words.format(name=translate_text(verdict.name), points=verdict.points)
        if kind == "trick" and verdict.marked and verdict.name is not None:
            return translate_text(verdict.name)
        yes, no = self.tr("stands"), self.tr("does not")
        if kind in _PLAYS:
            yes, no = self.tr("may be played"), self.tr("may not")
        elif kind in _FITS:
            yes, no = self.tr("fits"), self.tr("does not fit")
        elif kind == "pick_up":
            yes, no = self.tr("is picked up"), self.tr("stays")
        return yes if verdict.stands else no

    def sizeHint(self) -> QSize:
        """As high as cards or words."""
        return QSize(300, self.heightForWidth(max(300, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Cards keep their size."""
        laid = self._laid(300)
        wide = extent(laid).width() + (_WORDS * self._scale if self._is_beside(laid, 300) else 0)
        return QSize(round(min(300.0, wide + 2 * _PAD)), self.heightForWidth(max(300, self.width())))

    def least_width(self) -> int:
        """How wide it is at least for all its cards."""
        return round(extent(self._laid(0)).width() + 2 * _PAD)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high cards and words are at this width."""
        laid = self._laid(width)
        cards, words = extent(laid), self._words_height(width, laid)
        high = max(cards.height(), words) if self._is_beside(laid, width) else cards.height() + 8 + words
        return round(high + 2 * _PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, cards, rings and words."""
        theme, laid = self._theme, self._laid(self.width())
        self._faces.set_ratio(self.devicePixelRatioF())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw_panel(painter, QRectF(self.rect()), 12, theme.text_over(0.045), theme.hairline)
            corner = QPointF(_PAD, _PAD)
            rings = self._rings(laid)
            for number, each in enumerate(laid):
                draw_laid(painter, each, self._faces, corner)
                if number in rings:
                    ring_card(painter, each, corner, theme, good=rings[number])
            self._draw_words(painter, self._words_room(laid, self.width()))
            if self.hasFocus():
                draw_focus(painter, theme, QRectF(self.rect()).adjusted(3, 3, -3, -3), 10)

    def _rings(self, laid: list[Laid]) -> dict[int, bool]:
        """Which cards are ringed, and whether as those that win or are taken, or as those at fault."""
        if self.verdict is None:
            return {}
        if self.verdict.stands:
            return dict.fromkeys(self.verdict.marked, True)
        refusal = self.verdict.refusal
        at_fault = set(refusal.cards) if refusal is not None else set()
        if len(at_fault) == len(set(self.example.cards)):
            return {}  # it is no single card's fault
        return {number: False for number, each in enumerate(laid) if each.code in at_fault}

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        theme, scale = self._theme, self._scale
        top = room.top()
        if title := self.title():
            side = 21 * scale
            row = QRectF(room.left(), top, room.width(), self._title_height())
            sign, ground, ink = self._sign()
            draw_sign(painter, sign, QRectF(row.left(), row.center().y() - side / 2, side, side), ground, ink)
            row.setLeft(row.left() + side + 8 * scale)
            write(painter, row, title, font_of(16 * scale, SEMIBOLD), theme.text)
            top = row.bottom() + 3
        lines = self._lines(room.width())
        write_lines(painter, QRectF(room.left(), top, room.width(), 0), lines, self._font(), theme.quiet)

    def _sign(self) -> tuple[str, QColor, QColor]:
        theme, verdict = self._theme, self.verdict
        assert verdict is not None
        if self.example.kind.partition(":")[0] in _COUNTS:
            return "star", theme.accent, theme.accent_text
        if verdict.stands:
            return "lay", theme.chosen, theme.panel
        return "clear", theme.refused, theme.panel

    def _laid(self, width: int) -> list[Laid]:
        example = self.example
        return lay_example(
            example.kind, example.groups, self.card, max(self.card, width - 2 * _PAD - _WORDS * self._scale)
        )

    def _is_beside(self, laid: list[Laid], width: int) -> bool:
        return extent(laid).width() + _WORDS * self._scale + 3 * _PAD <= width + 1

    def _words_room(self, laid: list[Laid], width: int) -> QRectF:
        cards = extent(laid)
        if self._is_beside(laid, width):
            left = _PAD + cards.width() + _PAD + 2
            return QRectF(left, _PAD + 6, width - left - _PAD, 0)
        return QRectF(_PAD, _PAD + cards.height() + 8, width - 2 * _PAD, 0)

    def _words_height(self, width: int, laid: list[Laid]) -> float:
        title = self._title_height() + 3 if self.title() else 0
        return title + 8 + len(self._lines(self._words_room(laid, width).width())) * line_height(self._font())

    def _title_height(self) -> float:
        return 26 * self._scale

    def _lines(self, width: float) -> list[str]:
        return wrap(self.example.words, self._font(), width)

    def _font(self) -> QFont:
        return font_of(14 * self._scale, REGULAR)
