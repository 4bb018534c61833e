"""Hands played on in thought: every seat lays what it can, and keeps cards that go together.

A choice rests on the seat's own hand and on what lies open.
"""

from barracan.games.burraco.melds import LONG, Meld, lets_out
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.runs import NATURAL
from barracan.model.cards import RANK_OF, SUIT_OF, Kind
from barracan.players.burraco.playout import Playout
from barracan.players.burraco.quick import (
    WILD_BITS,
    bridged,
    dirty_meld,
    far_kinds,
    longer,
    natural_meld,
    wild_of,
    with_wild,
)

_PATIENCE = 1
"""So many draws more than another side a seat makes, before it waits for the others."""
_LATE = 4
"""The last level of a hand: it may end at any time."""
_FELLOW, _BESIDE, _NEAR = 10, 12, 7
"""What a card is worth in the hand for each other of its rank, and in its suit for each beside it or next but one."""
_REACH = 6
"""What it is worth for lying a place from a run of its side."""
_TWIN = 2
_FEEDS = 26
"""What it costs to give a card that lengthens a meld of the next player's side."""
_WILD = 200


def _neighbours(card: Kind, distance: int) -> int:
    suit, place = SUIT_OF[card], RANK_OF[card] + 1
    places = {place, 14} if place == 1 else {place}
    return sum(
        {1 << NATURAL[suit][at] for each in places for at in (each - distance, each + distance) if 1 <= at <= 14}
    )


_BESIDES = tuple(_neighbours(card, 1) for card in range(52))
_NEARS = tuple(_neighbours(card, 2) for card in range(52))


class Playing:
    """Plays hands on; nothing of a hand is kept but answers that come again."""

    def __init__(self) -> None:
        self._ranked: dict[tuple[int, int, int, int, int], list[Kind]] = {}

    def finish(self, playout: Playout, turns: int) -> None:
        """Play so many turns, or to the end of the hand."""
        for _ in range(turns):
            if playout.turn is None:
                return
            self.turn(playout, playout.turn)

    def turn(self, playout: Playout, seat: int) -> None:
        """Play a whole turn."""
        _begin(playout, seat)
        self.lay_and_discard(playout, seat)

    def lay_and_discard(self, playout: Playout, seat: int) -> None:
        """Lay what can be laid, and discard; by a fresh pot the turn may go on."""
        side = playout.side_of[seat]
        if playout.melds[side] or not playout.minimums[side] or _opens(playout, seat):
            level = _level(playout, seat)
            while playout.turn == seat and (_lays_naturals(playout, seat) or _lays_a_wildcard(playout, seat, level)):
                pass
        if playout.turn == seat:
            self._discard(playout, seat)

    def _discard(self, playout: Playout, seat: int) -> None:
        hand = playout.hands[seat]
        side, sides = playout.side_of[seat], playout.side_of
        following = sides[(seat + 1) % len(sides)]
        fed = playout.wants[following] & hand.once if following != side else 0
        far = 0
        for meld in playout.melds[side]:
            far |= far_kinds(meld, playout.terms)
        level = _level(playout, seat)
        key = hand.once, hand.twice, fed, far & hand.once, level
        if key not in self._ranked:
            self._ranked[key] = _rank(hand, fed, far, level, playout.terms.values)
        barred = playout.barred(seat)
        playout.discard(seat, next(card for card in self._ranked[key] if card != barred))


