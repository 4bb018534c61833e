"""Lets screen readers see the table: what they ask for is made only when one asks."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_OURS = frozenset({"TableView", "CardItem", "PlaceItem", "HudItem"})
_installed: list[bool] = []


def install() -> None:
    """Answer from now on for the table's view and the items of its scene; to be called before any widget is made."""
    if not _installed:
        QAccessible.installFactory(_interface)
        _installed.append(True)


def _interface(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    if kind not in _OURS or thing is None:
        return None
    from barracan.table.accessibility.interfaces import interface_of

    return interface_of(thing)
