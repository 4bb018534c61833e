"""Cards that were played to tricks, in the list of moves: which was led, and who took the trick."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from barracan.model.cards import Code
from barracan.model.view import SeatView
from barracan.table.cards.court_letters import card_text
from barracan.table.hud.people import People


def trick_words(view: SeatView, people: People) -> list[str]:
    """What each card played in this hand did, the last one last; none where tricks are not played."""
    words: list[str] = []
    for trick in view.past_tricks():
        words += _words_of(trick.cards, people.name(trick.winner))
    return words + _words_of(view.places().get("trick", ()), "") if view.trick_leader() is not None else words


def _words_of(cards: Sequence[Code | None], taker: str) -> list[str]:
    translate = QCoreApplication.translate
    words = [
        #: Under a player’s name.
        (translate("TrickMoves", "played {card}") if at else translate("TrickMoves", "led {card}")).format(
            card=card_text(card or "")
        )
        for at, card in enumerate(cards)
    ]
    if taker:
        card = card_text(cards[-1] or "")
        words[-1] = translate("TrickMoves", "played {card}, {name} took it").format(card=card, name=taker)
    return words
