"""What Buraco does otherwise than Burraco (D1 to D7)."""

from random import Random

import pytest

from barracan.games.buraco.moves import Refuse, Time
from barracan.games.burraco.moves import Draw, Take
from barracan.games.burraco.state import Drawn
from barracan.games.catalog import find_game
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, codes
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.replay import SeatNote
from games.burraco.position import BURACO as GAME
from games.burraco.position import (
    CLEAN,
    DIRTY,
    ME,
    NEXT,
    NOTHING,
    POT,
    add,
    clause,
    discard,
    lay,
    play,
    position,
)

DEFAULTS = {option.name: option.default for option in GAME.options}
SMALL, ENOUGH = "3C 3D 3H", "9S 9H 2D"
NO_POTS = ("", "")
SIX_PAIRS, SIX_THREES = ((0, 3), (1, 4), (2, 5)), ((0, 2, 4), (1, 3, 5))


def buraco(hand="7C 8D KS", **more):
    return position(hand, game=GAME, **more)


def dealt(seats=4, dealer=0, cut=None, sides=None, **options):
    state = GAME.start(seats, DEFAULTS | options, sides)
    GAME.deal(state, dealer, GAME.pack(seats, state.options), {} if cut is None else {"cut": cut})
    return state


def test_d1_1_no_jokers_or_two_a_pack():
    assert len(GAME.pack(4, DEFAULTS)) == 104
    with_jokers = GAME.pack(4, DEFAULTS | {"jokers": True})
    assert [code for code in codes(with_jokers) if code == "JK"] == ["JK"] * 4
    state = GAME.start(4, DEFAULTS)
    assert GAME.deal_refusal(state, 0, GAME.pack(4, DEFAULTS)) is None
    assert GAME.deal_refusal(state, 0, with_jokers).clause == "D1.1"


def test_d1_2_and_d1_3_seats_and_sides():
    assert GAME.seat_counts == (2, 3, 4, 6)
    assert GAME.sides(2, DEFAULTS) == ((0,), (1,))
    assert GAME.sides(3, DEFAULTS) == ((0,), (1,), (2,))
    assert GAME.sides(4, DEFAULTS) == ((0, 2), (1, 3))
    assert GAME.sides(6, DEFAULTS) == SIX_PAIRS
    assert GAME.other_sides(6, DEFAULTS) == (SIX_THREES,)
    assert [GAME.other_sides(seats, DEFAULTS) for seats in (2, 3, 4)] == [()] * 3
    assert [GAME.sides_clause(seats) for seats in (2, 3, 4, 6)] == ["D1.3", "D1.3", "D1.2", "D1.3"]


@pytest.mark.parametrize("sides", [SIX_PAIRS, SIX_THREES])
def test_d1_3_a_record_names_the_sides_of_six(sides):
    seats = [SeatNote(str(seat), "random") for seat in range(6)]
    match = Match.begin(GAME, seats, {}, sides)
    assert match.state.sides == sides
    assert Match.replay(find_game, match.lines).state.sides == sides
    with pytest.raises(RecordFault) as wrong:
        Match.begin(GAME, seats, {}, ((0, 1), (2, 3), (4, 5)))
    assert wrong.value.clause == "D1.3"


def test_d1_4_six_seats_have_three_packs_and_three_pots():
    assert len(GAME.pack(6, DEFAULTS)) == 156
    assert len(GAME.pack(6, DEFAULTS | {"jokers": True})) == 162
    assert [len(pot) for pot in dealt(6).pots] == [11, 11, 11]
    assert GAME.deal_refusal(GAME.start(6, DEFAULTS), 0, GAME.pack(4, DEFAULTS)).clause == "D1.4"


def test_d1_4_two_sides_of_three_take_one_pot_each():
    state = buraco("7C", seats=6, sides=SIX_THREES, pots=("", POT, POT), pot=(0,))
    assert clause(state, discard("7C")) == "C7.2"
    state = buraco("7C", seats=6, sides=SIX_THREES, pots=("", "", POT), pot=(0, 1), stock="", melds={0: CLEAN})
    state.hands[ME].add(0)
    play(state, discard("7C"))
    assert len(state.stock) == 11


def test_d2_1_the_first_dealer_is_any_seat():
    for dealer in range(4):
        assert GAME.deal_refusal(GAME.start(4, DEFAULTS), dealer, GAME.pack(4, DEFAULTS)) is None
    assert GAME.deal_refusal(dealt(4, 1), 1, GAME.pack(4, DEFAULTS)).clause == "C2.1"


