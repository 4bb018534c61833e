"""Ladders that grow (B9.7)."""

import pytest

from games.barracan.position import GAME, ME, clause, lay, play, position

BASE = "ladder 0: TH 9H 8H / 0 AS / run 0-2; opposites row 0"
TWO = "ladder 0: TH 9H 8H / run 0-2"


def grown(hand, text, base=BASE, **more):
    return clause(position(hand + " 2C 3D", laid={0: "evens_odds 2H 4S, " + base}, **more), lay(text))


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("KH QS JH", "ladder 0: KH QS JH TH 9H 8H / 3 AS / run 3-5; opposites row 3; family 0-2"),
        ("9C 9D", "ladder 0: TH 9H 8H / 0 AS / 1 9C 9D / run 0-2; opposites row 0; triplet row 1"),
        ("9C 9D 9S", "ladder 0: TH 9H 8H / 0 AS / 1 9C 9D 9S / run 0-2; opposites row 0; triplet row 1"),
        ("7S 5H", "ladder 0: TH 9H 8H 7S / 0 AS / 3 5H / run 0-2; opposites row 0; evens_odds row 3"),
        ("KC QD JC", "ladder 0: TH 9H 8H KC QD JC / 0 AS / run 0-2; opposites row 0; family 3-5"),
        ("KC QD JC", "ladder 0: TH 9H 8H KC / 0 AS / 3 QD JC / run 0-2; opposites row 0; family row 3"),
        (
            "KH QS JH 7S 5H",
            "ladder 0: KH QS JH TH 9H 8H 7S / 3 AS / 6 5H / run 3-5; opposites row 3; family 0-2; evens_odds row 6",
        ),
        ("TC TD TS 7D 9S", "ladder 0: TH 9H 8H 7D / 0 AS / 3 9S / run 0-2; opposites row 0; evens_odds row 3"),
    ],
    ids=["top", "row", "four", "bottom", "break", "king of a break", "both ends", "arm card with a row"],
)
def test_b9_7_categories_of_two_new_cards_or_more(hand, text):
    assert grown(hand, text) is None


def test_b9_7_two_new_cards_may_share_one_that_lies_there():
    base = "ladder 0: KH QS JH / family 0-2"
    assert grown("TH 9H", "ladder 0: KH QS JH TH 9H / family 0-2; run 2-4", base) is None
    assert grown("TC AS", "ladder 0: KH QS JH TC / 3 AS / family 0-2; opposites row 3", base) == "B9.5"


@pytest.mark.parametrize(
    ("hand", "text", "base"),
    [
        ("7S", "ladder 0: TH 9H 8H / 0 AS / 1 7S / run 0-2; opposites row 0; evens_odds row 1", BASE),
        ("AS", "ladder 0: TH 9H 8H / 0 AS / run 0-2; opposites row 0", TWO),
    ],
)
def test_b9_7_no_single_cards(hand, text, base):
    assert grown(hand, text, base) == "B9.7"


def test_b9_7_a_single_card_that_makes_opposites_in_the_arm():
    base = "ladder 0: 8H 7H 6H / run 0-2"
    assert grown("5S", "ladder 0: 8H 7H 6H 5S / run 0-2; opposites 2-3", base) == "B9.7"
    assert grown("5S 7D", "ladder 0: 8H 7H 6H 5S / 3 7D / run 0-2; evens_odds row 3", base) is None


def test_b9_7_each_category_added_needs_two_of_its_own():
    base = "ladder 0: 8H 7H 6H / run 0-2"
    text = "ladder 0: 8H 7H 6H 5S / 3 7D / run 0-2; evens_odds row 3; opposites 2-3"
    assert grown("5S 7D", text, base) == "B9.7"


