"""The icon of the program, drawn at the sizes that windows and bars ask for."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QIcon

from barracan.resources import resource
from barracan.table.painting import canvas

_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_SMALL: Final = 32
"""Up to this size the simpler drawing is used."""


def program_icon() -> QIcon:
    """The icon in all sizes."""
    from PySide6.QtSvg import QSvgRenderer

    icon = QIcon()
    for size in _SIZES:
        drawing = QSvgRenderer(str(resource("pictures", "icon-small.svg" if size <= _SMALL else "icon.svg")))
        pixmap, painter = canvas(QSizeF(size, size), 1.0)
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
