"""Whole short matches of every game in the window: the person with the mouse, the others by chance."""

from collections import Counter
from random import Random

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.session import live_match
from barracan.session.messages import MatchSettings
from barracan.table import timings
from table.by_mouse import Mouse
from waiting import until
from windows.pages import board_stands

NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
PAINTED = 8
"""So many moves of a hand are painted; the others look like them, and are only made."""
ALIKE = 8
"""So many moves of a kind are made in a hand with the mouse; later ones are like them."""
LIKED = ("meld", "add", "lay_off", "swap")
"""What the person does whenever it can be done, so that hands come to an end."""
MATCHES = [
    ("burraco", 2, {"target": 1}, 1),
    ("buraco", 4, {"target": 1}, 1),
    ("concan", 3, {"hands": 1}, 1),
    ("barracuda", 3, {"limit": 1}, 3),
    ("sheepshead", 3, {"target": 1}, 2),
]
"""Game, seats, its shortest options, and the hands that are played at most."""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Deals that are the same each time, at a table that shows nothing for long."""
    monkeypatch.setattr(timings, "TRICK_SHOWN", 0)
    monkeypatch.setattr(timings, "FADE", 1)
    monkeypatch.setattr(live_match, "urandom", lambda size: b"\x07" * size)


def waits(window):
    """Whether the table waits for the person."""
    scene = window.controller.scene
    if window.controller.between_hands:
        return True
    return scene.view is not None and scene.view.turn == 0 and not scene.stage.motion.busy


def chosen(game, state, rng):
    """A move as the person might choose it."""
    legal = game.legal_moves(state)
    actions = [do for do in legal.actions() if do != "time"]
    liked = [do for do in LIKED if do in actions]
    return legal.pick(liked[0] if liked and rng.random() < 0.8 else rng.choice(actions), rng)


def play_hand(window, game, rng, painted=PAINTED):
    """Play until the hand is over; returns the moves that the mouse could not make."""
    controller, missed = window.controller, []
    mouse = Mouse(controller.view, controller.scene, game)
    made = Counter()
    while True:
        until(lambda: waits(window))
        controller.view.setUpdatesEnabled(made.total() < painted or controller.between_hands)
        if controller.between_hands:
            return missed
        state = controller.session.table.live.state
        move, before = chosen(game, state, rng), controller.session.table.live.match.number
        made[move.do] += 1
        if made[move.do] > ALIKE:
            controller.session.intents.submit(move)
        elif not mouse.make(state, move):
            missed.append(move)
            controller.session.intents.submit(move)
        assert controller.session.table.live.match.number > before, f"nothing has come of {move}"


@pytest.mark.parametrize(("name", "seats", "options", "hands"), MATCHES, ids=[match[0] for match in MATCHES])
def test_a_short_match_is_played_with_the_mouse(window, name, seats, options, hands):
    game, rng = CATALOG[name], Random(3)
    notes = tuple(SeatNote(NAMES[at], "random" if at else "human") for at in range(seats))
    window.start(MatchSettings(name, notes, options))
    for hand in range(1, hands + 1):
        missed = play_hand(window, game, rng)
        assert missed == []
        sheet = window.controller.sheet()
        assert len(sheet.ends) == hand
        assert len(sheet.ends[-1].points) == len(sheet.sides)
        assert sheet.hands[-1].how
        until(lambda: board_stands(window))
        if sheet.result is not None:
            assert sheet.standing
            return
        if hand < hands:
            window.do("next_hand")
    assert hands > 1


def test_a_round_of_barbu_is_declared_and_played_with_the_mouse(window):
    notes = tuple(SeatNote(NAMES[at], "random" if at else "human") for at in range(4))
    window.start(MatchSettings("barbu", notes, number="100000000004"))  # the person is the first declarer
    for hand in range(1, 8):
        painted = PAINTED if hand < 2 else 0  # the others are played alike
        assert play_hand(window, CATALOG["barbu"], Random(hand), painted) == []
        until(lambda: board_stands(window))
        if hand < 7:
            window.do("next_hand")
    sheet = window.controller.sheet()
    assert [hand.declarer for hand in sheet.hands] == [0] * 7
    assert [row.entries for row in sheet.rows[1:8]] == [("✓", "○", "○", "○")] * 7
    assert sheet.rows[8].entries == ("–", "0", "0", "0")
    assert sum(sum(hand.points) for hand in sheet.hands) == -24 - 26 - 30 - 20 - 30 + 65 + 65
    told = [str(line.what) for hand in sheet.hands for side in hand.lines for line in side if line.clause == "P9.2"]
    assert told
    assert all("seat" not in words for words in told)
