"""What a discard gives away: tricks that lie ready (B8), and cards for which others were seen to wait (B7.1)."""

from collections.abc import Sequence

from barracan.games.barracan.categories import with_top
from barracan.games.barracan.legality import strength
from barracan.games.barracan.scoring import TRICK
from barracan.games.barracan.state import BarracanState
from barracan.model.cards import JOKER, KIND_COUNT, SUIT_OF, Kind
from barracan.players.barracan.position import Position
from barracan.players.barracan.set_patterns import SUIT_MASKS, bits

LATER = 0.6
"""How much of a trick is still there for an opponent who is not the next to play."""


def trick_threats(position: Position) -> list[float]:
    """The points that each card of the hand, on the pile that takes it, gives opponents by a trick."""
    state, seat = position.state, position.seat
    mine = state.discard_pile(seat)
    lows = [_lowest(state, pile) for pile in range(4)]
    threats = [0.0] * KIND_COUNT
    for opponent in position.opponents:
        piles = state.open_piles(opponent)
        if mine not in piles:
            continue
        share = TRICK * (1.0 if opponent == (seat + 1) % state.seats else LATER)
        for suit in range(4):
            others = [lows[pile][suit] for pile in piles if pile != mine]
            if None in others:
                continue
            least = max(order for order in others if order is not None)
            now = lows[mine][suit]
            before = 0.0 if now is None else _beaten(position, opponent, suit, max(now, least))
            for card in bits(position.hand.once & SUIT_MASKS[suit]):
                lies = strength(state, card) if now is None else min(now, strength(state, card))
                threats[card] += share * (_beaten(position, opponent, suit, max(lies, least)) - before)
    return threats


def only_winner(position: Position) -> Kind | None:
    """The one card of the hand that takes a trick of what lies exposed now; ``None`` if there is none, or another."""
    state, hand = position.state, position.hand
    lows = [_lowest(state, pile) for pile in state.open_piles(position.seat)]
    winners: list[Kind] = []
    for suit in range(4):
        lying = [low[suit] for low in lows]
        if None not in lying:
            beaten = max(order for order in lying if order is not None)
            winners += [card for card in bits(hand.once & SUIT_MASKS[suit]) if strength(state, card) > beaten]
    return winners[0] if len(winners) == 1 and hand.counts[winners[0]] == 1 and not hand.jokers else None


def awaited(position: Position, card: Kind, seats: Sequence[int]) -> bool:
    """Whether one of these seats, its side opened, surely holds what this card completes on top of the pile."""
    pile = position.state.discard_pile(position.seat)
    return any(
        pile in position.state.open_piles(seat) and position.has_opened(seat) and with_top(position.known[seat], card)
        for seat in seats
    )


def _lowest(state: BarracanState, pile: int) -> list[int | None]:
    """For each suit the lowest order of an exposed card."""
    lows: list[int | None] = [None] * 4
    for card in state.piles[pile][state.stoppers[pile] + 1 :]:
        if card != JOKER:
            low = lows[SUIT_OF[card]]
            lows[SUIT_OF[card]] = strength(state, card) if low is None else min(low, strength(state, card))
    return lows


def _beaten(position: Position, seat: int, suit: int, order: int) -> float:
    """How likely a seat holds a card of the suit above this order."""
    higher = sum(1 << card for card in bits(SUIT_MASKS[suit]) if strength(position.state, card) > order)
    known = position.known[seat]
    if known.once & higher:
        return 1.0
    hidden = max(0, position.sizes[seat] - known.size)
    return min(1.0, position.copies(higher) * hidden / max(1, position.total))
