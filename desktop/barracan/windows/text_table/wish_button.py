"""A button whose words take as many lines as they need."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget


class WishButton(QPushButton):
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
        """Break the words anew."""
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
