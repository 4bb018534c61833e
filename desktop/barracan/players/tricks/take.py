"""Playing where taking brings points: how likely a card takes the trick, and what it would take later."""

from collections.abc import Sequence

from barracan.games.tricks.ranking import cards_of
from barracan.model.cards import Kind
from barracan.players.tricks.sight import Sight

_KEPT = (0.9, 0.6, 0.38, 0.24, 0.15, 0.1)
"""How likely a card takes a later trick when so many unseen cards of its suit beat it."""
_LEAST_KEPT = 0.05
_RUFF = 0.75
"""What unseen trumps make of the chance of a plain card."""


def weigh(
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
        weighed.append((gain - _kept(sight, card) * average, card))
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
    led = sight.led(card)
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


def _kept(sight: Sight, card: Kind) -> float:
    """How likely the card takes a later trick."""
    ranking = sight.ranking
    number = (sight.unseen & ranking.higher[card]).bit_count()
    chance = _KEPT[number] if number < len(_KEPT) else _LEAST_KEPT
    ruffed = sight.unseen & ranking.trumps and not ranking.trumps >> card & 1
    return chance * _RUFF if ruffed else chance
