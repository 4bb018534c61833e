"""Cards under the pointer: dragged, dropped, given back."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt

from barracan.table.cards.marks import Mark
from table.agreement import agrees, codes
from waiting import until


def test_a_card_is_dragged_to_its_pile(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    card = table.hand()[7]
    table.drag(card, table.centre("pile:0"), release=False)
    assert card.tilted
    assert table.scene.stage.held == [card]
    table.mouse(QEvent.Type.MouseButtonRelease, table.centre("pile:0"))
    assert table.cards("pile:0")[-1] is card
    assert not card.tilted
    agrees(table)


def test_a_drag_follows_the_pointer_one_to_one(desk):
    table = desk()
    card = table.hand()[2]
    start, before = table.point(card), card.pos()
    target = start + QPoint(200, -250)
    table.drag(card, target, release=False)
    assert (card.pos() - before).toPoint() == QPoint(200, -250)
    table.mouse(QEvent.Type.MouseButtonRelease, target)


def test_six_pixels_are_no_drag_yet(desk):
    table = desk()
    card = table.hand()[2]
    start = table.point(card)
    table.mouse(QEvent.Type.MouseButtonPress, start)
    table.mouse(QEvent.Type.MouseMove, start + QPoint(3, 2))
    assert table.scene.stage.held == []
    table.mouse(QEvent.Type.MouseButtonRelease, start + QPoint(3, 2))
    assert table.scene.selection.cards == [card]


def test_a_place_accepts_within_reach_and_not_beyond(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    area = table.scene.area_of("pile:0")
    near = table.view.mapFromScene(area.center()) + QPoint(0, round(area.height() / 2 + 30))
    card = table.hand()[0]
    grab = table.point(card) - table.view.mapFromScene(card.pos())
    table.drag(card, near + grab)
    assert table.state.turn == 1


@pytest.mark.parametrize("way", ["escape", "right button"])
def test_a_drag_can_be_given_up(desk, way):
    table = desk()
    table.click(table.cards("stock")[-1])
    card = table.hand()[0]
    table.drag(card, table.centre("pile:0"), release=False)
    if way == "escape":
        table.key(Qt.Key.Key_Escape)
    else:
        table.click(table.centre("pile:0"), Qt.MouseButton.RightButton)
    table.mouse(QEvent.Type.MouseButtonRelease, table.centre("pile:0"))
    assert table.state.turn == 0
    assert table.scene.selection.cards == []
    agrees(table)


def test_a_drop_where_nothing_accepts_returns_the_card_and_says_why(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    card = table.hand()[0]
    table.drag(card, table.centre("pile:2"))
    assert len(table.refused) == 1
    assert table.scene.hud.bubble.isVisible()
    agrees(table)


def test_a_drop_on_the_bare_table_only_returns_the_card(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.drag(table.hand()[0], QPoint(200, 400))
    assert table.refused == []
    agrees(table)


def test_a_held_card_marks_a_place_that_does_not_take_it(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.drag(table.hand()[0], table.centre("pile:2"), release=False)
    until(lambda: Mark.REFUSED in table.cards("pile:2")[-1].marks)
    table.mouse(QEvent.Type.MouseMove, QPoint(200, 400))
    until(lambda: Mark.REFUSED not in table.cards("pile:2")[-1].marks)
    table.mouse(QEvent.Type.MouseButtonRelease, QPoint(200, 400))


def test_the_stock_can_be_dragged_into_the_hand(desk):
    table = desk()
    table.drag(table.cards("stock")[-1], table.centre("hand:0"))
    assert len(table.hand()) == 14
    agrees(table)


def test_several_cards_are_dragged_together(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    cards = table.hand()[1:4]
    for card in cards:
        table.click(card)
    table.key(Qt.Key.Key_M)
    table.scene.finish_motion()
    place = table.scene.panel.places()["tray"].center().toPoint()
    table.drag(cards[1], place)
    assert Counter(codes(table.cards("tray:0"))) == Counter(codes(cards))
    assert len(table.hand()) == 11


def test_dragging_inside_the_hand_makes_an_order_of_ones_own_that_survives_a_draw(desk):
    table = desk()
    first, last = table.hand()[0], table.hand()[-1]
    table.drag(first, table.point(last) + QPoint(30, 0))
    assert table.hand()[-1] is first
    assert table.scene.stage.order.name == "own"
    before = codes(table.hand())
    table.click(table.cards("stock")[-1])
    assert codes(table.hand())[:13] == before
    assert table.hand()[-1].fresh


def test_the_badge_of_a_chosen_card_does_not_stay_behind_while_it_is_held(desk):
    table = desk(seats=2)
    table.others()
    top = table.cards("pile:1")[-1]
    table.drag(top, table.centre("hand:0"), release=False)
    table.tell()
    assert top in table.scene.selection.cards
    assert top.badge is None
    table.key(Qt.Key.Key_Escape)


def test_cards_held_over_a_place_that_takes_none_are_told_why_there(desk):
    table = desk(2, size=(1920, 1080))
    table.click(table.cards("stock")[-1])
    for place, clause in (("pile:2", "B3.3"), ("pile:1", "B3.3"), ("melds:1:run", "B6.2")):
        card = table.hand()[3]
        table.refused.clear()
        table.drag(card, table.centre(place), release=False)
        until(lambda: bool(table.refused))
        assert [refusal.clause for refusal in table.refused] == [clause]
        assert table.scene.stage.held == [card]
        table.mouse(QEvent.Type.MouseButtonRelease, table.centre(place))
        assert {refusal.clause for refusal in table.refused} == {clause}
        agrees(table)
        table.scene.selection.clear()


def test_a_click_on_the_second_pile_tells_what_a_drop_there_tells(desk):
    table = desk(2, size=(1920, 1080))
    table.click(table.cards("stock")[-1])
    table.click(table.hand()[3])
    table.click(table.cards("pile:2")[-1])
    bubble = table.scene.hud.bubble
    assert bubble.isVisible()
    assert bubble.sentence.startswith("The discard goes to your")
