"""The other games in one way alone: every key, and whole hands by keys and by drags."""

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import Qt

from table.by_any_drags import AnyDrags
from table.by_any_keys import AnyKeys

TABLES = [("burraco", 2), ("barracuda", 6), ("barbu", 4), ("sheepshead", 3)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_key_may_be_pressed(desk, name, seats):
    table = desk(seats, game=name)
    for key in (*range(Qt.Key.Key_0, Qt.Key.Key_9 + 1), *range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)):
        table.key(Qt.Key(key))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Home):
        for _ in range(8):
            table.key(key)
    table.key(Qt.Key.Key_Escape)


def test_a_card_can_be_played_with_the_keys(desk):
    table = desk(2, game="burraco")
    while table.state.turn != 0:
        table.others()
    table.key(Qt.Key.Key_D)
    table.scene.finish_motion()
    held = len(table.hand())
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_X)
    table.scene.finish_motion()
    assert len(table.hand()) == held - 1


LIKED = ("meld", "add", "layoff", "take", "take_window", "contract", "double")
PAINTED = 8
"""So many moves of a hand are painted; the others look like them, and are only made."""
ALIKE = 8
"""So many moves of a kind are made in that way; later ones are like them."""
HANDS = [("burraco", 2), ("buraco", 4), ("concan", 3), ("barracuda", 3), ("barbu", 4), ("sheepshead", 3)]


@pytest.mark.parametrize("way", [AnyKeys, AnyDrags], ids=["keys", "drags"])
@pytest.mark.parametrize(("name", "seats"), HANDS)
def test_a_whole_hand_is_played_in_one_way_alone(desk, name, seats, way):
    table, rng, missed, made = desk(seats, game=name, size=(1920, 1080), seed=3), Random(4), [], Counter()
    hand, game, unseen = way(table), table.match.game, False
    while table.state.turn is not None:
        legal = game.legal_moves(table.state)
        actions = [do for do in legal.actions() if do != "time"]
        liked = [do for do in LIKED if do in actions]
        move = legal.pick(liked[0] if liked and rng.random() < 0.8 else rng.choice(actions), rng)
        if table.state.turn != 0 or made[move.do] == ALIKE:
            table.match.play(move)
            unseen = True
            continue
        if unseen:
            table.show()
            unseen = False
        number = table.match.number
        if not hand.make(table.state, move):
            missed.append(move)
            table.play(move)
        assert table.match.number > number, f"nothing has come of {move}: {table.refused[-1:]}"
        made[move.do] += 1
        table.view.setUpdatesEnabled(made.total() < PAINTED)
    assert made.total() > 5
    assert missed == []
