"""The 32 cards as bits of a small number: in each suit the higher card has the lower bit, trumps the lowest of all."""

from typing import Final

from mypy_extensions import i64

from barracan.games.sheepshead.state import PLAIN_SUITS, TRUMPS
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import KIND_COUNT, Kind

COUNT: Final = 32
ALL_TRUMPS: Final = 0x3FFF
CLUBS: Final = 0x3F << 14
HEARTS: Final = 0x3F << 20
SPADES: Final = 0x3F << 26
WHOLE: Final = 0xFFFFFFFF
QUEENS: Final = 0xF
JACKS: Final = 0xF0
PICTURES: Final = 0xFF
PLAIN_ACES: Final = 1 << 14 | 1 << 20 | 1 << 26
ACES: Final = 1 << 8 | PLAIN_ACES
TENS: Final = ACES << 1
KINGS: Final = ACES << 2
BLANKS: Final = ACES << 3 | ACES << 4 | ACES << 5
"""The cards that count nothing."""
DEAR: Final = ACES | TENS
_BELOW_TWINS: Final = 0b1110 | 0b1110 << 4 | ACES << 4 | ACES << 5
"""The cards that count as much as the card above them."""

RANKED: Final[tuple[Kind, ...]] = (*TRUMPS, *(card for suit in PLAIN_SUITS for card in suit))
"""The kinds by their numbers."""
BIT_OF: Final[list[int]] = [0] * KIND_COUNT
"""The bit of each kind."""
for _number, _card in enumerate(RANKED):
    BIT_OF[_card] = 1 << _number


def renumber(cards: Mask) -> int:
    """These cards as bits of this module."""
    found = 0
    for card in cards_of(cards):
        found |= BIT_OF[card]
    return found


def worth_of(card: i64) -> i64:
    """What one card counts (S1.5)."""
    if card & BLANKS:
        return 0
    if card & QUEENS:
        return 3
    if card & JACKS:
        return 2
    if card & ACES:
        return 11
    return 10 if card & TENS else 4


def suit_of(card: i64) -> i64:
    """The suit of one card."""
    if card & ALL_TRUMPS:
        return ALL_TRUMPS
    if card & CLUBS:
        return CLUBS
    return HEARTS if card & HEARTS else SPADES


def beaters_of(best: i64, suit: i64) -> i64:
    """The cards that take the trick from the best one, given the suit led."""
    if best & ALL_TRUMPS:
        return (best - 1) & ALL_TRUMPS
    return (best - 1) & suit | ALL_TRUMPS


def different(cards: i64, hand: i64, others: i64) -> i64:
    """Of these cards of a hand those that do not do just what the card above them does: nobody has one between."""
    gone: i64 = WHOLE & ~(hand | others)
    twins: i64 = hand << 1 & _BELOW_TWINS
    twins |= (twins & gone) << 1 & _BELOW_TWINS
    twins |= (twins & gone) << 1 & _BELOW_TWINS
    return cards & ~twins
