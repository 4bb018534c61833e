"""Weighing the cards that may be played, where taking a trick costs and where it brings points, and rules of thumb."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from barracan.games.tricks.ranking import Mask, Ranking, cards_of, mask_of
from barracan.games.tricks.state import TricksState
from barracan.model.cards import KINDS, Kind
from barracan.model.randomness import Stream, stream
from barracan.players.arithmetic import power
from barracan.players.inquiry import Inquiry


@dataclass(frozen=True)
class Memory:
    """What a level remembers: the cards of earlier tricks, and who has shown to lack what."""

    cards: bool = True
    lacks: bool = True


class Sight:
    """The cards of a hand and what may lie in the others.

    Attributes:
        hand: the seat's own cards.
        unseen: the cards that may lie in other hands, as far as it remembers.
        share: how likely an unseen card lies with one certain other seat that may hold it.
        may_hold: for each seat the unseen cards that it may hold.
        later: the seats that play to the trick after this one.
    """

    def __init__(self, state: TricksState, seat: int, pack: Mask, ranking: Ranking, memory: Memory) -> None:
        self.state = state
        self.seat = seat
        self.ranking = ranking
        self.hand = state.hands[seat]
        gone = self.hand
        for card in state.trick:
            gone |= 1 << card
        if memory.cards:
            for taken in state.taken:
                gone |= taken
        self.unseen = pack & ~gone
        lacks = state.lacks if memory.lacks else (0,) * state.seats
        self.may_hold = [self.unseen & ~lacking for lacking in lacks]
        count = max(1, self.unseen.bit_count())
        self.share = [min(1.0, hand.bit_count() / count) for hand in state.hands]
        played = len(state.trick)
        self.later = [(seat + step) % state.seats for step in range(1, state.seats - played)]

    def has_none(self, seat: int, cards: Mask) -> float:
        """How likely a seat holds none of these cards."""
        return power(1 - self.share[seat], (self.may_hold[seat] & cards).bit_count())

    def led_suit(self, card: Kind) -> Mask:
        """The suit that is asked for when this card is played."""
        trick = self.state.trick
        return self.ranking.suits[self.ranking.suit_of[trick[0] if trick else card]]

    def beats_the_trick(self, card: Kind) -> bool:
        """Whether this card would win the trick as it lies."""
        return not self.state.trick or bool(self.ranking.beaters[self.state.best] >> card & 1)

    def below(self, card: Kind) -> Mask:
        """The cards of its suit under this one."""
        suit = self.ranking.suits[self.ranking.suit_of[card]]
        return suit & ~self.ranking.higher[card] & ~(1 << card)


_GUARD: Final = 0.7
"""What a lower card of the suit makes of the danger of a higher one."""
_THROWN: Final = 3
"""Among so many of the dearest cards is the one that is thrown."""


@dataclass(frozen=True)
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


def weigh_ducking(sight: Sight, playable: int, costs: Costs) -> list[tuple[float, Kind]]:
    """The cards that may be played with what each is worth in points, the best first."""
    lying = costs.trick + sum(costs.cards[card] for card in sight.state.trick)
    weighed = []
    for card in cards_of(playable):
        win = takes(sight, card)
        cost = lying + costs.cards[card] + _expected_throw(sight, card, costs)
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


def _expected_throw(sight: Sight, card: Kind, costs: Costs) -> float:
    """What those who play later are likely to add: one without the suit throws what costs most."""
    dear = costs.dear
    if not dear:
        return 0.0
    led = sight.led_suit(card)
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


_KEPT: Final[tuple[float, ...]] = (0.9, 0.6, 0.38, 0.24, 0.15, 0.1)
"""How likely a card takes a later trick when so many unseen cards of its suit beat it."""
_LEAST_KEPT: Final = 0.05
_RUFF: Final = 0.75
"""What unseen trumps make of the chance of a plain card."""


def weigh_taking(
    sight: Sight, playable: int, values: Sequence[int], trick: float, allies: frozenset[int], lost: float
) -> list[tuple[float, Kind]]:
    """The cards that may be played with what each is worth in points, the best first.

    *values* is what each kind counts for who takes it, *trick* what a trick counts besides. What *allies* take counts
    like one's own; what others take costs *lost* times as much.
    """
    state = sight.state
    lying = trick + sum(values[card] for card in state.trick)
    average = trick + 2 * sum(values) / len(values)
    weighed = []
    for card in cards_of(playable):
        win = _side_takes(sight, card, allies)
        worth = lying + values[card]
        gain = win * worth - (1 - win) * worth * lost
        weighed.append((gain - _chance_to_take_later(sight, card) * average, card))
    weighed.sort(key=lambda each: (-each[0], each[1]))
    return weighed


def _side_takes(sight: Sight, card: Kind, allies: frozenset[int]) -> float:
    """How likely the trick comes to the seat or its allies if it plays this card."""
    if sight.beats_the_trick(card):
        return stands(sight, card, allies)
    state = sight.state
    if state.winner in allies:
        return stands(sight, state.best, allies)
    helping = [seat for seat in sight.later if seat in allies]
    if not helping:
        return 0.0
    beaters = sight.ranking.beaters[state.best]
    return (1 - sight.has_none(helping[0], beaters)) * 0.6


def stands(sight: Sight, card: Kind, allies: frozenset[int]) -> float:
    """How likely nobody who plays later takes the trick from this card, allies left out."""
    ranking = sight.ranking
    led = sight.led_suit(card)
    beaters = ranking.beaters[card]
    chance = 1.0
    for seat in sight.later:
        if seat in allies:
            continue
        if led & ranking.trumps:
            chance *= sight.has_none(seat, beaters)
            continue
        void = sight.has_none(seat, led)
        above = sight.has_none(seat, beaters & led)
        no_trump = sight.has_none(seat, beaters & ranking.trumps)
        chance *= (1 - void) * above + void * no_trump
    return chance


def _chance_to_take_later(sight: Sight, card: Kind) -> float:
    """How likely the card takes a later trick."""
    ranking = sight.ranking
    number = (sight.unseen & ranking.higher[card]).bit_count()
    chance = _KEPT[number] if number < len(_KEPT) else _LEAST_KEPT
    ruffed = sight.unseen & ranking.trumps and not ranking.trumps >> card & 1
    return chance * _RUFF if ruffed else chance


StateT = TypeVar("StateT", bound=TricksState)
ViewT = TypeVar("ViewT")


def worlds_of(
    game: str, determinize: Callable[[ViewT, Stream], StateT], view: ViewT, inquiry: Inquiry
) -> Callable[[int], StateT]:
    """The worlds of a view by number: the same number gives the same world, a new one each time it is asked for."""
    if inquiry.state is not None:
        return lambda _: inquiry.state.copy()
    return lambda number: determinize(view, stream(game, inquiry.seed, number))


def distinct_plays(
    plays: Sequence[Any], state: TricksState, pack: Mask, ranking: Ranking, values: Sequence[float]
) -> list[Any]:
    """These plays of the seat to move, but for those that do what one before does: no other seat has a card between."""
    assert state.turn is not None
    others = pack & ~state.hands[state.turn] & ~sum(state.taken) & ~mask_of(state.trick)
    if state.trick:
        others |= 1 << state.best
    higher = ranking.higher
    found: dict[tuple[int, float, Mask], Any] = {}
    for play in plays:
        card = KINDS[play.card]
        found.setdefault((ranking.suit_of[card], values[card], higher[card] & others), play)
    return list(found.values())


Worth = Callable[[Kind], int]


def take(state: TricksState, ranking: Ranking, cards: Sequence[Kind], worth: Worth) -> Kind:
    """The cheapest winner as the last to play, else the best card; where none wins the lowest, worth least."""
    winners = [card for card in cards if _beats(state, ranking, card)]
    if not winners:
        return max(cards, key=lambda card: (rank(ranking, card) - worth(card), card))
    pick = max if _last(state) else min
    return pick(winners, key=lambda card: (rank(ranking, card), card))


def duck(state: TricksState, ranking: Ranking, cards: Sequence[Kind], dangerous: Callable[[Kind], bool]) -> Kind:
    """The highest card that does not win, a dangerous one before others; the lowest where all win."""
    losers = [card for card in cards if not _beats(state, ranking, card)] if state.trick else []
    if losers:
        return min(losers, key=lambda card: (not dangerous(card), rank(ranking, card), card))
    pick = min if _last(state) else max
    return pick(cards, key=lambda card: (rank(ranking, card), card))


def rank(ranking: Ranking, card: Kind) -> int:
    """How high a card stands among its suit: the number of cards above it, fewest for the best."""
    return ranking.higher[card].bit_count()


def _beats(state: TricksState, ranking: Ranking, card: Kind) -> bool:
    return not state.trick or bool(ranking.beaters[state.best] >> card & 1)


def _last(state: TricksState) -> bool:
    return len(state.trick) + 1 == state.seats
