"""The points of a hand, explained, and both columns of a match (U6 to U8)."""

from collections.abc import Sequence

from barracan.games.barracuda.melds import VALUES
from barracan.games.barracuda.state import BarracudaState
from barracan.games.rummy.state import Hand
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import codes
from barracan.model.score import ScoreLine


def score(hand: Hand) -> tuple[ScoreLine, ...]:
    """The explained points of a seat at the end of a hand (U6.1)."""
    if not hand.size:
        return ()
    points = sum(VALUES[card] for card in hand.cards())
    return (ScoreLine(RUMMY("left"), hand.size, points, "U6.1", cards=codes(hand.cards())),)


def hands_column(seats: int, winner: int | None) -> tuple[int, ...]:
    """The hands column of one hand (U6.2)."""
    if winner is None:
        return (0,) * seats
    return tuple(seats - 1 if seat == winner else -1 for seat in range(seats))


def hands_columns_by_points(hands: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The hands column of each of these hands, of which the points are known."""
    return [hands_column(len(points), points.index(0) if list(points).count(0) == 1 else None) for points in hands]


def winner(state: BarracudaState) -> int | None:
    """The seat that has won the match now that a hand has ended, if it is decided (U7)."""
    return winner_of(state.totals, state.hand_totals, int(state.options["limit"]))


def winner_of(totals: Sequence[int], hand_totals: Sequence[int], limit: int) -> int | None:
    """The seat that these sums of both columns let win the match (U7)."""
    if max(totals) <= limit:
        return None
    standing = [(-hands, points) for hands, points in zip(hand_totals, totals, strict=True)]
    best = min(standing)
    return standing.index(best) if standing.count(best) == 1 else None


def settlement(state: BarracudaState, winner: int) -> list[int]:
    """The cents that each seat wins or pays (U8)."""
    point, hand = int(state.options["point_cents"]), int(state.options["hand_cents"])
    paid = [
        point * points + hand * (state.hand_totals[winner] - hands)
        for points, hands in zip(state.totals, state.hand_totals, strict=True)
    ]
    paid[winner] = 0
    return [sum(paid) if seat == winner else -cents for seat, cents in enumerate(paid)]
