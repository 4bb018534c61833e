"""Trick games as a person wants to play them: tricks that wait for a press, cards that one click plays."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.session import live_match
from barracan.session.messages import MatchSettings
from waiting import until
from windows.opening import AT_ONCE


def waits(window):
    scene = window.controller.scene
    return scene.view is not None and scene.view.turn == 0 and not scene.stage.motion.busy


@pytest.fixture
def table(window, monkeypatch):
    """A table of Barbu at which the person is to lead; one click plays, and tricks wait."""
    monkeypatch.setattr(live_match, "urandom", lambda size: b"\x07" * size)
    window.prefer(replace(window.preferences, tricks="click", one_click="on"))
    notes = [SeatNote(name, "random" if at else "human") for at, name in enumerate(("Ada", "Bix", "Nora", "Tomas"))]
    window.controller.session.pace = AT_ONCE  # which the preferences have set anew
    window.start(MatchSettings("barbu", tuple(notes), {}, number="100000000004"))
    while True:
        until(lambda: waits(window))
        legal = CATALOG["barbu"].legal_moves(window.controller.session.table.live.state)
        if "play" in legal.actions():
            return window
        window.controller.session.intents.submit(next(iter(legal.of(legal.actions()[0]))))


def click_card(window):
    """Click the first card of the hand that may be played."""
    scene, view = window.controller.scene, window.controller.view
    card = next(card for card in scene.stage.hand_cards() if scene.selection.may_add(card))
    point = view.mapFromScene(card.sceneBoundingRect().topLeft()) + QPoint(16, 40)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_one_click_plays_a_card_and_the_trick_lies_until_a_press(table):
    scene = table.controller.scene
    click_card(table)
    assert len(scene.stage.hand_cards()) == 12
    until(lambda: scene.stage.trick_lies)
    assert len([card for card in scene.tableau.cards() if card.place == "trick"]) == 4
    assert scene.hud.action_bar.sentence == "The trick is complete: click or press a key to go on."
    QTest.keyClick(table.controller.view.viewport(), Qt.Key.Key_Space)
    assert not scene.stage.trick_lies
    assert "The trick is complete" not in scene.hud.action_bar.sentence
    until(lambda: waits(table) or scene.stage.trick_lies)
    assert len(scene.stage.hand_cards()) == 12, "the press that lets a trick go plays nothing"


def test_a_hand_that_is_played_out_waits_for_nobody(table):
    stage, model = table.controller.scene.stage, table.controller.model
    assert stage.trick_waits
    model.set_hurried(True)
    assert not stage.trick_waits
    model.set_hurried(False)
    assert stage.trick_waits
