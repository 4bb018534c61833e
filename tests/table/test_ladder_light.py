"""A ladder that is complete: light climbs its arm, and a sentence stays where nothing lies."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.events import Feat
from barracan.model.text import Seat, Text
from barracan.session.messages import Happening, Snapshot
from barracan.table.completed_ladder import find_completed
from barracan.table.moments.ladder_light import LadderLight, room_beside
from table import sample
from table.by_ear import told

ARM = "AS KS QS JS TS 9S 8S 7S"
ROWS = [(0, "TD"), (3, "JD"), (5, "9H 9C"), (7, "3H")]
OPEN = sample.ladder(ARM, ROWS)
WHOLE = sample.ladder(ARM, ROWS, missing=())
WORDS = Feat(Text("barracan", "{name} completes a royal ladder: +{points}", {"name": Seat(0), "points": 26}))
STACKS = {0: (2, ("3D", "5C", "7D", "9S")), 2: (1, ("9D", "9H", "9C"))}


def seen(ladder):
    return sample.view(table=[sample.side(STACKS, [ladder]), sample.side(STACKS)])


@pytest.fixture
def completed(desk):
    """A table at which the first ladder of the viewer's side has just become complete."""

    def complete(size=(1280, 800), speed="normal", ladder=WHOLE):
        table = desk(size=size, speed=speed)
        names = ("Ada", "Bix", "Nora", "Tomas")
        players = ("human", "casual", "casual", "casual")
        model = table.scene.model
        model.show(Snapshot(seen(OPEN), 0, names, players, (), False, 1, "barracan", table.match.game.title))
        table.sounds = []
        table.scene.sounded.connect(lambda name, part: table.sounds.append(name))
        model.step(Happening(2, 0, Text("x", "melded"), (WORDS,), seen(ladder), False))
        table.scene.finish_motion()
        return table

    return complete


def test_only_a_ladder_that_was_not_complete_before_is_found():
    assert find_completed(seen(OPEN), seen(WHOLE)) == (0, 0)
    assert find_completed(seen(WHOLE), seen(WHOLE)) is None
    assert find_completed(None, seen(WHOLE)) is None
    before = sample.view(table=[sample.side(STACKS), sample.side(STACKS)])
    assert find_completed(before, seen(WHOLE)) == (0, 0)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 640), (1280, 800), (1920, 1080), (2560, 1440)])
def test_the_sentence_stands_where_no_card_and_no_word_is(completed, size):
    scene = completed(size).scene
    words = scene.moment.words.sceneBoundingRect().adjusted(1, 1, -1, -1)
    assert scene.sceneRect().contains(words)
    assert not any(words.intersects(card.sceneBoundingRect()) for card in scene.tableau.cards() if card.isVisible())
    assert not any(words.intersects(scene.area_of(f"pile:{pile}")) for pile in range(4))


def test_it_is_told_and_a_tone_sounds_for_each_rung(completed):
    table = completed()
    moment = table.scene.moment
    assert moment.sentence == "Ada completes a royal ladder: +26"
    assert any("Ada completes a royal ladder: +26" in words for words in told(table.view))
    for passed in range(0, 1400, 45):
        moment.show_at(float(passed))
    assert table.sounds == [f"rung-{number}" for number in range(1, len(ARM.split()) + 1)]


def test_any_key_ends_it_at_once_and_counts_for_the_table(completed):
    scene = completed().scene
    moment = scene.moment
    assert moment.moving
    QTest.keyClick(scene.views()[0].viewport(), Qt.Key.Key_Right)
    assert not moment.moving
    assert scene.cursor is not None
    assert scene.moment is moment
    assert moment.words.isVisible()


def test_a_click_goes_through_it(completed):
    table = completed()
    scene = table.scene
    card = scene.stage.hand_cards()[0]
    at = table.view.mapFromScene(card.sceneBoundingRect().center() - QPoint(20, 0))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not scene.moment.moving
    assert scene.selection.cards


def test_with_less_motion_only_the_sentence_comes(completed):
    table = completed(speed="off")
    moment = table.scene.moment
    assert not moment.moving
    assert table.sounds == ["ladder"]
    assert moment.words.isVisible()
    assert not any(part.isVisible() for part in moment.parts() if part.objectName() == "rung")


def test_at_most_a_few_pips_fall_and_none_over_a_word(completed):
    scene = completed().scene
    moment = scene.moment
    moment.show_at(1000.0)
    pips = [pip.sceneBoundingRect() for pip in moment.pips]
    assert 0 < len(pips) <= 100
    words = [moment.words.sceneBoundingRect(), scene.hud.action_bar.sceneBoundingRect()]
    assert not any(pip.intersects(rect) for pip in pips for rect in words)


def test_it_leaves_when_the_table_is_laid_anew(completed):
    table = completed()
    table.view.resize(1100, 720)
    table.scene.appearance.resize(QSizeF(1100, 720))
    assert table.scene.moment is None


def test_without_room_beside_the_ladder_there_is_none():
    table = QRectF(0, 0, 400, 300)
    ladder = QRectF(10, 50, 80, 200)
    assert room_beside(ladder, QSizeF(120, 40), [], table).left() == 102
    assert room_beside(ladder, QSizeF(120, 40), [QRectF(90, 0, 400, 300)], table) is None


def test_in_the_action_bar_it_takes_all_the_room_of_the_words_there(qapp):
    scene, bar = QGraphicsScene(), QRectF(12, 612, 700, 42)
    moment = LadderLight("Ada completes a ladder", [], royal=False, texts=[], busy=[], bar=bar, ratio=1.0)
    scene.addItem(moment)
    moment.fit(QRectF(0, 0, 1280, 800), QRectF(0, 0, 1280, 600))
    assert moment.words.area_in_parent() == bar
