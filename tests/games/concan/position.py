"""Positions of Concan from a few words: hands, stock, pile and melds as text."""

from functools import partial

from barracan.games.concan import melds as melding
from barracan.games.concan.moves import Discard, LayMelds, LayOff, NewMeld, Swap, SwapPart, Take
from barracan.games.concan.rules import ConcanGame
from barracan.games.concan.state import Phase
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds
from games.judged import clause_of, played

GAME = ConcanGame()
clause = partial(clause_of, GAME)
play = partial(played, GAME)
ME, NEXT = 0, 1
FIRST, TAKE, LAY = Phase.FIRST, Phase.TAKE, Phase.LAY
FIFTY_ONE = "TH JH QH KH, AC AD AS"
"""Two melds of seventy points."""


def position(
    hand="7C 8D",
    phase=LAY,
    discard="3C",
    stock="9C 9D 9H",
    seats=2,
    turn=ME,
    others="JC QC",
    laid="",
    opened=(),
    **options,
):
    """A state in which seat *turn* holds *hand*; *stock* from the first card to be drawn, *discard* from the bottom.

    *laid* are melds on the table as ``melds`` reads them, *opened* the seats that have done their melds-down.
    """
    state = GAME.start(seats, {option.name: options.get(option.name, option.default) for option in GAME.options})
    state.hand_number, state.dealer, state.turn, state.phase = 1, (turn - 1) % seats, turn, phase
    state.hands = [Hand(kinds(hand if seat == turn else others)) for seat in range(seats)]
    state.discard = kinds(discard)
    state.stock = kinds(stock)[::-1]
    state.melds = [_laid(new) for new in melds(laid)]
    for seat in opened:
        state.opened[seat] = True
    return state


def _laid(new):
    meld = melding.read(new, NEXT)
    assert isinstance(meld, melding.Meld), meld
    return meld


def melds(text):
    """Melds parted by commas; a joker is written with what it stands for: ``4H JK=5H 6H``."""
    return tuple(meld(each.split()) for each in text.split(",") if each.strip())


def meld(words):
    """One meld."""
    pairs = [word.split("=") for word in words]
    return NewMeld(tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs if len(pair) == 2))


def lay(text, swaps=None, seat=ME):
    """A meld move; *swaps* such as ``0:5H 2:KD``."""
    return LayMelds(seat, melds(text), parts(swaps))


def take(text=None, swaps=None, seat=ME):
    """A take, with the melds of a melds-down."""
    return Take(seat, None if text is None else melds(text), parts(swaps))


def parts(text):
    """The swaps of a melds-down."""
    if text is None:
        return None
    return tuple(SwapPart(int(pair.split(":")[0]), pair.split(":")[1]) for pair in text.split())


def off(number, card, end=None, stands=None, seat=ME):
    """A lay-off."""
    return LayOff(seat, number, card, end, stands)


def swap(number, card, seat=ME):
    """A swap."""
    return Swap(seat, number, card)


def discard(card, seat=ME):
    """A discard."""
    return Discard(seat, card)
