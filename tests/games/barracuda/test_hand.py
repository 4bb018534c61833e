"""Table, deal, plays, turns and the end of a hand (U1 to U5)."""

import pytest

from barracan.games.barracuda.moves import Draw
from barracan.model.cards import KINDS, codes
from barracan.model.offers import Pick
from games.barracuda.position import (
    DISCARD,
    DRAW,
    GAME,
    ME,
    NEXT,
    PLAY,
    clause,
    discard,
    lay,
    off,
    play,
    position,
    take,
)

DECK = list(GAME.pack(3, {}))


def begun(seats=4):
    return GAME.start(seats, {option.name: option.default for option in GAME.options})


def judged(text):
    """The clause that refuses these cards as a play of somebody who holds them and two more."""
    return clause(position(f"{text} 2D 3S"), lay(text))


def test_u1_1_a_pack_of_52():
    assert len(DECK) == len(set(DECK)) == 52
    assert GAME.deal_refusal(begun(), 0, DECK) is None
    assert GAME.deal_refusal(begun(), 0, [*DECK[:-1], 0]).clause == "U1.1"


def test_u1_2_three_to_six():
    assert GAME.seat_counts == (3, 4, 5, 6)


def test_u1_2_play_goes_clockwise():
    state = position("7C 8D", seats=4, turn=2)
    for seat in (2, 3, 0, 1):
        assert (state.turn, state.hand_number) == (seat, 1)
        state.phase = PLAY
        play(state, discard(codes(state.hands[seat].cards())[0], seat))
        state.hands[seat].add(0)


def test_u1_3_everybody_alone():
    assert GAME.sides(5, {}) == ((0,), (1,), (2,), (3,), (4,))


def test_u1_4_aces_are_low():
    assert judged("AC 2C 3C") is None
    assert judged("QC KC AC") == "U3.4"


def test_u2_1_the_deal_passes_clockwise():
    state = begun()
    assert GAME.next_dealers(state) == (0, 1, 2, 3)
    assert GAME.deal_refusal(state, 4, DECK).clause == "U2.1"
    GAME.deal(state, 3, DECK)
    assert GAME.next_dealers(state) == (0,)
    assert GAME.deal_refusal(state, 1, DECK).clause == "U2.1"


def test_u2_1_the_dealer_is_a_seat_of_the_match():
    for dealer in (-1, 4):
        assert str(GAME.deal_refusal(begun(), dealer, DECK).reason) == "The dealer is a seat of this match."
    assert GAME.deal_refusal(begun(), 3, DECK) is None


def test_u2_2_seven_each_beginning_left_of_the_dealer():
    state = begun()
    GAME.deal(state, 1, DECK)
    for seat in range(4):
        assert state.hands[seat].cards() == sorted(DECK[index] for index in range(28) if (2 + index) % 4 == seat)
    assert state.stock[::-1] == DECK[28:]


def test_u2_3_and_u2_4_no_card_is_turned_up_and_the_seat_left_of_the_dealer_begins():
    state = begun()
    GAME.deal(state, 1, DECK)
    assert state.discard == []
    assert (state.turn, state.phase) == (2, DRAW)


@pytest.mark.parametrize("text", ["5H 6H", "5H 6H 7H 8H", "9C 9D", "9C 9D 9H 9S"])
def test_u3_1_exactly_three_cards(text):
    assert judged(text) == "U3.1"


@pytest.mark.parametrize("text", ["5H 6H 8H", "5H 6H 7C", "9C 9D 8D"])
def test_u3_1_three_of_a_suit_in_a_row(text):
    assert judged(text) == "U3.1"
    assert judged("7H 5H 6H") is None


def test_u3_2_three_of_a_rank():
    assert judged("9C 9D 9S") is None
    assert judged("9C 9C 9S") == "U3.1"


LAID = "5H 6H 7H, 9C 9D 9S"


@pytest.mark.parametrize(("meld", "card"), [(0, "4H"), (0, "8H"), (1, "9H")])
def test_u3_3_the_next_card_of_a_run_or_the_fourth_of_a_set(meld, card):
    assert clause(position("4H 8H 9H 2C", laid=LAID), off(meld, card)) is None
    assert clause(position("4H 8H 9H 2C", laid=LAID), off(1 - meld, card)) == "U3.3"
    assert clause(position("4H 8H 9H 2C", laid=LAID), off(2, card)) == "U3.3"


