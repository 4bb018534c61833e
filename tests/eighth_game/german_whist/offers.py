"""What a person's picks may become in German whist."""

from collections.abc import Sequence

from barracan.games.tricks.rules import one_card_fault, picked_cards, play_offer
from barracan.games.tricks.state import PLAYS
from barracan.games.wording import TAKEN_TRICK, TO_TRICK, hand_fault, idle_offer, place_fault
from barracan.model.cards import KINDS
from barracan.model.offers import YOUR_TURN, Offer, Pick
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text
from german_whist import legality
from german_whist.state import GermanWhistState

_TEXTS = {
    "lead": QT_TRANSLATE_NOOP("german_whist", "{turn}: lead a card."),
    "follow": QT_TRANSLATE_NOOP("german_whist", "{turn}: follow suit."),
    "any": QT_TRANSLATE_NOOP("german_whist", "{turn}: none of the suit led. Play any card."),
    "stock": QT_TRANSLATE_NOOP("german_whist", "After each trick the stock is drawn from by itself. Play a card."),
    "prize": QT_TRANSLATE_NOOP("german_whist", "Who wins the trick takes the card that lies face up."),
    "counts": QT_TRANSLATE_NOOP("german_whist", "Every trick counts a point now."),
}


def _text(name: str, /, **arguments: Argument) -> Text:
    return Text("german_whist", _TEXTS[name], arguments)


def offer(state: GermanWhistState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if idle := idle_offer(state, seat):
        return idle
    cards = picked_cards(seat, picks)
    lead, note = _text(_lead_name(state, seat), turn=YOUR_TURN), _text("prize" if state.stock else "counts")
    if len(cards) > 1:
        return Offer(lead, note, refusal=one_card_fault("G3.1", cards))
    playable = legality.playable(state, state.hands[seat])
    return play_offer(seat, cards, playable, lambda move: legality.refusal(state, move), lead, note)


def place_refusal(state: GermanWhistState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go to a place."""
    cards = picked_cards(seat, picks)
    if place.startswith("hand:") and state.turn == seat and cards:
        return hand_fault("G3.1", seat, place)
    fault = legality.refusal(state, PLAYS[seat][KINDS[cards[0]] if cards else 0])
    if state.turn != seat:
        assert fault is not None
        return Refusal(fault.clause, fault.reason, (), (place,))
    if len(cards) > 1:
        return one_card_fault("G3.1", cards)
    if place == "stock":
        return Refusal("G3.4", _text("stock"), places=(place,))
    if place.startswith("tricks:"):
        return place_fault("G3.1", TAKEN_TRICK, place)
    return fault if fault is not None and cards else place_fault("G3.1", TO_TRICK, place)


def _lead_name(state: GermanWhistState, seat: int) -> str:
    if not state.trick:
        return "lead"
    return "follow" if state.hands[seat] & legality.suit_led(state) else "any"
