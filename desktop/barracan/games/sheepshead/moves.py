"""The moves of Sheepshead and their record form (S8)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from barracan.games.tricks.state import Pass, Play, natural_key
from barracan.model.cards import KINDS, Code
from barracan.model.moves import Line, cards_key, read_by
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.value import value


@value
class TakeWindow:
    """Take the window and play alone (S8.1)."""

    do: "ClassVar[str]" = "take_window"
    seat: int


@value
class Bury:
    """Lay two cards away (S8.2)."""

    do: "ClassVar[str]" = "bury"
    seat: int
    cards: tuple[Code, ...]


SheepsheadMove: TypeAlias = TakeWindow | Pass | Bury | Play

_ACTION = QT_TRANSLATE_NOOP("record", "Sheepshead’s actions are take_window, pass, bury and play.")


def read_move(line: Line) -> SheepsheadMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(_READERS, line, _ACTION)


def write_move(move: SheepsheadMove) -> Line:
    """Write a move as the keys of its line."""
    keys: Line = {"seat": move.seat, "do": move.do}
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
