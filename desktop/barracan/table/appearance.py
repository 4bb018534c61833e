"""How a table looks: its colours, its cards and the side its panel is at."""

from typing import TYPE_CHECKING

from barracan.table.outfit import Outfit
from barracan.table.themes import Theme

if TYPE_CHECKING:
    from barracan.table.scene import TableScene


class Appearance:
    """Dresses one scene.

    Attributes:
        outfit: how the table looks and handles now.
        theme: the colours it has now.
    """

    def __init__(self, scene: "TableScene", theme: Theme) -> None:
        self._scene = scene
        self.outfit = Outfit(theme)
        self.theme = theme

    def wear(self, outfit: Outfit) -> None:
        """Look and handle like this from now on."""
        scene = self._scene
        before, self.outfit = self.outfit, outfit
        if (outfit.faces, outfit.back) != (before.faces, before.back):
            scene.faces.set_art(outfit.faces, outfit.back)
            scene.hud.set_back(outfit.back)
            scene.panel.lay_faces()
            self._redraw()
        if outfit.theme is not before.theme:
            self.set_theme(outfit.theme)
        if outfit.mirrored != before.mirrored:
            scene.hud.set_mirrored(outfit.mirrored)
        if outfit.speed != before.speed:
            scene.stage.set_speed(outfit.speed)
        scene.stage.set_sizes(outfit.card_size, large_index=outfit.large_index, mirrored=outfit.mirrored)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self.theme = theme
        scene = self._scene
        for part in (scene.tableau, scene.hud, scene.panel, scene.labels):
            part.set_theme(theme)
        scene.invalidate()

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen of this pixel ratio."""
        self._scene.faces.set_ratio(ratio)
        self._scene.tableau.set_theme(self.theme)
        self._redraw()

    def _redraw(self) -> None:
        """Faces have changed: draw them at their true size."""
        self._scene.fitting.rest()
        self._scene.highlights.show()
