"""The program at whose window somebody without any sense clicks, types, drags, and changes the size.

``python packaging/checks/random_input.py FOLDER GAME TABLE SEED SECONDS [stay]``

With ``stay`` the window does not close before its time. Everything of the user's lies in FOLDER, and each step is
noted there before it is done. The steps go to the window as the system's own events do. Only questions for a file or a
printer are answered with sense: nothing outside FOLDER is written or printed.
"""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtPrintSupport import QAbstractPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QMenu,
    QWidget,
)

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem
from barracan.table.hud.buttons import Pressable
from barracan.table.timings import single_shot
from barracan.windows.settings.preferences import CHOICES
from barracan.windows.shell.application import StartOptions, run_window
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.qt_application import make_application

if TYPE_CHECKING:
    from collections.abc import Callable

STAY = "stay"
"""The word that keeps the window open."""
STEPS = "steps.txt"
"""The file in which each step is noted."""
NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
OTHERS = ("random", "casual", "random")
PAUSE = 4
"""Milliseconds between two steps; what has come up meanwhile is done first."""
PATIENCE = 40
"""Steps away from the table after which the person goes back to it."""
LENGTHS = ("target", "hands")
"""Options of games that say how long a match is."""
SWITCHES = ("theme", "language")
"""Settings that are changed in the middle of a match."""
COMMANDS = ("home", "resume", "record", "export", "copy_library", "text_table", "settings", "new_match")
"""What the menu offers at any time."""
LONGEST = 250
"""Steps without a change on the table after which another match is begun."""
LEAST, MOST = (1024, 700), (2200, 1300)
"""Sizes of the window."""
WORDS = ("Zoë", "{name} %1", "x" * 40, "-1", "٣", "🂡", " ")
TABLE_KEYS = tuple(Qt.Key(ord(letter)) for letter in "ADHIKLMOPSTUVXZ0123456789/")
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLineEdit, QGraphicsView)
MOVING = (
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
DOING = (
    Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace,
)  # fmt: skip
LEAVING = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F11)
PLAIN, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def main() -> int:
    """Open the window on a match of the game, and do as chance has it for so many seconds."""
    folder, game, table, seed, seconds = Path(sys.argv[1]), *sys.argv[2:5], float(sys.argv[5])
    files = folder / "files"
    files.mkdir(exist_ok=True)
    os.chdir(files)
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    make_application()
    somebody = RandomInput(game, table, Random(seed), seconds, folder, stays=sys.argv[6:] == [STAY])
    QTimer.singleShot(0, somebody.begin)
    try:
        return run_window(StartOptions(folder / "library.sqlite", new=somebody.match()))
    finally:
        somebody.end()


