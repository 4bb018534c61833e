"""The course of a turn, pots and going out (C5 to C8)."""

import pytest

from barracan.games.burraco.moves import Add, Draw, Take
from barracan.model.cards import codes, kinds
from barracan.model.events import CardMoved
from barracan.model.moves import RecordFault
from games.burraco.position import (
    CLEAN,
    DIRTY,
    DREW,
    GAME,
    ME,
    NEXT,
    NOTHING,
    POT,
    TOOK,
    add,
    clause,
    discard,
    lay,
    play,
    position,
)

BOTH = (0, 1)
NO_POTS = ("", "")


@pytest.mark.parametrize("take", [Draw(ME), Take(ME)], ids=lambda move: move.do)
def test_c5_1_a_turn_begins_with_one_draw_or_take(take):
    assert clause(position(drawn=NOTHING), take) is None
    for drawn in (DREW, TOOK):
        assert clause(position(drawn=drawn), take) == "C5.1"


@pytest.mark.parametrize("move", [discard("KS"), lay("7C 7D 7H"), add(0, "9C 9D 9H 9S")], ids=lambda move: move.do)
def test_c5_1_melds_adds_and_the_discard_come_after_it(move):
    hand = "7C 7D 7H 9S KS KC"
    assert clause(position(hand, NOTHING, melds={0: "9C 9D 9H"}), move) == "C5.1"
    for drawn in (DREW, TOOK):
        assert clause(position(hand, drawn, melds={0: "9C 9D 9H"}), move) is None


def test_c5_1_the_discard_ends_the_turn():
    state = position()
    play(state, discard("KS"))
    assert (state.turn, state.drawn) == (NEXT, NOTHING)
    assert codes(state.discard) == ("9D", "KS")


def test_c5_1_only_the_seat_to_move_moves():
    assert clause(position(), discard("JC", NEXT)) == "C5.1"
    assert clause(GAME.start(2, {option.name: option.default for option in GAME.options}), Draw(ME)) == "C5.1"


def test_c5_1_nobody_plays_between_the_hands():
    state = position(drawn=NOTHING)
    assert clause(state, Draw(ME)) is None
    state.turn = None
    assert str(GAME.refusal(state, Draw(ME))) == "C5.1: No hand is being played. Deal the next one."


def test_c5_1_a_discard_comes_from_the_hand():
    assert clause(position("7C 8D"), discard("9H")) == "C5.1"


def test_c5_2_a_draw_is_the_top_card_of_the_stock():
    state = position(drawn=NOTHING)
    [event] = play(state, Draw(ME))
    assert (event.card, event.seen_by) == ("TC", frozenset({ME}))
    assert state.hands[ME].counts[kinds("TC")[0]] == 1


def test_c5_3_a_take_is_the_whole_pile():
    state = position("7C", NOTHING, discard="9D JK 4S")
    play(state, Take(ME))
    assert sorted(codes(state.hands[ME].cards())) == ["4S", "7C", "9D", "JK"]
    assert state.discard == []


def test_c5_3_there_has_to_be_a_pile():
    state = position(drawn=NOTHING, discard="")
    assert clause(state, Take(ME)) == "C5.3"
    assert GAME.legal_moves(state).actions() == ("draw",)


def test_c5_4_melds_are_laid_from_the_hand():
    assert clause(position("7C 7D 9S KS"), lay("7C 7D 7H")) == "C5.4"
    assert clause(position("7C 7D 7H 9S KS"), lay("7C 7D 7H")) is None


def test_c4_6_cards_are_added_from_the_hand():
    assert clause(position("9S KS KC", melds={0: "9C 9D 9H"}), add(0, "9C 9D 9H 9H")) == "C4.6"


def test_c5_4_a_meld_move_lays_something():
    with pytest.raises(RecordFault) as wrong:
        GAME.read_move({"seat": ME, "do": "meld", "melds": []})
    assert wrong.value.clause == "C5.4"


def test_c5_4_only_to_melds_of_the_own_side():
    state = position("9S 8S KS KC", melds={0: "9C 9D 9H", 1: "8C 8D 8H, 7C 7D 7H"})
    assert clause(state, add(1, "8C 8D 8H 8S")) == "C5.4"
    assert clause(state, add(-1, "9C 9D 9H 9S")) == "C5.4"


def test_c5_4_melds_of_a_partner_are_ones_own():
    state = position("9S KS KC", seats=4, melds={0: "9C 9D 9H"})
    assert clause(state, add(0, "9C 9D 9H 9S")) is None
    play(state, Add(ME, 0, ("9C", "9D", "9H", "9S")))
    assert state.tables[0].melds[0].cards == tuple(kinds("9C 9D 9H 9S"))


