"""How gin is played by rule, and how a hand goes on when both seats play so."""

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from gin_peer.gin import COLUMN, KNOCK, SUIT, VALUES, WALL, cards_of, deadwood, knock_score, partition, points

PAIR, NEAR, GAP = 3.0, 3.0, 1.5
"""Points that a card's company in the hand is worth: one of its rank, the next of its suit, the next but one."""


def _company(suit):
    """For the loose cards of one suit: each rank, and its points less what its company in the suit is worth."""
    found = []
    for rank in cards_of(suit):
        near = (suit >> rank + 1 & 1) + (suit << 1 >> rank & 1)
        gap = (suit >> rank + 2 & 1) + (suit << 2 >> rank & 1)
        found.append((rank, VALUES[rank] - NEAR * near - GAP * gap))
    return found


_BURDENS = [_company(suit) for suit in range(SUIT + 1)]


def burdens(loose):
    """The loose cards, each with the points that it costs less what its company is worth."""
    found = []
    for first in (0, 13, 26, 39):
        for rank, burden in _BURDENS[loose >> first & SUIT]:
            pairs = (loose & COLUMN[rank]).bit_count() - 1
            found.append((burden - PAIR * pairs, rank, first + rank))
    return found


class Reply(NamedTuple):
    """What to do with eleven cards: the card to let go, the one to knock with, and what would then be left."""

    discard: int
    last: int
    left: int


@lru_cache(maxsize=1 << 18)
def reply(hand, barred=-1):
    """The reply by rule: dear cards without company go first; the card just taken up is barred."""
    loose = partition(hand)[0]
    if barred >= 0:
        loose &= ~(1 << barred)
    if not loose:
        return _reply_of_melds(hand, barred)
    found = burdens(loose)
    last = max(found, key=itemgetter(1))[2]
    return Reply(max(found)[2], last, points(partition(hand)[0]) - VALUES[last])


def _reply_of_melds(hand, barred):
    """Nothing is loose but what is barred: a card goes that leaves the least."""
    left, card = min((deadwood(hand ^ 1 << card), card) for card in cards_of(hand) if card != barred)
    return Reply(card, card, left)


def wants(hand, upcard):
    """Whether the upcard goes into a meld, or lets its taker knock."""
    both = hand | 1 << upcard
    return not partition(both)[0] >> upcard & 1 or reply(both, upcard).left <= KNOCK


def finish(hands, stock, hand, barred, knocks, last=None):
    """What seat 0 gains that has eleven cards now; with a last card it knocks at once."""
    found = reply(hand, barred)
    if last is not None or found.left <= knocks[0]:
        return knock_score(hand ^ 1 << (found.last if last is None else last), hands[1])
    return go_on([hand ^ 1 << found.discard, hands[1]], stock, found.discard, 1, knocks)


def go_on(hands, stock, upcard, turn, knocks, passes=2):
    """What seat 0 gains when a seat is to draw and both go on by rule.

    The top of the stock is its end. Each seat knocks as soon as no more than its number is left; with fewer than two
    passes the first upcard may be refused.
    """
    hands, stock = list(hands), list(stock)
    for _ in range(80):
        hand = hands[turn]
        if len(stock) <= WALL:
            found = reply(hand | 1 << upcard, upcard)
            return _knocked(hands, turn, hand | 1 << upcard, found) if found.left <= KNOCK else 0
        barred = -1
        if upcard is not None and wants(hand, upcard):
            hand |= 1 << upcard
            barred = upcard
        elif passes < 2:
            passes += 1
            turn = 1 - turn
            upcard = None if passes == 2 else upcard
            continue
        else:
            hand |= 1 << stock.pop()
        passes = 2
        found = reply(hand, barred)
        if found.left <= knocks[turn]:
            return _knocked(hands, turn, hand, found)
        upcard = found.discard
        hands[turn] = hand ^ 1 << upcard
        turn = 1 - turn
    return 0


def _knocked(hands, turn, hand, found):
    gain = knock_score(hand ^ 1 << found.last, hands[1 - turn])
    return -gain if turn else gain
