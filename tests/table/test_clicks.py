"""Clicks on cards, piles and places, with a real game behind them."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.table.cards.marks import Mark
from barracan.table.scene import TableScene
from clicks import double_click
from table import sample
from table.agreement import agrees


def test_a_click_on_the_lit_stock_draws(desk):
    table = desk()
    top = table.cards("stock")[-1]
    assert Mark.LEGAL in top.marks
    table.click(top)
    assert table.dropped == ["stock"]
    assert len(table.hand()) == 14
    agrees(table)


def test_a_double_click_draws_once_and_never_discards(desk):
    table = desk()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.point(table.cards("stock")[-1]))
    double_click(table.view.viewport(), table.point(table.cards("stock")[-1]))
    assert len(table.hand()) == 14
    assert table.refused == []
    card = table.hand()[3]
    point = table.point(card)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    double_click(table.view.viewport(), point)
    assert len(table.hand()) == 14
    assert table.dropped == ["stock"]


def test_a_click_on_the_stock_draws_whatever_is_selected_in_the_hand(desk):
    table = desk()
    table.click(table.hand()[3])
    table.click(table.cards("stock")[-1])
    assert table.refused == []
    assert len(table.hand()) == 14
    agrees(table)


def test_a_click_on_the_stock_after_a_draw_says_that_it_is_done(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    for chosen in ([], table.hand()[:1]):
        table.scene.selection.choose(chosen)
        table.click(table.cards("stock")[-1])
    assert [str(refusal) for refusal in table.refused] == [
        "B4.1: You have taken already this turn. Meld or discard."
    ] * 2
    assert len(table.hand()) == 14


def test_a_refusal_of_chosen_cards_marks_no_twins_of_theirs(desk):
    table = desk_with_a_twin_in_a_pile(desk)
    piles = {card.code: card for number in range(4) for card in table.cards(f"pile:{number}")}
    chosen = next(card for card in table.hand() if card.code in piles)
    table.scene.selection.choose([chosen])
    table.click(table.centre("melds:0:run"))
    assert table.refused[-1].cards == (chosen.code,)
    assert Mark.REFUSED not in piles[chosen.code].marks


def test_click_to_move_discards(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    card = table.hand()[5]
    table.click(card)
    assert card.marks == {Mark.SELECTED}
    assert card.lift > 0
    assert table.scene.tableau.place("pile:0").lit
    table.click(table.cards("pile:0")[-1])
    assert table.state.turn == 1
    assert table.cards("pile:0")[-1] is card
    assert Mark.LAST_MOVE in card.marks
    agrees(table)


def test_a_second_click_lets_a_card_go_and_a_click_beside_all(desk):
    table = desk()
    first, second = table.hand()[1], table.hand()[4]
    table.click(first)
    table.click(second)
    assert table.scene.selection.cards == [first, second]
    table.click(first)
    assert table.scene.selection.cards == [second]
    table.click(QPoint(1230, 540))
    assert table.scene.selection.cards == []
    assert second.lift == 0


@pytest.mark.qt_log_ignore("Mouse event .* not accepted", extend=True)
def test_a_double_click_on_a_pile_takes_it(desk):
    table = pick_up_desk(desk)
    place = next(target.place for target in table.scene.selection.offer.targets if target.place != "stock")
    top = table.cards(place)[-1]
    point = table.point(top)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    double_click(table.view.viewport(), point)
    assert table.refused == []
    assert table.scene.stage.tray.taken.place == place
    assert [card.code for card in table.cards("tray:0")] == [top.code]


def desk_with_a_twin_in_a_pile(desk):
    """A table at which a card of the hand lies face up in a pile too, after the draw."""
    for seed in range(60):
        table = desk(seed=seed, seats=2)
        table.others()
        table.click(table.cards("stock")[-1])
        tops = {card.code for number in range(4) for card in table.cards(f"pile:{number}")}
        if tops & {card.code for card in table.hand()}:
            return table
    raise AssertionError("no twin lies in a pile")


def pick_up_desk(desk):
    """A table at which a pile can be picked up at once, and its top card goes into no trick."""
    for seed in range(60):
        table = desk(seed=seed, seats=2)
        table.others()
        if table.state.turn == 0 and len(table.scene.selection.offer.targets) > 1:
            return table
    raise AssertionError("no pile could be picked up")


def test_a_trick_is_taken_by_clicks(desk):
    table = trick_desk(desk)
    move = next(table.match.game.legal_moves(table.state).of("trick"))
    for card in move.cards:
        table.click(table.cards(f"pile:{card.pile}")[card.at])
        table.scene.stage.enlarge(None)
    picked = list(table.scene.selection.cards)
    assert len(picked) == 3
    assert all(Mark.CHOSEN in card.marks and card.lift > 0 for card in picked)
    table.click(next(card for card in table.hand() if card.code == move.card))
    table.key(Qt.Key.Key_T)
    assert table.pressed == ["take_trick"]
    assert len(table.cards("tricks:0")) == 1
    agrees(table)


def test_a_card_of_the_hand_that_takes_no_trick_is_refused_and_the_choice_stands(desk):
    table = trick_desk(desk)
    moves = list(table.match.game.legal_moves(table.state).of("trick"))
    for card in moves[0].cards:
        table.click(table.cards(f"pile:{card.pile}")[card.at])
        table.scene.stage.enlarge(None)
    chosen = list(table.scene.selection.cards)
    winners = {move.card for move in moves if move.cards == moves[0].cards}
    loser = next(card for card in table.hand() if card.code not in winners)
    table.click(loser)
    assert table.scene.hud.bubble.isVisible()
    assert "joker" in table.scene.hud.bubble.sentence
    assert table.scene.selection.cards == chosen
    winner = next(card for card in table.hand() if card.code in winners)
    table.click(winner)
    table.click(loser)
    assert table.scene.selection.cards == [*chosen, winner]
    agrees(table)


def test_another_card_of_the_hand_that_takes_the_trick_replaces_the_one_chosen(desk):
    table, cards = two_winners_desk(desk)
    for card in cards:
        table.click(table.cards(f"pile:{card.pile}")[card.at])
        table.scene.stage.enlarge(None)
    trick = [move.card for move in table.match.game.legal_moves(table.state).of("trick") if move.cards == cards]
    for code in trick[:2]:
        table.click(next(card for card in table.hand() if card.code == code))
        assert [card.code for card in table.scene.selection.cards][3:] == [code]
    assert table.scene.hud.bubble is None
    agrees(table)


def two_winners_desk(desk):
    """A table with the cards of piles that two cards of the hand can take."""
    for seed in range(200):
        table = desk(seed=seed)
        table.others()
        found = Counter(move.cards for move in table.match.game.legal_moves(table.state).of("trick"))
        if table.state.turn == 0 and max(found.values(), default=0) > 1:
            return table, found.most_common(1)[0][0]
    raise AssertionError("no trick could be taken by two cards")


def test_a_double_click_on_the_last_card_of_a_trick_takes_it(desk):
    table = trick_desk(desk)
    move = next(table.match.game.legal_moves(table.state).of("trick"))
    table.click(next(card for card in table.hand() if card.code == move.card))
    *first, last = move.cards
    for card in first:
        table.click(table.cards(f"pile:{card.pile}")[card.at])
        if table.scene.stage.enlarged:
            table.click(table.cards(f"pile:{card.pile}")[card.at])
    card = table.cards(f"pile:{last.pile}")[last.at]
    if card.spot.strip < 20 and card is not table.cards(f"pile:{last.pile}")[-1]:
        table.click(card)
    point = table.point(card)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    double_click(table.view.viewport(), point)
    assert len(table.cards("tricks:0")) == 1
    agrees(table)


def trick_desk(desk):
    """A table at which the person can take a trick at once."""
    for seed in range(60):
        table = desk(seed=seed)
        for _ in range(4):
            table.click(table.cards("stock")[-1])
            table.click(table.hand()[0])
            table.key(Qt.Key.Key_X)
            table.others()
            if next(table.match.game.legal_moves(table.state).of("trick"), None):
                table.pressed.clear()
                return table
            if table.state.turn is None:
                break
    raise AssertionError("no trick turned up")


def test_a_pile_of_narrow_strips_is_enlarged_before_a_card_is_picked(qapp):
    scene = TableScene()
    scene.appearance.resize(QSizeF(1280, 800))
    scene.model.show(sample.showing(sample.stress()))
    heard = []
    scene.picked.connect(heard.append)
    card = scene.tableau.place("pile:3").cards[4]
    assert card.spot.strip < 20
    scene.pointer.click(card)
    assert scene.stage.enlarged == "pile:3"
    assert heard == []
    assert card.spot.strip >= 20
    scene.pointer.click(card)
    assert [pick.at for pick in heard[-1]] == [4]
    assert scene.stage.enlarged is None


def test_the_wheel_changes_nothing(desk):
    table = desk()
    table.scene.faces.finish()
    before = table.view.grab().toImage()
    point = QPointF(600, 400)
    event = QWheelEvent(
        point, point, QPoint(0, 120), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.view.viewport(), event)
    assert event.isAccepted()
    assert table.view.grab().toImage() == before


def test_the_button_of_the_stock_keeps_its_place_while_cards_are_chosen(desk):
    table = desk(2)
    table.others()

    def draw():
        buttons = table.scene.hud.action_bar.buttons
        return next((each for each in buttons if each.isVisible() and each.objectName() == "draw"), None)

    before, cards = draw().pos(), len(table.hand())
    table.click(table.hand()[0])
    assert draw().pos() == before
    table.click(table.view.mapFromScene(draw().sceneBoundingRect().center()))
    assert len(table.hand()) == cards + 1
    assert draw() is None


def test_a_click_anywhere_on_the_lane_of_a_lit_pile_means_the_pile(desk):
    table = desk(2)
    table.click(table.cards("stock")[-1])
    card = table.hand()[3]
    table.click(card)
    lit = next(place for place in table.scene.selection.lit_places() if place.startswith("pile:"))
    lane = table.scene.stage.current_layout.lanes[lit]
    end = QPointF(lane.right() - 6, lane.bottom() - 6)
    assert not table.scene.area_of(lit).contains(end)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.mapFromScene(end))
    assert table.cards(lit)[-1] is card
    agrees(table)


def test_a_click_on_the_lane_of_a_pile_that_is_not_lit_lets_the_cards_go(desk):
    table = desk(2)
    table.click(table.cards("stock")[-1])
    table.click(table.hand()[3])
    lit, lanes = table.scene.selection.lit_places(), table.scene.stage.current_layout.lanes
    lane = next(lane for place, lane in lanes.items() if place not in lit)
    end = QPointF(lane.left() + 6, lane.bottom() - 6)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.mapFromScene(end))
    assert table.scene.selection.cards == []
    assert table.dropped == ["stock"]