def test_c5_5_the_whole_pile_of_one_card_is_not_discarded():
    state = position("7C 8D", NOTHING, discard="3C")
    play(state, Take(ME))
    assert clause(state, discard("3C")) == "C5.5"
    assert clause(state, discard("7C")) is None
    assert [move.card for move in GAME.legal_moves(state).of("discard")] == ["7C", "8D"]


def test_c5_5_its_twin_in_the_hand_sets_it_free():
    state = position("3C 8D", NOTHING, discard="3C")
    play(state, Take(ME))
    assert clause(state, discard("3C")) is None


def test_c5_5_so_does_laying_one():
    state = position("3D 3H 8D KS 3S", NOTHING, discard="3C")
    play(state, Take(ME))
    play(state, lay("3C 3D 3H"))
    state.hands[ME].add(kinds("3C")[0])
    assert clause(state, discard("3C")) is None


def test_c5_5_a_longer_pile_is_free():
    state = position("7C 8D", NOTHING, discard="3C 4C")
    play(state, Take(ME))
    assert clause(state, discard("3C")) is None


def test_c6_1_a_side_takes_one_pot_the_first_left():
    state = position("7C 7D 7H", pots=(POT, "AC AD"))
    play(state, lay("7C 7D 7H"))
    assert codes(state.hands[ME].cards()) == tuple(codes(sorted(kinds(POT))))
    assert [len(pot) for pot in state.pots] == [0, 2]
    assert state.tables[0].pot == 0
    assert clause(position("7C 7D 7H", pot=(0,), pots=("", POT)), lay("7C 7D 7H")) == "C7.2"


@pytest.mark.parametrize("move", [lay("9C 9D 9H"), add(0, "7C 7D 7H 7S 7S 7C")], ids=lambda move: move.do)
def test_c6_2_in_flight_the_turn_goes_on(move):
    state = position("9C 9D 9H" if move.do == "meld" else "7S 7S 7C", melds={0: "7C 7D 7H"})
    events = play(state, move)
    assert (state.turn, state.drawn, state.hands[ME].size) == (ME, DREW, 11)
    assert state.fresh == set()
    told = [event for event in events if isinstance(event, CardMoved) and event.source == "pot:0"]
    assert all(event.seen_by == frozenset({ME}) for event in told)
    assert len(told) == 11
    assert clause(state, discard("3C")) is None


@pytest.mark.parametrize("card", ["7C", "JK", "2H"])
def test_c6_3_after_the_discard_the_pot_is_for_the_next_turn(card):
    state = position(card)
    play(state, discard(card))
    assert (state.turn, state.hands[ME].size, state.fresh) == (NEXT, 11, {ME})
    play(state, Draw(NEXT))
    play(state, discard("JC", NEXT))
    assert state.fresh == set()


def test_c7_1_a_clean_meld_or_any_long_one():
    last = discard("7C")
    for options, melds, found in [
        ({}, CLEAN, None),
        ({}, DIRTY, "C7.2"),
        ({"going_out": "any"}, DIRTY, None),
        ({"going_out": "any"}, "3H 4H 5H", "C7.2"),
        ({"semi_clean": "all"}, "2D 4H 5H 6H 7H 8H 9H TH", "C7.2"),
    ]:
        assert clause(position("7C", pot=BOTH, pots=NO_POTS, melds={0: melds}, **options), last) == found


def test_c7_1_only_after_a_pot():
    assert clause(position("7C", pots=NO_POTS, melds={0: CLEAN}), discard("7C")) == "C7.2"


def test_c7_2_who_takes_no_pot_and_does_not_go_out_keeps_a_card():
    assert clause(position("7C 8C", pot=BOTH), discard("7C")) is None
    assert clause(position("7C", pot=BOTH), discard("7C")) == "C7.2"
    assert clause(position("7C", pots=NO_POTS), discard("7C")) == "C7.2"
    assert clause(position("7C 7D 7H", pots=NO_POTS), lay("7C 7D 7H")) == "C7.2"


@pytest.mark.parametrize("card", ["JK", "2C", "2H"])
def test_c7_3_the_last_discard_is_no_wildcard(card):
    out = {"pot": BOTH, "pots": NO_POTS, "melds": {0: CLEAN}}
    assert clause(position(card, **out), discard(card)) == "C7.3"
    state = position("7C", **out)
    play(state, discard("7C"))
    assert (state.turn, state.ending.reason, state.ending.seat) == (None, "out", ME)


@pytest.mark.parametrize("card", ["JK", "2C"])
def test_c3_4_but_for_the_last_discard_a_wildcard_is_a_card_like_any_other(card):
    out = {"pot": BOTH, "pots": NO_POTS, "melds": {0: CLEAN}}
    assert clause(position(f"{card} 7C", **out), discard(card)) is None
    assert clause(position(card), discard(card)) is None
    assert clause(position(card, **out), discard(card)) == "C7.3"


