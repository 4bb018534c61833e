"""BarraCan in one way alone: every kind of action, and every way in which a hand can end."""

from collections import Counter
from random import Random

import pytest

from barracan.games.barracan.moves import Discard, Draw, Pass
from barracan.table.hud.buttons import Look
from games.barracan.position import NOTHING, SET, lay, pick_up, position, trick
from table.by_hand import Builder, Clicks, Drags, same

ALL_WAYS = pytest.mark.parametrize("way", [Clicks, Drags, Builder], ids=["clicks", "drags", "keys"])
ALL_FIVE = "evens_odds 2H 4S, opposites 5H 6S, triplet 9C 9D 9H, run 2C 3C 4C, family JH QS KH"
FIVE = "2H 4S 5H 6S 9C 9D 9H 2C 3C 4C JH QS KH"
CASES = {
    "draw": ({"hand": "7C 8D", "taken": NOTHING}, [Draw(0)], None),
    "discard": ({"hand": "7C 8D 9S"}, [Discard(0, "8D")], None),
    "opening": ({"hand": "5H 6S 9C 9D 9H KD 2S"}, [lay("opposites 5H 6S, triplet 9C 9D 9H")], None),
    "one category": ({"hand": "9C 9D 9H KD 2S", "laid": {0: SET}}, [lay("triplet 9C 9D 9H")], None),
    "new ladder": (
        {"hand": "AS KS QH JS TD 2H 3H", "laid": {0: SET}},
        [lay("ladder 0: AS KS QH JS / 0 TD / opposites row 0; family 1-3")],
        None,
    ),
    "ladder that grows": (
        {"hand": "TS 9S 8S 2H 3H", "laid": {0: SET + ", ladder 0: AS KS QH JS / 0 TD / opposites row 0; family 1-3"}},
        [lay("ladder 0: AS KS QH JS TS 9S 8S / 0 TD / opposites row 0; family 1-3; run 4-6")],
        None,
    ),
    "new ladder without opposites": (
        {"hand": "6S 5D 6H 5C 5S 2H 8D", "laid": {0: SET}},
        [lay("ladder 0: 6S 5D / 0 6H / 1 5C 5S / evens_odds row 0; triplet row 1")],
        None,
    ),
    "pick-up": (
        {"hand": "7C 7D KD 2S 3S", "taken": NOTHING, "piles": "2C|3C 8S 7S|4C|5C", "laid": {0: SET}},
        [pick_up(1, "triplet 7C 7D 7S")],
        None,
    ),
    "pick-up that opens": (
        {"hand": "7C 7D 5H 6S KD 2S", "taken": NOTHING, "piles": "2C|3C 8S 7S|4C|5C"},
        [pick_up(1, "triplet 7C 7D 7S, opposites 5H 6S")],
        None,
    ),
    "pick-up into a ladder": (
        {
            "hand": "KD QC 2C 3S 7D",
            "taken": NOTHING,
            "piles": "2C|3C 8S JD|4C|5C",
            "laid": {0: SET + ", ladder 0: 3D 2D AD / 0 3S 3H / 2 TS / run 0-2; triplet row 0; opposites row 2"},
        },
        [
            pick_up(
                1, "ladder 0: 3D 2D AD KD QC JD / 0 3S 3H / 2 TS / run 0-2; triplet row 0; opposites row 2; family 3-5"
            )
        ],
        None,
    ),
    "pick-up into a row of a ladder": (
        {
            "hand": "KH QS 2C 3S",
            "taken": NOTHING,
            "piles": "2C|3C 8S JH|4C|5C",
            "laid": {0: SET},
        },
        [pick_up(1, "ladder 0: KH / 0 QS JH / family row 0")],
        None,
    ),
    "trick": (
        {"hand": "KH 2S 3S", "taken": NOTHING, "piles": "2C|3C 4H 7S|5H 4C|6H 5C"},
        [trick("1:1 2:0 3:0", "KH")],
        None,
    ),
    "out by a discard": ({"hand": "8D", "laid": {0: SET}}, [Discard(0, "8D")], "out"),
    "out by a meld": ({"hand": "9C 9D 9H", "laid": {0: SET}}, [lay("triplet 9C 9D 9H")], "out"),
    "out by a trick": (
        {"hand": "KH", "taken": NOTHING, "piles": "2C|3C 4H 7S|5H 4C|6H 5C", "laid": {0: SET}},
        [trick("1:1 2:0 3:0", "KH")],
        "out",
    ),
    "out by a pick-up": (
        {"hand": "7C 7D", "taken": NOTHING, "piles": "2C|7S|4C|5C", "laid": {0: SET}},
        [pick_up(1, "triplet 7C 7D 7S")],
        "out",
    ),
    "flash exit": ({"hand": FIVE + " KD"}, [lay(ALL_FIVE, flash=True)], "flash"),
    "flash exit of an empty hand": (
        {"hand": FIVE + " KD", "flash_exit": "empty"},
        [lay(ALL_FIVE, flash=True, discard="KD")],
        "flash",
    ),
    "the stock ends": ({"hand": "7C 8D", "taken": NOTHING, "stock": ""}, [Pass(0)], "stock"),
}


@pytest.fixture
def seated(desk):
    """A wide table for two in a position."""

    def sit(**words):
        return desk(2, size=(1920, 1080), position=position(**words))

    return sit


@ALL_WAYS
@pytest.mark.parametrize("case", CASES)
def test_every_action_and_every_end_of_a_hand(seated, way, case):
    words, moves, end = CASES[case]
    table = seated(**words)
    table.view.setUpdatesEnabled(way is Clicks)  # the others come to the same tables
    for move in moves:
        way(table).make(move)
        assert table.refused == []
        assert same(table.match.moves[-1], move)
    ending = table.state.ending
    assert (ending.reason if ending else None) == end


ALIKE = 12
"""So many moves of a kind are made by hand in a whole match; later ones are like them."""


def liked(legal, rng):
    """Tricks, pick-ups and melds as often as they can be had, so that the hand comes to an end."""
    actions = legal.actions()
    good = [do for do in ("trick", "pickup", "meld") if do in actions]
    return legal.pick(good[0] if good and rng.random() < 0.8 else rng.choice(actions), rng)


def test_a_whole_match(desk):
    """A match of several hands; whole hands are played in every way above."""
    table, rng, done = desk(2, seed=8, size=(1920, 1080), options={"target": 20}), Random(8), Counter()
    while table.state.result is None:
        if table.state.turn is None:
            table.view.setUpdatesEnabled(False)  # later hands look alike, and need not be painted
            table.match.deal(max(table.match.game.next_dealers(table.state)), table.match.shuffled_deck(rng))
            table.show()
        table.others()
        if table.state.turn is None:
            continue
        table.scene.finish_motion()
        move, number = liked(table.match.game.legal_moves(table.state), rng), table.match.number
        done[move.do] += 1
        if done[move.do] > ALIKE:
            table.play(move)
            continue
        Clicks(table).make(move)
        assert table.match.number > number, f"nothing has come of {move}: {table.refused[-1:]}"
    assert done.keys() >= {"draw", "discard", "meld", "pickup"}
    assert table.state.hand_number > 1


@pytest.mark.parametrize(("cards", "lit"), [("KC 9D 3D", False), ("3C 9D 3D", True)])
def test_pass_is_lit_only_where_nothing_else_can_be_done(seated, cards, lit):
    table = seated(hand=cards, taken=NOTHING, stock="", piles="2C|4C|5C|6C")
    assert (table.scene.hud.action_bar.button("pass").content.look is Look.PRIMARY) is lit
