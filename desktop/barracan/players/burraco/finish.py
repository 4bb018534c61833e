"""Ways to lay a hand down: to a pot, or out."""

from typing import Final

from barracan.games.rummy.melds import NATURAL
from barracan.games.rummy.state import Hand
from barracan.model.cards import RANK_OF, SUIT_OF
from barracan.players.burraco.shapes import WILD_BITS, Laying
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
            return [] if self._ends(hand) else None
        if hand.size < target or self._left <= 0 or not self._hopeful(hand, target):
            return None
        self._left -= 1
        melds = turn.course.melds[turn.side]
        listed: list[tuple[int, int, int, Laying]] = []
        for laying in turn.layings(hand):
            if hand.size - len(laying.cards) >= target:
                before = melds[laying.number].bonus if laying.number >= 0 else 0
                listed.append((before - laying.after.bonus, -len(laying.cards), len(listed), laying))
        listed.sort()
        for _, _, _, laying in listed:
            rest = hand.without(laying.cards)
            kept = melds.copy()
            if laying.number < 0:
                melds.append(laying.after)
            else:
                melds[laying.number] = laying.after
            found = self.way(rest, target) if self._goes_on(rest) else None
            melds[:] = kept
            if found is not None:
                return [laying, *found]
        return None

    def _goes_on(self, rest: Hand) -> bool:
        """Whether the rules let so little stay in the hand (C7.5)."""
        turn = self._turn
        if rest.size > 1 or turn.pot_to_come or self._draws:
            return True
        return self._ends(rest)

    def _hopeful(self, hand: Hand, target: int) -> bool:
        """Whether at most so many cards go with nothing at all."""
        turn = self._turn
        wild = hand.once & WILD_BITS
        fits = 0
        for shape in turn.course.melds[turn.side]:
            fits |= shape.fits
        dead = 0
        for card in hand.different():
            if wild >> card & 1:
                continue
            if not fits >> card & 1 and not turn.holds_three(card, hand):
                suited, place = NATURAL[SUIT_OF[card]], RANK_OF[card] + 1
                near = (place > 1 and fits >> suited[place - 1] & 1) or (place < 14 and fits >> suited[place + 1] & 1)
                if place == 1 and fits >> suited[13] & 1:
                    near = 1
                if not near and not (wild and turn.has_company(card, hand)):
                    dead += hand.counts[card]
                    if dead > target:
                        return False
        return True

    def _ends(self, hand: Hand) -> bool:
        turn = self._turn
        course = turn.course
        barred = course.single
        if hand.size and barred >= 0 and hand.counts[barred] and turn.hand.counts[barred] == 1:
            return False
        if turn.pot_to_come:
            return True
        if not course.potted[turn.side] or not course.has_exit(turn.side):
            return False
        return not hand.once & WILD_BITS if hand.size else course.terms.free_exit or self._draws


def find_way(turn: Turn) -> list[Laying] | None:
    """A way to the pot or out, in flight before after the discard."""
    hand, course = turn.hand, turn.course
    if hand.size > turn.skill.finish:
        return None
    if not turn.pot_to_come and (not course.potted[turn.side] or not turn.wants_out()):
        return None
    targets = (0, 1) if turn.pot_to_come or course.terms.free_exit else (1,)
    for target in targets:
        way = Finish(turn, _SEARCHED // 5 if turn.skill.quick else _SEARCHED).way(hand, target)
        if way:
            return way
    return None


def find_way_before(turn: Turn) -> list[Laying] | None:
    """A way to lay the hand down to nothing before a card is drawn, which is discarded then."""
    if turn.closed or turn.hand.size > turn.skill.finish:
        return None
    if not turn.pot_to_come and (not turn.course.potted[turn.side] or not turn.wants_out()):
        return None
    return Finish(turn, _SEARCHED, draws=True).way(turn.hand, 0)
