"""How a table looks: its colours, its cards and the side its panel is at."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtWidgets import QGraphicsScene

from barracan.table.cards.faces import Faces
from barracan.table.cards.stage import Stage
from barracan.table.fitting import Fitting
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.highlights import Highlights
from barracan.table.outfit import Outfit
from barracan.table.themes import Theme


class Themed(Protocol):
    """What has the colours of the table."""

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""


class Appearance:
    """Gives a table its looks; *others* have colours beside stage, hud and panel.

    Attributes:
        outfit: how the table looks and handles now.
        theme: the colours it has now.
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
        fitting: Fitting,
        highlights: Highlights,
    ) -> None:
        self._scene = scene
        self._faces = faces
        self._stage = stage
        self._hud = hud
        self._panel = panel
        self._others = others
        self._fitting = fitting
        self._highlights = highlights
        self.outfit = Outfit(theme)
        self.theme = theme

    def wear(self, outfit: Outfit) -> None:
        """Look and handle like this from now on."""
        before, self.outfit = self.outfit, outfit
        if (outfit.faces, outfit.back) != (before.faces, before.back):
            self._faces.set_art(outfit.faces, outfit.back)
            self._hud.set_back(outfit.back)
            self._panel.lay_faces()
            self._redraw()
        if outfit.theme is not before.theme:
            self.set_theme(outfit.theme)
        if outfit.mirrored != before.mirrored:
            self._hud.set_mirrored(outfit.mirrored)
        if outfit.speed != before.speed:
            self._stage.set_speed(outfit.speed)
        self._stage.set_sizes(outfit.card_size, large_index=outfit.large_index, mirrored=outfit.mirrored)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self.theme = theme
        parts: tuple[Themed, ...] = (self._stage.tableau, self._hud, self._panel, *self._others)
        for part in parts:
            part.set_theme(theme)
        self._scene.invalidate()

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen of this pixel ratio."""
        self._faces.set_ratio(ratio)
        self._stage.tableau.set_theme(self.theme)
        self._redraw()

    def _redraw(self) -> None:
        """Faces have changed: draw them at their true size."""
        self._fitting.rest()
        self._highlights.show()
