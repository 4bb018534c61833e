"""What a game lays over its table for a choice that needs no cards, where buttons in rows would not do."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Signal

from barracan.model.offers import Target
from barracan.model.view import SeatView
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout


class SheetContent(NamedTuple):
    """What is to be chosen, and the table on which."""

    targets: Sequence[Target]
    view: SeatView
    layout: Layout
    people: People


class ChoiceSheet(HudItem):
    """A sheet on which a person marks what is meant; the action bar's buttons then do it.

    Signals:
        changed: something else is marked.
    """

    changed = Signal()

    def show_content(self, content: SheetContent) -> None:
        """Show what may be chosen; what is marked stays marked while the choice is the same."""
        raise NotImplementedError

    def bar_buttons(self) -> Sequence[ButtonContent]:
        """The buttons of the action bar, by the names of choices; the last of them does what is marked."""
        raise NotImplementedError

    def places(self) -> Sequence[QRectF]:
        """Where on the scene there is something to mark."""
        return [self.on_scene(self.area())]

    def hinted_places(self) -> Sequence[QRectF]:
        """Where on the scene lies what a hint means."""
        return ()

    def show_hint(self, name: str) -> None:
        """Mark what this choice is made of as a hint; with an empty name nothing."""
