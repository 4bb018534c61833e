"""A side's mark and names, with what it has on the table."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.ink import side_colour
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import BODY, LABEL, REGULAR, SEMIBOLD, width_of, wrapped, write
from barracan.table.hud.side_marks import draw_mark


class NameTag(Label):
    """A side's mark and names with what it has on the table.

    The words stand under the names, or beside them after ``set_single_line(True)`` or where two lines have no room.
    """

    ROLE = QAccessible.Role.StaticText

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.side, self.names, self.words, self.short, self.single = 0, "", "", "", False

    def spoken_name(self) -> str:
        return ", ".join(part for part in (*self.names.split("\n"), self.words) if part)

    def show_tag(self, side: int, names: str, words: str, short: str = "") -> None:
        """Show a side, its names in one line or several; where the words have no room they are the *short* ones."""
        self.side, self.names, self.words, self.short = side, names, words, short or words
        self.setToolTip(", ".join([*names.split("\n"), words]))
        self.redraw()

    def set_single_line(self, single: bool) -> None:
        """Put the words beside the names, as header lines have them."""
        self.single = single
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height at which nothing is cut."""
        left, names, words = self._left(), self.names.split("\n"), [self.short] if self.single else self.lines()
        wide = max(width_of(name, self._name_font()) for name in names)
        under = max(width_of(line, self._word_font()) for line in words)
        if self.single:
            return left + wide + self._apart() + under + 2, self._line()
        return left + max(wide, under) + 2, round(20 * (len(words) + len(names)) * self.ts)

    def lines(self) -> list[str]:
        """The words under the names as the tag's room has them: in one line, or parted where there are more."""
        room, font = self.area().width() - self._left() - 2, self._word_font()
        rows = round(self.area().height() / self._line()) - len(self.names.split("\n"))
        if width_of(self.words, font) <= room:
            return [self.words]
        if rows < 2 or width_of(self.short, font) <= room:
            return [self.short]
        parted = wrapped(self.words, font, room)
        return parted if len(parted) <= rows else wrapped(self.short, font, room)

    def draw(self, painter: QPainter) -> None:
        """Paint mark, names and words."""
        area, line = self.area(), self._line()
        mark = round(11 * self.ts)
        single = self.single or area.height() < 1.8 * line
        height = area.height() if single else line
        draw_mark(painter, self.side, QRectF(1, (height - mark) / 2, mark, mark), side_colour(self.theme, self.side))
        room = QRectF(self._left(), 0, area.width() - self._left(), height)
        if single:
            self._draw_line(painter, room)
            return
        for name in self.names.split("\n"):
            write(painter, room, name, self._name_font(), self.theme.text)
            room.translate(0, line - 1)
        for words in self.lines():
            write(painter, room, words, self._word_font(), self.theme.quiet)
            room.translate(0, line - 1 - round(3 * self.ts))

    def _draw_line(self, painter: QPainter, room: QRectF) -> None:
        """Names and words beside each other: the words become short, then the names are cut."""
        names, font = width_of(self.names, self._name_font()), self._word_font()
        rest = room.width() - names - self._apart()
        words = self.words if width_of(self.words, font) <= rest else self.short
        wide = min(width_of(words, font), max(rest, 0.8 * width_of(words, font)))
        names = min(names, room.width() - self._apart() - wide)
        write(painter, QRectF(room.left(), 0, names, room.height()), self.names, self._name_font(), self.theme.text)
        at = room.left() + names + self._apart()
        write(painter, QRectF(at, 0, room.right() - at, room.height()), words, font, self.theme.quiet)

    def _left(self) -> float:
        return round(11 * self.ts) + round(7 * self.ts)

    def _apart(self) -> float:
        return round(9 * self.ts)

    def _line(self) -> float:
        return round(20 * self.ts)

    def _name_font(self) -> QFont:
        return self.letters(BODY + 0.5, SEMIBOLD)

    def _word_font(self) -> QFont:
        return self.letters(LABEL, REGULAR)


def points_on_table(points: int) -> tuple[str, str]:
    """The words of a name tag, "28 points on the table", and where these have no room."""
    translate = QCoreApplication.translate
    short = translate("NameTag", "{points} on the table").format(points=points)
    if points == 1:
        return translate("NameTag", "1 point on the table"), short
    return translate("NameTag", "{points} points on the table").format(points=points), short
