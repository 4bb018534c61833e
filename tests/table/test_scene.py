"""The table under a real mouse and keyboard, with a real game behind it."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.barracan.moves import Discard
from barracan.model.events import HandDealt
from barracan.model.handling import Pick
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.session.messages import Happening
from barracan.table.card_item import CardItem
from barracan.table.marks import Mark
from barracan.table.place_item import PlaceItem
from barracan.table.scene import TableScene
from barracan.table.themes import DARK, LIGHT
from table import sample


def codes(cards):
    return [card.code for card in cards]


def agrees(desk):
    """The table at rest shows exactly what the view says."""
    desk.scene.finish_motion()
    view = desk.seen()
    for place, cards in view.places().items():
        shown = codes(desk.cards(place))
        if place == "hand:0":
            assert Counter(shown) == Counter(cards)
        elif place.startswith("hand:"):
            assert shown == []
        else:
            assert shown == list(cards), place
    for card in desk.scene.tableau.cards():
        assert card.pos() == card.goal
        assert card.parentItem() is desk.scene.tableau.place(card.place)
        assert card.objectName() == (card.code or "back")
    known = set(desk.scene.tableau.cards())
    assert {item for item in desk.scene.items() if isinstance(item, CardItem)} == known


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_shown_place_by_place(desk, seats):
    table = desk(seats=seats)
    agrees(table)
    names = {item.objectName() for item in table.scene.items() if isinstance(item, PlaceItem)}
    assert names == set(table.seen().places())


def test_hidden_cards_have_no_face_anywhere(desk):
    table = desk(seats=4)
    seen = [card for cards in table.seen().places().values() for card in cards if card]
    shown = [item.objectName() for item in table.scene.items() if isinstance(item, CardItem)]
    assert Counter(name for name in shown if name != "back") == Counter(seen)


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
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.point(table.cards("stock")[-1]))
    assert len(table.hand()) == 14
    assert table.refused == []
    card = table.hand()[3]
    point = table.point(card)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
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
        table.scene.choosing.choose(chosen)
        table.click(table.cards("stock")[-1])
    assert [str(refusal) for refusal in table.refused] == [
        "B4.1: You have taken already this turn. Meld or discard."
    ] * 2
    assert len(table.hand()) == 14


def test_a_double_click_on_a_pile_takes_it(desk):
    table = pick_up_desk(desk)
    place = next(target.place for target in table.scene.choosing.offer.targets if target.place != "stock")
    top = table.cards(place)[-1]
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.point(top))
    assert table.refused == []
    assert table.scene.stage.tray.taken.place == place
    assert [card.code for card in table.cards("tray:0")] == [top.code]


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
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.point(card))
    assert len(table.cards("tricks:0")) == 1
    agrees(table)


def pick_up_desk(desk):
    """A table at which a pile can be picked up at once, and its top card goes into no trick."""
    for seed in range(60):
        table = desk(seed=seed, seats=2)
        table.others()
        if table.state.turn == 0 and len(table.scene.choosing.offer.targets) > 1:
            return table
    raise AssertionError("no pile could be picked up")


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
    assert table.scene.choosing.cards == [first, second]
    table.click(first)
    assert table.scene.choosing.cards == [second]
    table.click(QPoint(1270, 400))
    assert table.scene.choosing.cards == []
    assert second.lift == 0


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
    assert table.scene.choosing.cards == [card]


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
    assert table.scene.choosing.cards == []
    agrees(table)


def test_a_drop_where_nothing_accepts_returns_the_card_and_says_why(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    card = table.hand()[0]
    table.drag(card, table.centre("pile:2"))
    assert len(table.refused) == 1
    assert table.scene.furnishing.bubble.isVisible()
    agrees(table)


def test_a_drop_on_the_bare_table_only_returns_the_card(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.drag(table.hand()[0], QPoint(200, 400))
    assert table.refused == []
    agrees(table)


def test_a_held_card_marks_a_place_that_does_not_take_it(desk, qtbot):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.drag(table.hand()[0], table.centre("pile:2"), release=False)
    qtbot.waitUntil(lambda: Mark.REFUSED in table.cards("pile:2")[-1].marks)
    table.mouse(QEvent.Type.MouseMove, QPoint(200, 400))
    qtbot.waitUntil(lambda: Mark.REFUSED not in table.cards("pile:2")[-1].marks)
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
    place = table.scene.sideboard.places()["tray"].center().toPoint()
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


def test_the_order_goes_round_with_its_key(desk):
    table = desk()
    by_suit = codes(table.hand())
    table.key(Qt.Key.Key_O)
    assert table.scene.stage.order.name == "rank"
    assert Counter(codes(table.hand())) == Counter(by_suit)
    table.key(Qt.Key.Key_O)
    table.key(Qt.Key.Key_O)
    assert codes(table.hand()) == by_suit
    agrees(table)


def test_selected_cards_go_into_a_draft_and_back(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    chosen = table.hand()[2:5]
    for card in chosen:
        table.click(card)
    table.key(Qt.Key.Key_A)
    assert Counter(codes(table.cards("tray:0"))) == Counter(codes(chosen))
    assert len(table.hand()) == 11
    assert table.scene.sideboard.panel.current == "tray"
    panel = table.scene.layout.panel
    assert all(panel.contains(card.goal) for card in table.cards("tray:0"))
    table.click(table.cards("tray:0")[0])
    assert len(table.hand()) == 12
    table.drag(table.cards("tray:0")[-1], table.centre("hand:0"))
    assert len(table.hand()) == 13
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_Escape)
    assert len(table.hand()) == 14
    agrees(table)


def test_closing_the_panel_hides_the_drafts_and_opening_shows_them(desk):
    table = desk()
    table.click(table.cards("stock")[-1])
    table.click(table.hand()[0])
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_M)
    assert not table.cards("tray:0")[0].isVisible()
    table.key(Qt.Key.Key_M)
    assert table.cards("tray:0")[0].isVisible()


def test_a_trick_is_taken_by_clicks(desk):
    table = trick_desk(desk)
    move = next(table.match.game.legal_moves(table.state).of("trick"))
    for card in move.cards:
        table.click(table.cards(f"pile:{card.pile}")[card.at])
        table.scene.stage.enlarge(None)
    picked = list(table.scene.choosing.cards)
    assert len(picked) == 3
    assert all(Mark.CHOSEN in card.marks and card.lift > 0 for card in picked)
    table.click(next(card for card in table.hand() if card.code == move.card))
    table.key(Qt.Key.Key_T)
    assert table.pressed == ["take_trick"]
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


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4)])
def test_whole_hands_agree_with_their_views(desk, seats, seed):
    table = desk(seats=seats, seed=seed)
    for _ in range(400):
        if table.state.turn is None:
            break
        legal = table.match.game.legal_moves(table.state)
        table.play(legal.pick(table.rng.choice(legal.actions()), table.rng))
        table.scene.finish_motion()
        agrees(table)


def test_input_during_motion_finishes_it_at_once(desk, qtbot):
    table = desk(speed="slow")
    with qtbot.waitSignal(table.scene.settled):
        table.click(table.cards("stock")[-1])
        assert table.scene.stage.motion.busy
        table.key(Qt.Key.Key_Shift)
    assert not table.scene.stage.motion.busy
    agrees(table)


def test_settled_comes_once_when_the_cards_have_arrived(desk, qtbot):
    table = desk(speed="fast")
    heard = []
    table.scene.settled.connect(lambda: heard.append(table.scene.stage.motion.busy))
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.click(table.cards("stock")[-1])
    assert heard == [False]
    agrees(table)


def test_a_deal_is_shown_card_by_card_and_can_be_skipped(desk):
    table = desk(speed="normal")
    table.scene.play(Happening(2, 3, Text("x", "dealt"), (HandDealt(1, 3),), table.seen(), False))
    assert table.scene.stage.motion.busy
    assert all(card.code is None for card in table.hand())
    table.key(Qt.Key.Key_Space)
    assert not table.scene.stage.motion.busy
    agrees(table)


def test_the_window_can_be_resized_live(desk, qtbot):
    table = desk(speed="normal")
    for width in range(1280, 2000, 45):
        table.view.resize(width, round(width / 1.6))
        QApplication.processEvents()
        assert not table.scene.stage.motion.busy
        agrees(table)
        assert table.scene.faces.held == table.scene.fitting._at_rest.isActive()
    qtbot.waitUntil(lambda: not table.scene.faces.held)
    widths = {card.spot.width for card in table.scene.tableau.cards()}
    table.scene.faces.finish()
    assert all(table.scene.faces.look(card.key).exact for card in table.scene.tableau.cards())
    assert len(widths) >= 3


def test_sizes_that_follow_quickly_are_laid_out_now_and_then_and_the_last_one_always(desk, qtbot):
    table = desk()
    laid = []
    table.scene.stage.measured.connect(lambda: laid.append(table.scene.layout.width))
    for width in range(1300, 1400):
        table.scene.fitting.resize(QSizeF(width, 800))
    assert laid == [1300]
    table.view.grab()
    qtbot.waitUntil(lambda: laid[-1] == 1399)
    qtbot.waitUntil(lambda: not table.scene.fitting.resizing)
    assert len(laid) == 2
    agrees(table)


def test_furniture_is_sharp_again_after_a_resize(desk, qtbot):
    table = desk()
    table.view.resize(1500, 900)
    table.view.grab()
    qtbot.waitUntil(lambda: not table.scene.fitting.resizing)
    table.scene.faces.finish()
    fresh = desk(size=(1500, 900))
    fresh.scene.faces.finish()
    assert table.view.grab().toImage() == fresh.view.grab().toImage()


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_theme_can_change_under_way(desk, theme):
    table = desk()
    before = table.view.grab().toImage().pixelColor(5, 400)
    table.scene.appearance.set_theme(theme)
    assert table.view.grab().toImage().pixelColor(5, 400) != before


def test_a_refusal_marks_the_card_at_fault(desk):
    table = desk()
    code = table.hand()[3].code
    table.scene.refusals.show(Refusal("B5.1", Text("x", "Colours must alternate."), (code,), ("hand:0",)))
    assert any(Mark.REFUSED in card.marks for card in table.hand() if card.code == code)
    table.click(QPoint(1270, 400))
    assert not any(Mark.REFUSED in card.marks for card in table.hand())


def test_a_hint_is_marked_until_the_next_input(desk):
    table = desk()
    card = table.hand()[3]
    table.scene.signs.hint([Pick("hand:0", card.code)])
    assert sum(Mark.HINT in other.marks for other in table.hand()) == 1
    table.key(Qt.Key.Key_Shift)
    assert not any(Mark.HINT in other.marks for other in table.hand())


def test_the_hand_opens_under_the_pointer(desk):
    table = desk()
    card = table.hand()[5]
    table.hover(table.point(card))
    table.scene.finish_motion()
    assert card.goal.y() == table.scene.layout.spots["hand:0"][5].y - 6
    table.hover(QPoint(200, 400))
    table.scene.finish_motion()
    agrees(table)


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


def test_a_pile_of_narrow_strips_is_enlarged_before_a_card_is_picked(qapp, qtbot):
    scene = TableScene()
    scene.fitting.resize(QSizeF(1280, 800))
    scene.show(sample.showing(sample.stress()))
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


class TestKeys:
    def test_a_whole_turn_without_a_mouse(self, desk):
        table = desk()
        table.key(Qt.Key.Key_D)
        assert len(table.hand()) == 14
        table.key(Qt.Key.Key_Tab)
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Space)
        assert table.scene.choosing.cards == [table.hand()[1]]
        table.key(Qt.Key.Key_X)
        assert table.state.turn == 1
        assert table.pressed == ["draw", "discard"]
        agrees(table)

    def test_digits_go_to_the_piles_and_enter_draws(self, desk):
        table = desk()
        for key, place in ((Qt.Key.Key_1, "pile:0"), (Qt.Key.Key_2, "pile:1"), (Qt.Key.Key_4, "pile:3")):
            table.key(key)
            assert table.scene.keyboard.at is table.cards(place)[-1]
            assert Mark.FOCUS in table.cards(place)[-1].marks
        table.key(Qt.Key.Key_0)
        table.key(Qt.Key.Key_Return)
        assert table.dropped == ["stock"]

    def test_a_slash_goes_to_a_card(self, desk):
        table = desk()
        card = table.hand()[6]
        rank = "1" if card.code[0] == "T" else card.code[0]
        for letter in ("/", rank, card.code[1]):
            QTest.keyClick(table.view.viewport(), letter)
        assert table.scene.keyboard.at.code == card.code

    def test_shift_and_arrows_move_a_card(self, desk):
        table = desk()
        table.key(Qt.Key.Key_Tab)
        card = table.scene.keyboard.at
        table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert table.hand()[1] is card
        table.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
        assert table.hand()[0] is card

    def test_tab_goes_through_all_zones_and_back(self, desk):
        table = desk()
        seen = []
        for _ in range(6):
            table.key(Qt.Key.Key_Tab)
            seen.append(table.scene.keyboard._zone())
        assert seen[:4] == ["hand", "piles", "stock", "melds"]
        assert "bar" in seen

    def test_the_mouse_hides_the_focus(self, desk):
        table = desk()
        table.key(Qt.Key.Key_Tab)
        table.click(QPoint(1270, 400))
        assert not any(Mark.FOCUS in card.marks for card in table.hand())

    def test_a_card_can_be_shown_large(self, desk):
        table = desk()
        table.key(Qt.Key.Key_Tab)
        table.key(Qt.Key.Key_I)
        assert table.scene._large is not None
        table.key(Qt.Key.Key_Escape)
        assert table.scene._large is None


def test_choices_end_when_the_tray_changes(desk):
    table = desk(seats=2)
    while table.state.turn != 0:
        table.others()
    table.drop("stock")
    kept, moved = table.hand()[:2]
    table.scene.choosing.choose([kept])
    table.tray("tray_new", (moved.code,))
    assert table.scene.choosing.cards == []
    assert Mark.LEGAL not in {mark for card in table.scene.tableau.cards() for mark in card.marks}


def test_a_goes_to_the_top_card_that_waits_alone_in_the_tray(desk):
    table = desk(seats=2)
    pile = next(number for number in range(4) if table.cards(f"pile:{number}") and number)
    table.handling.tray.take(Pick(f"pile:{pile}", table.cards(f"pile:{pile}")[-1].code, 0), (), table.seen())
    table.tell()
    table.scene.choosing.choose(table.hand()[:2])
    table.key(Qt.Key.Key_A)
    assert [len(draft.cards) for draft in table.handling.tray.drafts] == [3]


def test_a_card_that_has_arrived_lies_over_those_before_it(desk):
    table = desk(seats=2, speed="normal")
    while table.state.turn != 0:
        table.others()
    table.drop("stock")
    table.scene.finish_motion()
    table.play(Discard(0, table.hand()[0].code))
    table.scene.finish_motion()
    pile = table.cards(f"pile:{0 if len(table.cards('pile:0')) > 1 else 2}")
    heights = [card.zValue() for card in pile]
    assert len(pile) > 1
    assert heights == sorted(set(heights))
