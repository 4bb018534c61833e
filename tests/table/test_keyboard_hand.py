"""A whole hand of BarraCan with the keyboard alone (table.md 1.5: nothing needs a mouse)."""

from random import Random

from table.by_keys import Keys, wanted


def test_a_whole_hand_with_the_keyboard_alone(desk):
    table, rng, done = desk(seats=4, seed=8), Random(9), set()
    keys = Keys(table)
    while table.state.turn is not None:
        table.others()
        if table.state.turn is None:
            break
        table.scene.finish_motion()
        move, number = wanted(table.match.game.legal_moves(table.state), rng), table.match.number
        keys.make(move)
        assert table.match.number > number, f"nothing has come of {move}: {table.refused[-1:]}"
        done.add(move.do)
    assert done >= {"draw", "discard", "pickup", "meld", "trick"}
    assert table.state.ending is not None
