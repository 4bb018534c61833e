"""The choices of a setting as samples: a picture with its words, of which one is chosen."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QSizePolicy, QWidget

from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import CENTRE, LEFT, MEDIUM, SEMIBOLD, font_of, line_height, width_of, wrap, write
from barracan.table.painting import draw_panel
from barracan.table.themes import Theme
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row
from barracan.windows.shell.painted_buttons import PaintedButton

Paint = Callable[[QPainter, QRectF, float], object]
"""Paints a picture into a rect; the last is how far a motion has come, 1 at rest."""
CARD, SWATCH, CHIP = "card", "swatch", "chip"
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_ROUND: Final = 12
_TICK: Final = 19
_LARGE: Final = 1.2
"""From this size of type on a page may scroll, so pictures keep theirs."""
_BETWEEN: Final = 10
_ONE_LINE: Final = 120
"""So wide are words that a sample has in one line in the smallest window."""


class Sample(PaintedButton):
    """A choice: a card with a picture and words, a swatch with the words under it, or a chip of words alone.

    Signals:
        ran: its picture has moved.
    """

    ran = Signal()

    def __init__(self, name: str, words: str, parent: QWidget, shape: str, paint: Paint | None) -> None:
        super().__init__(name, words, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setProperty("shape", shape)
        self._shape, self._paint = shape, paint
        self._motion: QVariantAnimation | None = None
        wide = QSizePolicy.Policy.Fixed if shape == CHIP else QSizePolicy.Policy.Expanding
        self.setSizePolicy(wide, wide)

    def run(self, milliseconds: int) -> None:
        """Let the picture move once."""
        motion = self._motion = self._motion or self._create_motion()
        motion.stop()
        motion.setDuration(milliseconds)
        if milliseconds:
            motion.start()

    def _create_motion(self) -> QVariantAnimation:
        motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(lambda _: self.update())
        motion.finished.connect(self.ran)
        return motion

    def sizeHint(self) -> QSize:
        """Room for a small picture, and for the longest word."""
        words = self.text().split() if self._shape != CHIP else [self.text()]
        widest = max(width_of(word, self._font()) for word in words)
        if self._shape == CHIP:
            return QSize(round(widest + 44 * self.scale), round(30 * self.scale))
        lines = 1 if width_of(self.text(), self._font()) <= _ONE_LINE else 2
        picture = 36 if self.scale < _LARGE else 62
        wide = max(64 * self.scale, widest + 12)
        return QSize(round(wide), round(picture + lines * line_height(self._font())))

    def minimumSizeHint(self) -> QSize:
        """Words are not cut."""
        return self.sizeHint()

    def rounding(self) -> float:
        """The radius of its corners."""
        return self.height() / 2 if self._shape == CHIP else _ROUND

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint ground, picture, words and tick."""
        if self._shape == CHIP:
            self._draw_chip(painter, rect)
            return
        room = self._framed(rect)
        foot = QRectF(rect.left() + 4, 0, rect.width() - 8, self._words_height())
        if self._shape == CARD:
            draw_panel(painter, room, _ROUND, self._ground(), self._edge(), self._edge_width())
            foot.moveBottom(room.bottom() - 7)
            picture = room.adjusted(8, 8, -8, 0)
            picture.setBottom(foot.top() - 2)
            self._draw_picture(painter, picture)
        else:
            self._draw_picture(painter, room)
            draw_panel(painter, room, _ROUND, self.theme.text_over(0.0), self._edge(), self._edge_width())
            foot.moveBottom(rect.bottom())
        self._draw_words(painter, foot)
        if self.isChecked():
            self._draw_tick(painter, self._tick_box(room, foot))

    def _tick_box(self, room: QRectF, foot: QRectF) -> QRectF:
        """Where the tick stands: beside the words of a card where they leave room, else in the upper corner."""
        side = _TICK * self.scale
        widest = max(width_of(line, self._font()) for line in self._lines(foot.width()))
        beside = self._shape == CARD and (room.width() - widest) / 2 > side + 10
        return QRectF(room.right() - side - 6, room.bottom() - side - 7 if beside else room.top() + 5, side, side)

    def _framed(self, rect: QRectF) -> QRectF:
        return rect if self._shape == CARD else rect.adjusted(0, 0, 0, -self._words_height() - 4)

    def _draw_chip(self, painter: QPainter, rect: QRectF) -> None:
        draw_panel(painter, rect, rect.height() / 2 - 1, self._ground(), self._edge(), self._edge_width())
        side, left = 15 * self.scale, rect.left() + 11 * self.scale
        words = QRectF(left + side + 6, rect.top(), rect.right() - left - side - 12 * self.scale, rect.height())
        if self.isChecked():
            self._draw_tick(painter, QRectF(left, rect.center().y() - side / 2, side, side))
        else:
            words.setLeft(rect.left())
        write(painter, words, self.text(), self._font(), self._ink(), LEFT if self.isChecked() else CENTRE)

    def _draw_picture(self, painter: QPainter, room: QRectF) -> None:
        if self._paint is not None and room.height() > 8:
            painter.save()
            if not self.isEnabled():
                painter.setOpacity(0.4)
            motion = self._motion
            moving = motion is not None and motion.state() == QVariantAnimation.State.Running
            self._paint(painter, room, float(motion.currentValue()) if motion is not None and moving else 1.0)
            painter.restore()

    def _draw_words(self, painter: QPainter, foot: QRectF) -> None:
        font, lines = self._font(), self._lines(foot.width())
        high = line_height(font)
        top = foot.center().y() - high * len(lines) / 2
        for number, line in enumerate(lines):
            place = QRectF(foot.left(), top + number * high, foot.width(), high)
            write(painter, place, line, font, self._ink(), CENTRE)

    def _draw_tick(self, painter: QPainter, box: QRectF) -> None:
        draw_sign(painter, "lay", box, self.theme.accent, self.theme.accent_text)

    def _lines(self, width: float) -> list[str]:
        return wrap(self.text(), self._font(), width)[:2]

    def _words_height(self) -> float:
        return max(1, len(self._lines(self.width() - 8))) * line_height(self._font())

    def _font(self) -> QFont:
        return font_of(14 * self.scale, SEMIBOLD if self.isChecked() else MEDIUM)

    def _ink(self) -> QColor:
        return self.theme.text if self.isChecked() and self.isEnabled() else self.theme.quiet

    def _ground(self) -> QColor:
        return self.theme.text_over(0.09 if self.is_lit else 0.08 if self.isChecked() else 0.045)

    def _edge(self) -> QColor:
        return self.theme.accent if self.isChecked() else self.theme.hairline

    def _edge_width(self) -> float:
        return 2.4 if self.isChecked() else 1.0