@pytest.mark.parametrize(
    "text",
    [
        BASE,
        "ladder 0: TH 9H 8H / 0 AS / opposites row 0; run 0-2",
    ],
)
def test_b9_7_a_move_that_names_a_ladder_adds_a_category(text):
    assert grown("9C 9D", text) == "B9.7"


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("9C 9D", "ladder 0: TH 9H 8H / 1 9C 9D / run 0-2; triplet row 1"),
        ("9C 9D AC", "ladder 0: TH 9H 8H / 0 AC / 1 9C 9D / run 0-2; opposites row 0; triplet row 1"),
        ("9S 8S 7S 9C 9D", "ladder 0: 9S 8S 7S / 0 9C 9D / run 0-2; triplet row 0"),
        ("9C 9D", "ladder 0: TH 9H / 0 AS / 1 9C 9D / opposites row 0; triplet row 1"),
        ("KC QD JC", "ladder 0: TH KC QD JC / 0 AS / opposites row 0; family 1-3"),
        ("6H 5S", "ladder 0: 6H 5S / opposites 0-1"),
    ],
    ids=["a row gone", "a side card changed", "another arm", "the arm cut", "another break", "another ladder"],
)  # fmt: skip
def test_b9_7_what_lies_there_keeps_its_place_and_category(hand, text):
    assert grown(hand, text) == "B9.7"


def test_b9_7_the_arm_is_not_exchanged():
    assert grown("9S 8S 7S 9C 9D", "ladder 0: 9S 8S 7S / 0 9C 9D / run 0-2; triplet row 0", TWO) == "B9.7"
    assert grown("8S 9C 9D", "ladder 0: TH 9H 8S / 1 9C 9D / triplet row 1", TWO) == "B9.5"


@pytest.mark.parametrize(
    ("base", "hand", "text"),
    [
        (
            "ladder 0: TH / 0 TS TD / triplet row 0",
            "9C 7D",
            "ladder 0: TH 9C / 0 TS TD / 1 7D / evens_odds row 0; evens_odds row 1",
        ),
        (
            "ladder 0: TH / 0 TS TD / triplet row 0",
            "9S 8S 7S",
            "ladder 0: TH 9S 8S 7S / 0 TS TD / evens_odds row 0; run 1-3",
        ),
        (
            "ladder 0: 6H 5S / 0 6S 6D / 1 7D / opposites 0-1; triplet row 0; evens_odds row 1",
            "4S 3S",
            "ladder 0: 6H 5S 4S 3S / 0 6S 6D / 1 7D / triplet row 0; evens_odds row 1; run 1-3",
        ),
        (
            "ladder 0: TH 9H 8H / 0 8S / run 0-2; evens_odds row 0",
            "6D 9C 9D",
            "ladder 0: TH 9H 8H / 0 8S 6D / 1 9C 9D / run 0-2; evens_odds row 0; triplet row 1",
        ),
    ],
    ids=["a type twice", "a category renamed", "a category gone", "a row lengthened"],
)
def test_b9_7_what_lies_there_keeps_its_category(base, hand, text):
    assert grown(hand, text, base) == ("B9.4" if text.count("evens_odds") > 1 else "B9.7")


def test_b9_7_the_arm_grows_at_its_ends_only():
    base = "ladder 0: TH KC QD JC / 0 AS / opposites row 0; family 1-3"
    text = "ladder 0: TH 9S KC QD JC / 0 AS / 1 7H / opposites row 0; family 2-4; evens_odds row 1"
    assert grown("9S 7H", text, base) == "B9.7"


def test_b9_7_a_family_gets_no_further_jacks_later():
    base = "ladder 0: KH QS JH / family 0-2"
    assert grown("JS JH", "ladder 0: KH QS JH / 2 JS JH / family 0-2 row 2", base) == "B9.7"


