"""A match in the lists of the library: a card with its table, or a row."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from barracan.model.value import value
from barracan.storage.summaries import MatchSummary
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    fits,
    font_of,
    line_height,
    width_of,
    wrap,
    write,
)
from barracan.table.painting import draw_outline, draw_panel
from barracan.table.themes import Theme
from barracan.table.translation import common
from barracan.windows.shell.controls import text_field
from barracan.windows.shell.formats import elide
from barracan.windows.shell.painted_buttons import HeadEntry, PaintedButton, Pill
from barracan.windows.start.game_tile import panel_fill
from barracan.windows.start.match_words import MatchWords

LONGEST_TITLE: Final = 60
_INSET: Final = 8
_TITLE, _BUTTONS = 118, 0.31
"""The room of a row's title, and the part of the row in which the words of its buttons have room."""
_WITH_KEY: Final = 350
"""How wide a card is whose button tells its key."""
_WORDS, _ROW = 112, 68
"""The room of a card's words under its picture, and the height of a row."""
_BESIDE: Final = 920
"""How wide a row is, at the usual type, in which the score stands beside the title."""
_SHAPE: Final = 1.98
"""The width of a card's picture in heights."""

_BEFORE_FIGURE: Final = re.compile(r" (?=[−\d])")
Picture = Callable[[MatchSummary, QRectF], QPixmap | None]


@value
class Action:
    """What can be done with a match: its name, in words, and its sign."""

    name: str
    words: str
    sign: str


def item_height(width: int, scale: float, *, as_card: bool) -> int:
    """How high a card of this width or a row is."""
    return round((width - 2 * _INSET) / _SHAPE + _INSET + _WORDS * scale) if as_card else round(_ROW * scale)


class MatchItem(PaintedButton):
    """The base of cards and rows; a click opens.

    Signals:
        acted: the match, and the name of what the person wants with it; ``open`` is what is done most.
        renamed: a title was written, empty for none.
        menu_asked: where the menu with everything else opens.
    """

    acted = Signal(int, str)
    renamed = Signal(int, str)
    menu_asked = Signal(int, QPoint)
    part = 1.0
    """How large its buttons are."""

    def __init__(
        self, summary: MatchSummary, words: MatchWords, actions: Sequence[Action], picture: Picture, parent: QWidget
    ) -> None:
        super().__init__(f"match_{summary.id}", words.title, parent)
        self.summary, self.words = summary, words
        self._picture = picture
        self._turn = ""
        self.first = False
        self.clicked.connect(lambda: self.acted.emit(summary.id, "open"))
        self.buttons: list[PaintedButton] = [self._create_button(number, each) for number, each in enumerate(actions)]
        for each, button in zip(actions, self.buttons, strict=True):
            button.setObjectName(f"{each.name}_{summary.id}")
            button.setAccessibleName(f"{each.words}: {words.title}, {words.score}")
            button.clicked.connect(partial(self._act, each.name))
        self.setAccessibleName(words.spoken)
        self.setAccessibleDescription(words.moment)

    def _create_button(self, number: int, action: Action) -> PaintedButton:
        return HeadEntry(action.name, action.words, self, sign=action.sign)

    def _act(self, name: str) -> None:
        if name == "more":
            self._ask_menu(self.buttons[-1].mapToGlobal(self.buttons[-1].rect().bottomLeft()))
        else:
            self.acted.emit(self.summary.id, name)

    def _ask_menu(self, at: QPoint) -> None:
        self.menu_asked.emit(self.summary.id, at)

    @property
    def chain(self) -> list[PaintedButton]:
        """What Tab goes through."""
        return [self, *self.buttons]

    def show_turn(self, turn: str) -> None:
        """Say whose turn it is, once that is known."""
        self._turn = turn
        self.setAccessibleName(", ".join(filter(None, (self.words.title, self.words.score, turn or self.words.state))))
        self.update()

    def make_first(self) -> None:
        """Show this as the match that Enter opens."""
        self.first = True
        self.update()

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type, the buttons too."""
        super().wear(theme, scale)
        for each in self.buttons:
            each.wear(theme, self.part * scale)
        self._arrange()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu, by the mouse or its key."""
        self._ask_menu(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete puts the match into the bin."""
        if event.key() == Qt.Key.Key_Delete:
            self.acted.emit(self.summary.id, "delete")
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons for the new size."""
        self._arrange()

    def begin_renaming(self) -> None:
        """Put a field in the place of the title."""
        summary, title = self.summary, self.summary.title
        field = text_field(f"title_{summary.id}", self.tr("Title"), title, hint=self.words.title, longest=LONGEST_TITLE)
        field.setParent(self)
        field.setGeometry(self.title_rect().adjusted(-6, -4, 6, 4))
        field.editingFinished.connect(lambda: self._take_title(field))
        field.show()
        field.selectAll()
        field.setFocus()

    def _take_title(self, field: QLineEdit) -> None:
        if field.isVisible():
            field.hide()
            field.deleteLater()
            self.renamed.emit(self.summary.id, field.text().strip())

    def title_rect(self) -> QRect:
        """Where the title is written."""
        raise NotImplementedError

    def _arrange(self) -> None:
        """Lay the buttons."""
        raise NotImplementedError

    def _draw_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        edge, wide = (theme.accent, 2.0) if self.first else (theme.hairline, 1.0)
        draw_panel(painter, rect, 16, panel_fill(theme, lit=self.is_lit), edge, wide)

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        picture = self._picture(self.summary, place)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
            draw_outline(painter, place.adjusted(0.5, 0.5, -0.5, -0.5), 11, (self.theme.hairline, 1))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.text_over(0.05))
        painter.drawRoundedRect(place, 11, 11)


