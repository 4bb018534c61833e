"""What a move did, as it is said after "You": other languages have another form of the verb for it."""

from dataclasses import replace
from typing import Final

from barracan.model.text import QT_TRANSLATE_NOOP, Text

PAST_MOVES: Final = frozenset(
    (
        #: Said after “You”, as all that follow: “You drew”.
        QT_TRANSLATE_NOOP("second_person", "drew"),
        QT_TRANSLATE_NOOP("second_person", "passed"),
        QT_TRANSLATE_NOOP("second_person", "discarded {card}"),
        QT_TRANSLATE_NOOP("second_person", "laid off {card}"),
        QT_TRANSLATE_NOOP("second_person", "played {card}"),
        QT_TRANSLATE_NOOP("second_person", "led {card}"),
        QT_TRANSLATE_NOOP("second_person", "played {card}, {name} took it"),
        QT_TRANSLATE_NOOP("second_person", "took a trick with {card}"),
        QT_TRANSLATE_NOOP("second_person", "picked up {pile} for {meld}"),
        QT_TRANSLATE_NOOP("second_person", "picked up {pile} for {meld} and {more} more"),
        QT_TRANSLATE_NOOP("second_person", "melded {meld}"),
        QT_TRANSLATE_NOOP("second_person", "melded {meld} and {other}"),
        QT_TRANSLATE_NOOP("second_person", "melded {meld}, {other} and {more} more"),
        QT_TRANSLATE_NOOP("second_person", "made a flash exit"),
        QT_TRANSLATE_NOOP("second_person", "shuffled a new stock and drew"),
        QT_TRANSLATE_NOOP("second_person", "took the top discard"),
        QT_TRANSLATE_NOOP("second_person", "took the top discard for {melds}"),
        QT_TRANSLATE_NOOP("second_person", "took the top discard for {melds}, with a joker swapped for {card}"),
        QT_TRANSLATE_NOOP("second_person", "laid {melds}"),
        QT_TRANSLATE_NOOP("second_person", "laid {melds}, with a joker swapped for {card}"),
        QT_TRANSLATE_NOOP("second_person", "laid off a joker as {card}"),
        QT_TRANSLATE_NOOP("second_person", "swapped {card} for a joker"),
        QT_TRANSLATE_NOOP("second_person", "announced jokers"),
        QT_TRANSLATE_NOOP("second_person", "took the top discard for {meld}"),
        QT_TRANSLATE_NOOP("second_person", "took the top discard and laid it off"),
        QT_TRANSLATE_NOOP("second_person", "laid {meld}"),
        QT_TRANSLATE_NOOP("second_person", "took the discard pile"),
        QT_TRANSLATE_NOOP("second_person", "melded {cards}"),
        QT_TRANSLATE_NOOP("second_person", "melded {cards} and {other}"),
        QT_TRANSLATE_NOOP("second_person", "melded {cards}, {other} and {more} more"),
        QT_TRANSLATE_NOOP("second_person", "added to {cards}"),
        QT_TRANSLATE_NOOP("second_person", "refused the first card"),
        QT_TRANSLATE_NOOP("second_person", "had the turn when the time was up"),
        QT_TRANSLATE_NOOP("second_person", "laid {card}"),
        QT_TRANSLATE_NOOP("second_person", "ended the turn"),
        QT_TRANSLATE_NOOP("second_person", "named no queens"),
        QT_TRANSLATE_NOOP("second_person", "named no tricks"),
        QT_TRANSLATE_NOOP("second_person", "named no hearts"),
        QT_TRANSLATE_NOOP("second_person", "named no king of hearts"),
        QT_TRANSLATE_NOOP("second_person", "named no last two"),
        QT_TRANSLATE_NOOP("second_person", "named trump in {suit}"),
        QT_TRANSLATE_NOOP("second_person", "named dominoes from {rank}"),
        QT_TRANSLATE_NOOP("second_person", "doubled {first}"),
        QT_TRANSLATE_NOOP("second_person", "doubled {first} and {second}"),
        QT_TRANSLATE_NOOP("second_person", "doubled {first}, {second} and {third}"),
        QT_TRANSLATE_NOOP("second_person", "redoubled {first}"),
        QT_TRANSLATE_NOOP("second_person", "redoubled {first} and {second}"),
        QT_TRANSLATE_NOOP("second_person", "redoubled {first}, {second} and {third}"),
        QT_TRANSLATE_NOOP("second_person", "took the window"),
        QT_TRANSLATE_NOOP("second_person", "laid two cards away"),
        QT_TRANSLATE_NOOP("second_person", "dealt hand {hand}"),
    )
)
"""What games say of a move, and that a hand was dealt."""
_TOOK: Final = {"played {card}, you took it": QT_TRANSLATE_NOOP("second_person", "played {card} and took it")}


def after_you(what: Text) -> Text:
    """The words for what was done as they follow "You"."""
    if what.template in PAST_MOVES or what.template in _TOOK:
        return Text("second_person", _TOOK.get(what.template, what.template), what.arguments)
    parts = {name: after_you(part) for name, part in what.arguments.items() if isinstance(part, Text)}
    return replace(what, arguments={**what.arguments, **parts}) if parts else what
