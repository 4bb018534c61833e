"""Both columns, the end of a match, the settlement, records and views (U6 to U10)."""

from random import Random

import pytest

from barracan.games.barracuda.moves import Draw
from barracan.games.barracuda.scoring import settlement, winner
from barracan.model.cards import kinds
from barracan.model.moves import RecordFault
from games.barracuda.position import GAME, ME, NEXT, discard, lay, off, play, position, take


def standing(points, hands, **options):
    state = position(seats=len(points), **options)
    state.totals, state.hand_totals = list(points), list(hands)
    return state


def test_u1_5_and_u6_1_cards_left_are_points():
    state = position("7C", others="AC TD KH 5S")
    play(state, discard("7C"))
    assert [[(line.count, line.points, line.clause) for line in lines] for lines in state.ending.lines] == [
        [],
        [(4, 26, "U6.1")],
        [(4, 26, "U6.1")],
    ]
    assert state.ending.points == (0, 26, 26)
    assert state.ending.totals == (0, 26, 26)


def test_u6_1_after_a_hand_without_a_winner_too():
    state = position("7C 8D", stock="", others="AC")
    play(state, discard("7C"))
    assert state.ending.points == (8, 1, 1)


def test_u6_2_the_winner_gets_a_point_for_each_other_player():
    state = position("7C", seats=5)
    play(state, discard("7C"))
    assert state.ending.extra == {"hands": [4, -1, -1, -1, -1], "hand_totals": [4, -1, -1, -1, -1]}


@pytest.mark.parametrize(("points", "decided"), [(100, False), (101, True)])
def test_u7_1_the_match_ends_when_somebody_breaks_the_limit(points, decided):
    assert (winner(standing((points, 3, 4), (-1, 2, -1))) is not None) == decided
    state = position("7C", others="KC")
    state.totals[1] = points - 10
    play(state, discard("7C"))
    assert (state.result is not None) == decided
    assert winner(standing((points, 3, 4), (-1, 2, -1), limit=200)) is None


def test_u7_2_the_highest_in_the_hands_column_wins():
    assert winner(standing((120, 3, 4), (5, -2, -3))) == 0


def test_u7_2_then_the_lowest_total_of_points():
    assert winner(standing((120, 30, 4), (2, 2, -4))) == 1


def test_u7_2_then_another_hand_is_played():
    assert winner(standing((120, 30, 30), (-4, 2, 2))) is None


def test_u8_1_the_example_of_the_rules():
    state = standing((40, 104, 22, 61), (5, -3, -3, 1))
    assert winner(state) == 0
    assert settlement(state, 0) == [287, -144, -62, -81]


@pytest.mark.parametrize(("limit", "words"), [(1, "above 1 point"), (100, "above 100 points")])
def test_u7_1_the_headline_says_the_limit_in_its_number(limit, words):
    state = position(limit=limit)
    assert str(GAME.view(state, ME).headline()) == f"the match ends {words}"


def test_u8_2_the_stakes_are_options():
    state = standing((40, 104, 22, 61), (5, -3, -3, 1), point_cents=0, hand_cents=10)
    assert settlement(state, 0) == [200, -80, -80, -40]


def test_u8_3_the_settlement_sums_to_zero():
    state = position("7C", others="KC KD KH")
    state.totals = [0, 99, 3]
    play(state, discard("7C"))
    assert state.result.extra["settlement"] == [129 + 33 + 30, -(129 + 15), -(33 + 15)]


def read(do, **keys):
    return GAME.read_move({"seat": 0, "do": do, **keys})


def test_u9_actions_are_read():
    assert read("draw") == Draw(0)
    assert read("take", cards=["5H", "6H", "7H"]) == take("5H 6H 7H")
    assert read("take", meld=2) == take(meld=2)
    assert read("meld", cards=["QC", "QD", "QH"]) == lay("QC QD QH")
    assert read("layoff", meld=2, card="8H") == off(2, "8H")
    assert read("discard", card="4S", more=0) == discard("4S")


@pytest.mark.parametrize(
    ("do", "keys"),
    [
        ("pass", {}),
        ("take", {}),
        ("take", {"cards": ["5H", "6H", "7H"], "meld": 2}),
        ("take", {"meld": "2"}),
        ("meld", {"cards": ["QC", "QD", "JK"]}),
        ("layoff", {"meld": 2}),
        ("discard", {"card": 7}),
    ],
    ids=str,
)
def test_u9_a_wrong_form_is_refused(do, keys):
    with pytest.raises(RecordFault):
        read(do, **keys)


def test_u10_a_view_has_the_whole_pile_and_both_columns():
    state = position("7C", discard="3C 4C")
    play(state, discard("7C"))
    view = GAME.view(state, NEXT)
    assert view.discard == ("3C", "4C", "7C")
    assert view.hand_sizes == (0, 2, 2)
    assert view.columns == (((0, 20, 20), (2, -1, -1)),)


def test_u10_worlds_deal_what_is_unseen():
    state = position("7C 8D", others="", laid="9C 9D 9H")
    state.hands[1], state.hands[2] = (type(state.hands[0])(kinds(text)) for text in ("JC QC", "2D 3D"))
    gone = {*kinds("7C 8D JC QC 2D 3D 9C 9D 9H 3C")}
    state.stock = [card for card in range(52) if card not in gone]
    view = GAME.view(state, ME)
    seen = set()
    for seed in range(20):
        world = GAME.determinize(view, Random(seed))
        assert GAME.view(world, ME) == view
        cards = [*world.stock, *(card for hand in world.hands for card in hand.cards())]
        assert sorted([*cards, *kinds("9C 9D 9H 3C")]) == list(range(52))
        seen.add(GAME.view(world, NEXT).hand)
    assert len(seen) > 10
