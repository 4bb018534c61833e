"""Where the cards of a move come from: the hand, the stock, the discard pile."""

from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.sources import top_of, without
from barracan.model.cards import Code
from barracan.model.moves import Move
from barracan.model.offers import Pick


def cards_used(view: BurracoView, move: Move) -> tuple[Code, ...]:
    """The cards that leave the hand: a move that adds to a meld names those that lie there already, too."""
    match move:
        case Discard():
            return (move.card,)
        case LayMelds():
            return tuple(card for meld in move.melds for card in meld)
        case Add():
            return without(move.cards, view.table[view.side].melds[move.meld].cards)
    return ()


def cards_taken(view: BurracoView, move: Move) -> tuple[Pick, ...]:
    """The top card of the stock, or that of the discard pile, which is taken whole."""
    match move:
        case Draw():
            return top_of(view, "stock")
        case Take():
            return top_of(view, "discard")
    return ()
