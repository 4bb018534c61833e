"""What is told to the processes in which computer players think, and what they tell. PySide6 is never imported here."""

from typing import TYPE_CHECKING, NamedTuple

from barracan.model.view import SeatView

if TYPE_CHECKING:
    from barracan.players.protocol import Decision

ENOUGH = "enough"
"""Told to a worker: the batch of worlds that is not finished counts for nothing, the answer rests on those before."""
FORGET = None
"""Told to a worker: nobody waits for the answer any more."""


class Question(NamedTuple):
    """What a computer player is asked: all that it gets to know, and the ticket that comes back with its answer.

    ``player`` is its name: the level, and the style if it has one.
    ``refined`` asks for the answers too that are found on the way, after each batch of worlds.
    ``unhurried`` lets the player look into all its worlds, however long that takes.
    """

    game: str
    view: SeatView
    player: str
    seed: int
    worlds: int | None = None
    ticket: int = 0
    refined: bool = False
    unhurried: bool = False


class Answer(NamedTuple):
    """What a worker tells: the decision, and whether it is the last about this question."""

    ticket: int
    decision: "Decision"
    final: bool = True


class Load(NamedTuple):
    """Told to a worker: the players of this game will be asked soon."""

    game: str
    ticket: int = 0


class There(NamedTuple):
    """Told to a worker, which tells the same back at once: so one that stands still is known from one that thinks.

    The number is that of the question before.
    """

    number: int
