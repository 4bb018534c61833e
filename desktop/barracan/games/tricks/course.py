"""What a played card does: it lies in the trick, and the last card of a trick gives it to its winner."""

from typing import Any

from barracan.games.tricks.moves import MOST_SEATS
from barracan.games.tricks.ranking import Mask, Ranking, mask_of
from barracan.games.tricks.state import Trick, TricksState
from barracan.model.cards import CODES, Kind
from barracan.model.events import CardMoved, Event, HandEnded, MatchEnded
from barracan.model.score import HandEnd, MatchEnd, ScoreLine

HANDS = tuple(f"hand:{seat}" for seat in range(MOST_SEATS))
_TRICKS = tuple(f"tricks:{seat}" for seat in range(MOST_SEATS))


def play(state: TricksState, seat: int, card: Kind, ranking: Ranking, lying_open: Mask = 0) -> list[Event]:
    """Play a legal card; *lying_open* are the cards that stay face up when they are taken."""
    trick = state.trick
    state.hands[seat] ^= 1 << card
    if not trick:
        state.leader = state.winner = seat
        state.best = card
    elif ranking.beaters[state.best] >> card & 1:
        state.winner = seat
        state.best = card
    events: list[Event] = [CardMoved(CODES[card], HANDS[seat], "trick", -1, len(trick))]
    trick.append(card)
    if len(trick) < state.seats:
        state.turn = (seat + 1) % state.seats
    else:
        _take(state, events, lying_open)
    return events


def _take(state: TricksState, events: list[Event], lying_open: Mask) -> None:
    winner = state.winner
    target = _TRICKS[winner]
    events += [CardMoved(CODES[card], "trick", target, 0, turned=not lying_open >> card & 1) for card in state.trick]
    state.tricks.append(Trick(state.leader, tuple(state.trick), winner))
    state.won[winner] += 1
    state.taken[winner] |= mask_of(state.trick)
    state.trick.clear()
    state.turn = winner


def end_hand(
    state: TricksState,
    reason: str,
    seat: int | None,
    lines: tuple[tuple[ScoreLine, ...], ...],
    **told: Any,
) -> list[Event]:
    """End the hand with these explained points for each side; *told* is what else ``HandEnd`` tells of it."""
    points = tuple(sum(line.points for line in side) for side in lines)
    state.totals = [total + gained for total, gained in zip(state.totals, points, strict=True)]
    state.ending = HandEnd(state.hand_number, reason, seat, points, tuple(state.totals), lines, **told)
    state.turn = None
    return [HandEnded(state.hand_number, reason, seat)]


def end_match(state: TricksState, winners: tuple[int, ...]) -> list[Event]:
    """End the match with these sides as winners."""
    state.result = MatchEnd(winners, tuple(state.totals))
    return [MatchEnded(winners)]
