"""What of the hud is printed on the table: at rest it is part of the table's own picture, which costs nothing."""

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsScene

from barracan.table.hud.base import HudItem


class Prints:
    """The printed items of one scene.

    Attributes:
        items: what is printed, from the ground up.
        version: another number whenever something else is to be printed.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: tuple[HudItem, ...] = ()
        self.version = 0

    def show(self, items: Iterable[HudItem]) -> None:
        """Print these and no others: what lies still, is seen, and has nothing but the table under it."""
        shown = [item for item in items if item.PRINTED and item.isVisible()]
        printed = tuple(sorted(shown, key=HudItem.zValue))
        if printed == self.items:
            return
        for item in set(self.items).symmetric_difference(printed):
            item.set_printed(self.renew if item in shown else None)
            self.renew(item)
        self.items = printed

    def renew(self, item: HudItem) -> None:
        """Print what this item covers again."""
        self.version += 1
        self._scene.update(item.sceneBoundingRect())
