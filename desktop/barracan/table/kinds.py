"""What only one kind of table has; each loads when it is first needed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from barracan.model.view import Family, SeatView
from barracan.table.hud.base import HudItem
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout

if TYPE_CHECKING:
    from barracan.table.hud.builder_page import BuilderPage


def find_labels(family: Family) -> Callable[[LabelMaker, Layout, SeatView, People], None]:
    """What writes the words on this kind of table."""
    if family is Family.TRICKS:
        from barracan.table.tricks.labels import label_trick_table

        return label_trick_table
    if family is Family.RUMMY:
        from barracan.table.rummy.labels import label_rummy_table

        return label_rummy_table
    from barracan.table.barracan.labels import label_piles_table

    return label_piles_table


def make_builder(panel: HudItem) -> "BuilderPage":
    """The page on which ladders are built."""
    from barracan.table.barracan.ladder_page import LadderPage

    return LadderPage(panel)
