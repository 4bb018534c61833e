"""A position as one seat knows it: what melds are worth with what they may still become, and cards in the hand."""

from dataclasses import dataclass
from typing import Final

from barracan.games.buraco import view as buraco
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import view as views
from barracan.games.burraco.melds import LONG, Meld, lets_out, quality
from barracan.games.burraco.options import WILD
from barracan.games.burraco.scoring import WORTH
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.melds import NATURAL
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, RANK_OF, SUIT_OF, Kind
from barracan.model.randomness import stream
from barracan.players.arithmetic import sum_in_order
from barracan.players.rummy import nearness


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts_cards: whether it knows which cards are gone for good.
        denial: whether it looks at what a discard does for the others.
        whole_pile: whether it values all cards of the pile, not the top card alone.
        pile_card: what each further card of the pile is worth to it, for itself and because the next seat lacks it.
        single: what it is worth to it to take a pile of one card, where another side is to draw.
        patience: how many draws more than another side it makes while it is ahead.
        thrift: how much a wildcard is worth to it in the hand, as a share.
        company: how much it is worth to it, as a share, that cards go together in the hand before they can be laid.
        finish: how many cards it sees through to the end of a hand.
    """

    counts_cards: bool = True
    denial: bool = True
    whole_pile: bool = True
    pile_card: float = 80.0
    single: float = 80.0
    patience: int = 3
    thrift: float = 1.0
    company: float = 1.0
    finish: int = 9


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: a world that agrees with the view; of what is hidden in it nothing is used.
        unseen: how many cards of each kind may still come.
        turns: how many turns the seat may still have.
        danger: from 0 to 1, how near another side is to going out.
        pot_to_come: whether an empty hand would be a pot.
    """

    def __init__(self, view: BurracoView, skill: Skill) -> None:
        seen = buraco.Knowledge(view) if isinstance(view, BuracoView) else views.Knowledge(view)
        self.state = state = seen.world(stream("nothing hidden is used"))
        self.view = view
        self.seat = seat = view.seat
        self.side = state.side_of[seat]
        self.terms = state.terms
        self.hand: Hand = state.hands[seat]
        self.melds: list[Meld] = state.tables[self.side].melds
        self.opponents = [other for other in range(view.seats) if state.side_of[other] != self.side]
        self.unseen = nearness.copies(seen.unseen)
        if not skill.counts_cards:
            self.unseen = [max(count, 1) for count in self.unseen]
        self.pot_to_come = state.pot_to_come(seat)
        self.has_exit = state.tables[self.side].lets_out(self.terms)
        sizes = view.hand_sizes
        self.danger = max((self._nearness(other, sizes[other]) for other in self.opponents), default=0.0)
        stock = view.stock_count + sum(view.pots)
        shortest = min((sizes[other] for other in self.opponents if self._nearness(other, sizes[other])), default=99)
        self.turns = nearness.own_turns(stock, view.seats, shortest)

    def _nearness(self, seat: int, size: int) -> float:
        """How near a seat is to ending the hand: it needs a pot taken and a long meld."""
        table = self.state.tables[self.state.side_of[seat]]
        if table.pot < 0 or not table.melds:
            return 0.0
        longest = max(len(meld.cards) for meld in table.melds)
        ready = 1.0 if table.lets_out(self.terms) else 0.4 if longest >= 5 else 0.1
        return ready * (1.0 if size <= 3 else 0.6 if size <= 6 else 0.2)


_HOPE: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.2, 0.35, 0.6, 0.8)
"""How likely a meld of so many cards becomes long while much of the hand is still to come."""
EXIT: Final = 70.0
"""What the first meld that lets a side go out is worth besides its points."""


