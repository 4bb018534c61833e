"""Which layout a view is shown on."""

from typing import Any

from PySide6.QtCore import QSizeF

from barracan.model.view import Family, SeatView
from barracan.table.layouts.geometry import Layout


def layout(size: QSizeF, view: SeatView, **wishes: Any) -> Layout:
    """Lay the table of this view, for the left hand where that is wished."""
    laid = _laid(size, view, wishes)
    if not wishes.get("mirrored"):
        return laid
    from barracan.table.layouts.mirror import mirrored

    return mirrored(laid)


def _laid(size: QSizeF, view: SeatView, wishes: dict[str, Any]) -> Layout:
    """The layouts of other games load when they are first needed."""
    family = view.family()
    if family is Family.TRICKS:
        from barracan.table.tricks import layout as tricks_layout

        return tricks_layout.layout(size, view, **wishes)
    if family is Family.RUMMY:
        from barracan.table.rummy import layout as rummy_layout

        return rummy_layout.layout(size, view, **wishes)
    from barracan.table.barracan import layout as barracan_layout

    return barracan_layout.layout(size, view, **wishes)
