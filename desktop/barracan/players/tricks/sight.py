"""What a seat can tell of the cards that it does not see."""

from dataclasses import dataclass

from barracan.games.tricks.ranking import Mask, Ranking
from barracan.games.tricks.state import TricksState
from barracan.model.cards import Kind
from barracan.players.arithmetic import power


@dataclass(frozen=True, slots=True)
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

    def led(self, card: Kind) -> Mask:
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
