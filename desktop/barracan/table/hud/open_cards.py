"""Hands and pots that the end of a hand turns up, where their backs lay: of each card what shows in a row of cards."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtGui import QAccessible, QPainter, QPen, QTransform

from barracan.model.cards import Code
from barracan.model.places import HAND, PlaceName, read_place
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session.hand_order import by_suit, in_groups
from barracan.table import layers, timings
from barracan.table.cards.court_letters import card_text
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.hud.labels import Label
from barracan.table.hud.people import People
from barracan.table.hud.plates import draw_small_back, open_top
from barracan.table.layouts.geometry import CARD_RATIO, Index, Layout
from barracan.table.painting import draw_panel
from barracan.table.translation import translate, translate_text

_LEFT_WITH: Final = QT_TRANSLATE_NOOP("OpenCards", "{name} was left with {cards}")
_CARD: Final = 58.0
"""How wide the cards are at a text scale of 1."""
_AIR: Final = 0.015
_EDGE: Final = 3.0
_IN_ROW: Final = 14
"""So many cards a row has at most, where it need not be wider than what it lies on."""
_ONE_LINE: Final = 50.0
"""Under this height, at a text scale of 1, a plate has one line, of which the right half is the cards'."""
_ROWS: Final = 3
"""In so many rows at most a pot is turned up where it lies."""
_POTS_APART: Final = 4.0
_PAD: Final = 6.0


