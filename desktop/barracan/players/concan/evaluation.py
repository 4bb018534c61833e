"""What a hand of Concan that is played on in thought will cost a seat, from how it stands when a turn has ended.

The weights are fitted to hands that players play against each other in thought by ``packaging/make/concan_weights.py``.
"""

from typing import Final

from barracan.games.concan.melds import VALUES
from barracan.games.rummy.melds import SUITED
from barracan.games.rummy.state import bits
from barracan.players.concan.evaluation_weights import WEIGHTS
from barracan.players.concan.partition import RELIEF, VALUE, best
from barracan.players.concan.playout import Playout
from barracan.players.protocol import POINT
from barracan.players.rummy.nearness import WITH_HIGH_ACES

FEATURES: Final = 18
STAGES: Final = 6
"""Without melds-down: while nobody has done them, while those who have hold many cards, or few; and with them: as few,
some or many cards are left."""
_DANGEROUS: Final = 4
"""Who has done his melds-down and has no more cards left over may soon go out."""
_LOW, _MANY = 2, 5
_LEAST, _MOST = -25.0, 100.0
"""What a hand costs its winner, and who has not done his melds-down (N9.1, N9.3)."""


class Standing:
    """How one seat stands.

    Attributes:
        opened: whether it has done its melds-down.
        left: how many cards stay in the hand once all that can be laid is laid, jokers too.
        numbers: what is weighed, as far as it is about this seat alone.
    """

    def __init__(self, playout: Playout, seat: int) -> None:
        hand = playout.hands[seat]
        self.opened = opened = playout.opened[seat]
        once, twice, jokers = hand.once & SUITED, hand.twice & SUITED, hand.jokers
        numbers = [0.0] * FEATURES
        spare, twins = once, twice
        if opened:
            for piece in best(once, twice, 0, RELIEF)[1]:
                spare, twins = spare & ~piece.mask | twins & piece.mask, twins & ~piece.mask
            fits = spare & playout.wanted
            spare &= ~fits
            points = hope = 0
            for card in bits(spare):
                points += VALUES[card]
                hope |= WITH_HIGH_ACES.of(card, once)
            left = spare.bit_count() + twins.bit_count()
            self.left = left + jokers
            numbers[1] = float(left)
            numbers[2] = points / 10.0
            numbers[3] = float(jokers)
            numbers[4] = float(hand.size - self.left)
            numbers[5] = (hope.bit_count() + (playout.wanted & ~once).bit_count()) / 10.0
        else:
            value = best(once, twice, jokers, VALUE)[0]
            for piece in best(once, twice, jokers, VALUE)[1]:
                spare, twins = spare & ~piece.mask | twins & piece.mask, twins & ~piece.mask
            hope = high = 0
            for card in bits(spare):
                wanted = WITH_HIGH_ACES.of(card, once)
                hope |= wanted
                if wanted:
                    high += VALUES[card]
            self.left = hand.size
            numbers[1] = value / 10.0
            numbers[16] = 1.0 if value >= playout.threshold else 0.0
            numbers[17] = 1.0 if value >= playout.threshold - 12 else 0.0
            numbers[2] = float(spare.bit_count() + twins.bit_count())
            numbers[3] = float(jokers)
            numbers[4] = hope.bit_count() / 10.0
            numbers[5] = high / 10.0
        numbers[0] = 1.0
        self.numbers = numbers


def standings(playout: Playout) -> list[Standing]:
    """How all seats stand."""
    return [Standing(playout, seat) for seat in range(len(playout.hands))]


def features(playout: Playout, stand: list[Standing], seat: int) -> tuple[int, list[float]]:
    """Which weights count for a seat when a turn has ended, and what is weighed."""
    mine = stand[seat]
    numbers = [*mine.numbers]
    seats = len(stand)
    fewest, second = 20, 20
    for other in range(seats):
        if other != seat and stand[other].opened:
            left = stand[other].left
            if left < fewest:
                fewest, second = left, fewest
            elif left < second:
                second = left
    numbers[6] = float((seat - (playout.turn or 0)) % seats)
    numbers[7] = float(sum(playout.opened) - mine.opened)
    numbers[8] = 1.0 if fewest <= 1 else 0.0
    numbers[9] = 1.0 if fewest == 2 else 0.0
    numbers[10] = 1.0 if 3 <= fewest <= 4 else 0.0
    numbers[11] = 1.0 if 5 <= fewest <= 7 else 0.0
    numbers[12] = 1.0 if second <= _LOW else 0.0
    numbers[13] = numbers[1] if fewest <= _LOW else 0.0
    numbers[14] = min(len(playout.stock), 60) / 10.0
    numbers[15] = numbers[2] if fewest <= _LOW else 0.0
    if mine.opened:
        return 3 if mine.left <= _LOW else 4 if mine.left <= _MANY else 5, numbers
    return 0 if fewest == 20 else 1 if fewest > _DANGEROUS else 2, numbers


def expected_points(playout: Playout) -> list[int]:
    """What the hand will cost each seat, in thousandths of a point."""
    stand = standings(playout)
    found = []
    for seat in range(len(stand)):
        stage, numbers = features(playout, stand, seat)
        row = WEIGHTS[stage]
        total = 0.0
        for at, number in enumerate(numbers):
            total += row[at] * number
        found.append(int(POINT * min(_MOST, max(_LEAST, total))))
    return found
