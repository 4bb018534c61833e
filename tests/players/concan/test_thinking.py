"""Concan's expert in worlds: what they agree with, what a hand is worth in them, and that nobody there peeks."""

from copy import copy, deepcopy
from dataclasses import replace

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.concan.moves import Draw
from barracan.games.concan.view import PACK, Knowledge
from barracan.games.rummy.melds import SUITED
from barracan.games.rummy.state import Hand
from barracan.model.cards import KINDS, kinds
from barracan.model.randomness import shuffle, stream
from barracan.players.analysis import judge
from barracan.players.concan.partition import VALUE, Search, best
from barracan.players.concan.plan import EXPERT
from barracan.players.concan.playout import Playout, PlayoutPolicy
from barracan.players.concan.worlds import Worlds
from barracan.players.inquiry import Inquiry, Past
from barracan.players.player import LEVELS, decide, find_player, weigh
from barracan.players.rummy.nearness import copies
from games.concan.position import TAKE, position
from players.positions import played, without_stock

GAME = CATALOG["concan"]
TABLES = [("strong", "casual"), ("casual", "strong", "random"), ("strong", "casual") * 2]


def views(players, seeds=2, every=4):
    for seed in range(seeds):
        for match in played(players, seed=seed, every=every, game=GAME):
            yield match.state, GAME.view(match.state, match.state.turn)


def most(hand):
    return best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, VALUE)[0]


@pytest.mark.parametrize("players", TABLES)
def test_a_world_holds_all_cards_and_what_the_seat_knows(players):
    for state, view in views(players):
        lying = sorted([card for hand in state.hands for card in hand.cards()] + state.stock)
        knowledge = Knowledge(view)
        for number in range(3):
            world = Worlds(view, Inquiry(5), EXPERT).world(number)
            assert sorted([card for hand in world.hands for card in hand.cards()] + world.stock) == lying
            assert world.hands[view.seat] == state.hands[view.seat]
            assert [hand.size for hand in world.hands] == list(view.hand_sizes)
            for known, hand in zip(knowledge.known, world.hands, strict=True):
                assert hand.holds(known.cards())


def test_hands_in_worlds_are_such_as_their_seats_would_have_kept():
    """Who has not opened could not, and who has holds hardly a card that fits the table."""
    fits = opening = looked = 0
    for _, view in views(("strong",) * 4, seeds=4):
        worlds = Worlds(view, Inquiry(5), EXPERT)
        drew = {action.seat for action in view.actions if action.do == "draw"} - {view.seat}
        for number in range(3):
            world = worlds.world(number)
            for seat in drew:
                looked += 1
                if world.opened[seat]:
                    fits += bool(world.hands[seat].once & world.wanted & SUITED)
                else:
                    opening += most(world.hands[seat]) >= world.threshold
    assert looked > 100
    assert fits + opening < 0.03 * looked


def test_the_same_worlds_come_from_the_same_number_and_others_from_others():
    _, view = next(views(("strong", "strong")))
    hands = [
        [Worlds(view, Inquiry(seed), EXPERT).world(number).hands[1 - view.seat] for number in (0, 1)]
        for seed in (1, 1, 2)
    ]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1] != hands[2][1]


def ended(winner, hands, opened=(True, True, True), totals=(0, 0, 0), number=1):
    """What a hand that is over is worth to seat 0."""
    state = position("2C", seats=3, others="3C")
    state.opened = list(opened)
    playout = Playout.of(state)
    playout.hands = [Hand(cards) for cards in hands]
    playout.winner, playout.turn = winner, None
    view = replace(GAME.view(state, 0), totals=totals, hand_number=number)
    return Worlds(view, Inquiry(1), EXPERT).worth(playout, 0)


def test_fewer_points_are_worth_more():
    """Cards 36, 37: tens; who has not opened pays a hundred (N9.3), the winner gains 25 (N9.1)."""
    out, left, late = (
        ended(0, [[], [36], [37]]),
        ended(1, [[36], [], [37]]),
        ended(1, [[36], [], [37]], opened=(False, True, True)),
    )
    assert out == 35_000
    assert left == -17_500
    assert late == -107_500


