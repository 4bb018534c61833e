"""Melding where one click is not enough: swaps in a melds-down, several ways to one place."""

import pytest
from PySide6.QtCore import Qt

from barracan.games.burraco.moves import LayMelds
from barracan.games.catalog import CATALOG
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds
from barracan.table.cards.marks import Mark
from barracan.table.concan.signs import HandCount
from games.concan.position import TAKE, lay, off, position, take
from table.by_mouse import Mouse

CONCAN = CATALOG["concan"]
SWAPS = "5C 5S JK=5D"


@pytest.fixture
def concan(desk):
    """A table of Concan in a position."""

    def sit(*arguments, **words):
        return desk(2, game="concan", position=position(*arguments, **words))

    return sit


@pytest.mark.parametrize(
    ("hand", "phase", "pile", "move"),
    [
        ("5D QH AH 7C 7D 7S 8D", None, "3C", lay("QH JK=KH AH, 7C 7D 7S", "0:5D")),
        ("5D QH AH 7C 7D 8D", TAKE, "7S", take("7C 7D 7S, QH JK=KH AH", "0:5D")),
    ],
    ids=["from the hand", "with the top discard"],
)
def test_n5_5_a_joker_is_swapped_in_a_melds_down(concan, hand, phase, pile, move):
    table = concan(hand, **({"phase": phase} if phase else {}), discard=pile, laid=SWAPS)
    assert Mouse(table.view, table.scene, CONCAN).make(table.state, move)
    assert table.refused == []
    assert table.state.opened[0]
    assert len(table.state.melds) == 3


def test_what_a_hand_costs_before_its_melds_down_is_not_said_like_points_that_lack(concan):
    (count,) = [sign for sign in concan("7C 8D", opened=()).scene.items() if isinstance(sign, HandCount)]
    assert count.spoken_name() == "100 not down"


def test_the_card_for_a_joker_on_the_table_goes_into_the_tray_by_a_click_on_that_meld(concan):
    table = concan("5D QH AH 7C 7D 7S 8D", laid=SWAPS)
    table.click(next(card for card in table.hand() if card.code == "5D"))
    table.click(table.cards("meld:0")[-1])
    assert [draft.cards for draft in table.scene.stage.tray.drafts] == [("5D",)]
    told = table.scene.stage.tray.verdict.with_names(("Ada", "Tomas"))
    assert str(told.drafts[0].name) == "Swap 5♦ for the joker of Tomas"


def test_a_joker_is_swapped_for_by_a_click_before_the_top_discard_is_taken(concan):
    table = concan("5D QH AH 7C 7D 8D", phase=TAKE, discard="3C 7S", laid=SWAPS)
    table.click(table.cards("discard")[-1])
    table.click(next(card for card in table.hand() if card.code == "5D"))
    table.click(table.cards("meld:0")[-1])
    assert [draft.cards for draft in table.scene.stage.tray.drafts] == [("7S",), ("5D",)]
    assert table.refused == []


def test_the_pile_under_a_top_card_that_lies_in_the_tray_does_not_light_up(concan):
    table = concan("QH AH KH 7C 7D 8D", phase=TAKE, discard="3C 7S", laid=SWAPS)
    assert Mark.LEGAL in table.cards("discard")[-1].marks
    table.click(table.cards("discard")[-1])
    assert table.scene.stage.tray.taken.card == "7S"
    assert [card.code for card in table.cards("discard")] == ["3C"]
    assert Mark.LEGAL not in table.cards("discard")[-1].marks
    assert Mark.LEGAL in table.cards("stock")[-1].marks


def test_one_pair_of_brackets_stands_around_a_meld_that_was_laid(concan):
    table = concan("QH KH AH 7C 7D 7S 8D", discard="3C")
    table.play(lay("QH KH AH, 7C 7D 7S"))
    table.scene.finish_motion()
    for meld in ("meld:0", "meld:1"):
        left, middle, right = (card.marks for card in table.cards(meld))
        assert left == {Mark.LAST_MOVE, Mark.JOINED_RIGHT}
        assert middle == {Mark.LAST_MOVE, Mark.JOINED_LEFT, Mark.JOINED_RIGHT}
        assert right == {Mark.LAST_MOVE, Mark.JOINED_LEFT}


