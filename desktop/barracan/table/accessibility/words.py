"""Cards, ranks and numbers as they are spoken, alone and within a sentence."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from barracan.model.cards import KINDS, Code
from barracan.model.common_texts import common_text
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import LaidMeld, SeatView
from barracan.table.cards.court_letters import read_card
from barracan.table.translation import capitalise, translate_text

_COUNTS: Final = (
    #: Counts of cards and melds; the same words are choices of rules elsewhere.
    QT_TRANSLATE_NOOP("Spoken", "none"),
    QT_TRANSLATE_NOOP("Spoken", "one"),
    QT_TRANSLATE_NOOP("Spoken", "two"),
    QT_TRANSLATE_NOOP("Spoken", "three"),
    QT_TRANSLATE_NOOP("Spoken", "four"),
    QT_TRANSLATE_NOOP("Spoken", "five"),
    QT_TRANSLATE_NOOP("Spoken", "six"),
    QT_TRANSLATE_NOOP("Spoken", "seven"),
    QT_TRANSLATE_NOOP("Spoken", "eight"),
    QT_TRANSLATE_NOOP("Spoken", "nine"),
    QT_TRANSLATE_NOOP("Spoken", "ten"),
    QT_TRANSLATE_NOOP("Spoken", "eleven"),
    QT_TRANSLATE_NOOP("Spoken", "twelve"),
)
_ORDINALS: Final = (
    #: Of cards in a pile, as these ten: “king of spades, first of 12”.
    QT_TRANSLATE_NOOP("Spoken", "first"),
    QT_TRANSLATE_NOOP("Spoken", "second"),
    QT_TRANSLATE_NOOP("Spoken", "third"),
    QT_TRANSLATE_NOOP("Spoken", "fourth"),
    QT_TRANSLATE_NOOP("Spoken", "fifth"),
    QT_TRANSLATE_NOOP("Spoken", "sixth"),
    QT_TRANSLATE_NOOP("Spoken", "seventh"),
    QT_TRANSLATE_NOOP("Spoken", "eighth"),
    QT_TRANSLATE_NOOP("Spoken", "ninth"),
    QT_TRANSLATE_NOOP("Spoken", "tenth"),
    QT_TRANSLATE_NOOP("Spoken", "eleventh"),
    QT_TRANSLATE_NOOP("Spoken", "twelfth"),
    QT_TRANSLATE_NOOP("Spoken", "thirteenth"),
    QT_TRANSLATE_NOOP("Spoken", "fourteenth"),
    QT_TRANSLATE_NOOP("Spoken", "fifteenth"),
    QT_TRANSLATE_NOOP("Spoken", "sixteenth"),
    QT_TRANSLATE_NOOP("Spoken", "seventeenth"),
    QT_TRANSLATE_NOOP("Spoken", "eighteenth"),
    QT_TRANSLATE_NOOP("Spoken", "nineteenth"),
    QT_TRANSLATE_NOOP("Spoken", "twentieth"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-first"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-second"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-third"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-fourth"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-fifth"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-sixth"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-seventh"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-eighth"),
    QT_TRANSLATE_NOOP("Spoken", "twenty-ninth"),
    QT_TRANSLATE_NOOP("Spoken", "thirtieth"),
)
_MANY: Final = QT_TRANSLATE_NOOP("Spoken", "number {number}")
"""An ordinal that has no word of its own here."""
_RANKS: Final = {
    "A": QT_TRANSLATE_NOOP("Spoken", "aces"),
    "2": QT_TRANSLATE_NOOP("Spoken", "twos"),
    "3": QT_TRANSLATE_NOOP("Spoken", "threes"),
    "4": QT_TRANSLATE_NOOP("Spoken", "fours"),
    "5": QT_TRANSLATE_NOOP("Spoken", "fives"),
    "6": QT_TRANSLATE_NOOP("Spoken", "sixes"),
    "7": QT_TRANSLATE_NOOP("Spoken", "sevens"),
    "8": QT_TRANSLATE_NOOP("Spoken", "eights"),
    "9": QT_TRANSLATE_NOOP("Spoken", "nines"),
    "T": QT_TRANSLATE_NOOP("Spoken", "tens"),
    "J": QT_TRANSLATE_NOOP("Spoken", "jacks"),
    "Q": QT_TRANSLATE_NOOP("Spoken", "queens"),
    "K": QT_TRANSLATE_NOOP("Spoken", "kings"),
}
_SIGNED: Final = re.compile("(?:(?:10|[2-9A-Z])[♣♦♥♠]|★)(?: (?:(?:10|[2-9A-Z])[♣♦♥♠]|★))*")
"""Cards as sentences write them, several in a row parted by spaces."""


def phrase(template: str, **arguments: object) -> str:
    """The sentence of this template in the language of the window."""
    return QCoreApplication.translate("Spoken", template).format(**arguments)


def count_word(number: int) -> str:
    """A number as a word as far as it has a short one."""
    return phrase(_COUNTS[number]) if 0 <= number < len(_COUNTS) else str(number)


def ordinal(number: int) -> str:
    """Which one in a row, from 1."""
    return phrase(_ORDINALS[number - 1]) if 1 <= number <= len(_ORDINALS) else phrase(_MANY, number=number)


def ranks(rank: str) -> str:
    """All cards of a rank: ``nines``."""
    return phrase(_RANKS[rank])


def card_or_ranks(word: str, jackies: bool = False) -> str:
    """A card's name, or where only a rank is meant all cards of it."""
    return card_name(word, jackies) if word in KINDS else ranks(word)


