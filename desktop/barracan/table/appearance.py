"""How a table looks: its colours, its cards, the side its panel is at, and how it fills its window."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from barracan.table import timings
from barracan.table.cards.faces import Faces
from barracan.table.cards.stage import Stage
from barracan.table.hud.base import hud_items
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.highlights import Highlights
from barracan.table.layouts.table_layout import table_size
from barracan.table.themes import FOUR_COLOURS, Outfit, Theme
from barracan.table.timings import single_shot

_FREE: Final = 5
"""While a window is being resized, layouts take one part in so many of the time: pictures need the rest."""


class Themed(Protocol):
    """What has the colours of the table."""

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""


class Appearance(QObject):
    """Gives a table its looks and its size; *others* have colours beside stage, hud and panel.

    Attributes:
        outfit: how the table looks and handles now.
        theme: the colours it has now.
        resizing: whether the window has not come to rest yet.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        theme: Theme,
        faces: Faces,
        stage: Stage,
        hud: Hud,
        panel: Panel,
        others: Sequence[Themed],
        highlights: Highlights,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._faces = faces
        self._stage = stage
        self._hud = hud
        self._panel = panel
        self._others = others
        self._highlights = highlights
        self.outfit = Outfit(theme)
        self.theme = theme
        self.resizing = False
        self.at_rest = single_shot(self, timings.RESIZE_REST, self.rest)
        self._pausing = single_shot(self, timings.RESIZE_STEP, self._fit)

    def apply(self, outfit: Outfit) -> None:
        """Look and handle like this from now on."""
        before, self.outfit = self.outfit, outfit
        if (outfit.faces, outfit.back) != (before.faces, before.back):
            self._faces.set_art(outfit.faces, outfit.back)
            self._hud.set_back(outfit.back)
            self._panel.lay_faces()
            self._redraw()
        if outfit.theme is not before.theme:
            self.set_theme(outfit.theme)
        if outfit.left_handed != before.left_handed:
            self._hud.set_left_handed(outfit.left_handed)
        if outfit.speed != before.speed:
            self._stage.set_speed(outfit.speed)
        options = self._stage.options._replace(
            card_size=outfit.card_size,
            large_index=outfit.large_index,
            left_handed=outfit.left_handed,
            text_size=outfit.text_size,
            four_colours=outfit.art == FOUR_COLOURS,
        )
        self._stage.lay_by(options)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self.theme = theme
        parts: tuple[Themed, ...] = (self._stage.tableau, self._hud, self._panel, *self._others)
        for part in parts:
            part.set_theme(theme)
        for item in hud_items(self._scene):
            if item.theme is not theme and item.parentItem() is None:  # a moment
                item.set_theme(theme)
        self._scene.invalidate()

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen of this pixel ratio."""
        self._faces.set_ratio(ratio)
        self._stage.tableau.set_theme(self.theme)
        self._redraw()

    def resize(self, size: QSizeF) -> None:
        """Fit the table into a window of this size, at once.

        While sizes follow each other quickly, each is laid out that there is time for, and the last one always; faces
        are rendered again when the window has come to rest.
        """
        first, size = self._stage.layout is None, table_size(size, watched=self._stage.watched)
        self._scene.setSceneRect(QRectF(QPointF(0, 0), size))
        self._stage.size = size
        if self._stage.view is None:
            return
        self._stage.finish()
        if first:
            self._fit()
            return
        if not self.resizing:
            self._set_resizing(True)
        self.at_rest.start()
        if not self._pausing.isActive():
            self._fit()

    def rest(self) -> None:
        """Draw everything at its true size: a resize has come to rest, or faces look different now."""
        self._fit()
        self._set_resizing(False)
        for item in hud_items(self._scene):
            item.redraw()
        self._scene.update()
        cards = self._stage.tableau.cards()
        for card in cards:
            card.refresh()
        self._faces.keep_only({card.spot.width for card in cards})

    def _set_resizing(self, resizing: bool) -> None:
        self._faces.held = self.resizing = resizing
        for item in hud_items(self._scene):
            item.resizing = resizing

    def _fit(self) -> None:
        """Lay the table out for the size it has now; not again for a moment."""
        stage = self._stage
        if stage.layout is None or QSizeF(stage.layout.width, stage.layout.height) != stage.size:
            begin = perf_counter()
            stage.lay_all()
            self._highlights.show()
            spent = round(1000 * (perf_counter() - begin))
            self._pausing.start(max(timings.RESIZE_STEP, _FREE * spent))

    def _redraw(self) -> None:
        """Faces have changed: draw them at their true size."""
        self.rest()
        self._highlights.show()
