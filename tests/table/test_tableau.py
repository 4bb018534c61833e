"""Which card item lies where while events are followed."""

import pytest

from barracan.model.events import CardMoved
from barracan.table.cards.tableau import Change, Tableau
from barracan.table.themes import FELT


def test_a_card_that_is_turned_twice_in_one_move_shows_its_last_face(desk):
    """Turned down into a new stock and drawn from it: the hand shows it."""
    scene = desk().scene
    tableau = Tableau(scene, scene.faces, FELT)
    tableau.agree({"discard": ["2S", "KD"], "stock": [], "hand:0": []}, Change())
    change = Change()
    tableau.carry(CardMoved("2S", "discard", "stock", 0, turned=True), lambda _: False, change)
    tableau.carry(CardMoved("2S", "stock", "hand:0"), lambda _: False, change)
    tableau.agree({"discard": ["KD"], "stock": [], "hand:0": ["2S"]}, change)
    card = tableau.place("hand:0").cards[0]
    assert change.face(card) == "2S"
    assert tableau.place("stock").cards == []
    tableau.clear()


@pytest.mark.parametrize(("target_at", "lies"), [(-1, 2), (0, 0), (1, 1), (2, 2), (7, 2)])
def test_a_card_comes_to_lie_where_the_event_says_even_beside_its_twins(desk, target_at, lies):
    scene = desk().scene
    tableau = Tableau(scene, scene.faces, FELT)
    tableau.agree({"discard": ["7H", "7H"], "hand:0": ["7H"]}, Change())
    card, change = tableau.place("hand:0").cards[0], Change()
    tableau.carry(CardMoved("7H", "hand:0", "discard", target_at=target_at), lambda _: False, change)
    tableau.agree({"discard": ["7H", "7H", "7H"], "hand:0": []}, change)
    assert tableau.place("discard").cards.index(card) == lies
    assert change.travelling == [card]
    tableau.clear()
