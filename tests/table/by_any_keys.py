"""Making any move of any game with the keyboard alone: Tab and arrows go to cards, places and buttons."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.table.cards.card_item import CardItem
from barracan.table.hud.buttons import Pressable
from table.by_mouse import Mouse

_ZONES = 9
_STEPS = 40


class AnyKeys(Mouse):
    """A person with a keyboard; which cards a move takes is asked of the game, as for the mouse."""

    def __init__(self, table):
        super().__init__(table.view, table.scene, table.match.game)

    def choose(self, codes, beside=()):
        for code in codes:
            for letter in ("/", "1" if code[0] == "T" else code[0], code[1]):
                QTest.keyClick(self.view.viewport(), letter)
            tried = 0
            while self.scene.cursor in self.scene.selection.cards and tried < _STEPS:
                self._key(Qt.Key.Key_Right)
                tried += 1
            at = self.scene.cursor
            if not isinstance(at, CardItem) or at.code != code or at.place != self.scene.stage.own_hand:
                self.scene.selection.clear()
                return False
            self._key(Qt.Key.Key_Space)
        if beside:
            self._go_to(self.scene.tableau.places["discard"].cards[-1])
            self._key(Qt.Key.Key_Space)
        return True

    def _let_go_at(self, place):
        item = self.scene.tableau.places[place]
        self._go_to(item.cards[-1] if item.cards else item)
        self._key(Qt.Key.Key_Return)

    def press(self, name):
        """Press with keys what the choice is made of, then the button itself."""
        for part in self.parts(name):
            self._press_one(part.objectName())
        self._press_one(name)

    def _press_one(self, name):
        """Tab to the part of the screen where it is, arrows towards it, then Enter."""
        found = [item for item in self.scene.items() if isinstance(item, Pressable) and item.isVisible()]
        wanted = {item for item in found if item.objectName() == name}
        assert wanted, f"no button {name}"
        for _ in range(_ZONES):
            if self._walk(self.scene.focusItem, wanted, lambda item: item.sceneBoundingRect().center()):
                self._key(Qt.Key.Key_Return)
                return
            self._key(Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard does not come to {name}")

    def _go_to(self, stop):
        """With Tab alone where the place begins its part of the screen, else with arrows from there."""
        for _ in range(_ZONES):
            if self.scene.cursor is stop:
                return
            self._key(Qt.Key.Key_Tab)
        for _ in range(_ZONES):
            if self._walk(lambda: self.scene.cursor, {stop}, _middle):
                return
            self._key(Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard does not come to {stop}")

    def _walk(self, here, wanted, middle):
        """Arrows from what has the focus towards what is wanted; says whether it was reached."""
        seen = set()
        for _ in range(_STEPS):
            at = here()
            if at in wanted:
                return True
            if at is None:
                return False
            way = middle(next(iter(wanted))) - middle(at)
            across = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
            down = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
            key = down if abs(way.y()) >= abs(way.x()) else across
            if (at, key) in seen:
                key = across if key is down else down
            if (at, key) in seen:
                return False
            seen.add((at, key))
            self._key(key)
        return False

    def _key(self, key):
        QTest.keyClick(self.view.viewport(), key)
        QApplication.processEvents()


def _middle(stop):
    return stop.pos() if isinstance(stop, CardItem) else stop.area.center()
