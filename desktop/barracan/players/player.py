"""What a game's computer players are, by what names and in what styles; each game has one ``PLAYER``."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from barracan.games.catalog import CATALOG, load_part
from barracan.model.game import Game, MoveT, StateT, ViewT
from barracan.model.randomness import Stream, choose
from barracan.model.replay import SeatNote, write_player
from barracan.model.value import value
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import CLOCK, SPREAD, Decision

LEVELS = ("beginner", "casual", "strong", "expert")


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


def styles(game: str) -> tuple[str, ...]:
    """The styles of a game."""
    return CATALOG.entry(game).styles


def player_of(game: str, note: SeatNote) -> str:
    """Who plays a seat; a style that the game does not have is none."""
    styled = note.player in LEVELS and note.style in styles(game)
    return write_player(note.player, note.style) if styled else note.player


def any_move(game: Game[StateT, MoveT, ViewT], state: StateT, rng: Stream) -> MoveT:
    """A kind of action drawn evenly among those that a player may choose, then a move of it."""
    moves = game.legal_moves(state)
    return moves.pick(choose([do for do in moves.actions() if do != CLOCK], rng), rng)
