"""What a seat sees (B13), and worlds dealt from it."""

from random import Random

import pytest

from barracan.games.barracan.moves import Discard, Draw
from barracan.games.barracan.view import PACK, Seen
from barracan.model.cards import KINDS, kinds
from games.barracan.position import DREW, GAME, ME, NEXT, NOTHING, SET, lay, pick_up, play, position, trick

DEFAULTS = {option.name: option.default for option in GAME.options}
FIVE = "5H 6S 2H 4S 3C 3D 3H 8C 9C TC JH QS KH"
ALL_FIVE = "opposites 5H 6S, evens_odds 2H 4S, triplet 3C 3D 3H, run 8C 9C TC, family JH QS KH"


def dealt(hands, piles="2C 3C 4C 5C", stock="", **options):
    """A hand dealt by the last seat, so that these hands lie at the seats; what is not named comes as it comes."""
    seats = len(hands)
    state = GAME.start(seats, DEFAULTS | options)
    rest = sorted(PACK)
    named = [kinds(hand) for hand in hands]
    for card in [card for hand in named for card in hand] + kinds(piles) + kinds(stock):
        rest.remove(card)
    for hand in named:
        hand += [rest.pop() for _ in range(13 - len(hand))]
    order = [hand[index] for index in range(13) for hand in named]
    GAME.deal(state, seats - 1, [*order, *kinds(piles), *kinds(stock), *rest])
    return state


def worlds(state, seat, count=5):
    view = GAME.view(state, seat)
    dealt_worlds = [GAME.determinize(view, Random(number)) for number in range(count)]
    assert all(GAME.view(world, seat) == view for world in dealt_worlds)
    return dealt_worlds


def test_b13_its_own_hand_and_the_sizes_of_others():
    view = GAME.view(position("7C 8D", others="JC QC KC"), ME)
    assert view.hand == ("7C", "8D")
    assert view.hand_sizes == (2, 3)
    assert view.places()["hand:1"] == (None, None, None)


def test_b13_the_count_of_the_stock_and_all_piles_in_order():
    view = GAME.view(position(piles="2C 9D|3C AS 4H||5C", stock="9C 9D"), NEXT)
    assert view.stock_count == 2
    assert view.places()["stock"] == (None, None)
    assert view.piles == (("2C", "9D"), ("3C", "AS", "4H"), (), ("5C",))
    assert view.blocked == (0, 1, 0, 0)


def test_b13_of_a_stack_the_last_category_and_the_count_of_the_others():
    view = GAME.view(position(laid={1: "run 2C 3C 4C, run 5H JK 7H, triplet 9C 9D 9H"}), ME)
    stacks = view.table[1].stacks
    assert (stacks[3].count, sorted(stacks[3].last)) == (2, ["5H", "7H", "JK"])
    assert (stacks[2].count, stacks[2].last) == (1, ("9C", "9D", "9H"))
    assert view.places()["melds:1:run"] == (None, *stacks[3].last)
    assert view.places()["melds:1:family"] == ()
    assert view.table[1].sets == (0, 0, 1, 2, 0)


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ("evens_odds AC 5C 5D", "AC 5D 5C"),
        ("evens_odds 3C 3H 3S", "3C 3H 3S"),
        ("evens_odds 2H 4D 4S 8C", "2H 4S 4D 8C"),
        ("evens_odds 9D 9S", "9D 9S"),
        ("run 3D 5D JK", "3D JK 5D"),
        ("run 7H 8H JK", "7H 8H JK"),
        ("run QS AS JK", "QS JK AS"),
        ("run KS AS JK", "JK KS AS"),
        ("run AS QS KS", "QS KS AS"),
        ("run 2S AS JK", "AS 2S JK"),
    ],
)
def test_the_last_category_lies_as_people_lay_it(meld, lies):
    view = GAME.view(position(laid={1: meld}), ME)
    name = meld.split()[0]
    assert view.places()[f"melds:1:{name}"] == tuple(lies.split())


