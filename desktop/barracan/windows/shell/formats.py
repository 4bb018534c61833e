"""Figures and rows of names as the person's language writes them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

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
