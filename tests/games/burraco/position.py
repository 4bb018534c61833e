"""Positions of Burraco and Buraco from a few words: hands, piles, pots and melds as text."""

from barracan.games.buraco.rules import BuracoGame
from barracan.games.burraco.melds import Meld, read
from barracan.games.burraco.moves import Add, Discard, LayMelds
from barracan.games.burraco.rules import BurracoGame
from barracan.games.burraco.state import Drawn
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds
from games.judged import clause_of, played

GAME = BurracoGame()
BURACO = BuracoGame()
ME, NEXT = 0, 1
NOTHING, DREW, TOOK = Drawn.NOTHING, Drawn.DRAW, Drawn.TAKE
POT = "3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
CLEAN = "3H 4H 5H 6H 7H 8H 9H"
DIRTY = "JK 3H 4H 5H 6H 7H 8H"


def position(
    hand="7C 8D KS",
    drawn=DREW,
    discard="9D",
    stock="TC TD TH",
    pots=(POT, POT),
    pot=(),
    melds=None,
    seats=2,
    turn=ME,
    others="JC QC KC",
    game=GAME,
    sides=None,
    **options,
):
    """A state in which seat *turn* holds *hand* and has begun its turn as *drawn* says.

    *discard* from the bottom, *stock* from the first card to be drawn, *pots* in their order, ``""`` for one that is
    gone; *pot* are the sides that have taken one; *melds* maps a side to its melds, parted by commas.
    """
    options = {option.name: options.get(option.name, option.default) for option in game.options}
    state = game.start(seats, options, sides)
    state.hand_number, state.dealer, state.turn, state.drawn = 1, (turn - 1) % seats, turn, drawn
    state.hands = [Hand(kinds(hand if seat == turn else others)) for seat in range(seats)]
    state.discard, state.stock = kinds(discard), kinds(stock)[::-1]
    for number in range(len(state.pots)):
        state.pots[number] = kinds(pots[number]) if number < len(pots) else []
    for side in pot:
        state.tables[side].pot = 0
    for side, text in (melds or {}).items():
        state.tables[side].melds = [meld(each, state.terms) for each in text.split(",")]
    return state


def meld(text, terms):
    found = read(kinds(text), terms)
    assert isinstance(found, Meld), found
    return found


def lay(*texts, seat=ME):
    """A move that lays new melds."""
    return LayMelds(seat, tuple(tuple(text.split()) for text in texts))


def add(number, text, seat=ME):
    """A move that makes a meld into this."""
    return Add(seat, number, tuple(text.split()))


def discard(card, seat=ME):
    """A discard."""
    return Discard(seat, card)


def clause(state, move, game=None):
    """The clause that refuses a move, or ``None`` if it is legal; a legal move is one of ``legal_moves`` too."""
    return clause_of(game or _game_of(state), state, move)


def play(state, move):
    """Make a move that must be legal and return its events."""
    return played(_game_of(state), state, move)


def _game_of(state):
    return BURACO if hasattr(state, "choosing") else GAME
