"""Entries of games with which something is wrong."""

from dataclasses import replace

from german_whist.entry import ENTRY

FAILING = replace(ENTRY, id="fails", rules="german_whist.no_rules:Game")
NO_GAME = replace(ENTRY, id="no_game", rules="eighth_game.broken:state")
MISNAMED = replace(ENTRY, id="misnamed")
BARBU = replace(ENTRY, id="barbu")
NO_PLAYER = replace(ENTRY, id="no_player", player="german_whist.no_player:PLAYER")


def state():
    """What is no game."""
    return object()
