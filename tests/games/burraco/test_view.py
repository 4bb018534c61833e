"""What a seat of Burraco sees (C12), and worlds dealt from it."""

from random import Random

import pytest

from barracan.games.burraco.moves import Draw, Take
from barracan.games.burraco.view import Knowledge
from barracan.model.cards import CODES, KINDS, kinds
from barracan.model.events import CardMoved
from games.burraco.position import CLEAN, GAME, ME, NEXT, discard, lay, play, position

DEFAULTS = {option.name: option.default for option in GAME.options}


def dealt(hands, turned="9D"):
    """A hand dealt by the last seat, so that these hands lie at the seats; what is not named comes as it comes."""
    seats = len(hands)
    state = GAME.start(seats, DEFAULTS)
    rest = sorted(GAME.pack(seats, DEFAULTS))
    named = [kinds(text) for text in hands]
    for card in [card for each in named for card in each] + kinds(turned):
        rest.remove(card)
    for each in named:
        each += [rest.pop() for _ in range(11 - len(each))]
    in_turn = [hand[index] for index in range(11) for hand in named]
    GAME.deal(state, seats - 1, [*rest[:22], *in_turn, *kinds(turned), *rest[22:]])
    return state


def worlds(state, seat, count=5):
    view = GAME.view(state, seat)
    found = [GAME.determinize(view, Random(number)) for number in range(count)]
    assert all(GAME.view(world, seat) == view for world in found)
    return found


def test_c12_hands_stock_pots_and_pile():
    view = GAME.view(position("7C 8D", discard="9D 3C", others="JC QC KC"), ME)
    places = view.places()
    assert (view.hand, view.hand_sizes) == (("7C", "8D"), (2, 3))
    assert places["hand:1"] == places["stock"] == (None, None, None)
    assert places["discard"] == ("9D", "3C")
    assert view.pots == (11, 11)
    assert places["pot:0"] == (None,) * 11


def test_c12_melds_in_full_with_what_wildcards_stand_for():
    view = GAME.view(position(melds={1: "5H 2H 7H, JK 9C 9D, " + CLEAN}, pot=(1,)), ME)
    seen = view.table[1].melds
    assert [(meld.kind, meld.wild, meld.stands_for, meld.worth) for meld in seen] == [
        ("run", 1, "6H", ""),
        ("group", 0, "9", ""),
        ("run", -1, "", "clean"),
    ]
    assert view.places()["meld:1:0"] == ("5H", "2H", "7H")
    assert [side.may_go_out for side in view.table] == [False, True]


def test_c12_the_cards_of_a_taken_pile_are_known_until_they_are_shown():
    state = dealt(["", ""], turned="9D")
    play(state, Take(ME))
    card = next(GAME.legal_moves(state).of("discard"))
    play(state, card)
    assert Knowledge(GAME.view(state, NEXT)).known[ME].cards() == kinds("9D")
    assert all(world.hands[ME].counts[KINDS["9D"]] for world in worlds(state, NEXT))


def test_c12_a_drawn_card_is_hidden():
    state = dealt(["", ""])
    [event] = play(state, Draw(ME))
    assert event.for_viewers(frozenset({NEXT})).card is None
    assert event.for_viewers(frozenset({ME})).card is not None


def test_c12_who_gives_the_whole_pile_back_has_its_twin():
    state = dealt(["9D", ""], turned="9D")
    play(state, Take(ME))
    play(state, discard("9D"))
    assert Knowledge(GAME.view(state, NEXT)).known[ME].cards() == kinds("9D")
    assert all(world.hands[ME].counts[KINDS["9D"]] for world in worlds(state, NEXT))


def test_c12_who_keeps_one_card_to_go_out_with_keeps_no_wildcard():
    state = position("7C 7D 7H KS", pot=(0, 1), pots=("", ""), melds={0: CLEAN}, stock="2C JK 2D 2H 2S JK")
    play(state, lay("7C 7D 7H"))
    for number in range(40):
        [last] = GAME.determinize(GAME.view(state, NEXT), Random(number)).hands[ME].cards()
        assert CODES[last] != "JK"
        assert CODES[last][0] != "2"


@pytest.mark.parametrize(("seats", "others"), [(2, [1]), (3, [1, 2]), (4, [1, 2])])
def test_c12_1_a_fresh_pot_is_hidden_from_its_owner_too(seats, others):
    state = position("7C", seats=seats, stock="TC TD TH TS")
    play(state, discard("7C"))
    for seat in others:
        view = GAME.view(state, ME)
        assert (view.hand, view.hand_sizes[ME], view.places()["hand:0"]) == ((), 11, ())
        assert view.places()["pot:0"] == (None,) * 11
        assert GAME.view(state, NEXT).places()["hand:0"] == ()
        assert state.turn == seat
        play(state, Draw(seat))
        events = play(state, next(GAME.legal_moves(state).of("discard")))
    told = [event for event in events if isinstance(event, CardMoved) and event.source == "pot:0"]
    assert len(told) == 11
    assert all(event.seen_by == frozenset({ME}) for event in told)
    assert len(GAME.view(state, ME).hand) == 11