class MatchCard(MatchItem):
    """A match by its table: the picture, the title, the score, how far it is, and the button that opens it."""

    def _create_button(self, number: int, action: Action) -> PaintedButton:
        if number:
            return super()._create_button(number, action)
        self._opening = Pill(action.name, action.words, self, sign=action.sign, size="small")
        return self._opening

    def make_first(self) -> None:
        """Show this as the match that Enter opens."""
        super().make_first()
        self._arrange()

    def rounding(self) -> float:
        """The radius of its corners."""
        return 14

    def title_rect(self) -> QRect:
        """Where the title is written."""
        top = self._picture_rect().bottom() + 9 * self.scale
        return QRectF(18 * self.scale, top, 0.6 * self.width(), 25 * self.scale).toRect()

    def _picture_rect(self) -> QRectF:
        return QRectF(_INSET, _INSET, self.width() - 2 * _INSET, self.height() - _INSET - _WORDS * self.scale)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint panel, picture and words."""
        theme, scale, words = self.theme, self.scale, self.words
        self._draw_ground(painter, rect)
        self._draw_picture(painter, self._picture_rect())
        title = QRectF(self.title_rect())
        end = self.buttons[-1].x() - 2 * scale
        font = font_of(14 * scale, REGULAR)
        wide = width_of(words.moment, font) + 2
        write(painter, QRectF(end - wide, title.top(), wide, title.height()), words.moment, font, theme.quiet, RIGHT)
        title.setRight(end - wide - 10 * scale)
        write(painter, title, words.title, font_of(17 * scale, BOLD), theme.text)
        line = QRectF(title.left(), title.bottom(), rect.right() - 18 * scale - title.left(), 24 * scale)
        _write_score(painter, line, words, 15 * scale, theme)
        state = QRectF(line.left(), line.bottom() + 1, self._opening.x() - line.left() - 8 * scale, 22 * scale)
        ink = theme.accent if self._turn and self.first else theme.quiet
        write(painter, state, self._turn or words.state, font, ink)

    def _arrange(self) -> None:
        if self.first:
            self._opening.make_brass(common("Enter") if self.width() >= _WITH_KEY * self.scale else "")
        size, edge = self._opening.sizeHint(), round(12 * self.scale)
        foot = self.height() - round(10 * self.scale)
        self._opening.setGeometry(self.width() - edge - size.width(), foot - size.height(), size.width(), size.height())
        more = self.buttons[-1]
        assert isinstance(more, HeadEntry)
        more.set_bare(True)
        size = more.sizeHint()
        middle = self.title_rect().center().y()
        more.setGeometry(self.width() - size.width() - 4, middle - size.height() // 2, size.width(), size.height())


class MatchRow(MatchItem):
    """A match in a row: its game's picture, title, score, how it ended, how far it went, when; and its buttons."""

    part = 0.92

    def rounding(self) -> float:
        """The radius of its corners."""
        return 13

    def title_rect(self) -> QRect:
        """Where the title is written."""
        left, edge = self._picture_rect().right() + 14 * self.scale, 18 * self.scale
        if self._is_stacked():
            return QRectF(left, 7 * self.scale, 0.24 * self.width(), 22 * self.scale).toRect()
        return QRectF(left, edge, 0.13 * self.width(), self.height() - 2 * edge).toRect()

    def _is_stacked(self) -> bool:
        """Whether the score stands under the title, where large words leave it no room beside it."""
        return self.width() < _BESIDE * self.scale

    def _picture_rect(self) -> QRectF:
        high = self.height() - 10
        return QRectF(6, 5, 1.58 * high, high)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint panel, picture and words."""
        theme, scale, words = self.theme, self.scale, self.words
        self._draw_ground(painter, rect)
        self._draw_picture(painter, self._picture_rect())
        title = QRectF(self.title_rect())
        write(painter, title, words.title, font_of(16 * scale, BOLD), theme.text)
        end = min((each.x() for each in self.buttons), default=self.width()) - 12 * scale
        wide = max(0.15 * rect.width(), 178 * scale)
        self._write_state(painter, QRectF(end - wide, 0, wide, rect.height()))
        middle = end - wide - 98 * scale
        stacked = self._is_stacked()
        if words.result:
            self._draw_result(painter, QPointF(middle, title.center().y() if stacked else rect.center().y()))
        left = title.left() if stacked else title.right() + 10 * scale
        right = end - wide if stacked else middle
        score = QRectF(left, 0, right - 10 * scale - left, rect.height())
        if stacked:
            score.setTop(title.bottom())
        _write_score(painter, score, words, 15 * scale, theme, 2)

    def _write_state(self, painter: QPainter, rect: QRectF) -> None:
        """Write how far it went and when, in two lines or three where one has no room for both."""
        words, font = self.words, font_of(14 * self.scale, REGULAR)
        lines = [f"{words.state}, {words.moment}"]
        if width_of(lines[0], font) > rect.width():
            first, *others = (
                [words.state] if fits(words.state, font, rect.width()) else wrap(words.state, font, rect.width())
            )
            lines = [first, *([" ".join(others)] if others else []), words.moment]
        high = 20 * self.scale
        top = rect.center().y() - len(lines) * high / 2
        for number, line in enumerate(lines):
            write(painter, QRectF(rect.left(), top + number * high, rect.width(), high), line, font, self.theme.quiet)

    def _draw_result(self, painter: QPainter, place: QPointF) -> None:
        theme, scale, words = self.theme, self.scale, self.words
        font = font_of(13.5 * scale, SEMIBOLD)
        wide = min(width_of(words.result, font) + 22 * scale, 88 * scale)
        rect = QRectF(place.x(), place.y() - 13 * scale, wide, 26 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if words.won else theme.text_over(0.10))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        write(painter, rect, words.result, font, theme.accent_text if words.won else theme.text, CENTRE)

    def _arrange(self) -> None:
        for bare in (False, True):
            for each in self.buttons:
                if isinstance(each, HeadEntry):
                    each.set_bare(bare or each.objectName().startswith("more_"))
            if sum(each.sizeHint().width() for each in self.buttons) <= _BUTTONS * self.width():
                break
        right = self.width() - round(6 * self.scale)
        for each in reversed(self.buttons):
            size = each.sizeHint()
            each.setGeometry(right - size.width(), (self.height() - size.height()) // 2, size.width(), size.height())
            right -= size.width()


def _write_score(painter: QPainter, rect: QRectF, words: MatchWords, size: float, theme: Theme, most: int = 1) -> None:
    """Write the points of all sides in so many lines at the most; where those have no room, the names are cut."""
    font = font_of(size, SEMIBOLD)
    score = _BEFORE_FIGURE.sub("\N{NO-BREAK SPACE}", words.score)
    lines, high = wrap(score, font, rect.width()), line_height(font)
    if not 1 < len(lines) <= most:
        lines = [elide(words.score, words.names, QFontMetrics(font), int(rect.width()))]
    top = rect.center().y() - len(lines) * high / 2
    for number, line in enumerate(lines):
        write(painter, QRectF(rect.left(), top + number * high, rect.width(), high), line, font, theme.text)
