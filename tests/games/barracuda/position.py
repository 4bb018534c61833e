"""Positions of Barracuda from a few words: hands, deck, pile and melds as text."""

from functools import partial

from barracan.games.barracuda.melds import meld_of
from barracan.games.barracuda.moves import Discard, LayMeld, LayOff, Take
from barracan.games.barracuda.rules import BarracudaGame
from barracan.games.barracuda.state import Phase
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds
from games.judged import clause_of, played

GAME = BarracudaGame()
clause = partial(clause_of, GAME)
play = partial(played, GAME)
ME, NEXT = 0, 1
DRAW, PLAY, DISCARD = Phase.DRAW, Phase.PLAY, Phase.DISCARD


def position(
    hand="7C 8D", phase=PLAY, discard="3C", stock="9C 9D", seats=3, turn=ME, others="JC QC", laid="", by=NEXT, **options
):
    """A state in which seat *turn* holds *hand*; *stock* from the first card to be drawn.

    *laid* are melds, parted by commas, that the seat *by* laid.
    """
    state = GAME.start(seats, {option.name: options.get(option.name, option.default) for option in GAME.options})
    state.hand_number, state.dealer, state.turn, state.phase = 1, (turn - 1) % seats, turn, phase
    state.hands = [Hand(kinds(hand if seat == turn else others)) for seat in range(seats)]
    state.discard, state.stock = kinds(discard), kinds(stock)[::-1]
    state.melds = [meld_of(kinds(text), by) for text in laid.split(",") if text.strip()]
    return state


def lay(cards, seat=ME):
    """A run or set from the hand."""
    return LayMeld(seat, tuple(cards.split()))


def off(meld, card, seat=ME):
    """A lay-off from the hand."""
    return LayOff(seat, meld, card)


def take(cards=None, meld=None, seat=ME):
    """A take of the top discard, for a meld or a lay-off."""
    return Take(seat, None if cards is None else tuple(cards.split()), meld)


def discard(card, seat=ME):
    """A discard."""
    return Discard(seat, card)
