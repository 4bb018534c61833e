"""Moves tried on a copy of a state, for detectors that look a turn ahead."""

from copy import deepcopy


def after(game, state, *moves):
    """The state that these moves lead to; the state itself stays as it is."""
    public = [
        *getattr(state, "actions", ()),
        *(meld for table in getattr(state, "tables", ()) for meld in _melds(table)),
    ]
    copy = deepcopy(state, {id(thing): thing for thing in (*public, *getattr(state, "melds", ()))})
    for move in moves:
        game.apply(copy, move)
    return copy


def _melds(table):
    return getattr(table, "melds", ())
