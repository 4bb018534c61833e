"""The record form of moves (N11) and what a seat sees (N12)."""

from collections import Counter
from random import Random

import pytest

from barracan.games.concan.moves import Announce, Draw, NewMeld
from barracan.model.cards import JOKER, KINDS, kinds
from barracan.model.moves import RecordFault
from barracan.model.randomness import shuffle
from games.concan.position import GAME, ME, NEXT, TAKE, clause, discard, lay, off, play, position, swap, take


def read(do, **keys):
    return GAME.read_move({"seat": 0, "do": do, **keys})


M = {"cards": ["4H", "JK", "6H"], "as": ["5H"]}


def test_n11_actions_are_read():
    assert read("draw") == Draw(0)
    assert read("draw", stock=["9C", "JK"]) == Draw(0, ("9C", "JK"))
    assert read("take") == take()
    assert read("take", melds=[M], swaps=[{"meld": 2, "card": "5H"}]) == take("4H JK=5H 6H", "2:5H")
    assert read("meld", melds=[M]) == lay("4H JK=5H 6H")
    assert read("layoff", meld=3, card="9H", end="high") == off(3, "9H", "high")
    assert read("layoff", meld=0, card="JK", **{"as": "7D"}) == off(0, "JK", None, "7D")
    assert read("swap", meld=2, card="5H") == swap(2, "5H")
    assert read("announce", more=1) == Announce(0)
    assert read("discard", card="4S", end=0) == discard("4S")


@pytest.mark.parametrize(
    ("do", "keys"),
    [
        ("pass", {}),
        ("draw", {"stock": 3}),
        ("draw", {"stock": ["1C"]}),
        ("meld", {}),
        ("meld", {"melds": []}),
        ("meld", {"melds": ["4H"]}),
        ("meld", {"melds": [{"cards": ["4H", "JK", "6H"]}]}),
        ("meld", {"melds": [{"cards": ["4H", "JK", "6H"], "as": []}]}),
        ("meld", {"melds": [{"cards": ["4H", "JK", "6H"], "as": ["JK"]}]}),
        ("meld", {"melds": [{"cards": ["4H", "5H", "6H"], "as": []}]}),
        ("meld", {"melds": [M], "swaps": [3]}),
        ("meld", {"melds": [M], "swaps": [{"meld": 2}]}),
        ("take", {"swaps": {}}),
        ("layoff", {"meld": 0, "card": "JK"}),
        ("layoff", {"meld": 0, "card": "7D", "as": "7D"}),
        ("layoff", {"meld": 0, "card": "7D", "end": "top"}),
        ("layoff", {"meld": "0", "card": "7D"}),
        ("swap", {"meld": 0}),
        ("discard", {}),
    ],
    ids=str,
)
def test_n11_a_wrong_form_is_refused(do, keys):
    with pytest.raises(RecordFault):
        read(do, **keys)


def test_n11_keys_where_they_do_not_belong():
    state = position("7C", TAKE, opened=(0,))
    for move in (take("2C 3C 4C"), take(None, "0:5D"), read("take", swaps=[])):
        assert clause(state, move) == "N11"
    move = read("meld", melds=[{"cards": ["2C", "3C", "4C"]}], swaps=[])
    assert clause(position("2C 3C 4C 5D", opened=(0,)), move) == "N11"


def test_n11_a_run_is_written_from_low_to_high():
    state = position("2C 3C 4C KD", opened=(0,))
    assert clause(state, lay("4C 3C 2C")) == "N3.2"
    assert [move.melds for move in GAME.legal_moves(state).of("meld")] == [(NewMeld(("2C", "3C", "4C")),)]


def test_n12_nobody_sees_the_order_of_a_new_stock():
    state = position("7C", TAKE, discard="2C 3C 4C 5C", stock="")
    play(state, Draw(ME, ("4C", "2C", "3C")))
    for seat in (ME, NEXT):
        view = GAME.view(state, seat)
        assert view.actions == (Draw(ME, ("2C", "3C", "4C")),)
        assert view.restocks_left == 0


def test_n12_worlds_put_taken_cards_where_they_are_and_a_new_stock_apart():
    state = GAME.start(3, {option.name: option.default for option in GAME.options})
    GAME.deal(state, 0, list(GAME.pack(3, {})))
    state.opened = [True] * 3
    rng = Random(5)
    while state.turn is not None and not (state.restocks and len(state.stock) < 20):
        moves = GAME.legal_moves(state)
        do = "take" if "take" in moves.actions() and rng.random() < 0.2 else moves.actions()[0]
        if "discard" in moves.actions():
            do = "discard"
        GAME.apply(state, moves.pick(do, rng))
    assert state.restocks == 1
    for seat in range(3):
        view = GAME.view(state, seat)
        for seed in range(10):
            world = GAME.determinize(view, Random(seed))
            assert GAME.view(world, seat) == view
            new = next(move.stock for move in state.actions if isinstance(move, Draw) and move.stock)
            assert not Counter(world.stock) - Counter(map(KINDS.get, new))


@pytest.mark.parametrize("seed", [0, 3])
def test_n12_a_world_is_found_however_many_shown_cards_may_be_of_either_stock(seed):
    state = GAME.start(2, {option.name: option.default for option in GAME.options} | {"restock": 2})
    rng = Random(seed)
    deck = list(GAME.pack(2, {}))
    shuffle(deck, rng)
    GAME.deal(state, 0, deck)
    while state.turn is not None:
        moves = GAME.legal_moves(state)
        GAME.apply(state, moves.pick("draw" if "draw" in moves.actions() else "discard", rng))
        if state.restocks and len(state.stock) % 3 == 0:
            for seat in (ME, NEXT):
                view = GAME.view(state, seat)
                assert GAME.view(GAME.determinize(view, rng), seat) == view


def test_n12_an_announced_joker_is_in_its_hand_in_every_world():
    state = position("JK 7C 8D 9D", opened=(0,), stock="JK 2C 3C 4C")
    play(state, Announce(ME))
    play(state, discard("7C"))
    view = GAME.view(state, NEXT)
    assert view.announced == (1, 0)
    assert view.hand == ("JC", "QC")
    for seed in range(20):
        assert GAME.determinize(view, Random(seed)).hands[ME].counts[JOKER] >= 1


def test_n12_the_card_that_may_not_be_discarded_is_known_to_its_player():
    state = position("7C 8D", TAKE, discard="4C", opened=(0,))
    play(state, take())
    assert GAME.view(state, ME).barred == "4C"
    assert GAME.view(state, NEXT).barred is None
    assert GAME.view(state, NEXT).taken == "4C"
    assert state.hands[ME].cards() == sorted(kinds("4C 7C 8D"))
