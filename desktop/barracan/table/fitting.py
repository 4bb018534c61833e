"""The table fitted into its window: at once, and at its true sharpness when the window has come to rest."""

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from barracan.table import timings
from barracan.table.timings import single_shot

if TYPE_CHECKING:
    from barracan.table.scene import TableScene

_FREE = 5
"""While a window is being resized, layouts take one part in so many of the time: pictures need the rest."""


class Fitting(QObject):
    """Keeps one scene at the size of its window.

    Attributes:
        resizing: whether the window has not come to rest yet.
    """

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.resizing = False
        self._at_rest = single_shot(self, timings.RESIZE_REST, self.rest)
        self._pausing = single_shot(self, timings.RESIZE_STEP, self._fit)

    def resize(self, size: QSizeF) -> None:
        """Fit the table into a window of this size, at once.

        While sizes follow each other quickly, each is laid out that there is time for, and the last one always; faces
        are rendered anew when the window has come to rest.
        """
        scene = self._scene
        first = scene.layout is None
        scene.setSceneRect(QRectF(QPointF(0, 0), size))
        scene.stage.size = size
        if scene.view is None:
            return
        scene.finish_motion()
        if first:
            self._fit()
            return
        scene.faces.held = self.resizing = True
        self._at_rest.start()
        if not self._pausing.isActive():
            self._fit()

    def rest(self) -> None:
        """Draw everything at its true size: a resize has come to rest, or faces look different now."""
        scene = self._scene
        self._fit()
        scene.faces.held = self.resizing = False
        for item in scene.hud_items():
            item.redraw()
        scene.update()
        cards = scene.tableau.cards()
        for card in cards:
            card.refresh()
        scene.faces.keep_only({card.spot.width for card in cards})

    def _fit(self) -> None:
        """Lay the table out for the size it has now; not again for a moment."""
        stage = self._scene.stage
        if stage.layout is None or QSizeF(stage.layout.width, stage.layout.height) != stage.size:
            begin = perf_counter()
            stage.lay_all()
            self._scene.highlights.show()
            spent = round(1000 * (perf_counter() - begin))
            self._pausing.start(max(timings.RESIZE_STEP, _FREE * spent))