class OpenCards(Label):
    """The cards of one place, turned up."""

    ROLE = QAccessible.Role.StaticText

    def __init__(self, place: PlaceName, faces: Faces) -> None:
        super().__init__(f"open:{place}")
        self._faces = faces
        self._index = faces.index
        self._back = faces.back
        self._words = ""
        self._in_row = 1
        self._faces_shown = True
        self.cards: tuple[Code, ...] = ()
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._turn.valueChanged.connect(self._show_turned)

    def spoken_name(self) -> str:
        return self._words

    def show_cards(self, cards: Sequence[Code], words: str, in_row: int) -> None:
        """Show these, so many in a row; *words* say whose they are."""
        self.cards, self._words, self._in_row = tuple(cards), words, in_row
        self._index = self._faces.index
        self.setToolTip(words)
        self.redraw()

    def turn(self, speed: float) -> None:
        """Turn the cards up from now on."""
        self._turn.stop()
        self._turn.setDuration(round(timings.TURN_OVER * speed))
        self._show_turned(0.0 if speed else 1.0)
        if speed:
            self._turn.start()

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and what shows of each card."""
        draw_panel(painter, self.area(), 6, self.theme.panel, self.theme.hairline)
        wide, high = tile_size(self._index, self.ts)
        rows = ceil(len(self.cards) / self._in_row)
        taken = _size(self._in_row, rows, (wide, high))
        left, top = (self.area().width() - taken.width()) / 2, (self.area().height() - taken.height()) / 2
        for number, card in enumerate(self.cards):
            row, column = divmod(number, self._in_row)
            tile = QRectF(left + _EDGE + column * wide, top + _EDGE + row * (high + 2), wide, high)
            if self._faces_shown:
                self._draw_face(painter, card, tile)
            else:
                draw_small_back(painter, tile, self._back)

    def _draw_face(self, painter: QPainter, card: Code, tile: QRectF) -> None:
        """Paint the corner of a card with its index, and a line where the next one begins."""
        look = self._faces.look(FaceKey(card, round(_CARD * self.ts)))
        ratio, edge = look.pixmap.devicePixelRatio(), margin(look.width)
        part = look.width / round(_CARD * self.ts) * ratio
        corner = QRectF(edge * ratio, edge * ratio, tile.width() * part, tile.height() * part)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(tile, look.pixmap, corner)
        painter.setPen(QPen(self.theme.panel, 1))
        painter.drawLine(tile.topRight() - QPointF(0.5, 0), tile.bottomRight() - QPointF(0.5, 0))

    def _show_turned(self, part: float) -> None:
        """Stand edge on half way, and show the other side from there on."""
        middle = self.area().center()
        turned = QTransform.fromTranslate(0, middle.y()).scale(1.0, max(0.02, abs(1 - 2 * part)))
        self.setTransform(turned.translate(0, -middle.y()))
        if self._faces_shown != (part >= 0.5):
            self._faces_shown = part >= 0.5
            self.redraw()


class TurnedUpCards(QObject):
    """All that the end of a hand turns up at one table."""

    def __init__(self, add: Callable[[OpenCards, float], OpenCards], faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._add_to_hud = add
        self._faces = faces
        self._fresh: set[PlaceName] = set()
        self.items: dict[PlaceName, OpenCards] = {}
        faces.arrived.connect(self._refresh)

    def show(self, view: SeatView, layout: Layout, people: People, *, waits: bool) -> None:
        """Put every hand and pot that is turned up at its place; new ones *wait* for ``turn`` if cards move."""
        opened = view.turned_up()
        for place in [place for place in self.items if place not in opened]:
            item = self.items.pop(place)
            item.scene().removeItem(item)
        key = in_groups(view.suit_order()) if view.suit_order() else by_suit
        rects = place_cards(opened, layout, self._faces.index)
        for place, (rect, in_row) in rects.items():
            item = self.items.get(place) or self._add(place, waits=waits)
            item.set_scale(layout.scale, layout.text_scale)
            item.set_rect(rect)
            cards = sorted(opened[place], key=key)
            item.show_cards(cards, _words(place, cards, people), in_row)

    def turn(self, speed: float) -> None:
        """Turn up what has waited."""
        for place in self._fresh & set(self.items):
            self.items[place].show()
            self.items[place].turn(speed)
        self._fresh.clear()

    def _add(self, place: PlaceName, *, waits: bool) -> OpenCards:
        item = self.items[place] = self._add_to_hud(OpenCards(place, self._faces), layers.LABELS + 1)
        item.setVisible(not waits)
        if waits:
            self._fresh.add(place)
        return item

    def _refresh(self, key: FaceKey) -> None:
        for item in self.items.values():
            if key.code in item.cards:
                item.redraw()


def _words(place: PlaceName, cards: Sequence[Code], people: People) -> str:
    """Whose cards these are, in words."""
    at = read_place(place)
    named = " ".join(map(card_text, cards))
    if at.kind == HAND:
        return translate_text(Text("OpenCards", _LEFT_WITH, {"name": people.name(at.owner), "cards": named}))
    return translate("OpenCards", "A pot held {cards}").format(cards=named)


def tile_size(index: Index, scale: float) -> tuple[int, int]:
    """How wide and high what shows of a card is."""
    card = round(_CARD * scale)
    return ceil((index.beside + _AIR) * card), ceil((index.below + _AIR) * CARD_RATIO * card)


def place_cards(
    opened: Mapping[PlaceName, Sequence[Code]], layout: Layout, index: Index
) -> dict[PlaceName, tuple[QRectF, int]]:
    """Where each place's cards are turned up, and how many lie in a row: over its plate, or over the pots."""
    wide, high = tile_size(index, layout.text_scale)
    room = QRectF(
        2, layout.top_bar.bottom() + 2, layout.width - 4, layout.action_bar.top() - layout.top_bar.bottom() - 4
    )
    placed: dict[PlaceName, tuple[QRectF, int]] = {}
    fits = partial(_fit, tile=(wide, high), room=room)
    for place, cards in opened.items():
        seat = read_place(place).owner
        if read_place(place).kind != HAND:
            continue
        plate = layout.plates.get(seat)
        if plate is not None:
            placed[place] = fits(_ground(plate, layout.text_scale, min(_IN_ROW, len(cards)) * wide, high), len(cards))
    pots = [place for place in opened if read_place(place).kind != HAND]
    blocks = _place_pots({place: len(opened[place]) for place in pots}, layout, room, (wide, high))
    hands = [rect for rect, _ in placed.values()]
    lower = max((_overlap(rect, hand) for rect, _ in blocks.values() for hand in hands), default=0.0)
    return placed | {place: (rect.translated(0, lower), in_row) for place, (rect, in_row) in blocks.items()}


def _overlap(rect: QRectF, above: QRectF) -> float:
    """By how much a place has to be lower to lie under another one."""
    return above.bottom() + 1 - rect.top() if rect.intersects(above) and above.top() < rect.top() else 0.0


