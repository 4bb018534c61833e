"""Why a wish was refused, said at the cards or the place at fault."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from barracan.model.refusal import Refusal

if TYPE_CHECKING:
    from barracan.table.scene import TableScene

_ABOVE_POINTER = QPointF(0, -30)


class Refusals:
    """Says refusals on one scene, in a bubble that points at what is at fault."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene

    def show(self, refusal: Refusal) -> None:
        """Mark the cards at fault and say why."""
        faulty = {card for card in self._scene.tableau.cards() if _names(refusal, card.code, card.place)}
        held_over = self._scene.selection.refused if self._scene.stage.held else set()
        self._scene.selection.refused = faulty | held_over
        self._scene.highlights.show()
        self.say(refusal)

    def say(self, refusal: Refusal) -> None:
        """Show the bubble."""
        scene = self._scene
        top = scene.layout.top_bar.bottom() if scene.layout is not None else 0.0
        bounds = QRectF(0, top, scene.width(), scene.height() - top)
        scene.hud.show_refusal(refusal, self._fault_point(refusal), bounds)

    def _fault_point(self, refusal: Refusal) -> QPointF:
        scene = self._scene
        if scene.selection.refused:
            return _top_of(next(iter(scene.selection.refused)).spot.rect)
        for place in refusal.places:
            area = scene.area_of(place)
            if not area.isEmpty():
                return _top_of(area)
        if scene.pointer.last_point is not None:
            return scene.pointer.last_point + _ABOVE_POINTER
        return _top_of(scene.layout.action_bar)


def _names(refusal: Refusal, code: str | None, place: str) -> bool:
    return code in refusal.cards and (not refusal.places or place in refusal.places)


def _top_of(area: QRectF) -> QPointF:
    return QPointF(area.center().x(), area.top())