class Worth:
    """The values of one position."""

    def __init__(self, position: Position, skill: Skill) -> None:
        self.position = position
        self.skill = skill
        self.late = 1.0 - min(1.0, position.turns / 8)
        """From 0, early, to 1: the hand may end at any time."""
        self.pressed = max(self.late, position.danger)

    def meld(self, meld: Meld, hand: Hand) -> float:
        """What a meld on the table is worth: its points, and what it may become."""
        terms = self.position.terms
        value = float(terms.points(meld.cards))
        name = quality(meld, terms)
        if name:
            return value + WORTH[name]
        clean = meld.wild < 0
        hope = _HOPE[len(meld.cards)] * (1 - self.late) * self._room(meld, hand)
        return value + hope * ((200 if clean else 100) + (EXIT if clean and not self.position.has_exit else 0))

    def exit_gain(self, before: Meld | None, after: Meld) -> float:
        """What it is worth that a meld now lets the side go out, or, negative, that the only one no longer does."""
        terms = self.position.terms
        had, has = before is not None and lets_out(before, terms), lets_out(after, terms)
        if has and not self.position.has_exit:
            return EXIT
        if had and not has and sum(lets_out(meld, terms) for meld in self.position.melds) == 1:
            return -3 * EXIT
        return 0.0

    def _room(self, meld: Meld, hand: Hand) -> float:
        """From 0.3 to 1.2: whether the cards that would lengthen a meld may still come."""
        unseen = self.position.unseen
        if meld.is_group:
            left = sum(unseen[4 * meld.rank : 4 * meld.rank + 4]) + sum(hand.counts[4 * meld.rank : 4 * meld.rank + 4])
            return 1.2 if left >= LONG - len(meld.cards) + 1 else 0.3
        terms = self.position.terms
        reach = 0
        for step in (-1, 1):
            place = (meld.first if step < 0 else meld.last) + step
            while terms.low <= place <= terms.high:
                card = NATURAL[meld.suit][place]
                if not unseen[card] and not hand.counts[card]:
                    break
                reach += 1
                place += step
        return 1.2 if reach >= LONG - len(meld.cards) else 0.3

    def wild_in_hand(self, card: Kind) -> float:
        """What a wildcard is worth in the hand."""
        worth = 22.0 if card == JOKER else 18.0
        return worth * self.skill.thrift * (1 - 0.8 * self.late) * (1 - 0.5 * self.position.danger)

    def keep(self, hand: Hand) -> list[float]:
        """What each card of a hand is worth in it: near cards and near melds, less what it costs to be left with it."""
        values = [0.0] * len(hand.counts)
        for card in hand.different():
            values[card] = self.wild_in_hand(card) if card in WILD else self._natural(card, hand)
            values[card] -= self.pressed * self.position.terms.values[card]
        return values

    def _natural(self, card: Kind, hand: Hand) -> float:
        unseen = self.position.unseen
        rank, suit = RANK_OF[card], SUIT_OF[card]
        fellows = sum(hand.counts[4 * rank : 4 * rank + 4]) - 1
        coming = sum(unseen[4 * rank : 4 * rank + 4])
        company = min(3, fellows) * (4.0 if coming else 1.0)
        chances = 0.0
        place = rank + 1
        for other, near in ((place - 2, 3.0), (place - 1, 5.0), (place + 1, 5.0), (place + 2, 3.0)):
            if 1 <= other <= 14:
                neighbour = NATURAL[suit][other]
                if hand.counts[neighbour]:
                    company += near
                elif unseen[neighbour]:
                    chances += near / 8
        value = self.skill.company * company + chances
        if hand.counts[card] > 1:
            value -= 2.0
        return value + sum_in_order(self._beside(meld, card) for meld in self.position.melds)

    def is_ready(self, card: Kind, hand: Hand) -> bool:
        """Whether a card that is no wildcard lengthens a meld of the side, or is one of just three that are a meld."""
        if card in WILD:
            return False
        if any(lengthens(meld, card) for meld in self.position.melds):
            return True
        rank, place = RANK_OF[card], RANK_OF[card] + 1
        if sum(hand.counts[4 * rank : 4 * rank + 4]) == 3:
            return True
        suited = NATURAL[SUIT_OF[card]]
        first = last = place
        while first > 1 and hand.counts[suited[first - 1]]:
            first -= 1
        while last < 14 and hand.counts[suited[last + 1]]:
            last += 1
        return last - first == 2 and hand.counts[card] == 1

    def _beside(self, meld: Meld, card: Kind) -> float:
        """What a card in the hand is worth for lying a place or two from a run on the table."""
        if meld.is_group or meld.suit != SUIT_OF[card]:
            return 0.0
        place = RANK_OF[card] + 1
        distance = max(meld.first - place, place - meld.last)
        return 6.0 if distance == 2 else 2.0 if distance == 3 else 0.0


def helps_others(position: Position, card: Kind) -> float:
    """What a card does for the melds of other sides."""
    tables = position.state.tables
    return sum_in_order(
        _fits(meld, card) for number, table in enumerate(tables) if number != position.side for meld in table.melds
    )


def _fits(meld: Meld, card: Kind) -> float:
    """What a card does for a meld of another side."""
    worth = 8.0 + 4.0 * min(len(meld.cards), 7)
    if lengthens(meld, card):
        return worth
    near = not meld.is_group and RANK_OF[card] + 1 in {meld.first - 2, meld.last + 2}
    return worth / 2 if near and SUIT_OF[card] == meld.suit else 0.0


def lengthens(meld: Meld, card: Kind) -> bool:
    """Whether a card by itself can be added to a meld, none of its cards moved."""
    if meld.is_group:
        return RANK_OF[card] == meld.rank
    return SUIT_OF[card] == meld.suit and RANK_OF[card] + 1 in {meld.first - 1, meld.last + 1}


def gives_away(position: Position, card: Kind) -> bool:
    """Whether a card lengthens a meld of another side at once."""
    tables = position.state.tables
    return any(
        lengthens(meld, card) for number, table in enumerate(tables) if number != position.side for meld in table.melds
    )
