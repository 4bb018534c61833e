"""Words on the table itself: counts and captions of places, names of sides."""

from collections.abc import Iterable
from enum import Enum, auto
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table import layers
from barracan.table.hud.base import HudItem
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    CENTRE,
    LABEL,
    QUIET,
    REGULAR,
    SEMIBOLD,
    signed_figure,
    width_of,
    wrap,
    write,
)
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import FELT, fade, side_colour
from barracan.table.translation import common

LabelT = TypeVar("LabelT", bound="Label")
_MANY_POINTS: Final = 88


class Tells(Enum):
    """What somebody who looks at a label misses where it is covered."""

    WORDS = auto()
    PLACES = auto()
    """Where cards of which kind lie, or will lie."""
    NOTHING = auto()


class Label(HudItem):
    """Words on the table itself, where the pointer meets what lies under them."""

    LAYER = layers.LABELS
    TELLS = Tells.WORDS

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def tells(self) -> Tells:
        """What is missed where this is covered."""
        return self.TELLS

    def told_areas(self) -> list[QRectF]:
        """The parts of it that are missed where they are covered, in its own points."""
        return [self.area()]

    def centre_on(self, point: QPointF, size: tuple[float, float]) -> None:
        """Stand with the middle at this point, on whole pixels."""
        wide, high = size
        self.set_rect(QRectF(round(point.x() - wide / 2), round(point.y() - high / 2), wide, high))


class LabelMaker(Protocol):
    """Gives the label of this kind and name at this rect; it is made when it is first needed."""

    def __call__(self, kind: type[LabelT], name: str, rect: QRectF | None = None, /) -> LabelT: ...


class Pill(Label):
    """A dark pill on cards, in all themes alike because cards are: how many are blocked, left, or stacked."""

    word, icon, size = "", "", LABEL

    def show_blocked(self, count: int) -> None:
        """Say how many cards of a pile lie under its stopper; away when none do."""
        translate = QCoreApplication.translate
        one, several = translate("Pill", "1 blocked"), translate("Pill", "{count} blocked")
        self._show((one if count == 1 else several.format(count=count)) if count else "", "lock", LABEL)

    def show_stock(self, count: int) -> None:
        """Say how many cards the stock holds."""
        self._show(str(count), "", LABEL + 2)

    def show_times(self, count: int) -> None:
        """Say how many melds lie in a stack; away below two."""
        word = common("×{count}").format(count=count)
        self._show(word if count > 1 else "", "", LABEL)

    def show_word(self, word: str) -> None:
        """Say this."""
        self._show(word, "", LABEL)

    def _show(self, word: str, icon: str, size: float) -> None:
        self.word, self.icon, self.size = word, icon, size
        self.setVisible(bool(word))
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height of the pill."""
        width = width_of(self.word, self._font()) + round(18 * self.ts)
        return round(width + (round(17 * self.ts) if self.icon else 0)), round((self.size + 7.5) * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint ground, lock and words in the middle."""
        area = self.area()
        ground = fade(FELT.ring_edge, 0.86)
        draw_panel(painter, area, area.height() / 2, ground, FELT.hairline)
        width = width_of(self.word, self._font())
        lock = round(13 * self.ts) if self.icon else 0
        gap = round(4 * self.ts) if self.icon else 0
        x = (area.width() - width - lock - gap) / 2
        if self.icon:
            draw_icon(painter, self.icon, QRectF(x, (area.height() - lock) / 2, lock, lock), FELT.accent, 2.4)
        write(painter, QRectF(x + lock + gap, 0, width + 2, area.height()), self.word, self._font(), FELT.text, CENTRE)

    def _font(self) -> QFont:
        return self.letters(self.size, SEMIBOLD)


class PileCaption(Label):
    """Words beside a pile: whose it is, or that it is nobody's, with the owner's mark."""

    word, under, side = "", "", -1

    def show_caption(self, word: str, under: str = "", side: int = -1) -> None:
        """Show one line, or two; with the mark of a side where one owns the pile."""
        self.word, self.under, self.side = word, under, side
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height at which nothing is cut."""
        width = max(width_of(self.word, self._font()), width_of(self.under, self.letters(LABEL)))
        return self._left() + width + 2, round((36 if self.under else 19) * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint mark and lines."""
        line, left = round(18 * self.ts), self._left()
        if self.side >= 0:
            mark = round(9 * self.ts)
            draw_mark(painter, self.side, QRectF(0, (line - mark) / 2, mark, mark), side_colour(self.theme, self.side))
        room = self.area().width() - left
        write(painter, QRectF(left, 0, room, line), self.word, self._font(), self.theme.text)
        if self.under:
            write(painter, QRectF(left, line - 1, room, line), self.under, self.letters(LABEL), self.theme.quiet)

    def _left(self) -> float:
        return round(15 * self.ts) if self.side >= 0 else 0.0

    def _font(self) -> QFont:
        return self.letters(QUIET, SEMIBOLD if self.under else REGULAR)


