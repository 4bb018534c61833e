"""The keys of the table: a whole turn, the zones, the piles, the order of the hand."""

from collections import Counter

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.table.cards.marks import Mark
from games.burraco.position import CLEAN, position
from table.agreement import agrees, codes


def test_a_whole_turn_without_a_mouse(desk):
    table = desk()
    table.key(Qt.Key.Key_D)
    assert len(table.hand()) == 14
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    assert table.scene.selection.cards == [table.hand()[1]]
    table.key(Qt.Key.Key_X)
    assert table.state.turn == 1
    assert table.pressed == ["draw", "discard"]
    agrees(table)


def test_digits_go_to_the_piles_and_enter_draws(desk):
    table = desk()
    for key, place in ((Qt.Key.Key_1, "pile:0"), (Qt.Key.Key_2, "pile:1"), (Qt.Key.Key_4, "pile:3")):
        table.key(key)
        assert table.scene.cursor is table.cards(place)[-1]
        assert Mark.FOCUS in table.cards(place)[-1].marks
    table.key(Qt.Key.Key_0)
    table.key(Qt.Key.Key_Return)
    assert table.dropped == ["stock"]


def test_a_slash_goes_to_a_card(desk):
    table = desk()
    card = table.hand()[6]
    rank = "1" if card.code[0] == "T" else card.code[0]
    for letter in ("/", rank, card.code[1]):
        QTest.keyClick(table.view.viewport(), letter)
    assert table.scene.cursor.code == card.code


def test_the_same_letters_again_go_to_the_other_card_of_that_kind(desk):
    table = desk(2, game="burraco", position=position(hand="8C 8C 8H KD", melds={0: CLEAN}))
    for letter in "/8c /8c ":
        QTest.keyClick(table.view.viewport(), letter)
    first, second = table.scene.selection.cards
    assert first is not second
    assert first.code == second.code == "8C"


def test_shift_and_arrows_move_a_card(desk):
    table = desk()
    table.key(Qt.Key.Key_Tab)
    card = table.scene.cursor
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.hand()[1] is card
    table.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert table.hand()[0] is card


def test_shift_moves_cards_of_the_hand_alone_and_to_the_sides_alone(desk):
    table = desk()
    shift = Qt.KeyboardModifier.ShiftModifier
    table.key(Qt.Key.Key_Tab)
    before = table.hand()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
        table.key(key, shift)
        assert table.hand() == before
    table.key(Qt.Key.Key_1)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        table.key(key, shift)
        assert table.hand() == before
    assert table.scene.stage.order.name == "suit"


def test_tab_goes_through_all_zones_and_back(desk):
    table = desk()
    seen = []
    for _ in range(6):
        table.key(Qt.Key.Key_Tab)
        seen.append(table.scene.keyboard.cursor.zone())
    assert seen[:4] == ["hand", "piles", "stock", "melds"]
    assert "bar" in seen


def test_tab_goes_on_from_the_bar_without_coming_back_to_it_at_each_zone(desk):
    """The view has the focus in a window: Qt asks the scene first, which knows the button that had it before."""
    table = desk()
    table.view.setFocus()
    seen = []
    for _ in range(14):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        seen.append(table.scene.keyboard.cursor.zone())
        assert table.scene.focusItem() is None or table.scene.cursor is None
    assert seen.index("bar") < 6
    assert seen[seen.index("bar") + 1 :][:4] == ["hand", "piles", "stock", "melds"]


def test_the_mouse_hides_the_focus(desk):
    table = desk()
    table.key(Qt.Key.Key_Tab)
    table.click(QPoint(1270, 400))
    assert not any(Mark.FOCUS in card.marks for card in table.hand())


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


def test_what_a_key_is_refused_is_said_above_the_bar_and_not_where_the_pointer_was(desk):
    table = desk()
    table.click(table.hand()[2])
    table.key(Qt.Key.Key_Escape)
    table.scene.refusals.show(Refusal("", Text("test", "Nothing can be taken back.")))
    bubble = table.scene.hud.bubble
    assert bubble.sceneBoundingRect().bottom() <= table.scene.layout.action_bar.top()


def test_the_outline_of_the_menu_stays_in_the_bar(desk):
    table = desk()
    bar, menu = table.scene.hud.top_bar, table.scene.hud.top_bar.menu
    reach = menu.outline_reach + 2.7
    outline = menu.area_in_parent().adjusted(-reach, -reach, reach, reach)
    assert bar.area().contains(outline)
    assert outline.right() <= bar.words_span[0]
