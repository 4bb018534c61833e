"""What stands in the areas of Concan beside the melds: chips, the count of the own hand, a few words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible, QPainter

from barracan.table import layers
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    LABEL,
    QUIET,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    figure,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_panel
from barracan.table.themes import side_ink

_CHIP: Final = 22.0
_SIGN: Final = 13.0
_COUNT: Final = 25.0
_SIDES: Final = 8.0


class Chip(NamedTuple):
    """A few words on a pill: its sign, and whether it is bright."""

    words: str
    sign: str = ""
    bright: bool = True
    brief: str = ""
    """What it says where the words have no room."""


class Chips(Label):
    """What all may know of a seat, and at the right its total."""

    PRINTED = True
    LAYER = layers.LABELS + 1  # on its plate
    ROLE = QAccessible.Role.StaticText
    chips: tuple[Chip, ...] = ()
    total = owner = ""

    def spoken_name(self) -> str:
        words = QCoreApplication.translate("ConcanTable", "{name}: {words}, {total} in the match")
        return words.format(name=self.owner, words=", ".join(chip.words for chip in self.chips), total=self.total)

    def show_chips(self, chips: Sequence[Chip], total: str, owner: str) -> None:
        """Show these and the total, and tell readers whose they are."""
        if (tuple(chips), total, owner) != (self.chips, self.total, self.owner):
            self.chips, self.total, self.owner = tuple(chips), total, owner
            self.setToolTip(self.spoken_name())
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the pills from the left, the total at the right."""
        area, font = self.area(), self.letters(LABEL, SEMIBOLD)
        total = self.letters(QUIET + 0.5, SEMIBOLD)
        room = area.width() - (width_of(self.total, total) + 8 * self.ts if self.total else 0)
        words = [chip.words for chip in self.chips]
        if self._wide(words) > room:
            words = [chip.brief or chip.words for chip in self.chips]
        lacking, longest = max(0.0, self._wide(words) - room), max(words, key=len, default="")
        less = min(lacking / max(1, len(words)), _SIDES * self.ts)  # sides yield, then the longest word is narrower
        lacking, side = lacking - less * len(words), _SIDES * self.ts - less / 2
        left, high = 0.0, _CHIP * self.ts
        for chip, word in zip(self.chips, words, strict=True):
            wide = self._chip_width(chip, word) - less - (lacking if word == longest else 0.0)
            pill = QRectF(left, (area.height() - high) / 2, wide, high)
            ground = self.theme.text_over(0.13) if chip.bright else self.theme.panel_over(0.5)
            draw_panel(painter, pill, high / 2, ground, self.theme.hairline)
            sign = _SIGN * self.ts if chip.sign else 0.0
            if chip.sign:
                box = QRectF(pill.left() + side - self.ts, pill.center().y() - sign / 2, sign, sign)
                draw_icon(painter, chip.sign, box, self.theme.text, 2.4)
            inner = pill.adjusted(side + (sign + 3 * self.ts if sign else 0), 0, -0.6 * side, 0)
            write(painter, inner, word, font, self.theme.text)
            left += wide + 6 * self.ts
        write(painter, area, self.total, total, self.theme.quiet, RIGHT)

    def _chip_width(self, chip: Chip, word: str) -> float:
        sign = (_SIGN + 3) * self.ts if chip.sign else 0.0
        return width_of(word, self.letters(LABEL, SEMIBOLD)) + 2 * _SIDES * self.ts + sign + 1

    def _wide(self, words: Sequence[str]) -> float:
        wide = sum(self._chip_width(chip, word) for chip, word in zip(self.chips, words, strict=True))
        return wide + 6 * self.ts * (len(words) - 1)


class HandCount(Label):
    """What the own hand counts now, with a few words."""

    PRINTED = True
    LAYER = layers.LABELS + 1  # it may touch the glow of a plate
    ROLE = QAccessible.Role.StaticText
    count, words, side = 0, "", 0

    def spoken_name(self) -> str:
        return f"{self.count} {self.words}"

    def show_count(self, count: int, words: str, side: int) -> None:
        """Say this in the colour of the side."""
        if (count, words, side) != (self.count, self.words, self.side):
            self.count, self.words, self.side = count, words, side
            self.setToolTip(self.spoken_name())
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint figure and words in a line."""
        area, font, count = self.area(), self.letters(_COUNT, BOLD), figure(self.count)
        write(painter, area, count, font, side_ink(self.theme, self.side))
        left = width_of(count, font) + 6 * self.ts
        room = QRectF(left, 0.1 * _COUNT * self.ts, area.width() - left, area.height())
        write(painter, room, self.words, self.letters(QUIET), self.theme.quiet)


class NothingLaid(Label):
    """The words of an area in which nothing lies yet."""

    PRINTED = True

    def told_areas(self) -> list[QRectF]:
        """The words."""
        font = self.letters(BODY)
        words = QRectF(0, 0, width_of(_nothing_laid(), font), line_height(font))
        words.moveCenter(self.area().center())
        return [words]

    def draw(self, painter: QPainter) -> None:
        """Paint the words in the middle."""
        write(painter, self.area(), _nothing_laid(), self.letters(BODY), self.theme.quiet, CENTRE)


def _nothing_laid() -> str:
    return QCoreApplication.translate("ConcanTable", "Nothing laid yet")


class StockNote(Label):
    """The word *stock* with what is to be known of it under that."""

    PRINTED = True
    note = ""

    def show_note(self, note: str) -> None:
        """Say this under the word."""
        if note != self.note:
            self.note = note
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint both, the note in as many lines as it needs."""
        area, head, font = self.area(), self.letters(QUIET, SEMIBOLD), self.letters(QUIET, REGULAR)
        lines = wrap(self.note, font, area.width())
        high = line_height(head) + len(lines) * line_height(font)
        top = (area.height() - high) / 2
        word = QCoreApplication.translate("ConcanTable", "Stock")
        write(painter, QRectF(0, top, area.width(), line_height(head)), word, head, self.theme.text)
        write_lines(painter, QRectF(0, top + line_height(head), area.width(), 0), lines, font, self.theme.quiet)
