"""Where the cards of a move come from: the hand, the stock, the piles."""

from collections.abc import Sequence

from barracan.games.barracan.moves import BarracanMove, Category, Discard, Draw, LayMelds, Meld, PickUp, TakeTrick
from barracan.games.barracan.view import BarracanView
from barracan.games.rummy.sources import top_of, without
from barracan.model.cards import Code
from barracan.model.offers import Pick
from barracan.model.places import PILE, place_name


def cards_used(view: BarracanView, move: BarracanMove) -> tuple[Code, ...]:
    """The cards that leave the hand: not those that lie in a ladder, nor the top card of a pick-up."""
    match move:
        case Discard() | TakeTrick():
            return (move.card,)
        case PickUp():
            return without(_new_cards(view, move.melds), view.piles[move.pile][-1:])
        case LayMelds():
            empties = move.flash and view.options["flash_exit"] == "empty"
            return view.hand if empties else _new_cards(view, move.melds)
    return ()


def cards_taken(view: BarracanView, move: BarracanMove) -> tuple[Pick, ...]:
    """The cards of a trick, the top card of a pile that is picked up, or that of the stock."""
    match move:
        case TakeTrick():
            return tuple(
                Pick(place_name(PILE, each.pile), view.piles[each.pile][each.at], each.at) for each in move.cards
            )
        case PickUp():
            return top_of(view, place_name(PILE, move.pile))
        case Draw():
            return top_of(view, "stock")
    return ()


def _new_cards(view: BarracanView, melds: Sequence[Meld]) -> tuple[Code, ...]:
    """The cards of melds that do not lie on the table yet."""
    ladders = view.table[next(at for at, side in enumerate(view.sides) if view.seat in side)].ladders
    new: list[Code] = []
    for meld in melds:
        if isinstance(meld, Category):
            new += meld.cards
        else:
            old = ladders[meld.number] if meld.number < len(ladders) else None
            new += without(_ladder_cards(meld.arm, meld.rows), _ladder_cards(old.arm, old.rows) if old else ())
    return tuple(new)


def _ladder_cards(arm: Sequence[Code], rows: Sequence[tuple[int, tuple[Code, ...]]]) -> list[Code]:
    return [*arm, *(card for _, row in rows for card in row)]