class NameTag(Label):
    """A side's mark and names with what it has on the table.

    The words stand under the names, or beside them after ``set_single_line(True)`` or where two lines have no room.
    """

    ROLE = QAccessible.Role.StaticText

    side, names, words, short, single, wide, nameless = 0, "", "", "", False, False, False

    def spoken_name(self) -> str:
        return ", ".join(part for part in (*self.names.split("\n"), self.words) if part)

    def show_tag(self, side: int, names: str, words: str, short: str = "") -> None:
        """Show a side, its names in one line or several; where the words have no room they are the *short* ones."""
        self.side, self.names, self.words, self.short = side, names, words, short or words
        self.setToolTip(", ".join([*names.split("\n"), words]))
        self.redraw()

    def set_single_line(self, single: bool, *, wide: bool = False) -> None:
        """Put the words beside the names, as header lines have them, or, *wide*, at the far end."""
        self.single, self.wide = single, wide
        self.redraw()

    def set_nameless(self, nameless: bool) -> None:
        """Leave the names out of a single line: they stand beside it."""
        self.nameless = nameless
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height at which nothing is cut."""
        left, names, words = self.words_left(), self.names.split("\n"), [self.short] if self.single else self.lines()
        wide = max(width_of(name, self._name_font()) for name in names)
        under = max(width_of(line, self.word_font()) for line in words)
        if self.single:
            return left + wide + (self._apart() + under if under else 0) + 2, self._line()
        return left + max(wide, under) + 2, round(20 * (len(words) + len(names)) * self.ts)

    def lines(self) -> list[str]:
        """The words under the names as the tag's room has them: in one line, or parted where there are more."""
        room, font = self.area().width() - self.words_left() - 2, self.word_font()
        rows = round(self.area().height() / self._line()) - len(self.names.split("\n"))
        if width_of(self.words, font) <= room:
            return [self.words]
        if rows < 2 or width_of(self.short, font) <= room:
            return [self.short]
        parted = wrap(self.words, font, room)
        return parted if len(parted) <= rows else wrap(self.short, font, room)

    def draw(self, painter: QPainter) -> None:
        """Paint mark, names and words."""
        area, line = self.area(), self._line()
        mark = round(11 * self.ts)
        single = self.single or area.height() < 1.8 * line
        height = area.height() if single else line
        draw_mark(painter, self.side, QRectF(1, (height - mark) / 2, mark, mark), side_colour(self.theme, self.side))
        room = QRectF(self.words_left(), 0, area.width() - self.words_left(), height)
        if single:
            self._draw_line(painter, room)
            return
        for name in self.names.split("\n"):
            write(painter, room, name, self._name_font(), self.theme.text)
            room.translate(0, line - 1)
        for words in self.lines():
            write(painter, room, words, self.word_font(), self.theme.quiet)
            room.translate(0, line - 1 - round(3 * self.ts))

    def _draw_line(self, painter: QPainter, room: QRectF) -> None:
        """Names and words beside each other: the words become short, then the names are cut."""
        shown, font = "" if self.nameless and self.words else self.names, self.word_font()
        names = width_of(shown, self._name_font())
        apart = self._apart() if self.words and shown else 0
        rest = room.width() - names - apart
        words = self.words if width_of(self.words, font) <= rest else self.short
        wide = min(width_of(words, font), max(rest, 0.8 * width_of(words, font)))
        names = min(names, room.width() - apart - wide)
        write(painter, QRectF(room.left(), 0, names, room.height()), shown, self._name_font(), self.theme.text)
        at = room.right() - 4 - width_of(words, font) if self.wide else 0.0
        at = max(at, room.left() + names + apart)
        write(painter, QRectF(at, 0, room.right() - at, room.height()), words, font, self.theme.quiet)

    def words_left(self) -> float:
        return round(11 * self.ts) + round(7 * self.ts)

    def _apart(self) -> float:
        return round(9 * self.ts)

    def _line(self) -> float:
        return round(20 * self.ts)

    def _name_font(self) -> QFont:
        return self.letters(BODY + 0.5, SEMIBOLD)

    def word_font(self) -> QFont:
        return self.letters(LABEL, REGULAR)


def points_alone(points: int) -> tuple[str, str]:
    """The words of a name tag over or under ladders: "28 points", and the figure where these have no room."""
    words = common("1 point") if points == 1 else common("{points} points")
    return words.format(points=points), str(points)


def widest_tag(names: Iterable[str]) -> float:
    """How wide a tag of one of these sides is at most, at a text scale of 1, with names and words in a line each."""
    tag = NameTag("tag")
    words, short = points_on_table(_MANY_POINTS)
    widths = []
    for each in names:
        tag.show_tag(0, each, words, short)
        widths.append(tag.natural_size()[0])
    return max(widths, default=0.0)


def points_counted(points: int) -> tuple[str, str]:
    """The words of a name tag when the hand is over, "+28 in this hand": they stand in the totals by now."""
    gained = signed_figure(points)
    return QCoreApplication.translate("NameTag", "{points} in this hand").format(points=gained), gained


def points_on_table(points: int) -> tuple[str, str]:
    """The words of a name tag, "28 points on the table", and where these have no room."""
    translate = QCoreApplication.translate
    short = common("{points} on the table").format(points=points)
    if points == 1:
        return translate("NameTag", "1 point on the table"), short
    return translate("NameTag", "{points} points on the table").format(points=points), short
