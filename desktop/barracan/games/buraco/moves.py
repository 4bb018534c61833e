"""The moves of Buraco: Burraco's, with a refused first card and the end of the time (D8)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from barracan.games.burraco import moves
from barracan.games.burraco.moves import BurracoMove
from barracan.model.moves import Line, read_by
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.value import value


@value
class Refuse:
    """Refuse the first card of the stock, which begins the discard pile, and take the next (D3.1)."""

    do: "ClassVar[str]" = "refuse"
    seat: int


@value
class Time:
    """The time of the match is up (D7.2)."""

    do: "ClassVar[str]" = "time"
    seat: int


BuracoMove: TypeAlias = BurracoMove | Refuse | Time

_ACTIONS = QT_TRANSLATE_NOOP("record", "Buraco’s actions are draw, refuse, take, meld, add, discard and time.")
_READERS: Mapping[str, Callable[[int, Line], BuracoMove]] = {
    **moves.READERS,
    "refuse": lambda seat, _: Refuse(seat),
    "time": lambda seat, _: Time(seat),
}


def read_move(line: Line) -> BuracoMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(_READERS, line, _ACTIONS)
