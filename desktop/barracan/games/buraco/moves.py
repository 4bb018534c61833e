"""The moves of Buraco: Burraco's, with a refused first card and the end of the time (D8)."""

from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from barracan.games.burraco import moves
from barracan.games.burraco.moves import BurracoMove
from barracan.model.moves import Line, fault
from barracan.model.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse the first card of the stock, which begins the discard pile, and take the next (D3.1)."""

    do: ClassVar[str] = "refuse"
    seat: int


@dataclass(frozen=True, slots=True)
class Time:
    """The time of the match is up (D7.2)."""

    do: ClassVar[str] = "time"
    seat: int


BuracoMove: TypeAlias = BurracoMove | Refuse | Time

_ACTIONS = frozenset(("draw", "take", "meld", "add", "discard"))
_TEXTS = {
    "action": QT_TRANSLATE_NOOP("record", "Buraco's actions are draw, refuse, take, meld, add, discard and time."),
}


def read_move(line: Line) -> BuracoMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    do = line["do"]
    if do == "refuse":
        return Refuse(line["seat"])
    if do == "time":
        return Time(line["seat"])
    if do not in _ACTIONS:
        raise fault(_TEXTS["action"])
    return moves.read_move(line)


def write_move(move: BuracoMove) -> dict[str, Any]:
    """Write a move as the keys of its line."""
    if isinstance(move, Refuse | Time):
        return {"seat": move.seat, "do": move.do}
    return moves.write_move(move)
