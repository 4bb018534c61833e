"""A window whose size changes sixty times while something is under way: in the end everything is where it belongs."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.session.progress import Pace
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.faces import margin
from barracan.table.layouts.geometry import card_extent
from waiting import until
from windows.by_storm import settings, stored, window_on

SMALLEST, LARGEST = QSize(1024, 700), QSize(2560, 1440)
SIZES = 60


def sizes(seed):
    """Sizes by chance, the smallest and the largest among them."""
    rng = Random(seed)
    found = [
        QSize(rng.randint(SMALLEST.width(), LARGEST.width()), rng.randint(SMALLEST.height(), LARGEST.height()))
        for _ in range(SIZES - 2)
    ]
    found[SIZES // 3 : SIZES // 3] = [SMALLEST, LARGEST]
    return found


def mouse(window, kind, point):
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    viewport, moving = window.controller.view.viewport(), kind == QEvent.Type.MouseMove
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    at = QPointF(viewport.mapToGlobal(point))
    event = QMouseEvent(kind, point, at, none if moving else left, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def hand_card(window):
    scene = window.controller.scene
    return scene.stage.hand_cards()[len(scene.stage.hand_cards()) // 2]


def during_motion(qtbot, window):
    window.resume(stored(window.library, "human", "casual", "casual", "casual", moves=8))
    window.controller.scene.finish_motion()
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_D)
    assert window.controller.scene.stage.motion.busy


def during_a_drag(qtbot, window):
    window.resume(stored(window.library, "human", "casual", moves=8))
    window.controller.scene.finish_motion()
    start = QPointF(window.controller.view.mapFromScene(hand_card(window).sceneBoundingRect().center()))
    mouse(window, QEvent.Type.MouseButtonPress, start)
    for way in (30, 90):
        mouse(window, QEvent.Type.MouseMove, start - QPointF(way, way))
    assert window.controller.scene.stage.held


def during_the_deal(qtbot, window):
    window.start(settings("barracan", "human", "human", "casual", "casual", number="000000000003"))
    if window.covered:
        window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    assert window.controller.scene.view is not None


def while_a_computer_thinks(qtbot, window):
    window.controller.session.pace = Pace(60_000, 60_000)  # it goes on thinking for the whole storm
    window.start(settings("barracan", "strong", "strong", "strong"))


MOMENTS = [during_motion, during_a_drag, during_the_deal, while_a_computer_thinks]


@pytest.mark.parametrize("moment", MOMENTS, ids=[each.__name__ for each in MOMENTS])
def test_after_sixty_sizes_everything_is_at_its_place(qtbot, tmp_path, moment):
    with window_on(qtbot, tmp_path, speed="normal", pace=Pace(30, 30)) as window:
        window.controller.session.pace = Pace(60_000, 60_000)
        moment(qtbot, window)
        scene, rng = window.controller.scene, Random(2)
        for number, size in enumerate(sizes(1)):
            window.resize(size)
            if scene.stage.held:
                mouse(window, QEvent.Type.MouseMove, QPointF(rng.uniform(0, 1000), rng.uniform(100, 600)))
            if number % 3 == 0:
                QApplication.processEvents()
        if scene.stage.held:
            mouse(window, QEvent.Type.MouseButtonRelease, QPointF(3, window.height() / 2))
        until(lambda: at_rest(scene))
        check_table(window)


def at_rest(scene):
    motion = scene.stage.motion
    in_flux = scene.appearance.resizing or scene.faces.held or motion.busy
    return not in_flux and not any(map(motion.is_moving, scene.tableau.cards()))


def check_table(window):
    scene, view = window.controller.scene, window.controller.view
    scene.faces.finish()
    QApplication.processEvents()
    assert view.viewport().size() == window.size() == scene.sceneRect().size().toSize()
    assert scene.layout.width == window.width()
    assert scene.stage.held == []
    cards = scene.tableau.cards()
    assert cards
    assert {item for item in scene.items() if isinstance(item, CardItem)} == set(cards)
    for place in scene.tableau.places.values():
        assert [card.spot for card in place.cards] == list(scene.layout.spots.get(place.name, ()))[: len(place.cards)]
    for card in cards:
        assert card.pos() == card.goal
        assert (card.scale(), card.rotation(), card.opacity(), card.transform().isIdentity()) == (1, 0, 1, True)
        assert scene.sceneRect().adjusted(-1, -1, 1, 1).contains(card.sceneBoundingRect()), card.place
        check_face(scene, card)
    ground = window.grab().toImage()
    assert ground.size() == window.size()


def check_face(scene, card):
    """The picture was made for this very size: nothing is stretched."""
    look = scene.faces.look(card.key)
    wide, high = card_extent(card.spot.width, card.spot.across)
    pad = margin(card.spot.width)
    picture = card.childItems()[0]  # marks lie over it
    pixmap = picture.pixmap()
    assert look.exact
    assert picture.scale() == 1
    assert pixmap.deviceIndependentSize().toSize() == QSize(round(wide + 2 * pad), round(high + 2 * pad))
    assert picture.transformationMode() == Qt.TransformationMode.FastTransformation
