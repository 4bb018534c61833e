"""The circle of takes: who draws leaves the next seat a card more, so nobody likes to, and somebody has to (C8.2)."""

from barracan.games.burraco.moves import Draw
from barracan.games.burraco.play import STALL
from barracan.games.burraco.scoring import NO_POT
from barracan.players.burraco.position import Position

_A_CARD = 9
"""What a card in a hand that is not seen costs, roughly."""


_ENOUGH = 100
"""A hand that is won by fewer points is played on rather than ended by a stall, where nobody has a partner: a match
must get on."""


def owes_a_draw(position: Position, patience: int) -> bool:
    """Whether the side is to draw now: it has hardly drawn more often than another, or would gain little by a stall.

    Draws made in turns harm nobody. Who alone draws gives the others the stock, card by card.
    """
    state = position.state
    drew = [0] * len(state.sides)
    for action in position.view.actions:
        drew[state.side_of[action.seat]] += isinstance(action, Draw)
    least = min(count for side, count in enumerate(drew) if side != position.side)
    ahead = drew[position.side] - least
    if ahead < patience:
        return True
    if state.stalled >= (STALL - 1) * state.seats:
        return lead(position) < (_ENOUGH if state.seats == len(state.sides) else 1)
    return ahead > patience and lead(position) <= 0


def lead(position: Position) -> int:
    """By how many points the side would win the hand if it ended now."""
    points = [_points(position, side) for side in range(len(position.view.sides))]
    return points[position.side] - max(count for side, count in enumerate(points) if side != position.side)


def _points(position: Position, side: int) -> int:
    view = position.view
    table = view.table[side]
    points = table.points + (NO_POT if table.pot < 0 else 0)
    for seat in view.sides[side]:
        if seat == position.seat:
            points -= sum(position.terms.values[card] for card in position.hand.cards())
        else:
            points -= _A_CARD * view.hand_sizes[seat]
    return points
