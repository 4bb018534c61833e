"""How the cards of an example lie: overlapped, in groups, as a pile, or as a ladder."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from barracan.model.cards import Code
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.layouts.geometry import CARD_RATIO, card_extent
from barracan.table.layouts.piles import STOPPERS
from barracan.table.painting import draw_outline
from barracan.table.themes import Theme
from barracan.windows.rules.rules_text import LADDER

_STEP: Final = 0.43
_PITCH: Final = 0.33
_BESIDE: Final = 1.06
_FURTHER: Final = 0.30
_GAP: Final = 0.34
PILES: Final = frozenset({"pile", "pick_up"})
"""The kinds of examples whose first group is a pile, where black aces lie across."""


class Laid(NamedTuple):
    """A card of an example, and what it covers."""

    code: Code
    rect: QRectF
    across: bool = False


def lay_example(kind: str, groups: Sequence[Sequence[Code]], width: int, room: float) -> list[Laid]:
    """Lay the cards of an example from the upper left corner on, tighter where they have no room."""
    if kind == LADDER:
        return [laid for row, cards in enumerate(groups) for laid in _lay_row(row, cards, width)]
    count = sum(len(group) for group in groups)
    gaps = max(0, len([group for group in groups if group]) - 1)
    fixed = sum(1 for group in groups if group) * width + gaps * _GAP * width
    steps = max(1, count - gaps - 1)
    step = min(_STEP * width, max(0.24 * width, (room - fixed) / steps))
    laid: list[Laid] = []
    left = 0.0
    for number, group in enumerate(groups):
        if not group:
            continue
        for code in group:
            across = kind in PILES and number == 0 and code in STOPPERS
            wide, high = card_extent(width, across)
            top = (CARD_RATIO * width - high) / 2 if across else 0.0
            laid.append(Laid(code, QRectF(left, top, wide, high), across))
            left += step + (wide - width if across and len(laid) < count else 0.0) * 0.2
        left = laid[-1].rect.right() + _GAP * width
    return laid


def _lay_row(row: int, cards: Sequence[Code], width: int) -> list[Laid]:
    """An arm card with its side cards, clear of the arm."""
    wide, high = card_extent(width, across=False)
    top = row * _PITCH * high
    lefts = [0.0, *(width * (_BESIDE + _FURTHER * at) for at in range(len(cards) - 1))]
    return [Laid(code, QRectF(left, top, wide, high)) for code, left in zip(cards, lefts, strict=True)]


def extent(laid: Sequence[Laid]) -> QSizeF:
    """How much room they take."""
    if not laid:
        return QSizeF()
    return QSizeF(max(each.rect.right() for each in laid), max(each.rect.bottom() for each in laid))


def draw_laid(painter: QPainter, laid: Laid, faces: Faces, corner: QPointF) -> None:
    """Paint a card of an example that has this upper left corner."""
    code, rect, across = laid
    draw_card(painter, code, rect.topLeft() + corner, faces, across=across, width=_width(rect, across=across))


def draw_card(painter: QPainter, code: Code, corner: QPointF, faces: Faces, *, across: bool, width: int) -> None:
    """Paint one."""
    key = FaceKey(code, width, across)
    look = faces.look(key)
    pad = margin(width)
    wide, high = card_extent(width, across)
    place = QRectF(corner.x() - pad, corner.y() - pad, wide + 2 * pad, high + 2 * pad)
    painter.drawPixmap(place, look.pixmap, QRectF(look.pixmap.rect()))


def ring_card(painter: QPainter, laid: Laid, corner: QPointF, theme: Theme, *, good: bool) -> None:
    """Paint a ring round a card: one that wins or is taken, or one that is at fault."""
    rect = laid.rect.translated(corner).adjusted(-2, -2, 2, 2)
    colour = theme.chosen if good else theme.refused
    draw_outline(painter, rect, 7, (theme.ring_edge, 5), (colour, 3))


def _width(rect: QRectF, *, across: bool) -> int:
    return round(rect.height() if across else rect.width())
