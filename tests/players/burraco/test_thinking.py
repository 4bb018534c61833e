"""Burraco's expert in worlds: what they agree with, what a hand is worth in them, and that nobody there peeks."""

from copy import copy
from dataclasses import replace

import pytest

from barracan.games.buraco.seeing import Seen as BuracoSeen
from barracan.games.burraco.seeing import Seen
from barracan.games.rummy.hand import Hand
from barracan.model.randomness import shuffle, stream
from barracan.players.burraco.playout import Playout
from barracan.players.burraco.quick import natural_meld
from barracan.players.burraco.thinking import Worlds
from barracan.players.inquiry import Inquiry
from barracan.players.levels import decide
from games.burraco.position import BURACO, CLEAN, GAME, position
from players.positions import played

SEEN = {GAME: Seen, BURACO: BuracoSeen}
TABLES = [
    (GAME, ("strong", "casual")),
    (GAME, ("casual", "strong", "random")),
    (BURACO, ("strong", "casual") * 2),
]
each_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", ""))


def views(game, players, seeds=1, every=29):
    for seed in range(seeds):
        for match in played(players, seed=seed, every=every, game=game):
            yield match.state, game.view(match.state, match.state.turn)


def cards_of(state):
    """All cards that a seat may not see."""
    return sorted(
        [card for hand in state.hands for card in hand.cards()]
        + state.stock
        + [card for pot in state.pots for card in pot]
    )


@each_table
def test_a_world_holds_all_cards_and_what_the_seat_knows(game, players):
    for state, view in views(game, players):
        known = SEEN[game](view).known
        worlds = Worlds(view, Inquiry(5))
        for number in range(3):
            world = worlds.world(number)
            assert cards_of(world) == cards_of(state)
            assert world.hands[view.seat] == state.hands[view.seat]
            assert [hand.size for hand in world.hands] == list(view.hand_sizes)
            assert [len(pot) for pot in world.pots] == list(view.pots)
            for cards, hand in zip(known, world.hands, strict=True):
                assert hand.holds(cards.cards())


def test_hands_in_worlds_are_such_as_their_seats_would_have_kept():
    """Hands dealt at random hold many a whole meld, or a card that lengthens one of their side."""
    thought = dealt = looked = 0
    for _, view in views(GAME, ("strong", "expert"), seeds=3, every=19):
        other = 1 - view.seat
        if view.stock_count > 15 and other not in view.fresh and any(action.seat == other for action in view.actions):
            looked += 1
            thought += could_lay(Worlds(view, Inquiry(5)).world(0), other)
            dealt += could_lay(Playout.of(GAME.determinize(view, stream("dealt", looked))), other)
    assert looked > 30
    assert thought < 0.2 * looked < 0.5 * dealt


def could_lay(world, seat):
    """Whether a hand holds a whole meld, or a card that lengthens one of its side."""
    hand = world.hands[seat]
    return bool(world.wants[seat] & hand.once) or natural_meld(hand, world.groups[seat], world.terms) is not None


def test_the_same_worlds_come_from_the_same_number_and_others_from_others():
    _, view = next(views(GAME, ("strong", "strong")))
    hands = [
        [Worlds(view, Inquiry(seed)).world(number).hands[1 - view.seat] for number in (0, 1)] for seed in (1, 1, 2)
    ]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1] != hands[2][1]


def worth(totals=(0, 0), **changes):
    """What a hand that is over is worth to seat 0, who has gone out."""
    state = position("KS", pot=(0, 1), pots=("", ""), melds={0: CLEAN}, others="JC QC KC")
    playout = Playout.of(state)
    playout.discard(0, 51)
    view = replace(GAME.view(state, 0), totals=totals, **changes)
    return Worlds(view, Inquiry(1)).worth(playout, 0)


def test_a_hand_that_is_over_counts_by_its_points():
    """A clean seven of 45 points and going out, against cards of 30 left in a hand (C9)."""
    assert worth() == (245 + 100 + 30) * 1000


def test_where_the_match_may_end_its_end_is_what_counts():
    """C10.1: the same hand wins a match, or leaves it lost."""
    assert worth((1700, 1900)) > 500_000
    assert worth((1700, 2400)) < -500_000


@each_table
def test_others_do_the_same_whatever_the_thinker_holds(game, players):
    moved = 0
    for state, view in views(game, players, seeds=2, every=17):
        if view.drawn != "nothing" or len(state.stock) < 2 or getattr(view, "choosing", False):
            continue
        world = Worlds(view, Inquiry(5)).world(1)
        for seat in {*range(view.seats)} - {view.seat} - {seat for seat, _ in view.unseen}:
            kept = SEEN[game](game.view(state, seat)).known[view.seat]
            other = exchanged(world, view.seat, kept)
            moved += other.hands[view.seat] != world.hands[view.seat]
            assert turn_of(game, state, world, seat) == turn_of(game, state, other, seat)
    assert moved > 10


def exchanged(world, seat, kept):
    """The world with a hand dealt anew, but for cards that all know of, from it and the stock without its top card."""
    other = world.copy()
    hidden = other.hands[seat].without(kept.cards()).cards()
    cards = hidden + other.stock[:-1]
    shuffle(cards, stream("exchanged", seat))
    other.hands[seat] = Hand(cards[: len(hidden)] + kept.cards())
    other.stock = cards[len(hidden) :] + other.stock[-1:]
    return other


def turn_of(game, state, world, seat):
    """What a seat does with a turn, thought of by the seat to move with the hand that it holds in the world."""
    mine = copy(state)
    mine.hands, mine.stock, mine.pots = world.hands, world.stock, world.pots
    after = world.copy()
    after.turn = seat
    Worlds(game.view(mine, state.turn), Inquiry(5)).playing.turn(after, seat)
    return after.hands[seat], after.melds, after.discards, after.reason, len(after.stock)


@each_table
def test_expert_looks_into_worlds_and_throws_no_wildcard_there(game, players):
    thought = 0
    for _, view in views(game, players):
        decision = decide(game.id, view, "expert", 3, 4)
        assert decision == decide(game.id, view, "expert", 3, 4)
        assert decide(game.id, view, "casual", 3, 4).worlds == 0
        if decision.worlds:
            thought += 1
            thrown = {each.move.card for each in decision.candidates if each.move.do == "discard"}
            assert not {"JK", "2C", "2D", "2H", "2S"} & (thrown - {getattr(decision.plan_move, "card", "")})
    assert thought > 1
