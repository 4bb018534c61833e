"""Hints: marked when first asked for, explained the second time."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds
from barracan.model.cards import shown
from barracan.model.text import Text
from barracan.players.protocol import Candidate, Decision
from barracan.table.choosing import pick_of
from barracan.table.marks import Mark
from barracan.windows.hints import hint_of
from windows.by_storm import may_act, stored
from windows.pages import click, control

WHY = Text("advice", "The {card} does least in this hand.", {"card": "5♣"})


def press(window, key):
    QTest.keyClick(window.desk.view.viewport(), key)


def marked(window):
    return [card for card in window.desk.scene.tableau.cards() if Mark.HINT in card.marks]


@pytest.fixture
def discarding(qtbot, window, library):
    """A window in which the person has drawn, and the hint for a discard has come."""
    window.resume(stored(library, "human", "strong"))
    qtbot.waitUntil(lambda: may_act(window))
    press(window, Qt.Key.Key_D)
    window.desk.scene.finish_motion()
    first, other = (Discard(0, code) for code in window.desk.scene.view.hand[:2])
    found = (Candidate(first, 2400), Candidate(other, 900))
    window.desk.session.hinted.emit(Decision(first, found, 64, reasons=(WHY,)))
    return window


def test_the_first_press_marks_the_card_and_says_nothing(discarding):
    assert [card.code for card in marked(discarding)] == [discarding.desk.scene.view.hand[0]]
    assert discarding._notice is None or not discarding._notice.sentence


def test_the_second_press_explains_with_points_and_the_card_stays_marked(discarding):
    press(discarding, Qt.Key.Key_H)
    assert discarding._notice.sentence.splitlines() == [
        "The 5♣ does least in this hand.",
        f"Next best, about 1.5 points behind: discarded {shown(discarding.desk.scene.view.hand[1])}.",
    ]
    assert len(marked(discarding)) == 1


def test_a_hint_that_was_thought_through_further_is_marked_anew_only_where_it_has_changed(discarding):
    desk = discarding.desk
    first, other = (Discard(0, code) for code in desk.scene.view.hand[:2])
    desk.scene.signs.clear()
    desk.session.hinted.emit(Decision(first, (Candidate(first, 2600),), reasons=(WHY,)))
    assert marked(discarding) == []
    desk.session.hinted.emit(Decision(other, (Candidate(other, 2700),), reasons=(WHY,)))
    assert [card.code for card in marked(discarding)] == [desk.scene.view.hand[1]]


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


def test_a_hint_names_the_move_the_reason_the_next_best_and_the_risk():
    move, other = LayMelds(0, (Category("run", ("2H", "3H", "4H")),)), Draw(0)
    candidates = (Candidate(move, 900, 50, 310), Candidate(other, 200, 50, 690))
    told = hint_of(Decision(move, candidates, 64, reasons=(WHY,)), lambda made: Text("barracan", made.do))
    assert [str(text) for text in told] == [
        "Hint: meld.",
        str(WHY),
        "Next best, about 0.7 points behind: draw.",
        "In 31 of 100 deals that may be, the next best comes out better.",
    ]


def test_a_hint_without_worlds_or_with_one_candidate_tells_no_more_than_it_knows():
    move, other = Draw(0), LayMelds(0, ())
    alone = Decision(move, (Candidate(move, 900),), reasons=(WHY,))
    planned = Decision(move, (Candidate(move, 579_300), Candidate(other, 880)), reasons=(WHY,))
    for decision in (alone, planned):
        told = hint_of(decision, lambda made: Text("barracan", made.do))
        assert [str(text) for text in told] == ["Hint: draw.", str(WHY)]


def test_the_melds_of_a_hint_are_told_by_name(discarding):
    move = LayMelds(0, (Category("run", ("2H", "3H", "4H")),))
    discarding.desk.session.hinted.emit(Decision(move, (Candidate(move, 900),), reasons=(WHY,)))
    press(discarding, Qt.Key.Key_H)
    assert discarding._notice.sentence.splitlines()[0].startswith("Hint: ")


def test_a_hint_leads_to_its_clause(discarding):
    hand = discarding.desk.scene.view.hand
    move = Discard(0, hand[0])
    discarding.desk.session.hinted.emit(Decision(move, (Candidate(move, 2400),), reasons=(WHY,), clause="B3.3"))
    press(discarding, Qt.Key.Key_H)
    assert control(discarding, "way_out").text() == "Rules B3.3"
    click(discarding, "way_out")
    assert discarding.pages.currentWidget().objectName() == "rules_page"
