"""A person at a table, whatever window it is in: looks where cards show, clicks, drags and presses keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


class Person:
    """Sees one scene through one view."""

    def __init__(self, view, scene):
        self.view, self.scene = view, scene

    def cards(self, place):
        return self.scene.tableau.place(place).cards

    def hand(self):
        return self.scene.stage.hand_cards()

    def point(self, card):
        """A point on the strip of a card that shows, in the viewport."""
        rect = card.spot.rect.translated(0, -card.lift)
        strip = min(card.spot.strip, rect.width())
        return self.view.mapFromScene(QPointF(rect.left() + strip / 2, rect.center().y()))

    def centre(self, place):
        return self.view.mapFromScene(self.scene.area_of(place).center())

    def click(self, what, button=Qt.MouseButton.LeftButton):
        QTest.mouseClick(self.view.viewport(), button, pos=what if isinstance(what, QPoint) else self.point(what))
        QApplication.processEvents()

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.view.viewport(), key, modifier)
        QApplication.processEvents()

    def drag(self, card, target, release=True):
        """Press on a card, move in steps, and let go over a point."""
        self.drag_from(self.point(card), target, release)

    def drag_from(self, start, target, release=True):
        """Press on a point, move in steps, and let go over another."""
        self.mouse(QEvent.Type.MouseButtonPress, start)
        for part in (0.1, 0.4, 0.7, 1.0):
            self.mouse(QEvent.Type.MouseMove, start + (target - start) * part)
        if release:
            self.mouse(QEvent.Type.MouseButtonRelease, target)

    def mouse(self, kind, point):
        none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
        moving = kind == QEvent.Type.MouseMove
        pressed = none if kind == QEvent.Type.MouseButtonRelease else left
        viewport = self.view.viewport()
        event = QMouseEvent(
            kind, QPointF(point), QPointF(viewport.mapToGlobal(point)), none if moving else left, pressed,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()

    def hover(self, point):
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), QPointF(self.view.viewport().mapToGlobal(point)),
            Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(self.view.viewport(), event)
        QApplication.processEvents()