def test_in_the_last_hand_the_lowest_total_is_what_counts():
    cards = [[36], [], [37]]
    assert ended(1, cards, totals=(-60, 0, 0), number=9) > 90_000
    assert ended(1, cards, totals=(0, 0, 0), number=9) < -90_000
    assert ended(1, cards, totals=(-35, 0, 0), number=9) == -1_750


@pytest.mark.parametrize("players", TABLES)
def test_others_do_the_same_whatever_the_thinker_holds(players):
    moved = 0
    for state, view in views(players, seeds=4):
        if view.phase != "take" or len(state.stock) < 2:
            continue
        world = Worlds(view, Inquiry(5), EXPERT).world(1)
        for seat in {*range(view.seats)} - {view.seat}:
            kept = Knowledge(GAME.view(state, seat)).known[view.seat]
            other = exchanged(world, view.seat, kept)
            moved += other.hands[view.seat] != world.hands[view.seat]
            assert turn_of(state, world, seat) == turn_of(state, other, seat)
    assert moved > 5


def exchanged(world, seat, kept):
    """The world with a hand dealt anew, but for cards that all know of, from it and the stock without its top card."""
    other = world.copy()
    hidden = other.hands[seat].without(kept.cards()).cards()
    cards = hidden + other.stock[:-1]
    shuffle(cards, stream("exchanged", seat))
    other.hands[seat] = Hand(cards[: len(hidden)] + kept.cards())
    other.stock = cards[len(hidden) :] + other.stock[-1:]
    return other


def turn_of(state, world, seat):
    """What a seat does with a turn, thought of by the seat to move with the hand that it holds in the world."""
    mine = copy(state)
    mine.hands, mine.stock = world.hands, world.stock
    after = world.copy()
    after.turn = seat
    Worlds(GAME.view(mine, state.turn), Inquiry(5), EXPERT).policy.turn(after, seat)
    return after.hands[seat], after.melds, after.discards, after.reason, len(after.stock)


def test_strong_and_expert_look_into_worlds_and_casual_does_not():
    thought = 0
    for _, view in views(("strong", "casual"), seeds=1, every=3):
        decision = decide("concan", view, "expert", 3, 4)
        assert decision == decide("concan", view, "expert", 3, 4)
        thought += decision.worlds > 0
        assert decide("concan", view, "strong", 3, 4).worlds == decision.worlds
        assert decide("concan", view, "casual", 3, 4).worlds == 0
        discards = {each.move.card for each in decision.candidates if each.move.do == "discard"}
        assert "JK" not in discards or not decision.worlds  # of what is seen at once all is listed
    assert thought > 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_on_the_pile_is_thought_about(level):
    """N4.6: a joker may be discarded, and the next seat may take it."""
    state = position("4S 5S 9D", TAKE, discard="JK", laid="TH JH QH", opened=(0, 1))
    decision = decide("concan", GAME.view(state, state.turn), level, 1, 0)
    assert GAME.refusal(state, decision.move) is None


# -- the stock runs out (N7) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 0), (3, 6), (4, 0), (4, 4)])
def test_worlds_without_a_stock_hold_what_the_seat_knows(seats, seed):
    """Hands that would have opened cannot be dealt anew from a stock that is used up."""
    state = without_stock(GAME, seats, seed).state
    view = GAME.view(state, state.turn)
    lying = sorted(card for hand in state.hands for card in hand.cards())
    for number in range(3):
        world = Worlds(view, Inquiry(3), EXPERT).world(number)
        assert not world.stock
        assert sorted(card for hand in world.hands for card in hand.cards()) == lying
        assert world.hands[view.seat] == state.hands[view.seat]
    decision = decide("concan", view, "expert", 3, 4)
    assert GAME.refusal(state, decision.move) is None
    assert decision.worlds > 0


