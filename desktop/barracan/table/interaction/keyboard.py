"""The keys of the table: everything without a mouse."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.places import BUTTON, LADDER, place_name, read_place
from barracan.model.view import Family
from barracan.table.cards.card_item import CardItem, LargeCards
from barracan.table.cards.place_item import place_of
from barracan.table.cards.stage import Stage
from barracan.table.hud.button_row import (
    FOUR_COLOURS,
    RECORD,
    RESULT,
    SCORE_PAD,
    SPEAK_STATUS,
    SPEAK_TABLE,
    STOP,
    stock_button,
    take_button,
)
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.card_search import CardSearch
from barracan.table.interaction.cursor import Cursor
from barracan.table.interaction.draft_keys import DraftKeys
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.pointer import Pointer
from barracan.table.interaction.selection import Selection

_ARROWS: Final[Mapping[int, QPointF]] = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FOR_MAIN_ACTION: Final = (Qt.Key.Key_Space, *_ENTER)
_FOR_BUTTONS: Final = (*_FOR_MAIN_ACTION, *_ARROWS)
"""What a button or a row of choices answers itself while it has the focus."""
_PRESSES: Final[Mapping[int, str]] = {
    Qt.Key.Key_K: "pick_up",
    Qt.Key.Key_X: "discard",
    Qt.Key.Key_Z: "undo",
    Qt.Key.Key_H: "hint",
    Qt.Key.Key_P: SCORE_PAD,
    Qt.Key.Key_C: FOUR_COLOURS,
    Qt.Key.Key_F1: "rules",
}
_ANNOUNCE: Final = "button:announce"
_PAGES: Final[Mapping[int, str]] = {Qt.Key.Key_M: "tray", Qt.Key.Key_L: "ladder"}
_PILES: Final[Mapping[int, str]] = {
    Qt.Key.Key_1: "south",
    Qt.Key.Key_2: "west",
    Qt.Key.Key_3: "north",
    Qt.Key.Key_4: "east",
}
_DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_FIRST_DIGIT_SCAN_CODES: Final = range(10, 19)
"""The physical digit row on X11 and Wayland, where Shift makes other characters of it."""
_SHIFTED_DIGITS: Final = "!@#$%^&*("


class Keyboard(QObject):
    """A letter for each action, and the keys that lead the cursor.

    Attributes:
        cursor: where the keyboard stands.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        cursor: Cursor,
        stage: Stage,
        selection: Selection,
        intents: TableIntents,
        drafts: DraftKeys,
        pointer: Pointer,
        large: LargeCards,
        hud: Hud,
        panel: Panel,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self.cursor = cursor
        self._stage = stage
        self._selection = selection
        self._intents = intents
        self._drafts = drafts
        self._pointer = pointer
        self._large = large
        self._hud = hud
        self._panel = panel
        intents.way_asked.connect(cursor.focus_choices)
        self._search = CardSearch(cursor.seek)
        self._actions: dict[int, Callable[[], object]] = {
            Qt.Key.Key_0: lambda: self.cursor.set(self.cursor.first_of("stock")),
            Qt.Key.Key_A: drafts.into_new,
            Qt.Key.Key_O: lambda: self._intents.set_order(self._stage.order.next()),
            Qt.Key.Key_I: self._show_large,
            Qt.Key.Key_F: lambda: self.cursor.show_fitting(self._intents.ask_fitting),
            Qt.Key.Key_Slash: self._search.begin,
            Qt.Key.Key_Delete: drafts.take_back,
            Qt.Key.Key_Backspace: drafts.take_back,
            Qt.Key.Key_Home: lambda: self.cursor.go_to_end(last=False),
            Qt.Key.Key_End: lambda: self.cursor.go_to_end(last=True),
            Qt.Key.Key_PageUp: lambda: self._scroll(1),
            Qt.Key.Key_PageDown: lambda: self._scroll(-1),
            Qt.Key.Key_Space: self._select,
            Qt.Key.Key_Return: self._main_action,
            Qt.Key.Key_Enter: self._main_action,
        }

    def press(self, event: QKeyEvent) -> bool:
        """A key went down; says whether it was for the table."""
        if self._stage.view is None:
            return False
        if self._search.is_open:
            self._search.take(event)
            return True
        key, modifiers = event.key(), event.modifiers()
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self.cursor.next_zone(-1 if key == Qt.Key.Key_Backtab or shift else 1)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in _ENTER and not control and self.cursor.is_on_choice_made() and (main := self._hud.action_bar.main):
            main.press()
            return True
        if self._scene.focusItem() is not None and key in _FOR_BUTTONS and not control:
            return key in _ARROWS and self.cursor.go_on_hud(_ARROWS[key])
        if name := self._onward(key):
            self._intents.press(name)
            return True
        if control:
            return self._with_control(key)
        if key in _ARROWS:
            return self._move_card(key) if shift else self.cursor.go(_ARROWS[key])
        return self._act(event, key, shift)

    def focus_next_child(self, forward: bool) -> bool:
        """Answer Tab where Qt asks for the next thing to be focused."""
        return self.cursor.next_zone(1 if forward else -1)

    # Actions

    def _act(self, event: QKeyEvent, key: int, shift: bool) -> bool:
        if shift and (number := _digit(event)):
            self._drafts.into(number - 1)
        elif key == Qt.Key.Key_V:
            self._intents.press(SPEAK_TABLE if shift else SPEAK_STATUS)
        elif key in _PRESSES:
            self._intents.press(_PRESSES[key])
        elif key == Qt.Key.Key_D:
            self._intents.press(stock_button(self._selection.offer))
        elif key == Qt.Key.Key_T:
            self._intents.press(self._take_button())
        elif key == Qt.Key.Key_J and self._selection.offer.target(_ANNOUNCE) is not None:
            self._intents.press("announce")
        elif key == Qt.Key.Key_L and self._stage.current_view.family() is Family.TRICKS:
            self._intents.press("last_trick")
        elif key in _PAGES:
            self._panel.toggle_page(_PAGES[key])
        elif key in _PILES:
            self.cursor.set(self.cursor.pile(_PILES[key]))
        elif (action := self._actions.get(key)) is not None:
            action()
        else:
            return False
        return True

    def _take_button(self) -> str:
        """The button that takes something; where a trick may be looked at again, that one."""
        looks = self._stage.current_view.last_trick() is not None
        return "last_trick" if looks else take_button(self._selection.offer)

    def _onward(self, key: int) -> str:
        """What this key does on the table of a hand that is over; empty for what it does otherwise."""
        names = self._hud.onward if self._hud.board is None else None
        if names and key == Qt.Key.Key_R:
            return RECORD
        if not names or key not in _FOR_MAIN_ACTION or (key == Qt.Key.Key_Space and RESULT not in names):
            return ""
        return RESULT if key == Qt.Key.Key_Space else names[-1]

    def _with_control(self, key: int) -> bool:
        if key in _ENTER and self._stage.current_view.family() is Family.TRICKS:
            self._main_action()
        elif key in _ENTER:
            self._intents.press("lay")
        elif key == Qt.Key.Key_Z:
            self._intents.press("undo")
        else:
            return False
        return True

    def _select(self) -> None:
        at = self.cursor.at
        if at is not None:
            self._pointer.click(at)

    def _main_action(self) -> None:
        """Go to the place that has the focus if it is lit, else do what the lit button says, else choose the card."""
        at, lit = self.cursor.at, self._hud.action_bar.main or self._panel.main
        place = place_of(at) if at is not None else ""
        if place in self._selection.lit_places():
            self._intents.drop(place)
        elif lit is not None:
            lit.press()
        elif at is not None:
            self._pointer.click(at)

    def _escape(self) -> bool:
        """Let go of what was taken up last; with nothing left the key is for the window, which leads a level up."""
        if self._pointer.cancel():
            return True
        if self._hud.hide_refusal():
            return True
        if self._selection.offer.target(place_name(BUTTON, STOP)) is not None:
            self._intents.press(STOP)
        elif self._large.close():
            pass
        elif self._stage.enlarged is not None:
            self._stage.enlarge(None)
        elif self._selection.cards:
            self._selection.clear()
        elif self._panel.over and (self._panel.over == LADDER or self._stage.tray is None):
            self._panel.close()
        elif self.cursor.at is not None:
            self.cursor.set(None)
        else:
            return self._intents.escape()
        return True

    def _move_card(self, key: int) -> bool:
        """Shift and an arrow move a card in the hand."""
        at = self.cursor.at
        cards = self._stage.hand_cards()
        if not isinstance(at, CardItem) or at not in cards or key not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return False
        number = cards.index(at)
        target = number - 1 if key == Qt.Key.Key_Left else number + 2
        if 0 <= target <= len(cards):
            self._intents.reorder([at], target)
            self.cursor.set(at)
        return True

    def _scroll(self, step: int) -> None:
        """Scroll the ladders among which the cursor is."""
        at = self.cursor.at
        place = read_place(place_of(at)) if at is not None else None
        if place is not None and place.kind == LADDER:
            scrolls = self._stage.current_layout.scrolls
            side = place.owner if place.owner in scrolls else next(iter(scrolls), place.owner)
            self._stage.scroll(side, step)

    def _show_large(self) -> None:
        if isinstance(self.cursor.at, CardItem):
            self._large.show(self.cursor.at, self._stage.current_view.has_jackies())


def _digit(event: QKeyEvent) -> int:
    """Which digit of the physical row was pressed, whatever Shift makes of it; 0 for none."""
    if event.key() in _DIGITS:
        return event.key() - Qt.Key.Key_0
    if event.nativeScanCode() in _FIRST_DIGIT_SCAN_CODES:
        return event.nativeScanCode() - _FIRST_DIGIT_SCAN_CODES[0] + 1
    return _SHIFTED_DIGITS.find(event.text()) + 1 if event.text() else 0
