"""The card of paper that lies over a table at which something is learned."""

from itertools import pairwise

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QWidget

from barracan.table.themes import LIGHT
from barracan.table.translation import common
from barracan.windows.match.hint_card import Ground
from barracan.windows.shell.controls import button, label, set_style
from barracan.windows.shell.layout import MIDDLE, STRETCH, forget_sizes, lay_column, lay_row
from barracan.windows.shell.style import palette, put_on

_WIDTHS = (330, 290, 400, 480, 600, 760, 960)
"""How wide it may be at scale 1: the first is the usual one, the second stands in where that has no room."""
_MOST_HIGH = 0.42
"""The part of the table's height that it may take, where any width leaves it so low."""
_SLIM_HIGH = 0.5
"""The part that it may take where it is narrower than usual, to stand beside what must be seen; more as a last way."""
_MARGIN = 8
_UNDER, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_USUAL, _LOW = (16, 18, 16, 16), (20, 12, 20, 10)
"""What lies free around words and buttons, and where it has to be low."""
_APART = 40
"""What lies free between words and the buttons beside them."""


class PaperCard(QFrame):
    """Title, words, an answer, what to do, and the buttons; the same in all themes.

    Attributes:
        main: the button that goes on.

    Signals:
        back, shown, forward, left: the buttons.
        settled: it lies in another place now, or has another size.
        clause_asked: the clause was pressed.
    """

    back = Signal()
    shown = Signal()
    forward = Signal()
    left = Signal()
    settled = Signal()
    clause_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lesson_card")
        self._scale = 1.0
        self._ground: Ground | int = 0
        """What it lies on: a painted table, or the width of one in text."""
        self._settled_for: tuple[object, ...] = ()
        """What it lies on and says where it lies now."""
        self._title = label(part="lead", wrap=True, name="lesson_title")
        self._clause = button("", "lesson_clause", "clause", tip=self.tr("Read it in the rules"))
        self._clause.clicked.connect(lambda: self.clause_asked.emit(self._clause.text()))
        self._words = label(wrap=True, name="lesson_words")
        self._task = label(part="name", wrap=True, name="lesson_task")
        self._answer = label(part="fault", wrap=True, name="lesson_answer")
        self._count = label(part="quiet", name="lesson_count")
        self._progress = _Progress()
        self.main = button(common("Next"), "lesson_next", "main")
        self._show = button(self.tr("Show me"), "lesson_show", "dense", tip=self.tr("Have it done for you (Page Down)"))
        self._back = button(common("Back"), "lesson_back", "dense", tip=self.tr("One step back (Page Up)"))
        self._leave = button(self.tr("Leave"), "lesson_leave", "quiet", tip=self.tr("Leave the lesson (Esc)"))
        for each, signal in (
            (self.main, self.forward),
            (self._show, self.shown),
            (self._back, self.back),
            (self._leave, self.left),
        ):
            each.clicked.connect(signal)
        for each in (self._clause, self._show, self._back, self._leave):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._build()

    @property
    def sentences(self) -> str:
        """All that the card says, a line each."""
        told = (self._title, self._words, self._answer, self._task)
        return "\n".join(each.text() for each in told if each.text())

    @property
    def count(self) -> str:
        """Which it is of how many."""
        return self._count.text()

    def answer(self, words: str, *, right: bool = False) -> None:
        """Say whether a move is right, and what is wrong with another."""
        self._say(words, right=right)
        self._settle(stays=True)

    def _say(self, words: str, *, right: bool = False) -> None:
        """Say an answer, or nothing any more, in the place where it lies."""
        self._answer.setText(words)
        set_style(self._answer, "part", "good" if right else "fault")
        self._answer.setVisible(bool(words))
        self.setAccessibleName(self.sentences)

    def focus(self) -> None:
        """Take the keyboard."""
        (self.main if self.main.isEnabled() else self._show).setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button in focus, else the one that goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            (focused if isinstance(focused, QAbstractButton) and focused.hasFocus() else self.main).click()
        else:
            super().keyPressEvent(event)

    def dress(self, scale: float) -> None:
        """Take a scale of type; paper and ink are the same in all themes."""
        self._scale = scale
        self.setPalette(palette(LIGHT))
        put_on(self, LIGHT, scale)
        for each in (self._told, self._below):
            each.setSpacing(round(9 * scale))
        self._set_margins()
        self._progress.setFixedHeight(round(4 * scale))

    def lie_on(self, ground: Ground | int) -> None:
        """Lie where nothing is covered that the step names, no wider than is needed to stay low.

        Given a width instead it lies at the top, over this whole width, the buttons beside the words.
        """
        self._ground = ground
        self._column.setDirection(_UNDER if isinstance(ground, Ground) else _BESIDE)
        self._set_margins()
        self._settle()

    def _set_margins(self) -> None:
        beside = self._column.direction() == _BESIDE
        self._column.setContentsMargins(*(round(each * self._scale) for each in (_LOW if beside else _USUAL)))
        self._column.setSpacing(round((_APART if beside else 9) * self._scale))

    def _settle(self, *, stays: bool = False) -> None:
        """Take the place for all that is said now, the same if it *stays*; it is looked for once, among thousands."""
        buttons = [(each.text(), each.isVisibleTo(self)) for each in (self.main, self._show, self._back)]
        wanted = (self._ground, self._scale, self.sentences, self._count.text(), *buttons)
        if wanted != self._settled_for:
            self._settled_for = wanted
            if not (stays and self._grow()):
                self._lie()
        self.settled.emit()

    def _grow(self) -> bool:
        """Take the height for what is said now in the same place, if nothing is covered by that."""
        ground = self._ground
        if not isinstance(ground, Ground) or not self.isVisible():
            return False
        grown = QRectF(self.x(), self.y(), self.width(), self._height(self.width()))
        if not ground.is_free(grown):
            return False
        self.setFixedSize(grown.size().toSize())
        return True

    def _lie(self) -> None:
        if isinstance(self._ground, Ground):
            sizes, slim = self._sizes(self._ground.room)
            place = self._ground.best(sizes, short=True)
            if self._ground.covers_named(place):
                place = self._ground.best([*sizes, *slim], short=True)
        else:
            place = QRectF(0, 0, self._ground, self._height(self._ground))
        self.setFixedSize(place.size().toSize())
        self.move(round(place.left()), round(place.top()))

    def _sizes(self, room: QRectF) -> tuple[list[QSizeF], list[QSizeF]]:
        """The sizes that its words may take: those low enough, then the lowest first; and those too slim to be low."""
        most = room.width() - 2 * _MARGIN
        forget_sizes(self)
        least = self._ways.minimumSize().width() + self._margins_width()  # buttons are never cut
        widths = [round(min(max(wide * self._scale, least), most)) for wide in _WIDTHS]
        sizes = [QSizeF(width, self._height(width)) for width in dict.fromkeys(widths)]
        low = [size for size in sizes if size.height() <= _MOST_HIGH * room.height()]
        slim = [size for size in sizes if size.width() < widths[0] and size.height() > _SLIM_HIGH * room.height()]
        return low + sorted((size for size in sizes if size not in low + slim), key=QSizeF.height), slim

    def _margins_width(self) -> int:
        margins = self._column.contentsMargins()
        return margins.left() + margins.right() + 2

    def _height(self, width: int) -> int:
        self.setMinimumSize(0, 0)
        self.setMaximumSize(16_777_215, 16_777_215)
        self.setFixedWidth(width)
        for each in (self._title, self._words, self._task, self._answer):
            each.ensurePolished()  # before it is first shown it must know its type
        forget_sizes(self)
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(width)
        return self.sizeHint().height()

    def _build(self) -> None:
        head = lay_row((self._title, 1), self._clause, spacing=10)
        foot = self._foot = lay_row(self._count, STRETCH, self._leave, spacing=8, align=MIDDLE)
        ways = self._ways = lay_row(self._back, self._show, STRETCH, self.main, spacing=6, align=MIDDLE)
        self._told = lay_column(head, self._words, self._answer, self._task, STRETCH)
        self._below = lay_column(self._progress, foot, ways)
        self._column = lay_column((self._told, 1), self._below, inside=self)
        set_style(self._words, "part", "sentence")
        order = (self._clause, self.main, self._show, self._back, self._leave)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)


class _Progress(QWidget):
    """A line that tells how much of the chapter is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lesson_progress")
        self._part = 0.0

    def show_part(self, part: float) -> None:
        """Fill this part of the line, from 0 to 1."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track and the part that is done."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), LIGHT.text_over(0.18))
            painter.fillRect(QRectF(0, 0, self.width() * self._part, self.height()), LIGHT.accent)
