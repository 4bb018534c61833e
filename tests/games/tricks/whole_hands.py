"""Random hands of a trick game, for laws that the trick games keep."""

from random import Random

from games.random_play import begin, deal, random_move


def positions(game, seats, options, seed):
    """The states of a random hand, one before every move and one at its end, with the moves made so far."""
    rng = Random(seed)
    match = begin(game, seats, options)
    deal(match, rng)
    while match.state.turn is not None:
        yield match, list(match.moves)
        match.play(random_move(match, rng))
    yield match, list(match.moves)