def _ground(plate: QRectF, scale: float, wide: float, high: float) -> QRectF:
    """The part of a plate on which so wide a row lies: under its mark, or where it has one line its right end.

    Under the mark it reaches over the plate at both sides alike, for there are melds beside it.
    """
    if plate.height() >= _ONE_LINE * scale:
        over = max(0, ceil((wide + 2 * _EDGE - plate.width()) / 2))
        return plate.adjusted(-over, open_top(plate.height(), scale), over, 0)
    room = plate.right() - plate.center().x() - _PAD * scale
    left = plate.right() - _PAD * scale - min(room, wide + 2 * _EDGE)
    return QRectF(round(left), round(plate.center().y() - high / 2 - _EDGE), plate.right() - left, high)


def _place_pots(
    counts: Mapping[PlaceName, int], layout: Layout, room: QRectF, tile: tuple[int, int]
) -> dict[PlaceName, tuple[QRectF, int]]:
    """Where pots are turned up: side by side over their own cards, or where that is too wide one under the other."""
    if not counts:
        return {}
    spots = [layout.area(place) for place in counts]
    lies = spots[0]
    for spot in spots[1:]:
        lies = lies.united(spot)
    end = layout.area("stock").left() - _POTS_APART if layout.spots.get("stock") else room.right()
    short = min(lies.width(), *(min(spot.width(), spot.height()) for spot in spots))
    blocks = {place: _block(count, short, tile) for place, count in counts.items()}
    wide = sum(size.width() for size, _ in blocks.values()) + _POTS_APART * (len(blocks) - 1)
    if room.left() + wide > end:
        return _stack_pots(counts, lies.center(), layout, room, tile)
    high = max(lies.height(), *(size.height() for size, _ in blocks.values()))
    left = min(max(room.left(), lies.center().x() - wide / 2), end - wide)
    placed: dict[PlaceName, tuple[QRectF, int]] = {}
    for place, (size, in_row) in blocks.items():
        rect = QRectF(left, lies.center().y() - high / 2, size.width(), high)
        placed[place] = rect if len(blocks) > 1 else rect.united(lies), in_row
        left += size.width() + _POTS_APART
    return placed


def _block(count: int, least: float, tile: tuple[int, int]) -> tuple[QSizeF, int]:
    """How large the block is in which so many cards lie, at least so wide, and how many lie in a row."""
    in_row = min(count, max(ceil((least - 2 * _EDGE) / tile[0]), ceil(count / _ROWS)))
    return _size(in_row, ceil(count / in_row), tile), in_row


def _stack_pots(
    counts: Mapping[PlaceName, int], middle: QPointF, layout: Layout, room: QRectF, tile: tuple[int, int]
) -> dict[PlaceName, tuple[QRectF, int]]:
    """A row for each pot, round the middle of where they lie."""
    wide, high = tile
    pitch = high + 2 * _EDGE
    first = max(layout.centre.top(), middle.y() - len(counts) / 2 * pitch)
    placed: dict[PlaceName, tuple[QRectF, int]] = {}
    for number, (place, count) in enumerate(counts.items()):
        long = count * wide + 2 * _EDGE
        ground = QRectF(max(room.left(), middle.x() - long / 2), first + number * pitch, long, high)
        placed[place] = _fit(ground, count, tile, room)
    return placed


def _size(in_row: int, rows: int, tile: tuple[int, int]) -> QSizeF:
    return QSizeF(in_row * tile[0] + 2 * _EDGE, rows * (tile[1] + 2) - 2 + 2 * _EDGE)


def _fit(ground: QRectF, count: int, tile: tuple[int, int], room: QRectF) -> tuple[QRectF, int]:
    """A place for so many cards on this ground; it reaches over it to the right, where the room ends to the left."""
    in_row = max(1, min(count, max(_IN_ROW, int((ground.width() - 2 * _EDGE) / tile[0]))))
    rows = ceil(count / in_row)
    in_row = ceil(count / rows)
    size = QRectF(ground.topLeft(), _size(in_row, rows, tile))
    size.moveLeft(max(size.left(), room.left()))
    size.moveRight(min(size.right(), room.right()))
    size.moveBottom(min(size.bottom(), room.bottom()))
    size.moveTop(max(size.top(), room.top()))
    return size, in_row
