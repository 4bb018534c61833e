"""Whoever is thought of in a playout plays by what that seat may know: never by the hand of the one who thinks."""

from copy import copy

import pytest

from barracan.games.barracan.state import Taken
from barracan.games.barracan.view import Seen
from barracan.games.rummy.state import Hand
from barracan.model.cards import KIND_COUNT
from barracan.model.randomness import shuffle, stream
from barracan.players.barracan.playout_policy import PlayoutPolicy
from barracan.players.barracan.worlds import Worlds
from barracan.players.inquiry import Inquiry
from players.positions import GAME, played

TABLES = [("strong", "casual"), ("casual", "strong", "random"), ("strong", "casual") * 2]
WORLDS = 3


def exchanged(playout, seat, kept, number):
    """A playout in which the seat's hand, but for the cards *kept*, was dealt anew from it and the stock.

    The top card of the stock stays where it is: whoever draws next would see it.
    """
    other = playout.copy()
    hidden = other.hands[seat].without(kept.cards()).cards()
    cards = hidden + other.stock[:-1]
    shuffle(cards, stream("exchanged", number))
    other.hands[seat] = Hand(cards[: len(hidden)] + kept.cards())
    other.stock = cards[len(hidden) :] + other.stock[-1:]
    other.aims[seat] = None
    return other


def state_of(match, playout):
    """The match's state with the hands and the stock of a playout."""
    state = copy(match.state)
    state.hands, state.stock = playout.hands, playout.stock
    return state


def turn_of(policy, playout, seat):
    """What a seat does with a turn in a playout: all of it that can be seen afterwards."""
    after = playout.copy()
    after.turn = seat
    policy.turn(after, seat)
    return after.hands[seat], after.piles, after.tables, after.reason, len(after.stock)


def compared(players, seed, playing_of):
    """For each turn of another seat: whether it was the same when the thinker's hand was another."""
    for match in played(players, seed=seed, every=5):
        state = match.state
        thinker, view = state.turn, GAME.view(state, state.turn)
        if state.taken is not Taken.NOTHING or len(state.stock) < 2:
            continue
        for number in range(WORLDS):
            world = Worlds(view, Inquiry(5)).world(number)
            for seat in {*range(state.seats)} - {thinker}:
                kept = Seen(GAME.view(state, seat)).known[thinker]
                other = exchanged(world, thinker, kept, number)
                here, there = state_of(match, world), state_of(match, other)
                assert GAME.view(here, seat) == GAME.view(there, seat)
                turns = [
                    turn_of(playing_of(GAME.view(each, thinker), playout), playout, seat)
                    for each, playout in ((here, world), (there, other))
                ]
                yield other.hands[thinker] != world.hands[thinker], turns[0] == turns[1]


def as_it_is(view, playout):
    return Worlds(view, Inquiry(5)).policy


def counting_the_own_hand_out(view, playout):
    """A likely slip: what the thinker holds is taken for seen by everybody."""
    seen = Seen(view)
    unseen = [seen.unseen.count(kind) for kind in range(KIND_COUNT)]
    return PlayoutPolicy(view.seats, view.seats - 1, unseen, "any")


def reading_the_hand(view, playout):
    """A cheat: the others keep back whatever the thinker holds."""
    return PlayoutPolicy(view.seats, view.seats - 1, playout.hands[view.seat].counts, "any")


@pytest.mark.parametrize("players", TABLES)
def test_others_do_the_same_whatever_the_thinker_holds(players):
    found = [pair for seed in range(2) for pair in compared(players, seed, as_it_is)]
    assert len(found) > 20
    assert sum(another for another, _ in found) > 0.95 * len(found)
    assert all(same for _, same in found)


@pytest.mark.parametrize(("leak", "share"), [(counting_the_own_hand_out, 0.02), (reading_the_hand, 0.1)])
def test_others_who_know_the_thinkers_hand_are_caught(leak, share):
    found = [same for seed in range(2) for _, same in compared(TABLES[0], seed, leak)]
    assert found.count(False) > share * len(found)
