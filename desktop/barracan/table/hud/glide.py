"""What stands beside cards moves with them where the table is laid again."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation, Signal

from barracan.table import timings
from barracan.table.cards.motion import in_out_cubic
from barracan.table.hud.base import HudItem
from barracan.table.hud.labels import Label


class Glide(QVariantAnimation):
    """Lets labels, plates and fans glide from where they stood, and grounds grow; type never changes its size.

    Signals:
        rested: everything is where it belongs.
    """

    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._before: dict[HudItem, QRectF] = {}
        self._ways: dict[HudItem, tuple[QRectF, QRectF]] = {}
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._move)

    def remember(self, items: Iterable[HudItem]) -> None:
        """Remember where these stand, before they are placed again."""
        self.end()
        self._before = {item: item.area_in_parent() for item in items if item.isVisible() or item.STRETCHES}

    def begin(self, items: Iterable[HudItem], speed: float) -> None:
        """Let them glide from there to where they stand now."""
        now = {item: item.area_in_parent() for item in items if item in self._before}
        self._ways = {
            item: (self._before[item], end) for item, end in now.items() if _glides(item, self._before[item], end)
        }
        self._before = {}
        if speed == timings.OFF:
            self._ways = {}
        if self._ways:
            self.setDuration(round(timings.RELAYOUT * speed))
            self._move(0.0)
            self.start()

    def goal(self, item: HudItem) -> QRectF:
        """Where this one stands once all rest."""
        return self._ways[item][1] if item in self._ways else item.area_in_parent()

    def end(self) -> None:
        """Let everything be where it belongs."""
        self.stop()
        for item, (_, end) in self._ways.items():
            _put(item, end)
        self._ways = {}

    def moves(self, item: HudItem) -> bool:
        """Whether this one glides just now."""
        return item in self._ways

    def _move(self, part: float) -> None:
        eased = in_out_cubic(part)
        for item, (start, end) in self._ways.items():
            _put(item, _between(start, end, eased) if item.STRETCHES else _moved(start, end, eased))
        if part >= 1:
            self._ways = {}
            self.rested.emit()


def _glides(item: HudItem, start: QRectF, end: QRectF) -> bool:
    """Whether it has moved; what has another size now is another thing, but for words, whose room alone is another."""
    return start != end and (item.STRETCHES or start.size() == end.size() or isinstance(item, Label))


def _put(item: HudItem, rect: QRectF) -> None:
    if item.scene() is not None:
        item.set_rect(rect)


def _moved(start: QRectF, end: QRectF, part: float) -> QRectF:
    return QRectF(start.topLeft() + (end.topLeft() - start.topLeft()) * part, end.size())


def _between(start: QRectF, end: QRectF, part: float) -> QRectF:
    corner = start.bottomRight() + (end.bottomRight() - start.bottomRight()) * part
    return QRectF(QPointF(_moved(start, end, part).topLeft()), corner)
