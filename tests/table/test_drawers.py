"""Tray and builder over BarraCan's table: nothing behind them moves, and bar, hand and side piles stay in sight."""

import pytest
from PySide6.QtCore import QSizeF, Qt

from barracan.table.barracan.layout import layout
from barracan.table.layouts.geometry import LayoutOptions
from games.barracan.position import position
from table import sample

HAND = "2H 4S 9C 9D 9H JH QS KH 5D"
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]


def laid_twice(view, size, **options):
    """The table as it is, and with a page over it."""
    given = LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600)
    return layout(view, given), layout(view, given._replace(over=True, **options))


@pytest.mark.parametrize("tall", [False, True], ids=["tray", "builder"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", sample.VIEWS)
def test_nothing_is_rearranged_when_a_drawer_opens(name, size, tall):
    bare, covered = laid_twice(sample.VIEWS[name](), size, tall=tall)
    assert bare.spots == covered.spots
    assert bare.labels == covered.labels
    assert bare.tags == covered.tags
    assert bare.action_bar == covered.action_bar
    assert covered.drawer


@pytest.mark.parametrize("tall", [False, True], ids=["tray", "builder"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", sample.VIEWS)
def test_a_drawer_leaves_bars_and_hand_free(name, size, tall):
    _, laid = laid_twice(sample.VIEWS[name](), size, tall=tall)
    assert laid.panel.bottom() < laid.action_bar.top()
    assert laid.panel.top() > laid.top_bar.bottom()
    room = laid.action_bar.top() - laid.top_bar.bottom()
    if tall:
        assert laid.panel.height() > 0.95 * room
    else:
        assert 120 <= laid.panel.height() <= 0.45 * room


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.5])
@pytest.mark.parametrize("name", sample.VIEWS)
def test_the_tray_lies_over_no_pile_that_a_draft_may_use(name, text_size, size):
    view = sample.VIEWS[name]()
    laid = layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600, text_size=text_size, over=True))
    stock = laid.outlines["stock"]
    for place in ("stock", "pile:0", "pile:1", "pile:2", "pile:3"):
        area = laid.area(place)
        if area.top() < stock.bottom():
            assert laid.panel.top() >= area.bottom(), place


@pytest.fixture
def melding(desk):
    """A table at which the person has drawn and may open."""

    def sit(size=(1280, 800)):
        return desk(2, size=size, position=position(HAND))

    return sit


def lying(table):
    """Where every card lies that does not lie in a hand."""
    return {
        (card.place, card.code): card.spot for card in table.scene.tableau.cards() if not card.place.startswith("hand")
    }


@pytest.mark.parametrize("key", [Qt.Key.Key_M, Qt.Key.Key_L], ids=["tray", "builder"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_stay_where_they_are_when_a_page_opens_and_closes(melding, size, key):
    table = melding(size)
    before = lying(table)
    table.key(key)
    assert table.scene.panel.page in ("tray", "ladder")
    assert lying(table) == before
    table.key(key)
    assert table.scene.panel.page in ("", "game")
    assert lying(table) == before


def test_escape_closes_the_builder_and_the_hand_stays_free(melding):
    table = melding()
    table.key(Qt.Key.Key_L)
    panel = table.scene.layout.panel
    assert not any(panel.intersects(card.spot.rect) for card in table.hand())
    table.click(table.hand()[0])
    assert table.scene.selection.cards == [table.hand()[0]]
    table.key(Qt.Key.Key_Escape)
    assert table.scene.panel.page == "ladder"
    table.key(Qt.Key.Key_Escape)
    assert table.scene.panel.page == ""


def test_the_side_panel_comes_back_when_the_builder_over_it_closes(melding):
    table = melding((1920, 1080))
    beside = table.scene.layout.panel
    table.key(Qt.Key.Key_L)
    assert table.scene.panel.page == "ladder"
    assert table.scene.layout.panel != beside
    table.key(Qt.Key.Key_L)
    assert table.scene.panel.page == "game"
    assert table.scene.layout.panel == beside


def test_the_tray_is_a_page_of_the_side_panel_where_that_is_open(melding):
    table = melding((1920, 1080))
    beside = table.scene.layout.panel
    table.key(Qt.Key.Key_M)
    assert table.scene.panel.page == "tray"
    assert table.scene.layout.panel == beside


def test_the_action_bar_opens_tray_and_builder(melding):
    table = melding()
    names = [button.objectName() for button in table.scene.hud.action_bar.buttons if button.isVisible()]
    assert {"tray", "ladder", "undo", "hint"} <= set(names)
    table.key(Qt.Key.Key_L)
    names = [button.objectName() for button in table.scene.hud.action_bar.buttons if button.isVisible()]
    assert "ladder" not in names
    assert {"undo", "hint"} <= set(names)


def test_a_draft_begun_by_keys_leaves_the_cursor_in_the_hand(melding):
    table = melding()
    for key in (Qt.Key.Key_M, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Right, Qt.Key.Key_Space):
        table.key(key)
    assert len(table.selection.tray.drafts) == 1
    assert table.scene.cursor.place == "hand:0"
    assert table.scene.selection.cards == [table.scene.cursor]


def test_the_cursor_goes_to_nothing_under_the_tray(melding):
    table = melding()
    table.key(Qt.Key.Key_M)
    panel = table.scene.layout.panel
    for way in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down):
        table.key(way)
        at = table.scene.cursor
        assert not panel.contains(at.goal if hasattr(at, "goal") else at.area.center())


def test_what_is_chosen_while_the_builder_is_open_is_for_the_ladder(desk):
    table = desk(2, position=position(HAND, laid={0: "opposites 5H 6S, evens_odds 2H 4S"}))
    hand = {card.code: card for card in table.hand()}
    for card in ("9C", "9D", "9H"):
        table.click(hand[card])
    bar = table.scene.hud.action_bar
    assert bar.main.objectName() == "lay"
    table.key(Qt.Key.Key_L)
    for card in ("9C", "9D", "9H"):
        if hand[card] not in table.scene.selection.cards:
            table.click(hand[card])
    assert bar.main is None
    assert bar.sentence == "New ladder: press the place that the 3 cards are to take."
    table.key(Qt.Key.Key_Escape)
    assert bar.sentence == "New ladder: choose cards of the hand, then the place that they are to take."
    table.key(Qt.Key.Key_Escape)
    assert bar.sentence == "Meld or discard."


@pytest.mark.parametrize("seats", [3, 4])
def test_of_hands_and_names_at_the_sides_nothing_shows_beside_the_builder(desk, seats):
    table = desk(seats)
    layout = table.scene.layout
    sides = [seat for seat, fan in layout.fans.items() if fan.rect.top() > layout.top_bar.bottom()]
    items = [shown[seat] for seat in sides for shown in (table.scene.hud.fans, table.scene.hud.plates)]
    assert len(items) == 4
    for key, visible in ((Qt.Key.Key_M, True), (Qt.Key.Key_M, True), (Qt.Key.Key_L, False), (Qt.Key.Key_L, True)):
        table.key(key)
        assert all(item.isVisible() is visible for item in items), key
    assert all(fan.isVisible() for fan in table.scene.hud.fans.values())
