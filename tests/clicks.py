"""Clicks that Qt's own test module makes but half."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest


def double_click(widget, pos: QPoint | None = None) -> None:
    """Click twice and let go of the button, which ``mouseDClick`` still holds in the end."""
    where = widget.rect().center() if pos is None else pos
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=where)
