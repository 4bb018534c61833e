"""Why something was refused, shown at the cards or the place at fault."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.cards import Code
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.table.cards.stage import Stage
from barracan.table.hud.hud import Hud
from barracan.table.interaction.highlights import Highlights
from barracan.table.interaction.selection import Selection
from barracan.table.layouts.geometry import Layout

_ABOVE_POINTER: Final = QPointF(0, -30)


class Refusals:
    """Tells refusals in a bubble that points at what is at fault.

    Attributes:
        last_point: where the pointer was pressed last, if no key has been pressed since.
    """

    def __init__(self, stage: Stage, selection: Selection, highlights: Highlights, hud: Hud) -> None:
        self._stage = stage
        self._selection = selection
        self._highlights = highlights
        self._hud = hud
        self.last_point: QPointF | None = None

    def show(self, refusal: Refusal) -> None:
        """Mark the cards at fault and say why."""
        faulty = {card for card in self._stage.tableau.cards() if _names(refusal, card.code, card.place)}
        held_over = self._selection.refused if self._stage.held else set()
        self._selection.refused = faulty | held_over
        self._highlights.show()
        self.say(refusal)

    def say(self, refusal: Refusal) -> None:
        """Show the bubble, unless nothing has been laid yet, as behind a table in text."""
        layout = self._stage.layout
        if layout is None:
            return
        top = layout.top_bar.bottom()
        bounds = QRectF(0, top, self._stage.size.width(), self._stage.size.height() - top)
        self._hud.show_refusal(refusal, self._fault_point(refusal, layout), bounds)

    def _fault_point(self, refusal: Refusal, layout: Layout) -> QPointF:
        if self._selection.refused:
            return _top_of(next(iter(self._selection.refused)).spot.rect)
        for place in refusal.places:
            area = self._stage.tableau.area_of(place)
            if not area.isEmpty():
                return _top_of(area)
        if self.last_point is not None:
            return self.last_point + _ABOVE_POINTER
        return _top_of(layout.action_bar)


def _names(refusal: Refusal, code: Code | None, place: PlaceName) -> bool:
    return code in refusal.cards and (not refusal.places or place in refusal.places)


def _top_of(area: QRectF) -> QPointF:
    return QPointF(area.center().x(), area.top())
