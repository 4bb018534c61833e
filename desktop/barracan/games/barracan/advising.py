"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from collections import Counter

from barracan.games.barracan.describing import Pile, describe_meld
from barracan.games.barracan.moves import (
    BarracanMove,
    Discard,
    Draw,
    LadderMeld,
    LayMelds,
    Meld,
    Pass,
    PickUp,
    TakeTrick,
)
from barracan.games.barracan.state import discard_pile
from barracan.games.barracan.view import BarracanView
from barracan.games.wording import enumerated
from barracan.model.cards import Code, shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "draw": QT_TRANSLATE_NOOP("barracan", "Draw a card from the stock"),
    "pass": QT_TRANSLATE_NOOP("barracan", "Pass, which ends the hand"),
    "pick_up": QT_TRANSLATE_NOOP("barracan", "Pick up {pile} and lay {melds}"),
    "trick": QT_TRANSLATE_NOOP("barracan", "Take the trick {cards} with the {card}"),
    "lay": QT_TRANSLATE_NOOP("barracan", "Lay {melds}"),
    "flash": QT_TRANSLATE_NOOP("barracan", "Make a flash exit with {melds}"),
    "flash_discard": QT_TRANSLATE_NOOP("barracan", "Make a flash exit with {melds}, and discard the {card}"),
    "discard": QT_TRANSLATE_NOOP("barracan", "Discard the {card}"),
    "own": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on your pile"),
    "second": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on your second pile"),
    "neutral": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on the neutral pile"),
    "out": QT_TRANSLATE_NOOP("barracan", "Discard the {card} and meld out"),
    "your_second": QT_TRANSLATE_NOOP("barracan", "your second pile"),
    "ladder": QT_TRANSLATE_NOOP("barracan", "a ladder {cards}"),
    "on_ladder": QT_TRANSLATE_NOOP("barracan", "{cards} on the ladder"),
}
_NAMED = {
    "own": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on {name}’s pile"),
    "second": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on {name}’s second pile"),
    "your_second": QT_TRANSLATE_NOOP("barracan", "{name}’s second pile"),
}
"""The same where several people share the screen."""


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("barracan", _TEXTS[key], arguments, _NAMED.get(key, ""))


def advise(view: BarracanView, move: BarracanMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("draw")
        case Pass():
            return _text("pass")
        case Discard():
            return _discard(view, move)
        case TakeTrick():
            cards = [view.piles[spot.pile][spot.at] for spot in move.cards]
            return _text("trick", cards=shown_all(cards), card=shown(move.card))
        case PickUp():
            return _text("pick_up", pile=_pile(view, move.pile), melds=_melds(view, move.melds))
        case LayMelds():
            return _lay(view, move)


def _lay(view: BarracanView, move: LayMelds) -> Text:
    melds = _melds(view, move.melds)
    if move.discard is not None:
        return _text("flash_discard", melds=melds, card=shown(move.discard))
    return _text("flash" if move.flash else "lay", melds=melds)


def _discard(view: BarracanView, move: Discard) -> Text:
    card = shown(move.card)
    if len(view.hand) == 1:
        return _text("out", card=card)
    if view.seats == 4:
        return _text("discard", card=card)
    if discard_pile(view.piles, view.seat, view.seats) == view.seat:
        return _text("own", card=card)
    return _text("second" if view.seats == 2 else "neutral", card=card)


def _pile(view: BarracanView, number: int) -> Argument:
    """A pile by its owner; a seat itself takes from its second one alone (B3.2, B3.4)."""
    return _text("your_second") if view.seats == 2 and number == view.seat + 2 else Pile(number)


def _melds(view: BarracanView, melds: tuple[Meld, ...]) -> Argument:
    return enumerated([_ladder(view, meld) if isinstance(meld, LadderMeld) else describe_meld(meld) for meld in melds])


def _ladder(view: BarracanView, meld: LadderMeld) -> Text:
    """The cards of a ladder that do not lie on the table yet."""
    side = next(table for table, seats in zip(view.table, view.sides, strict=True) if view.seat in seats)
    cards = _cards(meld.arm, meld.rows)
    if meld.number >= len(side.ladders):
        return _text("ladder", cards=shown_all(cards))
    lying = Counter(_cards(side.ladders[meld.number].arm, side.ladders[meld.number].rows))
    new = []
    for card in cards:
        if lying[card]:
            lying[card] -= 1
        else:
            new.append(card)
    return _text("on_ladder", cards=shown_all(new))


def _cards(arm: tuple[Code, ...], rows: tuple[tuple[int, tuple[Code, ...]], ...]) -> tuple[Code, ...]:
    return arm + tuple(card for _, row in rows for card in row)
