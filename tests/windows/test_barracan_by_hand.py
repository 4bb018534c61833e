"""Whole hands of BarraCan in the window by mouse events alone: a plan chooses the moves, the mouse must make them."""

import pytest

from barracan.games.barracan.moves import LadderMeld
from barracan.players.player import decide
from table.by_hand import Clicks, Drags, same
from table.person import Person
from waiting import until
from windows.by_storm import settings
from windows.test_other_games import PAINTED, waits

SMALL, LARGE = (1280, 800), (1920, 1080)
HANDS = [
    (Clicks, "000000000200", 2, SMALL, {"pickup", "meld", "ladder", "out"}),
    (Drags, "000000000006", 2, SMALL, {"draw", "ladder", "flash"}),
    (Clicks, "000000000311", 4, SMALL, {"pickup", "trick", "ladder", "out"}),
    (Drags, "000000000198", 4, LARGE, {"pickup", "trick", "ladder", "out"}),
]
"""The way, the number of the match, seats, the window, and what the person is to have done."""


@pytest.mark.parametrize(("way", "number", "seats", "size", "does"), HANDS)
def test_a_whole_hand(window, way, number, seats, size, does):
    window.resize(*size)
    window.start(settings("barracan", *("human", "casual", "casual", "casual")[:seats], number=number))
    controller, done = window.controller, []
    hand = way(Person(controller.view, controller.scene))
    while True:
        until(lambda: waits(window))
        match = controller.session.table.live.match
        if controller.between_hands:
            break
        controller.view.setUpdatesEnabled(len(done) < PAINTED)
        move, made = decide("barracan", controller.scene.view, "strong", 1, 0).move, len(match.moves)
        hand.make(move)
        assert len(match.moves) > made, f"nothing has come of {move}"
        assert same(match.moves[made], move)
        done += [move.do, *("ladder" for meld in getattr(move, "melds", ()) if isinstance(meld, LadderMeld))]
    done.append(match.state.ending.reason)
    assert does <= set(done)
