"""Positions of Sheepshead from a few words; seat 2 deals unless another dealer is named, so seat 0 is asked first."""

from barracan.games.sheepshead.moves import Bury, TakeWindow
from barracan.games.sheepshead.rules import SheepsheadGame
from barracan.games.sheepshead.state import Phase
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Pass, Play, Trick
from barracan.model.cards import KINDS, kinds
from games.judged import clause_of

GAME = SheepsheadGame()
DEFAULTS = {option.name: option.default for option in GAME.options}


PACK = GAME.pack(3, {})


def start(dealer=2, deck=PACK, **options):
    """A hand that has just been dealt."""
    state = GAME.start(3, DEFAULTS | options)
    GAME.deal(state, dealer, deck)
    return state


def playing(*hands, player=None, trick="", leader=0, window="7C 8C", **options):
    """A hand being played, by a Player or as The Least: hands by seat, the cards of the trick from the leader on."""
    state = start(**options)
    state.phase = Phase.PLAY
    state.player = player
    state.window = kinds(window)
    state.hands = [mask_of(kinds(hand)) for hand in hands]
    state.turn = leader
    for code in trick.split():
        state.hands[state.turn] |= 1 << KINDS[code]
        GAME.apply(state, Play(state.turn, code))
    return state


def ended(taken, last, player=None, window="7C 8C", won=None, totals=(0, 0, 0), **options):
    """A hand after its tenth trick: the cards each seat took, who won the last trick, how many each has won."""
    state = playing("", "", "", player=player, window=window, **options)
    final = ["9D", "8D", "7D"]
    won = won or [1 if cards else 0 for cards in taken]
    state.won = list(won)
    state.won[last] -= 1
    state.taken = [mask_of(kinds(cards)) for cards in taken]
    state.tricks = [Trick(0, (), (last + 1) % 3)] * 9
    state.totals = list(totals)
    state.turn = last
    for code in final:
        state.hands[state.turn] |= 1 << KINDS[code]
        GAME.apply(state, Play(state.turn, code))
    assert state.ending is not None
    return state


def clause(state, move):
    """The clause that refuses a move, or ``None`` if it is legal; the list of legal moves agrees."""
    listed = Bury(move.seat, tuple(sorted(move.cards, key=KINDS.get))) if isinstance(move, Bury) else move
    assert (listed in set(GAME.legal_moves(state))) == (GAME.refusal(state, move) is None)
    return clause_of(GAME, state, move)


def play(state, move):
    """Make a move that must be legal and return its events."""
    assert clause(state, move) is None, GAME.refusal(state, move)
    return GAME.apply(state, move)


def legal_cards(state):
    """The cards that may be played now, in any order."""
    return {move.card for move in GAME.legal_moves(state)}


__all__ = [
    "DEFAULTS",
    "GAME",
    "Bury",
    "Pass",
    "Phase",
    "Play",
    "TakeWindow",
    "clause",
    "ended",
    "legal_cards",
    "play",
    "playing",
    "start",
]
