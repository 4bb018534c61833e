"""What a game's computer players are: each game has one ``PLAYER`` in its ``player.py``."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from barracan.games.catalog import CATALOG, load_part
from barracan.model.value import value
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import SPREAD, Decision


@value
class Player:
    """How the computer plays a game.

    Attributes:
        decide: chooses a move for the seat of a view at a level.
        clauses: the clause of the rules that each kind of move rests on, for whoever wants to read more about advice.
        spread: how widely the points of a hand spread, as a percentage of what they do in BarraCan.
        styles: the styles that its levels can be given.
        panel: cheap players that never change, against whom the levels are measured; each chooses by a view.
    """

    decide: Callable[[Any, str, Inquiry], Decision]
    clauses: Mapping[str, str]
    spread: int = SPREAD
    styles: tuple[str, ...] = ()
    panel: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)


def find_player(game: str) -> Player:
    """The computer players of a game; raises ``KeyError`` if there is no such game."""
    player = load_part(CATALOG.entry(game).player)
    if not isinstance(player, Player):
        raise TypeError(f"{CATALOG.entry(game).player} is no Player")
    return player
