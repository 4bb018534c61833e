"""The places and cards of a table: follows events, and agrees with a view in the end."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from barracan.model.cards import Code
from barracan.model.events import CardMoved, Event
from barracan.model.places import HAND, LADDER, TRAY, TRICKS, PlaceName, read_place
from barracan.table import layers
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.faces import Faces
from barracan.table.cards.marks import Mark
from barracan.table.cards.place_item import PlaceItem
from barracan.table.layouts.geometry import Layout
from barracan.table.themes import Theme

Wanted = Mapping[PlaceName, Sequence[Code | None]]


class _Air(QGraphicsItem):
    """Holds the cards that are under way, above all places; has no looks of its own."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(layer)

    def boundingRect(self) -> QRectF:
        return self.childrenBoundingRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing."""


@dataclass(slots=True, eq=False, repr=False)
class Change:
    """What changed on the table: cards that travel, faces to turn, cards that leave when they have arrived."""

    travelling: list[CardItem] = field(default_factory=list)
    turned: dict[CardItem, Code | None] = field(default_factory=dict)
    leaving: dict[CardItem, PlaceName] = field(default_factory=dict)
    entered: dict[CardItem, PlaceName] = field(default_factory=dict)
    """New items with the place that they come out of."""

    def face(self, card: CardItem) -> Code | None:
        """What a card shows when this change is over; it may have been turned twice."""
        return self.turned.get(card, card.code)


class Tableau:
    """Places and cards of a scene.

    Hands of other seats have no items: their cards come out of a plate and go into it.
    """

    def __init__(self, scene: QGraphicsScene, faces: Faces, theme: Theme) -> None:
        self._scene = scene
        self._faces = faces
        self._theme = theme
        self.places: dict[PlaceName, PlaceItem] = {}
        self.air = _Air(layers.AIR)
        self.held = _Air(layers.HELD)
        scene.addItem(self.air)
        scene.addItem(self.held)

    def place(self, name: PlaceName) -> PlaceItem:
        """The place of this name, made when first asked for."""
        item = self.places.get(name)
        if item is None:
            item = self.places[name] = PlaceItem(name, self._theme, self._faces.ratio)
            item.setZValue(_layer(name))
            self._scene.addItem(item)
        return item

    def area_of(self, name: PlaceName) -> QRectF:
        """The part of the table that belongs to a place."""
        item = self.places.get(name)
        return item.area if item is not None else QRectF()

    def is_top(self, card: CardItem) -> bool:
        """Whether a card lies at the top of its place."""
        cards = self.place(card.place).cards
        return bool(cards) and cards[-1] is card

    def cards(self) -> list[CardItem]:
        """Every card on the table."""
        return [card for place in self.places.values() for card in place.cards]

    def carry(self, event: CardMoved, hidden: Callable[[PlaceName], bool], change: Change) -> None:
        """Let a card go from place to place as an event tells."""
        card = self._taken_from(event, hidden, change)
        face = None if event.turned else event.card
        if change.face(card) != face:
            change.turned[card] = face
        card.place = event.target
        if hidden(event.target):
            change.leaving[card] = event.target
            change.turned[card] = None
        else:
            cards = self.place(event.target).cards
            cards.insert(event.target_at if 0 <= event.target_at <= len(cards) else len(cards), card)
        change.travelling.append(card)

    def agree(self, wanted: Wanted, change: Change) -> None:
        """Let every place hold exactly these cards, with as little change as possible."""
        lying = {name: list(self.place(name).cards) for name in (*wanted, *self.places)}
        final: dict[PlaceName, list[CardItem | None]] = {}
        for name, codes in wanted.items():
            final[name] = _match_cards(lying[name], codes, change)
        spare = [card for cards in lying.values() for card in cards]
        for name, codes in wanted.items():
            row = final[name]
            for at, code in enumerate(codes):
                if row[at] is None:
                    row[at] = self._found(code, name, spare, change)
            place = self.place(name)
            place.cards = [card for card in row if card is not None]
            for card, code in zip(place.cards, codes, strict=True):
                card.place = name
                if change.face(card) != code:
                    change.turned[card] = code
            place.refresh()
        for card in spare:
            change.leaving[card] = card.place
            if read_place(card.place).kind == TRICKS:
                change.turned[card] = None
        self._drop_unwanted_places(wanted)

    def find_moved(self, events: Iterable[Event]) -> set[CardItem]:
        """The cards that these events have put openly on the table, as far as they still lie there."""
        found: set[CardItem] = set()
        for event in events:
            if isinstance(event, CardMoved) and read_place(event.target).kind != HAND and event.target in self.places:
                face = None if event.turned else event.card
                cards = self.places[event.target].cards
                at = event.target_at if event.target_at >= 0 else len(cards)
                fits = [card for card in (*cards[at : at + 1], *reversed(cards)) if card.code == face]
                found.update([card for card in fits if card not in found][:1])
        return found

    def lay(self, layout: Layout) -> None:
        """Give every card its spot and its order within its place; moves nothing."""
        for name, place in self.places.items():
            spots = layout.spots.get(name, ())
            order = layout.stacking.get(name)
            buried = layout.buried.get(name, 0)
            for at, (card, spot) in enumerate(zip(place.cards, spots, strict=False)):
                card.take(spot)
                card.buried = at < buried
                card.setVisible(not card.buried)
                card.order = layers.CARDS + (order[at] if order is not None else at)
                card.setZValue(card.order)
            width = place.cards[-1].spot.width if place.cards else layout.meld_width
            place.under = name in layout.under
            place.set_area(layout.area(name), layout.lanes.get(name), _outline(layout, name), width)

    def ground(self, cards: Iterable[CardItem]) -> None:
        """Put cards that have arrived into their places."""
        for card in cards:
            place = self.places.get(card.place)
            if place is not None and card.parentItem() is not place:
                card.setParentItem(place)
                card.setZValue(card.order)

    def raise_places(self, names: Collection[PlaceName]) -> None:
        """Let these places lie above their neighbours, so that nothing covers the badges at the heads of their cards.

        Of several the lower one lies above.
        """
        for name, place in self.places.items():
            if place.zValue() != layers.ENLARGED:
                raised = layers.MARKED * (1 + place.area.top() / 10_000) if name in names else 0.0
                place.setZValue(_layer(name) + raised - place.under)

    def lift(self, cards: Iterable[CardItem]) -> None:
        """Take cards up above all places, in this order."""
        for number, card in enumerate(cards):
            card.hide_badge()
            card.setParentItem(self.air)
            card.setZValue(number)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        for place in self.places.values():
            place.set_theme(theme, self._faces.ratio)
        for card in self.cards():
            card.set_theme(theme)

    def clear(self) -> None:
        """Take every card off the table."""
        for card in self.cards():
            card.leave()
        for place in self.places.values():
            place.cards = []
            place.refresh()

    def new_card(self, code: Code | None, place: PlaceName, at: QPointF) -> CardItem:
        """A new card, face as given."""
        card = CardItem(self._faces, self._theme, code)
        card.place = place
        card.setParentItem(self.air)
        card.setPos(at)
        return card

    def _taken_from(self, event: CardMoved, hidden: Callable[[PlaceName], bool], change: Change) -> CardItem:
        if not hidden(event.source):
            for name in self._sources(event):
                cards = self.place(name).cards
                if (at := _position(cards, event, change.turned)) is not None:
                    card = cards.pop(at)
                    self.place(name).refresh()
                    return card
        card = self.new_card(None, event.source, QPointF())
        change.entered[card] = event.source
        return card

    def _sources(self, event: CardMoved) -> list[PlaceName]:
        """The place itself; for the viewer's hand also the tray, where some of its cards lie; and for a pile's top."""
        trays = [name for name in self.places if read_place(name).kind == TRAY]
        return [event.source, *trays]

    def _found(
        self,
        code: Code | None,
        name: PlaceName,
        spare: list[CardItem],
        change: Change,
    ) -> CardItem:
        """A spare card for this code: the same face if there is one, else a back, else a new card."""
        for face in (code, None):
            for card in spare:
                if change.face(card) == face and (face == code or card.place == name):
                    spare.remove(card)
                    return card
        over = code is None and read_place(name).kind == TRICKS  # a trick is turned over
        if (turned := next((card for card in spare if over and card.place == name), None)) is not None:
            spare.remove(turned)
            return turned
        card = self.new_card(code, name, QPointF())
        change.entered[card] = name
        return card

    def _drop_unwanted_places(self, wanted: Wanted) -> None:
        for name in [name for name in self.places if name not in wanted]:
            place = self.places.pop(name)
            for item in [item for item in place.childItems() if isinstance(item, CardItem)]:
                item.hide_badge()  # it is the place's child and would go with it
                item.setParentItem(self.air)
            self._scene.removeItem(place)


def _match_cards(lying: list[CardItem], codes: Sequence[Code | None], change: Change) -> list[CardItem | None]:
    """For each code a card of this place that shows it; takes them out of *lying*."""
    row: list[CardItem | None] = []
    for code in codes:
        found = next((card for card in lying if change.face(card) == code), None)
        if found is not None:
            lying.remove(found)
        row.append(found)
    return row


def _position(cards: list[CardItem], event: CardMoved, faces: Mapping[CardItem, Code | None]) -> int | None:
    """Which of these cards the event means; a card that is chosen before its twin."""
    if not cards:
        return None
    at = event.source_at
    if 0 <= at < len(cards) and event.card in (None, cards[at].code, faces.get(cards[at])):
        return at
    fits = [number for number, card in enumerate(cards) if card.code == event.card]
    if fits:
        return max(fits, key=lambda number: bool(cards[number].marks & {Mark.SELECTED, Mark.CHOSEN}))
    backs = [number for number, card in enumerate(cards) if card.code is None]
    return backs[-1] if backs else None


def _outline(layout: Layout, name: PlaceName) -> QRectF | None:
    if read_place(name).kind in {HAND, LADDER} or name == "trick" or name in layout.bare:
        return None
    return layout.outlines.get(name)


def _layer(name: PlaceName) -> float:
    if read_place(name).kind == HAND:
        return layers.HAND
    return layers.DRAFTS if read_place(name).kind == TRAY else layers.PLACES
