"""The last moves of the text table in words, each with what who looks has seen of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from barracan.model.cards import Code
from barracan.model.common_texts import common_text
from barracan.model.events import CardMoved, Event
from barracan.model.places import DISCARD, HAND, STOCK, WINDOW, place_name
from barracan.model.text import GROWN, Text
from barracan.model.view import LaidMeld
from barracan.table.accessibility.words import laid_words
from barracan.table.translation import common, translate, translate_text
from barracan.windows.text_table.contents import TableContents

_DRAWN_FROM: Final = (STOCK, WINDOW)
"""Places whose cards only who takes them sees."""


def last_moves(table: TableContents) -> list[str]:
    """The last moves, the newest last."""
    model = table.model
    unknown = ((),) * (len(model.moves) - len(model.effects))
    moves = zip(model.moves, (*unknown, *model.effects), strict=True)
    return [_move_words(table, seat, words, events) for (seat, words), events in moves]


def _move_words(table: TableContents, seat: int, words: Text, events: Sequence[Event]) -> str:
    moved = [event for event in events if isinstance(event, CardMoved)]
    added: list[Code | None] = []
    if (grown := _grown_meld(table, words)) is not None:
        words = replace(words, arguments={**words.arguments, "cards": laid_words(table.view, grown)})
        added = [event.card for event in moved if event.target == grown.place]
    move = table.read_out(translate_text(common_text("{name} {what}", name=table.people.name(seat), what=words)))
    cards = table.card_names(added) or _taken(table, seat, moved)
    return common("{what}: {place}").format(what=move, place=cards) if cards else move


def _taken(table: TableContents, seat: int, moved: Sequence[CardMoved]) -> str:
    """What came into the hand: the cards that the viewer has drawn, of a pile that all saw its number and its top."""
    into_hand = [event for event in moved if event.target == place_name(HAND, seat)]
    if seat == table.view.seat and (drawn := [each.card for each in into_hand if each.source in _DRAWN_FROM]):
        return table.card_names(drawn)
    pile = [event.card for event in into_hand if event.source == DISCARD]
    if len(pile) < 2:
        return table.card_names(pile)
    words = translate("TextTable", "{count} cards, {card} on top")
    return words.format(count=len(pile), card=table.card_names(pile[-1:]))


def _grown_meld(table: TableContents, words: Text) -> LaidMeld | None:
    """The meld that a move has made longer, as it lies there since."""
    place = words.arguments.get(GROWN)
    return next((meld for meld in table.view.laid_melds() if meld.place == place), None)
