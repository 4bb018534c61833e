"""Wherever cards do not go, the game says why, with the clause; and the reasons that are asked for most often."""

from random import Random

import pytest

from barracan.model.cards import KINDS
from barracan.model.offers import Pick
from barracan.session.selection import Selection
from games.barracan import position as barracan
from games.barracuda import position as barracuda
from games.burraco import position as burraco
from games.concan import position as concan
from games.random_play import hand, name, settings

DEFAULTS = [setting for setting in settings() if not setting[2]]
FEW = 3


def some_picks(view, rng):
    """Cards as a person may have chosen them: of the hand, the top of a place, a card of a pile, or some of both."""
    own = [Pick(f"hand:{view.seat}", card) for card in view.hand]
    found = rng.sample(own, min(len(own), rng.choice((1, 1, 1, 2, 3))))
    places = view.places()
    tops = [
        Pick(place, places[place][at], at)
        for place in places
        if places[place] and place.partition(":")[0] in {"stock", "discard", "pile"}
        for at in {len(places[place]) - 1, rng.randrange(len(places[place]))}
        if place.startswith("pile") or at == len(places[place]) - 1
    ]
    beside = [rng.choice(tops)] if tops and rng.randrange(3) == 0 else []
    return (found if rng.randrange(4) or not beside else []) + beside


def all_places(view):
    """Every place of the table, and those where the next meld would lie."""
    places = list(view.places())
    if view.places().keys() & {"meld:0", "meld:0:0"}:
        places += _next(places)
    return places


def _next(places):
    melds = [place for place in places if place.startswith("meld:")]
    heads = {place.rpartition(":")[0] for place in melds}
    return [f"{head}:{sum(place.rpartition(':')[0] == head for place in melds)}" for head in heads]


def says_what_to_do(game, words):
    """Whether a refusal has a reason and a way out; some are told by their way out alone, as what comes first."""
    return words and (game.id == "barracan" or words.count(". ") > 0 or words.endswith(" first."))


@pytest.mark.parametrize("setting", DEFAULTS, ids=map(name, DEFAULTS))
def test_every_place_takes_the_cards_or_is_refused_with_its_clause(setting):
    rng = Random(9)
    for match, move in hand(*setting, seed=9):
        if move is None or rng.randrange(FEW):
            continue
        game, state, seat = match.game, match.state, match.state.turn
        view = game.view(state, seat)
        picks = some_picks(view, rng)
        offer = game.offer(state, seat, picks)
        for place in all_places(view):
            if offer.ways(place):
                continue
            refusal = game.place_refusal(state, seat, picks, place)
            assert refusal.clause, (place, picks)
            assert says_what_to_do(game, str(refusal.reason)), refusal.reason
            assert set(refusal.cards) <= set(KINDS)


@pytest.mark.parametrize("setting", DEFAULTS, ids=map(name, DEFAULTS))
def test_whose_turn_it_is_not_hears_so(setting):
    for match, move in hand(*setting, seed=10):
        if move is None:
            break
        seat = (match.state.turn + 1) % match.state.seats
        view = match.game.view(match.state, seat)
        picks = [Pick(f"hand:{seat}", card) for card in view.hand[:1]]
        for place in view.places():
            assert match.game.place_refusal(match.state, seat, picks, place).clause


def dropped(game, state, cards, place):
    """What a person hears who has chosen these cards of the hand and lets them go at a place."""
    selection = Selection(game)
    selection.look(state, state.turn)
    selection.pick([Pick(f"hand:{state.turn}", card) for card in cards.split()])
    return selection.drop(place)


@pytest.mark.parametrize(
    ("cards", "place", "clause"),
    [
        ("7C", "pile:2", "B3.3"),
        ("7C", "pile:1", "B3.3"),
        ("7C 8D", "pile:0", "B4.1"),
        ("7C", "stock", "B4.2"),
        ("7C", "melds:1:run", "B6.2"),
        ("7C 8D", "melds:0:opposites", "B5.2"),
        ("7C 8D", "melds:0:run", "B5.4"),
        ("7C", "ladder:0:0", "B9.7"),
        ("7C", "tricks:0", "B4.1"),
        ("7C", "hand:1", "B6.2"),
    ],
)
def test_barracan_says_why_a_place_takes_no_cards_after_the_draw(cards, place, clause):
    state = barracan.position("7C 8D", piles="2C|3C|4C 5D|5C", laid={0: barracan.SET})
    assert dropped(barracan.GAME, state, cards, place).clause == clause


