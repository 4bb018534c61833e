"""The names of cards in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from barracan.model.cards import Code
from barracan.model.text import QT_TRANSLATE_NOOP

_RANKS: Final = {
    "A": QT_TRANSLATE_NOOP("Cards", "ace of {suit}"),
    "2": QT_TRANSLATE_NOOP("Cards", "two of {suit}"),
    "3": QT_TRANSLATE_NOOP("Cards", "three of {suit}"),
    "4": QT_TRANSLATE_NOOP("Cards", "four of {suit}"),
    "5": QT_TRANSLATE_NOOP("Cards", "five of {suit}"),
    "6": QT_TRANSLATE_NOOP("Cards", "six of {suit}"),
    "7": QT_TRANSLATE_NOOP("Cards", "seven of {suit}"),
    "8": QT_TRANSLATE_NOOP("Cards", "eight of {suit}"),
    "9": QT_TRANSLATE_NOOP("Cards", "nine of {suit}"),
    "T": QT_TRANSLATE_NOOP("Cards", "ten of {suit}"),
    "J": QT_TRANSLATE_NOOP("Cards", "jack of {suit}"),
    "Q": QT_TRANSLATE_NOOP("Cards", "queen of {suit}"),
    "K": QT_TRANSLATE_NOOP("Cards", "king of {suit}"),
}
_JACKIE: Final = QT_TRANSLATE_NOOP("Cards", "Jackie of {suit}")
_SUITS: Final = {
    "C": QT_TRANSLATE_NOOP("Cards", "clubs"),
    "D": QT_TRANSLATE_NOOP("Cards", "diamonds"),
    "H": QT_TRANSLATE_NOOP("Cards", "hearts"),
    "S": QT_TRANSLATE_NOOP("Cards", "spades"),
}
_JOKER: Final = QT_TRANSLATE_NOOP("Cards", "joker")
_BACK: Final = QT_TRANSLATE_NOOP("Cards", "face down")


def card_name(code: Code | None) -> str:
    """A card's name as it is spoken: ``king of spades``, ``Jackie of hearts``; a back lies face down."""
    translate = QCoreApplication.translate
    if code is None or code not in _spoken():
        return translate("Cards", _BACK)
    if code == "JK":
        return translate("Cards", _JOKER)
    jackie = code[0] == "J" and code[1] in "DH"
    return translate("Cards", _JACKIE if jackie else _RANKS[code[0]]).format(suit=translate("Cards", _SUITS[code[1]]))


def _spoken() -> frozenset[str]:
    return frozenset({"JK", *(rank + suit for rank in _RANKS for suit in _SUITS)})
