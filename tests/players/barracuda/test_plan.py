"""Computers at Barracuda: what they think that their cards promise, and what they keep."""

from functools import partial

import pytest

from barracan.games.barracuda.moves import Discard
from barracan.games.catalog import CATALOG
from barracan.games.rummy.melds import KING_PLACE, meldable
from barracan.model.cards import kinds
from barracan.players.barracuda.promise import Outlook, melds, melds_with
from barracan.players.player import decide
from games.barracuda.position import DISCARD, DRAW, ME, PLAY, discard, off, position
from games.barracuda.position import lay as meld

GAME = CATALOG["barracuda"]
THREE_SEVENS = "7C 7H 7S"
ALL = (1 << 52) - 1


def bits(text):
    return sum(1 << card for card in kinds(text))


def choice(state, level="strong"):
    move = decide("barracuda", GAME.view(state, state.turn), level, 1, 0).move
    assert GAME.refusal(state, move) is None
    return move


def outlook(wanted="", unseen=ALL, draws=4, least_kept=1):
    return Outlook(unseen, bits(wanted), least_kept, draws)


def test_melds_are_runs_and_sets_of_three_with_low_aces():
    assert set(melds(bits("5H 6H 7H 8H KS"))) == {bits("5H 6H 7H"), bits("6H 7H 8H")}
    assert set(melds(bits("QC QD QH QS"))) == {bits("QC QD QH QS".replace(out, "")) for out in ("QC", "QD", "QH", "QS")}
    assert melds(bits("QC KC AC 2C")) == ()
    assert meldable(bits("AC 2C 3C 9D QC KC"), KING_PLACE) == bits("AC 2C 3C")


def test_melds_with_a_card_hold_it():
    assert melds_with(bits("5H 6H 9C 9D 9S"), kinds("7H")[0]) == [bits("5H 6H 7H")]
    assert melds_with(bits("5H 6H"), kinds("7D")[0]) == []


def test_two_neighbours_wait_for_either_side_and_a_pair_for_its_rank():
    look = outlook()
    assert look.outs(bits("5H 6H")) == 2
    assert look.outs(bits("5H 7H")) == 1
    assert look.outs(bits("QC KC")) == 1
    assert look.outs(bits("QC QS KH")) == 2


def test_what_is_gone_is_no_hope():
    assert outlook(unseen=ALL & ~bits("QD QH")).outs(bits("QC QS")) == 0


def test_a_pair_is_kept_longer_than_a_dear_card_alone():
    worth = {card: kept for kept, card in outlook().keep_values(bits("2C 2S 8C 8H 6S"))}
    assert min(worth, key=worth.get) == kinds("6S")[0]


def test_without_another_draw_points_alone_count():
    assert outlook("KS", draws=0).keep_values(bits("QC QS KS 2H 5D"))[0][1] in kinds("QC QS KS")
    assert outlook("KS").keep_values(bits("QC QS KS 2H 5D"))[0][1] == kinds("5D")[0]


def test_it_waits_with_three_cards_for_one_that_lets_it_lay_them_all():
    drawing = partial(position, "JS KC KS", DRAW, discard="5H", stock="9C 9D 2D", by=ME)
    state = drawing(laid=f"AH 2H 3H 4H, 9C 9D 9H, {THREE_SEVENS}")
    assert choice(state).do == "draw"
    assert choice(state, "casual").do == "take"
    state = position("JS KC KS 5H", PLAY, discard="3C", stock="9C 9D 2D", laid="AH 2H 3H 4H", by=ME)
    assert choice(state) == discard("JS")
    assert choice(state, "casual") == off(0, "5H")


LONG = "9C 9D TC 2S 4S 6H QD KD 3D 5C AC AD 7D 8C 2D TH 3H 5S 6C 7C 7S JD JH KC"
"""A deck from which each of three draws eight times."""


