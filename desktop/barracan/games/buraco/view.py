"""What a seat of Buraco sees (D9)."""

from barracan.games.buraco.course import SHOWN
from barracan.games.burraco.view import BurracoView
from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards

_OPENS_WITH = QT_TRANSLATE_NOOP("buraco", "opens with {least} points")


@value
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
    shown: tuple[Code, ...] = ()
    """The melds of a failed opening, in the moment in which all see them (D4.4)."""

    def note(self, side: int) -> Text | None:
        """What is to be known of a side beside its melds, what it needs to open too (D4, D9)."""
        if not self.opened[side]:
            return Text("buraco", _OPENS_WITH, {"least": self.minimums[side]})
        return BurracoView.note(self, side)

    def places(self) -> dict[Place, Cards]:
        """Every place with its cards; the stock shows its top card to the seat that has to choose."""
        places = BurracoView.places(self)
        if self.top is not None:
            places["stock"] = (*places["stock"][:-1], self.top)
        if self.options["failed_opening"] == "penalty":
            places[SHOWN] = self.shown
        return places
