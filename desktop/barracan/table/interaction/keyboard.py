"""The keys of the table: everything without a mouse."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.offers import BUTTON
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
    read_place,
)
from barracan.model.view import Family
from barracan.table.accessibility.focus import focused_item, tell_focus
from barracan.table.barracan.layout import pile_compass
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem
from barracan.table.hud.button_row import RESULT, SPEAK_STATUS, SPEAK_TABLE, STOP, stock_wish, take_wish
from barracan.table.hud.hud import focus_beside, focus_first, way_ahead

if TYPE_CHECKING:
    from barracan.table.scene import TableScene

_ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_FOR_MAIN_ACTION: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FOR_BUTTONS: Final = (*_FOR_MAIN_ACTION, *_ARROWS)
"""What a button or a row of choices answers itself while it has the focus."""
_PRESSES: Final = {
    Qt.Key.Key_K: "pick_up",
    Qt.Key.Key_X: "discard",
    Qt.Key.Key_Z: "undo",
    Qt.Key.Key_H: "hint",
    Qt.Key.Key_P: "score_pad",
    Qt.Key.Key_F1: "rules",
}
_PAGES: Final = {Qt.Key.Key_M: "tray", Qt.Key.Key_L: "ladder"}
_PILES: Final = {Qt.Key.Key_1: "south", Qt.Key.Key_2: "west", Qt.Key.Key_3: "north", Qt.Key.Key_4: "east"}
_HUD_ZONES: Final = ("choices", "bar", "panel")
"""Zones of the hud, with buttons in them."""
_ONLY_PILES: Final = ("discard", "trick")
"""What lies in the centre of games that have no piles of their own."""
_DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_FIRST_DIGIT_SCAN_CODES: Final = range(10, 19)
"""The physical digit row on X11 and Wayland, where Shift makes other characters of it."""
_SHIFTED_DIGITS: Final = "!@#$%^&*("
_ZONES: Final = ("choices", "hand", "piles", "stock", "melds", "panel", "bar")
_ZONE_OF: Final = {HAND: "hand", PILE: "piles", DISCARD: "piles", TRICK: "piles", STOCK: "stock", TRAY: "panel"}
"""The zones of places that are not among the melds."""
_RANKS: Final = {"1": "T", "0": "T"}

Stop = CardItem | PlaceItem


class Keyboard(QObject):
    """Keys of one scene: a cursor over cards and places, and a letter for each action."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._at: Stop | None = None
        self._sought: str | None = None
        self._actions: dict[int, Callable[[], object]] = {
            Qt.Key.Key_0: lambda: self._set(self._first_of("stock")),
            Qt.Key.Key_A: self._into_new_draft,
            Qt.Key.Key_O: lambda: scene.intents.set_order(scene.stage.order.next()),
            Qt.Key.Key_I: self._show_large,
            Qt.Key.Key_Slash: self._begin_seeking,
            Qt.Key.Key_Delete: self._take_back,
            Qt.Key.Key_Backspace: self._take_back,
            Qt.Key.Key_Home: lambda: self._go_to_end(last=False),
            Qt.Key.Key_End: lambda: self._go_to_end(last=True),
            Qt.Key.Key_Space: self._select,
            Qt.Key.Key_Return: self._main_action,
            Qt.Key.Key_Enter: self._main_action,
        }

    def press(self, event: QKeyEvent) -> bool:
        """A key went down; says whether it was for the table."""
        scene = self._scene
        if scene.view is None:
            return False
        if self._sought is not None:
            return self._seek(event)
        key, modifiers = event.key(), event.modifiers()
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._next_zone(-1 if key == Qt.Key.Key_Backtab or shift else 1)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if scene.focusItem() is not None and key in _FOR_BUTTONS and not control:
            return key in _ARROWS and self._go_on_hud(_ARROWS[key])
        if name := self._onward(key):
            scene.intents.press(name)
            return True
        if control:
            return self._with_control(key)
        if key in _ARROWS:
            return self._move_card(key) if shift else self._go(_ARROWS[key])
        return self._act(event, key, shift)

    def hide_focus(self) -> None:
        """The mouse is in use: the outline goes."""
        if self._at is not None:
            self._set(None)

    def forget(self) -> None:
        """The table has changed: the cursor stays only on what is still there."""
        self._scene.selection.focus = None
        self._at = None

    def focus_next_child(self, forward: bool) -> bool:
        """Tab came as a wish to move the focus."""
        return self._next_zone(1 if forward else -1)

    @property
    def at(self) -> Stop | None:
        """The card or place that has the focus."""
        item = self._at
        return item if item is not None and item.scene() is self._scene else None

    # Actions

    def _act(self, event: QKeyEvent, key: int, shift: bool) -> bool:
        scene = self._scene
        if shift and (number := _digit(event)):
            return self._into_draft(number - 1)
        if key == Qt.Key.Key_V:
            scene.intents.press(SPEAK_TABLE if shift else SPEAK_STATUS)
        elif key in _PRESSES:
            scene.intents.press(_PRESSES[key])
        elif key == Qt.Key.Key_D:
            scene.intents.press(stock_wish(scene.selection.offer))
        elif key == Qt.Key.Key_T:
            scene.intents.press(take_wish(scene.selection.offer))
        elif key == Qt.Key.Key_L and scene.view.family() is Family.TRICKS:
            scene.intents.press("last_trick")
        elif key in _PAGES:
            scene.panel.toggle_page(_PAGES[key])
        elif key in _PILES:
            self._set(self._pile(_PILES[key]))
        elif (action := self._actions.get(key)) is not None:
            action()
        else:
            return False
        return True

    def _onward(self, key: int) -> str:
        """What this key does on the table of a hand that is over; empty for what it does otherwise."""
        names = self._scene.hud.onward
        if not names or key not in _FOR_MAIN_ACTION or (key == Qt.Key.Key_Space and RESULT not in names):
            return ""
        return names[-1]

    def _with_control(self, key: int) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._scene.intents.press("lay")
        elif key == Qt.Key.Key_Z:
            self._scene.intents.press("undo")
        else:
            return False
        return True

    def _select(self) -> None:
        at = self.at
        if at is not None:
            self._scene.pointer.click(at)

    def _main_action(self) -> None:
        """Go to the place that has the focus if it is lit, else do what the lit button says, else choose the card."""
        scene, at, lit = self._scene, self.at, self._scene.hud.action_bar.main
        place = at.place if isinstance(at, CardItem) else at.name if at is not None else ""
        if place in scene.selection.lit_places():
            scene.intents.drop(place)
        elif lit is not None:
            lit.press()
        elif at is not None:
            scene.pointer.click(at)

    def _escape(self) -> bool:
        scene = self._scene
        if scene.pointer.cancel():
            return True
        if scene.hud.hide_refusal():
            return True
        if scene.selection.offer.target(BUTTON + STOP) is not None:
            scene.intents.press(STOP)
        elif scene.close_large():
            pass
        elif scene.stage.enlarged is not None:
            scene.stage.enlarge(None)
        elif scene.selection.cards:
            scene.selection.clear()
        elif self._at is not None:
            self._set(None)
        else:
            scene.intents.escape()
        return True

    def _into_new_draft(self) -> None:
        """Begin a draft with what is chosen; beside a pile's top card that still lies alone it goes to that card."""
        codes, tray = self._chosen_codes(), self._scene.stage.tray
        if codes and tray is not None and tray.taken is not None and tray.drafts[0].cards == (tray.taken.card,):
            self._scene.tray_add.emit(0, codes)
        elif codes:
            self._scene.tray_new.emit(codes)

    def _into_draft(self, number: int) -> bool:
        codes = self._chosen_codes()
        if codes:
            self._scene.tray_add.emit(number, codes)
        return True

    def _chosen_codes(self) -> tuple[str, ...]:
        scene = self._scene
        chosen = [card for card in scene.selection.cards if card.place == scene.stage.own_hand]
        if not chosen and isinstance(self.at, CardItem) and self.at.place == scene.stage.own_hand:
            chosen = [self.at]
        return tuple(card.code for card in chosen if card.code)

    def _take_back(self) -> None:
        if isinstance(self.at, CardItem) and read_place(self.at.place).kind == TRAY:
            self._scene.drafts.take(self.at)

    # The cursor

    def _set(self, item: Stop | None) -> None:
        scene = self._scene
        if scene.focusItem() is not None and item is not None:
            scene.focusItem().clearFocus()
        self._at = item
        scene.selection.focus = item if isinstance(item, CardItem) else None
        for place in scene.tableau.places.values():
            place.set_focused(place is item)
        in_hand = isinstance(item, CardItem) and item.place == scene.stage.own_hand
        scene.stage.hover(item if in_hand else None)
        scene.highlights.show()
        if item is not None:
            tell_focus(focused_item(item, scene.tableau.places))

    def _go(self, way: QPointF) -> bool:
        """The nearest card or place in this direction; along a hand or pile simply the neighbour."""
        at = self.at
        if at is None:
            self._set(self._first_of("hand"))
            return True
        if isinstance(at, CardItem) and way.y() == 0:
            cards = self._scene.tableau.place(at.place).cards
            number = cards.index(at) + int(way.x()) if at in cards else -1
            if 0 <= number < len(cards):
                self._set(cards[number])
                return True
        here = _centre(at)
        ways = {stop: way_ahead(here, _centre(stop), way) for stop in self._stops() if stop is not at}
        ahead = {stop: length for stop, length in ways.items() if length is not None}
        if ahead:
            self._set(min(ahead, key=ahead.__getitem__))
        return True

    def _go_on_hud(self, way: QPointF) -> bool:
        """From what can be pressed on a part of the hud to the next one in this direction."""
        zone = self._zone_of_hud()
        return bool(zone) and focus_beside(self._hud_item(zone), self._scene.focusItem(), way, rows=zone != "panel")

    def _move_card(self, key: int) -> bool:
        """Shift and an arrow move a card in the hand."""
        scene, at = self._scene, self.at
        cards = scene.stage.hand_cards()
        if not isinstance(at, CardItem) or at not in cards or key not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return False
        number = cards.index(at)
        target = number - 1 if key == Qt.Key.Key_Left else number + 2
        if 0 <= target <= len(cards):
            scene.intents.reorder([at], target)
            self._set(at)
        return True

    def _go_to_end(self, *, last: bool) -> None:
        cards = self._scene.stage.hand_cards()
        if isinstance(self.at, CardItem):
            cards = self._scene.tableau.place(self.at.place).cards
        if cards:
            self._set(cards[-1 if last else 0])

    def _pile(self, name: str) -> Stop | None:
        """The pile at this side of the table; other games have one discard pile or one trick."""
        view = self._scene.view
        if view.family() is Family.PILES:
            return self._top(f"pile:{pile_compass(view)[name]}")
        return next((self._top(place) for place in _ONLY_PILES if place in self._scene.tableau.places), None)

    def _top(self, place: str) -> Stop:
        item = self._scene.tableau.place(place)
        return item.cards[-1] if item.cards else item

    def _next_zone(self, step: int) -> bool:
        zones = [zone for zone in _ZONES if self._first_of(zone) is not None or zone in _HUD_ZONES]
        now = self._zone()
        number = (zones.index(now) + step) % len(zones) if now in zones else 0
        for _ in zones:
            zone = zones[number]
            if zone in _HUD_ZONES:
                if focus_first(self._hud_item(zone)):
                    self._set(None)
                    return True
            elif (stop := self._first_of(zone)) is not None:
                self._set(stop)
                return True
            number = (number + step) % len(zones)
        return True

    def _zone(self) -> str:
        at = self.at
        if at is None:
            return self._zone_of_hud()
        return _ZONE_OF.get(read_place(at.place if isinstance(at, CardItem) else at.name).kind, "melds")

    def _hud_item(self, zone: str) -> QGraphicsItem | None:
        hud = self._scene.hud
        return {"bar": hud.action_bar, "choices": hud.chooser}.get(zone, self._scene.panel.item)

    def _zone_of_hud(self) -> str:
        """In which zone of the hud the keyboard is; empty for none."""
        item = self._scene.focusItem()
        for zone in _HUD_ZONES:
            zone_item = self._hud_item(zone)
            if item is not None and zone_item is not None and zone_item.isAncestorOf(item):
                return zone
        return ""

    def _first_of(self, zone: str) -> Stop | None:
        scene = self._scene
        if zone == "hand":
            cards = scene.stage.hand_cards()
            return cards[0] if cards else None
        if zone == "piles":
            return self._pile("south")
        if zone == "stock":
            return self._top("stock") if "stock" in scene.tableau.places else None
        if zone == "melds":
            return next((stop for stop in self._stops() if self._is_meld(stop)), None)
        return None

    def _is_meld(self, stop: Stop) -> bool:
        place = stop.place if isinstance(stop, CardItem) else stop.name
        return read_place(place).kind in {MELDS, MELD, LADDER, TRICKS, FOUNDATION}

    def _stops(self) -> list[Stop]:
        """Everything the cursor can stand on: cards one by one where each counts, other places as a whole."""
        stops: list[Stop] = []
        for name, place in self._scene.tableau.places.items():
            if read_place(name).kind in {HAND, PILE, TRAY}:
                stops += [card for card in place.cards if card.isVisible()]
            if not place.cards and read_place(name).kind not in {HAND, TRAY}:
                stops.append(place)
            elif read_place(name).kind not in {HAND, PILE, TRAY}:
                stops.append(place.cards[-1])
        return stops

    def _show_large(self) -> None:
        if isinstance(self.at, CardItem):
            self._scene.show_large(self.at)

    def _begin_seeking(self) -> None:
        self._sought = ""

    def _seek(self, event: QKeyEvent) -> bool:
        """After a slash: rank and suit of a card to go to."""
        letter = event.text().upper()
        if not letter or event.key() == Qt.Key.Key_Escape:
            self._sought = None
            return True
        code = (self._sought or "") + _RANKS.get(letter, letter)
        if len(code) < 2:
            self._sought = code
            return True
        self._sought = None
        order = [self._scene.stage.own_hand, *self._scene.tableau.places]
        for name in order:
            for card in self._scene.tableau.place(name).cards:
                if card.code == code:
                    self._set(card)
                    return True
        return True


def _centre(stop: Stop) -> QPointF:
    return stop.goal if isinstance(stop, CardItem) else stop.area.center()


def _digit(event: QKeyEvent) -> int:
    """Which digit of the physical row was pressed, whatever Shift makes of it; 0 for none."""
    if event.key() in _DIGITS:
        return event.key() - Qt.Key.Key_0
    if event.nativeScanCode() in _FIRST_DIGIT_SCAN_CODES:
        return event.nativeScanCode() - _FIRST_DIGIT_SCAN_CODES[0] + 1
    return _SHIFTED_DIGITS.find(event.text()) + 1 if event.text() else 0
