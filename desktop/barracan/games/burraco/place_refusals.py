"""Why cards do not go to a place of the table (model.game: ``place_refusal``)."""

from collections.abc import Sequence
from typing import Any

from barracan.games.burraco import legality, melds
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Discard, Draw
from barracan.games.burraco.offers import Refuses
from barracan.games.burraco.state import Drawn, PotState
from barracan.games.burraco.terms import WILD, Terms
from barracan.games.place_refusals import INTO_HAND, ONE_DISCARD, OTHERS, POT, STOCK, hand_fault, misplaced
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE
from barracan.model.cards import ACE, CODES, KINDS, RANK_OF, RANKS, SUIT_OF, Kind, codes, shown
from barracan.model.offers import Pick
from barracan.model.places import HAND, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "group_rank": QT_TRANSLATE_NOOP("burraco", "This group takes cards of its rank, {rank}, and one wildcard."),
    "run_suit": QT_TRANSLATE_NOOP("burraco", "A run is of one suit. The {card} is of another."),
    "run_next": QT_TRANSLATE_NOOP("burraco", "With the {card} this is no run: no rank is left out, none comes twice."),
    "one_wild": QT_TRANSLATE_NOOP("burraco", "A meld has one wildcard at most, not {count}. Leave the others out."),
}


def _refuse(clause: str, name: str, cards: Sequence[Kind], place: PlaceName, /, **arguments: int | str) -> Refusal:
    return Refusal(clause, Text("burraco", _TEXTS[name], arguments), codes(cards), (place,))


def place_refusal(
    state: PotState[Any], seat: int, picks: Sequence[Pick], place: PlaceName, refuses: Refuses = legality.refusal
) -> Refusal:
    """Why these picks do not go there."""
    if fault := legality.turn_fault(state, seat):
        return fault
    beside = next((pick for pick in picks if pick.place != place_name(HAND, seat)), None)
    cards = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    if state.drawn is Drawn.NOTHING:
        if beside is not None and not cards:
            return misplaced("C5.2" if beside.place == "stock" else "C5.3", INTO_HAND, place)
        return _first(refuses(state, Discard(seat, CODES[0])), place)
    if beside is not None or not cards:
        return _first(refuses(state, Draw(seat)), place)
    return _laying(state, seat, cards, place, refuses)


def _first(fault: Refusal | None, place: PlaceName) -> Refusal:
    """The refusal of a move that is not made now, said of a place."""
    assert fault is not None
    return Refusal(fault.clause, fault.reason, (), (place,))


def _laying(state: PotState[Any], seat: int, cards: Sequence[Kind], place: PlaceName, refuses: Refuses) -> Refusal:
    kind = read_place(place).kind
    if kind == "discard":
        if len(cards) > 1:
            return misplaced("C5.1", ONE_DISCARD, place)
        fault = refuses(state, Discard(seat, CODES[cards[0]]))
        assert fault is not None
        return Refusal(fault.clause, fault.reason, fault.cards, (place,))
    if kind == "meld":
        side = read_place(place).owner
        if side != state.side_of[seat]:
            return misplaced("C5.4", OTHERS, place)
        return _meld_fault(state, side, read_place(place).number, cards, place)
    if kind == "stock":
        return misplaced("C5.2", STOCK, place)
    if kind == "pot":
        return misplaced("C6.1", POT, place)
    return hand_fault("C5.4", seat, place)


def _meld_fault(state: PotState[Any], side: int, number: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    table = state.tables[side].melds
    if number < len(table):
        return _adding_fault(table[number], cards, state.terms, place)
    fault = melds.read(sorted(cards), state.terms)
    return fault if isinstance(fault, Refusal) else _run_fault(cards, place)


def _adding_fault(meld: Meld, cards: Sequence[Kind], terms: Terms, place: PlaceName) -> Refusal:
    """Why a meld of the own side does not become one with these cards (C4.6)."""
    whole = [*meld.cards, *cards]
    if meld.is_group:
        if odd := [card for card in cards if RANK_OF[card] != meld.rank and card not in WILD]:
            return _refuse("C4.2", "group_rank", odd, place, rank=RANKS[meld.rank].replace("T", "10"))
        wilds = [card for card in whole if card in WILD]
        return _refuse("C3.3", "one_wild", wilds, place, count=len(wilds))
    if odd := [card for card in cards if card not in WILD and SUIT_OF[card] != meld.suit]:
        return _refuse("C4.3", "run_suit", odd, place, card=shown(CODES[odd[0]]))
    loose = [card for card in whole if card in WILD and (SUIT_OF[card] != meld.suit or RANK_OF[card] != ACE + 1)]
    if len(loose) > 1:
        return _refuse("C3.3", "one_wild", loose, place, count=len(loose))
    return _ends_fault(meld, cards, terms) or _run_fault(cards, place)


def _ends_fault(meld: Meld, cards: Sequence[Kind], terms: Terms) -> Refusal | None:
    """Why a run without a gap is none: its aces decide (C4.4, C4.6, D5.1)."""
    for ace in (LOW_ACE, HIGH_ACE):
        lying = {meld.first + at: card for at, card in enumerate(meld.cards)}
        new = {ace if RANK_OF[card] == ACE else RANK_OF[card] + 1: card for card in cards}
        places = sorted({*lying, *new})
        if len(places) == len(meld.cards) + len(cards) == places[-1] - places[0] + 1:
            fault = melds.grown(meld, [(lying | new)[at] for at in places], terms)
            if isinstance(fault, Refusal):
                return fault
    return None


def _run_fault(cards: Sequence[Kind], place: PlaceName) -> Refusal:
    return _refuse("C4.3", "run_next", cards, place, card=shown(CODES[cards[0]]))
