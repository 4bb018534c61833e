"""Barracuda's expert in worlds: what a hand is worth in them, and that nobody there peeks."""

from copy import copy
from dataclasses import replace

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.rummy.state import Hand, bits
from barracan.model.cards import kinds
from barracan.model.randomness import shuffle, stream
from barracan.players.barracuda.plan import Worlds
from barracan.players.barracuda.playout import Playout
from barracan.players.inquiry import Inquiry
from games.barracuda.position import position
from players.positions import played

GAME = CATALOG["barracuda"]
TABLES = [("strong", "casual", "random"), ("strong", "casual") * 2]


def views(players, seeds=3, every=4):
    for seed in range(seeds):
        for match in played(players, seed=seed, every=every, game=GAME):
            yield match.state, GAME.view(match.state, match.state.turn)


def mask(text):
    return sum(1 << card for card in kinds(text))


def ended(winner, *hands, totals=(0, 0, 0), columns=(0, 0, 0)):
    """What a hand that is over is worth to seat 0."""
    state = position("2C", seats=3)
    playout = Playout.of(state)
    playout.hands, playout.winner = [mask(hand) for hand in hands], winner
    view = replace(GAME.view(state, 0), totals=totals, hand_totals=columns)
    return Worlds(view, Inquiry(1)).worth(playout, 0)


def test_going_out_is_worth_most_and_fewer_points_are_better():
    assert ended(0, "", "KS", "KD") == 60_000
    assert ended(1, "KS", "", "KD") == -30_000
    assert ended(-1, "2C", "KS", "KD") == 8_000
    assert ended(-1, "KS", "2C", "2D") == -8_000


def test_a_hand_that_ends_the_match_is_worth_winning_the_match():
    """Who is highest in the hands column wins when somebody breaks the limit (U7)."""
    assert ended(1, "KS", "", "KD", totals=(95, 20, 20), columns=(6, -3, -3)) > 90_000
    assert ended(0, "", "KS", "KD", totals=(20, 95, 20), columns=(-6, 6, 0)) < -90_000
    assert ended(1, "KS", "", "KD", totals=(90, 20, 20), columns=(6, -3, -3)) == -30_000


def test_a_world_holds_all_cards_and_the_seat_s_own():
    for state, view in views(TABLES[1]):
        for number in range(3):
            world = Worlds(view, Inquiry(5)).world(number)
            assert world.hands[view.seat] == state.hands[view.seat].once
            assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
            hidden = sorted([card for hand in world.hands for card in bits(hand)] + world.stock)
            assert hidden == sorted([card for hand in state.hands for card in hand.cards()] + state.stock)


@pytest.mark.parametrize("players", TABLES)
def test_others_do_the_same_whatever_the_thinker_holds(players):
    moved = 0
    for state, view in views(players):
        if view.phase != "draw" or len(state.stock) < 3:
            continue
        world = Worlds(view, Inquiry(5)).world(1)
        for seat in {*range(view.seats)} - {view.seat}:
            other = exchanged(world, view.seat)
            moved += other.hands[view.seat] != world.hands[view.seat]
            assert turn_of(state, world, seat) == turn_of(state, other, seat)
    assert moved > 10


def exchanged(world, seat):
    """The world with a hand dealt anew from it and the stock without its top card."""
    other = world.copy()
    cards = [*bits(other.hands[seat]), *other.stock[:-1]]
    shuffle(cards, stream("exchanged", seat))
    size = other.hands[seat].bit_count()
    other.hands[seat], other.stock = sum(1 << card for card in cards[:size]), cards[size:] + other.stock[-1:]
    return other


def turn_of(state, world, seat):
    """What a seat does with a turn, thought of by the seat to move with the hand that it holds in the world."""
    mine = copy(state)
    mine.hands, mine.stock = [Hand(bits(hand)) for hand in world.hands], world.stock
    after = world.copy()
    after.turn = seat
    Worlds(GAME.view(mine, state.turn), Inquiry(5)).policy.turn(after, seat)
    return after.hands[seat], after.melds, after.discards, after.reason, len(after.stock)
