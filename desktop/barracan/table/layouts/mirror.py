"""The table for the left hand: panel and drawer controls at the left, the cards as they were beside them."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QRectF

from barracan.table.layouts.geometry import Layout, Spot

_STAYS: Final = {"top_bar", "panel", "index"}


def mirrored(laid: Layout) -> Layout:
    """The same table with the panel at its left; without a panel beside it nothing moves."""
    if laid.panel is None or laid.drawer:
        return laid
    shift = laid.width - laid.panel.left()
    for field in fields(laid):
        if field.name not in _STAYS:
            setattr(laid, field.name, _shifted(getattr(laid, field.name), shift))
    laid.panel = QRectF(shift - laid.panel.width(), laid.panel.top(), laid.panel.width(), laid.panel.height())
    return laid


def _shifted(value: Any, shift: float) -> Any:
    if isinstance(value, QRectF):
        return value.translated(shift, 0)
    if isinstance(value, Spot):
        return value._replace(x=value.x + shift)
    if isinstance(value, dict):
        return {name: _shifted(each, shift) for name, each in value.items()}
    if isinstance(value, tuple):
        return tuple(_shifted(each, shift) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, rect=_shifted(value.rect, shift))
    return value
