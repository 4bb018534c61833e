"""What a seat of Burraco and Buraco can do in its turn, and what that is worth."""

from typing import Final

from barracan.games.burraco.melds import LONG
from barracan.games.burraco.options import WILD
from barracan.games.burraco.play import STALL
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, Kind
from barracan.players.arithmetic import sum_in_order
from barracan.players.burraco.course import Course
from barracan.players.burraco.shapes import WILD_BITS, Laying, Shape, natural_melds, wild_melds
from barracan.players.burraco.skill import Skill
from barracan.players.burraco.worth import Worth

STALE: Final = -1000.0
"""What it is worth to take one useless card where the hand would soon end by a stall, or goes round too long."""
_ENOUGH: Final = 100.0
"""A hand that is won by fewer points is played on rather than ended by a stall."""
_CIRCLE: Final = 6.0
"""What it costs to take one useless card more, for each turn in a row in which nobody drew or laid."""
_MOST_AHEAD: Final = 6
_EXIT_CARD: Final = 5.0
"""What each card that leaves the hand is worth where the side may go out."""
_PRESSED_CARD: Final = 4.0
"""The same where the hand may end at any time."""
_TREASURE: Final = 500.0
"""A wildcard is discarded only where nothing else can be, a joker last of all."""


class Turn(Worth):
    """A turn as its seat sees it; *taken* are cards that the next seat was seen to take and still holds."""

    def __init__(self, course: Course, seat: int, skill: Skill, taken: Hand | None = None) -> None:
        super().__init__(course, seat, skill)
        self._taken = taken

    def pile_worth(self) -> float:
        """What the pile is worth more than a card of the stock."""
        skill, course = self.skill, self.course
        hand = self.hand.copy()
        value = 0.0
        laid = False
        for card in course.pile:
            hand.add(card)
            value += self.use(card, hand)
            laid = laid or self.fit(card, hand)[1] >= 0 or (card not in WILD and self.holds_three(card, hand))
        following = course.side_of[(self.seat + 1) % course.seats]
        if following != self.side:
            value += skill.denial * (len(course.pile) - 1)
            value += sum_in_order(self.given(card, following) for card in course.pile)
        if len(course.pile) == 1:
            value += self._single_worth()
            if course.stalled >= STALL * course.seats - 2 and self.lead() < _ENOUGH:
                return STALE
        if not laid:
            value -= _CIRCLE * course.stalled
            if len(course.pile) == 1 and self._rather_draws(course.pile[0]):
                return STALE
        return value - self.stock_worth()

    def _single_worth(self) -> float:
        """What it is worth not to draw where one card lies: who draws leaves the next seat a card more."""
        skill, ahead = self.skill, self._draws_ahead()
        single = skill.partner_single if len(self.course.sides) < self.course.seats else skill.single
        return single + skill.fairness * max(-2, min(_MOST_AHEAD, ahead))

    def _draws_ahead(self) -> int:
        """How many draws its side has made more than another."""
        drew = self.course.drew
        return drew[self.side] - min([count for side, count in enumerate(drew) if side != self.side])

    def _rather_draws(self, card: Kind) -> bool:
        """Whether it draws rather than takes a useless lone card, which would go round and round: in half a round.

        A side that has drawn more often than another waits a round more for each such draw.
        """
        course = self.course
        if not self.skill.fairness or self.feeds(card):
            return False
        return course.stalled >= course.seats // 2 + course.seats * max(0, self._draws_ahead())

    def first_worth(self) -> float:
        """What the first card of the stock is worth more than the next (D3.1)."""
        card = self.course.stock[-1]
        self.hand.add(card)
        worth = self.use(card, self.hand)
        self.hand.remove(card)
        return worth - self.stock_worth()

    def stock_worth(self) -> float:
        """What an unseen card is worth."""
        hand = self.hand
        total = 0
        value = 0.0
        for card in range(0, len(self.unseen), 3 if self.skill.quick else 1):
            count = self.unseen[card]
            if count > 0:
                hand.add(card)
                value += count * self.use(card, hand)
                hand.remove(card)
                total += count
        return value / max(1, total)

    # -- laying --------------------------------------------------------------------------------------------------------

    def layings(self, hand: Hand) -> list[Laying]:
        """What could be laid of a hand: one card at a time, or a new meld."""
        found: list[Laying] = []
        taken = 0
        for number, shape in enumerate(self.course.melds[self.side]):
            if shape.rank >= 0:
                taken |= 1 << shape.rank
            ready = shape.fits & hand.once
            while ready:
                lowest = ready & -ready
                ready ^= lowest
                card = lowest.bit_length() - 1
                after = shape.with_card(card)
                if after is not None:
                    found.append(Laying(number, after, (card,)))
        found += natural_melds(hand, self.course.book, taken)
        found += wild_melds(hand, self.course.book, taken)
        return found

    def gain(self, hand: Hand, laying: Laying) -> float:
        """What laying gains: the meld's worth, less what its cards are worth in the hand."""
        skill = self.skill
        before = self.course.melds[self.side][laying.number] if laying.number >= 0 else None
        rest = hand.without(laying.cards)
        value = self.potential(laying.after, rest) - (self.potential(before, hand) if before else 0.0)
        value += self._exit_gain(before, laying.after)
        for card in laying.cards:
            if card in WILD:
                value -= self.wild
            else:
                rest.add(card)
                value -= self.keep(card, rest)
                rest.remove(card)
        count = len(laying.cards)
        if self.pot_to_come:
            value += count * skill.pot_card + (_EXIT_CARD * count if hand.size <= 6 else 0.0)
        elif self.exit or laying.after.exit:
            value += _EXIT_CARD * count
        if laying.number < 0:
            value += skill.natural if laying.after.clean else skill.burn * self.ahead
            if laying.after.rank >= 0:
                value += skill.group
        return value + self.pressed * _PRESSED_CARD * count

    def may_lay(self, hand: Hand, laying: Laying) -> bool:
        """Whether the rules let the cards go, and enough stays in the hand to play on with."""
        left = hand.size - len(laying.cards)
        if left > 1 and (self.pot_to_come or self.exit or laying.after.exit):
            return True
        barred = self.course.barred(self.seat)
        if self.pot_to_come:
            return left == 0 or barred < 0 or barred in laying.cards
        if left > 1:
            return left > self.skill.mobile or self.pressed >= 1.0 or bool(laying.after.bonus)
        if not self.course.potted[self.side] or not self._exit_after(laying):
            return False
        if left == 0:
            return self.course.terms.free_exit and self.wants_out()
        rest = hand.without(laying.cards)
        return not rest.once & WILD_BITS and (barred < 0 or barred in laying.cards)

    def _exit_after(self, laying: Laying) -> bool:
        for number, shape in enumerate(self.course.melds[self.side]):
            if number != laying.number and shape.exit:
                return True
        return laying.after.exit

    def ranked_layings(self, hand: Hand) -> list[Laying]:
        """What the rules let be laid, what gains most first, whether it gains or not."""
        listed = [laying for laying in self.layings(hand) if self.may_lay(hand, laying)]
        found = [(-self.gain(hand, laying), at) for at, laying in enumerate(listed)]
        found.sort()
        return [listed[at] for _, at in found]

    def best_laying(self, hand: Hand) -> tuple[float, Laying] | None:
        """What gains most, if anything gains."""
        found: tuple[float, Laying] | None = None
        for laying in self.layings(hand):
            value = self.gain(hand, laying)
            if value > 0.0 and (found is None or value > found[0]) and self.may_lay(hand, laying):
                found = (value, laying)
        return found

    def seven(self) -> list[Laying] | None:
        """What makes a meld of the side a clean one of seven at once, if the hand holds it."""
        melds = self.course.melds[self.side]
        for number, shape in enumerate(melds):
            if shape.bonus or not shape.clean:
                continue
            hand, grown = self.hand.copy(), shape
            found: list[Laying] = []
            while grown.size < LONG:
                longer = self._longer(hand, grown, number)
                if longer is None:
                    break
                found.append(longer)
                hand.remove(longer.cards[0])
                grown = longer.after
            if grown.size >= LONG and (hand.size > 1 or self.may_lay(self.hand, Laying(number, grown, _cards(found)))):
                return found
        return None

    def _longer(self, hand: Hand, shape: Shape, number: int) -> Laying | None:
        """A natural card added to a clean meld that stays clean."""
        ready = shape.fits & hand.once
        while ready:
            lowest = ready & -ready
            ready ^= lowest
            card = lowest.bit_length() - 1
            after = shape.with_card(card)
            if after is not None and after.clean:
                return Laying(number, after, (card,))
        return None

    # -- the end of a turn ---------------------------------------------------------------------------------------------

    def discard_loss(self, card: Kind) -> float:
        """What the seat loses by a discard."""
        skill, course, hand = self.skill, self.course, self.hand
        value = self.use(card, hand)
        if card in WILD:
            value += _TREASURE + (_TREASURE if card == JOKER else 0.0)
        following = course.side_of[(self.seat + 1) % course.seats]
        for side in range(len(course.sides)):
            if side != self.side:
                value += skill.give * (1.0 if following == side else 0.5) * self.given(card, side)
        if following != self.side and self._taken is not None and self._completes(card, self._taken):
            value += skill.recall
        if self.holds_three(card, hand):
            value += skill.three
        return value - 0.1 * self.values[card]

    def _completes(self, card: Kind, held: Hand) -> bool:
        """Whether a card makes three of a kind or a run of three with others."""
        after = held.copy()
        after.add(card)
        return self.holds_three(card, after)

    def may_discard(self, card: Kind) -> bool:
        """Whether the rules let a card be discarded (C5.5, C7.2, C7.3)."""
        if card == self.course.barred(self.seat):
            return False
        if self.hand.size > 1 or self.pot_to_come:
            return True
        return self.course.potted[self.side] and self.course.has_exit(self.side) and card not in WILD

    def discard_losses(self) -> dict[Kind, float]:
        """What the seat loses by each card that it may discard."""
        return {card: self.discard_loss(card) for card in self.hand.different() if self.may_discard(card)}

    def best_discard(self, losses: dict[Kind, float]) -> Kind:
        """The card that is missed least; an idle one that counts as much where it helps others or is one of three."""
        hand, values = self.hand, self.values
        best = min(losses, key=losses.__getitem__)
        if best in WILD or not (self.holds_three(best, hand) or self.feeds(best)):
            return best
        idle = [
            card
            for card in losses
            if card != best
            and card not in WILD
            and values[card] >= values[best]
            and self.lies_idle(card, hand)
            and not self.feeds(card)
        ]
        return min(idle, key=losses.__getitem__, default=best)


def _cards(layings: list[Laying]) -> tuple[Kind, ...]:
    return tuple([card for laying in layings for card in laying.cards])
