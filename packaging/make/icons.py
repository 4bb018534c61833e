"""Write the icon in the forms of Windows and macOS into ``dist``: ``python packaging/make/icons.py [FOLDER]``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from project import ROOT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

PICTURES = ROOT / "resources" / "pictures"
SMALL = 32
"""Up to this size the simpler drawing is used."""
WINDOWS = "barracan.ico"
MACOS = "barracan.icns"
LARGEST = {WINDOWS: 256, MACOS: 1024}


def draw(size: int) -> QImage:
    """The icon at this size, on nothing."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(str(PICTURES / ("icon-small.svg" if size <= SMALL else "icon.svg")))
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return image


def main() -> int:
    """Write both files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    folder.mkdir(parents=True, exist_ok=True)
    for name, size in LARGEST.items():
        if not draw(size).save(str(folder / name)):
            print(f"{folder / name} could not be written: Qt has no writer for it here.", file=sys.stderr)
            return 1
        print(folder / name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
