"""The score of a hand and the match (P9, P10), and what the sheet shows (P13.5)."""

from random import Random

import pytest

from barracan.games.barbu.contracts import NAMES
from barracan.games.barbu.moves import NameContract
from barracan.model.randomness import choose, shuffle
from games.barbu.position import DEFAULTS, GAME, Lay, contract, dominoes, lines, play, points, spoken


def scored(*doubles):
    """A hand of dominoes with contract scores 45, 20, 5, -5 and these pairs (who, whom) doubled."""
    state = dominoes("7", "7C", "7D", "7H", "7S 2D")
    for one, other in doubles:
        state.doubled[one] |= 1 << other
    for seat, card in enumerate(("7C", "7D", "7H")):
        GAME.apply(state, Lay(seat, card))
    return state


def test_p9_1_without_doubles_the_contract_score_is_all():
    assert scored().ending.points == (45, 20, 5, -5)


def test_p9_2_one_double_is_the_difference():
    assert scored((1, 0)).ending.points == (45 + 25, 20 - 25, 5, -5)
    assert scored((0, 1)).ending.points == (45 + 25, 20 - 25, 5, -5)


def test_p9_2_a_redouble_is_twice_the_difference():
    assert scored((1, 0), (0, 1)).ending.points == (45 + 50, 20 - 50, 5, -5)


def test_p9_2_differences_are_of_contract_scores_never_of_sums():
    state = scored((1, 0), (2, 0), (3, 1))
    assert state.ending.points == (45 + 25 + 40, 20 - 25 + 25, 5 - 40, -5 - 25)
    assert lines(state, 0) == [
        ("Order of going out", 1, 45, "P8.6"),
        ("seat 0 against seat 1, doubled", 1, 25, "P9.2"),
        ("seat 0 against seat 2, doubled", 1, 40, "P9.2"),
    ]


def test_p9_2_the_example_of_the_rules():
    for redoubled, right in ((False, [60, 0, 5, 0]), (True, [80, -20, 5, 0])):
        state = spoken("trump C", "0", "", "", "1" if redoubled else "")
        state.won = [8, 4, 1, 0]
        assert points(state) == right


def play_match(seed, hands=28):
    rng = Random(seed)
    state = GAME.start(4, DEFAULTS)
    for _ in range(hands):
        deck = list(GAME.pack(4, {}))
        shuffle(deck, rng)
        GAME.deal(state, GAME.next_dealers(state)[0], deck)
        while state.turn is not None:
            moves = GAME.legal_moves(state)
            play(state, moves.pick(choose(moves.actions(), rng), rng))
    return state


TOTAL = {
    "no_queens": -24,
    "no_tricks": -26,
    "no_hearts": -30,
    "no_king": -20,
    "no_last_two": -30,
    "trump": 65,
    "dominoes": 65,
}


def test_p9_3_points_add_up_to_the_contracts_total_and_the_match_to_nothing():
    state = play_match(1)
    assert all(sum(note.points) == TOTAL[note.contract.name] for note in state.sheet)
    assert sum(state.totals) == 0
    assert sum(TOTAL.values()) == 0


def test_p10_1_after_28_hands_the_highest_total_wins():
    state = play_match(2)
    assert state.hand_number == 28
    assert state.result.winners == (state.totals.index(max(state.totals)),)
    for seat in range(4):
        notes = [note for note in state.sheet if note.declarer == seat]
        assert sorted(note.contract.name for note in notes) == sorted(NAMES)
    for start in range(0, 28, 7):
        declarer = state.sheet[start].declarer
        for seat in set(range(4)) - {declarer}:
            assert sum(declarer in note.doubles[seat] for note in state.sheet[start : start + 7]) >= 2


def test_p10_1_who_share_the_highest_total_are_all_winners():
    state = dominoes("7", "7C", "7D", "7H", "7S 2D")
    state.hand_number = 28
    state.totals = [-45, -20, 0, 0]
    for seat, card in enumerate(("7C", "7D", "7H")):
        play(state, Lay(seat, card))
    assert state.totals == [0, 0, 5, -5]
    assert state.result.winners == (2,)
    state = dominoes("7", "7C", "7D", "7H", "7S 2D")
    state.hand_number = 28
    state.totals = [-40, -15, 0, 0]
    for seat, card in enumerate(("7C", "7D", "7H")):
        play(state, Lay(seat, card))
    assert state.totals == [5, 5, 5, -5]
    assert state.result.winners == (0, 1, 2)


def test_p10_1_the_match_goes_on_until_the_28th_hand():
    state = dominoes("7", "7C", "7D", "7H", "7S 2D")
    state.hand_number = 27
    for seat, card in enumerate(("7C", "7D", "7H")):
        play(state, Lay(seat, card))
    assert state.result is None


def test_p13_5_the_sheet_tells_contract_doubles_and_points():
    state = scored((1, 0), (0, 1))
    [note] = GAME.view(state, 2).sheet
    assert (note.declarer, note.contract, note.points) == (0, contract("dominoes 7"), (95, -30, 5, -5))
    assert note.doubles == ((1,), (0,), (), ())


@pytest.mark.parametrize("name", NAMES)
def test_moves_and_contracts_have_words(name):
    word = {"trump": " S", "dominoes": " T"}.get(name, "")
    assert str(GAME.describe(NameContract(0, contract(name + word)))).startswith("named")
