"""What a seat of Buraco sees (D9)."""

from dataclasses import dataclass

from barracan.games.buraco.course import SHOWN
from barracan.games.burraco.view import BurracoView
from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.model.view import Cards


@dataclass(frozen=True, slots=True)
class BuracoView(BurracoView):
    """Everything that D9 lets one seat know."""

    choosing: bool
    """Whether the first seat still has to accept or refuse the first card (D3.1)."""
    top: Code | None
    """The first card of the stock, for the seat that has to choose."""
    refused: Code | None
    """The card that was refused."""
    cut: int | None
    """The number of cards cut, if cuts are counted (D2.3)."""
    minimums: tuple[int, ...]
    """What each side needs to open now (D4)."""
    opened: tuple[bool, ...]
    failed: bool
    """Whether the seat to move has failed to open in this turn (D4.4)."""
    failures: tuple[int, ...]
    """The numbers of those actions that were failed openings."""
    time_up: bool

    def places(self) -> dict[Place, Cards]:
        """Every place with its cards; the stock shows its top card to the seat that has to choose."""
        places = BurracoView.places(self)
        if self.top is not None:
            places["stock"] = (*places["stock"][:-1], self.top)
        if self.options["failed_opening"] == "penalty":
            places[SHOWN] = ()
        return places