def test_u3_3_whoever_laid_it():
    state = position("4H 2C", laid=LAID)
    assert state.melds[0].seat == NEXT
    play(state, off(0, "4H"))
    assert codes(state.melds[0].cards) == ("4H", "5H", "6H", "7H")


def test_u3_3_a_whole_set_takes_no_card():
    refusal = GAME.refusal(position("9H 2C", laid="9C 9D 9H 9S"), off(0, "9H"))
    assert (refusal.clause, str(refusal.reason)) == ("U3.3", "This meld is whole. Choose another.")


@pytest.mark.parametrize(("top", "meld"), [("8H", 0), ("9H", 1)])
def test_u4_4_the_top_discard_is_laid_off_where_it_fits(top, meld):
    state = position("2C 3D", DRAW, discard=f"KS {top}", laid=LAID)
    assert clause(state, take(meld=1 - meld)) == "U3.3"
    play(state, take(meld=meld))
    assert top in codes(state.melds[meld].cards)
    assert codes(state.discard) == ("KS",)
    assert state.phase is DISCARD


def test_u3_4_a_run_never_goes_beyond_its_ends():
    state = position("AC KC 2D", laid="AC 2C 3C, JC QC KC")
    assert clause(state, off(0, "KC")) == "U3.3"
    assert clause(state, off(1, "AC")) == "U3.3"


def test_u3_5_a_run_may_grow_to_all_thirteen():
    state = position("KC 2D", laid="AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC")
    play(state, off(0, "KC"))
    assert state.melds[0].wants == 0
    state.phase = PLAY
    assert clause(state, off(0, "2D")) == "U3.3"


def test_u3_6_melds_are_numbered_over_the_whole_table():
    state = position("2C 3C 4C KD", laid=LAID)
    play(state, lay("2C 3C 4C"))
    assert codes(state.melds[2].cards) == ("2C", "3C", "4C")
    assert state.melds[2].seat == ME


PLAYS = [lay("2C 3C 4C"), off(0, "8H")]


@pytest.mark.parametrize("move", [*PLAYS, discard("KD")], ids=lambda move: move.do)
def test_u4_1_a_turn_begins_with_a_draw(move):
    hand = "2C 3C 4C 8H KD"
    assert clause(position(hand, DRAW, laid=LAID), move) == "U4.1"
    assert clause(position(hand, PLAY, laid=LAID), move) is None
    assert clause(position(hand, PLAY, laid=LAID), Draw(ME)) == "U4.1"


@pytest.mark.parametrize("move", PLAYS, ids=lambda move: move.do)
def test_u4_1_one_play_a_turn(move):
    state = position("2C 3C 4C 8H 9H KD", laid=LAID)
    play(state, move)
    for other in (off(1, "9H"), *PLAYS):
        assert clause(state, other) == "U4.1"
    assert clause(state, discard("KD")) is None


def test_u4_1_who_would_draw_after_the_play_is_told_to_discard():
    state = position("2C 3C 4C 8H 9H KD", laid=LAID)
    assert "Play once" in str(GAME.refusal(state, Draw(ME)).reason)
    play(state, lay("2C 3C 4C"))
    assert "Discard a card" in str(GAME.refusal(state, Draw(ME)).reason)
    assert "Discard a card" in str(GAME.offer(state, ME, [Pick("discard", "KS")]).refusal.reason)


def test_u4_2_only_the_top_card_is_taken():
    state = position("6C 7C 4D 5D KD", DRAW, discard="5C 3D")
    assert clause(state, take("5C 6C 7C")) == "U4.4"
    assert clause(state, take("3D 4D 5D")) is None


def test_u4_3_the_first_player_draws_from_the_deck():
    state = position("4D 5D KD", DRAW, discard="")
    assert clause(state, take("3D 4D 5D")) == "U4.3"
    play(state, Draw(ME))
    assert state.hands[ME].counts[KINDS["9C"]] == 1


def test_u4_4_the_card_taken_is_used_and_the_turn_has_no_other_play():
    state = position("4D 5D KD 8H 2S", DRAW, discard="3D", laid=LAID)
    events = play(state, take("4D 3D 5D"))
    assert [event.source for event in events] == ["discard", "hand:0", "hand:0"]
    assert state.phase is DISCARD
    assert clause(state, off(0, "8H")) == "U4.1"


def test_u4_4_the_card_taken_may_be_laid_off():
    state = position("KD 2S", DRAW, discard="8H", laid=LAID)
    assert clause(state, take(meld=1)) == "U3.3"
    assert clause(state, take(meld=7)) == "U3.3"
    play(state, take(meld=0))
    assert state.discard == []
    assert state.hands[ME].size == 2