def test_a_click_on_the_second_pile_says_what_a_drop_there_says():
    state = barracan.position("7C 8D", piles="2C|3C|4C 5D|5C")
    picks = (Pick("hand:0", "7C"), Pick("pile:2", "5D", 1))
    clicked = barracan.GAME.offer(state, 0, picks).refusal
    assert clicked == dropped(barracan.GAME, state, "7C", "pile:2")
    assert str(clicked.reason) == "The discard goes to your first pile, unless the second is shorter."
    longer = barracan.position("7C 8D", piles="2C 3D|3C|4C|5C")
    told = dropped(barracan.GAME, longer, "7C", "pile:0").reason
    assert str(told) == "The discard goes to your second pile: it is the shorter."


@pytest.mark.parametrize(
    ("cards", "place", "clause"),
    [
        ("7C", "pile:0", "B4.1"), ("7C", "pile:1", "B7.1"), ("JK", "pile:1", "B7.2"), ("7C", "pile:3", "B7.1"),
        ("7C", "melds:0:run", "B4.1"), ("7C", "stock", "B4.2"),
    ],
)  # fmt: skip
def test_barracan_says_why_a_place_takes_no_cards_before_the_draw(cards, place, clause):
    state = barracan.position("7C 8D JK", barracan.NOTHING, piles="2C|3C|4C|")
    assert dropped(barracan.GAME, state, cards, place).clause == clause


@pytest.mark.parametrize("game", [burraco.GAME, burraco.BURACO], ids=["burraco", "buraco"])
@pytest.mark.parametrize(
    ("cards", "place", "clause"),
    [
        ("8D", "meld:0:0", "C4.3"),
        ("KH", "meld:0:0", "C4.3"),
        ("7C", "meld:0:1", "C4.2"),
        ("2D 2C", "meld:0:1", "C3.3"),
        ("7C", "meld:1:0", "C5.4"),
        ("7C 8D", "meld:0:2", "C4.1"),
        ("7C 8D", "discard", "C5.1"),
        ("7C", "stock", "C5.2"),
        ("7C", "pot:0", "C6.1"),
        ("7C", "hand:1", "C5.4"),
    ],
)
def test_burraco_says_why_a_place_takes_no_cards(game, cards, place, clause):
    melds = {0: "4H 5H 6H 7H,9C 9D 9S", 1: "TC TD TH"}
    state = burraco.position("7C 8D KH 2C 2D KS", melds=melds, game=game)
    assert dropped(game, state, cards, place).clause == clause


@pytest.mark.parametrize(
    ("cards", "place", "clause", "words"),
    [
        ("7C", "meld:0", "N6.1", "This run takes the 3♥ or the 8♥ only."),
        ("7C", "meld:1", "N6.1", "This set takes the 9♥ only."),
        ("7C 8D", "meld:0", "N6.1", "Cards are laid off one at a time. Choose one."),
        ("7C 8D", "meld:2", "N3.1", ""),
        ("7C 8D", "discard", "N4.2", ""),
        ("7C", "stock", "N4.3", ""),
        ("7C", "hand:1", "N4.9", ""),
    ],
)
def test_concan_says_why_a_place_takes_no_cards(cards, place, clause, words):
    state = concan.position("7C 8D KH QS", laid="4H 5H 6H 7H, 9C 9D 9S", opened=(0,))
    refusal = dropped(concan.GAME, state, cards, place)
    assert refusal.clause == clause
    assert str(refusal.reason).startswith(words)


def test_barracuda_tells_a_meld_from_the_place_of_the_next():
    state = barracuda.position("2C 3C 9S 8D", laid="9C 9D 9H")
    assert str(dropped(barracuda.GAME, state, "2C 3C", "meld:0")).startswith("U3.3")
    assert str(dropped(barracuda.GAME, state, "2C 3C", "meld:1")).startswith("U3.1")


@pytest.mark.parametrize("setting", DEFAULTS, ids=name)
def test_out_of_turn_it_is_told_who_plays_what_can_be_done_and_by_which_clause(setting):
    state = next(hand(*setting, 1))[0].state
    selection, turn = Selection(setting[0]), state.turn
    other = (turn + 1) % state.seats
    selection.look(state, other)
    refusal = selection.refusal_at(f"hand:{other}")
    assert refusal.clause
    assert "sorted meanwhile" in str(refusal.reason)
