"""Playing where taking costs: how likely a card takes the trick, what that costs, and what keeping it may cost."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import Kind
from barracan.players.arithmetic import power
from barracan.players.tricks.sight import Sight

_GUARD = 0.7
"""What a lower card of the suit makes of the danger of a higher one."""
_THROWN = 3
"""Among so many of the dearest cards is the one that is thrown."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What taking costs in points, for each card taken and for the trick itself.

    Attributes:
        cards: the cost of each kind.
        dear: the kinds that cost something, as sets of one, with their cost, the dearest first.
        trick: the cost of this trick whatever lies in it.
        later: what a trick later in the hand is likely to cost.
        burdens: kinds that are worth getting rid of for more than they win, with how much.
    """

    cards: Sequence[int]
    dear: Sequence[tuple[Mask, int]]
    trick: float
    later: float
    burdens: Mapping[Kind, float]


def dear_cards(costs: Sequence[int]) -> tuple[tuple[Mask, int], ...]:
    """The kinds that cost something, as sets of one, with their cost, the dearest first."""
    dear = [(1 << card, cost) for card, cost in enumerate(costs) if cost]
    return tuple(sorted(dear, key=lambda each: (-each[1], each[0])))


def weigh(sight: Sight, playable: int, costs: Costs) -> list[tuple[float, Kind]]:
    """The cards that may be played with what each is worth in points, the best first."""
    lying = costs.trick + sum(costs.cards[card] for card in sight.state.trick)
    weighed = []
    for card in cards_of(playable):
        win = takes(sight, card)
        cost = lying + costs.cards[card] + _thrown(sight, card, costs)
        weighed.append((danger(sight, card, costs) - win * cost, card))
    weighed.sort(key=lambda each: (-each[0], each[1]))
    return weighed


def takes(sight: Sight, card: Kind) -> float:
    """How likely a card takes the trick when everybody after it stays below if he can."""
    if not sight.beats_the_trick(card):
        return 0.0
    higher, below = sight.ranking.higher[card], sight.below(card)
    chance = 1.0
    for seat in sight.later:
        forced = sight.has_none(seat, below) * (1 - sight.has_none(seat, higher))
        chance *= 1 - forced
    return chance


def _thrown(sight: Sight, card: Kind, costs: Costs) -> float:
    """What those who play later are likely to add: one without the suit throws what costs most."""
    dear = costs.dear
    if not dear:
        return 0.0
    led = sight.led(card)
    below = led & sight.below(card)
    added = 0.0
    for seat in sight.later:
        held = sight.may_hold[seat]
        void = sight.has_none(seat, led)
        dearest = [cost for bit, cost in dear if held & bit and not led & bit][:_THROWN]
        following = [cost for bit, cost in dear if held & bit & below]
        added += sight.share[seat] * (void * sum(dearest) + sum(following) / 2)
    return added


def danger(sight: Sight, card: Kind, costs: Costs) -> float:
    """What a card is likely to cost later if it is kept."""
    suit = sight.ranking.suits[sight.ranking.suit_of[card]]
    unseen = sight.unseen & suit
    below = sight.below(card)
    height = (unseen & below).bit_count() / unseen.bit_count() if unseen else 0.3
    guards = (sight.hand & below).bit_count()
    return (costs.later + costs.cards[card]) * height * power(_GUARD, guards) + costs.burdens.get(card, 0.0)
