"""The keyboard's cursor over cards and places, and the zones of the table it goes through."""

from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from barracan.model.cards import Code
from barracan.model.places import (
    DISCARD,
    FOUNDATION,
    HAND,
    LADDER,
    MELD,
    MELDS,
    PILE,
    STOCK,
    TRAY,
    TRICK,
    TRICKS,
    PlaceName,
    read_place,
)
from barracan.session.game_parts import find_table
from barracan.table.accessibility.focus import focused_item, tell_focus
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem, place_of
from barracan.table.cards.stage import Stage
from barracan.table.hud.button_row import LADDER as LADDER_PAGE
from barracan.table.hud.buttons import Pressable, focus_beside, focus_first
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.highlights import Highlights
from barracan.table.interaction.selection import Selection
from barracan.table.layouts.geometry import nearest

_HUD_ZONES: Final = ("choices", "bar", "panel")
"""Zones of the hud, with buttons in them."""
_ONLY_PILES: Final = ("discard", "trick")
"""What lies in the centre of games that have no piles of their own."""
_ZONES: Final = ("choices", "hand", "piles", "stock", "melds", "panel", "bar")
_ZONE_OF: Final = {HAND: "hand", PILE: "piles", DISCARD: "piles", TRICK: "piles", STOCK: "stock", TRAY: "panel"}
"""The zones of places that are not among the melds."""

Stop: TypeAlias = CardItem | PlaceItem


