"""What a move that melds takes from a hand and puts on the table, read once for judging and for making it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from barracan.games.concan import melds as melding
from barracan.games.concan.melds import Meld
from barracan.games.concan.moves import NewMeld, SwapPart
from barracan.games.concan.state import ConcanState
from barracan.model.cards import CODES, JOKER, KINDS, Kind, shown
from barracan.model.places import MELD, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "no_meld": QT_TRANSLATE_NOOP("concan", "There is no such meld on the table. Choose one that lies there."),
    "no_joker": QT_TRANSLATE_NOOP("concan", "No joker of this meld stands for the {card}. Choose another card."),
}


class Laying(NamedTuple):
    """New melds, the melds that swaps have changed, and the cards of the hand, gained jokers too, that are used."""

    melds: tuple[Meld, ...]
    swapped: Mapping[int, Meld]
    used: list[Kind]
    gained: int

    @property
    def value(self) -> int:
        """What the new melds count (N5.2)."""
        return sum(meld.value for meld in self.melds)

    @property
    def jokers(self) -> int:
        """How many jokers the new melds hold."""
        return sum(meld.cards.count(JOKER) for meld in self.melds)


def laying(state: ConcanState, seat: int, melds: Sequence[NewMeld], swaps: Sequence[SwapPart]) -> Laying | Refusal:
    """Read what a move lays, or say why its melds are none or its swaps meet no joker (N3, N6.3)."""
    swapped: dict[int, Meld] = {}
    used: list[Kind] = []
    for swap in swaps:
        if not 0 <= swap.meld < len(state.melds):
            return no_meld("N6.3")
        card = KINDS[swap.card]
        meld = swapped.get(swap.meld, state.melds[swap.meld])
        if not meld.swaps >> card & 1:
            return no_joker(swap.meld, card)
        swapped[swap.meld] = meld.swapped(card)
        used.append(card)
    laid = []
    for new in melds:
        meld_or_fault = melding.read(new, seat)
        if isinstance(meld_or_fault, Refusal):
            return meld_or_fault
        laid.append(meld_or_fault)
        used += meld_or_fault.cards
    return Laying(tuple(laid), swapped, used, len(swaps))


def no_meld(clause: str) -> Refusal:
    """Say that a meld of this number does not lie on the table."""
    return Refusal(clause, Text("concan", _TEXTS["no_meld"]))


def no_joker(number: int, card: Kind) -> Refusal:
    """Say that a meld has no joker that stands for a card (N6.3)."""
    code = CODES[card]
    return Refusal(
        "N6.3", Text("concan", _TEXTS["no_joker"], {"card": shown(code)}), (code,), (place_name(MELD, number),)
    )