class RandomInput(QObject):
    """Somebody who does one thing after another, without looking what comes of it."""

    def __init__(self, game: str, table: str, rng: Random, seconds: float, folder: Path, *, stays: bool) -> None:
        super().__init__()
        self._stays = stays
        self._game = game
        self._table = table
        self._rng = rng
        self._seconds = seconds
        self._files = folder / "files"
        self._notes = (folder / STEPS).open("a", encoding="utf-8", buffering=1)
        self._begun: deque[Callable[[], None]] = deque()
        """What is left of a step that takes several, a drag."""
        self._away = self._still = 0
        self._seen: object = None
        self._end = 0.0
        self._pause = single_shot(self, PAUSE, self._go_on)  # Qt's own ones would each leave something in memory
        self._window: MainWindow

    def match(self) -> MatchSettings:
        """The shortest match of the game with somebody at the first seat, now and then with two."""
        game = CATALOG[self._game]
        seats = self._rng.choice(game.seat_counts)
        players = ["human", *(self._rng.choice(OTHERS) for _ in range(seats - 1))]
        if self._rng.random() < 0.2:
            players[self._rng.randrange(seats)] = "human"
        lengths = {option.name: option.least for option in game.options if option.name in LENGTHS}
        return MatchSettings(game.id, tuple(map(SeatNote, NAMES, players)), lengths)

    def end(self) -> None:
        """Note nothing more."""
        self._notes.close()

    def begin(self) -> None:
        """Begin with the steps; the window is there."""
        self._window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
        self._end = time.monotonic() + self._seconds
        if self._stays:
            self._window.installEventFilter(self)
        self._go_on()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keep the window open until the time has come."""
        leaves = event.type() == QEvent.Type.Close and time.monotonic() < self._end
        if leaves:
            event.ignore()
        return leaves

    def _go_on(self) -> None:
        """Do the next step; a dialog that it opens hears the steps that follow."""
        if not self._window.isVisible():
            return
        self._pause.start()
        if time.monotonic() < self._end:
            step = self._begun.popleft() if self._begun else self._chosen()
            step()
        elif dialog := QApplication.activePopupWidget() or QApplication.activeModalWidget():
            dialog.close()
        else:
            self._window.close()

    # What is done

    def _chosen(self) -> Callable[[], None]:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            return lambda: self._answer(dialog)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return lambda: self._choose_in(popup)
        if QApplication.activeWindow() is not self._window:  # where no window manager gives it back
            return self._window.activateWindow
        at_table = self._at_table()
        other_table = self._page is self._window.controller.view or self._page.objectName() == "text_table"
        self._away = 0 if at_table else self._away + (5 if other_table else 1)
        if self._is_over():
            return self._begin_another
        if self._away > PATIENCE:
            return self._go_back
        painted = at_table and self._table == "picture"
        steps = (self._click_item, self._click_control, self._click_point, self._press_key, self._drag, self._wheel)
        weights = (55, 3, 6, 22, 9, 2) if painted else (2, 50, 8, 24, 3, 4)
        others = (self._resize, self._type, self._switch, self._choose_in_menu)
        (step,) = self._rng.choices((*steps, *others), (*weights, 1, 2, 0.5, 0.5))
        return step

    def _click_item(self) -> None:
        """A card, a place or a button of a painted table."""
        view = self._view()
        if view is None:
            self._click_point()
            return
        hand = self._window.controller.scene.stage.hand_cards() if view is self._window.controller.view else []
        items = [item for item in view.scene().items() if isinstance(item, CardItem | PlaceItem | Pressable)]
        shown = [item for item in items if item.isVisible()]
        buttons = [item for item in shown if isinstance(item, Pressable)]
        among = self._rng.choices((hand, buttons, shown), (5, 3, 2))[0] or shown
        if among:
            item = self._rng.choice(among)
            rect = item.sceneBoundingRect()
            at = QPointF(
                rect.left() + self._rng.random() * rect.width(), rect.top() + self._rng.random() * rect.height()
            )
            named = item.code or "back" if isinstance(item, CardItem) else item.objectName()
            self._click(view.viewport(), view.mapFromScene(at), str(named))

    def _click_control(self) -> None:
        """A control of the page that can be seen, also one that is disabled."""
        page = self._page
        found = [
            each for each in page.findChildren(QWidget)
            if isinstance(each, CONTROLS) and each.isVisible() and not each.visibleRegion().isEmpty()
        ]  # fmt: skip
        if not found:
            self._click_point()
            return
        control = self._rng.choice(found)
        if control.objectName() == "quit" and self._rng.random() < 0.8:
            return
        target = control.viewport() if isinstance(control, QAbstractItemView | QGraphicsView) else control
        self._click(target, self._within(target), control.objectName() or type(control).__name__)

    def _click_point(self) -> None:
        self._click(self._window, self._within(self._window), "point")

    def _click(self, widget: QWidget, point: QPoint, what: str) -> None:
        top = widget.window()
        window = top.windowHandle()
        at = inside(window, widget.mapTo(top, point))
        kind = self._rng.random()
        modifier = SHIFT if self._rng.random() < 0.02 else PLAIN
        if kind < 0.88:
            self._note("click", what, at)
            QTest.mouseClick(window, LEFT, modifier, at)
        elif kind < 0.94:
            self._note("double click", what, at)
            QTest.mouseDClick(window, LEFT, modifier, at)
        else:
            self._note("right click", what, at)
            QTest.mouseClick(window, RIGHT, modifier, at)

    def _drag(self) -> None:
        """Press, move in steps that other events come between, and let go; sometimes a key is pressed on the way."""
        hand = self._window.controller.scene.stage.hand_cards() if self._at_table() and self._table == "picture" else []
        start = self._within(self._window)
        if hand:
            centre = self._rng.choice(hand).sceneBoundingRect().center()
            start = self._window.controller.view.viewport().mapTo(
                self._window, self._window.controller.view.mapFromScene(centre)
            )
        end, window = self._within(self._window), self._window.windowHandle()
        parts = self._rng.randint(2, 8)
        self._note("drag", "", start)
        QTest.mousePress(window, LEFT, PLAIN, inside(window, start))
        for part in range(1, parts + 1):
            at = start + (end - start) * (part / parts)
            self._begun.append(partial(self._carry, window, at))
            if self._rng.random() < 0.04:
                self._begun.append(self._rng.choice((self._press_key, self._resize)))
        self._begun.append(partial(self._drop, window, end))

    def _drop(self, window: QWindow, at: QPoint) -> None:
        self._note("drop", "", at)
        QTest.mouseRelease(window, LEFT, PLAIN, inside(window, at))

    def _carry(self, window: QWindow, at: QPoint) -> None:
        QTest.mouseMove(window, inside(window, at))

    def _press_key(self) -> None:
        (keys,) = self._rng.choices((TABLE_KEYS, MOVING, DOING, LEAVING), (40, 30, 28, 2))
        (modifier,) = self._rng.choices((PLAIN, SHIFT, CONTROL), (86, 7, 7))
        self._press(self._rng.choice(keys), modifier)

    def _press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        self._note("key", f"{modifier.name} {key.name}")
        QTest.keyClick(self._window.windowHandle(), key, modifier)

    def _type(self) -> None:
        """Words into a field, if one has the keyboard."""
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            words = self._rng.choice(WORDS)
            self._note("type", words)
            for letter in words:  # QTest has no keys for most of them
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(field, QKeyEvent(kind, 0, PLAIN, letter))

    def _wheel(self) -> None:
        at = self._within(self._window)
        self._note("wheel", "", at)
        QTest.wheelEvent(self._window.windowHandle(), QPointF(at), QPoint(0, self._rng.choice((-360, -120, 120, 360))))

    def _resize(self) -> None:
        size = QPoint(*(self._rng.randint(least, most) for least, most in zip(LEAST, MOST, strict=True)))
        self._note("resize", "", size)
        if self._window.isFullScreen():
            self._window.showNormal()
        self._window.resize(size.x(), size.y())

    def _switch(self) -> None:
        """Another theme or language, which the settings take at any time but behind a curtain."""
        name = self._rng.choice(SWITCHES)
        chosen = self._rng.choice(CHOICES[name])
        self._note("switch", f"{name} {chosen}")
        if not self._window.covered:
            self._window.prefer(self._window.preferences.with_choice(name, chosen))

    def _choose_in_menu(self) -> None:
        name = self._rng.choice(COMMANDS)
        self._note("do", name)
        self._window.do(name)

    # What asks for an answer

    def _answer(self, dialog: QWidget) -> None:
        """A file is named in the person's own folder; nothing is printed; anything else is answered by chance."""
        window = dialog.windowHandle()
        self._note("answer", type(dialog).__name__)
        if isinstance(dialog, QFileDialog) and self._rng.random() < 0.6:
            dialog.selectFile(str(self._files / f"file {self._rng.randrange(6)}"))
            QTest.keyClick(window, Qt.Key.Key_Return)
        elif isinstance(dialog, QFileDialog | QAbstractPrintDialog):
            QTest.keyClick(window, Qt.Key.Key_Escape)
        else:
            QTest.keyClick(window, self._rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape)))

    def _choose_in(self, popup: QWidget) -> None:
        window = popup.windowHandle()
        if self._rng.random() < 0.3:
            key = self._rng.choice((Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return))
            self._note("key", f"{key.name} in {type(popup).__name__}")
            QTest.keyClick(window, key)
            return
        at = self._within(popup)
        action = popup.actionAt(at) if isinstance(popup, QMenu) else None
        self._note("choose", action.objectName() if action is not None else type(popup).__name__, at)
        QTest.mouseClick(window, LEFT, PLAIN, at)

    def _go_back(self) -> None:
        """Come back to the table: of a match that is open, else of a new one."""
        window = self._window
        lift = self._page.findChild(QAbstractButton, "lift_curtain")
        if lift is not None:
            self._click(lift, lift.rect().center(), "lift_curtain")
        elif not window.controller.is_open:
            self._begin_another()
        elif window.controller.between_hands:
            self._note("do", "next_hand")
            window.do("next_hand")
        elif window.preferences.table != self._table:
            self._press(self._rng.choice((Qt.Key.Key_F2, Qt.Key.Key_Escape)))  # a lesson has a table of its own
        else:
            self._press(Qt.Key.Key_Escape)

    def _begin_another(self) -> None:
        self._note("begin", "another match")
        self._still = 0
        self._window.start(self.match())

    def _is_over(self) -> bool:
        """Whether nothing has happened at the table for so long that nothing will."""
        view = self._window.controller.scene.view
        self._still = 0 if view is not self._seen else self._still + 1
        self._seen = view
        return self._still > LONGEST and not self._window.covered

    # Where things are

    @property
    def _page(self) -> QWidget:
        """What fills the window."""
        page = self._window.pages.currentWidget()
        assert page is not None
        return page

    def _at_table(self) -> bool:
        """Whether the table of the match is shown in the way that is looked at here."""
        in_text = self._table == "text"
        page = self._page
        return page.objectName() == "text_table" if in_text else page is self._window.controller.view

    def _view(self) -> QGraphicsView | None:
        """A painted table that can be seen, the lessons' own one as well."""
        page = self._page
        views = [page] if isinstance(page, QGraphicsView) else page.findChildren(QGraphicsView)
        return next((view for view in views if view.isVisible()), None)

    def _within(self, widget: QWidget) -> QPoint:
        """A point of the widget that can be seen."""
        rect = widget.visibleRegion().boundingRect()
        rect = widget.rect() if rect.isEmpty() else rect
        return QPoint(self._rng.randint(rect.left(), rect.right()), self._rng.randint(rect.top(), rect.bottom()))

    def _note(self, step: str, what: str = "", at: QPoint | None = None) -> None:
        place = f" at {at.x()}, {at.y()}" if at is not None else ""
        page = self._page.objectName() or (
            "table" if self._page is self._window.controller.view else type(self._page).__name__
        )
        self._notes.write(f"{page}: {step} {what}{place}\n")


def inside(window: QWindow, point: QPoint) -> QPoint:
    """The point, or the nearest one that a window of its present size has."""
    return QPoint(min(point.x(), window.width() - 1), min(point.y(), window.height() - 1))


if __name__ == "__main__":
    sys.exit(main())
