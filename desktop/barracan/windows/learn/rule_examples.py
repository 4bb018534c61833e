"""What the card of the rules shows of them: two drawn examples, one that stands and one that does not."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from barracan.model.cards import Code
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import SEMIBOLD, elide, font_of, line_height, wrap, write_lines
from barracan.table.themes import Theme
from barracan.windows.rules.rules_text import Clause, Example
from barracan.windows.start.game_pictures import RATIO, CardDrawings, PlacedCard

_STANDS, _DOES_NOT = "+", "-"
_MOST_CARDS: Final = 4
_GAP: Final = 8
_STEP: Final = 0.38
"""What shows of a card under the next one, in card widths."""
_CARDS: Final = 0.46
"""The part of the width that cards take at most."""
_DISC: Final = 22
_LINES: Final = 2


class RuleExample(NamedTuple):
    """Cards, whether the rules let them stand, and why in a few words."""

    cards: tuple[Code, ...]
    stands: bool
    words: str


def find_examples(clauses: Iterable[Clause]) -> tuple[RuleExample, ...]:
    """An example that stands and one that does not, of the clause that says so in the fewest letters, if any does."""
    pairs = (tuple(_shortest(clause.examples, each) for each in (_STANDS, _DOES_NOT)) for clause in clauses)
    whole = (tuple(each for each in pair if each is not None) for pair in pairs)
    found = min(
        (pair for pair in whole if len(pair) == len((_STANDS, _DOES_NOT))),
        key=lambda pair: sum(len(each.words) for each in pair),
        default=(),
    )
    return tuple(RuleExample(each.cards, each.expected == _STANDS, each.words) for each in found)


def _shortest(examples: Sequence[Example], expected: str) -> Example | None:
    fitting = (
        each
        for each in examples
        if each.expected == expected and len(each.groups) == 1 and len(each.cards) <= _MOST_CARDS
    )
    return min(fitting, key=lambda each: len(each.words), default=None)


def draw_examples(
    painter: QPainter, rect: QRectF, examples: Sequence[RuleExample], drawings: CardDrawings, theme: Theme, scale: float
) -> None:
    """Paint them one under the other: the cards, the sign of the verdict, and the words."""
    high = (rect.height() - (len(examples) - 1) * _GAP * scale) / len(examples)
    most = max(len(each.cards) for each in examples)
    width = min(high / RATIO, _CARDS * rect.width() / (1 + (most - 1) * _STEP))
    beside = rect.left() + width * (1 + (most - 1) * _STEP) + 14 * scale
    for row, each in zip(_rows(rect, high, len(examples), scale), examples, strict=True):
        for number, code in enumerate(each.cards):
            card = PlacedCard(code, 0.5 + number * _STEP, 0, 0)
            drawings.draw(painter, card, QRectF(rect.left(), row.top(), 0, row.height()).center(), width, width)
        _draw_verdict(painter, QRectF(beside, row.top(), rect.right() - beside, high), each, theme, scale)


def _rows(rect: QRectF, high: float, count: int, scale: float) -> Iterator[QRectF]:
    for number in range(count):
        yield QRectF(rect.left(), rect.top() + number * (high + _GAP * scale), rect.width(), high)


def _draw_verdict(painter: QPainter, room: QRectF, example: RuleExample, theme: Theme, scale: float) -> None:
    side = _DISC * scale
    disc = QRectF(room.left(), room.center().y() - side / 2, side, side)
    ground = theme.chosen if example.stands else theme.refused
    draw_sign(painter, "lay" if example.stands else "clear", disc, ground, theme.panel)
    font = font_of(14 * scale, SEMIBOLD)
    left = disc.right() + 8 * scale
    lines = wrap(example.words, font, room.right() - left)
    if len(lines) > _LINES:
        lines = [*lines[: _LINES - 1], elide(" ".join(lines[_LINES - 1 :]), font, room.right() - left)]
    top = room.center().y() - len(lines) * line_height(font) / 2
    write_lines(painter, QRectF(left, top, room.right() - left, 0), lines, font, theme.text)
