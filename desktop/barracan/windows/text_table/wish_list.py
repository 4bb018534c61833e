"""The buttons of the text table, one under another."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from barracan.windows.text_table.wish_button import WishButton
from barracan.windows.text_table.wishes import Wish


class WishList(QScrollArea):
    """A button for each wish.

    Signals:
        wished: a button was pressed: what it does, and to what.
    """

    wished = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._buttons: dict[tuple[str, str], WishButton] = {}
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(2, 2, 8, 2)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._inside)

    def show_wishes(self, wanted: Sequence[Wish], before: QWidget) -> bool:
        """Show these after the widget *before* in the order of Tab; says whether the button in focus has gone.

        Buttons that are not needed are hidden, for one of them may be being pressed.
        """
        focused = next((each for each in self._buttons.values() if each.hasFocus()), None)
        while self._column.count():
            self._column.takeAt(0)
        for wish in wanted:
            each = self._button(wish)
            self._column.addWidget(each)
            each.show()
            QWidget.setTabOrder(before, each)
            before = each
        self._column.addStretch(1)
        known = {(wish.do, wish.what) for wish in wanted}
        for key, each in self._buttons.items():
            if key not in known:
                each.hide()
                each.show_words("")
        return focused is not None and not focused.isVisibleTo(self)

    def _button(self, wish: Wish) -> WishButton:
        key = wish.do, wish.what
        each = self._buttons.get(key)
        if each is None:
            each = self._buttons[key] = WishButton(":".join(part for part in ("wish", *key) if part), self._inside)
            each.clicked.connect(lambda: self.wished.emit(*key))
        each.show_words(wish.words)
        part = "main" if wish.main else ""
        if each.property("part") != part:
            each.setProperty("part", part)
            each.style().unpolish(each)
            each.style().polish(each)
        return each