def _rank(hand: Hand, fed: int, far: int, level: int, values: tuple[int, ...]) -> list[Kind]:
    """The cards of a hand, what is least missed first."""
    once, counts = hand.once, hand.counts
    naturals = once & ~WILD_BITS
    found = []
    for card in hand.different():
        if WILD_BITS >> card & 1:
            found.append((_WILD + values[card], card))
            continue
        rank = card >> 2
        fellows = sum(counts[4 * rank : 4 * rank + 4]) - 1
        worth = _FELLOW * min(3, fellows)
        worth += _BESIDE * (_BESIDES[card] & naturals).bit_count() + _NEAR * (_NEARS[card] & naturals).bit_count()
        if counts[card] > 1:
            worth -= _TWIN
        if far >> card & 1:
            worth += _REACH
        if fed >> card & 1:
            worth += _FEEDS
        found.append((worth - level * values[card] // _LATE, card))
    found.sort()
    return [card for _, card in found]


def _begin(playout: Playout, seat: int) -> None:
    """Take what others have left, or draw: draws are made in turns, as each leaves the next seat a card more."""
    discards, side = playout.discards, playout.side_of[seat]
    if not discards:
        playout.draw(seat)
        return
    if len(discards) == 1 and not playout.wants[side] >> discards[0] & 1:
        drew = playout.drew
        least = min([count for other, count in enumerate(drew) if other != side])
        if drew[side] - least < _PATIENCE or playout.stalled >= 2 * len(playout.hands):
            playout.draw(seat)
            return
    playout.take(seat)


def _level(playout: Playout, seat: int) -> int:
    """From 0, early, to 4, where the hand may end at any time."""
    side = playout.side_of[seat]
    left = len(playout.stock) + sum(map(len, playout.pots))
    late = max(0, _LATE - left // (2 * len(playout.hands)))
    for other, hand in enumerate(playout.hands):
        if playout.side_of[other] != side and hand.size <= 3 and playout.may_go_out(playout.side_of[other]):
            return _LATE
    return min(late, _LATE)


def _lays_naturals(playout: Playout, seat: int) -> bool:
    """Add what lengthens a meld by itself, or lay a new meld without a wildcard."""
    hand, side, terms = playout.hands[seat], playout.side_of[seat], playout.terms
    fit = playout.wants[side] & hand.once
    while fit:
        card = (fit & -fit).bit_length() - 1
        fit &= fit - 1
        for number, meld in enumerate(playout.melds[side]):
            after = longer(meld, terms)[1].get(card)
            if after is not None and playout.keeps(seat, (card,), after, meld):
                playout.add(seat, number, after, (card,))
                return True
    found = natural_meld(hand, playout.groups[side], terms)
    if found is None:
        return False
    if not playout.keeps(seat, found.cards, found):
        return False
    playout.lay(seat, [found])
    return True


def _lays_a_wildcard(playout: Playout, seat: int, level: int) -> bool:
    """Lay a wildcard with a pair, or where it makes a meld long, or where the hand is nearly empty or nearly over."""
    hand, side, terms = playout.hands[seat], playout.side_of[seat], playout.terms
    wild = wild_of(hand)
    if wild < 0:
        return False
    found = dirty_meld(hand, playout.groups[side], terms)
    if found is not None and playout.keeps(seat, found.cards, found):
        playout.lay(seat, [found])
        return True
    empties = hand.size <= 3 and (playout.pot_to_come(seat) or playout.may_go_out(side))
    for number, meld in enumerate(playout.melds[side]):
        if meld.wild >= 0 or (lets_out(meld, terms) and playout.exits[side] == 1 and not terms.any_exit):
            continue
        size = len(meld.cards)
        if size >= LONG - 2 and (far := far_kinds(meld, terms) & hand.once & ~WILD_BITS):
            card = far.bit_length() - 1
            longer_run = bridged(meld, wild, card, terms)
            if longer_run is not None and _adds(playout, seat, number, longer_run, (card, wild)):
                return True
        if empties or level >= _LATE - 1 or (size >= LONG - 1 and level >= 2 and playout.exits[side]):
            after = with_wild(meld, wild, terms)
            if after is not None and _adds(playout, seat, number, after, (wild,)):
                return True
    return False


def _adds(playout: Playout, seat: int, number: int, after: Meld, cards: tuple[Kind, ...]) -> bool:
    before = playout.melds[playout.side_of[seat]][number]
    if not playout.keeps(seat, cards, after, before):
        return False
    playout.add(seat, number, after, cards)
    return True


def _opens(playout: Playout, seat: int) -> bool:
    """Open, if the hand has melds that count enough (D4.1)."""
    side, terms = playout.side_of[seat], playout.terms
    rest, groups = playout.hands[seat].copy(), 0
    found: list[Meld] = []
    for find in (natural_meld, dirty_meld):
        while playout.points_of(found) < playout.minimums[side]:
            meld = find(rest, groups, terms)
            if meld is None:
                break
            found.append(meld)
            rest = rest.without(meld.cards)
            groups |= 1 << meld.rank if meld.rank >= 0 else 0
    cards = [card for meld in found for card in meld.cards]
    if not found or playout.points_of(found) < playout.minimums[side]:
        return False
    if not playout.keeps(seat, cards, found[0]):
        return False
    playout.lay(seat, found)
    return playout.turn == seat