def test_d2_2_no_card_is_turned_up():
    state = dealt()
    assert (state.discard, state.first_discard) == ([], None)
    assert [len(dealt(seats).stock) for seats in (4, 2, 3, 6)] == [38, 60, 42, 57]
    assert [len(dealt(3, three_pots=pots).stock) for pots in ("11-11", "11-11-11")] == [49, 38]
    assert [len(dealt(seats, jokers=True).stock) for seats in (4, 6)] == [42, 63]


def test_d2_3_the_cut_is_a_key_of_the_hand():
    state = GAME.start(4, DEFAULTS | {"cut_bonus": True})
    pack = GAME.pack(4, state.options)
    assert GAME.deal_refusal(state, 0, pack, {"cut": 1}) is None
    assert GAME.deal_refusal(state, 0, pack, {"cut": 103}) is None
    for cut in (0, 104, -1):
        assert GAME.deal_refusal(state, 0, pack, {"cut": cut}).clause == "D2.3"
    for keys in ({}, {"cut": "22"}, {"cut": True}, {"cut": 22.0}):
        assert GAME.deal_refusal(state, 0, pack, keys).clause == "record"
    assert GAME.deal_refusal(GAME.start(4, DEFAULTS), 0, pack, {"cut": 0}) is None


@pytest.mark.parametrize(
    ("seats", "options", "exact"), [(4, {}, 22), (3, {}, 29), (3, {"three_pots": "11-11-11"}, 33), (6, {}, 33)]
)
def test_d2_3_an_exact_cut_gains_a_hundred_at_once(seats, options, exact):
    for cut in (exact - 1, exact):
        state = dealt(seats, 1, cut, cut_bonus=True, **options)
        points = [sum(line.points for line in lines) for lines in GAME.view(state, 0).score_lines()]
        others = [side for side in range(len(points)) if side != state.side_of[0]]
        assert points[state.side_of[0]] == (0 if cut == exact else -100)
        assert all(points[side] == -100 for side in others)
    assert [[line.clause for line in lines] for lines in GAME.view(dealt(4, 1, 22), 0).score_lines()] == [["C9.7"]] * 2


def test_d2_3_an_exact_cut_counts_for_the_minimum():
    state = GAME.start(4, DEFAULTS | {"cut_bonus": True})
    state.totals = [1400, 1400]
    GAME.deal(state, 1, GAME.pack(4, state.options), {"cut": 22})
    assert state.minimums == [75, 50]


def test_d2_3_where_nobody_aims_the_cut_is_drawn_around_the_exact_one():
    state = GAME.start(4, DEFAULTS | {"cut_bonus": True})
    assert {GAME.hand_keys(state, Random(seed))["cut"] for seed in range(400)} == set(range(12, 33))
    assert GAME.hand_keys(GAME.start(4, DEFAULTS), Random(1)) == {}


def test_d3_1_the_first_card_is_accepted_or_refused():
    state = dealt()
    top, second = codes(state.stock[-1:-3:-1])
    assert GAME.legal_moves(state).actions() == ("draw", "refuse")
    play(state, Refuse(1))
    assert codes(state.discard) == (top,)
    assert CODES[state.stock[-1]] != second or len(state.stock) == 36
    assert state.hands[1].size == 12
    state = dealt()
    play(state, Draw(1))
    assert (state.discard, state.hands[1].size) == ([], 12)
    assert clause(state, Refuse(1)) == "D3.1"


def test_d3_1_only_in_the_first_turn():
    state = dealt()
    play(state, Draw(1))
    play(state, next(GAME.legal_moves(state).of("discard")))
    assert clause(state, Refuse(2)) == "D3.1"


def test_d3_2_the_draw_is_done_either_way_and_there_is_no_pile():
    state = dealt()
    assert clause(state, Take(1)) == "D3.2"
    play(state, Refuse(1))
    for move in (Take(1), Draw(1)):
        assert clause(state, move) == "C5.1"
    state = dealt()
    play(state, Draw(1))
    assert clause(state, Take(1)) == "C5.1"
    play(state, next(GAME.legal_moves(state).of("discard")))
    assert clause(state, Take(2)) is None


