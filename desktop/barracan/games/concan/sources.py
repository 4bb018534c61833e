"""Where the cards of a move come from: the hand, the stock, the discard pile, and jokers of melds."""

from collections.abc import Sequence

from barracan.games.concan.moves import (
    JOKER_CODE,
    ConcanMove,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    NewMeld,
    Swap,
    SwapPart,
    Take,
)
from barracan.games.concan.view import ConcanView
from barracan.games.rummy.sources import top_of, without
from barracan.model.cards import Code
from barracan.model.offers import Pick
from barracan.model.places import MELD, place_name


def cards_used(view: ConcanView, move: ConcanMove) -> tuple[Code, ...]:
    """The cards that leave the hand: not what jokers stand for, nor jokers and a discard that come with the move."""
    match move:
        case Discard() | LayOff() | Swap():
            return (move.card,)
        case LayMelds():
            return _laid(move.melds, move.swaps or (), ())
        case Take() if move.melds is not None:
            return _laid(move.melds, move.swaps or (), view.discard[-1:])
    return ()


def cards_taken(view: ConcanView, move: ConcanMove) -> tuple[Pick, ...]:
    """The top card of the stock or of the discard pile, and the jokers that are swapped."""
    match move:
        case Draw():
            return top_of(view, "stock")
        case Swap():
            return _jokers(view, (SwapPart(move.meld, move.card),))
        case LayMelds():
            return _jokers(view, move.swaps or ())
        case Take():
            return top_of(view, "discard") + _jokers(view, move.swaps or ())
    return ()


def _laid(melds: Sequence[NewMeld], swaps: Sequence[SwapPart], taken: Sequence[Code]) -> tuple[Code, ...]:
    cards = [*(card for meld in melds for card in meld.cards), *(swap.card for swap in swaps)]
    return without(cards, [*taken, *(JOKER_CODE for _ in swaps)])


def _jokers(view: ConcanView, swaps: Sequence[SwapPart]) -> tuple[Pick, ...]:
    """The jokers that swaps bring: of two in a meld that stand for one card, first the one that lies lower."""
    found: list[Pick] = []
    for swap in swaps:
        meld = view.melds[swap.meld]
        jokers = (
            Pick(place_name(MELD, swap.meld), card, at)
            for at, (card, stand) in enumerate(zip(meld.cards, meld.stands, strict=True))
            if (card, stand) == (JOKER_CODE, swap.card)
        )
        found.append(next(joker for joker in jokers if joker not in found))
    return tuple(found)
