"""Ways to lay a hand down: to a pot, or out."""

from typing import Final

from barracan.games.burraco.options import DEUCE, WILD
from barracan.games.rummy.melds import NATURAL
from barracan.games.rummy.state import Hand, bits
from barracan.model.cards import RANK_OF, SUIT_OF
from barracan.players.burraco.shapes import WILD_BITS, Laying, deuce_melds
from barracan.players.burraco.turn import Turn

_SEARCHED: Final = 60
"""So many hands are looked at for a way to an empty one."""


class Finish:
    """Looks for a way to lay a hand down to nothing, or to one card that can be discarded.

    Where a card is still to be drawn it is another one that is discarded.
    """

    def __init__(self, turn: Turn, most: int, *, draws: bool = False) -> None:
        self._turn = turn
        self._left = most
        self._draws = draws

    def way(self, hand: Hand, target: int) -> list[Laying] | None:
        """What to lay in turn; ``None`` if no way was found in time."""
        turn = self._turn
        if hand.size == target:
            return [] if self._may_end(hand) and (turn.pot_to_come or turn.wants_out()) else None
        if hand.size < target or self._left <= 0 or not self._hopeful(hand, target):
            return None
        self._left -= 1
        melds = turn.course.melds[turn.side]
        for laying in self._layings(hand, target):
            rest = hand.without(laying.cards)
            kept = melds.copy()
            if laying.number < 0:
                melds.append(laying.after)
            else:
                melds[laying.number] = laying.after
            found = self.way(rest, target) if self._may_go_on(rest) else None
            melds[:] = kept
            if found is not None:
                return [laying, *found]
        return None

    def _layings(self, hand: Hand, target: int) -> list[Laying]:
        """What can be laid of a hand: first what makes a meld long, then what takes most cards."""
        turn = self._turn
        melds = turn.course.melds[turn.side]
        found = turn.layings(hand) + deuce_melds(hand, turn.course.book)
        if not target:
            found += [whole for laying in found if (whole := _with_last(laying, hand)) is not None]
        listed: list[tuple[int, int, int, Laying]] = []
        for laying in found:
            if hand.size - len(laying.cards) >= target:
                before = melds[laying.number].bonus if laying.number >= 0 else 0
                listed.append((before - laying.after.bonus, -len(laying.cards), len(listed), laying))
        listed.sort()
        return [laying for _, _, _, laying in listed]

    def _may_go_on(self, rest: Hand) -> bool:
        """Whether the rules let so little stay in the hand (C7.5)."""
        return rest.size != 1 or self._draws or self._may_end(rest)

    def _hopeful(self, hand: Hand, target: int) -> bool:
        """Whether at most so many cards go with nothing at all."""
        turn = self._turn
        wild = hand.once & WILD_BITS
        fits = loose = 0
        for shape in turn.course.melds[turn.side]:
            more = shape.fits
            fits |= more
            if not shape.clean or 0 < shape.first <= DEUCE + 1:
                loose |= more  # by its wildcard, or by a deuce at its place, which may become one
        reached = fits if wild else fits & (hand.once | loose)
        dead = 0
        for card in bits(hand.once & ~(WILD_BITS | fits)):
            suited, place = NATURAL[SUIT_OF[card]], RANK_OF[card] + 1
            if (place > 1 and reached >> suited[place - 1] & 1) or (place < 14 and reached >> suited[place + 1] & 1):
                continue
            if place == 1 and reached >> suited[13] & 1:
                continue
            if not turn.holds_three(card, hand) and not (wild and turn.has_company(card, hand)):
                dead += hand.counts[card]
                if dead > target:
                    return False
        return True

    def _may_end(self, hand: Hand) -> bool:
        """Whether the rules let the turn end with nothing, or with this card, which is discarded (C5.5, C7)."""
        turn = self._turn
        course = turn.course
        barred = course.barred(turn.seat)
        if barred >= 0 and hand.counts[barred]:
            return False
        if turn.pot_to_come:
            return True
        if not course.potted[turn.side] or not course.has_exit(turn.side):
            return False
        return not hand.once & WILD_BITS if hand.size else course.terms.free_exit or self._draws


def _with_last(laying: Laying, hand: Hand) -> Laying | None:
    """A laying with the last card of the hand, where it goes to the same meld: alone it might not stay (C7.5)."""
    if hand.size != len(laying.cards) + 1:
        return None
    last = hand.without(laying.cards).cards()[0]
    after = laying.after.with_card(last)
    return None if after is None else Laying(laying.number, after, (*laying.cards, last))


def find_way(turn: Turn) -> list[Laying] | None:
    """A way to the pot or out, in flight before after the discard."""
    if not _sees_an_end(turn):
        return None
    targets = (0, 1) if turn.pot_to_come or turn.course.terms.free_exit else (1,)
    for target in targets:
        way = Finish(turn, _SEARCHED // 5 if turn.skill.quick else _SEARCHED).way(turn.hand, target)
        if way:
            return way
    return None


def find_way_before(turn: Turn) -> list[Laying] | None:
    """A way to lay the hand down to nothing before a card is drawn, which is discarded then."""
    if turn.closed or not _sees_an_end(turn):
        return None
    return Finish(turn, _SEARCHED, draws=True).way(turn.hand, 0)


def _sees_an_end(turn: Turn) -> bool:
    """Whether the hand is small enough for the seat to see it through, and an empty one may be of use.

    Of a large hand more than one wildcard would be too dear: all of them go.
    """
    if not (turn.pot_to_come or turn.course.potted[turn.side]):
        return False
    hand, skill = turn.hand, turn.skill
    if hand.size <= skill.finish:
        return True
    return hand.size <= skill.finish_naturals and sum([hand.counts[card] for card in WILD]) <= 1
