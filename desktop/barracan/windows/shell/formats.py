"""Figures and rows of names as the person's language writes them, cut to the room there is."""

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QRect, Qt
from PySide6.QtGui import QFontMetrics

from barracan.model.text import QT_TRANSLATE_NOOP

_PAIR = QT_TRANSLATE_NOOP("players", "{first} and {second}")


def join_names(names: Sequence[str]) -> str:
    """Names in a row, the last two joined by a word."""
    if len(names) < 2:
        return "".join(names)
    pair = QCoreApplication.translate("players", _PAIR)
    return pair.format(first=", ".join(names[:-1]), second=names[-1])


def side_names(sides: Sequence[Sequence[int]], names: Sequence[str]) -> tuple[str, ...]:
    """The names of each side's players."""
    return tuple(join_names([names[seat] for seat in side]) for side in sides)


def tenths(thousandths: int) -> str:
    """Points or percent as they are written, to a tenth; players value moves in thousandths."""
    return QLocale().toString(thousandths / 1000, "f", 1)


def signed_tenths(thousandths: int) -> str:
    """The same with a sign before them."""
    return ("−" if thousandths < 0 else "+") + tenths(abs(thousandths))


_RIGHT = Qt.TextElideMode.ElideRight
_LEAST_NAME = 3
"""Letters of a name that stay; after that the line itself is cut."""


def elide(words: str, names: Sequence[str], metrics: QFontMetrics, width: int, lines: int = 1) -> str:
    """The words as they fit into so many lines; long names are cut alike, then the end if that is too little."""

    def fits(tried: str) -> bool:
        wrap = Qt.TextFlag.TextWordWrap if lines > 1 else 0
        room = metrics.boundingRect(QRect(0, 0, width, 0), wrap, tried)
        return metrics.horizontalAdvance(tried) <= width or (
            lines > 1 and room.width() <= width and room.height() <= height_of(lines, metrics)
        )

    shown = words if fits(words) else _with_short_names(words, names, metrics, fits)
    return shown if fits(shown) else metrics.elidedText(shown, _RIGHT, width)


def height_of(lines: int, metrics: QFontMetrics) -> int:
    """How high so many lines are at the most: Qt rounds each of them."""
    return lines * (metrics.lineSpacing() + 1)


def shorten(name: str, metrics: QFontMetrics, letters: int) -> str:
    """A name that takes no more room than so many letters of usual width."""
    return metrics.elidedText(name, _RIGHT, metrics.averageCharWidth() * letters)


def _with_short_names(words: str, names: Sequence[str], metrics: QFontMetrics, fits: Callable[[str], bool]) -> str:
    """The words with their names as long as they can be, each at most as wide as the others."""
    found = [name for name in sorted(names, key=len, reverse=True) if name and name in words]
    if not found:
        return words
    pattern = re.compile("|".join(map(re.escape, found)))

    def with_names_of(most: int) -> str:
        return pattern.sub(lambda name: metrics.elidedText(name.group(), _RIGHT, most), words)

    least = metrics.averageCharWidth() * _LEAST_NAME
    most = max(least, *map(metrics.horizontalAdvance, found))
    while least < most:
        middle = (least + most + 1) // 2
        if fits(with_names_of(middle)):
            least = middle
        else:
            most = middle - 1
    return with_names_of(least)
