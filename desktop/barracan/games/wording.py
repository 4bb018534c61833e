"""Words in which several games say the same, above all why cards do not go to a place."""

from collections.abc import Sequence
from typing import Final

from barracan.model import places
from barracan.model.cards import Code, shown
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

STOCK: Final = QT_TRANSLATE_NOOP("games", "The stock takes no cards. Draw from it.")
HAND: Final = QT_TRANSLATE_NOOP("games", "No card goes from hand to hand.")
OWN_HAND: Final = QT_TRANSLATE_NOOP("games", "These cards are in the hand. Choose another place for them.")
INTO_HAND: Final = QT_TRANSLATE_NOOP("games", "A card that is drawn or taken goes into the hand.")
ONE_DISCARD: Final = QT_TRANSLATE_NOOP("games", "One card is discarded, and ends the turn. Choose one.")
ONE_LAY_OFF: Final = QT_TRANSLATE_NOOP("games", "Cards are laid off one at a time. Choose one.")
OTHERS: Final = QT_TRANSLATE_NOOP("games", "Others lay their cards there. Lay these before your own side.")
POT: Final = QT_TRANSLATE_NOOP("games", "A pot takes no cards. It is taken whole once the hand is empty.")
TO_TRICK: Final = QT_TRANSLATE_NOOP("games", "Cards are played to the trick. Let go of the card there.")
TAKEN_TRICK: Final = QT_TRANSLATE_NOOP("games", "A trick that is taken takes no more cards.")
_NAMED: Final = {
    OTHERS: QT_TRANSLATE_NOOP("games", "Others lay their cards there. Lay these before {name}’s own side."),
}


def misplaced(clause: str, words: str, place: PlaceName, card: Code | None = None) -> Refusal:
    """The refusal of this place in these words of the module."""
    arguments = {"card": shown(card)} if card else {}
    return Refusal(clause, Text("games", words, arguments, _NAMED.get(words, "")), places=(place,))


def hand_fault(clause: str, seat: int, place: PlaceName) -> Refusal:
    """Why cards of this seat do not go into a hand."""
    return misplaced(clause, OWN_HAND if place == places.place_name(places.HAND, seat) else HAND, place)


_TWO = QT_TRANSLATE_NOOP("games", "{first} and {second}")
_MORE = QT_TRANSLATE_NOOP("games", "{first}, {others}")


def enumerated(parts: Sequence[Argument]) -> Argument:
    """The parts in a row, the last two joined by a word."""
    first, *others = parts
    if not others:
        return first
    if len(others) == 1:
        return Text("games", _TWO, {"first": first, "second": others[0]})
    return Text("games", _MORE, {"first": first, "others": enumerated(others)})