def test_b13_ladders_in_full_and_tricks_by_their_number():
    state = position("KC 2D 3D", NOTHING, laid={0: "ladder 0: TH / 0 8S 6D / evens_odds row 0"})
    play(state, trick("1:0 2:0 3:0", "KC"))
    view = GAME.view(state, NEXT)
    [ladder] = view.table[0].ladders
    assert (ladder.arm, ladder.rows, ladder.categories) == (("TH",), ((0, ("6D", "8S")),), (("evens_odds", -1, -1, 0),))
    assert ladder.missing == ("opposites", "triplet", "run", "family")
    assert (ladder.royal, ladder.points) == (True, 20)
    assert view.table[0].tricks == 1


def test_b13_every_public_action_and_the_scores():
    state = dealt(["7C 8D", "9H TH"])
    play(state, Draw(0))
    play(state, Discard(0, "7C"))
    assert GAME.view(state, 1).actions == (Draw(0), Discard(0, "7C"))
    assert GAME.view(state, 1).totals == (0, 0)
    assert GAME.view(state, 1).first_piles == ("2C", "3C", "4C", "5C")


def test_b13_how_the_turn_began():
    state = dealt(["7C 8D", "9H TH"])
    assert GAME.view(state, 1).take == "nothing"
    play(state, Draw(0))
    assert GAME.view(state, 1).take == "draw"
    assert worlds(state, 1)[0].taken is DREW


def test_b13_the_points_so_far_of_each_side():
    view = GAME.view(position(laid={0: SET}), NEXT)
    assert [side.points for side in view.table] == [12, 0]


def test_worlds_give_a_seat_what_it_picked_up_in_public():
    state = dealt(["9C 8D", "9S 9D 5H 6S QD"], piles="KC 2C 4C 5C", stock="")
    play(state, Draw(0))
    play(state, Discard(0, "9C"))
    play(state, pick_up(0, "triplet 9S 9D 9C, opposites 5H 6S", seat=1))
    assert KINDS["KC"] in state.hands[1].cards()
    for world in worlds(state, 0):
        assert world.hands[1].counts[KINDS["KC"]]
    play(state, Discard(1, "KC"))
    assert Seen(GAME.view(state, 0)).known[1].size == 0
    worlds(state, 0)


def test_worlds_after_a_trick_put_no_card_of_it_anywhere():
    state = dealt(["KC 2D", "9H TH"], piles="2C 3C 4C 5C")
    play(state, trick("1:0 2:0 3:0", "KC"))
    for world in worlds(state, 1):
        cards = sorted([*world.stock, *(card for hand in world.hands for card in hand.cards()), *world.piles[0]])
        left = sorted(PACK)
        for code in ("KC", "3C", "4C", "5C"):
            left.remove(KINDS[code])
        assert cards == left


@pytest.mark.parametrize("flash_exit", ["any", "empty"])
@pytest.mark.parametrize("discard", [None, "7D", "AD"])
def test_worlds_after_a_flash_exit(flash_exit, discard):
    state = dealt([FIVE, "9H TH"], stock="7D", flash_exit=flash_exit)
    play(state, Draw(0))
    if flash_exit == "any" or discard == "7D":
        play(state, lay(ALL_FIVE, flash=True, discard=discard))
        for seat in (0, 1):
            worlds(state, seat)


@pytest.mark.parametrize("discard", [None, "7D", "KS"])
def test_worlds_after_a_flash_exit_that_names_a_discard_though_no_card_is_left(discard):
    state = dealt([FIVE, "9H TH"], stock="6D", flash_exit="empty")
    play(state, Draw(0))
    play(state, lay(ALL_FIVE.replace("evens_odds 2H 4S", "evens_odds 2H 4S 6D"), flash=True, discard=discard))
    assert state.hands[0].size == 0
    for seat in (0, 1):
        worlds(state, seat)