@pytest.mark.parametrize(
    "move", [lay("2C 3C 4C"), off(0, "8H"), discard("KD"), take("3D 4D 5D")], ids=lambda move: move.do
)
def test_u4_5_cards_come_from_the_hand(move):
    phase = DRAW if move.do == "take" else PLAY
    assert clause(position("2C 3C 4D 2S", phase, discard="3D", laid=LAID), move) == "U4.5"
    assert clause(position("2C 3C 4C 4D 5D 8H KD", phase, discard="3D", laid=LAID), move) is None


def test_u4_5_the_card_drawn_and_a_fitting_one_may_be_discarded():
    state = position("8H 2S", DRAW, stock="4H 2D", laid=LAID)
    play(state, Draw(ME))
    assert clause(state, discard("4H")) is None
    assert clause(state, discard("8H")) is None


@pytest.mark.parametrize(
    ("hand", "phase", "move"),
    [("2C 3C 4C", PLAY, lay("2C 3C 4C")), ("8H", PLAY, off(0, "8H")), ("4D 5D", DRAW, take("3D 4D 5D"))],
)
def test_u4_6_a_card_is_kept_for_the_discard(hand, phase, move):
    assert clause(position(hand, phase, discard="3D", laid=LAID), move) == "U4.6"
    assert clause(position(f"{hand} KS", phase, discard="3D", laid=LAID), move) is None
    state = position(hand, phase, discard="3D", laid=LAID, final_discard=False)
    assert GAME.undo_barrier(state, move)
    play(state, move)
    assert (state.ending.reason, state.ending.seat) == ("out", ME)


def test_u4_7_nobody_plays_outside_his_turn():
    assert clause(position(turn=1), discard("7C")) == "U4.7"


def test_u5_1_who_has_no_cards_left_has_won():
    state = position("7C")
    play(state, discard("7C"))
    assert (state.ending.reason, state.ending.seat) == ("out", ME)


def test_u5_2_the_hand_ends_with_the_turn_of_the_last_card():
    state = position("7C 8D", DRAW, stock="9C")
    play(state, Draw(ME))
    assert state.turn == ME
    play(state, discard("7C"))
    assert (state.ending.reason, state.ending.seat) == ("deck", None)
    assert state.ending.extra["hands"] == [0, 0, 0]


def test_u5_2_going_out_in_that_turn_wins():
    state = position("2C 3C", DRAW, stock="4C", final_discard=False)
    play(state, Draw(ME))
    play(state, lay("2C 3C 4C"))
    assert state.ending.reason == "out"


def test_u4_1_nobody_plays_between_the_hands():
    state = begun()
    assert clause(state, Draw(1)) == "U4.1"
    GAME.deal(state, 0, DECK)
    assert clause(state, Draw(1)) is None


def test_u4_5_the_card_that_is_not_held_is_named():
    refusal = GAME.refusal(position("5H 6H KC"), lay("5H 6H 7H"))
    assert (refusal.clause, refusal.cards) == ("U4.5", ("7H",))


def test_u3_3_a_lay_off_names_a_meld_that_lies_there():
    state = position("4H 2C", laid=LAID)
    for number in (-1, 2):
        assert clause(state, off(number, "4H")) == "U3.3"


FREE = {"final_discard": False}


@pytest.mark.parametrize(
    ("state", "move", "ends"),
    [
        (position("7C 8D"), discard("7C"), False),
        (position("7C"), discard("7C"), True),
        (position("7C 8D", stock=""), discard("7C"), True),
        (position("2C 3C 4C", **FREE), lay("2C 3C 4C"), True),
        (position("2C 3C 4C KD", **FREE), lay("2C 3C 4C"), False),
        (position("8H", laid=LAID, **FREE), off(0, "8H"), True),
        (position("8H KD", laid=LAID, **FREE), off(0, "8H"), False),
        (position("4C 5C", DRAW, **FREE), take("3C 4C 5C"), True),
        (position("4C 5C KD", DRAW, **FREE), take("3C 4C 5C"), False),
        (position("KD", DRAW, discard="8H", laid=LAID, **FREE), take(meld=0), False),
    ],
)
def test_what_ends_a_hand_is_not_taken_back(state, move, ends):
    assert GAME.undo_barrier(state, move) == ends
    play(state, move)
    assert (state.ending is not None) == ends
