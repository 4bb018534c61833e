"""What cards, melds and the end of a hand are worth to a seat, in points."""

from typing import Final

from barracan.games.burraco.options import WILD
from barracan.games.burraco.scoring import OUT
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE, NATURAL
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, RANK_OF, SUIT_OF, Kind
from barracan.players.burraco.course import Course
from barracan.players.burraco.shapes import Shape
from barracan.players.burraco.skill import Skill

A_CARD: Final = 9.0
"""What a card in a hand that is not seen counts, roughly."""
_EXIT: Final = 70.0
"""What the first meld that lets a side go out is worth besides its points."""
_LATE: Final = 8.0
"""With fewer turns than this to come a seat thinks of the end."""
_LOOSE: Final = 0.15
"""What a card that may still come is worth, as a share of what it is worth in the hand."""
_FAR: Final = 5
"""So many places from a run of the side a card cannot soon lengthen it."""
_HELD: Final = 10.0
"""What it is worth to a card to be one of three in the hand that can be laid together."""


class Worth:
    """What things are worth to a seat: of the course it looks at what is public and the seat's own hand alone."""

    def __init__(self, course: Course, seat: int, skill: Skill) -> None:
        self.course = course
        self.seat = seat
        self.skill = skill
        self.side = side = course.side_of[seat]
        self.hand = course.hands[seat]
        self.values = course.terms.values
        self.unseen = course.hidden.copy()
        for card in self.hand.cards():
            self.unseen[card] -= 1
        if not skill.counts:
            self.unseen = [max(1, count) for count in self.unseen]
        self.pot_to_come = course.pot_to_come(side)
        self.exit = course.has_exit(side)
        self.closed = course.minimums[side] > 0 and not course.melds[side]
        left = len(course.stock) + sum([len(pot) for pot in course.pots])
        self.late = 1.0 - min(1.0, left / course.seats / _LATE)
        self.danger = 0.0
        for other in range(course.seats):
            if course.side_of[other] != side:
                self.danger = max(self.danger, self._nearness(other))
        self.pressed = max(self.late, self.danger)
        self.ahead = 1.0 - self.pressed
        self.wild = skill.wild * (1.0 - 0.8 * self.late) * (1.0 - 0.5 * self.danger)

    def _nearness(self, seat: int) -> float:
        """How near a seat is to ending the hand: it needs a pot taken and a long meld."""
        course = self.course
        side, size = course.side_of[seat], course.hands[seat].size
        if not course.potted[side] or not course.melds[side]:
            return 0.0
        longest = max([shape.size for shape in course.melds[side]])
        ready = 1.0 if course.has_exit(side) else 0.4 if longest >= 5 else 0.1
        return ready * (1.0 if size <= 3 else 0.6 if size <= 6 else 0.25)

    # -- what things are worth -----------------------------------------------------------------------------------------

    def potential(self, shape: Shape, hand: Hand) -> float:
        """What a meld is worth on the table: its points, and what it may become."""
        worth = float(shape.points + shape.bonus)
        if shape.bonus:
            return worth
        skill = self.skill
        if shape.clean:
            hope, prize = skill.clean[shape.size - 3], 200.0 + (0.0 if self.exit else _EXIT)
        else:
            hope, prize = skill.dirty[shape.size - 3], 100.0
        return worth + hope * self._room(shape, hand) * (1.0 - self.late) * prize

    def may_grow_long(self, shape: Shape, hand: Hand) -> bool:
        """Whether a meld may still reach seven cards, with a wildcard where it has none."""
        reach, _ = self._coming(shape, hand)
        return reach + (1 if shape.clean else 0) >= 7 - shape.size

    def _room(self, shape: Shape, hand: Hand) -> float:
        """From 0.2 to 1.2: whether the cards that would lengthen a meld may still come."""
        needed = 7 - shape.size
        reach, copies = self._coming(shape, hand)
        if reach < needed:
            return 0.2
        return min(1.2, 0.6 + 0.15 * (copies - needed)) if shape.rank >= 0 else min(1.2, 0.5 + 0.07 * copies)

    def _coming(self, shape: Shape, hand: Hand) -> tuple[int, int]:
        """How many natural cards may still lengthen a meld, and how many copies of them there are."""
        unseen, counts = self.unseen, hand.counts
        reach = copies = 0
        if shape.rank >= 0:
            first = 4 * shape.rank
            for card in range(first, first + 4):
                copies += unseen[card] + counts[card]
            return copies, copies
        terms, suited = self.course.terms, NATURAL[shape.suit]
        for step in (-1, 1):
            place = (shape.first if step < 0 else shape.last) + step
            while terms.low <= place <= terms.high:
                card = suited[place]
                held = unseen[card] + counts[card]
                if not held:
                    break
                reach += 1
                copies += held
                place += step
        return reach, copies

    def keep(self, card: Kind, hand: Hand) -> float:
        """What a card of a hand is worth in it, without what it counts."""
        if card in WILD:
            return self.wild
        unseen, counts, skill = self.unseen, hand.counts, self.skill
        rank, suit = RANK_OF[card], SUIT_OF[card]
        first = 4 * rank
        fellows = counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3] - 1
        coming = unseen[first] + unseen[first + 1] + unseen[first + 2] + unseen[first + 3]
        value = skill.pair * min(3, fellows) if coming or fellows > 1 else 0.0
        value += _LOOSE * coming + self._neighbours(rank, NATURAL[suit], counts)
        if counts[card] > 1:
            value -= 2.0
        for shape in self.course.melds[self.side]:
            if shape.suit == suit:
                place = rank + 1
                distance = max(shape.first - place, place - shape.last)
                if rank == ACE and shape.first > LOW_ACE:
                    distance = min(HIGH_ACE - shape.last, shape.first - 1)
                if distance in {2, 3}:
                    value += skill.beside / (distance - 1)
        return value * self.ahead

    def _neighbours(self, rank: int, suited: tuple[Kind, ...], counts: list[int]) -> float:
        """What the cards of its suit near it are worth to a card, in the hand or still to come."""
        value, unseen, skill = 0.0, self.unseen, self.skill
        for step in (-2, -1, 1, 2):
            place = rank + 1 + step
            if rank == ACE and step < 0:
                place = HIGH_ACE + step
            if LOW_ACE <= place <= HIGH_ACE:
                neighbour = suited[place]
                close = skill.near if step in (-1, 1) else skill.gap
                if counts[neighbour]:
                    value += close
                elif unseen[neighbour]:
                    value += close * _LOOSE
        return value

    def fit(self, card: Kind, hand: Hand) -> tuple[float, int]:
        """What a card is worth for a meld of the side, and the number of that meld; -1 where it fits none."""
        best, at = 0.0, -1
        bit = 1 << card
        for number, shape in enumerate(self.course.melds[self.side]):
            if shape.fits & bit:
                after = shape.with_card(card)
                if after is None:
                    continue
                value = self.potential(after, hand) - self.potential(shape, hand) + self._exit_gain(shape, after)
                if at < 0 or value > best:
                    best, at = value, number
        return best, at

    def _exit_gain(self, before: Shape | None, after: Shape) -> float:
        """What it is worth that a meld now lets the side out, or, negative, that the only one no longer does."""
        had = before is not None and before.exit
        if after.exit and not self.exit:
            return _EXIT
        if had and not after.exit and sum([shape.exit for shape in self.course.melds[self.side]]) == 1:
            return -4.0 * _EXIT
        return 0.0

    def use(self, card: Kind, hand: Hand) -> float:
        """What a card is worth to the seat in a hand that holds it."""
        cost = self.pressed * self.values[card]
        if card in WILD:
            return self.wild - cost
        worth, at = self.fit(card, hand)
        kept = self.keep(card, hand) - cost
        if self.holds_three(card, hand):
            kept += _HELD
        return max(kept, worth) if at >= 0 else kept

    def holds_three(self, card: Kind, hand: Hand) -> bool:
        """Whether a hand holds three of a kind or a run of three with a card."""
        counts, rank = hand.counts, RANK_OF[card]
        first = 4 * rank
        if counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3] >= 3:
            return True
        suited = NATURAL[SUIT_OF[card]]
        for place in (1, 14) if rank == 0 else (rank + 1,):
            low = high = place
            while low > 1 and counts[suited[low - 1]]:
                low -= 1
            while high < 14 and counts[suited[high + 1]]:
                high += 1
            if high - low >= 2:
                return True
        return False

    def has_company(self, card: Kind, hand: Hand) -> bool:
        """Whether a hand holds another card with which a wildcard would make a meld."""
        counts, rank = hand.counts, RANK_OF[card]
        first = 4 * rank
        if counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3] >= 2:
            return True
        suited, place = NATURAL[SUIT_OF[card]], rank + 1
        for other in (place - 2, place - 1, place + 1, place + 2):
            if 1 <= other <= 14 and counts[suited[other]]:
                return True
        return rank == 0 and counts[suited[13]] + counts[suited[12]] > 0

    def lies_idle(self, card: Kind, hand: Hand) -> bool:
        """Whether a hand holds nothing near a card, and the side's melds lie far from it."""
        if self.has_company(card, hand):
            return False
        rank, suit = RANK_OF[card], SUIT_OF[card]
        place = rank + 1
        for shape in self.course.melds[self.side]:
            if shape.rank == rank or shape.fits >> card & 1:
                return False
            away = max(shape.first - place, place - shape.last)
            if shape.suit == suit and 0 < away < _FAR:
                return False
        return True

    def feeds(self, card: Kind) -> bool:
        """Whether a card fits a meld of an opponent."""
        bit = 1 << card
        for side, melds in enumerate(self.course.melds):
            if side != self.side:
                for shape in melds:
                    if shape.fits & bit:
                        return True
        return False

    def given(self, card: Kind, side: int) -> float:
        """What a card does for the melds of a side."""
        value = 0.0
        bit = 1 << card
        for shape in self.course.melds[side]:
            if shape.fits & bit and card not in WILD:
                value = max(value, 10.0 + 4.0 * min(shape.size, 7) + (60.0 if shape.size == 6 else 0.0))
            elif (
                shape.suit >= 0
                and shape.suit == SUIT_OF[card]
                and RANK_OF[card] + 1 in (shape.first - 2, shape.last + 2)
            ):
                value = max(value, 5.0 + 2.0 * min(shape.size, 7))
        return value

    def standing(self) -> list[float]:
        """What each side would count if the hand ended now, the seat's own cards left out, roughly."""
        course = self.course
        found = []
        for side, seats in enumerate(course.sides):
            held = sum([course.hands[seat].size for seat in seats if seat != self.seat])
            found.append(course.laid_points(side) - A_CARD * held)
        return found

    def lead(self) -> float:
        """By how many points the side would win the hand if it ended now, roughly."""
        points = self.standing()
        mine = points[self.side] - self.course.terms.points(self.hand.cards())
        return mine - max([count for side, count in enumerate(points) if side != self.side])

    def wants_out(self) -> bool:
        """Whether ending the hand is worth it."""
        course, side = self.course, self.side
        points = self.standing()
        points[side] += OUT
        if self.skill.match:
            totals = [total + more for total, more in zip(course.totals, points, strict=True)]
            if max(totals) >= course.target:
                ahead = totals[side] > max([total for other, total in enumerate(totals) if other != side])
                return ahead or self.danger > 0.9 or self.late > 0.9
        ahead = points[side] > max([count for other, count in enumerate(points) if other != side])
        return ahead or self.danger > 0.5
