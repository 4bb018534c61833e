"""Where the cards of a move come from: the hand, the stock, the discard pile."""

from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.view import BarracudaView
from barracan.games.rummy.sources import top_of, without
from barracan.model.cards import Code
from barracan.model.offers import Pick


def cards_used(view: BarracudaView, move: BarracudaMove) -> tuple[Code, ...]:
    """The cards that leave the hand: not the top discard that is laid with them."""
    match move:
        case Discard() | LayOff():
            return (move.card,)
        case LayMeld():
            return move.cards
        case Take() if move.cards is not None:
            return without(move.cards, view.discard[-1:])
    return ()


def cards_taken(view: BarracudaView, move: BarracudaMove) -> tuple[Pick, ...]:
    """The top card of the stock or of the discard pile."""
    match move:
        case Draw():
            return top_of(view, "stock")
        case Take():
            return top_of(view, "discard")
    return ()