def test_b9_7_a_break_is_not_mended_or_doubled():
    base = "ladder 0: TH KC QD JC / 0 AS / opposites row 0; family 1-3"
    text = "ladder 0: TH KC QD JC TC 9C 8C / 0 AS / opposites row 0; family 1-3; run 4-6"
    assert grown("TC 9C 8C", text, base) == "B9.2"
    base = "ladder 0: KC QD JC / family 0-2"
    assert grown("6H 5S", "ladder 0: 6H 5S KC QD JC / family 2-4; opposites 0-1", base) is None
    assert grown("6H 5S TC 9C 8C", "ladder 0: 6H 5S KC QD JC TC / family 2-4; opposites 0-1", base) == "B9.2"


def test_b9_7_an_ace_below_a_two_and_a_king_below_an_ace_are_steps():
    base = "ladder 0: 3H 2H AH / run 0-2"
    assert grown("KC QD JC", "ladder 0: 3H 2H AH KC QD JC / run 0-2; family 3-5", base) is None
    base = "ladder 0: AH KH QH / run 0-2"
    assert grown("3S 2D 5H 4C", "ladder 0: 3S 2D AH KH QH / 0 5H / 1 4C / run 2-4; evens_odds row 0", base) == "B9.5"
    assert grown("2D 9S 4C", "ladder 0: 3S 2D AH KH QH / 1 9S / run 2-4; opposites row 1", base) == "B9.5"


def test_b9_6_thirteen_cards_at_most_after_the_growth():
    base = (
        "ladder 0: KH QS JH TH 9H 8H / 2 JS JH / 3 AS / 4 9C 9D 9S / "
        "family 0-2 row 2; run 3-5; opposites row 3; triplet row 4"
    )
    text = (
        "ladder 0: KH QS JH TH 9H 8H 7S / 2 JS JH / 3 AS / 4 9C 9D 9S / 6 5H / "
        "family 0-2 row 2; run 3-5; opposites row 3; triplet row 4; evens_odds row 6"
    )
    assert grown("7S 5H", text, base) == "B9.6"


def test_b9_7_either_partner_adds_and_nobody_else():
    text = "ladder 0: TH 9H 8H / 0 AS / 1 9C 9D / run 0-2; opposites row 0; triplet row 1"
    for seat, refused in ((0, None), (2, None)):
        state = position("9C 9D 2C 3D", seats=4, turn=seat, laid={0: "evens_odds 2H 4S, " + BASE})
        assert clause(state, lay(text, seat=seat)) == refused
    state = position("9C 9D 2C 3D", seats=4, turn=1, laid={0: BASE, 1: "evens_odds 2H 4S"})
    assert clause(state, lay(text, seat=1)) == "B6.2"


def test_b9_7_growth_is_told_by_its_new_cards_alone():
    state = position("KH QS JH 2C 3D", laid={0: "evens_odds 2H 4S, " + BASE})
    events = play(state, lay("ladder 0: KH QS JH TH 9H 8H / 3 AS / run 3-5; opposites row 3; family 0-2"))
    assert sorted(event.card for event in events) == ["JH", "KH", "QS"]
    ladder = GAME.view(state, ME).table[0].ladders[0]
    assert ladder.arm == ("KH", "QS", "JH", "TH", "9H", "8H")
    assert ladder.rows == ((3, ("AS",)),)
    assert ladder.missing == ("evens_odds", "triplet")
    assert set(ladder.categories) == {("run", 3, 5, -1), ("opposites", -1, -1, 3), ("family", 0, 2, -1)}


def test_b9_7_several_categories_in_one_later_move():
    hand = "KH QS JH 9C 9D 7S 5H"
    text = (
        "ladder 0: KH QS JH TH 9H 8H 7S / 3 AS / 4 9C 9D / 6 5H / "
        "run 3-5; opposites row 3; family 0-2; triplet row 4; evens_odds row 6"
    )
    state = position(hand + " 2C 3D", laid={0: "evens_odds 2H 4S, " + BASE})
    play(state, lay(text))
    assert state.tables[0].ladders[0].complete
    assert state.tables[0].made == [2, 1, 1, 1, 1]
