"""What is announced without being asked (table.md 11: politely, turn and hand ends at once)."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from barracan.model.cards import CODES
from barracan.model.replay import SeatNote
from barracan.session import live_match
from barracan.session.messages import MatchSettings
from barracan.table.accessibility.words import card_name
from barracan.windows.match import announcer
from table.by_ear import told
from waiting import run_dry, until
from windows.pages import control


@pytest.fixture(autouse=True)
def reader(monkeypatch):
    """A screen reader listens, to deals that are the same each time."""
    monkeypatch.setattr(live_match, "urandom", lambda size: b"\x07" * size)
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def spoken(window):
    """Every announcement: the sentence, and whether it came at once."""
    heard = []
    window.announcer.spoken.connect(lambda sentence, at_once: heard.append((sentence, at_once)))
    return heard


def begin(window, *players, game="barracan", **options):
    names = ("Ada", "Bix", "Nora", "Tomas")
    window.start(MatchSettings(game, tuple(map(SeatNote, names, players)), options))


def my_turn(window):
    view = window.controller.scene.view
    return (
        view is not None
        and view.turn == view.seat
        and window.controller.session.intents.are_heard
        and not window.covered
    )


def sentences(spoken):
    return [sentence for sentence, _ in spoken]


def key(window, which, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.controller.view.viewport(), which, modifier)


def test_what_others_do_is_said_politely_and_the_turn_at_once(window, spoken):
    begin(window, "human", "beginner")
    until(lambda: my_turn(window))
    key(window, Qt.Key.Key_D)
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Space)
    key(window, Qt.Key.Key_X)
    until(lambda: "Bix is choosing." in sentences(spoken))
    spoken.clear()
    until(lambda: my_turn(window))
    until(lambda: any(at_once for _, at_once in spoken))
    theirs = [sentence for sentence, at_once in spoken if sentence.startswith("Bix ") and not at_once]
    assert len(theirs) >= 2
    assert theirs[-1].startswith("Bix discarded ")
    assert next(sentence for sentence, at_once in spoken if at_once).startswith("Your turn: draw")


def test_a_drawn_card_is_named_to_the_one_who_drew_it(window, spoken):
    begin(window, "human", "beginner")
    until(lambda: my_turn(window))
    before = Counter(window.controller.scene.view.hand)
    key(window, Qt.Key.Key_D)
    new = next((Counter(window.controller.scene.view.hand) - before).elements())
    assert f"New in the hand: {card_name(new, jackies=True)}." in sentences(spoken)


def test_a_refusal_is_said_with_its_clause(window, spoken):
    begin(window, "human", "beginner")
    until(lambda: my_turn(window))
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Space)
    key(window, Qt.Key.Key_X)
    assert ("Take first: draw, pick up a pile or take a trick. Clause B4.1.", False) in spoken


def test_v_speaks_the_status_and_shift_v_the_table(window, spoken):
    begin(window, "human", "beginner")
    until(lambda: my_turn(window))
    run_dry()
    spoken.clear()
    key(window, Qt.Key.Key_V)
    assert spoken[0][0].startswith("Your turn: draw")
    spoken.clear()
    key(window, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    ((table, at_once),) = spoken
    assert at_once
    assert "Bix, beginner, 13 cards." in table
    assert all(card_name(card, jackies=True) in table for card in window.controller.scene.view.hand)


def test_drafts_are_judged_aloud(window, spoken):
    begin(window, "human", "beginner")
    until(lambda: my_turn(window))
    key(window, Qt.Key.Key_D)
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Space)
    key(window, Qt.Key.Key_A)
    assert any(sentence.startswith("draft 1, ") for sentence in sentences(spoken))


def test_the_end_of_a_hand_is_said_at_once(window, spoken):
    begin(window, "random", "random", "random", game="barracuda", limit=1)
    until(lambda: any(sentence.startswith("The match is over. ") for sentence in sentences(spoken)))
    said_at_once = [sentence for sentence, at_once in spoken if at_once]
    assert [sentence for sentence in said_at_once if sentence.startswith("Hand 1. ")]


def test_nothing_is_said_while_nobody_listens(window, spoken):
    QAccessible.setActive(False)
    begin(window, "human", "beginner")
    until(lambda: my_turn(window))
    key(window, Qt.Key.Key_V)
    assert spoken == []


def test_behind_the_curtain_nothing_of_a_hand_is_named_or_spoken(window, spoken, monkeypatch):
    begin(window, "human", "human")
    until(lambda: window.covered)
    for _ in range(3):
        button = control(window, "lift_curtain")
        words = " ".join([*told(window), *sentences(spoken)])
        assert any("cards stay hidden" in sentence for sentence in sentences(spoken))
        state = window.controller.session.table.live.state
        public = {
            card
            for cards in window.controller.session.table.live.game.view(state, 0).places().values()
            for card in cards
        }
        public -= set(window.controller.session.table.live.game.view(state, 0).hand)
        spoken.clear()
        for code in CODES:
            assert card_name(code, jackies=True) not in words or code in public, code
        until(button.isEnabled)
        button.click()
        until(lambda: my_turn(window))
        run_dry()
        viewer = window.controller.scene.view.seat
        mine = set(window.controller.session.table.live.game.view(state, viewer).hand)
        others = set(window.controller.session.table.live.game.view(state, 1 - viewer).hand) - mine - public
        words = " ".join([*told(window), *sentences(spoken)])
        assert not [code for code in others if card_name(code, jackies=True) in words]
        spoken.clear()
        key(window, Qt.Key.Key_D)
        key(window, Qt.Key.Key_Tab)
        key(window, Qt.Key.Key_Space)
        spoken.clear()
        key(window, Qt.Key.Key_X)
        until(lambda: window.covered)


def test_announcements_are_events_with_a_politeness(window, monkeypatch):
    sent = []

    class Accessible(QAccessible):
        @staticmethod
        def updateAccessibility(event):
            sent.append(event)

        @staticmethod
        def isActive():
            return True

    monkeypatch.setattr(announcer, "QAccessible", Accessible)
    window.announcer.say("politely")
    window.announcer.say("now", at_once=True)
    kinds = QAccessible.AnnouncementPoliteness
    assert [(event.message(), event.politeness()) for event in sent] == [
        ("politely", kinds.Polite), ("now", kinds.Assertive),
    ]  # fmt: skip
