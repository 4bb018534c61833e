"""The strip between the sides: pots under the column, the stock, and the row of discards."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.places import POT, PlaceName, read_place
from barracan.model.view import Cards, SeatView
from barracan.session.hand_order import by_suit, in_groups
from barracan.table.layouts.frame import SMALLEST_CARD
from barracan.table.layouts.geometry import CARD_RATIO, Layout, Spot, height_of, spot_at
from barracan.table.layouts.piles import MOST_STEP, fold, landing_spot, lay, stock_spots

POTS: Final = "pots"
ROW: Final = "row"
CLOCK: Final = "clock"
"""The places of what is said of the pots, of the number of cards in the row, and of the time left."""
_MANY: Final = 5
"""From so many cards on the row may be sorted."""
_EDGE: Final = 6
_POT: Final = 0.66
_THIRD: Final = 4
"""How far above the first a third pot lies."""
_APART: Final = 18
_PLAIN: Final = "2C"
"""The row is folded by the number of its cards: none lies across."""
_FOOT: Final = 24.0
_AT_END: Final = 202.0
"""So much of the strip, at a text scale of 1, is left to the clock and the order of the row."""


def lay_strip(
    laid: Layout, strip: QRectF, tall: float, column: float, left: float, places: Mapping[PlaceName, Cards]
) -> None:
    """Lay pots, stock and row, with cards so tall; *column* is the width of the columns, *left* where rails begin."""
    width = int(tall / CARD_RATIO)
    laid.centre = strip
    laid.pile_width = width
    _lay_pots(laid, QRectF(strip.left(), strip.top(), column, strip.height()), places, round(_POT * width))
    spot = spot_at(left, strip.center().y() - height_of(width) / 2, width)
    laid.spots["stock"], laid.buried["stock"] = stock_spots(spot, len(places["stock"]))
    laid.outlines["stock"] = spot.rect
    _lay_row(laid, strip, spot.rect.right() + _APART, len(places["discard"]), width)


def _lay_pots(laid: Layout, room: QRectF, places: Mapping[PlaceName, Cards], width: int) -> None:
    """One upright over the other across; what is said of them stands below, until they are turned up."""
    pots = [place for place in places if read_place(place).kind == POT]
    turned_up = any(card is not None for place in pots for card in places[place])
    foot = round(20 * laid.text_scale)
    if turned_up:  # they are read
        width = max(width, min(SMALLEST_CARD, int(room.height() / CARD_RATIO)))
    middle = QPointF(room.center().x(), room.top() + max(height_of(width), room.height() - foot) / 2)
    for number, place in enumerate(pots):
        across = number % 2 == 0 and len(pots) > 1
        wide, high = (height_of(width), width) if across else (width, height_of(width))
        spot = spot_at(middle.x() - wide / 2, middle.y() - high / 2 - _THIRD * (number // 2), width, across=across)
        count = len(places[place])
        laid.spots[place] = (spot,) * count
        laid.buried[place] = max(0, count - 1)
    if not any(places[place] for place in pots):
        laid.outlines[pots[0]] = spot.rect
    if turned_up:
        return
    top = middle.y() + height_of(width) / 2
    laid.labels[POTS] = QRectF(room.left(), top + 2, room.width(), foot)


def _lay_row(laid: Layout, strip: QRectF, left: float, count: int, width: int) -> None:
    """By the pile algorithm, with room for the next card; more rows take smaller cards."""
    cards = [_PLAIN] * count
    scale = laid.text_scale
    end = strip.right() - _AT_END * scale
    pill = round(76 * scale)
    room = end - pill - left
    tall = height_of(width)
    for card in range(width, 33, -2):
        laid_out = fold(cards, card, room - MOST_STEP * card, laid.index)
        if laid_out.height * card * CARD_RATIO <= tall + 1:
            break
    top = strip.center().y() - laid_out.height * card * CARD_RATIO / 2
    spots: Sequence[Spot] = lay(cards, laid_out, card, left, top)
    laid.spots["discard"] = tuple(spots)
    laid.landings["discard"] = landing_spot(cards, laid_out, card, left, top)
    laid.outlines["discard"] = spot_at(left, top, card).rect
    laid.whole.add("discard")
    if spots:
        right, foot = max(spot.rect.right() for spot in spots), max(spot.rect.bottom() for spot in spots)
        laid.labels[ROW] = QRectF(right + 10, foot - _FOOT * scale, pill, 20 * scale)
    high, clock = round(32 * scale), round(42 * scale)
    wide, top = strip.right() - _EDGE - end, strip.center().y() - (high + clock + 4) / 2
    laid.labels[CLOCK] = QRectF(end, top, wide, clock)
    if count >= _MANY:
        laid.row_control = QRectF(end, top + clock + 4, wide, high)


def sort_row(laid: Layout, view: SeatView) -> None:
    """Let the cards of the row lie by suits; which lies on which follows."""
    cards, spots = view.places()["discard"], laid.spots["discard"]
    key = in_groups(view.suit_order()) if view.suit_order() else by_suit
    order = sorted(range(len(cards)), key=lambda at: key(cards[at] or ""))
    rank = {at: number for number, at in enumerate(order)}
    laid.spots["discard"] = tuple(spots[rank[at]] for at in range(len(cards)))
    laid.stacking["discard"] = tuple(float(rank[at]) for at in range(len(cards)))
