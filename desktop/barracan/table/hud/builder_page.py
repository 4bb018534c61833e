"""What the panel asks of the page on which one game alone builds something beside the tray."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal

from barracan.model.cards import Code
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.cards.faces import Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.game_page import SideSummary
from barracan.table.hud.people import People


class BuilderPage(HudItem):
    """The page of a builder; the game that has one derives its own from this.

    Signals:
        ladder_changed: carries the LadderDraft that the person wants.
        place_pressed: a place was pressed while no card of the builder is selected; carries its name.
        left: the card taken along stays on its pile.
        arrange_pressed: the best ladder out of the hand is asked for; carries the number of the ladder shown.
        lay_pressed, clause_pressed: as on the tray page.
    """

    ladder_changed = Signal(object)
    place_pressed = Signal(str)
    left = Signal()
    arrange_pressed = Signal(int)
    lay_pressed = Signal(int)
    clause_pressed = Signal(str)

    def title(self) -> str:
        """The word on its tab."""
        return ""

    def summary(self, view: SeatView) -> SideSummary:
        """What the first page says of the viewer's side beside its points."""
        return SideSummary()

    def set_faces(self, faces: Faces) -> None:
        """Take card faces from here."""

    def lay_cards(self) -> None:
        """Lay the cards so that the indices of the faces they have now can be read."""

    def show_tray(self, view: SeatView, people: People, tray: TraySnapshot | None) -> None:
        """Show what lies on the table, and what is being built of it in the tray."""

    def choose(self, number: int) -> None:
        """Show what bears this number."""

    def put(self, place: str, cards: Sequence[Code]) -> None:
        """Ask for these cards at one of the builder's places."""

    def set_holding(self, holding: bool) -> None:
        """Light the places while cards are held or selected elsewhere."""

    def places(self) -> dict[str, QRectF]:
        """The visible places with their rects in the scene; none while the page is not shown."""
        return {}
