"""The card of paper that lies over a table at which something is learned."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QWidget

from barracan.table.themes import LIGHT
from barracan.table.translation import common
from barracan.windows.match.card_ground import Ground
from barracan.windows.shell.controls import button, label, set_style
from barracan.windows.shell.layout import MIDDLE, STRETCH, forget_sizes, lay_column, lay_row
from barracan.windows.shell.style import palette, put_on

_WIDTHS = (330, 290, 400, 480, 600, 760, 960)
"""How wide it may be at scale 1: the first is the usual one, the second stands in where that has no room."""
_LOW_WIDTHS = (480, 540, 600, 760, 960, 1160)
"""How wide it may be where the buttons stand beside the words, which is lower."""
_BETWEEN = (372, 440)
"""Further widths where none of these has room."""
_MOST_HIGH = 0.42
"""The part of the table's height that it may take, where any width leaves it so low."""
_HIGHEST = 0.5
"""The part that it may take where no place is free otherwise; more as a last way."""
_MARGIN = 8
_UNDER, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_USUAL, _TIGHT, _LOW = (16, 18, 16, 16), (13, 11, 13, 10), (20, 9, 20, 8)
"""What lies free around words and buttons, where no place has room for that, and where it has to be low."""
_ROWS, _TIGHT_ROWS, _LOW_ROWS = 9, 5, 4
"""What lies free between rows, in the same way."""
_APART = 28
"""What lies free between words and the buttons beside them."""


class _Shape(NamedTuple):
    """How the buttons stand to the words, how large all is so, and whether less than usual lies free around."""

    way: QBoxLayout.Direction
    size: QSizeF
    tight: bool = False


def _sizes(shapes: Iterable[_Shape]) -> list[QSizeF]:
    return [each.size for each in shapes]


