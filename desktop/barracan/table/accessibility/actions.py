"""What a screen reader may do with a card, a place or a button: the same as a click or the space bar does."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QAccessibleActionInterface


class Action(NamedTuple):
    """One thing to do: its kind as Qt names it, its word, what it brings, its key, and the way to do it."""

    kind: str
    word: str
    what: str
    key: str
    act: Callable[[], None]


class Actions(QAccessibleActionInterface):
    """The actions of one thing on the table; *find* says which one there is now."""

    def __init__(self, find: Callable[[], Action | None]) -> None:
        super().__init__()
        self._find = find

    def actionNames(self) -> list[str]:
        action = self._find()
        return [action.kind] if action is not None else []

    def doAction(self, name: str) -> None:
        action = self._named(name)
        if action is not None:
            action.act()

    def localizedActionName(self, name: str) -> str:
        action = self._named(name)
        return action.word if action is not None else ""

    def localizedActionDescription(self, name: str) -> str:
        action = self._named(name)
        return action.what if action is not None else ""

    def keyBindingsForAction(self, name: str) -> list[str]:
        action = self._named(name)
        return [action.key] if action is not None and action.key else []

    def _named(self, name: str) -> Action | None:
        """The action of now, if it is the one that is meant: the table may have changed since it was read."""
        action = self._find()
        return action if action is not None and action.kind == name else None
