"""The ladder builder with a real mouse: every change comes out as the draft that shall be."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from barracan.model.offers import Condition, Draft, DraftVerdict, LadderDraft, LadderRoom, LadderWay, Pick
from barracan.model.refusal import Refusal
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.ladder_page import LadderPage
from barracan.table.barracan.ladder_shape import BOTTOM, TOP, WAITING, Spot, ladders_content, row_place
from barracan.table.barracan.ladder_types import Holding
from barracan.table.hud.button_row import LADDER
from barracan.table.hud.tray_foot import EMPTY_VERDICT
from table.hud.samples import LADDER as ON_TABLE
from table.hud.samples import ladders, side_panel, text
from table.hud.test_panel import at_every_size, outside, overlaps


class Builder:
    """A page whose intents are granted at once, as a session does that refuses nothing."""

    def __init__(self, stage, on_table=(ON_TABLE,), width=400, height=760):
        self.stage = stage(width + 20, height + 20)
        self.page = self.stage.add(LadderPage(), (10, 10, width, height))
        self.on_table, self.drafts = on_table, {}
        self.page.ladder_changed.connect(self.take)
        self.show()

    def take(self, draft):
        self.drafts[draft.number] = draft
        self.show()

    def show(self):
        self.page.show_ladders(ladders(self.drafts.values(), self.on_table))

    def card(self, spot):
        return next(card for card in self.page.board.cards if card.isVisible() and card.spot == spot)

    @property
    def draft(self):
        return self.drafts[self.page.number]


@pytest.fixture
def builder(stage):
    return Builder(stage)


def test_cards_from_the_hand_are_put_where_they_shall_lie(builder):
    builder.page.put(BOTTOM, ("7S",))
    builder.page.put(row_place(5), ("9H", "9C"))
    builder.page.put(TOP, ("2H",))
    assert builder.draft == LadderDraft(0, ("2H", *ON_TABLE.arm, "7S"), {1: ("TD",), 6: ("9H", "9C")})
    new = [card.code for card in builder.page.board.cards if card.isVisible() and card.new]
    assert sorted(new) == ["2H", "7S", "9C", "9H"]


def test_a_new_ladder_can_be_built_beside_one_on_the_table(builder, qtbot):
    with qtbot.waitSignal(builder.page.chosen) as caught:
        builder.stage.click(builder.stage.find("ladder:new"))
    assert caught.args == [1]
    assert set(builder.page.places()) == {TOP}
    builder.page.put(TOP, ("KH",))
    assert builder.drafts == {1: LadderDraft(1, ("KH",), {})}
    builder.stage.click(builder.stage.find("ladder:0"))
    assert builder.page.shape_now().arm == ON_TABLE.arm


def test_a_pressed_place_asks_for_the_selected_cards(builder, qtbot):
    with qtbot.waitSignal(builder.page.place_pressed) as caught:
        builder.stage.click(builder.stage.find(BOTTOM))
    assert caught.args == [BOTTOM]


def test_a_new_card_is_moved_by_clicks(builder, qtbot):
    builder.page.put(BOTTOM, ("7S",))
    builder.stage.click(builder.card(Spot(7)))
    assert builder.page.board.selected == Spot(7)
    with qtbot.assertNotEmitted(builder.page.place_pressed):
        builder.stage.click(builder.stage.find(row_place(6)))
    assert builder.draft == LadderDraft(0, ON_TABLE.arm, {0: ("TD",), 6: ("7S",)})


def test_a_new_card_is_dragged_to_another_place(builder):
    builder.page.put(BOTTOM, ("7S",))
    place = builder.page.board.places[row_place(6)]
    assert not place.isVisible()
    builder.stage.drag(builder.card(Spot(7)), place.mapToScene(place.area().center()).toTuple())
    assert builder.draft.rows == {0: ("TD",), 6: ("7S",)}
    assert builder.draft.arm == ON_TABLE.arm


def test_a_new_card_dragged_off_the_board_goes_back(builder):
    builder.page.put(BOTTOM, ("7S",))
    builder.stage.drag(builder.card(Spot(7)), (200, 720))
    assert builder.draft.arm == ON_TABLE.arm


def test_a_drag_that_ends_nowhere_changes_nothing(builder, qtbot):
    builder.page.put(row_place(3), ("JD",))
    card = builder.card(Spot(3, 0))
    home = card.pos()
    with qtbot.assertNotEmitted(builder.page.ladder_changed):
        builder.stage.drag(card, (24, 200))
    assert card.pos() == home


def test_a_selected_card_has_a_cross_and_delete_takes_it_back(builder):
    builder.page.put(BOTTOM, ("7S",))
    card = builder.card(Spot(7))
    builder.stage.click(card)
    builder.stage.click(card, card.cross().center().toTuple())
    assert builder.draft.arm == ON_TABLE.arm
    builder.page.put(BOTTOM, ("7S",))
    builder.card(Spot(7)).setFocus(Qt.FocusReason.TabFocusReason)
    builder.stage.key(Qt.Key.Key_Delete)
    assert builder.draft.arm == ON_TABLE.arm


def test_a_waiting_card_covers_none_and_its_cross_leaves_it_on_its_pile(builder, qtbot):
    builder.page.show_ladders(replace(ladders((), (ON_TABLE,)), waiting="7S"))
    waiting = builder.card(WAITING)
    others = [card for card in builder.page.board.cards if card.isVisible() and card is not waiting]
    assert not any(waiting.area_in_parent().intersects(card.area_in_parent()) for card in others)
    assert "7♠" in builder.page.state_words()
    with qtbot.waitSignal(builder.page.left):
        builder.stage.click(waiting, waiting.cross().center().toTuple())


def test_a_waiting_card_is_put_by_a_click_and_by_a_drag(builder):
    showing = replace(ladders((), (ON_TABLE,)), waiting="7S")
    builder.page.show_ladders(showing)
    builder.stage.click(builder.stage.find(BOTTOM))
    assert builder.draft.arm == (*ON_TABLE.arm, "7S")
    builder.page.show_ladders(showing)
    place = builder.stage.find(row_place(6))
    builder.stage.drag(builder.card(WAITING), place.mapToScene(place.area().center()).toTuple())
    assert builder.draft.rows[6] == ("7S",)


def test_cards_on_the_table_cannot_be_taken(builder, qtbot):
    with qtbot.assertNotEmitted(builder.page.ladder_changed):
        builder.stage.drag(builder.card(Spot(0)), (300, 740))
    builder.stage.click(builder.card(Spot(0)))
    assert builder.page.board.selected is None


def test_arrows_walk_the_places_and_enter_puts(builder):
    builder.page.put(BOTTOM, ("7S",))
    builder.stage.click(builder.card(Spot(7)))
    builder.stage.find(BOTTOM).setFocus(Qt.FocusReason.TabFocusReason)
    builder.stage.key(Qt.Key.Key_Up)
    assert builder.stage.scene.focusItem() is builder.card(Spot(7))
    builder.stage.key(Qt.Key.Key_Right)
    assert builder.stage.scene.focusItem().objectName() == row_place(7)
    builder.stage.key(Qt.Key.Key_Up)
    assert builder.stage.scene.focusItem().objectName() == row_place(6)
    builder.stage.key(Qt.Key.Key_Return)
    assert builder.draft.rows[6] == ("7S",)


def test_clear_takes_the_new_cards_of_this_ladder_back(builder):
    assert not builder.page.foot.clear_button.isEnabled()
    builder.page.put(BOTTOM, ("7S", "6S"))
    builder.stage.click(builder.stage.find("clear"))
    assert builder.draft == LadderDraft(0, ON_TABLE.arm, {0: ("TD",)})


def test_arrange_asks_for_the_ladder_shown(builder, qtbot):
    with qtbot.waitSignal(builder.page.arrange_pressed) as caught:
        builder.stage.click(builder.stage.find("arrange"))
    assert caught.args == [0]


def test_places_light_up_while_cards_are_held(builder):
    builder.page.set_holding(["9C"])
    assert all(place.lit for place in builder.page.board.places.values() if place.isVisible())
    builder.page.set_holding([])
    assert not any(place.lit for place in builder.page.board.places.values())


def test_a_drop_finds_the_nearest_place_in_reach(builder):
    board, place = builder.page.board, builder.page.places()[BOTTOM]
    assert board.place_at(board.mapFromScene(place.center())) == BOTTOM
    assert board.place_at(board.mapFromScene(QPointF(place.left() - 20, place.center().y()))) == BOTTOM
    assert board.place_at(QPointF(5000, 10)) == ""


ROOM = LadderRoom(("2H",), ("7D", "7C"), (LadderWay("triplet", ("9H", "9C"), 5), LadderWay("run", ("9D", "TD"), 5)))


def test_lit_places_tell_which_cards_of_the_hand_go_there(stage):
    builder = Builder(stage, width=900, height=560)
    board = builder.page.board
    builder.page.ask_room = lambda _: ROOM
    builder.show()
    row = board.places[row_place(5)]
    assert not board.places[BOTTOM].lit
    assert board.places[BOTTOM].words() == "7"
    assert not row.isVisible()
    board.show_fitting("")
    assert board.places[BOTTOM].words() == "7♦ 7♣"
    assert board.places[TOP].words() == "2♥"
    assert (row.words(), row.note, row.brief) == ("9♥ 9♣", "triplet with 9♠", "Triplet")
    assert board.places[row_place(4)].words() == "Beside 10♠"
    assert {place for place in board.places.values() if place.takes_some} == {
        board.places[name] for name in (TOP, BOTTOM, row_place(5))
    }
    words = {line.kind: line.words for line in builder.page.types.lines}
    assert words["triplet"] == "from the hand: 9♥ 9♣ beside 9♠"


def test_places_tell_of_the_chosen_card_alone(stage):
    builder = Builder(stage, width=900, height=560)
    board = builder.page.board
    builder.page.ask_room = lambda _: ROOM
    builder.show()
    row = board.places[row_place(5)]
    board.set_holding(["9D"])
    assert (row.words(), row.note) == ("9♦ 10♦", "run with 9♠")
    assert [board.places[name].words() for name in (TOP, BOTTOM)] == ["2", "7"]
    board.set_holding(["7C"])
    assert (row.words(), row.note) == ("Beside 9♠", "")
    assert board.places[BOTTOM].words() == "7♣"
    board.set_holding([])
    assert not row.isVisible()


def test_what_fits_is_lit_until_the_ladder_changes(builder):
    builder.page.ask_room = lambda _: ROOM
    builder.show()
    assert builder.page.show_fitting(row_place(5)) == {"9H", "9C"}
    assert builder.page.show_fitting("") == {"2H", "7D", "7C", "9H", "9C", "9D", "TD"}
    assert builder.page.board.places[row_place(5)].takes_some
    builder.page.put(BOTTOM, ("7D",))
    assert not any(place.lit for place in builder.page.board.places.values())


def test_the_list_tells_table_new_and_missing(stage):
    made = stage(420, 780)
    page = made.add(LadderPage(), (10, 10, 400, 760))
    draft = LadderDraft(0, ON_TABLE.arm, {0: ("TD",), 5: ("9H", "9C")})
    outlook = SimpleNamespace(
        arm=draft.arm,
        rows=((0, ("TD",)), (5, ("9H", "9C"))),
        categories=(*ON_TABLE.categories, ("triplet", -1, -1, 5)),
        missing=("evens_odds",),
        royal=True,
        points=28,
        values=(2, 3, 3, 3),
    )
    verdict = DraftVerdict(text("Ladder"), 3, ladder=outlook)
    moves = ((text("Lay down 1, 3 points"), object()),)
    page.show_ladders(ladders((draft,), verdicts=(verdict,), moves=moves))
    held = {line.kind: line.holding for line in page.types.lines}
    assert held == {
        "evens_odds": Holding.MISSING,
        "opposites": Holding.TABLE,
        "triplet": Holding.NEW,
        "run": Holding.TABLE,
        "family": Holding.TABLE,
    }
    assert [line.points for line in page.types.lines] == ["1 to 3", "2", "3", "3", "3"]
    assert next(line.cards for line in page.types.lines if line.kind == "triplet") == ("9S", "9H", "9C")
    assert page.state_words() == "Four of five. Complete and still royal it adds 28."
    made.click(made.find("lay"))


def test_a_refused_ladder_says_why_with_its_clause(stage, qtbot):
    made = stage(420, 780)
    page = made.add(LadderPage(), (10, 10, 400, 760))
    refusal = Refusal("B9.7", text("Two new cards at least."))
    draft = LadderDraft(0, (*ON_TABLE.arm, "7S"), {0: ("TD",)})
    page.show_ladders(ladders((draft,), verdicts=(DraftVerdict(text("Ladder"), 0, refusal, True),)))
    assert page.state_words() == "Two new cards at least."
    with qtbot.waitSignal(page.clause_pressed) as caught:
        made.click(page.chip)
    assert caught.args == ["B9.7"]


def test_categories_on_the_table_follow_cards_put_above_them(builder):
    builder.page.put(TOP, ("2H",))
    assert builder.page.board.categories[1] == ("family", 2, 4, -1)
    assert builder.page.board.categories[0] == ("opposites", -1, -1, 1)


LONG = LadderDraft(0, ("AS", "KS", "QD", "JS", "TS", "9S", "8S", "7S", "6S", "5H"), {0: ("TD",), 9: ("7C", "9D")})
WIDE = LadderDraft(0, ("6S", "5H", "KS"), {2: ("QH", "JS", "JH", "JS", "JH")})


@pytest.mark.parametrize("draft", [None, LONG, WIDE], ids=["none", "long", "wide"])
def test_the_builder_fits(stage, draft):
    moves = ((text("Lay down 1, 14 points"), object()),)
    showing = ladders((draft,) if draft else (), on_table=() if draft else (ON_TABLE,), moves=moves)
    for panel in at_every_size(stage):
        panel.show_tab(LADDER)
        panel.builder.show_ladders(showing)
        assert not overlaps(panel.builder)
        assert not outside(panel.builder)
        assert panel.builder.board.area().height() >= 200
        assert BOTTOM in panel.builder.places()


@pytest.mark.parametrize("height", [260, 320, 420])
def test_a_low_drawer_scrolls_the_ladder(stage, height):
    made = stage(1260, height + 20)
    panel = made.add(side_panel(), (10, 10, 1240, height))
    panel.show_tab(LADDER)
    panel.builder.show_ladders(ladders((LONG,), on_table=()))
    assert not overlaps(panel.builder)
    assert BOTTOM not in panel.builder.places()
    while panel.builder.board.downward.isVisible():
        made.click(panel.builder.board.downward)
    assert BOTTOM in panel.builder.places()
    assert panel.builder.board.upward.isVisible()


def test_in_a_low_drawer_the_place_under_a_growing_arm_stays_in_view(stage):
    builder = Builder(stage, on_table=(), width=880, height=170)
    for place, code in ((TOP, "AH"), (BOTTOM, "KH"), (BOTTOM, "QH"), (BOTTOM, "JH")):
        assert place in builder.page.places()
        builder.page.put(place, (code,))
    assert BOTTOM in builder.page.places()
    assert TOP not in builder.page.places()
    builder.page.put(TOP, ("2H",))
    assert TOP in builder.page.places()


def test_the_list_leaves_room_for_the_cross(stage):
    made = stage(1260, 260)
    panel = made.add(side_panel(), (10, 10, 1240, 234))
    panel.set_closable(True)
    panel.show_tab(LADDER)
    conditions = tuple(
        Condition(text("After this you hold two cards and can hardly meld any more. " * 2), "B4.4", True, warns=True)
        for _ in range(2)
    )
    moves = ((text("Lay down 1, 14 points"), object()),)
    panel.builder.show_ladders(ladders((LONG,), on_table=(), moves=moves, conditions=conditions))
    types, cross = (item.mapRectToScene(item.area()) for item in (panel.builder.types, panel.cross))
    assert types.top() >= cross.bottom() or types.right() <= cross.left()


@pytest.mark.parametrize("width", range(326, 337))
def test_a_card_that_waits_lies_as_low_as_it_covers_nothing(width):
    rows = ((0, ("TD",)), (5, ("9H", "9C")), (6, ("8H", "8C")))
    page = LadderPage()
    page.set_rect(QRectF(0, 0, width, 420))
    page.show_ladders(replace(ladders((), (replace(ON_TABLE, rows=rows),)), waiting="7S"))
    cards = {card.spot: card.area_in_parent() for card in page.board.cards if card.isVisible()}
    waiting, lowest = cards.pop(WAITING), page.board.area().height() - 16
    below, room = waiting.translated(0, 8), page.board.area()
    assert room.contains(waiting)
    assert not any(waiting.intersects(other) for other in cards.values())
    assert below.bottom() > lowest or any(below.intersects(other) for other in cards.values())


def test_the_builder_says_what_may_be_done_with_what_is_chosen(builder):
    page = builder.page
    assert page.status([]) == "Ladder 1: no card of the hand fits here."
    assert page.status(["7S"]) == "Ladder 1: press the place that the 7♠ is to take."
    assert page.status(["9H", "9C"]) == "Ladder 1: press the place that the 2 cards are to take."
    page.ask_room = lambda _: LadderRoom(below=("7S",))
    page.put(BOTTOM, ("7S",))
    assert page.status([]) == "Ladder 1: 7♠ stands. Lay it, or add more."
    page.put(row_place(5), ("9H", "9C", "9D", "9S"))
    assert page.status([]) == "Ladder 1: 5 new cards stand. Lay them, or add more."
    page.choose(1)
    assert page.status([]) == "New ladder: choose cards of the hand, then the place that they are to take."


def test_cards_that_fit_under_the_arm_are_all_named_in_brief_where_they_have_no_room(builder):
    builder.page.ask_room = lambda _: LadderRoom(below=("3D", "3H", "3S", "KC", "KD"))
    builder.show()
    builder.page.show_fitting("")
    place = builder.page.board.places[BOTTOM]
    assert place.takes_some
    assert place.words() == "3♦♥♠ K♣♦"


def test_a_place_is_golden_for_chosen_cards_that_are_not_the_best_ones_there(builder):
    best, other = (LadderWay("evens_odds", cards, 5) for cards in (("2D", "4H", "6D"), ("2D", "6H")))
    builder.page.ask_room = lambda _: LadderRoom(ways=(best, other))
    builder.show()
    builder.page.set_holding(("6H", "2D"))
    assert builder.page.board.places[row_place(5)].takes_some
    assert builder.page.board.places[row_place(5)].offer == "2♦ 6♥"


def test_the_tabs_of_ladders_say_what_they_count(builder):
    assert builder.stage.find("ladder:0").word == "Ladder 1: 3 of 5"


@pytest.mark.parametrize(("cards", "waiting"), [(("7S",), "7S"), (("7S", "7C"), "")])
def test_the_top_card_of_a_pile_waits_for_a_place_only_while_it_lies_by_itself(cards, waiting):
    tray = TraySnapshot((Draft(cards),), EMPTY_VERDICT, Pick("pile:1", "7S", 0))
    assert ladders_content("Ada", 0, (ON_TABLE,), tray).waiting == waiting
