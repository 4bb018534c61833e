"""Melding (B6)."""

import pytest

from barracan.model.cards import codes
from games.barracan.position import DREW, GAME, ME, PICKED_UP, SET, TOOK_A_TRICK, clause, lay, play, position

OPEN = {0: "opposites 5H 6S, triplet 9C 9D 9H"}
FIVE = "5H 6S 2H 4S 3C 3D 3H 8C 9C TC JH QS KH"
ALL_FIVE = "opposites 5H 6S, evens_odds 2H 4S, triplet 3C 3D 3H, run 8C 9C TC, family JH QS KH"


def test_b6_1_opening_lays_two_categories():
    hand = "3C 3D 3H 5H 6S 8C 8D"
    assert clause(position(hand), lay("triplet 3C 3D 3H")) == "B6.1"
    assert clause(position(hand), lay("triplet 3C 3D 3H, opposites 5H 6S")) is None


def test_b6_1_two_of_one_type_open():
    assert clause(position("AH TS 5H 6S 8C 8D"), lay("opposites AH TS, opposites 5H 6S")) is None


def test_b6_1_opening_counts_anew_in_every_hand():
    state = position("3C", laid={0: SET})
    state.clear_table()
    assert not any(table.opened for table in state.tables)


def test_b6_1_each_side_opens_for_itself():
    assert clause(position("3C 3D 3H 8C 8D", laid={1: SET}), lay("triplet 3C 3D 3H")) == "B6.1"


def test_b6_1_b9_11_categories_in_a_ladder_count():
    hand = "KH QS JH TH AS 8C 8D"
    assert clause(position(hand), lay("ladder 0: KH QS JH / family 0-2")) == "B6.1"
    assert clause(position(hand), lay("ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3")) is None


def test_b6_2_an_open_side_melds_singly_by_either_partner():
    for seat in (0, 2):
        state = position("3C 3D 3H 8C 8D", seats=4, turn=seat, laid=OPEN)
        assert clause(state, lay("triplet 3C 3D 3H", seat=seat)) is None


@pytest.mark.parametrize(
    "text", ["triplet 3C 3D 3S", "triplet 3C 3C 3D", "triplet 3C 3D JK", "triplet 9C 9D 9H", "triplet JC JC JC"]
)
def test_b6_2_every_card_is_of_the_hand(text):
    assert clause(position("3C 3D 3H 8C 8D", laid=OPEN), lay(text)) == "B6.2"


def test_b6_2_a_card_serves_one_category_only():
    hand = "2H 4S 6H 7C 8D TD"
    assert clause(position(hand, laid=OPEN), lay("evens_odds 2H 4S, evens_odds 4S 6H")) == "B6.2"
    assert clause(position(hand + " 4S", laid=OPEN), lay("evens_odds 2H 4S, evens_odds 4S 6H")) is None


def test_b6_3_any_number_of_one_type():
    state = position("3C 3D 3H 4C 4D 4H 8C 8D", laid={0: "triplet 9C 9D 9H"})
    play(state, lay("triplet 3C 3D 3H, triplet 4C 4D 4H"))
    assert [codes(each) for each in state.tables[0].stacks[2]] == [
        ("9C", "9D", "9H"), ("3C", "3D", "3H"), ("4C", "4D", "4H")
    ]  # fmt: skip


def test_b6_2_the_missing_cards_are_marked():
    refusal = GAME.refusal(position("3C 3D 3H 8C 8D", laid=OPEN), lay("triplet 3C 3C 3D"))
    assert refusal.cards == ("3C",)
    assert str(refusal.reason).startswith("These melds take the 3♣ more often than you hold it.")


@pytest.mark.parametrize(
    ("melds", "cards", "words"),
    [
        ("family KC QD JC", ("KC",), "The K♣ is not in your hand. Leave it out."),
        ("family KC QD JC, run QC KC AC", ("QC", "KC", "AC"), "A♣ Q♣ K♣ are not in your hand. Leave them out."),
        ("triplet 3C 3C 3S", ("3S",), "The 3♠ is not in your hand. Leave it out."),
    ],
)
def test_b6_2_one_missing_card_and_several_are_told_as_such(melds, cards, words):
    refusal = GAME.refusal(position("3C 3D 3H QD JC 8C 8D", laid=OPEN), lay(melds))
    assert set(refusal.cards) == set(cards)
    assert str(refusal.reason) == words


@pytest.mark.parametrize("order", ["3H 3S 3D", "3D 3H 3S"])
def test_b6_4_the_order_of_cards_is_of_no_matter(order):
    assert clause(position("3D 3H 3S 8C 8D", laid=OPEN), lay(f"evens_odds {order}")) is None


def test_b6_5_a_set_is_complete_with_ladders_included():
    ladder = "ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3"
    state = position("7C 8D", laid={0: f"triplet 9C 9D 9H, run 2C 3C 4C, {ladder}"})
    assert state.tables[0].complete_sets == 0
    assert position("7C 8D", laid={0: SET}).tables[0].complete_sets == 1
    assert state.tables[0].made == [0, 1, 1, 1, 1]


@pytest.mark.parametrize("flash_exit", ["any", "empty"])
def test_b6_6_all_five_types_from_the_hand_after_a_draw(flash_exit):
    state = position(FIVE, DREW, flash_exit=flash_exit)
    play(state, lay(ALL_FIVE, flash=True))
    assert (state.ending.reason, state.ending.seat, state.ending.points[0]) == ("flash", ME, 2 + 1 + 3 + 3 + 3 + 20)


