"""The keys of the table in games that have no piles."""

import pytest
from PySide6.QtCore import Qt

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
