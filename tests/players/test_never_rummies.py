"""What no level ever does in the other games of melds."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.cards import KINDS
from barracan.players.player import LEVELS, decide
from games.barracuda import position as barracuda
from games.burraco import position as burraco
from games.concan import position as concan

PLENTY = "3D 6S 9D QH " * 10
pytestmark = pytest.mark.parametrize("level", LEVELS)


def choice(game_id, state, level):
    """What a level does; a position made up here has no past, from which worlds could be drawn."""
    return decide(game_id, CATALOG[game_id].view(state, state.turn), level, 1, 0).move


def thrown(game_id, state, level):
    """The card that a level discards."""
    move = choice(game_id, state, level)
    assert move.do == "discard"
    return move.card


def ending(game_id, state, level):
    """How the hand has ended, if it has, when the seat has played its turn."""
    seat = state.turn
    while state.turn == seat:
        CATALOG[game_id].apply(state, choice(game_id, state, level))
        state.actions.clear()  # they would speak of cards that were never dealt
    return state.ending and (state.ending.reason, state.ending.seat)


@pytest.mark.parametrize("game", ["burraco", "buraco"])
def test_a_joker_stays_in_the_hand_of_burraco(level, game):
    state = burraco.position("JK 4C 9D", melds={0: "TC TD TH"}, pot=(0,), game=CATALOG[game])
    assert thrown(game, state, level) != "JK"


def test_a_joker_stays_in_the_hand_of_concan(level):
    assert thrown("concan", concan.position("JK 4C 9D QS 2H", stock=PLENTY), level) != "JK"


@pytest.mark.parametrize("hand", ["9S TS", "TS 4C"])
def test_who_may_go_out_of_burraco_ahead_does(level, hand):
    state = burraco.position(hand, melds={0: "2S 3S 4S 5S 6S 7S 8S 9S, TC TD TH"}, pot=(0, 1), pots=(), stock=PLENTY)
    state.hands[1] = state.hands[1].without([])
    assert ending("burraco", state, level) == ("out", 0)


def test_the_last_cards_of_a_hand_are_laid_to_take_the_pot(level):
    state = burraco.position("TS 9S", melds={0: "5S 6S 7S 8S"}, stock=PLENTY)
    ending("burraco", state, level)
    assert state.tables[0].pot == 0


@pytest.mark.parametrize("hand", ["AD 2D JK", "2S 2D 4S", "2S 2S 3S", "2C 3C 2H", "4H 2H JK 9C"])
def test_a_deuce_at_its_place_beside_another_wildcard_is_laid_to_take_the_pot(level, hand):
    state = burraco.position(hand, melds={0: "TC TD TH"}, stock=PLENTY)
    ending("burraco", state, level)
    assert state.tables[0].pot == 0


def test_where_runs_have_no_low_ace_a_wildcard_goes_on_after_deuce_and_three(level):
    state = burraco.position(
        "2S 3S JK", melds={0: "TC TD TH"}, stock=PLENTY, game=CATALOG["buraco"], aces="high", jokers=True
    )
    ending("buraco", state, level)
    assert state.tables[0].pot == 0


@pytest.mark.parametrize(
    ("hand", "meld"),
    [("3D 3S", "3C 3H 3H"), ("3D 9S", "3C 3H 3H, 9C 9D 9H"), ("8S 9S", "5S 6S 7S")],
)
def test_the_last_cards_are_laid_to_take_the_pot_though_one_may_not_be_discarded(level, hand, meld):
    """Alone in the hand it may not stay: it is laid first, or together with the other (C5.5, C7.5)."""
    state = burraco.position(hand, burraco.TOOK, melds={0: meld}, stock=PLENTY, game=CATALOG["buraco"])
    state.single = KINDS[hand.split()[1]]
    ending("buraco", state, level)
    assert state.tables[0].pot == 0


def test_who_is_ahead_by_the_points_of_the_last_cards_goes_out(level):
    """Without the hundred of the seventh eight the other side would win the hand."""
    melds = {
        0: "8C 8C 8D 8D 8H 8S, 5C 5D 5H 5S 5S, KC KC KD KD KH KH KS",
        1: "3H 4H 5H 6H 7H 8H 9H, 4C 5C 6C 7C 8C 9C TC, TC TD TH TH, JC JD JH",
    }
    others = "9C JC JD QC QD KC KD"
    state = burraco.position("2C 2S 7D", melds=melds, pot=(0, 1), pots=(), others=others, stock=PLENTY)
    assert ending("burraco", state, level) == ("out", 0)
    assert len(state.tables[0].melds[0].cards) == 7


def test_a_meld_of_the_side_is_made_a_clean_seven(level):
    state = burraco.position("9H 4C KD QS", melds={0: "3H 4H 5H 6H 7H 8H"}, pot=(0,), stock=PLENTY)
    ending("burraco", state, level)
    assert len(state.tables[0].melds[0].cards) == 7


@pytest.mark.parametrize("hand", ["8C JD", "JD 8C"])
def test_of_equal_cards_the_one_that_lengthens_no_meld_of_others_is_discarded(level, hand):
    melds = {0: "3C 3D 3H", 1: "8D 8H 8S"}
    assert thrown("burraco", burraco.position(hand, melds=melds, pot=(0, 1), stock=PLENTY), level) == "JD"


def test_three_of_a_kind_stay_together_until_they_can_be_laid(level):
    state = burraco.position("9C 9D 9S QH", melds={0: "TC TD TH"}, pot=(0, 1), pots=(), stock=PLENTY)
    assert thrown("burraco", state, level) == "QH"


@pytest.mark.parametrize(
    ("hand", "laid"),
    [("QC QH JK", "8H 9H TH, JC JD JS"), ("8C 2D", "8D 8H 8S"), ("5C 6C 7C 2D", "8D 8H 8S")],
)
def test_who_can_lay_all_but_one_card_wins_at_concan(level, hand, laid):
    state = concan.position(hand, laid=laid, opened=(0, 1), stock=PLENTY)
    assert ending("concan", state, level) == ("out", 0)


@pytest.mark.parametrize(("hand", "top"), [("5D 6D 2S", "7D"), ("2S", "8C"), ("3H JK", "JH")])
def test_a_top_card_that_wins_the_hand_is_taken(level, hand, top):
    state = concan.position(hand, concan.TAKE, top, laid="8D 8H 8S, 8H 9H TH", opened=(0, 1), stock=PLENTY)
    assert ending("concan", state, level) == ("out", 0)


def test_of_equal_cards_the_one_that_fits_the_table_is_not_given(level):
    state = concan.position("2C 2S 5H TH QH KD KC", laid="3C 4C 5C", opened=(1,), stock=PLENTY)
    assert thrown("concan", state, level) != "2C"


def test_the_last_cards_of_barracuda_are_played_out(level):
    state = barracuda.position("8H 2C", laid="8C 8D 8S")
    assert ending("barracuda", state, level) == ("out", 0)


def test_a_whole_meld_of_barracuda_is_not_broken(level):
    state = barracuda.position("2S 3C 6S 8C 8D 8S 9S TD", stock=PLENTY)
    move = choice("barracuda", state, level)
    assert move.do == "meld" or move.card not in {"8C", "8D", "8S"}


def test_a_card_that_fits_the_table_of_barracuda_is_not_given(level):
    state = barracuda.position("AC AD 3D 4S 7D JC KH", barracuda.DISCARD, laid="9C 9D 9H, 7C 7H 7S", stock=PLENTY)
    assert thrown("barracuda", state, level) != "7D"


@pytest.mark.parametrize("game", ["burraco", "buraco"])
def test_three_of_a_kind_stay_together_where_another_card_counts_as_much_and_lies_idle(level, game):
    state = burraco.position(
        "JC JD JS KH",
        melds={0: "TC TD TS", 1: "6H 7H 8H 9H TH JH, 6C 6D 6S"},
        pot=(0, 1),
        pots=(),
        stock=PLENTY,
        game=CATALOG[game],
    )
    assert thrown(game, state, level) == "KH"
