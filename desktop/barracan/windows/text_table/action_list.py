"""A button whose words take as many lines as they need."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from barracan.windows.text_table.actions import Action


class ActionButton(QPushButton):
    """As wide as its column, whatever its words."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str) -> None:
        """Say this, to screen readers in one line."""
        self.setAccessibleName(words)
        self._wrap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words into lines again."""
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        self.ensurePolished()
        metrics = self.fontMetrics()
        aside = self.sizeHint().width() - max(metrics.horizontalAdvance(line) for line in self.text().split("\n"))
        lines: list[str] = []
        for word in self.accessibleName().replace("&", "&&").split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= self.width() - aside:
                lines[-1] = longer
            else:
                lines.append(word)
        cut = (metrics.elidedText(line, Qt.TextElideMode.ElideRight, self.width() - aside) for line in lines)
        text = "\n".join(cut)
        if text != self.text():
            self.setText(text)
            self.updateGeometry()


class ActionList(QScrollArea):
    """A button for each action.

    Signals:
        chosen: a button was pressed: what it does, and to what.
    """

    chosen = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._buttons: dict[tuple[str, str], ActionButton] = {}
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(2, 2, 8, 2)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._inside)

    def show_actions(self, wanted: Sequence[Action], before: QWidget) -> bool:
        """Show these after the widget *before* in the order of Tab; says whether the button in focus has gone.

        Buttons that are not needed are hidden, for one of them may be being pressed.
        """
        focused = next((each for each in self._buttons.values() if each.hasFocus()), None)
        while self._column.count():
            self._column.takeAt(0)
        for action in wanted:
            each = self._button(action)
            self._column.addWidget(each)
            each.show()
            QWidget.setTabOrder(before, each)
            before = each
        self._column.addStretch(1)
        known = {(action.do, action.what) for action in wanted}
        for key, each in self._buttons.items():
            if key not in known:
                each.hide()
                each.show_words("")
        return focused is not None and not focused.isVisibleTo(self)

    def _button(self, action: Action) -> ActionButton:
        key = action.do, action.what
        each = self._buttons.get(key)
        if each is None:
            each = self._buttons[key] = ActionButton(":".join(part for part in ("wish", *key) if part), self._inside)
            each.clicked.connect(lambda: self.chosen.emit(*key))
        each.show_words(action.words)
        part = "main" if action.main else ""
        if each.property("part") != part:
            each.setProperty("part", part)
            each.style().unpolish(each)
            each.style().polish(each)
        return each
