"""The hands of a match that are over, one under another as on a score sheet, on the panel's Game page."""

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
    elide,
    figure,
    fits,
    line_height,
    narrow,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.hud.people import People
from barracan.table.painting import draw_mark, draw_rule
from barracan.table.themes import side_colour
from barracan.table.translation import common, translate_text

_HEAD, _NAMES, _LINE, _SUM = 24.0, 24.0, 21.0, 27.0
_MARK, _GAP = 10.0, 3.0
_WORDS = 0.24
"""The part of the width that the words before the figures take at the most."""


@value
class HandsTable:
    """The sides with their names, what hands brought them, the sums; ``wins`` and ``note`` tell how it counts."""

    sides: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    sums: tuple[str, ...] = ()
    wins: str = ""
    note: str = ""


NO_HANDS = HandsTable()


def hands_table(view: SeatView, people: People, sides: Sequence[int]) -> HandsTable:
    """The hands of these sides, where the game keeps them one by one."""
    past = view.past_hands()
    if past is None:
        return NO_HANDS
    return HandsTable(
        tuple(sides),
        tuple(people.names_of(view.sides[side]) for side in sides),
        tuple(tuple(entries[side].replace("-", "−") for side in sides) for entries in past.entries),
        tuple(figure(view.totals[side]) for side in sides),
        translate_text(past.wins),
        translate_text(past.note),
    )


def spoken_hands(table: HandsTable) -> list[str]:
    """A line a hand, as it is read out."""
    return [
        f"{_hand_words(number)}: "
        + ", ".join(f"{name} {entry}" for name, entry in zip(table.names, entries, strict=True))
        for number, entries in enumerate(table.hands, 1)
    ]


def table_height(table: HandsTable, page: HudItem, room: float) -> float:
    """How high the table is; where there is less room it has only the last hands."""
    return _round_rows(page, table) + _shown(table, page, room) * round(_LINE * page.ts)


def _round_rows(page: HudItem, table: HandsTable) -> float:
    note = len(wrap(table.note, page.letters(LABEL), page.area().width())) * line_height(page.letters(LABEL))
    return round((_HEAD + _NAMES + _SUM) * page.ts) + note


def _shown(table: HandsTable, page: HudItem, room: float) -> int:
    """How many hands there is room for."""
    return max(0, min(len(table.hands), int((room - _round_rows(page, table)) / round(_LINE * page.ts))))


def draw_table(painter: QPainter, page: HudItem, block: QRectF, table: HandsTable) -> None:
    """Paint heads, hands, sums and the note."""
    ts, theme, translate = page.ts, page.theme, QCoreApplication.translate
    quiet, bold = page.letters(QUIET), page.letters(QUIET, BOLD)
    head = QRectF(block.x(), block.y(), block.width(), round(20 * ts))
    write(painter, head, translate("GamePage", "Score sheet"), page.letters(LABEL, SEMIBOLD), theme.quiet)
    write(painter, head, table.wins, page.letters(LABEL), theme.quiet, RIGHT)
    columns = _columns(page, block, table)
    y = block.y() + round(_HEAD * ts)
    _draw_names(painter, page, columns, y, table)
    y += round(_NAMES * ts)
    high = round(_LINE * ts)
    shown = _shown(table, page, block.height())
    first = len(table.hands) - shown
    named = fits(_hand_words(len(table.hands)), quiet, columns[0].left() - block.x())
    for number, entries in enumerate(table.hands[first:], first + 1):
        room = QRectF(block.x(), y, columns[0].left() - block.x(), high)
        words = _hand_words(number) if named else str(number)
        write(painter, room, words, narrow(words, quiet, room.width()), theme.quiet)
        for column, entry in zip(columns, entries, strict=True):
            sign = not entry.lstrip("−").isdigit()
            ink = theme.accent if sign else theme.text
            write(painter, QRectF(column.x(), y, column.width(), high), entry, bold if sign else quiet, ink, RIGHT)
        y += high
    draw_rule(painter, theme, block.left(), block.right(), y + 2 * ts)
    line = QRectF(block.x(), y + 4 * ts, columns[0].left() - block.x(), high)
    words = common("Total")
    write(painter, line, words, narrow(words, bold, line.width()), theme.text)
    for column, entry in zip(columns, table.sums, strict=True):
        write(painter, QRectF(column.x(), line.y(), column.width(), high), entry, bold, theme.text, RIGHT)
    lines = wrap(table.note, page.letters(LABEL), block.width())
    room = QRectF(block.x(), y + round(_SUM * ts), block.width(), 0)
    write_lines(painter, room, lines, page.letters(LABEL), theme.quiet)


def _columns(page: HudItem, block: QRectF, table: HandsTable) -> list[QRectF]:
    """A column a side, right of the words."""
    told = [_hand_words(len(table.hands)), common("Total")]
    widest = max(width_of(words, page.letters(QUIET, BOLD)) for words in told)
    words = min(widest + 6 * page.ts, _WORDS * block.width())
    wide = (block.width() - words) / len(table.sides)
    return [QRectF(block.x() + words + at * wide, block.y(), wide, block.height()) for at in range(len(table.sides))]


def _hand_words(number: int) -> str:
    return common("Hand {number}").format(number=number)


def _draw_names(painter: QPainter, page: HudItem, columns: Sequence[QRectF], y: float, table: HandsTable) -> None:
    """Paint each side's mark and name at the right of its column."""
    ts, font, high = page.ts, page.letters(LABEL, SEMIBOLD), round(18 * page.ts)
    for side, name, column in zip(table.sides, table.names, columns, strict=True):
        room = column.width() - (_MARK + 2 * _GAP) * ts
        letters = narrow(name, font, room)
        words = elide(name, letters, room)
        long = min(width_of(words, letters) + 1, room)
        write(painter, QRectF(column.right() - long, y, long, high), words, letters, page.theme.text, RIGHT)
        left = column.right() - long - (_MARK + _GAP) * ts
        mark = QRectF(left, y + (high - _MARK * ts) / 2, _MARK * ts, _MARK * ts)
        draw_mark(painter, side, mark, side_colour(page.theme, side))
