"""How likely a seat plays each of its cards, as players of some experience do; fitted to many hands.

What a seat plays tells what it holds, and in thought everybody plays the first tricks by habit. A habit knows what the
seat sees: the trick, what has been played, its own hand.
"""

from typing import Final

from mypy_extensions import i64

from barracan.games.tricks.ranking import Mask
from barracan.model.cards import Kind
from barracan.players.sheepshead.habit_weights import WEIGHTS
from barracan.players.sheepshead.pack import (
    ACES,
    ALL_TRUMPS,
    COUNT,
    DEAR,
    JACKS,
    QUEENS,
    RANKED,
    TENS,
    WHOLE,
    beaters_of,
    renumber,
    suit_of,
    worth_of,
)

SITUATIONS: Final = 9
KINDS_OF_CARDS: Final = 10
TAKEN_WORTH: Final = 2 * KINDS_OF_CARDS
LONE: Final = TAKEN_WORTH + 1
COLUMNS: Final = LONE + 1
"""A weight for each kind of card that takes the trick and that does not, for what the trick counts, for a lone card."""
NAT: Final = 10
"""Weights are tenths of natural logarithms."""
FAR: Final = 80
"""So far behind the likeliest card a card is hardly ever played."""
CERTAINLY: Final = 100_000


def _powers() -> list[int]:
    """What each tenth of a natural logarithm makes of a likelihood, in whole numbers."""
    found = [CERTAINLY]
    while len(found) <= FAR:
        found.append(found[-1] * 904_837 // 1_000_000)
    return found


POWERS: Final[list[int]] = _powers()
"""What each tenth of a natural logarithm less makes of a likelihood."""
LEAST: Final = 3 * CERTAINLY // 100
"""Nobody is sure of another's habits: any card is as likely as this."""


def situation(seat: int, alone: int, leader: int, played: int, winner: int) -> int:
    """Which of nine situations a seat is in: who leads, who plays after it, and who has the trick so far."""
    if played == 0:
        return 0 if seat == alone else 1 if (seat + 1) % 3 == alone else 2
    if played == 1:
        return 3 if seat == alone else 5 if leader == alone else 6
    if seat == alone:
        return 4
    return 8 if winner == alone else 7


def kind_of(card: i64, gone: i64) -> i64:
    """Which kind of card this is, given the cards that have been played to earlier tricks."""
    suit = suit_of(card)
    boss = not (card - 1) & suit & ~gone
    if suit == ALL_TRUMPS:
        if boss:
            return 0
        if card & QUEENS:
            return 1
        if card & JACKS:
            return 2
        return 3 if card & DEAR else 4
    if boss:
        return 5 if card & DEAR else 9
    if card & TENS:
        return 6
    return 7 if card & ACES << 2 else 8


def _is_lone(card: int, hand: int) -> bool:
    """Whether it is the only card of a plain suit."""
    suit = suit_of(card)
    return suit != ALL_TRUMPS and hand & suit == card


class Habit:
    """What a seat is likely to play to a trick that it finds so.

    Attributes:
        situation: who leads and who plays later.
        led: the suit led, 0 for who leads.
    """

    def __init__(self, situation: int, led: int, best: int, worth: int, gone: int) -> None:
        self.situation = situation
        self.led = led
        self._beaters = beaters_of(best, led) if led else WHOLE
        self._worth = worth
        self._gone = gone
        weights = WEIGHTS[situation]
        self._lone = weights[LONE]
        self._scores: list[int] = []
        for number in range(COUNT):
            takes = self._beaters >> number & 1
            score = weights[kind_of(1 << number, gone) + KINDS_OF_CARDS * takes]
            self._scores.append(score + takes * weights[TAKEN_WORTH] * worth // NAT)

    def features(self, number: int, hand: int) -> list[tuple[int, float]]:
        """What speaks for a card of this number out of a hand: columns of the weights, and how much of each."""
        takes = self._beaters >> number & 1
        found = [(kind_of(1 << number, self._gone) + KINDS_OF_CARDS * takes, 1.0)]
        found += [(TAKEN_WORTH, takes * self._worth / NAT)] * takes
        return found + [(LONE, 1.0)] * _is_lone(1 << number, hand)

    def score(self, number: int, hand: int) -> int:
        """How much a card of this number asks to be played out of a hand."""
        return self._scores[number] + self._lone * _is_lone(1 << number, hand)

    def choice(self, hand: int) -> int:
        """The number of the card that is played out of this hand most often."""
        cards = hand & self.led or hand
        found, most = -1, 0
        while cards:
            number = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            score = self.score(number, hand)
            if found < 0 or score > most:
                found, most = number, score
        return found

    def likelihood(self, played: int, hand: int) -> int:
        """How likely the card of this number is played out of this hand, which holds it."""
        cards = hand & self.led or hand
        own = self.score(played, hand)
        scores = []
        while cards:
            number = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            scores.append(self.score(number, hand))
        most = max(scores)
        total = 0
        for score in scores:
            total += POWERS[min(FAR, most - score)]
        return max(LEAST, CERTAINLY * POWERS[min(FAR, most - own)] // total)

    def choice_of(self, hand: Mask) -> Kind:
        """The same where hand and card are told as everywhere else."""
        return RANKED[self.choice(renumber(hand))]


class Table:
    """A trick as it grows.

    Attributes:
        gone: the cards that have been played, those of this trick included.
    """

    def __init__(self, alone: int, leader: int, gone: int) -> None:
        self.gone = gone
        self._alone = alone
        self._leader = leader
        self._before = gone
        self._played = 0
        self._led = self._best = self._worth = 0
        self._winner = leader

    def habit(self, seat: int) -> Habit:
        """What this seat is likely to play next."""
        where = situation(seat, self._alone, self._leader, self._played, self._winner)
        return Habit(where, self._led, self._best, self._worth, self._before)

    def put(self, seat: int, card: int) -> None:
        """Put this card there."""
        if not self._played:
            self._led, self._best = suit_of(card), card
        elif card & beaters_of(self._best, self._led):
            self._best, self._winner = card, seat
        self._worth += worth_of(card)
        self._played += 1
        self.gone |= card