def test_c7_4_a_last_discard_is_required_or_not():
    out = {"pot": BOTH, "pots": NO_POTS, "melds": {0: CLEAN}}
    assert clause(position("7C 7D 7H", **out), lay("7C 7D 7H")) == "C7.4"
    state = position("7C 7D 7H", final_discard="free", **out)
    play(state, lay("7C 7D 7H"))
    assert (state.ending.reason, state.ending.seat) == ("out", ME)
    assert clause(position("7C 7D 7H", final_discard="free", pot=BOTH), lay("7C 7D 7H")) == "C7.2"


def test_c7_4_the_meld_itself_counts():
    six = {0: "3H 4H 5H 6H 7H 8H"}
    whole = add(0, "3H 4H 5H 6H 7H 8H JK TH")
    state = position("JK TH", final_discard="free", pot=BOTH, going_out="any", melds=six)
    assert clause(state, add(0, "3H 4H 5H 6H 7H 8H JK TH")) is None
    assert sorted(len(move.cards) for move in GAME.legal_moves(state).of("add")) == [7, 8]
    play(state, whole)
    assert state.ending.reason == "out"
    assert clause(position(CLEAN, final_discard="free", pot=BOTH), lay(CLEAN)) is None


def test_c7_5_one_of_the_cards_kept_can_be_discarded():
    assert clause(position("7C 7D 7H KS", pot=BOTH), lay("7C 7D 7H")) == "C7.5"
    assert clause(position("7C 7D 7H KS KC", pot=BOTH), lay("7C 7D 7H")) is None
    assert clause(position("7C 7D 7H KS"), lay("7C 7D 7H")) is None
    assert clause(position("7C 7D 7H KS", pot=BOTH, melds={0: CLEAN}), lay("7C 7D 7H")) is None
    assert clause(position("7C 7D 7H JK", pot=BOTH, melds={0: CLEAN}), lay("7C 7D 7H")) == "C7.5"
    assert clause(position("7C 7D 7H JK"), lay("7C 7D 7H")) is None
    assert clause(position("TH KS", pot=BOTH, melds={0: CLEAN}), add(0, CLEAN + " TH")) is None
    assert clause(position("JK KS", pot=BOTH, melds={0: CLEAN}), add(0, "JK " + CLEAN)) == "C7.5"


def test_c7_5_not_the_card_that_was_the_whole_pile():
    state = position("7C 7D 7H", NOTHING, discard="3C")
    play(state, Take(ME))
    assert clause(state, lay("7C 7D 7H")) == "C7.5"
    assert GAME.legal_moves(state).actions() == ("discard",)


def test_c8_1_a_pot_becomes_the_stock():
    state = position(stock="", pots=(POT, "AC AD"))
    play(state, discard("KS"))
    assert codes(state.stock[::-1]) == tuple(POT.split())
    assert [len(pot) for pot in state.pots] == [0, 2]
    assert state.turn == NEXT


def test_c8_1_after_the_last_card_the_turn_is_played_to_its_end():
    state = position("7C 8D KS", NOTHING, stock="TC", pots=NO_POTS)
    play(state, Draw(ME))
    play(state, discard("KS"))
    assert (state.turn, state.ending.reason, state.ending.seat) == (None, "stock", None)


def test_c8_1_a_pot_taken_with_the_last_discard_comes_first():
    state = position("7C", stock="", pots=(POT, ""))
    play(state, discard("7C"))
    assert state.ending.reason == "stock"
    assert state.hands[ME].size == 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c8_2_turns_that_only_take_end_the_hand(seats):
    state = position("7C 8D", NOTHING, discard="3C 4C", seats=seats, others="JC QC")
    for count in range(4 * seats):
        assert state.turn is not None, count
        play(state, Take(state.turn))
        play(state, next(GAME.legal_moves(state).of("discard")))
    assert (state.turn, state.ending.reason, state.ending.seat) == (None, "stall", None)


@pytest.mark.parametrize("progress", ["draw", "lay"])
def test_c8_2_a_draw_or_a_laid_card_starts_the_count_again(progress):
    state = position("7C 7D 7H 8D 9S", NOTHING, discard="3C 4C")
    for _ in range(7):
        play(state, Take(state.turn))
        play(state, next(GAME.legal_moves(state).of("discard")))
    state.turn = ME
    play(state, Draw(ME) if progress == "draw" else Take(ME))
    if progress == "lay":
        state.hands[ME].add(kinds("7C")[0])
        state.hands[ME].add(kinds("7D")[0])
        state.hands[ME].add(kinds("7H")[0])
        play(state, lay("7C 7D 7H"))
    play(state, next(GAME.legal_moves(state).of("discard")))
    assert (state.stalled, state.ending) == (0, None)