def test_d4_1_an_opening_needs_its_points_in_one_move():
    hand = f"{SMALL} {ENOUGH} KS KC QC QD"
    assert clause(buraco(hand), lay(SMALL)) == "D4.1"
    assert clause(buraco(hand), lay(ENOUGH)) == "D4.1"
    assert clause(buraco(hand), lay(ENOUGH, SMALL)) is None
    assert clause(buraco(hand, melds={1: CLEAN}), lay(SMALL)) == "D4.1"
    assert clause(buraco(hand, melds={0: CLEAN}), lay(SMALL)) is None
    assert clause(buraco(hand, melds={0: CLEAN}, seats=4), lay(SMALL)) is None
    assert clause(buraco(f"{CLEAN} KS KC"), lay(CLEAN)) == "D4.1"


@pytest.mark.parametrize(("total", "least"), [(0, 50), (1499, 50), (1500, 75), (-300, 50)])
def test_d4_2_the_minimum_follows_from_the_total(total, least):
    state = GAME.start(2, DEFAULTS)
    state.totals = [total, 0]
    GAME.deal(state, 0, GAME.pack(2, DEFAULTS))
    assert state.minimums == [least, 50]


def test_d4_2_the_example_of_the_rules():
    hand = "9S 9H 2D 4C 5C 6C KS KC"
    state = buraco(hand)
    assert clause(state, lay("2D 9S 9H", "4C 5C 6C")) is None
    state.minimums = [75, 50]
    assert clause(state, lay("2D 9S 9H", "4C 5C 6C")) == "D4.1"


def test_d4_3_too_small_an_opening_is_refused_or_costs_something():
    state = buraco(f"{SMALL} KS KC")
    assert clause(state, lay(SMALL)) == "D4.1"
    assert (state.minimums, state.failed) == ([50, 50], False)
    assert clause(buraco(f"{SMALL} KS KC", failed_opening="penalty"), lay(SMALL)) is None


def test_d4_4_a_failed_opening_is_shown_and_taken_back():
    hand = f"{SMALL} {ENOUGH} KS KC"
    state = buraco(hand, failed_opening="penalty")
    before = state.hands[ME].cards()
    events = play(state, lay(SMALL))
    assert [(event.source, event.target) for event in events] == [("hand:0", "shown")] * 3 + [("shown", "hand:0")] * 3
    assert (state.hands[ME].cards(), state.tables[0].melds, state.turn) == (before, [], ME)
    assert (state.minimums, state.laid) == ([65, 50], False)
    assert clause(state, lay(SMALL)) == "D4.4"
    assert clause(state, lay(SMALL, ENOUGH)) == "D4.4"
    play(state, discard("KS"))
    play(state, Draw(NEXT))
    play(state, discard("JC", NEXT))
    play(state, Draw(ME))
    assert clause(state, lay(SMALL)) is None


def test_d4_4_it_needs_legal_melds_and_no_more():
    state = buraco(f"{SMALL}", failed_opening="penalty", pots=NO_POTS)
    assert clause(state, lay("3C 3D 4H")) == "C4.1"
    assert clause(state, lay("4C 4D 4H")) == "C5.4"
    assert clause(state, lay(SMALL)) is None
    assert clause(buraco(SMALL, pots=NO_POTS, failed_opening="penalty", melds={0: CLEAN}), lay(SMALL)) == "C7.2"


def test_d4_4_after_it_a_whole_opening_may_follow():
    state = buraco("3C 3D 3H 9S 9H 2D 9C 9D KS KC", failed_opening="penalty")
    play(state, lay(SMALL))
    assert clause(state, lay(SMALL, "2D 9S 9H 9C 9D")) is None


def test_d4_4_a_minimum_raised_many_times_is_looked_for_in_short_time():
    state = dealt(failed_opening="penalty", jokers=True)
    cards = list(GAME.pack(4, state.options))
    Random(1).shuffle(cards)
    state.drawn, state.hands[1] = Drawn.DRAW, Hand(cards[:33])
    state.choosing, state.failed, state.minimums[1] = False, True, 325
    moves = GAME.legal_moves(state)
    assert moves.actions() == ("discard",)
    assert list(moves.of("meld")) == []


def test_d4_4_nothing_counts_as_laid():
    state = buraco("3D 3H KS KC", drawn=NOTHING, discard="3C", failed_opening="penalty")
    play(state, Take(ME))
    play(state, lay(SMALL))
    assert clause(state, discard("3C")) == "C5.5"
    play(state, discard("KS"))
    assert state.stalled == 1


