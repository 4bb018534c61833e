"""Hints: marked when first asked for, explained the second time."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds
from barracan.model.text import Text
from barracan.players.protocol import Candidate, Decision
from barracan.table.choosing import pick_of
from barracan.table.marks import Mark
from barracan.windows.hints import reasons_of
from windows.test_main_window import library, my_turn, opened, stored, window  # noqa: F401 - fixtures

WHY = Text("advice", "The {card} does least in this hand.", {"card": "5♣"})


def press(window, key):  # noqa: F811
    QTest.keyClick(window.desk.view.viewport(), key)


def marked(window):  # noqa: F811
    return [card for card in window.desk.scene.tableau.cards() if Mark.HINT in card.marks]


@pytest.fixture
def discarding(qtbot, window, library):  # noqa: F811
    """A window in which the person has drawn, and the hint for a discard has come."""
    window.resume(stored(library, "human", "strong"))
    qtbot.waitUntil(lambda: my_turn(window))
    press(window, Qt.Key.Key_D)
    window.desk.scene.finish_motion()
    first, other = (Discard(0, code) for code in window.desk.scene.view.hand[:2])
    window.desk.session.hinted.emit(Decision(first, (Candidate(first, 2400), Candidate(other, 900)), reasons=(WHY,)))
    return window


def test_the_first_press_marks_the_card_and_says_nothing(discarding):
    assert [card.code for card in marked(discarding)] == [discarding.desk.scene.view.hand[0]]
    assert discarding._notice is None or not discarding._notice.sentence


def test_the_second_press_explains_with_points_and_the_card_stays_marked(discarding):
    press(discarding, Qt.Key.Key_H)
    assert discarding._notice.sentence.splitlines() == [
        "The 5♣ does least in this hand.",
        "It is worth about 1.5 points more than the next best move.",
    ]
    assert len(marked(discarding)) == 1


def test_two_pulses_and_then_it_is_still(qtbot, discarding):
    scene = discarding.desk.scene
    scene.stage.set_speed("normal")
    scene.signs.hint([pick_of(card) for card in marked(discarding)])
    assert scene.signs.pulse.running
    (card,) = marked(discarding)
    seen = set()
    scene.signs.pulse._animation.valueChanged.connect(lambda _: seen.add(round(card._signs.opacity(), 1)))
    qtbot.waitUntil(lambda: not scene.signs.pulse.running, timeout=4000)
    assert min(seen) < 0.5
    assert card._signs.opacity() == 1.0
    assert scene.signs.pulse._animation.loopCount() == 2
    assert scene.signs.pulse._animation.duration() == 900


def test_the_melds_of_a_hint_are_told_by_name():
    move = LayMelds(0, (Category("run", ("2H", "3H", "4H")),))
    told = reasons_of(Decision(move, (Candidate(move, 900),), reasons=(WHY,)), Text("barracan", "melded a run"))
    assert [str(text) for text in told] == ["Hint: melded a run.", str(WHY)]
    assert reasons_of(Decision(Draw(0), reasons=(WHY,)), Text("barracan", "drew")) == [WHY]
