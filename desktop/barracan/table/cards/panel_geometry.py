"""What cards must know of the side panel."""

from typing import Protocol

from PySide6.QtCore import QRectF


class PanelGeometry(Protocol):
    """What the stage must know of the side panel."""

    over: str
    """The page that lies over the table; empty while none does."""

    def panel_open(self, width: float) -> bool:
        """Whether the panel is open in a window of this width."""

    def draft_rects(self, number: int) -> list[QRectF]:
        """Where the cards of a draft lie."""
