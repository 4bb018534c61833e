"""The one place that says why a move is refused (S3, S4)."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import RANKING, Phase, SheepsheadState
from barracan.games.state import SeatMoves
from barracan.games.tricks.play import follow_fault, held_fault
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.games.wording import turn_fault
from barracan.model.cards import KINDS, codes
from barracan.model.randomness import choose
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TURN_CLAUSES: Final = {Phase.WINDOW: "S3.1", Phase.BURY: "S3.2", Phase.PLAY: "S4.1"}
_TEXTS = {
    Phase.WINDOW: QT_TRANSLATE_NOOP("sheepshead", "The window comes first. Take it or pass."),
    Phase.BURY: QT_TRANSLATE_NOOP("sheepshead", "You have taken the window. Lay two cards away first."),
    Phase.PLAY: QT_TRANSLATE_NOOP("sheepshead", "The window is settled. Play a card."),
    "two": QT_TRANSLATE_NOOP("sheepshead", "Two different cards of your hand go to the window. Choose two."),
}
_NAMED = {
    Phase.BURY: QT_TRANSLATE_NOOP("sheepshead", "{name} has taken the window. Lay two cards away first."),
    "two": QT_TRANSLATE_NOOP("sheepshead", "Two different cards of {name}’s hand go to the window. Choose two."),
}
"""The same where several people share the screen."""


def _refuse(clause: str, name: str | Phase) -> Refusal:
    return Refusal(clause, Text("sheepshead", _TEXTS[name], named=_NAMED.get(name, "")))


def refusal(state: SheepsheadState, move: SheepsheadMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    phase = state.phase
    if move.seat != state.turn:
        clause = "S1.2" if state.trick else _TURN_CLAUSES[phase]
        if fault := turn_fault(state, move.seat, clause):
            return fault
    if phase is Phase.PLAY and isinstance(move, Play):
        return _play_fault(state, move)
    if phase is Phase.WINDOW and isinstance(move, TakeWindow | Pass):
        return None
    if phase is Phase.BURY and isinstance(move, Bury):
        return _bury_fault(state, move)
    return _refuse(_TURN_CLAUSES[phase], phase)


def _play_fault(state: SheepsheadState, move: Play) -> Refusal | None:
    card = KINDS[move.card]
    hand = state.hands[move.seat]
    if playable(state, hand) >> card & 1:
        return None
    return held_fault(hand, card, "S4.2" if state.trick else "S4.1") or follow_fault(
        hand, card, suit_led(state), "S4.2"
    )


def _bury_fault(state: SheepsheadState, move: Bury) -> Refusal | None:
    if len(move.cards) != 2 or move.cards[0] == move.cards[1]:
        return _refuse("S3.2", "two")
    for code in move.cards:
        if fault := held_fault(state.hands[move.seat], KINDS[code], "S3.2"):
            return fault
    return None


def suit_led(state: SheepsheadState) -> Mask:
    """The cards of the suit led to the trick on the table."""
    return RANKING.suits[RANKING.suit_of[state.trick[0]]]


def playable(state: SheepsheadState, hand: Mask) -> Mask:
    """The cards of a hand that may be played now (S4.1 to S4.3)."""
    return hand & suit_led(state) or hand if state.trick else hand


_TAKING: Final[tuple[str, ...]] = ("take_window", "pass")
_BURYING: Final[tuple[str, ...]] = ("bury",)
_PLAYING: Final[tuple[str, ...]] = ("play",)


class SheepsheadMoves(SeatMoves[SheepsheadState, SheepsheadMove]):
    """The legal moves of the seat to move."""

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is a legal move."""
        phase = self.state.phase
        if self.seat < 0:
            return ()
        if phase is Phase.PLAY:
            return _PLAYING
        return _TAKING if phase is Phase.WINDOW else _BURYING

    def of(self, do: str) -> Iterator[SheepsheadMove]:
        """List the moves of one action, each once."""
        if do not in self.actions():
            return
        seat = self.seat
        match do:
            case "play":
                yield from (PLAYS[seat][card] for card in cards_of(self._playable()))
            case "bury":
                yield from (Bury(seat, codes(pair)) for pair in combinations(cards_of(self.state.hands[seat]), 2))
            case "take_window":
                yield TakeWindow(seat)
            case "pass":
                yield Pass(seat)

    def pick(self, do: str, rng: Random) -> SheepsheadMove:
        """Choose a move of this action at random; every one can come."""
        if do == "play":
            return PLAYS[self.seat][choose(cards_of(self._playable()), rng)]
        return choose(list(self.of(do)), rng)

    def __contains__(self, move: object) -> bool:
        """Whether the rules accept this move."""
        return isinstance(move, SheepsheadMove) and refusal(self.state, move) is None

    def _playable(self) -> Mask:
        return playable(self.state, self.state.hands[self.seat])