def test_one_card_to_come_is_enough_to_wait_with_three():
    state = position("QS KS TC 5H", PLAY, discard="3C", stock=LONG, laid="AH 2H 3H 4H", by=ME)
    assert choice(state) == discard("TC")
    assert choice(state, "casual") == off(0, "5H")


def test_it_throws_the_card_that_leaves_most_ways_to_a_meld():
    assert choice(position("8S 8D TD TS JD", DISCARD, stock=LONG)) == discard("JD")


def test_of_lone_cards_it_throws_the_one_that_the_next_player_can_meld_less_often():
    lone = partial(position, "AS 8D 4C 4H QS QH", DISCARD)
    assert choice(lone(stock=LONG)) == discard("AS")
    assert choice(lone(stock="9C 9D TC 2S")) != discard("AS")


def test_it_gives_no_card_that_fits_to_somebody_who_has_two_left():
    giving = partial(position, "5H 8C 9C 8D", DISCARD, stock=LONG, laid="AH 2H 3H 4H")
    assert choice(giving(others="JC QC KH")) == discard("5H")
    assert choice(giving(others="JC QC")) != discard("5H")


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_what_fits_melds_of_others_is_overlooked_until_the_last_cards(level):
    cards = "2C 4D 5H 8S TC QD KH"
    mine, theirs = (position(cards, PLAY, stock="9C 9D 2D", laid="AH 2H 3H 4H", by=seat) for seat in (ME, ME + 1))
    assert choice(mine, level) == choice(theirs) == off(0, "5H")
    assert choice(theirs, level).do == "discard"
    assert choice(position("5H KC", PLAY, stock="9C 9D 2D", laid="AH 2H 3H 4H"), level) == off(0, "5H")


def test_a_beginner_leaves_the_top_discard_until_few_cards_are_left():
    long, short = (position(cards, DRAW, discard="8H", stock="9C 9D 2D") for cards in ("8C 8D 2S 4H KC", "8C 8D 2S"))
    assert [choice(state, "casual").do for state in (long, short)] == ["take", "take"]
    assert [choice(state, "beginner").do for state in (long, short)] == ["draw", "take"]


def test_it_breaks_no_pair_for_a_card_that_fits_nothing():
    state = position("2C 2S 8C 8H 6S", PLAY, discard="6D", stock="9C 9D TC TD", laid=THREE_SEVENS)
    assert choice(state) == discard("6S")


def test_where_too_few_turns_are_left_the_dearest_card_goes():
    state = position("2C 2S 8C 8H 6S", PLAY, discard="6D", stock="9C 9D", laid=THREE_SEVENS)
    assert choice(state).card in {"8C", "8H"}
    assert choice(state, "casual") == discard("6S")


def test_who_draws_no_more_hopes_for_no_card():
    last = partial(position, "3C 8D 9D JD", PLAY, laid=THREE_SEVENS)
    assert choice(last(stock="9C TD 2D")) == discard("3C")
    assert choice(last(stock="9C TD")).card in {"9D", "JD"}


def test_it_lays_the_meld_that_lets_it_out():
    state = position("JS KC KS QS", PLAY, discard="5H", laid="9C 9D 9H")
    assert choice(state) == meld("JS QS KS", ME)


def test_expert_looks_into_worlds_and_strong_does_not():
    state = position("JS KC 4S QS 5H", PLAY, discard="5C", stock="9C 9D 2D 8H TC AC", laid="9S 9H 9D")
    view = GAME.view(state, ME)
    decision = decide("barracuda", view, "expert", 3, 16)
    assert decision.worlds == 16
    assert decide("barracuda", view, "expert", 3, 16) == decision
    assert decide("barracuda", view, "strong", 3, 16).worlds == 0


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_the_last_card_needs_no_worlds(level):
    state = position("8H", PLAY, laid=THREE_SEVENS)
    decision = decide("barracuda", GAME.view(state, ME), level, 3, 16)
    assert decision.move == Discard(ME, "8H")
    assert decision.worlds == 0
