"""The window stays on its screen, whole; where a table needs more than that it shrinks."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.table.hud.base import hud_items
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.window_geometry import OnScreen
from waiting import until

NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
SCREEN = QRect(40, 20, 760, 740)
"""What a panel at the edge of the screen has left of it."""
TABLES = [(game, seats) for game in CATALOG for seats in CATALOG[game].seat_counts]


@pytest.fixture
def plain(qtbot, monkeypatch):
    """A window of no kind on that screen."""
    monkeypatch.setattr(QWidget, "screen", lambda _: SimpleNamespace(availableGeometry=lambda: SCREEN))
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(420, 400, 300, 260)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_a_window_that_grows_stays_on_its_screen(plain):
    OnScreen(plain).set_least(QSize(600, 500))
    assert plain.size() == QSize(600, 500)
    assert SCREEN.contains(plain.frameGeometry())


def test_a_window_takes_no_more_than_its_screen_has(plain):
    OnScreen(plain).set_least(QSize(1280, 768))
    assert plain.frameGeometry() == SCREEN


def test_a_window_that_is_large_enough_stays_where_it_is(plain):
    plain.move(700, 600)
    before = plain.geometry()
    assert not SCREEN.contains(before)
    OnScreen(plain).set_least(QSize(300, 200))
    assert plain.geometry() == before


def test_what_was_grown_before_the_frame_was_known_is_taken_back(plain, monkeypatch):
    known = QWidget.frameGeometry
    monkeypatch.setattr(QWidget, "frameGeometry", QWidget.geometry)
    OnScreen(plain).set_least(QSize(1280, 768))
    assert plain.size() == SCREEN.size()
    monkeypatch.setattr(QWidget, "frameGeometry", known)
    plain.move(90, 90)
    until(lambda: plain.frameGeometry() == SCREEN)


def started(window, game, seats):
    players = ["human", *["random"] * (seats - 1)]
    window.start(MatchSettings(game, tuple(map(SeatNote, NAMES, players)), number="7"))
    window.controller.scene.finish_motion()
    QApplication.processEvents()


SIZED = [(game, seats, ((851, 508), (1022, 743))[at % 2]) for at, (game, seats) in enumerate(TABLES)]
"""Each table in one small window, in turn."""


@pytest.mark.parametrize(("game", "seats", "size"), SIZED, ids=str)
def test_every_table_is_whole_in_a_small_window(window, game, seats, size):
    started(window, game, seats)
    window.setMinimumSize(0, 0)
    window.resize(*size)
    QApplication.processEvents()
    view, scene = window.controller.view, window.controller.scene
    assert view.viewport().size().toTuple() == size
    seen = QRect(-1, -1, size[0] + 2, size[1] + 2)
    items = [item for item in hud_items(scene) if item.isVisible() and not item.area().isEmpty()]
    areas = [(item.objectName(), item.mapRectToScene(item.area())) for item in items]
    areas += [(card.objectName(), card.sceneBoundingRect()) for card in scene.tableau.cards()]
    shown = [(name, view.mapFromScene(area).boundingRect()) for name, area in areas]
    assert [(name, rect.getRect()) for name, rect in shown if not seen.contains(rect)] == []
    assert scene.layout.hand_zone.bottom() <= scene.sceneRect().bottom()
    assert scene.sceneRect().width() >= view.least.width() * 0.97
    assert scene.sceneRect().height() >= view.least.height() * 0.97


def test_a_card_of_a_table_that_shrinks_is_chosen_where_it_is_seen(window):
    started(window, "barracan", 3)
    window.setMinimumSize(0, 0)
    window.resize(851, 508)
    QApplication.processEvents()
    view, scene = window.controller.view, window.controller.scene
    assert view.shrunk < 0.7
    card = scene.stage.hand_cards()[-1]
    spot = view.mapFromScene(card.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert scene.selection.cards == [card]


def test_a_match_of_three_does_not_push_the_window_off_its_screen(window, monkeypatch):
    screen = QRect(0, 0, 1280, 800)
    monkeypatch.setattr(MainWindow, "screen", lambda _: SimpleNamespace(availableGeometry=lambda: screen))
    window.setMinimumSize(0, 0)
    window.setGeometry(65, 67, 1152, 720)
    started(window, "barracan", 3)
    frame = window.frameGeometry()
    assert screen.contains(frame)
    assert window.width() >= 1270
    assert window.height() == 768
