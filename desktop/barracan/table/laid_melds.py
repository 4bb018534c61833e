"""The melds of a rummy's table, read out of the view of any of these games."""

from typing import Any, NamedTuple

from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.table.layouts.seating import side_of


class LaidMeld(NamedTuple):
    """A meld on the table: whose it is, its cards, what a wildcard among them stands for, and what it is worth.

    ``stands`` has a word for each card, empty for one that stands for itself; ``worth`` is ``clean``, ``semi_clean``,
    ``dirty`` or empty.
    """

    place: Place
    side: int
    cards: tuple[Code, ...]
    stands: tuple[str, ...]
    worth: str = ""

    @property
    def turned(self) -> int:
        """How many of its last cards lie across: two of a clean meld, one of another that is worth something."""
        return {"": 0, "clean": 2}.get(self.worth, 1)


def melds_of(view: Any) -> tuple[LaidMeld, ...]:
    """Every meld on the table, in the order of their numbers."""
    if hasattr(view, "table"):
        return tuple(
            _laid(f"meld:{side}:{number}", side, meld)
            for side, table in enumerate(view.table)
            for number, meld in enumerate(table.melds)
        )
    return tuple(_laid(f"meld:{number}", side_of(view, meld.seat), meld) for number, meld in enumerate(view.melds))


def next_meld(view: Any) -> Place:
    """The place where the viewer's side would lay its next meld."""
    if hasattr(view, "table"):
        side = side_of(view, view.seat)
        return f"meld:{side}:{len(view.table[side].melds)}"
    return f"meld:{len(view.melds)}"


def _laid(place: Place, side: int, meld: Any) -> LaidMeld:
    return LaidMeld(place, side, meld.cards, _stands(meld), getattr(meld, "worth", ""))


def _stands(meld: Any) -> tuple[str, ...]:
    """What each card stands for where that is not itself; a card or, in a group, a rank."""
    if hasattr(meld, "stands"):
        pairs = zip(meld.cards, meld.stands, strict=True)
        return tuple("" if card == stands else stands for card, stands in pairs)
    wild = getattr(meld, "wild", -1)
    return tuple(meld.stands_for if at == wild else "" for at in range(len(meld.cards)))