@pytest.fixture
def two_ends(concan):
    """A joker in hand that may go to either end of a run."""
    table = concan("JK 7C 8D", laid="4H 5H 6H", opened=(0,))
    table.click(next(card for card in table.hand() if card.code == "JK"))
    return table


def test_two_ways_to_one_meld_are_asked_for_between_its_ends(two_ends):
    two_ends.click(two_ends.cards("meld:0")[1])
    assert two_ends.scene.hud.asks
    assert two_ends.dropped == []
    Mouse(two_ends.view, two_ends.scene, CONCAN).press("meld:0|1")
    assert two_ends.match.moves[-1] == off(0, "JK", "high", "7H")
    assert not two_ends.scene.hud.asks


def test_two_ways_are_asked_for_after_a_drag_too(two_ends):
    card = next(card for card in two_ends.hand() if card.code == "JK")
    two_ends.drag(card, two_ends.centre("meld:0"))
    two_ends.scene.finish_motion()
    assert two_ends.scene.hud.asks
    Mouse(two_ends.view, two_ends.scene, CONCAN).press("meld:0|0")
    assert two_ends.match.moves[-1] == off(0, "JK", "low", "3H")


def test_the_question_is_answered_with_the_keys_and_left_with_escape(two_ends):
    two_ends.key(Qt.Key.Key_Tab)
    while getattr(two_ends.scene.cursor, "place", "") != "meld:0":
        two_ends.key(Qt.Key.Key_Tab)
    two_ends.key(Qt.Key.Key_Return)
    assert two_ends.scene.hud.asks
    two_ends.key(Qt.Key.Key_Escape)
    assert not two_ends.scene.hud.asks
    assert two_ends.dropped == []
    two_ends.click(next(card for card in two_ends.hand() if card.code == "JK"))
    two_ends.key(Qt.Key.Key_Tab)
    while getattr(two_ends.scene.cursor, "place", "") != "meld:0":
        two_ends.key(Qt.Key.Key_Tab)
    two_ends.key(Qt.Key.Key_Return)
    two_ends.key(Qt.Key.Key_Return)
    assert two_ends.match.moves[-1] == off(0, "JK", "low", "3H")


def test_d4_4_the_melds_of_a_failed_opening_are_shown_before_they_go_back(desk):
    table = desk(2, game="buraco", options={"failed_opening": "penalty"}, speed="normal")
    while table.state.turn != 0:
        table.others()
    legal = CATALOG["buraco"].legal_moves(table.state)
    table.play(next(legal.of("draw")))
    table.scene.finish_motion()
    hand = kinds("4C 5C 6C 9S 9H JD QD KD 2S 3H AC")
    table.state.hands[0] = Hand(hand)
    table.show()
    table.play(LayMelds(0, (("4C", "5C", "6C"),)))
    assert [card.code for card in table.cards("shown")] == ["4C", "5C", "6C"]
    assert len(table.hand()) == len(hand) - 3
    band = table.scene.layout.bands[0]
    assert all(band.contains(card.spot.rect) for card in table.cards("shown"))
    table.scene.finish_motion()
    assert table.cards("shown") == []
    assert len(table.hand()) == len(hand)
    assert all(card.lift == 0 for card in table.hand())


def test_a_discard_that_cannot_be_had_says_why_at_a_click(concan):
    table = concan("5D QH AH 7C 7D 8D", phase=TAKE, discard="2S")
    table.click(table.cards("discard")[-1])
    assert table.scene.hud.bubble.isVisible()
    assert table.scene.selection.cards == []
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_D)
    table.scene.finish_motion()
    assert table.match.moves[-1].do == "draw"
    table.click(table.cards("discard")[-1])
    assert table.scene.hud.bubble.isVisible()
