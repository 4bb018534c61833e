"""What the cards of a hand are worth to work with, each in points."""

from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.legality import strength
from barracan.model.cards import JOKER, KIND_COUNT, SUIT_OF
from barracan.players.barracan.position import Position
from barracan.players.barracan.set_patterns import (
    EO_PARTNERS,
    FAMILIES,
    NUMBERS,
    OPPOSITES_OF,
    PICTURES,
    RANK_MASKS,
    RUNS,
    SUIT_MASKS,
    bits,
)

JOKER_WORTH = 5.0


def working_values(position: Position, reach: float) -> list[float]:
    """How many points each kind held is likely to bring; *reach* is the number of cards that may still come by."""
    values = [0.0] * KIND_COUNT
    hand = position.hand
    once = hand.once & (1 << 52) - 1
    total = max(1, position.total)
    made = position.table.made
    weights = [3.0 if not made[kind] else 2.0 for kind in range(5)]

    def chance(mask: int) -> float:
        return min(1.0, position.copies(mask) * reach / total)

    for pattern in RUNS:
        held = pattern & once
        count = held.bit_count()
        if count == 3:
            _share(values, held, weights[RUN], 3)
        elif count == 2:
            _share(values, held, weights[RUN] * chance(pattern ^ held), 2)
    for pattern in FAMILIES:
        held = pattern & once
        count = held.bit_count()
        if count == 3:
            _share(values, held, weights[FAMILY], 3)
        elif count == 2:
            _share(values, held, weights[FAMILY] * 0.6 * chance(pattern ^ held), 2)
    for mask in RANK_MASKS:
        held = once & mask
        if held:
            count = held.bit_count() + (hand.twice & held).bit_count()
            comes = chance(mask)
            gain = 1.0 if count >= 3 else comes if count == 2 else comes * comes / 3
            _share(values, held, weights[TRIPLET] * gain, count)
    for card in bits(once & NUMBERS):
        others = once & OPPOSITES_OF[card]
        values[card] += weights[OPPOSITES] * 0.7 * (0.5 if others else 0.25 * chance(OPPOSITES_OF[card]))
        values[card] += weights[EVENS_ODDS] * (0.2 if once & EO_PARTNERS[card] else 0.05)
    for card in bits(once & PICTURES):
        values[card] += 0.1
    _add_tricks(position, values)
    values[JOKER] = JOKER_WORTH
    return values


def _share(values: list[float], mask: int, worth: float, cards: int) -> None:
    for card in bits(mask):
        values[card] += worth / cards


def _add_tricks(position: Position, values: list[float]) -> None:
    """High cards win tricks, all the more of suits that lie open."""
    state = position.state
    open_piles = state.open_piles(position.seat)
    for suit in range(4):
        lying = sum(
            any(SUIT_OF[card] == suit for card in state.piles[pile][state.stoppers[pile] + 1 :]) for pile in open_piles
        )
        for card in bits(position.hand.once & SUIT_MASKS[suit]):
            order = strength(state, card)
            if order >= 8:
                values[card] += (order - 7) * 0.08 * (1 + lying)
