"""The hand in which the score pad is written; no other page loads it."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from barracan.resources import resource


def handwriting(pixels: int) -> QFont:
    """Klee One SemiBold of this size; what it has no letters for is in the type of the printed words."""
    font = QFont([*_families(), "Inter"])
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold)
    return font


@cache
def _families() -> tuple[str, ...]:
    loaded = QFontDatabase.addApplicationFont(str(resource("fonts", "klee-one", "KleeOne-SemiBold.ttf")))
    return tuple(QFontDatabase.applicationFontFamilies(loaded))
