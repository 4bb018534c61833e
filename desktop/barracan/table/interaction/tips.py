"""Tool tips of a table: a line beside what the pointer rests on, as the keyboard's cursor has it."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from barracan.table.cards.card_item import CardItem
from barracan.table.cards.stage import Stage
from barracan.table.hud.hud import Hud


class Tips:
    """Shows the tip of what lies under the pointer until the pointer leaves that.

    Attributes:
        over: what the tip is of that is shown.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, hud: Hud) -> None:
        self._scene = scene
        self._stage = stage
        self._hud = hud
        self.over: QGraphicsItem | None = None

    def show_at(self, point: QPointF) -> None:
        """Show the tip of what lies here; with none show none any more."""
        self.over = next((item for item in self._scene.items(point) if item.toolTip()), None)
        if isinstance(self.over, CardItem):
            self._hud.show_tip(self.over.toolTip(), self._stage.tableau.area_of(self.over.place))
        elif self.over is not None:
            self._hud.show_tip(self.over.toolTip(), self.over.sceneBoundingRect(), upright=True)
        else:
            self.leave()

    def follow(self, point: QPointF) -> None:
        """The pointer is here now."""
        over = self.over
        if over is not None and (over.scene() is not self._scene or not over.sceneBoundingRect().contains(point)):
            self.leave()

    def leave(self) -> None:
        """Show none any more."""
        self.over = None
        self._hud.hide_tip()
