"""Table, deal and window (S1 to S3, S8, S9)."""

from itertools import pairwise

import pytest

from barracan.games.sheepshead.state import PACK, RANKING, TRUMPS, card_points
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.model.cards import codes, kinds
from barracan.model.events import CardMoved
from barracan.model.moves import RecordFault
from games.sheepshead.position import DEFAULTS, GAME, Bury, Pass, Phase, Play, TakeWindow, clause, play, start


def test_s1_1_the_pack_is_32_cards():
    assert {code[0] for code in codes(PACK)} == set("AKQJT987")
    assert len(PACK) == len(set(PACK)) == 32
    state = GAME.start(3, DEFAULTS)
    assert GAME.deal_refusal(state, 0, PACK[::-1]) is None
    for deck in (PACK[1:], (*PACK[1:], PACK[1]), (*PACK[1:], kinds("2C")[0])):
        assert GAME.deal_refusal(state, 0, deck).clause == "S1.1"


def test_s1_2_three_seats_each_alone():
    assert GAME.seat_counts == (3,)
    assert GAME.sides(3, {}) == ((0,), (1,), (2,))


def test_s1_3_fourteen_trumps_from_the_queen_of_clubs_down():
    assert len(TRUMPS) == 14
    for above, below in pairwise(TRUMPS):
        assert RANKING.beaters[below] >> above & 1
        assert not RANKING.beaters[above] >> below & 1


def test_s1_3_queens_and_jacks_belong_to_no_plain_suit():
    assert [len(cards_of(suit)) for suit in RANKING.suits] == [6, 6, 6, 14]
    assert RANKING.suit_of[kinds("QC")[0]] == RANKING.suit_of[kinds("7D")[0]]


def test_s1_4_plain_suits_from_the_ace_and_the_ten_down():
    for suit in "CHS":
        ranked = kinds(" ".join(rank + suit for rank in "ATK987"))
        for above, below in pairwise(ranked):
            assert RANKING.beaters[below] >> above & 1
            assert not RANKING.beaters[above] >> below & 1


def test_s1_5_card_points():
    for text, points in (("AC", 11), ("TD", 10), ("KS", 4), ("QH", 3), ("JC", 2), ("9C 8D 7S", 0)):
        assert card_points(mask_of(kinds(text))) == points
    assert card_points(mask_of(PACK)) == 120


def test_s2_1_any_seat_deals_first_and_then_the_next_clockwise():
    state = GAME.start(3, DEFAULTS)
    assert GAME.next_dealers(state) == (0, 1, 2)
    GAME.deal(state, 1, PACK)
    assert GAME.deal_refusal(state, 2, PACK) is None
    for dealer in (0, 1, -1, 3):
        assert GAME.deal_refusal(state, dealer, PACK).clause == "S2.1"


def test_s2_1_the_dealer_is_a_seat_of_the_match():
    for dealer in (-1, 3):
        refusal = GAME.deal_refusal(GAME.start(3, DEFAULTS), dealer, PACK)
        assert str(refusal.reason) == "The dealer is a seat of this match."


def test_s3_1_nobody_plays_between_the_hands():
    refusal = GAME.refusal(GAME.start(3, DEFAULTS), Pass(0))
    assert str(refusal.reason) == "No hand is being played. Deal the next one."


def test_s2_2_packets_of_three_four_and_three_with_two_to_the_window():
    state = start(dealer=1)
    order = list(PACK)
    right = {
        2: order[0:3] + order[11:15] + order[23:26],
        0: order[3:6] + order[15:19] + order[26:29],
        1: order[6:9] + order[19:23] + order[29:32],
    }
    for seat, cards in right.items():
        assert cards_of(state.hands[seat]) == sorted(cards)
    assert state.window == order[9:11]
    assert state.turn == 2


def test_s3_1_each_in_turn_takes_the_window_or_passes():
    state = start()
    for seat in (0, 1):
        assert clause(state, TakeWindow(seat)) is None
        assert clause(state, TakeWindow(seat + 1)) == "S3.1"
        play(state, Pass(seat))
    assert state.turn == 2
    play(state, TakeWindow(2))
    assert (state.player, state.turn, state.phase) == (2, 2, Phase.BURY)


@pytest.mark.parametrize("move", [Play(0, "AC"), Bury(0, ("AC", "AD")), Pass(1)])
def test_s3_1_the_window_comes_first(move):
    assert clause(start(), move) == "S3.1"


def test_s3_1_nobody_is_asked_after_the_first_who_takes_it():
    state = start()
    play(state, TakeWindow(0))
    assert clause(state, TakeWindow(1)) == "S3.2"
    assert clause(state, Pass(1)) == "S3.2"


