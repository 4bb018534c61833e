"""The last cards of trick games, played as well as they can be: checked against trying everything by the rules."""

from random import Random

import pytest

from barracan.games.sheepshead import play as sheepshead_course
from barracan.games.sheepshead.legality import playable as sheepshead_playable
from barracan.games.sheepshead.state import PACK, card_points
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.state import Play, Trick
from barracan.model.cards import kinds
from barracan.players.inquiry import Inquiry
from barracan.players.player import decide
from barracan.players.protocol import POINT
from barracan.players.sheepshead.certainty import Certainty
from barracan.players.sheepshead.pack import renumber
from barracan.players.sheepshead.player import decide as choose
from barracan.players.sheepshead.solver import Solver
from barracan.players.sheepshead.worlds import sure_first
from games.sheepshead import position as sheepshead


def last_cards(seed, pack, seats, size):
    """So many cards for each seat at random, and who leads."""
    rng = Random(seed)
    cards = list(pack)
    rng.shuffle(cards)
    return [mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(seats)], rng.randrange(seats)


def poorest(state, player, others):
    """What the Player takes at least when the others play any of the cards they share, by trying everything."""
    if state.turn is None or not state.hands[player] | others:
        return 0
    seat = state.turn
    found = []
    for card in cards_of(sheepshead_playable(state, state.hands[seat]) if seat == player else others):
        after = state.copy()
        if seat != player:
            after.hands[seat] = mask_of([card])
        complete = sheepshead_course.put_down(after, seat, card)
        gain = card_points(mask_of(complete.cards)) if complete and complete.winner == player else 0
        found.append(gain + poorest(after, player, others & ~(1 << card)))
    return max(found) if seat == player else min(found)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("played", [0, 1, 2])
def test_what_is_certain_is_the_least_that_trying_everything_finds(seed, played):
    hands, leader = last_cards(seed, PACK, 3, 2)
    state = sheepshead.playing("", "", "", player=seed % 3)
    state.hands, state.turn = hands, leader
    for _ in range(played):
        card = cards_of(sheepshead_playable(state, state.hands[state.turn]))[0]
        sheepshead_course.put_down(state, state.turn, card)
    state.lacks = [0, 0, 0]
    others = sum(state.hands) & ~state.hands[state.player]
    assert Certainty(state.player).points(state) == poorest(state, state.player, others)


def test_what_is_certain_is_never_more_than_what_any_deal_gives():
    sure = 0
    for seed in range(30):
        (mine, *others), leader = last_cards(seed, PACK, 3, 3)
        state = sheepshead.playing("", "", "", player=0)
        state.hands, state.turn = [mine, *others], leader
        least = Certainty(0).points(state)
        rest = cards_of(others[0] | others[1])
        dealt = []
        for number in range(20):
            Random(number).shuffle(rest)
            dealt.append(points_of_player([mine, mask_of(rest[:3]), mask_of(rest[3:])], leader))
        assert least <= min(dealt)
        sure += least == min(dealt)
    assert sure > 5


def points_of_player(hands, leader):
    """What the first seat takes as the Player when all know these hands."""
    left = card_points(sum(hands))
    around = tuple(renumber(hands[(leader + step) % 3]) for step in range(3))
    solver = Solver(1, 0)
    return max(need for need in range(left + 1) if solver.reaches(around, (0, 0), -leader % 3, need, left))


def end_of_a_hand(*hands, won="AC TC KC AH TH QD"):
    """The last three tricks of a Player who leads, has won tricks with some cards, and has laid away the 8C and 9H."""
    state = sheepshead.playing(*hands, player=0, window="8C 9H")
    gone = [card for card in PACK if not (sum(state.hands) | mask_of(state.window)) >> card & 1]
    own = kinds(won)
    theirs = [card for card in gone if card not in own]
    for winner, cards in ((0, own), (1, theirs)):
        for at in range(0, len(cards), 3):
            state.tricks.append(Trick(winner, tuple(cards[at : at + 3]), winner))
            state.won[winner] += 1
        state.taken[winner] = mask_of(cards)
    return state


WINNING = ("QC AS 9H", "JD 7S KH", "8H KS 7C")
"""The Player has 49 card points; the ace of spades wins 61 once the last trump is drawn."""


def test_a_card_that_surely_wins_comes_first():
    state = end_of_a_hand(*WINNING)
    moves = [Play(0, code) for code in ("AS", "9H", "QC")]
    first, sure = sure_first(state, moves)
    assert sure
    assert first[0].card == "QC"
    assert sure_first(end_of_a_hand(*WINNING, won="AC TC KC"), moves) == (moves, False)
    state.turn = 1
    assert sure_first(state, moves) == (moves, False)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_the_last_trump_is_drawn_before_an_ace(level):
    state = end_of_a_hand(*WINNING)
    assert decide("sheepshead", sheepshead.GAME.view(state, 0), level, 1).move.card == "QC"


def test_a_world_that_is_given_is_weighed_as_it_is():
    """Where all cards of a hand that is over are known, what is sure in other worlds counts for nothing."""
    state = end_of_a_hand(*WINNING)
    found = choose(sheepshead.GAME.view(state, 0), "expert", Inquiry(1, 1, state=state))
    assert found.worlds == 1
    assert found.candidates[0].value == 2 * POINT
