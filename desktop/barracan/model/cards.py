"""Cards as their faces tell them: two-character codes outside, small integers inside.

A *code* is what records say: ``TD`` is the ten of diamonds, ``JK`` a joker. A *kind* is the same card as an integer
from 0 to 52, rank by rank from the aces to the kings and in each rank clubs, diamonds, hearts, spades, the joker last:
so a rank is four neighbouring bits of a mask, and a run three bits four apart. Twins of a double pack have one kind.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Code: TypeAlias = str
Kind: TypeAlias = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
JOKER: Final[Kind] = 52
KIND_COUNT: Final = 53

CODES: Final[tuple[Code, ...]] = (*(rank + suit for rank in RANKS for suit in SUITS), "JK")
KINDS: Final[dict[Code, Kind]] = {code: kind for kind, code in enumerate(CODES)}

ACE: Final = 0
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12
RANK_OF: Final[tuple[int, ...]] = (*(kind // 4 for kind in range(52)), -1)
"""The rank's index in ``RANKS`` for each kind; a joker has none (-1)."""
SUIT_OF: Final[tuple[int, ...]] = (*(kind % 4 for kind in range(52)), -1)
"""The suit's index in ``SUITS`` for each kind; a joker has none (-1)."""
RED: Final[tuple[bool, ...]] = tuple(code[1] in "DH" for code in CODES)
NUMBER_OF: Final[tuple[int, ...]] = (*(rank + 1 if rank < JACK else 0 for rank in RANK_OF[:52]), 0)
"""Ace 1 to ten 10; pictures and jokers have no number (0)."""

_SUIT_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def kinds(text: str) -> list[Kind]:
    """Read codes parted by spaces, ``"TD 4S JK"``; raises ``KeyError`` for a word that is no code."""
    return [KINDS[code] for code in text.split()]


def codes(cards: Iterable[Kind]) -> tuple[Code, ...]:
    """Write kinds as codes, in the order given."""
    return tuple(CODES[kind] for kind in cards)


def pack(packs: int, jokers: int) -> tuple[Kind, ...]:
    """Build the pack of a game from so many packs of 52 and so many jokers."""
    return tuple(range(52)) * packs + (JOKER,) * jokers


def card_text(code: Code) -> str:
    """Write a card as people read it: ``10♦``; a joker, which has no sign, is ``★``."""
    if code == "JK":
        return "★"
    return ("10" if code[0] == "T" else code[0]) + _SUIT_SIGNS[code[1]]


def cards_text(cards: Sequence[Code]) -> str:
    """Write cards as people read them, parted by spaces."""
    return " ".join(card_text(code) for code in cards)
