"""The rows of dominoes: heads of the thirteen places, where each row goes on, and which card began it."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter

from barracan.model.cards import RANKS, Code
from barracan.model.contract_play import ContractPlay
from barracan.model.places import FOUNDATION, place_name
from barracan.model.view import SeatView
from barracan.session.hand_order import SUIT_ORDER
from barracan.table import layers
from barracan.table.barbu.layout import column_of
from barracan.table.cards.court_letters import card_text
from barracan.table.hud.labels import Label, LabelMaker
from barracan.table.hud.lettering import CENTRE, QUIET, SEMIBOLD, TITLE, write
from barracan.table.layouts.geometry import Layout
from barracan.table.painting import draw_dashed, draw_panel
from barracan.table.themes import fade
from barracan.table.tricks.panels import SIGNS, suit_colour

_BAR: Final = 5.0
_FILL: Final = 0.16
_START: Final = 6


class Heads(Label):
    """The ranks over the places, the start in brass."""

    PRINTED = True
    ranks: tuple[tuple[str, float], ...] = ()

    def show_ranks(self, ranks: tuple[tuple[str, float], ...]) -> None:
        """Show these ranks round these middles."""
        self.ranks = ranks
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint them."""
        for number, (rank, middle) in enumerate(self.ranks):
            box = QRectF(middle - 15 * self.ts, 1, 30 * self.ts, self.area().height() - 3)
            if number == _START:
                draw_panel(painter, box, 7, self.theme.accent, self.theme.accent)
            ink = self.theme.accent_text if number == _START else self.theme.quiet
            write(painter, box, rank, self.letters(QUIET + 0.5, SEMIBOLD), ink, CENTRE)


class RowEnd(NamedTuple):
    """Where a row goes on: the part of its place that shows, the card, and whether the viewer holds it."""

    rect: QRectF
    word: str
    held: bool


class StartBar(Label):
    """The bar on the card that began a row."""

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        draw_panel(painter, self.area(), _BAR / 2, self.theme.sides[0], self.theme.ring_edge)


class DominoRow(Label):
    """A row: the sign of its suit and its ends."""

    PRINTED = True
    LAYER = layers.GROUND + 1
    ROLE = QAccessible.Role.StaticText
    suit = ""
    words = ""
    ends: tuple[RowEnd, ...] = ()
    _sign = 0.0

    def spoken_name(self) -> str:
        return self.words

    def show_row(self, suit: str, ends: tuple[RowEnd, ...], sign: float) -> None:
        """Show where the row goes on, in points of the table."""
        here = self.pos()
        self.suit, self._sign = suit, sign
        self.ends = tuple(end._replace(rect=end.rect.translated(-here)) for end in ends)
        words = self.tr("goes on with {cards}").format(cards=", ".join(end.word for end in ends))
        self.words = words if ends else ""
        self.redraw()

    def told_areas(self) -> list[QRectF]:
        """The sign and the places where the row goes on."""
        return [QRectF(0, 0, self._sign - 2, self.area().height()), *(end.rect for end in self.ends)]

    def draw(self, painter: QPainter) -> None:
        """Paint sign and ends."""
        sign, *_ = self.told_areas()
        write(painter, sign, SIGNS[self.suit], self.letters(TITLE - 3), suit_colour(self.theme, self.suit), CENTRE)
        for end in self.ends:
            rect, theme = end.rect.adjusted(1, 1, -1, -1), self.theme
            if not end.held:
                draw_dashed(painter, rect, 5, theme.outline)
                continue
            draw_dashed(painter, rect, 5, theme.legal, fade(theme.legal, _FILL))
            write(painter, rect, end.word, self.letters(QUIET + 1, SEMIBOLD), theme.legal, CENTRE)


def label_rows(label: LabelMaker, layout: Layout, view: SeatView, play: ContractPlay) -> None:
    """Write everything on the rows of dominoes."""
    heads = layout.labels["heads"]
    first = place_name(FOUNDATION, SUIT_ORDER[0])
    ranks = sorted((column_of(rank, play.rank), rank) for rank in RANKS)
    landings = [layout.landings[f"{first}:{rank}{SUIT_ORDER[0]}"] for _, rank in ranks]
    words = [card_text(rank + SUIT_ORDER[0])[:-1] for _, rank in ranks]
    middles = [landing.x - heads.left() for landing in landings]
    label(Heads, "label:heads", heads).show_ranks(tuple(zip(words, middles, strict=True)))
    for suit in SUIT_ORDER:
        place = place_name(FOUNDATION, suit)
        lane = layout.labels[place]
        ends = tuple(ends_of(layout, view, play, suit).values())
        sign = layout.outlines[place].left() - lane.left()
        label(DominoRow, f"label:{place}", lane).show_row(suit, ends, sign)
        if _START in _columns_taken(view, play, suit):
            label(StartBar, f"start:{suit}", _bar(layout, place, suit, play))


def ends_of(layout: Layout, view: SeatView, play: ContractPlay, suit: str) -> dict[Code, RowEnd]:
    """The ends of the row of a suit, by the cards with which it goes on."""
    place, taken = place_name(FOUNDATION, suit), _columns_taken(view, play, suit)
    return {code: _end(layout, place, code, taken, play, view) for code in play.ends if code[1] == suit}


def _columns_taken(view: SeatView, play: ContractPlay, suit: str) -> set[int]:
    cards = view.places()[place_name(FOUNDATION, suit)]
    return {column_of(card[0], play.rank) for card in cards if card is not None}


def _end(layout: Layout, place: str, code: str, taken: set[int], play: ContractPlay, view: SeatView) -> RowEnd:
    """The part of a place that its neighbours leave free."""
    rect = QRectF(layout.landings[f"{place}:{code}"].rect)
    column = column_of(code[0], play.rank)
    step = _step(layout, place, play)
    if column - 1 in taken:
        rect.setLeft(rect.right() - step)
    if column + 1 in taken:
        rect.setRight(rect.left() + step)
    held = code in view.hand and view.turn is not None
    return RowEnd(rect, card_text(code), held)


def _step(layout: Layout, place: str, play: ContractPlay) -> float:
    """How far places are apart."""
    suit = place[-1]
    columns = {column_of(rank, play.rank): layout.landings[f"{place}:{rank}{suit}"].x for rank in RANKS}
    return (columns[12] - columns[0]) / 12


def _bar(layout: Layout, place: str, suit: str, play: ContractPlay) -> QRectF:
    """The bar at the foot of the card that began a row, where its neighbour leaves it free."""
    card = layout.landings[f"{place}:{play.rank}{suit}"].rect
    wide = min(0.62 * card.width(), _step(layout, place, play) - 8)
    return QRectF(card.left() + 4, card.bottom() - _BAR - 2, wide, _BAR)
