"""The moves of Sheepshead and their record form (S8)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from barracan.games.tricks.moves import Pass, Play, natural_key
from barracan.model.cards import KINDS, Code
from barracan.model.moves import Line, cards_key, fault
from barracan.model.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class TakeWindow:
    """Take the window and play alone (S8.1)."""

    do: ClassVar[str] = "take_window"
    seat: int


@dataclass(frozen=True, slots=True)
class Bury:
    """Lay two cards away (S8.2)."""

    do: ClassVar[str] = "bury"
    seat: int
    cards: tuple[Code, ...]


SheepsheadMove: TypeAlias = TakeWindow | Pass | Bury | Play

_ACTION = QT_TRANSLATE_NOOP("record", "Sheepshead's actions are take_window, pass, bury and play.")


def read_move(line: Line) -> SheepsheadMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    reader = _READERS.get(line["do"])
    if reader is None:
        raise fault(_ACTION)
    return reader(line["seat"], line)


def write_move(move: SheepsheadMove) -> dict[str, Any]:
    """Write a move as the keys of its line."""
    keys: dict[str, Any] = {"seat": move.seat, "do": move.do}
    if isinstance(move, Bury):
        keys["cards"] = list(move.cards)
    elif isinstance(move, Play):
        keys["card"] = move.card
    return keys


_READERS: Mapping[str, Callable[[int, Line], SheepsheadMove]] = {
    "take_window": lambda seat, _: TakeWindow(seat),
    "pass": lambda seat, _: Pass(seat),
    "bury": lambda seat, line: Bury(seat, cards_key(line, "cards", KINDS)),
    "play": lambda seat, line: Play(seat, natural_key(line)),
}
