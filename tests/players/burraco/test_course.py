"""Hands of Burraco and Buraco in thought do what the rules do, step by step."""

from itertools import product

import pytest

from barracan.games.burraco.melds import new_cards, read
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import Terms
from barracan.model.cards import KINDS
from barracan.model.randomness import stream
from barracan.players.burraco.course import BOOKS, Course, book_of
from barracan.players.burraco.evaluation import outlook
from barracan.players.burraco.policy import play_turn
from barracan.players.burraco.shapes import Laying
from barracan.players.burraco.skill import SKILLS
from barracan.players.player import decide
from games.burraco.position import BURACO, GAME
from players.positions import begin, played


def make(course, state, move):
    """Make in thought the move that is to be made in a state."""
    seat, book = move.seat, course.book
    match move:
        case Draw():
            course.draw(seat)
        case Take():
            course.take(seat)
        case Discard():
            course.discard(seat, KINDS[move.card])
        case LayMelds():
            for written in move.melds:
                cards = tuple(KINDS[code] for code in written)
                course.lay(seat, Laying(-1, book.shape(read(cards, course.terms)), cards))
        case Add():
            after = read([KINDS[code] for code in move.cards], course.terms)
            cards = tuple(new_cards(state.tables[state.side_of[seat]].melds[move.meld], after))
            course.lay(seat, Laying(move.meld, book.shape(after), cards))
        case _:
            course.refuse(seat)


def told(course):
    """What tells two hands in thought apart."""
    melds = [sorted((shape.size, shape.points, shape.bonus) for shape in side) for side in course.melds]
    hands = [hand.cards() for hand in course.hands]
    flags = (course.turn, course.drawn, course.single, course.stalled, course.potted, sorted(course.fresh))
    return flags, hands, melds, course.stock, course.pile, course.pots, course.drew, course.hidden


@pytest.mark.parametrize("game", [GAME, BURACO], ids=lambda game: game.id)
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 1), (4, 2)])
def test_each_move_does_in_thought_what_it_does_by_the_rules(game, seats, seed):
    rng = stream("mirror", seed)
    match = begin(seats, seed, game)
    state, course = match.state, Course.of(match.state)
    while state.turn is not None:
        view = game.view(state, state.turn)
        player = "strong" if (match.number // 40) % 2 else "random"
        move = decide(game.id, view, player, rng.getrandbits(40)).move
        make(course, state, move)
        match.play(move)
        if state.turn is not None:
            assert told(course) == told(Course.of(state))
    assert course.turn < 0
    assert tuple(course.points()) == state.ending.points


@pytest.mark.parametrize("game", [GAME, BURACO], ids=lambda game: game.id)
def test_a_hand_in_thought_comes_to_an_end_with_all_cards(game):
    match = next(played(("strong",) * 4, seed=6, game=game))
    course = Course.of(match.state)
    assert abs(outlook(course, 0) + outlook(course, 1)) < 1e-6
    while course.turn >= 0:
        play_turn(course, SKILLS["strong"])
        laid = sum(shape.size for side in course.melds for shape in side)
        held = sum(hand.size for hand in course.hands) + sum(len(pot) for pot in course.pots)
        assert laid + held + len(course.stock) + len(course.pile) == len(game.pack(4, match.state.options))
    assert len(course.points()) == 2


def test_books_of_few_house_rules_are_kept():
    """Whoever plays by ever other ones would have them all in memory."""
    usual = {option.name: option.default for option in GAME.options}
    houses = [
        Terms(2, usual | {"aces": aces, "semi_clean": semi, "going_out": out})
        for aces, semi, out in product(("both", "one", "high", "low"), ("off", "all"), ("any", ""))
    ]
    assert len(houses) == 2 * BOOKS  # other tests may have left some of them
    first = book_of(houses[0])
    assert book_of(houses[0]) is first
    for terms in houses[1:]:
        assert book_of(terms) is book_of(terms)
    assert book_of(houses[0]) is not first