class SampleRow(QGroupBox):
    """The samples of one setting: arrows go from one to the next and choose it, Tab goes past them all.

    Signals:
        changed: the person chose another value.
        pressed_again: the value that was chosen already was pressed.
    """

    changed = Signal(str)
    pressed_again = Signal(str)

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._samples: dict[str, Sample] = {}
        self._value = ""
        self._rows = lay_row(spacing=_BETWEEN), lay_row(spacing=_BETWEEN)
        lay_column(*self._rows, inside=self, margins=NO_MARGINS, spacing=_BETWEEN)

    def add(self, value: str, words: str, shape: str, paint: Paint | None) -> Sample:
        """Offer a value at the end; a chip stands where its caller puts it."""
        sample = Sample(f"{self.objectName()}_{value}", words, self, shape, paint)
        sample.clicked.connect(lambda: self._press(value))
        sample.installEventFilter(self)
        self._samples[value] = sample
        if shape != CHIP:
            self._rows[0].addWidget(sample, 1)
        self._let_in(value if not self._value else self._value)
        return sample

    @property
    def value(self) -> str:
        """The value chosen."""
        return self._value

    @property
    def samples(self) -> Sequence[Sample]:
        """All samples, in order."""
        return tuple(self._samples.values())

    @property
    def row_width(self) -> int:
        """How wide all are beside each other at least."""
        cards = self._cards
        return sum(card.minimumSizeHint().width() for card in cards) + _BETWEEN * (len(cards) - 1)

    def fit_into(self, width: int) -> int:
        """Stand in one row where words have room for that, else in two; returns how many."""
        cards = self._cards
        first = len(cards) if self.row_width <= width else (len(cards) + 1) // 2
        for number, card in enumerate(cards):
            row = self._rows[number >= first]
            if row.indexOf(card) < 0:
                row.addWidget(card, 1)
        return 1 if first == len(cards) else 2

    @property
    def _cards(self) -> Sequence[Sample]:
        """The samples in rows."""
        return [sample for sample in self._samples.values() if sample.property("shape") != CHIP]

    def sample(self, value: str) -> Sample:
        """The sample of a value."""
        return self._samples[value]

    def set_value(self, value: str) -> None:
        """Choose a value without telling."""
        self._value = value
        for each, sample in self._samples.items():
            sample.setAutoExclusive(False)  # or the one that was chosen could not be let go
            sample.setChecked(each == value)
            sample.setAutoExclusive(True)
        self._let_in(value)

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        for sample in self._samples.values():
            sample.wear(theme, scale)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows choose the next sample."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _STEPS:
            values = list(self._samples)
            here = next((at for at, sample in enumerate(self._samples.values()) if sample is watched), 0)
            value = values[(here + _STEPS[Qt.Key(event.key())]) % len(values)]
            self._samples[value].lead_keys_here()
            self._press(value)
            return True
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus to the sample that is chosen."""
        if self._value in self._samples:
            self._samples[self._value].setFocus(event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the samples do."""

    def _press(self, value: str) -> None:
        again = value == self._value
        self.set_value(value)
        if again:
            self.pressed_again.emit(value)
        else:
            self.changed.emit(value)

    def _let_in(self, value: str) -> None:
        """Let Tab come to the chosen sample alone."""
        for each, sample in self._samples.items():
            policy = Qt.FocusPolicy.StrongFocus if each == value else Qt.FocusPolicy.ClickFocus
            sample.setFocusPolicy(policy)
