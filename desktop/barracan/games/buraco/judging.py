"""Why Buraco refuses a move (D3, D4, D7.2); all else is as in Burraco."""

from collections.abc import Sequence

from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco import judging
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import LayMelds, Take
from barracan.games.burraco.state import Drawn
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "not_first": QT_TRANSLATE_NOOP("buraco", "Only the first card of a hand may be refused. Draw or take."),
    "first": QT_TRANSLATE_NOOP("buraco", "There is no pile in the first turn. Accept the card or refuse it."),
    "no_clock": QT_TRANSLATE_NOOP("buraco", "This match is not played on time."),
    "time_up": QT_TRANSLATE_NOOP("buraco", "The time is up already. The hand is played to its end."),
    "opening": QT_TRANSLATE_NOOP("buraco", "Opening takes {least} points in one move. These melds have {points}."),
    "failed": QT_TRANSLATE_NOOP("buraco", "One failed opening a turn. Lay {least} points or discard."),
}


def _refuse(clause: str, name: str, **arguments: int | str) -> Refusal:
    return Refusal(clause, Text("buraco", _TEXTS[name], arguments))


def refusal(state: BuracoState, move: BuracoMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := judging.turn_fault(state, move.seat):
        return fault
    if isinstance(move, Time):
        if not state.options["minutes"]:
            return _refuse("D7.2", "no_clock")
        return _refuse("D7.2", "time_up") if state.time_up else None
    if isinstance(move, Refuse):
        return None if state.choosing else _refuse("D3.1", "not_first")
    if state.choosing and isinstance(move, Take):
        return _refuse("D3.2", "first")
    if isinstance(move, LayMelds) and state.drawn is not Drawn.NOTHING and not state.opened(state.side_of[move.seat]):
        found = opening(state, move)
        if isinstance(found, Refusal):
            return found
        if too_small(state, move.seat, found):
            return _small_fault(state, move.seat, found)
    return judging.refusal(state, move)


def opening(state: BuracoState, move: LayMelds) -> list[Meld] | Refusal:
    """The melds of an opening, which are legal ones from the hand (D4.4)."""
    found = judging.read_melds(state, state.side_of[move.seat], move.melds)
    if isinstance(found, Refusal):
        return found
    cards = [card for meld in found for card in meld.cards]
    return judging.held_fault(state.hands[move.seat], cards) or found


def too_small(state: BuracoState, seat: int, found: Sequence[Meld]) -> bool:
    """Whether the side has not opened and these melds are not enough for it (D4.1)."""
    side = state.side_of[seat]
    points = state.opening_points(meld.cards for meld in found)
    return not state.opened(side) and points < state.minimums[side]


def _small_fault(state: BuracoState, seat: int, found: Sequence[Meld]) -> Refusal | None:
    """An opening that is too small is refused, or allowed once in a turn, as a failed one (D4.3, D4.4)."""
    least = state.minimums[state.side_of[seat]]
    if state.options["failed_opening"] != "penalty":
        return _refuse("D4.1", "opening", least=least, points=state.opening_points(meld.cards for meld in found))
    return _refuse("D4.4", "failed", least=least) if state.failed else None


def fails(state: BuracoState, move: LayMelds) -> bool:
    """Whether a legal move is a failed opening (D4.4)."""
    found = judging.read_melds(state, state.side_of[move.seat], move.melds)
    return not isinstance(found, Refusal) and too_small(state, move.seat, found)
