"""Moves as a game judges them, for the tests of its rules."""


def clause_of(game, state, move):
    """The clause that refuses a move, or ``None`` if it is legal; a legal move is one of ``legal_moves`` too."""
    refusal = game.refusal(state, move)
    assert (move in game.legal_moves(state)) == (refusal is None)
    if refusal is None:
        return None
    assert str(refusal.reason).strip()
    return refusal.clause


def played(game, state, move):
    """Make a move that must be legal and return its events."""
    assert clause_of(game, state, move) is None, game.refusal(state, move)
    return game.apply(state, move)