def card_names(cards: Iterable[Code | None], jackies: bool = False) -> str:
    """The names of cards in a row."""
    return ", ".join(card_name(card, jackies) for card in cards)


def meld_words(cards: Sequence[Code | None], jackies: bool = False) -> str:
    """A meld in few words: ``nines`` for cards of one rank, else its cards."""
    found = {card[0] for card in cards if card}
    alike = len(found) == 1 and None not in cards and "JK" not in cards
    return ranks(found.pop()) if alike and len(cards) > 1 else card_names(cards, jackies)


_RUN: Final = QT_TRANSLATE_NOOP("Spoken", "run in {suit}, {low} to {high}")
YOUR_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "your meld {number}: {cards}")
OTHERS_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s meld {number}: {cards}")
NEW_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "place for a new meld")
_OF_BURRACO: Final = (
    #: As players of Burraco say, who may have other words for melds and runs than those of other games; so these four.
    QT_TRANSLATE_NOOP("SpokenBurraco", "run in {suit}, {low} to {high}"),
    QT_TRANSLATE_NOOP("SpokenBurraco", "your meld {number}: {cards}"),
    QT_TRANSLATE_NOOP("SpokenBurraco", "{name}’s meld {number}: {cards}"),
    QT_TRANSLATE_NOOP("SpokenBurraco", "place for a new meld"),
)
_ENDS: Final = {
    "A": QT_TRANSLATE_NOOP("Spoken", "ace"),
    "J": QT_TRANSLATE_NOOP("Spoken", "jack"),
    "Q": QT_TRANSLATE_NOOP("Spoken", "queen"),
    "K": QT_TRANSLATE_NOOP("Spoken", "king"),
    "T": "10",
}


def meld_phrase(template: str, view: SeatView, **arguments: object) -> str:
    """What is said of melds and runs in the words of the view's game."""
    burraco = template in _OF_BURRACO and bool(view.melding_sides())
    return QCoreApplication.translate("SpokenBurraco" if burraco else "Spoken", template).format(**arguments)


def laid_words(view: SeatView, meld: LaidMeld) -> str:
    """A meld on the table in few words: ``nines``, or a run by its suit and ends."""
    first, last = meld.meanings[0], meld.meanings[-1]
    if meld.is_group or len(first) < len("AS"):
        return ranks(first[0])
    suit = translate_text(_SUITS[first[1]])
    low, high = (phrase(_ENDS[card[0]]) if card[0] in _ENDS else card[0] for card in (first, last))
    return meld_phrase(_RUN, view, suit=suit, low=low, high=high)


def read_out(sentence: str, jackies: bool = False) -> str:
    """Sentences with the names of the cards that they write as ``10♥``; one that begins with a card has its capital."""

    def named(found: re.Match[str]) -> str:
        names = card_names((read_card(card) for card in found[0].split(" ")), jackies)
        return capitalise(names) if sentence[: found.start()].endswith((". ", "! ", "? ")) else names

    return _SIGNED.sub(named, sentence)


_CARDS: Final = {
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
    "C": common_text("clubs"),
    "D": common_text("diamonds"),
    "H": common_text("hearts"),
    "S": common_text("spades"),
}
_JOKER: Final = QT_TRANSLATE_NOOP("Cards", "joker")
_BACK: Final = QT_TRANSLATE_NOOP("Cards", "face down")


def card_name(code: Code | None, jackies: bool = False) -> str:
    """A card's name as it is spoken: ``king of spades``; a back lies face down.

    Where there are *jackies*, which are young women, so are the red jacks called: ``Jackie of hearts``.
    """
    translate = QCoreApplication.translate
    if code is None or code not in _spoken():
        return translate("Cards", _BACK)
    if code == "JK":
        return translate("Cards", _JOKER)
    jackie = jackies and code[0] == "J" and code[1] in "DH"
    return translate("Cards", _JACKIE if jackie else _CARDS[code[0]]).format(suit=translate_text(_SUITS[code[1]]))


def _spoken() -> frozenset[str]:
    return frozenset({"JK", *(rank + suit for rank in _CARDS for suit in _SUITS)})
