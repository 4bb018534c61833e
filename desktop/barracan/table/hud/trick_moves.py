"""Cards that were played to tricks, in the list of moves: which was led, and who took the trick."""

from collections.abc import Sequence
from typing import Final

from barracan.model.cards import Code
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.table.cards.court_letters import card_text
from barracan.table.hud.people import People

#: Under a player’s name.
_PLAYED: Final = QT_TRANSLATE_NOOP("TrickMoves", "played {card}")
_LED: Final = QT_TRANSLATE_NOOP("TrickMoves", "led {card}")
_TOOK: Final = QT_TRANSLATE_NOOP("TrickMoves", "played {card}, {name} took it")


def trick_words(view: SeatView, people: People) -> list[Text]:
    """What each card played in this hand did, the last one last; none where tricks are not played."""
    words: list[Text] = []
    for trick in view.past_tricks():
        words += _words_of(trick.cards, people.name(trick.winner))
    return words + _words_of(view.places().get("trick", ()), "") if view.trick_leader() is not None else words


def _words_of(cards: Sequence[Code | None], taker: str) -> list[Text]:
    words = [
        Text("TrickMoves", _PLAYED if at else _LED, {"card": card_text(card or "")}) for at, card in enumerate(cards)
    ]
    if taker:
        words[-1] = Text("TrickMoves", _TOOK, {"card": card_text(cards[-1] or ""), "name": taker})
    return words
