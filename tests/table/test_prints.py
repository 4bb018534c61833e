"""What of the hud is printed on the table: it looks as it would by itself, and costs nothing while it rests."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from barracan.table.hud.base import hud_items
from barracan.table.hud.glide import Glide
from barracan.table.view import TableView
from table.pictures import PICTURES

GAMES = ["partners", "burraco", "concan", "barracuda_of_six", "barbu", "sheepshead"]
MOST = 0.08
"""The part of a table that may be covered by what is drawn for itself, beside cards and the panel."""


class Repaints(QObject):
    """Hears which parts of a widget are painted."""

    def __init__(self, widget):
        super().__init__(widget)
        self.rects = []
        widget.installEventFilter(self)

    def eventFilter(self, _, event):
        if event.type() == QEvent.Type.Paint:
            self.rects.append(event.rect())
        return False


def shown(name):
    scene = PICTURES[name]()
    view = TableView(scene)
    view.resize(scene.sceneRect().size().toSize())
    view.show()
    scene.appearance.rest()
    return view, scene


def colours(view):
    return view.grab().toImage()


def look_alike(one, other):
    """Whether no colour differs by more than one level: what is laid on clipped cloth is rounded otherwise."""
    apart = one.copy()
    with QPainter(apart) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, other)
    levels = bytes(apart.convertToFormat(QImage.Format.Format_RGB32).constBits())
    return max(max(levels[colour::4]) for colour in range(3)) <= 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_large_and_rests_is_printed_and_looks_as_it_would_by_itself(qapp, name):
    view, scene = shown(name)
    bars = {scene.hud.top_bar, scene.hud.action_bar}
    assert all(bar.printed for bar in bars)
    own = [item for item in hud_items(scene) if item.isVisible() and not item.printed and item.parentItem() is None]
    areas = [item.area().width() * item.area().height() for item in own if item is not scene.panel.item]
    assert sum(areas) < MOST * scene.width() * scene.height()
    for place in scene.tableau.places.values():
        place.hide()  # the glow of a plate lies under cards and their shadows now
    printed = colours(view)
    scene.display.prints.show(())
    assert look_alike(colours(view), printed)


def test_a_plate_that_changes_is_printed_anew_and_nothing_else_is_painted(qapp):
    view, scene = shown("burraco")
    before = colours(view)
    for _ in range(9):
        QApplication.processEvents()
    repaints = Repaints(view.viewport())
    plate = scene.hud.plates[1]
    plate.show_plate(replace(plate.content, count=3))
    QApplication.processEvents()
    whole = plate.sceneBoundingRect().toAlignedRect().adjusted(-3, -3, 3, 3)
    assert repaints.rects
    assert all(whole.contains(rect) for rect in repaints.rects)
    after = colours(view)
    assert not look_alike(after.copy(whole), before.copy(whole))
    beside = QRect(whole.left(), whole.bottom() + 1, whole.width(), view.height() - whole.bottom() - 1)
    assert look_alike(after.copy(beside), before.copy(beside))
    plate.show_plate(replace(plate.content, count=scene.stage.current_view.hand_sizes[1]))
    assert look_alike(colours(view), before)


def test_what_glides_is_not_printed_until_it_rests(qapp):
    view, scene = shown("partners")
    glide, ground = scene.display.glide, scene.labels.items["band:1"]
    assert ground.printed
    scene.stage.set_speed("normal")
    scene.panel.close()
    assert (glide.state(), glide.moves(ground), ground.printed) == (Glide.State.Running, True, False)
    colours(view)
    glide.setCurrentTime(glide.duration())
    assert ground.printed
    printed = colours(view)
    scene.display.prints.show(())
    assert look_alike(colours(view), printed)


def test_a_printed_label_that_goes_leaves_the_bare_table(qapp):
    view, scene = shown("barbu")
    prints, labels = scene.display.prints, [label for label in scene.labels.items.values() if label.PRINTED]
    looks = []
    for printed in ([], labels, []):
        for label in labels:
            label.setVisible(bool(printed))
        prints.show(printed)
        looks.append(colours(view))
    assert look_alike(looks[0], looks[2])
    assert not look_alike(looks[0], looks[1])
