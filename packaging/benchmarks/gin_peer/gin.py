"""Gin rummy as open_spiel plays it: hands as bits, their exact melds, and what a knock scores.

A card is its suit times 13 plus its rank, aces low; a hand is an integer with a bit for each card.
"""

from functools import lru_cache
from itertools import combinations, product

SUITS, RANKS = 4, 13
CARDS = SUITS * RANKS
SUIT = (1 << RANKS) - 1
HAND, KNOCK, WALL = 10, 10, 2
GIN_BONUS = UNDERCUT_BONUS = 25
VALUES = tuple(min(card % RANKS + 1, 10) for card in range(CARDS))


def bits(cards):
    """The hand of these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def cards_of(hand):
    """The cards of a hand, from low to high."""
    found = []
    while hand:
        low = hand & -hand
        found.append(low.bit_length() - 1)
        hand ^= low
    return found


def _points(suit):
    return sum(VALUES[card] for card in cards_of(suit))


def _in_runs(suit):
    """Those cards of a suit that have two neighbours in a row."""
    middle = suit & suit << 1 & suit >> 1
    return (middle | middle << 1 | middle >> 1) & SUIT


POINTS = [_points(suit) for suit in range(SUIT + 1)]
LOOSE = [suit & ~_in_runs(suit) for suit in range(SUIT + 1)]
"""For the cards of one suit those that no run takes up: a run takes all that lie in a row."""
COLUMN = [bits(suit * RANKS + rank for suit in range(SUITS)) for rank in range(RANKS)]
_SETS = [
    (0, *(bits(suit * RANKS + rank for suit in suits) for size in (3, 4) for suits in combinations(range(SUITS), size)))
    for rank in range(RANKS)
]


@lru_cache(maxsize=1 << 18)
def partition(hand):
    """The cards left over when a hand is melded so that they count least, and the sets that are laid for it."""
    a, b, c, d = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
    triple = a & b & (c | d) | c & d & (a | b)
    if not triple:
        return LOOSE[a] | LOOSE[b] << 13 | LOOSE[c] << 26 | LOOSE[d] << 39, ()
    best, least, sets = hand, 1000, ()
    for chosen in product(*([each for each in _SETS[rank] if each & hand == each] for rank in cards_of(triple))):
        rest = hand & ~sum(chosen)
        a, b, c, d = LOOSE[rest & SUIT], LOOSE[rest >> 13 & SUIT], LOOSE[rest >> 26 & SUIT], LOOSE[rest >> 39]
        left = POINTS[a] + POINTS[b] + POINTS[c] + POINTS[d]
        if left < least:
            best, least, sets = a | b << 13 | c << 26 | d << 39, left, chosen
    return best, tuple(each for each in sets if each)


def points(hand):
    """What these cards count if none is melded."""
    return POINTS[hand & SUIT] + POINTS[hand >> 13 & SUIT] + POINTS[hand >> 26 & SUIT] + POINTS[hand >> 39]


def deadwood(hand):
    """What a hand counts when it is melded best."""
    return points(partition(hand)[0])


def melds(hand):
    """The melds that leave least, each as a hand: sets of a rank, and whole runs."""
    loose, sets = partition(hand)
    runs = hand & ~loose & ~sum(sets)
    found = list(sets)
    for card in cards_of(runs):
        if not card % RANKS or not runs >> card - 1 & 1:
            end = card
            while end < CARDS and runs >> end & 1 and (end == card or end % RANKS):
                end += 1
            found.append((1 << end) - (1 << card))
    return found


def fitting(meld):
    """The cards, as a hand, that can be laid off next to a meld."""
    low, high = (meld & -meld).bit_length() - 1, meld.bit_length() - 1
    if low % RANKS == high % RANKS:
        return COLUMN[low % RANKS] & ~meld
    return (1 << low - 1 if low % RANKS else 0) | (1 << high + 1 if (high + 1) % RANKS else 0)


def lay_off(loose, laid):
    """Lay off as many of these cards as fit, one after the other; returns what is left and the cards in their order."""
    laid, order = list(laid), []
    fits = True
    while fits:
        fits = False
        for at, meld in enumerate(laid):
            for card in cards_of(fitting(meld) & loose):
                laid[at] |= 1 << card
                loose ^= 1 << card
                order.append(card)
                fits = True
    return loose, order


def defended(hand, laid):
    """What a hand counts against a knock with these melds: its own melds first or what it lays off, as is better."""
    loose = partition(hand)[0]
    left, order = lay_off(loose, laid)
    early, other = lay_off(hand, laid)
    if other and deadwood(early) < points(left):
        return deadwood(early), other
    return points(left), order


def knock_score(hand, other):
    """What the seat gains that knocks with a hand of ten cards against another."""
    own = deadwood(hand)
    if not own:
        return GIN_BONUS + deadwood(other)
    gain = defended(other, melds(hand))[0] - own
    return gain if gain >= 0 else gain - UNDERCUT_BONUS
