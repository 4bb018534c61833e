"""The one place that says why a move is refused (G3)."""

from collections.abc import Iterator

from barracan.games.state import SeatMoves
from barracan.games.tricks.play import follow_fault, held_fault
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.games.tricks.state import PLAYS, Play
from barracan.games.wording import turn_fault
from barracan.model.cards import KINDS
from barracan.model.refusal import Refusal
from german_whist.state import GermanWhistState


def refusal(state: GermanWhistState, move: Play) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := turn_fault(state, move.seat, "G3.1"):
        return fault
    card, hand = KINDS[move.card], state.hands[move.seat]
    if fault := held_fault(hand, card, "G3.1"):
        return fault
    return follow_fault(hand, card, suit_led(state), "G3.2") if state.trick else None


def suit_led(state: GermanWhistState) -> Mask:
    """The cards of the suit led to the trick on the table."""
    return state.ranking.suits[state.ranking.suit_of[state.trick[0]]]


def playable(state: GermanWhistState, hand: Mask) -> Mask:
    """The cards of a hand that may be played now (G3.1, G3.2)."""
    return hand & suit_led(state) or hand if state.trick else hand


class GermanWhistMoves(SeatMoves[GermanWhistState, Play]):
    """The legal moves of the seat to move."""

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is a legal move."""
        return () if self.seat < 0 else ("play",)

    def of(self, do: str) -> Iterator[Play]:
        """List the moves of one action, each once."""
        if do in self.actions():
            cards = playable(self.state, self.state.hands[self.seat])
            yield from (PLAYS[self.seat][card] for card in cards_of(cards))
