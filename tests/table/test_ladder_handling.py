"""Ladders by mouse and keys: one bracket round what has changed, and scrolling where not all have room."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.table.cards.marks import Mark
from barracan.table.hud.base import hud_items
from barracan.table.scene import TableScene
from barracan.table.view import TableView
from table import sample
from table.person import Person
from waiting import until

TALL = sample.ladder("AS KS QS JS TS 9S 8S 7S 6S 5S", [(0, "TD"), (3, "JD")])
COUNT = 7


@pytest.fixture
def many(qtbot):
    """A table on which the other side's ladders have no room all at once."""
    scene = TableScene()
    scene.stage.set_speed("off")
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    scene.model.show(sample.showing(sample.view(2, table=[sample.side(), sample.side(ladders=[TALL] * COUNT)])))
    view.show()
    QTest.qWaitForWindowExposed(view)
    return view, scene


def seen(scene):
    """The numbers of the ladders whose cards can be seen."""
    places = [f"ladder:1:{number}" for number in range(COUNT)]
    return [number for number, name in enumerate(places) if scene.tableau.place(name).cards[0].isVisible()]


def turn_wheel(view, scene, turned):
    point = view.mapFromScene(scene.layout.scrolls[1].area.center())
    event = QWheelEvent(
        QPointF(point),
        QPointF(view.viewport().mapToGlobal(point)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_newest_ladders_are_in_view_and_the_others_counted(many):
    _, scene = many
    shown = seen(scene)
    assert shown == list(range(COUNT - len(shown), COUNT))
    assert 0 < len(shown) < COUNT
    label = scene.labels.items["more:1"]
    assert label.words() == f"{COUNT - len(shown)} more"


def test_cards_and_words_of_a_ladder_tell_what_it_lacks(many):
    _, scene = many
    told = scene.labels.items[f"label:ladder:1:{COUNT - 1}"].toolTip()
    assert "needs" in told
    assert {card.toolTip() for card in scene.tableau.place(f"ladder:1:{COUNT - 1}").cards} == {told}


def test_focus_tells_what_a_ladder_lacks_as_long_as_it_lasts(many):
    _, scene = many
    ladder = scene.tableau.place(f"ladder:1:{COUNT - 1}")
    scene.keyboard.cursor.set(ladder.cards[-1])
    assert "needs" in scene.hud.tip.words
    assert scene.hud.tip.isVisible()
    assert not scene.hud.tip.on_scene(scene.hud.tip.area()).intersects(ladder.area)
    scene.keyboard.cursor.set(scene.keyboard.cursor.pile("south"))
    assert not scene.hud.tip.isVisible()


def rest(view, point):
    """Let the pointer rest at a point of the scene until a tip comes."""
    at = view.mapFromScene(point)
    Person(view, view.scene()).hover(at)
    help_event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), help_event)


def test_the_pointer_is_told_too_and_of_buttons_in_the_same_line(many):
    view, scene = many
    ladder = scene.tableau.place(f"ladder:1:{COUNT - 1}")
    rest(view, ladder.cards[-1].spot.rect.center())
    assert "needs" in scene.hud.tip.words
    Person(view, scene).hover(view.mapFromScene(scene.layout.centre.center()))
    assert not scene.hud.tip.isVisible()
    button = next(each for each in hud_items(scene) if each.objectName() == "menu" and each.isVisible())
    rest(view, button.sceneBoundingRect().center())
    assert scene.hud.tip.isVisible()
    assert scene.hud.tip.words == button.toolTip()
    assert not scene.hud.tip.sceneBoundingRect().intersects(button.sceneBoundingRect())
    rest(view, scene.layout.centre.topLeft())
    assert not scene.hud.tip.isVisible()


def test_the_wheel_brings_older_ladders_and_back(many):
    view, scene = many
    before = seen(scene)
    turn_wheel(view, scene, 120)
    assert seen(scene)[-1] == COUNT - 2
    for _ in range(COUNT):
        turn_wheel(view, scene, 120)
    assert seen(scene)[0] == 0
    for _ in range(COUNT):
        turn_wheel(view, scene, -120)
    assert seen(scene) == before


def test_the_wheel_elsewhere_changes_nothing(many):
    view, scene = many
    areas = {name: scene.area_of(name) for name in scene.tableau.places}
    point = view.mapFromScene(scene.layout.centre.center())
    QTest.mouseMove(view.viewport(), point)
    event = QWheelEvent(
        QPointF(point),
        QPointF(view.viewport().mapToGlobal(point)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    assert {name: scene.area_of(name) for name in scene.tableau.places} == areas


def test_page_keys_scroll_only_where_the_cursor_is_among_the_ladders(many):
    view, scene = many
    before = seen(scene)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert seen(scene) == before
    scene.keyboard.cursor.set(scene.tableau.place(f"ladder:1:{COUNT - 1}").cards[-1])
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert seen(scene)[-1] == COUNT - 2
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert seen(scene) == before


def test_a_drag_over_ladders_scrolls_them(many):
    view, scene = many
    start = view.mapFromScene(scene.layout.scrolls[1].area.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for way in (10, 30, 50):
        QTest.mouseMove(view.viewport(), start + QPoint(0, way))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(0, 50))
    assert seen(scene)[-1] == COUNT - 2


def test_ladders_glide_when_they_are_scrolled(many):
    _, scene = many
    scene.stage.set_speed("fast")
    before = scene.tableau.place(f"ladder:1:{COUNT - 2}").cards[0].pos()
    scene.stage.scroll(1, 1)
    card = scene.tableau.place(f"ladder:1:{COUNT - 2}").cards[0]
    assert card.pos() == before
    until(lambda: card.pos() == card.goal)
    assert card.pos() != before
    assert seen(scene)[-1] == COUNT - 2


def test_one_bracket_stands_round_the_whole_ladder_that_changed(many):
    _, scene = many
    place = scene.tableau.place(f"ladder:1:{COUNT - 1}")
    scene.selection.last_moved = {place.cards[0], place.cards[3]}
    scene.highlights.show()
    assert not any(Mark.LAST_MOVE in card.marks for card in scene.tableau.cards())
    bracket = place.boundingRect()
    assert bracket.contains(scene.layout.outlines[place.name])
    assert bracket.top() < scene.layout.labels[place.name].top()
    plain = scene.tableau.place(f"ladder:1:{COUNT - 2}").boundingRect()
    assert plain.top() > scene.layout.labels[f"ladder:1:{COUNT - 2}"].bottom() - 10
    scene.selection.last_moved = set()
    scene.highlights.show()
    assert place.boundingRect().top() > scene.layout.labels[place.name].top()
