"""Where all lies on tables of many windows and states: a row for each, with a digest of its layout."""

from dataclasses import fields, is_dataclass
from hashlib import blake2b
from itertools import cycle, product

from PySide6.QtCore import QRectF, QSizeF

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.session.hand_order import HandOrder
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.layouts.table_layout import lay_out

SIZES = [(1280, 800), (1024, 700), (1600, 900), (1366, 768), (1920, 1080), (2560, 1440), (1100, 1000)]
HOW = [
    {}, {"panel_open": True}, {"card_size": "large"}, {"large_index": True}, {"left_handed": True, "panel_open": True},
    {"card_size": "small"}, {"large_index": True, "card_size": "large"},
]  # fmt: skip
WAYS = list(product(SIZES, HOW))
PLACES = 12


def layout_rows(names, lines_of):
    """A row for each of some places of these records, each in another window."""
    ways = cycle(WAYS[at * 10 % len(WAYS)] for at in range(len(WAYS)))
    for name in names:
        lines = lines_of(name)
        match = Match(find_game)
        places = {round((at + 1) * len(lines) / PLACES) - 1 for at in range(PLACES)}
        for number, line in enumerate(lines):
            match.read(line)
            if number in places:
                size, how = next(ways)
                seat = number % len(match.seats)
                words = " ".join(f"{key}={value}" for key, value in how.items())
                yield " ".join((f"{name} {number} {seat} {size[0]}x{size[1]} {words}", digest(match, seat, size, how)))


def digest(match, seat, size, how):
    """The layout of a seat's table, in a word."""
    view = match.game.view(match.state, seat)
    hand = HandOrder().arrange(view.hand, view.suit_order())
    layout = lay_out(match.game.id, view, LayoutOptions(QSizeF(*size), hand=hand, **how))
    return blake2b(repr(plain(layout)).encode(), digest_size=5).hexdigest()


def plain(value):
    """A layout, or a part of it, in values that can be told."""
    if is_dataclass(value):
        return [(field.name, plain(getattr(value, field.name))) for field in fields(value)]
    if isinstance(value, dict):
        return [(key, plain(value[key])) for key in sorted(value, key=str)]
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, (set, frozenset)):
        return sorted(value, key=str)
    if isinstance(value, QRectF):
        return [round(part, 1) for part in value.getRect()]
    return round(value, 1) if isinstance(value, float) else value
