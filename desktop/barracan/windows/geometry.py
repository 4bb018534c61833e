"""The size and place of the window, from one time to the next."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from barracan.files import make_private

_ROOM_TO_SPARE: Final = 2200
"""A screen so wide shows the window at a usual size; a smaller one gives it nearly all its room."""
_USUAL: Final = QSize(1920, 1080)


def restore(window: QWidget, file: Path) -> None:
    """Let the window lie as it did last, or as suits the screen."""
    make_private(file)
    geometry = _settings(file).value("geometry")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):
        room = QGuiApplication.primaryScreen().availableGeometry().size()
        window.resize(room * 0.9 if room.width() < _ROOM_TO_SPARE else _USUAL)


def keep(window: QWidget, file: Path) -> None:
    """Remember how the window lies."""
    settings = _settings(file)
    settings.setValue("geometry", window.saveGeometry())
    settings.sync()
    make_private(file)


def _settings(file: Path) -> QSettings:
    return QSettings(str(file), QSettings.Format.IniFormat)
