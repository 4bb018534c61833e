"""A view that shows the hud alone, and a real mouse on it."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from barracan.table.themes import FELT


class Stage:
    """A shown view with a scene of this size; mouse events go the way they go in the program."""

    def __init__(self, qtbot, width, height):
        self.scene = QGraphicsScene(0, 0, width, height)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameStyle(0)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.resize(width, height)
        qtbot.addWidget(self.view)
        self.view.show()
        qtbot.waitExposed(self.view)

    def add(self, item, rect, ts=1.0, theme=FELT):
        self.scene.addItem(item)
        item.set_theme(theme)
        item.set_scale(1.0, ts)
        item.set_rect(QRectF(*rect))
        return item

    def point(self, item, at=None):
        point = item.area().center() if at is None else QPointF(*at)
        return self.view.mapFromScene(item.mapToScene(point))

    def click(self, item, at=None):
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(item, at))

    def drag(self, item, to):
        """Drag an item by its upper left part to a point of the scene."""
        start, end = self.point(item, (8, 8)), self.view.mapFromScene(QPointF(*to))
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 5):
            way = QPoint(*(round(a + (b - a) * step / 4) for a, b in ((start.x(), end.x()), (start.y(), end.y()))))
            QTest.mouseMove(self.view.viewport(), way)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=end)

    def key(self, key):
        QTest.keyClick(self.view.viewport(), key)

    def find(self, name):
        """The visible item of this name."""
        found = [
            item
            for item in self.scene.items()
            if hasattr(item, "objectName") and item.objectName() == name and item.isVisible()
        ]
        assert found, f"nothing visible is called {name}"
        return found[0]


@pytest.fixture
def stage(qtbot):
    """Make a stage of a size; it lives as long as the test."""
    stages = []

    def make(width=900, height=700):
        stages.append(Stage(qtbot, width, height))
        return stages[-1]

    yield make
    for each in stages:
        shiboken6.delete(each.scene)  # items whose signals lead to functions of theirs hold themselves
