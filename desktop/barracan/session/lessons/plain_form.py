"""Moves compared where the order of their cards and melds is of no matter."""

from barracan.model.game import AnyGame
from barracan.model.moves import Move


def plain_form(game: AnyGame, move: Move) -> object:
    """A move in a form in which the order of cards and melds is of no matter where the rules say so."""
    return _sort(game.write_move(move))


def _sort(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return tuple((name, _sort(value[name], name)) for name in sorted(value))
    if isinstance(value, list):
        parts = [_sort(part) for part in value]
        return tuple(parts if key == "arm" else sorted(parts, key=repr))
    return value
