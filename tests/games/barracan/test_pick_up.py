"""Category pick-ups (B7)."""

import pytest

from barracan.model.cards import codes
from games.barracan.position import ME, NOTHING, SET, clause, pick_up, play, position

OPEN = {0: "opposites 5H 6S, evens_odds 2H 4S"}
SPARE = " 8D TS"


def taken(hand, top, text, laid=OPEN, **more):
    """The clause that refuses a pick-up of pile 1 with this top card."""
    return clause(position(hand + SPARE, NOTHING, piles=f"2C|KC {top}|4C|5C", laid=laid, **more), pick_up(1, text))


@pytest.mark.parametrize(
    ("hand", "top", "text"),
    [
        ("3C 3D", "3H", "triplet 3C 3D 3H"),
        ("3H 3C", "3H", "triplet 3H 3C 3H"),
        ("3H 4H", "5H", "run 3H 4H 5H"),
        ("QH KH", "AH", "run QH KH AH"),
        ("QH KS", "JS", "family QH KS JS"),
        ("QH KS JS JH JH", "JS", "family QH KS JS JH JS JH"),
        ("3C 3D", "JK", "triplet 3C 3D JK"),
        ("3H 5H", "JK", "run 3H JK 5H"),
    ],
)
def test_b7_1_a_triplet_a_run_or_a_family_with_the_top_card(hand, top, text):
    assert taken(hand, top, text) is None


@pytest.mark.parametrize(
    ("hand", "top", "text"),
    [
        ("8S", "3H", "opposites 8S 3H"),
        ("5S 7H", "3H", "evens_odds 3H 5S 7H"),
        ("3C 3D 3S", "3H", "triplet 3C 3D 3S"),
        ("3C 3D 3S 8S", "3H", "triplet 3C 3D 3S, opposites 3H 8S"),
    ],
)
def test_b7_1_no_other_type_and_the_first_meld_holds_the_top_card(hand, top, text):
    assert taken(hand, top, text) == "B7.1"


def test_b7_1_the_player_holds_all_the_other_cards():
    assert taken("3C", "3H", "triplet 3C 3D 3H") == "B6.2"
    assert taken("3C 3C", "3H", "triplet 3C 3D 3H") == "B6.2"
    assert taken("3H", "3H", "triplet 3H 3H 3H") == "B6.2"


def test_b7_1_the_cards_under_the_top_card_are_not_held_yet():
    assert clause(
        position("3C" + SPARE, NOTHING, piles="2C|3D 3H|4C|5C", laid=OPEN), pick_up(1, "triplet 3C 3D 3H")
    ) == "B6.2"  # fmt: skip


def test_b7_1_there_is_a_pile_with_a_top_card():
    for pile in (4, -1, 10**30):
        assert clause(position("3C 3D" + SPARE, NOTHING, laid=OPEN), pick_up(pile, "triplet 3C 3D 3H")) == "B7.1"
    empty = position("3C 3D" + SPARE, NOTHING, piles="2C||4C|5C", laid=OPEN)
    assert clause(empty, pick_up(1, "triplet 3C 3D 3H")) == "B7.1"


def test_b7_2_no_joker_of_the_hand():
    assert taken("3C JK", "3H", "triplet 3C JK 3H") == "B7.2"
    assert taken("4H JK", "3H", "run JK 4H 3H") == "B7.2"
    assert taken("3C JK", "JK", "triplet 3C JK JK") == "B5.6"


def test_b7_2_a_joker_may_be_the_top_card_though_the_hand_holds_one_too():
    assert taken("4H 3H JK", "JK", "run JK 4H 3H") is None
    assert taken("4H JK", "JK", "run JK 4H 3H") == "B6.2"


def test_b7_2_a_joker_may_go_into_a_further_category():
    assert taken("3C 3D 9C TC JK", "3H", "triplet 3C 3D 3H, run 9C TC JK") is None


