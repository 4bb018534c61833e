"""Type on the table: sizes and weights of Inter, and text that fits where it stands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

TITLE: Final = 22.0
LEAD: Final = 16.5
BODY: Final = 14.0
QUIET: Final = 13.0
LABEL: Final = 12.5
SMALL: Final = 11.5

REGULAR: Final = 400
MEDIUM: Final = 500
SEMIBOLD: Final = 600
BOLD: Final = 700

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter

_NARROWEST: Final = 78
"""How narrow letters are set, in parts of a hundred, before a text is cut."""
_NO_WRAP: Final = Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip


@lru_cache(maxsize=128)
def font_of(size: float, weight: int = REGULAR) -> QFont:
    """Inter at this size in pixels, with figures of one width."""
    font = QFont("Inter")
    font.setPixelSize(max(12, int(size + 0.5)))
    font.setWeight(QFont.Weight(weight))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


@lru_cache(maxsize=4096)
def width_of(text: str, font: QFont) -> float:
    """How wide a text runs in one line."""
    return QFontMetricsF(font).horizontalAdvance(text)


def line_height(font: QFont) -> float:
    """The distance of two lines."""
    return round(font.pixelSize() * 1.36)


@lru_cache(maxsize=1024)
def narrow(text: str, font: QFont, width: float) -> QFont:
    """The font, set as narrow as this text needs to fit, within what is good to read."""
    natural = width_of(text, font)
    if natural <= max(width, 0.0):  # no text fits even where there is no room at all
        return font
    narrow = font
    for stretch in range(max(_NARROWEST, int(100 * width / natural)), _NARROWEST - 1, -1):
        narrow = QFont(font)
        narrow.setStretch(stretch)
        if width_of(text, narrow) <= width:  # not at once: letters are rounded to whole pixels
            break
    return narrow


def fits(text: str, font: QFont, width: float) -> bool:
    """Whether a text is not cut in a line of this width."""
    return width_of(text, narrow(text, font, width)) <= width


def elide(text: str, font: QFont, width: float) -> str:
    """The text, cut with an ellipsis if it is wider than this."""
    if width_of(text, font) <= width:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))


def wrap(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into lines between words, but at no fixed space; a word that is too long stands alone."""
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, align: Qt.AlignmentFlag = LEFT
) -> None:
    """Write one line into a rect, narrower where it does not fit, and cut with an ellipsis at last."""
    font = narrow(text, font, rect.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, int(align) | int(_NO_WRAP), elide(text, font, rect.width()))


def figure(number: int) -> str:
    """A number in digits, with the minus sign that belongs to them."""
    return str(number).replace("-", "−")


def signed_figure(number: int) -> str:
    """What is won or lost, with its sign."""
    return f"{number:+}".replace("-", "−")


def write_lines(
    painter: QPainter,
    rect: QRectF,
    lines: Sequence[str],
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write lines one under another from the top of a rect."""
    height = line_height(font)
    for number, line in enumerate(lines):
        write(painter, QRectF(rect.x(), rect.y() + number * height, rect.width(), height), line, font, colour, align)


def first_and_rest(sentence: str) -> tuple[str, str]:
    """Part what is said in bold from the plain rest: up to the first colon or full stop that something follows."""
    ends = [end for mark in (": ", ". ") if (end := sentence.find(mark)) >= 0]
    if not ends:
        return sentence, ""
    end = min(ends) + 1
    return sentence[:end], sentence[end:].strip()


def reason_and_way_out(text: str) -> tuple[str, str]:
    """Part a refusal: its last sentence is the way out if another stands before it."""
    head, mark, tail = text.rpartition(". ")
    return (head + ".", tail) if mark else (text, "")
