"""Matches that computers play, each played once for all tests of a process."""

from functools import cache

from barracan.games.catalog import CATALOG
from barracan.players.self_play import SelfPlay


@cache
def played_lines(game, players, *, seed, first=None, **options):
    """The record of a match between these players, or of so many of its first hands."""
    return tuple(SelfPlay(CATALOG[game], players, options, seed).play(first).lines)