@pytest.mark.parametrize(
    ("aces", "low", "high", "round_the_two"),
    [
        ("both", None, None, "C4.5"),
        ("one", None, None, "C4.5"),
        ("high", "D5.1", None, None),
        ("low", None, "D5.1", "C4.5"),
    ],
)
def test_d5_1_aces_high_only_or_low_only(aces, low, high, round_the_two):
    def fault(text):
        return clause(buraco(f"{text} KC KD", melds={0: CLEAN}, aces=aces), lay(text))

    assert fault("AH 2H 3H") == low
    assert fault("QH KH AH") == high
    assert fault("2H 3H 2D") == round_the_two
    assert fault("2D 3H 4H") is None


def test_d5_1_a_run_with_too_many_wildcards_is_no_matter_of_aces():
    assert clause(buraco("2D 2H 3H 2C KC KD", melds={0: CLEAN}, aces="high"), lay("2D 2H 3H 2C")) == "C3.3"


def test_d5_2_going_out_on_any_long_meld():
    last = {"pot": (0,), "pots": NO_POTS, "melds": {0: DIRTY.replace("JK", "2S")}}
    assert clause(buraco("7C", **last), discard("7C")) == "C7.2"
    assert clause(buraco("7C", going_out="any", **last), discard("7C")) is None


def test_d5_3_semi_clean_counts_150():
    state = buraco(melds={0: "2D 4H 5H 6H 7H 8H 9H TH"}, semi_clean="runs")
    assert [line.points for line in GAME.view(state, 0).score_lines()[0] if line.clause == "C9.3"] == [150]
    state = buraco(melds={0: "JK 4H 5H 6H 7H 8H 9H TH"}, semi_clean="runs", jokers=True)
    assert [line.points for line in GAME.view(state, 0).score_lines()[0] if line.clause == "C9.3"] == [150]


def test_d5_4_twenty_four_turns_of_six_seats_end_the_hand():
    state = buraco("7C 8D", drawn=NOTHING, discard="3C 4C", seats=6, others="JC QC")
    for _ in range(24):
        play(state, Take(state.turn))
        play(state, next(GAME.legal_moves(state).of("discard")))
    assert state.ending.reason == "stall"


@pytest.mark.parametrize(("values", "joker", "deuce"), [("standard", 30, 20), ("brazil", 20, 10)])
def test_d6_1_and_d6_2_points_of_wildcards(values, joker, deuce):
    found = dict(zip(CODES, buraco(values=values).terms.values, strict=True))
    assert (found["JK"], found["2C"], found["AC"], found["8C"], found["3C"]) == (joker, deuce, 15, 10, 5)


def ended(totals, **options):
    state = buraco("KS", pot=(0, 1), pots=NO_POTS, melds={0: CLEAN}, others="", **options)
    state.totals = list(totals)
    return state


def test_d7_1_three_thousand_points_decide():
    for total, winners in [(2654, None), (2655, (0,))]:
        state = ended([total, 0])
        play(state, discard("KS"))
        assert (state.result and state.result.winners) == winners


def test_d7_2_time_is_called_once_where_it_is_played_on():
    assert clause(ended([0, 0]), Time(ME)) == "D7.2"
    state = ended([0, 0], minutes=30)
    assert "time" in GAME.legal_moves(state).actions()
    assert clause(state, Time(NEXT)) == "C5.1"
    assert play(state, Time(ME)) == []
    assert (state.turn, clause(state, Time(ME))) == (ME, "D7.2")
    state = ended([0, 0], minutes=30)
    state.drawn = NOTHING
    assert clause(state, Time(ME)) is None


@pytest.mark.parametrize(("totals", "winners"), [([0, 0], (0,)), ([0, 345], (0, 1)), ([-900, 0], (1,))])
def test_d7_2_after_it_the_highest_total_wins(totals, winners):
    state = ended(totals, minutes=30)
    play(state, Time(ME))
    play(state, discard("KS"))
    assert state.result.winners == winners


def test_d7_2_without_it_the_next_hand_follows_whatever_the_target():
    state = ended([5000, 0], minutes=30)
    play(state, discard("KS"))
    assert state.result is None


def test_d7_2_up_to_a_day():
    minutes = next(option for option in GAME.options if option.name == "minutes")
    assert [minutes.refusal(value) is None for value in (0, 1440, 1441, -1)] == [True, True, False, False]


def test_d4_1_adds_come_after_the_opening():
    state = buraco(f"{ENOUGH} {SMALL} 3S KS KC")
    assert clause(state, add(0, "3C 3D 3H 3S")) == "C5.4"
    play(state, lay(ENOUGH, SMALL))
    assert clause(state, add(1, "3C 3D 3H 3S")) is None
