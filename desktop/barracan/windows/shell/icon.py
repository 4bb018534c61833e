"""The icon of the program, drawn at the sizes that windows and bars ask for."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from barracan.resources import resource

_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_SMALL: Final = 32
"""Up to this size the simpler drawing is used."""


def draw_icon_image(size: int) -> QImage:
    """The icon so many pixels wide and high, on nothing; it needs no application."""
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(str(resource("pictures", "icon-small.svg" if size <= _SMALL else "icon.svg")))
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter)
    return image


def program_icon() -> QIcon:
    """The icon in all sizes."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(QPixmap.fromImage(draw_icon_image(size)))
    return icon
