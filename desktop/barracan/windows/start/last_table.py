"""A match as it was left: read from its record with what everybody may see, and painted small."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from barracan.games.catalog import find_game
from barracan.model.cards import Code
from barracan.model.match import Match
from barracan.model.places import HAND, read_place
from barracan.model.replay import HUMAN, SeatNote
from barracan.model.view import SeatView
from barracan.table.cards.faces import BACK
from barracan.table.hud.ground import draw_ground
from barracan.table.hud.lettering import SEMIBOLD, elide, font_of, narrow, width_of, write
from barracan.table.hud.seats import draw_back
from barracan.table.layouts.geometry import Fan, Layout, LayoutOptions, Spot
from barracan.table.layouts.table_layout import lay_out
from barracan.table.painting import draw_mark, draw_panel, table_ground
from barracan.table.themes import Theme, side_colour
from barracan.windows.start.game_pictures import CardDrawings, PlacedCard

_TABLE: Final = QSizeF(1280, 800)
TABLE_RATIO: Final = _TABLE.width() / _TABLE.height()
"""How wide the picture of a whole table is by its height."""
_OPTIONS: Final = LayoutOptions(_TABLE, hand_order="own")
_ROUNDING: Final = 13
_NAME: Final = 15.0
_LEGIBLE: Final = 11.0
"""Names are no smaller than this in a picture, if their room has that."""
_FEWEST: Final = 3
"""So many letters of a name that is cut tell more than its initial."""


class LastTable(NamedTuple):
    """A match as it was left: its view by the first person, and what everybody at the table may see of each place."""

    match: int
    game: str
    seats: tuple[SeatNote, ...]
    view: SeatView | None
    open_cards: Mapping[str, tuple[Code | None, ...]]
    marks: int = 0
    """By which its picture is known from those of other positions."""


def first_person(seats: Sequence[SeatNote]) -> int | None:
    """The first seat where a person plays."""
    return next((seat for seat, note in enumerate(seats) if note.player == HUMAN), None)


def read_table(match: int, lines: Sequence[str], names: Sequence[str] = ()) -> LastTable:
    """A match as it was left, from its record, under the *names* of today; raises ``RecordError``, ``RecordFault``."""
    replay = Match.replay(find_game, lines)
    replay.call_seats(names)
    game, state = replay.game, replay.state
    if not state.hand_number:
        return LastTable(match, game.id, tuple(replay.seats), None, {})
    views = [game.view(state, seat) for seat in range(len(replay.seats))]
    view, seen = views[first_person(replay.seats) or 0], [each.places() for each in views]
    shown = {
        place: tuple(
            card if read_place(place).kind != HAND and all(places[place][at] == card for places in seen) else None
            for at, card in enumerate(cards)
        )
        for place, cards in view.places().items()
    }
    marks = crc32(repr((sorted(shown.items()), [seat.name for seat in replay.seats])).encode())
    return LastTable(match, game.id, tuple(replay.seats), view, shown, marks)


def prepare_table(table: LastTable, drawings: CardDrawings) -> Iterator[object]:
    """Load step by step what painting a table needs: its layout, and the drawings of its cards."""
    if table.view is not None:
        yield lay_out(table.game, table.view, _OPTIONS)
        yield from drawings.load(card or BACK for cards in table.open_cards.values() for card in cards)


def draw_last_table(painter: QPainter, size: QSizeF, table: LastTable, theme: Theme, drawings: CardDrawings) -> None:
    """Paint a match as it was left into a picture of this size: all hands as backs, nothing that is not open to all.

    A picture that is lower than the table leaves out its foot, where the hand is.
    """
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(QPointF(0, 0), size), _ROUNDING, _ROUNDING)
    painter.setClipPath(shape)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    part = size.width() / _TABLE.width()
    painter.scale(part, part)
    painter.fillRect(QRectF(QPointF(0, 0), _TABLE), table_ground(theme, _TABLE))
    if table.view is None:
        return
    layout = lay_out(table.game, table.view, _OPTIONS)
    for name, rect in layout.printed().items():
        draw_ground(painter, theme, name, rect)
    for rect in (layout.top_bar, layout.action_bar):
        draw_panel(painter, rect, 12, theme.panel_over(0.6), theme.panel_over(0.6))
    _draw_cards(painter, layout, table, drawings)
    for fan in layout.fans.values():
        _draw_fan(painter, fan, drawings.back)
    for seat in layout.plates:
        _draw_seat(painter, layout, table, seat, theme, max(_NAME, _LEGIBLE / part))


def _draw_fan(painter: QPainter, fan: Fan, back: str) -> None:
    painter.save()
    painter.setClipRect(fan.rect, Qt.ClipOperation.IntersectClip)
    for centre, angle in fan.backs:
        painter.save()
        painter.translate(centre)
        painter.rotate(angle)
        draw_back(painter, fan.width, back)
        painter.restore()
    painter.restore()


def _draw_seat(painter: QPainter, layout: Layout, table: LastTable, seat: int, theme: Theme, letters: float) -> None:
    """Paint who sits there: the mark of the side and as much of the name as its room has."""
    rect, view = layout.plates[seat], table.view
    assert view is not None
    if seat not in layout.fans and seat != view.seat:
        draw_panel(painter, rect, 14, theme.panel_over(0.66), theme.hairline)
    side, mark = view.side_of(seat), min(1.1 * letters, 0.7 * rect.height())
    free = rect.width() - mark - 0.7 * letters
    name, font = _fit_name(table.seats[seat].name, font_of(letters, SEMIBOLD), free)
    left = rect.left() + 0.2 * letters
    if seat in layout.fans and layout.fans[seat].at_right:
        left = rect.right() - mark - 0.7 * letters - width_of(name, font)
    draw_mark(painter, side, QRectF(left, rect.center().y() - mark / 2, mark, mark), side_colour(theme, side))
    room = QRectF(left + mark + 0.3 * letters, rect.top(), rect.width(), rect.height())
    write(painter, room, name, font, theme.text)


def _fit_name(name: str, font: QFont, free: float) -> tuple[str, QFont]:
    """As much of a name as there is room for, and its letters: the initial where hardly more would be left of it."""
    narrowed = narrow(name, font, free)
    cut = elide(name, narrowed, free)
    if cut == name or len(cut.rstrip("…")) >= _FEWEST:
        return cut, narrowed
    return name[:1].upper(), font


def _draw_cards(painter: QPainter, layout: Layout, table: LastTable, drawings: CardDrawings) -> None:
    for place, cards in table.open_cards.items():
        spots = layout.spots.get(place, ())
        order = layout.stacking.get(place, range(len(cards)))
        for _, card, spot in sorted(zip(order, cards, spots, strict=False), key=lambda each: each[0]):
            hidden = card is None or read_place(place).kind == HAND
            _draw_card(painter, BACK if hidden or card is None else card, spot, drawings)


def _draw_card(painter: QPainter, code: str, spot: Spot, drawings: CardDrawings) -> None:
    rect = spot.rect
    lies = rect.width() > rect.height()
    stopper = lies and code in {"AC", "AS"}
    turn = 90.0 if lies and not stopper else 0.0
    width = min(rect.width(), rect.height())
    drawings.draw(painter, PlacedCard(code, 0, 0, turn, across=stopper), rect.center(), width, 1.0)


def draw_frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the brass edge of the table that waits."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.accent, 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _ROUNDING, _ROUNDING)