def test_b6_6_a_flash_exit_is_a_declaration():
    state = position(FIVE)
    play(state, lay(ALL_FIVE))
    assert state.ending.reason == "out"


@pytest.mark.parametrize("taken", [PICKED_UP, TOOK_A_TRICK])
def test_b6_6_only_after_a_draw(taken):
    assert clause(position(FIVE, taken), lay(ALL_FIVE, flash=True)) == "B6.6"


def test_b6_6_only_for_a_side_that_had_melded_nothing():
    assert clause(position(FIVE, laid=OPEN), lay(ALL_FIVE, flash=True)) == "B6.6"
    assert clause(position(FIVE, laid={1: SET}), lay(ALL_FIVE, flash=True)) is None
    assert clause(position(FIVE, seats=4, laid={0: SET}), lay(ALL_FIVE, flash=True)) == "B6.6"


def test_b6_6_all_five_types_in_the_one_move():
    state = position(FIVE + " 8C 8D")
    assert clause(state, lay("opposites 5H 6S, evens_odds 2H 4S, triplet 3C 3D 3H, run 8C 9C TC", flash=True)) == "B6.6"


def test_b6_6_as_a_ladder():
    state = position("KH QS JH TH 9H 8S AS 9C 9D 6H 2C 3C")
    ladder = (
        "ladder 0: KH QS JH TH 9H 8S / 3 AS / 4 9C 9D / 5 6H / "
        "family 0-2; run 2-4; opposites row 3; triplet row 4; evens_odds row 5"
    )
    play(state, lay(ladder, flash=True))
    assert state.ending.reason == "flash"
    assert state.ending.points[0] == 3 + 3 + 2 + 3 + 1 + 13 + 20


def test_b6_6_as_a_ladder_and_what_lies_beside_it():
    state = position("KH QS JH TH AS 2H 4S 3C 3D 3H 8C 9C TC 7D")
    move = lay(
        "ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3, evens_odds 2H 4S, triplet 3C 3D 3H, run 8C 9C TC",
        flash=True,
    )
    play(state, move)
    assert state.ending.reason == "flash"


def test_b6_6_with_any_cards_left_are_of_no_matter():
    state = position(FIVE + " 8D KD KS", flash_exit="any")
    play(state, lay(ALL_FIVE, flash=True))
    assert state.hands[ME].size == 3
    assert codes(state.piles[0]) == ("2C",)


def test_b6_6_with_empty_one_card_at_most_is_left_and_discarded():
    state = position(FIVE + " 8D KD", flash_exit="empty")
    assert clause(state, lay(ALL_FIVE, flash=True, discard="8D")) == "B6.6"
    state = position(FIVE + " 8D", flash_exit="empty")
    assert clause(state, lay(ALL_FIVE, flash=True)) == "B6.6"
    assert clause(state, lay(ALL_FIVE, flash=True, discard="KD")) == "B6.6"
    assert clause(state, lay(ALL_FIVE, flash=True, discard="")) == "B6.6"
    play(state, lay(ALL_FIVE, flash=True, discard="8D"))
    assert state.hands[ME].size == 0
    assert codes(state.piles[0]) == ("2C", "8D")
    assert state.ending.reason == "flash"


@pytest.mark.parametrize(("hand", "flash_exit"), [(FIVE, "empty"), (FIVE, "any"), (FIVE + " 8D", "any")])
def test_b6_6_a_discard_that_nothing_asks_for_is_ignored(hand, flash_exit):
    state = position(hand, flash_exit=flash_exit)
    play(state, lay(ALL_FIVE, flash=True, discard="8D"))
    assert codes(state.piles[0]) == ("2C",)
    assert state.ending.reason == "flash"


@pytest.mark.parametrize("hand", [FIVE, FIVE + " 8D", FIVE + " 8D KD"])
@pytest.mark.parametrize("discard", [None, "8D"])
def test_b6_6_nobody_declares_a_flash_exit_where_there_is_none(hand, discard):
    state = position(hand, flash_exit="none")
    refusal = GAME.refusal(state, lay(ALL_FIVE, flash=True, discard=discard))
    assert refusal.clause == "B6.6"
    assert str(refusal.reason) == "This match is played without flash exits. Lay the melds without one."
    assert clause(state, lay(ALL_FIVE)) is None


def test_b6_6_without_flash_exits_all_five_at_once_meld_out():
    state = position(FIVE, flash_exit="none")
    play(state, lay(ALL_FIVE))
    assert (state.ending.reason, state.ending.points[0]) == ("out", 2 + 1 + 3 + 3 + 3 + 4)


def test_b6_6_a_flash_exit_may_leave_no_set_but_its_own():
    assert clause(position(FIVE + " 8D", flash_exit="any"), lay(ALL_FIVE, flash=True)) is None


def test_the_events_of_a_meld_put_every_card_on_its_place():
    state = position("3C 3D 3H TH AS 8C 8D", laid=OPEN)
    events = play(state, lay("triplet 3C 3D 3H, ladder 0: TH / 0 AS / opposites row 0"))
    moved = sorted((event.card, event.source, event.target) for event in events)
    assert moved == [
        ("3C", "hand:0", "melds:0:triplet"),
        ("3D", "hand:0", "melds:0:triplet"),
        ("3H", "hand:0", "melds:0:triplet"),
        ("AS", "hand:0", "ladder:0:0"),
        ("TH", "hand:0", "ladder:0:0"),
    ]
    assert GAME.view(state, ME).places()["ladder:0:0"] == ("TH", "AS")