class Cursor(QObject):
    """Where the keyboard stands: on a card or place, or on a button of the hud, which then has Qt's focus."""

    def __init__(
        self,
        scene: QGraphicsScene,
        stage: Stage,
        selection: Selection,
        highlights: Highlights,
        hud: Hud,
        panel: Panel,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._stage = stage
        self._selection = selection
        self._highlights = highlights
        self._hud = hud
        self._panel = panel
        self._at: Stop | None = None

    @property
    def at(self) -> Stop | None:
        """The card or place that has the focus."""
        item = self._at
        return item if item is not None and item.scene() is self._scene else None

    def hide(self) -> None:
        """Take the outline away: the mouse is in use."""
        if self._at is not None:
            self.set(None)

    def forget(self) -> None:
        """Stand nowhere: the table has changed."""
        self._selection.focus = None
        self._at = None
        self._hud.hide_tip()

    def seek(self, code: Code) -> None:
        """Go to a card of this code, first in the hand; from one of them to the next."""
        places = dict.fromkeys((self._stage.own_hand, *self._stage.tableau.places))
        found = [card for name in places for card in self._stage.tableau.place(name).cards if card.code == code]
        if found:
            after = found.index(self.at) + 1 if self.at in found else 0
            self.set(found[after % len(found)])

    def show_fitting(self, ask: Callable[[PlaceName], Collection[Code]]) -> None:
        """Ring the cards of the hand that go with what lies here, in a builder with its places.

        Where the keyboard stands nowhere, or in the hand, they are those that fit melds on the table.
        """
        at = self.at
        if self._panel.page == LADDER_PAGE:
            self._highlights.show_fitting(self._panel.show_fitting(self._focused_button()))
        else:
            place = place_of(at) if at is not None else self._stage.own_hand
            self._highlights.show_fitting(ask(place))

    def focus_choices(self) -> None:
        """Go to the choices that are shown on a board, where the keyboard is in use."""
        if self.at is not None:
            focus_first(self._hud.choices)

    def set(self, item: Stop | None) -> None:
        """Stand here, or nowhere."""
        focused = self._focused_button()
        if focused is not None and item is not None:
            focused.clearFocus()
        self._at = item
        card = self._selection.focus = item if isinstance(item, CardItem) else None
        self._stage.point_at(card)
        for place in self._stage.tableau.places.values():
            place.set_focused(place is item)
        self._highlights.show()
        self._tell(item)
        if item is not None:
            tell_focus(focused_item(item, self._stage.tableau.places))

    def _tell(self, item: Stop | None) -> None:
        """Say beside a card what a pointer is told of it: of a ladder how far it is, and what it lacks."""
        if isinstance(item, CardItem) and item.toolTip():
            self._hud.show_tip(item.toolTip(), self._stage.tableau.area_of(item.place))
        else:
            self._hud.hide_tip()

    def go(self, way: QPointF) -> bool:
        """Go to the nearest card or place in this direction; along a hand or pile simply the neighbour."""
        at = self.at
        if at is None:
            self.set(self.first_of("hand"))
            return True
        if isinstance(at, CardItem) and way.y() == 0:
            cards = self._stage.tableau.place(at.place).cards
            number = cards.index(at) + int(way.x()) if at in cards else -1
            if 0 <= number < len(cards):
                self.set(cards[number])
                return True
        if stop := nearest(_centre(at), {stop: _centre(stop) for stop in self._stops() if stop is not at}, way):
            self.set(stop)
        return True

    def go_on_hud(self, way: QPointF) -> bool:
        """Go from what can be pressed on a part of the hud to the next one in this direction."""
        zone = self._zone_of_hud()
        here, item = self._hud_item(zone), self._focused_button()
        return here is not None and item is not None and focus_beside(here, item, way, rows=zone != "panel")

    def go_to_end(self, *, last: bool) -> None:
        """Go to the first or last card of the place where the cursor is, or of the hand."""
        cards = self._stage.hand_cards()
        if isinstance(self.at, CardItem):
            cards = self._stage.tableau.place(self.at.place).cards
        if cards:
            self.set(cards[-1 if last else 0])

    def number_in_hand(self) -> int | None:
        """Which card of the hand the cursor is on; nothing elsewhere."""
        cards = self._stage.hand_cards()
        return cards.index(self.at) if isinstance(self.at, CardItem) and self.at in cards else None

    def go_into_hand(self, number: int) -> None:
        """Go to the card of this number in the hand, or to its last one."""
        if cards := self._stage.hand_cards():
            self.set(cards[min(number, len(cards) - 1)])

    def pile(self, name: str) -> Stop | None:
        """The pile at this side of the table; other games have one discard pile or one trick."""
        place = find_table(self._stage.game).find_pile(self._stage.current_view, name)
        if place:
            return self._top(place)
        return next((self._top(place) for place in _ONLY_PILES if place in self._stage.tableau.places), None)

    def _top(self, place: str) -> Stop:
        item = self._stage.tableau.place(place)
        return item.cards[-1] if item.cards else item

    def next_zone(self, step: int) -> bool:
        """Go so many zones on; says that there is one."""
        zones = [zone for zone in _ZONES if self.first_of(zone) is not None or zone in _HUD_ZONES]
        now = self.zone()
        number = (zones.index(now) + step) % len(zones) if now in zones else 0
        for _ in zones:
            zone = zones[number]
            if zone in _HUD_ZONES:
                if focus_first(self._hud_item(zone)):
                    self.set(None)
                    return True
            elif (stop := self.first_of(zone)) is not None:
                self.set(stop)
                return True
            number = (number + step) % len(zones)
        return True

    def zone(self) -> str:
        """The zone of the table where the keyboard is; empty for none."""
        at = self.at
        if at is None:
            return self._zone_of_hud()
        return _ZONE_OF.get(read_place(place_of(at)).kind, "melds")

    def _hud_item(self, zone: str) -> QGraphicsItem | None:
        hud = self._hud
        return {"bar": hud.action_bar, "choices": hud.choices}.get(zone, self._panel.item)

    def _focused_button(self) -> QGraphicsItem | None:
        return self._scene.focusItem()  # Qt gives none where there is none, which its stubs leave out

    def is_on_choice_made(self) -> bool:
        """Whether the keyboard is on a choice of a sheet that is chosen already: Enter goes on with it."""
        item = self._focused_button()
        return self._zone_of_hud() == "choices" and isinstance(item, Pressable) and bool(item.chosen)

    def _zone_of_hud(self) -> str:
        """In which zone of the hud the keyboard is; empty for none."""
        item = self._focused_button()
        for zone in _HUD_ZONES:
            zone_item = self._hud_item(zone)
            if item is not None and zone_item is not None and zone_item.isAncestorOf(item):
                return zone
        return ""

    def first_of(self, zone: str) -> Stop | None:
        """Where the cursor comes to in a zone."""
        if zone == "hand":
            cards = self._stage.hand_cards()
            return cards[0] if cards else None
        if zone == "piles":
            return self.pile("south")
        if zone == "stock":
            return self._top("stock") if "stock" in self._stage.tableau.places else None
        if zone == "melds":
            return next((stop for stop in self._stops() if self._is_meld(stop)), None)
        return None

    def _is_meld(self, stop: Stop) -> bool:
        return read_place(place_of(stop)).kind in {MELDS, MELD, LADDER, TRICKS, FOUNDATION}

    def _stops(self) -> list[Stop]:
        """Everything the cursor can stand on: cards one by one where each counts, other places as a whole."""
        stops: list[Stop] = []
        for name, place in self._stage.tableau.places.items():
            if read_place(name).kind in {HAND, PILE, TRAY}:
                stops += [card for card in place.cards if card.isVisible()]
            if not place.cards and read_place(name).kind not in {HAND, TRAY}:
                stops.append(place)
            elif place.cards and read_place(name).kind not in {HAND, PILE, TRAY}:
                top = place.cards[-1]  # of a ladder that is scrolled away the line that tells of it
                stops.append(top if top.isVisible() else place)
        return [stop for stop in stops if not self._is_covered(stop)]

    def _is_covered(self, stop: Stop) -> bool:
        """Whether a drawer lies over it."""
        layout = self._stage.current_layout
        in_tray = isinstance(stop, CardItem) and read_place(stop.place).kind == TRAY
        return layout.drawer and layout.panel is not None and not in_tray and layout.panel.contains(_centre(stop))


def _centre(stop: Stop) -> QPointF:
    return stop.goal if isinstance(stop, CardItem) else stop.area.center()
