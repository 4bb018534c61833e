"""The stack in which all pages lie, and the way back through them."""

from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from barracan.table.themes import Outfit
from barracan.windows.shell.leaf import Leaf

LeafT = TypeVar("LeafT", bound=Leaf)


class Pages(QStackedWidget):
    """Shows one page at a time, or a table, or the curtain.

    Attributes:
        curtain: what covers everything, once it has fallen.

    Signals:
        home: the way back ends; the table is to be shown, or where there is none what can be resumed.
        ended: the window has closed.
    """

    home = Signal()
    ended = Signal()

    def __init__(self, outfit: Outfit) -> None:
        super().__init__()
        self._outfit = outfit
        self._known: dict[str, Leaf] = {}
        self._tables: list[QWidget] = []
        self.curtain: QWidget | None = None
        self._way_back: list[QWidget] = []
        self._left_at: dict[QWidget, str] = {}

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self.curtain is not None and self.currentWidget() is self.curtain

    @property
    def shows_table(self) -> bool:
        """Whether a table is shown, painted or in text."""
        return self.currentWidget() in self._tables

    def find_leaf(self, name: str) -> Leaf | None:
        """The page of this name, ``None`` if it has not been shown yet."""
        return self._known.get(name)

    def get(self, name: str, make: Callable[[], LeafT], *, is_table: bool = False) -> LeafT:
        """The page of this name, made when it is first wanted; a table says itself where its closing leads."""
        if name not in self._known:
            page = self._known[name] = make()
            self.addWidget(page)
            page.resize(self.size())  # so that it is dressed once, in its size
            page.wear(self._outfit)
            if is_table:
                self._tables.append(page)
            else:
                page.closed.connect(self._go_back)
        return cast("LeafT", self._known[name])  # a name stands for one class

    def put_away(self, name: str) -> None:
        """Let go of a page; it is made again when it is next wanted."""
        page = self._known.pop(name, None)
        if page is not None:
            self._way_back = [other for other in self._way_back if other is not page]
            self._left_at.pop(page, None)
            page.deleteLater()

    def forget(self) -> None:
        """Let go of all pages and tables, and of the curtain; those who have added a table end it."""
        for widget in (*self._known.values(), self.curtain):
            if widget is not None:
                widget.deleteLater()
        self._known.clear()
        self._tables.clear()
        self._way_back.clear()
        self._left_at.clear()
        self.curtain = None

    def wear(self, outfit: Outfit) -> None:
        """Let every page look like this from now on."""
        self._outfit = outfit
        for page in self._known.values():
            page.wear(outfit)

    def go(self, page: QWidget) -> None:
        """Show a page; its way back leads to where the person is now."""
        here = self.currentWidget()
        if here is page or self.covered:
            return
        if page in self._way_back:
            del self._way_back[self._way_back.index(page) :]
        elif here is not None and here in (*self._tables, *self._known.values()):
            self._way_back.append(here)
        self.turn_to(page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page in the place of the one that is shown."""
        self._show(page)

    def add_table(self, table: QWidget) -> None:
        """Take a table, to which the way back leads at last."""
        self._tables.append(table)
        self.addWidget(table)

    def show_table(self, table: QWidget) -> None:
        """Show a table; from there no way leads back."""
        self._way_back.clear()
        self._note_focus()
        self.setCurrentWidget(table)
        table.setFocus()

    def cover(self, curtain: QWidget) -> None:
        """Let the curtain fall over everything."""
        if curtain is not self.curtain:
            self.curtain = curtain
            self.addWidget(curtain)
        self.show_table(curtain)

    def _go_back(self) -> None:
        page = self._way_back.pop() if self._way_back else None
        if page is None or page in self._tables:
            self.home.emit()
        else:
            self._show(page)
            if isinstance(page, Leaf):
                page.returned.emit()
            self._focus_again(page)

    def _show(self, page: QWidget) -> None:
        """Turn to a page; Qt would give the keyboard to whatever comes next in the order of Tab."""
        self._note_focus()
        focused: QWidget | None = page.focusWidget()
        self.setCurrentWidget(page)
        (page if focused is None else focused).setFocus()

    def _note_focus(self) -> None:
        """Remember where the person leaves the page that is shown: Qt forgets it."""
        here = self.currentWidget()
        focused = here.focusWidget() if here is not None else None
        is_known = here in self._known.values()  # and not just put away
        if here is not None and is_known and focused is not None:
            self._left_at[here] = focused.objectName()

    def _focus_again(self, page: QWidget) -> None:
        """Give the keyboard to the control that led away from a page, or to the one made in its place."""
        name = self._left_at.pop(page, "")
        control = page.findChild(QWidget, name) if name else None
        if control is not None and control.isVisibleTo(page) and control.isEnabled():
            control.setFocus()
        elif control is not None:
            page.setFocus()  # on which Enter does what comes next, as nothing leads there any more
