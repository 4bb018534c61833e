"""Refusals that the trick games share."""

from barracan.games.tricks.ranking import Mask
from barracan.games.tricks.state import TricksState
from barracan.model.cards import CODES, Kind, shown
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text

_TEXTS = {
    "over": QT_TRANSLATE_NOOP("tricks", "No hand is being played. Deal the next one."),
    "turn": QT_TRANSLATE_NOOP("tricks", "It is the turn of {seat}."),
    "not_held": QT_TRANSLATE_NOOP("tricks", "The {card} is not in your hand."),
    "follow": QT_TRANSLATE_NOOP("tricks", "You hold cards of the suit led. Follow with one of them."),
}
_NAMED = {
    "not_held": QT_TRANSLATE_NOOP("tricks", "The {card} is not in {name}’s hand."),
    "follow": QT_TRANSLATE_NOOP("tricks", "{name} holds cards of the suit led. Follow with one of them."),
}
"""The same where several people share the screen."""


def _text(name: str, **arguments: Argument) -> Text:
    return Text("tricks", _TEXTS[name], arguments, _NAMED.get(name, ""))


def turn_fault(state: TricksState, seat: int, clause: str) -> Refusal | None:
    """Why this seat does not move now at all."""
    if state.turn is None:
        return Refusal(clause, _text("over"))
    if seat != state.turn:
        return Refusal(clause, _text("turn", seat=Seat(state.turn)))
    return None


def held_fault(hand: Mask, card: Kind, clause: str) -> Refusal | None:
    """Why a card that is not in the hand can't be played."""
    if hand >> card & 1:
        return None
    return Refusal(clause, _text("not_held", card=shown(CODES[card])), (CODES[card],))


def follow_fault(hand: Mask, card: Kind, suit_led: Mask, clause: str) -> Refusal | None:
    """Why a card of another suit is refused to one who can follow."""
    if suit_led >> card & 1 or not hand & suit_led:
        return None
    return Refusal(clause, _text("follow"), (CODES[card],))
