"""What the hand has brought each side so far, line by line, on the panel's Game page."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from barracan.model.value import value
from barracan.model.view import SeatView
from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import (
    BOLD,
    LABEL,
    QUIET,
    RIGHT,
    SEMIBOLD,
    figure,
    fits,
    line_height,
    narrow,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_mark, draw_rule
from barracan.table.themes import side_colour
from barracan.table.translation import common, translate_text

_LINE = 20.0
_COLUMN = 74.0
_MARK = 11.0
_MOST_SIDES = 3
"""More have no room beside the words."""
_NOTHING = "–"


@value
class HandLines:
    """The sides, the words and points of each line, and what they come to."""

    sides: tuple[int, ...] = ()
    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()
    sums: tuple[str, ...] = ()


NO_LINES = HandLines()


def hand_lines(view: SeatView, sides: Sequence[int]) -> HandLines:
    """What lies before these sides, where points grow with the melds of a side that takes pots."""
    told = view.score_lines()
    if not view.melding_sides() or len(sides) > _MOST_SIDES or view.turn is None or not any(told):
        return NO_LINES
    every = sorted((line for side in sides for line in told[side]), key=lambda line: (line.clause, line.at))
    words = list(dict.fromkeys(translate_text(line.what) for line in every))
    points = [{translate_text(line.what): line.points for line in told[side]} for side in sides]
    lines = tuple((word, tuple(figure(each[word]) if word in each else _NOTHING for each in points)) for word in words)
    return HandLines(tuple(sides), lines, tuple(figure(sum(each.values())) for each in points))


def lines_height(lines: HandLines, page: HudItem) -> float:
    """How high the lines are on this page, nothing where there are none."""
    if not lines.lines:
        return 0.0
    more = sum(len(_words(page, page.area().width(), lines, at)) - 1 for at in range(len(lines.lines)))
    return round((27 + (len(lines.lines) + 1 + more) * _LINE) * page.ts) + _note_height(page)


def _words(page: HudItem, width: float, lines: HandLines, at: int) -> list[str]:
    """The words of a line, in as many lines as they need beside its figures."""
    word, entries = lines.lines[at]
    room = _room(page, width, lines, entries[0])
    return [word] if fits(word, page.letters(QUIET), room) else wrap(word, page.letters(QUIET), room)


def _room(page: HudItem, width: float, lines: HandLines, entry: str) -> float:
    """How much room words have before the first figure of their line."""
    taken = _column(page, width, lines) * (len(lines.sides) - 1)
    return width - taken - width_of(entry, page.letters(QUIET, BOLD)) - 5 * page.ts


def _note_height(page: HudItem) -> float:
    return round(len(_note(page, page.area().width())) * line_height(page.letters(LABEL)) + 4 * page.ts)


def _note(page: HudItem, width: float) -> list[str]:
    """What is not counted yet, in as many lines as it needs."""
    words = QCoreApplication.translate("GamePage", "Cards in hand count against a side at the end.")
    return wrap(words, page.letters(LABEL), width)


def _column(page: HudItem, width: float, lines: HandLines) -> float:
    """How wide the figures of a side are, with air before them, so that words have what they leave."""
    font = page.letters(QUIET, BOLD)
    entries = [entry for _, row in lines.lines for entry in row]
    widest = max(width_of(entry, font) for entry in (*entries, *lines.sums))
    return min(_COLUMN * page.ts, 0.6 * width / len(lines.sides), widest + 12 * page.ts)


def draw_lines(painter: QPainter, page: HudItem, block: QRectF, lines: HandLines) -> None:
    """Paint the head with the marks of the sides, the lines, their sums, and what is not counted yet."""
    ts, theme, translate = page.ts, page.theme, QCoreApplication.translate
    column, high = _column(page, block.width(), lines), _LINE * ts
    rights = [block.right() - column * (len(lines.sides) - 1 - number) for number in range(len(lines.sides))]
    head = QRectF(block.x(), block.y(), block.width(), high)
    write(painter, head, common("This hand"), page.letters(LABEL, SEMIBOLD), theme.quiet)
    for side, right in zip(lines.sides, rights, strict=True):
        mark = QRectF(right - _MARK * ts, head.center().y() - _MARK * ts / 2, _MARK * ts, _MARK * ts)
        draw_mark(painter, side, mark, side_colour(theme, side))
    y = block.y() + round(27 * ts)
    rows = [*lines.lines, (translate("GamePage", "So far"), lines.sums)]
    for number, (word, entries) in enumerate(rows):
        last = number == len(lines.lines)
        words = [word] if last else _words(page, block.width(), lines, number)
        ink = page.letters(QUIET, BOLD) if last else page.letters(QUIET)
        if last:
            draw_rule(painter, theme, block.left(), block.right(), y)
        for line, told in enumerate(words):
            room = QRectF(block.x(), y + line * high, _room(page, block.width(), lines, entries[0]), high)
            write(painter, room, told, narrow(told, ink, room.width()), theme.text)
        y += (len(words) - 1) * high
        font = page.letters(QUIET, BOLD if last else SEMIBOLD)
        for entry, right in zip(entries, rights, strict=True):
            write(painter, QRectF(right - column, y, column, high), entry, font, theme.text, RIGHT)
        y += high
    note = QRectF(block.x(), y + 2 * ts, block.width(), 0)
    write_lines(painter, note, _note(page, block.width()), page.letters(LABEL), theme.quiet)