@pytest.mark.parametrize(
    ("pile", "hand", "left"),
    [
        ("KC 9D 3H", "8D TS 9D KC", ""),
        ("KC AS 9D 3H", "8D TS AS 9D", "KC"),
        ("KC AS 9D AC 7D 3H", "8D TS AC 7D", "KC AS 9D"),
        ("AC 3H", "8D TS AC", ""),
        ("3H", "8D TS", ""),
    ],
)
def test_b7_3_down_to_and_including_the_topmost_stopper(pile, hand, left):
    state = position("3C 3D" + SPARE, NOTHING, piles=f"2C|{pile}|4C|5C", laid=OPEN)
    events = play(state, pick_up(1, "triplet 3C 3D 3H"))
    assert sorted(codes(state.hands[ME].cards())) == sorted(hand.split())
    assert " ".join(codes(state.piles[1])) == left
    lifted = [event for event in events if event.source == "pile:1"]
    assert [event.source_at for event in lifted if event.card == "3H"] == [len(pile.split()) - 1]
    assert sorted(event.source_at for event in lifted) == list(range(len(left.split()), len(pile.split())))


def test_b7_4_a_side_that_has_not_opened_lays_two_categories():
    assert taken("3C 3D 5H 6S", "3H", "triplet 3C 3D 3H", laid={}) == "B7.4"
    assert taken("3C 3D 5H 6S", "3H", "triplet 3C 3D 3H, opposites 5H 6S", laid={}) is None
    assert taken("3C 3D 5H 6S", "3H", "triplet 3C 3D 3H, opposites 5H 6S", laid={1: SET}) is None


def test_b7_4_an_open_side_may_lay_further_ones_too():
    assert taken("3C 3D 5H 6S", "3H", "triplet 3C 3D 3H, opposites 5H 6S") is None


def test_b7_4_further_categories_hold_neither_the_top_card_nor_others_of_the_pile():
    assert taken("3C 3D 8S", "3H", "triplet 3C 3D 3H, opposites 3H 8S") == "B6.2"
    assert taken("3C 3D 8S 3H", "3H", "triplet 3C 3D 3H, opposites 3H 8S") is None
    assert taken("3C 3D QC JC", "3H", "triplet 3C 3D 3H, run JC QC KC") == "B6.2"
    assert taken("3C 3D QC JC KC", "3H", "triplet 3C 3D 3H, run JC QC KC") is None


LADDER = {0: "evens_odds 2H 4S, ladder 0: TH 9H 8H / 0 AS / run 0-2; opposites row 0"}
GROWN = "ladder 0: KH QS JH TH 9H 8H / 3 AS / run 3-5; opposites row 3; family 0-2"


def test_b7_4_further_categories_share_no_card_on_the_table():
    row = "ladder 0: TH 9H 8H / 0 AS / 1 9C 9D / run 0-2; opposites row 0; triplet row 1"
    assert taken("3C 3D 9C 9D", "3H", f"triplet 3C 3D 3H, {row}", laid=LADDER) == "B7.4"


def test_b7_4_further_categories_may_go_into_a_ladder():
    assert taken("3C 3D KH QS JH", "3S", f"triplet 3C 3D 3S, {GROWN}", laid=LADDER) is None
    new = "ladder 1: KH QS JH TC / 3 AD / family 0-2; opposites row 3"
    assert taken("3C 3D KH QS JH TC AD", "3S", f"triplet 3C 3D 3S, {new}", laid=LADDER) is None


def test_b7_5_the_category_of_the_pick_up_may_go_into_a_ladder():
    assert taken("KH QS", "JH", GROWN, laid=LADDER) is None
    assert taken("QS JH", "KH", GROWN, laid=LADDER) is None
    assert taken("QS", "KH", GROWN, laid=LADDER) == "B6.2"


def test_b7_5_it_shares_no_card_on_the_table():
    row = "ladder 0: TH 9H 8H / 0 AS / 1 9C 9D / run 0-2; opposites row 0; triplet row 1"
    assert taken("9C 8S", "9D", row, laid=LADDER) == "B7.5"


def test_b7_5_it_may_start_a_ladder_and_open():
    start = "ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3"
    assert taken("KH QS TH AS", "JH", start, laid={}) is None
    assert taken("KH QS", "JH", "ladder 0: KH QS JH / family 0-2", laid={}) == "B7.4"
    assert taken("KH QS JH TH", "AS", start, laid={}) == "B7.1"


