"""How furniture that comes to be read appears."""

from PySide6.QtCore import QVariantAnimation

from barracan.table import timings
from barracan.table.furniture.base import FurnitureItem


class Appearing(QVariantAnimation):
    """Fades an item in, as quickly as the table moves; where motion is off it is there at once."""

    def __init__(self, item: FurnitureItem) -> None:
        super().__init__(item)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(item.setOpacity)

    def begin(self, speed: float) -> None:
        """Let the item appear from now on."""
        self.stop()
        self.setDuration(round(timings.RELAYOUT * speed))
        self.parent().setOpacity(1.0 if speed == timings.OFF else 0.0)
        if speed != timings.OFF:
            self.start()
