"""Which cards may be played, and what a played card does: the last card of a trick gives it to its winner."""

from typing import Final, TypeAlias

from barracan.games.tricks.ranking import Mask, Ranking, mask_of
from barracan.games.tricks.state import MOST_SEATS, Trick, TricksState
from barracan.games.wording import GAMES, Phrases
from barracan.model.cards import CODES, Kind, card_text
from barracan.model.events import CardMoved, Event
from barracan.model.places import HAND, TRICKS, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

_TEXTS = {
    "follow": QT_TRANSLATE_NOOP("tricks", "You hold cards of the suit led. Follow with one of them."),
}
_NAMED = {
    "follow": QT_TRANSLATE_NOOP("tricks", "{name} holds cards of the suit led. Follow with one of them."),
}
"""The same where several people share the screen."""


_text = Phrases("tricks", _TEXTS, GAMES, _NAMED)


def held_fault(hand: Mask, card: Kind, clause: str) -> Refusal | None:
    """Why a card that is not in the hand can't be played."""
    if hand >> card & 1:
        return None
    return Refusal(clause, _text("not_held", card=card_text(CODES[card])), (CODES[card],))


def follow_fault(hand: Mask, card: Kind, suit_led: Mask, clause: str) -> Refusal | None:
    """Why a card of another suit is refused to one who can follow."""
    if suit_led >> card & 1 or not hand & suit_led:
        return None
    return Refusal(clause, _text("follow"), (CODES[card],))


HANDS: Final = tuple(place_name(HAND, seat) for seat in range(MOST_SEATS))
_Moved: TypeAlias = tuple[CardMoved, ...]


def _taken_by(seat: int) -> _Moved:
    """How each card of a trick goes to its winner, where it lies open until the next lead."""
    return tuple(CardMoved(code, "trick", place_name(TRICKS, seat), 0) for code in CODES)


_PLAYED: Final[tuple[tuple[_Moved, ...], ...]] = tuple(
    tuple(tuple(CardMoved(code, hand, "trick", -1, at) for code in CODES) for at in range(MOST_SEATS)) for hand in HANDS
)
"""How each card goes to the trick, by its seat, its place there and its kind: they are told again and again."""
_TAKEN: Final[tuple[_Moved, ...]] = tuple(_taken_by(seat) for seat in range(MOST_SEATS))


def put_down(state: TricksState, seat: int, card: Kind, ranking: Ranking) -> Trick | None:
    """Let a legal card lie in the trick; the trick that it completes goes to its winner and is returned."""
    trick = state.trick
    state.hands[seat] ^= 1 << card
    if not trick:
        state.leader = state.winner = seat
        state.best = card
    elif ranking.beaters[state.best] >> card & 1:
        state.winner = seat
        state.best = card
    trick.append(card)
    if len(trick) < state.seats:
        state.turn = (seat + 1) % state.seats
        return None
    complete = Trick(state.leader, tuple(trick), state.winner)
    state.tricks.append(complete)
    state.won[complete.winner] += 1
    state.taken[complete.winner] |= mask_of(trick)
    trick.clear()
    state.turn = complete.winner
    return complete


def card_events(state: TricksState, seat: int, card: Kind, complete: Trick | None) -> list[Event]:
    """Tell of a card that was put down, and of the trick that it completes."""
    at = len(complete.cards if complete else state.trick) - 1
    events: list[Event] = [_PLAYED[seat][at][card]]
    if complete:
        events += [_TAKEN[complete.winner][taken] for taken in complete.cards]
    return events
