"""Why cards do not go to a place of the table (model.game: ``place_refusal``)."""

from collections.abc import Sequence

from barracan.games.barracuda import legality
from barracan.games.barracuda.melds import Meld, read
from barracan.games.barracuda.moves import Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.place_refusals import INTO_HAND, ONE_DISCARD, ONE_LAY_OFF, STOCK, hand_fault, misplaced
from barracan.model.cards import CODES, KINDS, Kind, codes
from barracan.model.offers import Pick
from barracan.model.places import HAND, MELD, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "top": QT_TRANSLATE_NOOP("barracuda", "The top discard is taken only to be laid at once, with two cards or alone."),
}


def place_refusal(state: BarracudaState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    if state.turn != seat:
        return _said_of(legality.refusal(state, Draw(seat)), place)
    beside = next((pick.place for pick in picks if pick.place != place_name(HAND, seat)), None)
    cards = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    if state.phase is Phase.DRAW:
        return _drawing(state, seat, cards, beside, place)
    if beside is not None or not cards:
        return _said_of(legality.refusal(state, Draw(seat)), place)
    return _playing(state, seat, cards, place)


def _said_of(fault: Refusal | None, place: PlaceName) -> Refusal:
    assert fault is not None
    return Refusal(fault.clause, fault.reason, fault.cards, (place,))


def _drawing(
    state: BarracudaState, seat: int, cards: Sequence[Kind], beside: PlaceName | None, place: PlaceName
) -> Refusal:
    if beside == "stock" and not cards:
        return misplaced("U4.2", INTO_HAND, place)
    if beside == "discard" or (cards and place == "discard" and state.discard):
        number = read_place(place).number
        fits = read_place(place).kind == MELD and not cards and number < len(state.melds)
        fault = legality.refusal(state, Take(seat, meld=number)) if fits else None
        return fault or Refusal("U4.4", Text("barracuda", _TEXTS["top"]), places=(place,))
    return _said_of(legality.refusal(state, Discard(seat, CODES[0])), place)


def _playing(state: BarracudaState, seat: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    kind, number = read_place(place).kind, read_place(place).number
    if kind == "discard":
        return misplaced("U4.1", ONE_DISCARD, place)
    if kind == "stock":
        return misplaced("U4.2", STOCK, place)
    if state.phase is Phase.DISCARD and kind != "hand":
        return _said_of(legality.refusal(state, LayMeld(seat, codes(cards))), place)
    if kind != "meld":
        return hand_fault("U4.5", seat, place)
    if number < len(state.melds):
        if len(cards) > 1:
            return misplaced("U3.3", ONE_LAY_OFF, place)
        return _said_of(legality.refusal(state, LayOff(seat, number, CODES[cards[0]])), place)
    meld = read(cards, seat)
    return _said_of(legality.refusal(state, LayMeld(seat, codes(cards))) if isinstance(meld, Meld) else meld, place)
