"""Controls that hold a value: one of several, a switch, a list to choose from, a number."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QIntValidator,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from barracan.windows.shell.controls import button
from barracan.windows.shell.layout import NO_MARGINS, FlowLayout, lay_row

_SMOOTH = QPainter.RenderHint.Antialiasing


class OneOf(QFrame):
    """The base of rows of buttons of which one is down.

    Signals:
        changed: the person chose another value.
    """

    changed = Signal(str)

    def __init__(self, name: str, part: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._part = part
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda _: self.changed.emit(self.value))
        self._buttons: dict[str, QPushButton] = {}

    @property
    def value(self) -> str:
        """The value chosen."""
        return next((value for value, each in self._buttons.items() if each.isChecked()), "")

    def set_value(self, value: object) -> None:
        """Choose a value without telling."""
        if str(value) in self._buttons:
            self._buttons[str(value)].setChecked(True)

    def rename(self, value: str, words: str) -> None:
        """Say something else for a value."""
        self._buttons[value].setText(words)

    def _add(self, value: str, words: str) -> QPushButton:
        made = self._buttons[value] = button(words, f"{self.objectName()}_{value or 'plain'}", self._part)
        made.setCheckable(True)
        self._group.addButton(made)
        return made


class Segments(OneOf):
    """A row of buttons of which one is down."""

    def __init__(self, name: str, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__(name, "segment")
        self.setProperty("part", "segments")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        buttons = [self._add(value, words) for value, words in choices]
        lay_row(*buttons, inside=self, margins=(3, 3, 3, 3), spacing=2)


class Chips(OneOf):
    """Chips of which one is chosen, in as many rows as they need."""

    def __init__(self, name: str, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__(name, "chip")
        self._offered: list[tuple[str, str]] = []
        self._flow = FlowLayout(self)
        self.offer(choices)

    @property
    def count(self) -> int:
        """How many there are to choose from."""
        return len(self._buttons)

    def set_gap(self, gap: int) -> None:
        """Leave so many pixels between them."""
        self._flow.setSpacing(gap)

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer these values, each in its words."""
        if list(choices) == self._offered:
            return
        self._offered = list(choices)
        focused = next((value for value, each in self._buttons.items() if each.hasFocus()), None)
        for each in self._buttons.values():
            self._group.removeButton(each)
            self._flow.removeWidget(each)
            each.hide()
            each.deleteLater()
        self._buttons.clear()
        for value, words in choices:
            each = self._add(value, words)
            self._flow.addWidget(each)
            each.show()
        if focused in self._buttons:
            self._buttons[focused].setFocus()

    def set_value(self, value: object) -> None:
        """Choose a value without telling; one that is not offered is the first."""
        super().set_value(value if str(value) in self._buttons else next(iter(self._buttons), ""))


class Switch(QCheckBox):
    """A truth value as a switch: knob at the right and a tick when on."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.changed = self.toggled

    @property
    def value(self) -> bool:
        """Whether it is on."""
        return self.isChecked()

    def set_value(self, value: object) -> None:
        """Turn it on or off."""
        self.setChecked(bool(value))

    def sizeHint(self) -> QSize:
        """The size of the switch alone; it has no words."""
        return QSize(44, 26)

    def hitButton(self, point: object) -> bool:
        """Take clicks anywhere on the switch."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw track and knob from the palette."""
        with QPainter(self) as painter:
            painter.setRenderHint(_SMOOTH)
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        colours = self.palette()
        track = QRectF(2, (self.height() - 22) / 2, 40, 22)
        on = self.isChecked()
        ground = colours.color(QPalette.ColorRole.Highlight if on else QPalette.ColorRole.WindowText)
        if not on:
            ground.setAlphaF(0.22)
        painter.setBrush(ground)
        text = colours.color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(text, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(track, 11, 11)
        knob = QPointF(track.right() - 11 if on else track.left() + 11, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.color(QPalette.ColorRole.HighlightedText) if on else QColor(text))
        painter.drawEllipse(knob, 7.5, 7.5)
        if on:
            painter.setPen(QPen(ground, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            tick = [knob + QPointF(-3, 0.2), knob + QPointF(-0.8, 2.4), knob + QPointF(3.2, -2.4)]
            painter.drawPolyline(QPolygonF(tick))


class Choice(QComboBox):
    """A drop-down list with a drawn chevron, which cuts what it has no room for; the wheel changes nothing."""

    def __init__(self, name: str, accessible: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(accessible)

    def offer(self, choices: Iterable[tuple[object, str]], chosen: object = None) -> None:
        """Offer these values, each in its words, with one of them chosen, else the first."""
        self.clear()
        for value, words in choices:
            self.addItem(words, value)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def wide_enough(self) -> int:
        """The width at which the chosen words are whole."""
        return self.width() - self._field().width() + self.fontMetrics().horizontalAdvance(self.currentText()) + 1

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box as the style has it, with as much of its words as there is room for, then the chevron."""
        # QStyle brings 700 names of its enumerations along, which the first picture needs none of
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, self._field().width()
        )
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            self.style().drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)
        pen = QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        centre = QPointF(self.width() - 18, self.height() / 2)
        with QPainter(self) as painter:
            painter.setRenderHint(_SMOOTH)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF([centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)]))

    def _field(self) -> QRect:
        """Where the words stand."""
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

        option, part = QStyleOptionComboBox(), QStyle.SubControl.SC_ComboBoxEditField
        self.initStyleOption(option)
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)


class Number(QWidget):
    """A whole number between a minus and a plus button, which go to the next number that is whole steps from *first*.

    Signals:
        changed: the number is another one.
    """

    changed = Signal(int)

    def __init__(self, name: str, least: int, most: int, step: int, first: int = 0) -> None:
        super().__init__()
        self._least, self._most, self._step, self._first = least, most, step, first
        self._value = least
        self._field = QLineEdit(str(least))
        self._field.setObjectName(name)
        self._field.setProperty("part", "number")
        self._field.setValidator(QIntValidator(0, most, self))
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.textEdited.connect(self._read)
        self._field.editingFinished.connect(lambda: self._field.setText(str(self._value)))
        less, more = button("−", f"{name}_less", "segment"), button("+", f"{name}_more", "segment")
        less.setAccessibleName(self.tr("Less"))
        #: A greater number.
        more.setAccessibleName(self.tr("More"))
        less.clicked.connect(lambda: self._go_to((self._value - first - 1) // step))
        more.clicked.connect(lambda: self._go_to((self._value - first) // step + 1))
        lay_row(less, self._field, more, inside=self, margins=NO_MARGINS, spacing=4)

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def set_value(self, value: object) -> None:
        """Set the number, held within its bounds."""
        if isinstance(value, int):
            self._take(value)
        self._field.setText(str(self._value))

    def setAccessibleName(self, name: str) -> None:
        """Name the field for screen readers."""
        self._field.setAccessibleName(name)

    def _go_to(self, steps: int) -> None:
        self.set_value(self._first + steps * self._step)

    def _read(self, words: str) -> None:
        if words.isdecimal():
            self._take(int(words))

    def _take(self, value: int) -> None:
        value = max(self._least, min(self._most, value))
        if value != self._value:
            self._value = value
            self.changed.emit(value)