class PaperCard(QFrame):
    """Title, words, an answer, what to do, and the buttons; the same in all themes.

    Attributes:
        main: the button that goes on.
        tells_fault: whether it says that something was wrong.

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
        self._is_tight = False
        """Whether less than usual lies free around words and buttons."""
        self._settled_for: tuple[object, ...] = ()
        """What it lies on and says where it lies now."""
        self._lies_for: tuple[object, ...] = ()
        """The type and the room that its place was found for."""
        self._is_new = True
        """Whether something else is asked or told, for which a place is to be found."""
        self.tells_fault = False
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
        self._settle()

    def take_back(self) -> None:
        """Say no more that something was wrong."""
        if self.tells_fault:
            self._words.show()
            self._set_answer("", right=False)
            self._settle()

    def _say(self, words: str, *, right: bool = False) -> None:
        """Say an answer; nothing where something else is told now."""
        if not words:
            self._is_new = True
            self._words.show()
        self._set_answer(words, right=right)

    def _set_answer(self, words: str, *, right: bool) -> None:
        self.tells_fault = bool(words) and not right
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
        self._set_margins()
        self._progress.setFixedHeight(round(4 * scale))

    def lie_on(self, ground: Ground | int) -> None:
        """Lie where nothing is covered that the step names, no wider than is needed to stay low.

        Given a width instead it lies at the top, over this whole width, the buttons beside the words.
        """
        self._ground = ground
        self._settle()

    def sizes(self) -> list[QSizeF]:
        """All sizes that its words allow on the table where it lies."""
        if not isinstance(self._ground, Ground):
            return []
        here, way, tight = QRectF(self.geometry()), self._column.direction(), self._is_tight
        room = self._ground.room
        sizes = _sizes([*chain(*self._shapes(room)[:2]), *self._between(room)])
        self._stand(way, tight=tight)
        self._take(here)
        return sizes

    def _stand(self, way: QBoxLayout.Direction, *, tight: bool = False) -> None:
        """Let the buttons stand under the words, or beside them, with as little free around as there has to be."""
        if (way, tight) != (self._column.direction(), self._is_tight):
            self._column.setDirection(way)
            self._is_tight = tight
            self._set_margins()

    def _set_margins(self) -> None:
        beside, rows = self._column.direction() == _BESIDE, _TIGHT_ROWS if self._is_tight else _ROWS
        margins = _LOW if beside else _TIGHT if self._is_tight else _USUAL
        self._column.setContentsMargins(*(round(each * self._scale) for each in margins))
        self._column.setSpacing(round((_APART if beside else rows) * self._scale))
        self._told.setSpacing(round(rows * self._scale))
        self._below.setSpacing(round((_LOW_ROWS if beside else rows) * self._scale))

    def _settle(self) -> None:
        """Take the place for all that is said now; it is looked for once, among thousands."""
        buttons = [(each.text(), each.isVisibleTo(self)) for each in (self.main, self._show, self._back)]
        wanted = (self._ground, self._scale, self.sentences, self._count.text(), *buttons)
        if wanted != self._settled_for:
            self._settled_for = wanted
            lies_for = (self._scale, self._ground.room if isinstance(self._ground, Ground) else self._ground)
            if self._is_new or lies_for != self._lies_for or not self.isVisible() or not self._stay():
                self._lie()
            self._is_new, self._lies_for = False, lies_for
        self.settled.emit()

    def _stay(self) -> bool:
        """Have all that is said now in the place where it lies, if that can be.

        What was wrong is read there in any case; an answer that ends the step lies elsewhere if it would cover words.
        """
        here = QRectF(self.geometry())
        needed = self._height(round(here.width()))
        if not isinstance(self._ground, Ground):
            self._take(self._replace_words(here, needed))
            return True
        high = max(needed, here.height())
        found = next((each for each in self._grown(here, high) if self._ground.is_free(each)), None)
        if found is None and self.tells_fault:
            places = self._grown(here, self._replace_words(here, needed).height())
            free = (each for each in places if not self._ground.covers(each))
            found = next(free, None) or next((each for each in places if not self._ground.covers_named(each)), None)
        if found is not None:
            self._take(found)
        return found is not None

    def _replace_words(self, here: QRectF, needed: float) -> QRectF:
        """Where it lies, no lower than now: an answer for which there is no room takes that of the words before it."""
        if self._answer.text() and needed > here.height():
            self._words.hide()
            needed = self._height(round(here.width()))
        return QRectF(here.topLeft(), QSizeF(here.width(), max(needed, here.height())))

    def _grown(self, here: QRectF, high: float) -> list[QRectF]:
        """Where it lies if it becomes so high within the room: with the same upper edge, or the same lower one."""
        assert isinstance(self._ground, Ground)
        places = [QRectF(here.left(), top, here.width(), high) for top in (here.top(), here.bottom() - high)]
        return [each for each in places if self._ground.room.contains(each)]

    def _lie(self) -> None:
        if isinstance(self._ground, Ground):
            place = self._find_place(self._ground)
        else:
            self._stand(_BESIDE)
            place = QRectF(0, 0, self._ground, self._height(self._ground))
        self._take(place)

    def _find_place(self, ground: Ground) -> QRectF:
        """The best place, and the card in the shape for it: the usual one wherever nothing is covered so."""
        usual, others, high = self._shapes(ground.room)
        shapes = [*usual, *others] or high
        place = ground.free(_sizes(usual)) or ground.free(_sizes(others))
        if place is None:
            between = self._between(ground.room)
            shapes += between
            place = ground.free(_sizes(between)) or ground.best(_sizes(shapes), short=True)
        if ground.covers_named(place):
            shapes += high
            place = ground.best(_sizes(shapes), short=True)
        shape = next(each for each in shapes if each.size == place.size())
        self._stand(shape.way, tight=shape.tight)
        return place

    def _take(self, place: QRectF) -> None:
        self.setFixedSize(place.size().toSize())
        self.move(round(place.left()), round(place.top()))

    def _shapes(self, room: QRectF) -> tuple[list[_Shape], list[_Shape], list[_Shape]]:
        """The shapes that its words may take: of usual width, others, and those that are too high.

        Those of the first two that are low enough come first, then the lowest.
        """
        shapes = list(self._all_shapes(room))
        low = [each for each in shapes if each.size.height() <= _MOST_HIGH * room.height()]
        high = [each for each in shapes if each.size.height() > _HIGHEST * room.height()]
        rest = sorted((each for each in shapes if each not in low + high), key=lambda each: each.size.height())
        usual = [each for each in low if each.size.width() <= shapes[0].size.width()]
        return usual, [each for each in low + rest if each not in usual], high

    def _between(self, room: QRectF) -> list[_Shape]:
        """Shapes of further widths and with less free around, those that are low enough: one alone may have room."""
        most = _MOST_HIGH * room.height()
        tight = self._shapes_of(_UNDER, (*_WIDTHS[:3], *_BETWEEN), room, tight=True)
        shapes = [*self._shapes_of(_UNDER, _BETWEEN, room), *tight]
        return [each for each in shapes if each.size.height() <= most]

    def _all_shapes(self, room: QRectF) -> Iterator[_Shape]:
        """The sizes that its words take, with the buttons under them or beside them."""
        for way, wides in ((_UNDER, _WIDTHS), (_BESIDE, _LOW_WIDTHS)):
            yield from self._shapes_of(way, wides, room)

    def _shapes_of(
        self, way: QBoxLayout.Direction, wides: Sequence[int], room: QRectF, *, tight: bool = False
    ) -> Iterator[_Shape]:
        most = room.width() - 2 * _MARGIN
        self._stand(way, tight=tight)
        forget_sizes(self)
        least = self._ways.minimumSize().width() + self._margins_width()  # buttons are never cut
        for width in dict.fromkeys(round(min(max(wide * self._scale, least), most)) for wide in wides):
            yield _Shape(way, QSizeF(width, self._height(width)), tight)

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
