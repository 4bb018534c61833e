"""The only move of German whist: a card is played to the trick (G8.1)."""

from typing import Any

from barracan.games.tricks.state import Play, natural_key
from barracan.model.moves import Line, read_by
from barracan.model.text import QT_TRANSLATE_NOOP

_ACTION = QT_TRANSLATE_NOOP("record", "The only action of German whist is play.")


def read_move(line: Line) -> Play:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by({"play": lambda seat, line: Play(seat, natural_key(line))}, line, _ACTION)


def write_move(move: Play) -> dict[str, Any]:
    """Write a move as the keys of its line."""
    return {"seat": move.seat, "do": move.do, "card": move.card}
