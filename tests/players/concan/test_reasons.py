"""Why computers advise a draw in Concan."""

from barracan.games.concan.moves import Discard, Draw, LayMelds, Swap, SwapPart, Take
from barracan.model.cards import KINDS
from barracan.players.concan.plan import STRONG, Position
from barracan.players.concan.player import reasons
from games.concan.position import FIFTY_ONE, GAME, ME, NEXT, TAKE, melds, position


def told(**more):
    view = GAME.view(position(phase=TAKE, **more), ME)
    return [str(reason) for reason in reasons(Position(view, STRONG), Draw(ME))]


def test_n5_4_before_the_melds_down_the_top_discard_is_hardly_ever_to_be_had():
    assert told() == ["Before the melds-down the top discard can be taken for them alone."]
    assert told(opened=[ME], laid=FIFTY_ONE) == ["An unknown card is worth more than the top discard."]


def reasons_of(move, **more):
    view = GAME.view(position(**more), ME)
    return [str(reason) for reason in reasons(Position(view, STRONG), move)]


def test_a_hand_that_can_open_without_the_discard_says_so():
    assert told(hand="TD JD QD 7S 8S 9S 2C", discard="8H") == [
        "The hand can lay its melds-down without the top discard."
    ]


def test_a_discard_that_frees_a_joker_is_not_said_to_be_laid():
    table = {"phase": TAKE, "opened": [ME, NEXT], "laid": f"{FIFTY_ONE}, JK=9C 9H 9S"}
    assert reasons_of(Take(ME), hand="2D 4D 7H 8C KS", discard="9C", **table) == [
        "The 9♣ can be swapped at once for a joker on the table."
    ]
    assert reasons_of(Take(ME), hand="2D 4D 7H 8C KS", discard="TC", **table) == [
        "Cards of the hand that begin a meld with the 10♣: 8♣."
    ]
    assert reasons_of(Take(ME), hand="2D 4D 7H 8C KS", discard="9D", **table) == ["The 9♦ can be laid at once."]


def test_a_swap_that_ends_the_hand_says_so():
    table = {"opened": [ME, NEXT], "laid": f"{FIFTY_ONE}, JK=9C 9H 9S"}
    swap = Swap(ME, 2, "9C")
    assert reasons_of(swap, hand="9C 5S 6S KD", **table) == [
        "With it the hand can be emptied in this turn, which ends the hand."
    ]
    assert reasons_of(swap, hand="9C 5S 8H KD", **table)[0].startswith("A joker is worth more than the 9♣")


def test_a_melds_down_that_needs_a_joker_of_the_table_says_so():
    hand = {"hand": "9C TS QS KS AS 2D", "laid": "JK=9C 9H 9S", "opened": [NEXT]}
    move = LayMelds(ME, melds("TS JK=JS QS KS AS"), (SwapPart(0, "9C"),))
    assert reasons_of(move, **hand) == [
        "Without a melds-down the hand costs a hundred points.",
        "It is large enough with a joker that lies on the table.",
    ]


def test_a_draw_without_a_discard_needs_no_reason():
    assert told(discard="") == []


def test_a_discard_says_what_others_would_have_brought_the_next_player():
    table = {"opened": [NEXT], "laid": f"{FIFTY_ONE}, JK=9C 9H 9S"}
    told = reasons_of(Discard(ME, "2D"), hand="9C 9D 2D 4H KS 6S", **table)
    assert told == ["The next player could lay these off: 9♦.", "The next player could swap these for a joker: 9♣."]
    assert len(reasons_of(Discard(ME, "2D"), hand="9C 9D 2D 4H KS 6S", **table | {"opened": []})) == 1


def test_a_card_that_would_free_a_joker_is_kept_from_the_next_player():
    hand, table = "9C 8D 2S 4H KS 6S", f"{FIFTY_ONE}, JK=9C 9H 9S"
    closed, opened = (
        Position(GAME.view(position(hand=hand, laid=table, opened=seats), ME), STRONG) for seats in ([], [NEXT])
    )
    assert not closed.danger >> KINDS["9C"] & 1
    assert opened.danger >> KINDS["9C"] & 1
