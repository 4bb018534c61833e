"""Why cards do not go to a place of the table (model.game: ``place_refusal``)."""

from collections.abc import Sequence

from barracan.games.concan import legality
from barracan.games.concan.drafts import draft_fault
from barracan.games.concan.moves import Discard, Draw, LayOff, Take
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.place_refusals import INTO_HAND, ONE_DISCARD, ONE_LAY_OFF, STOCK, hand_fault, misplaced
from barracan.games.rummy.melds import ENDS
from barracan.model.cards import CODES, JOKER, KINDS, Code, Kind, shown
from barracan.model.offers import Pick
from barracan.model.places import HAND, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "ends": QT_TRANSLATE_NOOP("concan", "This run takes the {low} or the {high} only."),
    "end": QT_TRANSLATE_NOOP("concan", "This run takes the {card} only."),
    "whole": QT_TRANSLATE_NOOP("concan", "This run takes no more cards."),
}


def place_refusal(state: ConcanState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    if state.turn != seat:
        return _fault_of_turn(state, seat, place)
    beside = next((pick.place for pick in picks if pick.place != place_name(HAND, seat)), None)
    cards = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    if state.phase is Phase.TAKE:
        return _taking(state, seat, cards, beside, place)
    if beside is not None or not cards or (state.phase is Phase.FIRST and place != "discard"):
        return _fault_of_turn(state, seat, place)
    return _laying(state, seat, cards, place)


def _fault_of_turn(state: ConcanState, seat: int, place: PlaceName) -> Refusal:
    """Why nothing is drawn now, said of a place."""
    fault = legality.refusal(state, Draw(seat))
    assert fault is not None
    return Refusal(fault.clause, fault.reason, (), (place,))


def _taking(
    state: ConcanState, seat: int, cards: Sequence[Kind], beside: PlaceName | None, place: PlaceName
) -> Refusal:
    if beside == "stock" and not cards:
        return misplaced("N4.3", INTO_HAND, place)
    take = legality.refusal(state, Take(seat))
    if beside == "discard":
        return take or misplaced("N4.4", INTO_HAND, place)
    fault = legality.refusal(state, Discard(seat, CODES[JOKER]))
    assert fault is not None
    return Refusal(fault.clause, fault.reason, (), (place,))


def _laying(state: ConcanState, seat: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    kind, number = read_place(place).kind, read_place(place).number
    if kind == "discard":
        fault = legality.refusal(state, Discard(seat, CODES[cards[0]])) if len(cards) == 1 else None
        return fault or misplaced("N4.1" if state.phase is Phase.FIRST else "N4.2", ONE_DISCARD, place)
    if kind == "meld":
        if number >= len(state.melds):
            return draft_fault(cards)
        return _lay_off_fault(state, seat, number, cards, place)
    return misplaced("N4.3", STOCK, place) if kind == "stock" else hand_fault("N4.9", seat, place)


def _lay_off_fault(state: ConcanState, seat: int, number: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    """Why a meld that lies there does not take these cards (N5.3, N6.1)."""
    if len(cards) > 1 and state.opened[seat]:
        return misplaced("N6.1", ONE_LAY_OFF, place)
    meld, card = state.melds[number], cards[0]
    ends = (None,) if meld.run is None else ENDS
    wanted = [meld.missing if end is None else meld.next_card(end) for end in ends]
    move = LayOff(seat, number, CODES[card], ends[0])
    for end, fitting in zip(ends, wanted, strict=True):
        if fitting is not None and card in {fitting, JOKER}:
            move = LayOff(seat, number, CODES[card], end, CODES[fitting] if card == JOKER else None)
    fault = legality.refusal(state, move)
    assert fault is not None
    if fault.clause != "N6.1" or meld.run is None:
        return Refusal(fault.clause, fault.reason, fault.cards, (place,))
    return _ends_fault([shown(CODES[fitting]) for fitting in wanted if fitting is not None], CODES[card], place)


def _ends_fault(ends: Sequence[str], card: Code, place: PlaceName) -> Refusal:
    """Why a run does not take a card at either end (N6.1)."""
    if len(ends) == 2:
        reason = Text("concan", _TEXTS["ends"], {"low": ends[0], "high": ends[1]})
    else:
        reason = Text("concan", _TEXTS["end" if ends else "whole"], {"card": ends[0]} if ends else {})
    return Refusal("N6.1", reason, (card,), (place,))
