"""Positions from play, for the tests of computer players."""

from functools import cache

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.model.replay import SeatNote
from barracan.players.player import decide

GAME = CATALOG["barracan"]
FEW = 4
"""So many worlds are quick, and enough to see that a level looks into worlds."""
NONE = ("burraco", "buraco")
"""The games in which hands in thought take so long that none are played on the way to a position."""


def begin(seats=2, seed=1, game=GAME, **options):
    """A match with its first hand dealt."""
    match = Match.begin(game, [SeatNote(str(seat), "random") for seat in range(seats)], options)
    match.deal(0, match.shuffled_deck(stream("deck", seed)), **game.hand_keys(match.state, stream("hand", seed)))
    return match


def followed(playout_class, assert_same, players, seed, game=GAME, **options):
    """Let a playout make every move of a match, compare each step and the score; the match and the playout."""
    playout, before = None, None
    for match in played(players, seed=seed, game=game, **options):
        if playout is None:
            playout = playout_class.of(match.state)
        elif before != match.number:
            playout.make(match.moves[-1])
        before = match.number
        assert_same(match.state, playout)
    playout.make(match.moves[-1])
    assert_same(match.state, playout)
    assert tuple(playout.points()) == match.state.ending.points
    return match, playout


def played(players, seed=1, every=1, game=GAME, **options):
    """Play a hand and tell of each position that many moves apart: the match before the move."""
    match = begin(len(players), seed, game, **options)
    state, moves = match.state, decided("played", game.id, tuple(players), seed, *options.items())
    worlds = 0 if game.id in NONE else FEW
    while (seat := state.turn) is not None:
        if len(match.moves) % every == 0:
            yield match
        if len(match.moves) == len(moves):
            number = stream(seed, match.number).getrandbits(40)
            moves.append(decide(game.id, game.view(state, seat), players[seat], number, worlds).move)
        match.play(moves[len(match.moves)])


@cache
def decided(*hand):
    """The moves of a hand as far as they are decided: whoever plays it again need not think again."""
    return []


def without_stock(game, seats, seed):
    """A match in which all seats have but drawn and discarded, when the last card of the stock has been drawn."""
    match = begin(seats, seed, game)
    rng = stream("drawn", seats, seed)
    while match.state.stock:
        moves = game.legal_moves(match.state)
        match.play(moves.pick("draw" if "draw" in moves.actions() else "discard", rng))
    return match