def test_s3_2_the_player_lays_any_two_of_twelve_cards_away():
    state = start()
    window = codes(state.window)
    play(state, TakeWindow(0))
    held = codes(cards_of(state.hands[0]))
    assert len(held) == 12
    assert len(list(GAME.legal_moves(state))) == 66
    for cards in (window, (window[0], held[-1]), held[:2], held[1::-1]):
        assert clause(state, Bury(0, cards)) is None
    play(state, Bury(0, held[:2]))
    assert codes(state.window) == held[:2]
    assert codes(cards_of(state.hands[0])) == held[2:]
    assert state.turn == 0


def test_s3_2_two_different_cards_of_the_hand():
    state = start()
    play(state, TakeWindow(0))
    held = codes(cards_of(state.hands[0]))
    other = codes(cards_of(state.hands[1]))[0]
    for cards in ((held[0],), held[:3], (), (held[0], held[0]), (held[0], other), (held[0], "JK"), ("2C", held[0])):
        assert clause(state, Bury(0, cards)) == "S3.2"
    for move in (Play(0, held[0]), Pass(0), TakeWindow(0)):
        assert clause(state, move) == "S3.2"


def test_s3_3_if_all_pass_the_least_is_played():
    state = start(dealer=0)
    for seat in (1, 2, 0):
        play(state, Pass(seat))
    assert (state.phase, state.least, state.player, state.turn) == (Phase.PLAY, True, None, 1)
    assert GAME.view(state, 2).least


def test_s3_3_with_the_option_off_the_hand_ends_at_once():
    state = start(least=False)
    play(state, Pass(0))
    play(state, Pass(1))
    events = play(state, Pass(2))
    assert (state.ending.reason, state.ending.seat, state.ending.points) == ("passed", None, (0, 0, 0))
    assert state.turn is None
    assert [event.source for event in events if isinstance(event, CardMoved)] == ["window", "window"]


@pytest.mark.parametrize(
    "keys",
    [
        {"do": "bury"},
        {"do": "bury", "cards": "AC AD"},
        {"do": "bury", "cards": ["AC", 7]},
        {"do": "play"},
        {"do": "play", "card": "JK"},
        {"do": "take"},
    ],
)
def test_s8_a_line_of_the_wrong_form_is_refused(keys):
    with pytest.raises(RecordFault) as wrong:
        GAME.read_move({"seat": 0, **keys})
    assert wrong.value.clause == "record"


def test_s9_only_the_player_knows_what_was_taken_and_laid_away():
    state = start()
    window = codes(state.window)
    play(state, TakeWindow(0))
    buried = codes(cards_of(state.hands[0]))[:2]
    play(state, Bury(0, buried))
    mine, other = GAME.view(state, 0), GAME.view(state, 1)
    assert (mine.taken_up, mine.buried) == (window, buried)
    assert (other.taken_up, other.buried) == ((), ())
    assert mine.places()["window"] == other.places()["window"] == (None, None)
    assert (other.player, other.passed, other.dealer) == (0, (), 2)


def test_s9_nobody_sees_the_window_before_the_hand_is_over():
    state = start()
    for seat in range(3):
        assert GAME.view(state, seat).places()["window"] == (None, None)
    for seat in range(3):
        play(state, Pass(seat))
    for seat in range(3):
        assert GAME.view(state, seat).places()["window"] == (None, None)


def test_taking_the_window_cannot_be_taken_back():
    state = start()
    assert GAME.undo_barrier(state, TakeWindow(0))
    assert not GAME.undo_barrier(state, Pass(0))


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        ({"do": "take_window"}, TakeWindow(0)),
        ({"do": "pass"}, Pass(0)),
        ({"do": "bury", "cards": ["TC", "AS"]}, Bury(0, ("TC", "AS"))),
        ({"do": "play", "card": "QC"}, Play(0, "QC")),
    ],
    ids=["s8_1_take", "s8_1_pass", "s8_2_bury", "s8_3_play"],
)
def test_s8_1_s8_2_s8_3_moves_are_read_and_written(keys, move):
    assert GAME.read_move({"seat": 0, **keys}) == move
    assert GAME.write_move(move) == {"seat": 0, **keys}


def test_s10_3_under_who_plays_alone_stands_what_fits_you_as_well_as_a_name():
    state = start()
    play(state, TakeWindow(state.turn))
    laying = GAME.view(state, state.turn).lone_play()
    play(state, Bury(state.turn, GAME.view(state, state.turn).hand[:2]))
    playing = GAME.view(state, state.turn).lone_play()
    said = [text.template for sheet in (laying, playing) for text in (sheet.line, sheet.needs, sheet.pays)]
    assert {text.split()[0] for text in said}.isdisjoint({"lays", "laid", "needs", "pays"})