def test_b7_4_b9_4_further_categories_share_arm_cards_of_the_hand_but_not_the_top_card():
    shared = "ladder 0: KH QH JH / 2 JS JC / run 0-2; triplet row 2"
    assert taken("KH JH JS JC", "QH", shared, laid={}) is None
    assert taken("KH QH JS JC", "JH", shared, laid={}) == "B7.4"
    assert taken("KH QH JH JC", "JS", shared, laid={}) is None


def test_b7_4_twins_of_the_top_card_may_be_shared():
    twins = "ladder 0: KH QH JH / 2 JS JH / run 0-2; triplet row 2"
    assert taken("KH QH JH JS", "JH", twins, laid={}) is None
    assert taken("KH QH JS JC", "JH", "ladder 0: KH QH JH / 2 JS JC / run 0-2; triplet row 2", laid={}) == "B7.4"


def test_b7_5_a_twin_of_the_top_card_that_lies_on_the_table_does_not_count():
    laid = {0: "evens_odds 2H 4S, ladder 0: TH 9H 8H / 0 AS / run 0-2; opposites row 0"}
    row = "ladder 0: TH 9H 8H / 0 AS / 1 9C 9D / run 0-2; opposites row 0; triplet row 1"
    assert taken("9C 9D", "9H", row, laid=laid) == "B7.5"


def test_b7_1_a_pick_up_makes_no_triplet_of_four_in_a_ladder():
    four = "ladder 0: 3H / 0 3C 3D 3S / triplet row 0"
    assert taken("3C 3D 3S", "3H", four) == "B7.1"
    assert taken("3C 3D", "3H", "ladder 0: 3H / 0 3C 3D / triplet row 0") is None


def test_b7_4_a_further_row_may_be_a_triplet_of_four():
    text = "ladder 0: KH QH JH TS / 3 TH TD TC / run 0-2; triplet row 3"
    assert taken("KH QH TS TH TD TC", "JH", text, laid={}) is None


def test_b7_1_in_a_ladder_no_opposites_and_no_evens_or_odds():
    assert taken("AS", "TH", "ladder 0: TH / 0 AS / opposites row 0") == "B7.1"
    assert taken("4S", "TH", "ladder 0: TH / 0 4S / evens_odds row 0") == "B7.1"


def test_b7_5_a_family_with_further_jacks_in_a_ladder():
    family = "ladder 0: KH QS JH / 2 JS JH / family 0-2 row 2"
    for top in ("KH", "QS", "JH", "JS"):
        hand = ["KH", "QS", "JH", "JS", "JH"]
        hand.remove(top)
        assert taken(" ".join(hand), top, family) is None


def test_b7_the_further_melds_come_first_in_no_order():
    assert taken("3C 3D 5H 6S", "3H", "opposites 5H 6S, triplet 3C 3D 3H", laid={}) == "B7.1"


def test_b7_5_the_top_card_may_be_a_side_card():
    assert taken("3C 3H", "3D", "ladder 0: 3H / 0 3C 3D / triplet row 0") is None
    assert taken("KH QS", "JH", "ladder 0: KH / 0 QS JH / family row 0") is None


def test_b7_4_further_categories_in_the_same_ladder_share_no_card_on_the_table():
    rows = "ladder 0: KH QS JH TH 9H 8H / 3 AS / 4 9C 9D / run 3-5; opposites row 3; family 0-2; triplet row 4"
    assert taken("KH QS 9C 9D", "JH", rows, laid=LADDER) == "B7.4"


def test_b7_4_nor_do_those_in_another_ladder():
    laid = {0: LADDER[0] + ", ladder 1: 6H 5S / opposites 0-1"}
    row = "ladder 1: 6H 5S / 0 6C 6D / opposites 0-1; triplet row 0"
    assert taken("KH QS 6C 6D", "JH", f"{GROWN}, {row}", laid=laid) == "B7.4"
    new = "ladder 1: 6H 5S KC QD JC / opposites 0-1; family 2-4"
    assert taken("KH QS KC QD JC", "JH", f"{GROWN}, {new}", laid=laid) is None