@pytest.fixture(scope="module")
def restocks():
    """States in which the seat to move makes a new stock if it draws; in some of them it may take."""
    found = []
    for seats, seed in ((2, 0), (2, 2), (3, 0), (4, 3)):
        match = without_stock(GAME, seats, seed)
        match.play(GAME.legal_moves(match.state).pick("discard", stream("last", seats, seed)))
        found.append(match.state)
    for seed in (2, 4):
        states = (match.state for match in played(("random",) * 4, seed=seed, game=GAME))
        found += [deepcopy(state) for state in states if not state.stock and state.phase.value == "take"]
    return found


def new_stocks(state, count=3):
    """Draws of the seat to move with new stocks in different orders."""
    return [GAME.legal_moves(state).pick("draw", stream("order", number)) for number in range(count)]


class Watched(PlayoutPolicy):
    """Plays no hand on, but notes which card was drawn."""

    def __init__(self, before):
        super().__init__(copies(PACK))
        self.before, self.drawn = before, []

    def lay_and_discard(self, playout, seat):
        self.drawn += playout.hands[seat].without(self.before.cards()).cards()

    def play_round(self, playout):
        playout.turn = None  # what a hand comes to is not looked at

    def finish(self, playout):
        playout.turn = None


def drawn(view, move, inquiry, count):
    """What a draw brings in so many worlds."""
    worlds = Worlds(view, inquiry, EXPERT)
    worlds.policy = watched = Watched(worlds.world(0).hands[view.seat])
    for number in range(count):
        worlds.value(worlds.world(number), move)
    return watched.drawn


def test_n12_worlds_draw_from_new_stocks_in_orders_of_their_own(restocks):
    """Whatever order is written in the move; the same world draws the same card again."""
    for state in restocks:
        view = GAME.view(state, state.turn)
        found = [drawn(view, move, Inquiry(5), 20) for move in new_stocks(state)]
        assert found[0] == found[1] == found[2]
        assert len(set(found[0])) > 5
        assert set(found[0]) <= set(state.discard[:-1])
        assert drawn(view, new_stocks(state)[0], Inquiry(6), 20) != found[0]


def test_n12_the_table_of_candidates_does_not_depend_on_the_order_of_a_new_stock(restocks):
    weighed = 0
    for state in restocks:
        view = GAME.view(state, state.turn)
        tables = []
        for also in ((), *((move,) for move in new_stocks(state))):
            decision = find_player("concan").decide(view, "expert", Inquiry(9, 6, also=also))
            tables.append([(each.move.do, each.value, each.error, each.risk) for each in decision.candidates])
            weighed += decision.worlds > 0
        assert all(table == tables[0] for table in tables)
    assert weighed >= 8


def test_a_past_draw_that_differs_from_that_of_expert_by_its_new_stock_alone_loses_nothing(restocks):
    agreed = 0
    for state in restocks:
        view = GAME.view(state, state.turn)
        found = []
        for move in new_stocks(state):
            for known in (None, state):
                decision = weigh(Past("concan", view, move, 7, known))
                judgement = judge(decision, move)
                assert sum(each.move.do == "draw" for each in decision.candidates) == 1
                if decision.move.do == "draw":
                    assert (judgement.best, judgement.loss) == (move, 0)
                    agreed += 1
                if known is None:
                    found.append(judgement.loss)
        assert len(set(found)) == 1
    assert agreed > 20


def test_where_all_cards_are_known_a_draw_brings_what_it_brought(restocks):
    for state in restocks:
        for move in new_stocks(state):
            assert isinstance(move, Draw)
            view = GAME.view(state, state.turn)
            assert drawn(view, move, Inquiry(5, state=state), 1) == [KINDS[move.stock[0]]]


@pytest.mark.parametrize("text", ["AS 2S 3S 4S", "AS 2S 3S 7C 7D 7H", "AS 2S 3S 7C 7D 7H 7S"])
def test_a_layout_leaves_a_card_to_discard(text):
    hand = Hand(kinds(text))
    found, layout = Search(hand, 0, lambda meld: len(meld.cards)).best()
    laid = [card for meld in layout for card in meld.cards]
    assert hand.holds(laid)
    assert found == len(laid) < hand.size
    assert found >= hand.size - 3
