"""What comes next in a course, in words, with a fan of its cards and the buttons that begin it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.model.cards import Code
from barracan.table.hud.lettering import BOLD, REGULAR, SEMIBOLD, font_of, line_height, wrap, write, write_lines
from barracan.table.painting import SECTORS, draw_rays
from barracan.table.themes import is_high_contrast, page_ink
from barracan.table.translation import common
from barracan.windows.learn.learn_panel import LearnPanel
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.start.game_pictures import RATIO, CardDrawings, PlacedCard

Fan = Callable[[Sequence[Code], QRectF], QPixmap | None]
"""The picture of a fan of these cards at this size, ``None`` as long as it is not painted."""
_SPREAD, _RADIUS = 9.0, 3.3
"""Degrees from card to card, and how far under them the middle of their circle lies, in card widths."""
_RAYS = 0.05
_FAN = 0.42
"""The part of the panel that the fan takes."""
_BESIDE, _LEAST = 10, 80
"""What lies free between a button and the fan, and how much room is still worth one."""
_TOP, _NOTE, _UNDER_TITLE, _OVER_FOOT, _FOOT = 20, 28, 6, 10, 20
"""What lies free over the words, how high the note is, and what lies free under title, sentence and buttons."""


class HeadlineWords(NamedTuple):
    """What is said: above, as a title, below; the cards; and the words of the buttons."""

    note: str
    title: str
    sentence: str
    fan: tuple[Code, ...]
    action: str
    restart: str


class Headline(LearnPanel):
    """A panel with the next chapter.

    Signals:
        begun: the great button.
        restarted: the chapter is to be begun from its first step.
    """

    radius = 17
    begun = Signal()
    restarted = Signal()

    def __init__(self, parent: QWidget, fan: Fan) -> None:
        super().__init__("headline", parent)
        self._words = HeadlineWords("", "", "", (), "", "")
        self._fan = fan
        self.button = Pill("go_on", "", self, sign="play", key=common("Enter"), size="great")
        self._restart = Pill("restart", "", self)
        self.button.clicked.connect(self.begun)
        self._restart.clicked.connect(self.restarted)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def buttons(self) -> tuple[Pill, Pill]:
        """The one that goes on, and the one that begins anew."""
        return self.button, self._restart

    def show_words(self, words: HeadlineWords) -> None:
        """Say this."""
        self._words = words
        self.button.show_words(words.action, "play")
        self.button.setAccessibleDescription(f"{words.title}. {words.sentence}")
        self._restart.show_words(words.restart, "")
        self._restart.setVisible(bool(words.restart))
        self.updateGeometry()
        self.arrange()

    def sizeHint(self) -> QSize:
        """Words, and the buttons under them."""
        return QSize(round(700 * self.scale), round(224 * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Nothing of the words is given up."""
        return QSize(round(380 * self.scale), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """The words in as many lines as they take, over the buttons."""
        scale, wide = self.scale, self._words_width(width)
        title, sentence = self._title_lines(wide), wrap(self._words.sentence, self._sentence_font(), wide)
        words = len(title) * line_height(self._title_font()) + len(sentence) * line_height(self._sentence_font())
        high = (_TOP + _NOTE * bool(self._words.note) + _UNDER_TITLE + _OVER_FOOT + _FOOT) * scale + words
        return round(max(186 * scale, high + self.button.sizeHint().height()))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the fan on its rays, and the words."""
        theme, scale = self.theme, self.scale
        place = self._fan_place()
        self._draw_fan(painter, rect, place)
        left, wide = 25 * scale, self._words_width(rect.width())
        top, words = _TOP * scale, self._words
        if words.note:
            ink = page_ink(theme, theme.accent)
            write(painter, QRectF(left, top, wide, 22 * scale), words.note, font_of(15 * scale, SEMIBOLD), ink)
            top += _NOTE * scale
        title, lines = self._title_font(), self._title_lines(wide)
        write_lines(painter, QRectF(left, top, wide, 0), lines, title, theme.text)
        top += len(lines) * line_height(title) + _UNDER_TITLE * scale
        font = self._sentence_font()
        write_lines(painter, QRectF(left, top, wide, 0), wrap(words.sentence, font, wide), font, theme.quiet)

    def _title_font(self) -> QFont:
        return font_of(24 * self.scale, BOLD)

    def _sentence_font(self) -> QFont:
        return font_of(15.5 * self.scale, REGULAR)

    def _title_lines(self, wide: float) -> list[str]:
        return wrap(self._words.title, self._title_font(), wide)[:2]

    def _words_width(self, width: float) -> float:
        """How wide lines may be beside the fan on a panel of this width."""
        return max(200 * self.scale, (1 - _FAN) * width - 40 * self.scale)

    def _draw_fan(self, painter: QPainter, rect: QRectF, place: QRectF) -> None:
        """Paint the cards, which the panel's foot cuts off, on their rays."""
        shape = QPainterPath()
        shape.addRoundedRect(rect.adjusted(1, 1, -1, -1), 16, 16)
        painter.save()
        painter.setClipPath(shape)
        if not is_high_contrast(self.theme):
            draw_rays(painter, rect, place.center(), self.theme.text_over(_RAYS), SECTORS)
        shown = self._words.fan and place.width() >= _LEAST * self.scale
        picture = self._fan(self._words.fan, place) if shown else None
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        painter.restore()

    def _fan_place(self) -> QRectF:
        """Where the fan lies: beside the words, and beside buttons that reach further."""
        buttons = max(each.geometry().right() for each in self.buttons if each.isVisibleTo(self))
        left = max((1 - _FAN) * self.width(), buttons + _BESIDE * self.scale)
        return QRectF(left, 0, self.width() - left, self.height())

    def arrange(self) -> None:
        """Put the buttons at the foot."""
        scale = self.scale
        for button in (self.button, self._restart):
            button.wear(self.theme, scale)
        size = self.button.sizeHint()
        top = self.height() - size.height() - round(_FOOT * scale)
        self.button.setGeometry(round(25 * scale), top, size.width(), size.height())
        other = self._restart.sizeHint()
        self._restart.setGeometry(
            self.button.geometry().right() + round(10 * scale),
            top + (size.height() - other.height()) // 2,
            other.width(),
            other.height(),
        )
        self.update()


def draw_fan(painter: QPainter, rect: QRectF, codes: Sequence[Code], drawings: CardDrawings) -> None:
    """Paint cards as a fan whose foot lies under the rect."""
    width = min(0.78 * rect.height() / RATIO * 1.02, rect.width() / (1.2 + 0.55 * len(codes)))
    middle = (len(codes) - 1) / 2
    centre = QRectF(rect).center()
    centre.setY(rect.bottom() - 0.36 * width * RATIO)
    for number, code in enumerate(codes):
        turn = (number - middle) * _SPREAD
        card = PlacedCard(code, (number - middle) * 0.62, abs(number - middle) ** 2 * 0.055, turn)
        drawings.draw(painter, card, centre, width, width)
