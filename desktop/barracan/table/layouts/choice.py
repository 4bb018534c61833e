"""Which layout a view is shown on."""

from typing import Any

from PySide6.QtCore import QSizeF

from barracan.table.layouts.geometry import Layout
from barracan.table.seen import Family, family_of


def layout(size: QSizeF, view: Any, **wishes: Any) -> Layout:
    """Lay the table of this view; the layouts of other games load when they are first needed."""
    family = family_of(view)
    if family is Family.TRICKS:
        from barracan.table.layouts import tricks

        return tricks.layout(size, view, **wishes)
    if family is Family.RUMMY:
        from barracan.table.layouts import rummy

        return rummy.layout(size, view, **wishes)
    from barracan.table.layouts import barracan

    return barracan.layout(size, view, **wishes)
