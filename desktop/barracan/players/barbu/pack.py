"""The 52 cards as bits, suit by suit: the ace of a suit has its lowest bit and the two its highest."""

from typing import Final

from mypy_extensions import i64

from barracan.games.tricks.ranking import Mask, cards_of, suit_cards
from barracan.model.cards import KIND_COUNT, SUITS, Kind

LENGTH: Final = 13
CLUBS: Final = 0x1FFF
DIAMONDS: Final = 0x1FFF << 13
HEARTS: Final = 0x1FFF << 26
SPADES: Final = 0x1FFF << 39
WHOLE: Final = (1 << 52) - 1
ACES: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
KINGS: Final = ACES << 1
QUEENS: Final = ACES << 2
ACE_OF_HEARTS: Final = 1 << 26
KING_OF_HEARTS: Final = 1 << 27

RANKED: Final[tuple[Kind, ...]] = tuple(card for suit in range(len(SUITS)) for card in suit_cards(suit))
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


def suit_of(card: i64) -> i64:
    """The suit of one card."""
    if card & CLUBS:
        return CLUBS
    if card & DIAMONDS:
        return DIAMONDS
    return HEARTS if card & HEARTS else SPADES


def number_of(suit: i64) -> i64:
    """The number of a suit: clubs, diamonds, hearts, spades."""
    if suit == CLUBS:
        return 0
    if suit == DIAMONDS:
        return 1
    return 2 if suit == HEARTS else 3


def count(cards: i64) -> i64:
    """How many cards there are."""
    pairs: i64 = cards - (cards >> 1 & 0x5555555555555)
    fours: i64 = (pairs & 0x3333333333333) + (pairs >> 2 & 0x3333333333333)
    found: i64 = fours + (fours >> 4) & 0xF0F0F0F0F0F0F
    found += found >> 8
    found += found >> 16
    found += found >> 32
    return found & 0x7F


def lowest(cards: i64) -> i64:
    """The lowest of some cards of a suit."""
    filled: i64 = cards | cards >> 1
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    filled |= filled >> 16
    filled |= filled >> 32
    return filled ^ filled >> 1


def different(cards: i64, hand: i64, others: i64, single: i64) -> i64:
    """Of these cards of a hand those that do not do just what the card above them does.

    Nobody else has one between; *single* are cards that count something, each alike to no other.
    """
    through: i64 = WHOLE & ~others & ~ACES
    filled: i64 = hand & ~single
    filled |= through & filled << 1
    through &= through << 1
    filled |= through & filled << 2
    through &= through << 2
    filled |= through & filled << 4
    through &= through << 4
    filled |= through & filled << 8
    return cards & ~(filled << 1 & ~ACES & hand & ~single)
