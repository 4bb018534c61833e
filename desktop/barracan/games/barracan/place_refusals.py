"""Why cards that are dropped at a place do not go there."""

from collections import Counter
from collections.abc import Sequence

from barracan.games.barracan import legality
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.moves import CATEGORY_NAMES, Discard, Draw
from barracan.games.barracan.state import BarracanState
from barracan.games.wording import ONE_DISCARD, OTHERS, STOCK, hand_fault, place_fault
from barracan.model.cards import CODES, JOKER, Kind, card_text
from barracan.model.places import HAND, PILE, TRICKS, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_PLACE_TEXTS = {
    "own": QT_TRANSLATE_NOOP("barracan", "The discard goes to your own pile."),
    "principal": QT_TRANSLATE_NOOP("barracan", "The discard goes to your first pile, unless the second is shorter."),
    "second": QT_TRANSLATE_NOOP("barracan", "The discard goes to your second pile: it is the shorter."),
    "neutral": QT_TRANSLATE_NOOP("barracan", "The discard goes to the neutral pile: it is the shorter."),
    "no_match": QT_TRANSLATE_NOOP(
        "barracan", "With the {card} on top these cards make no triplet, run or family. Choose others."
    ),
    "joker": QT_TRANSLATE_NOOP("barracan", "A pile is picked up with hand cards alone, without a joker."),
    "trick_more": QT_TRANSLATE_NOOP(
        "barracan", "A trick is one card from each of the three open piles and one of the hand. Choose them all first."
    ),
    "trick_hand": QT_TRANSLATE_NOOP(
        "barracan", "The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too."
    ),
    "trick_pile": QT_TRANSLATE_NOOP(
        "barracan", "The trick lacks the card of one open pile: one of the same suit. Choose it too."
    ),
    "pile_card": QT_TRANSLATE_NOOP(
        "barracan", "A card of a pile goes into a trick, or from the top of the pile into a meld."
    ),
    "ladder": QT_TRANSLATE_NOOP("barracan", "In a ladder each card has its place. Put it there in the ladder builder."),
}
_PLACE_NAMED = {
    "own": QT_TRANSLATE_NOOP("barracan", "The discard goes to {name}’s own pile."),
    "principal": QT_TRANSLATE_NOOP(
        "barracan", "The discard goes to {name}’s first pile, unless the second is shorter."
    ),
    "second": QT_TRANSLATE_NOOP("barracan", "The discard goes to {name}’s second pile: it is the shorter."),
}
"""The same where several people share the screen."""


def _refuse_place(clause: str, phrase: str, at_fault: PlaceName, /, **arguments: str) -> Refusal:
    return Refusal(
        clause, Text("barracan", _PLACE_TEXTS[phrase], arguments, _PLACE_NAMED.get(phrase, "")), places=(at_fault,)
    )


def turn_fault(state: BarracanState, seat: int) -> Refusal | None:
    """Why a seat does nothing now."""
    return None if state.turn == seat else legality.refusal(state, Draw(seat))


def before_taking(state: BarracanState, seat: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    """Why hand cards do not go there before a card is drawn, picked up or taken."""
    if place == "stock":
        return place_fault("B4.2", STOCK, place)
    if len(cards) == 1 and place == place_name(TRICKS, state.side_of[seat]):
        return _refuse_place("B8.1", "trick_more", place)
    if read_place(place).kind == PILE and (number := read_place(place).number) in state.open_piles(seat):
        if fault := legality.pile_fault(state, seat, number):
            return fault
        if JOKER in cards:
            return _refuse_place("B7.2", "joker", place)
        return _refuse_place("B7.1", "no_match", place, card=card_text(CODES[state.piles[number][-1]]))
    fault = legality.refusal(state, Discard(seat, CODES[cards[0]] if cards else ""))
    assert fault is not None
    return Refusal(fault.clause, fault.reason, fault.cards, (place,))


def wrong_place_for_pile_cards(
    state: BarracanState, seat: int, places: Sequence[PlaceName], place: PlaceName
) -> Refusal:
    """Why cards that were chosen at these *places*, in piles and in the hand, do not go to a place."""
    if place == place_name(TRICKS, state.side_of[seat]):
        return _refuse_place("B8.1", _missing_of_trick(places), place)
    return _refuse_place("B4.1", "pile_card", place)


def _missing_of_trick(places: Sequence[PlaceName]) -> str:
    """What a trick lacks of which cards were chosen at these places."""
    kinds = Counter(read_place(place).kind for place in places)
    return {(3, 0): "trick_hand", (2, 1): "trick_pile"}.get((kinds[PILE], kinds[HAND]), "trick_more")


def after_taking(state: BarracanState, seat: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    """Why hand cards do not go there once a card was drawn, picked up or taken."""
    at = read_place(place)
    kind = at.kind
    if kind == "pile":
        return _discard_fault(state, seat, at.number)
    if kind == "stock":
        return place_fault("B4.2", STOCK, place)
    if kind == "hand":
        return hand_fault("B6.2", seat, place)
    if kind in {"melds", "ladder"} and at.owner != state.side_of[seat]:
        return place_fault("B6.2", OTHERS, place)
    if kind == "melds":
        fault = category_fault(CATEGORY_NAMES.index(at.word), tuple(sorted(cards)))
        return Refusal(fault.clause, fault.reason, fault.cards)
    if kind == "ladder":
        return _refuse_place("B9.7", "ladder", place)
    fault_of_turn = legality.refusal(state, Draw(seat))
    assert fault_of_turn is not None
    return fault_of_turn


def _discard_fault(state: BarracanState, seat: int, number: int) -> Refusal:
    place, right = place_name(PILE, number), state.discard_pile(seat)
    if number == right:
        return place_fault("B4.1", ONE_DISCARD, place)
    if state.seats == 2:
        return _refuse_place("B3.3", "principal" if right == seat else "second", place)
    return _refuse_place("B3.3", "own" if right == seat else "neutral", place)
