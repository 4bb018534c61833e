"""The side panel: tabs, the Game page, the tray; every page at every size."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from barracan.model.offers import Draft, DraftVerdict, LadderDraft, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.table.hud import game_page, lettering
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import GAME, LADDER, TRAY
from barracan.table.hud.game_content import GameContent, SideSummary, SideTotal
from table.hud.samples import ALTERNATE, DRAFTS, game, side_panel, text, tray

SIZES = [(width, height, 1.0) for width in (340, 360, 480) for height in (600, 700, 800, 1000, 1300)]
SIZES += [(width, 1300, 1.3) for width in (340, 360, 480)]
"""Type is larger only where the window is high."""


def at_every_size(stage):
    """A panel that is resized to each size in turn."""
    panel = panel_of(stage)
    for width, height, ts in SIZES:
        panel.set_scale(ts, ts)
        panel.set_rect(QRectF(10, 10, width, height))
        yield panel


def panel_of(stage, width=360, height=900, ts=1.0):
    return stage(width + 20, height + 20).add(side_panel(), (10, 10, width, height), ts)


def overlaps(page):
    """Pairs of visible parts of a page that lie over each other."""
    parts = [item for item in page.childItems() if isinstance(item, HudItem) and item.isVisible()]
    placed = [(item.objectName(), item.area_in_parent().adjusted(1, 1, -1, -1)) for item in parts]
    return [(a, b) for (a, one), (b, other) in combinations(placed, 2) if one.intersects(other)]


def outside(page):
    """Visible parts that stick out of a page."""
    room = page.area().adjusted(-13, -13, 13, 13)
    parts = [item for item in page.childItems() if isinstance(item, HudItem) and item.isVisible()]
    return [(item.objectName(), item.area_in_parent()) for item in parts if not room.contains(item.area_in_parent())]


def test_tabs_switch_pages(stage, qtbot):
    made = stage(400, 820)
    panel = made.add(side_panel(), (10, 10, 360, 800))
    assert [page.isVisible() for page in panel.pages().values()] == [True, False, False]
    with qtbot.waitSignal(panel.tabs.chosen) as caught:
        made.click(made.find("tab:tray"))
    assert caught.args == [TRAY]
    panel.show_tab(TRAY)
    assert panel.current == TRAY
    panel.show_tab(LADDER)
    assert [page.isVisible() for page in panel.pages().values()] == [False, False, True]


def test_a_drawer_has_a_cross(stage, qtbot):
    made = stage(1300, 400)
    panel = made.add(side_panel(), (10, 10, 1200, 260))
    panel.set_closable(True)
    with qtbot.waitSignal(panel.closed):
        made.click(made.find("close_panel"))


def test_a_press_on_the_panel_does_not_reach_what_lies_under_it(stage):
    made = stage(400, 820)
    panel = made.add(side_panel(), (10, 10, 360, 800))
    made.click(panel, (5, 795))


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_game_page_fits(stage, sides):
    for panel in at_every_size(stage):
        page = panel.game
        page.show_game(game(sides))
        blocks = list(page.blocks.values())
        assert all(one.bottom() <= other.top() for one, other in pairwise(blocks))
        assert blocks[-1].bottom() <= page.area().height() + 1
        assert not overlaps(page)
        assert "moves" in page.blocks
        assert any(row.isVisibleTo(page) for row in page.rows)


def test_the_game_page_shows_the_newest_moves(stage, qtbot):
    made = stage(400, 920)
    page = made.add(side_panel(), (10, 10, 360, 900)).game
    page.show_game(game(moves=12))
    rows = [row for row in page.rows if row.isVisible()]
    assert [row.line.number for row in rows] == list(range(14, 22))[-len(rows) :]
    assert [row.newest for row in rows] == [False] * (len(rows) - 1) + [True]
    with qtbot.waitSignal(page.move_pressed) as caught:
        made.click(rows[0])
    assert caught.args == [rows[0].line.number]


@pytest.mark.parametrize(("over", "words"), [(False, "no points in this hand yet"), (True, "no points in this hand")])
def test_no_points_are_still_to_come_of_a_hand_that_is_over(stage, monkeypatch, over, words):
    written, write = [], game_page.write
    monkeypatch.setattr(game_page, "write", lambda *args: written.append(args[2]) or write(*args))
    made = stage(400, 920)
    page = made.add(side_panel(), (10, 10, 360, 900)).game
    side = SideTotal(0, "Nora", 12, 0, "", over)
    page.show_game(GameContent(None, (side,), (), 0, SideSummary((), ())))
    made.view.grab()
    assert words in written


def test_the_game_page_without_moves(stage):
    page = panel_of(stage).game
    page.show_game(game(moves=0))
    assert not any(row.isVisible() for row in page.rows)


@pytest.mark.parametrize("count", [0, 1, 3, 6])
@pytest.mark.parametrize("moves", [0, 1, 3])
def test_the_tray_fits(stage, count, moves):
    for panel in at_every_size(stage):
        panel.show_tab(TRAY)
        panel.tray.show_tray(*tray(count, moves))
        assert not overlaps(panel.tray)
        assert not outside(panel.tray)
        assert panel.tray.new_place.area().height() >= 44
        for number, (draft, _) in enumerate(DRAFTS[:count]):
            rects = panel.tray.draft_card_rects(number)
            assert len(rects) in (0, len(draft.cards))
            room = panel.tray.panels[number].mapRectToScene(panel.tray.panels[number].area())
            assert all(room.contains(rect) for rect in rects)


def test_the_heading_of_a_draft_begins_with_a_capital(stage):
    panel = panel_of(stage, 400, 700)
    panel.show_tab(TRAY)
    panel.tray.show_tray((DRAFTS[0][0],), TrayVerdict((DraftVerdict(text("a run 3♥ 4♥ 5♥"), 15),)))
    assert panel.tray.panels[0].title == "A run 3♥ 4♥ 5♥"


@pytest.mark.parametrize("width", [760, 1000, 1240])
@pytest.mark.parametrize("height", [220, 234, 260, 300])
@pytest.mark.parametrize("moves", [1, 2, 3])
def test_the_tray_fits_a_low_drawer(stage, width, height, moves):
    panel = panel_of(stage, width, height)
    panel.set_closable(True)
    panel.show_tab(TRAY)
    panel.tray.show_tray(*tray(5, moves))
    assert not overlaps(panel.tray)
    assert not overlaps(panel.tray.foot)
    assert not outside(panel.tray.foot)
    assert any(panel.tray.draft_card_rects(number) for number in range(5))
    for number in range(5):
        room = panel.tray.panels[number].mapRectToScene(panel.tray.panels[number].area())
        assert all(room.contains(rect) for rect in panel.tray.draft_card_rects(number))


def test_cards_lie_58_wide_in_their_order(stage):
    panel = panel_of(stage)
    panel.show_tab(TRAY)
    panel.tray.show_tray(*tray(2))
    rects = panel.tray.draft_card_rects(0)
    assert [rect.width() for rect in rects] == [58, 58, 58]
    assert [rect.left() for rect in rects] == sorted(rect.left() for rect in rects)


def test_cards_are_nowhere_while_another_page_is_shown(stage, qtbot):
    panel = panel_of(stage)
    panel.tray.show_tray(*tray(2))
    assert panel.tray.draft_card_rects(0) == []
    with qtbot.waitSignal(panel.tray.moved):
        panel.show_tab(TRAY)
    assert panel.tray.draft_card_rects(0)
    assert set(panel.places()) == {"tray:0", "tray:1", "tray"}
    panel.show_tab(GAME)
    assert panel.places() == {}


@pytest.mark.parametrize(("width", "height"), [(360, 900), (900, 240)])
def test_drafts_that_have_been_laid_are_gone(stage, width, height):
    panel = panel_of(stage, width, height)
    panel.show_tab(TRAY)
    panel.tray.show_tray(*tray(2))
    panel.tray.show_tray(*tray(0))
    assert set(panel.places()) == {"tray"}
    assert not overlaps(panel.tray)


def tray_on(stage, count, moves=1):
    made = stage(400, 1020)
    panel = made.add(side_panel(), (10, 10, 360, 1000))
    panel.show_tab(TRAY)
    panel.tray.show_tray(*tray(count, moves))
    return made, panel.tray


def test_a_drafts_cross_returns_it(stage, qtbot):
    made, page = tray_on(stage, 3)
    with qtbot.waitSignal(page.draft_returned) as caught, qtbot.assertNotEmitted(page.place_pressed):
        made.click(made.find("return:1"))
    assert caught.args == [1]


def test_a_refused_draft_shows_its_clause(stage, qtbot):
    made, page = tray_on(stage, 3)
    with qtbot.waitSignal(page.clause_pressed) as caught:
        made.click(page.panels[2].chip)
    assert caught.args == ["B5.1"]
    assert not page.panels[0].chip.isVisible()


def test_places_are_pressed(stage, qtbot):
    made, page = tray_on(stage, 2)
    with qtbot.waitSignal(page.place_pressed) as caught:
        made.click(page.panels[1], (300, 100))
    assert caught.args == ["tray:1"]
    with qtbot.waitSignal(page.place_pressed) as caught:
        made.click(made.find("tray"))
    assert caught.args == ["tray"]


def test_a_condition_opens_its_clause(stage, qtbot):
    made, page = tray_on(stage, 2)
    with qtbot.waitSignal(page.clause_pressed) as caught:
        made.click(page.foot.chips[1])
    assert caught.args == ["B4.4"]


def test_each_possible_move_has_a_button_that_says_it(stage, qtbot):
    made, page = tray_on(stage, 2, moves=3)
    assert [button.word for button in page.foot.lay_buttons] == [
        "Lay down 2, 5 points",
        "Flash exit, 25 points",
        "Lay 2 and meld out, 9 points",
    ]
    for number, name in enumerate(("lay", "lay:1", "lay:2")):
        with qtbot.waitSignal(page.lay_pressed) as caught:
            made.click(made.find(name))
        assert caught.args == [number]
    with qtbot.waitSignal(page.clear_pressed):
        made.click(made.find("clear"))


def test_without_a_move_the_button_says_why(stage):
    _, page = tray_on(stage, 2, moves=0)
    button = page.foot.lay_buttons[0]
    assert not button.isEnabled()
    assert button.toolTip() == "Still missing: Leaves 9 cards in hand"
    page.show_tray((), TrayVerdict(()))
    assert not page.foot.clear_button.isEnabled()
    assert not page.foot.clear_button.natural_width() > page.area().width()


def test_a_refusal_that_no_condition_tells_is_listed(stage):
    _, page = tray_on(stage, 1)
    drafts, verdicts = (DRAFTS[0][0],), (DRAFTS[0][1],)
    refusal = Refusal("B4.1", text("Draw a card first."))
    page.show_tray(drafts, TrayVerdict(verdicts, (), (), refusal))
    assert [(str(line.text), line.clause, line.holds) for line in page.foot.conditions()] == [
        ("Draw a card first.", "B4.1", False)
    ]
    page.show_tray((DRAFTS[2][0],), TrayVerdict((DRAFTS[2][1],), (), (), ALTERNATE))
    assert page.foot.conditions() == ()


def test_whole_drafts_are_turned_over(stage, qtbot):
    made = stage(400, 620)
    page = made.add(side_panel(), (10, 10, 340, 600))
    page.show_tab(TRAY)
    page = page.tray
    page.show_tray(*tray(6))
    shown = [number for number in range(6) if page.panels[number].isVisible()]
    assert shown[-1] == 5
    while made.find("drafts_back").isEnabled():
        made.click(made.find("drafts_back"))
    assert page.panels[0].isVisible()
    assert page.draft_card_rects(5) == []
    with qtbot.waitSignal(page.moved):
        made.click(made.find("drafts_on"))
    assert not page.panels[0].isVisible()


def test_places_light_up(stage):
    _, page = tray_on(stage, 2)
    page.set_lit(("tray", "tray:1"))
    assert page.new_place.lit
    assert [panel.lit for panel in page.panels] == [False, True]
    page.set_lit(())
    assert not page.new_place.lit


def test_the_card_of_a_pile_shows_a_lock(stage):
    _, page = tray_on(stage, 0)
    drafts = (Draft(("9H", "9C")), Draft(("2H", "9S")))
    verdicts = (DraftVerdict(text("Triplet"), 0, None, True), DraftVerdict(text("Opposites"), 2))
    page.show_tray(drafts, TrayVerdict(verdicts), "9H")
    assert page.panels[0].content.taken == "9H"
    assert page.panels[1].content.taken is None
    assert len(page.draft_card_rects(0)) == 2


def test_a_ladder_in_the_tray_opens_in_the_builder(stage, qtbot):
    made = stage(400, 1020)
    panel = made.add(side_panel(), (10, 10, 360, 1000))
    panel.show_tab(TRAY)
    ladder = Draft(ladder=LadderDraft(1, ("AS", "KH"), {}))
    panel.tray.show_tray((ladder,), TrayVerdict((DraftVerdict(text("Ladder"), 5),)))
    assert panel.tray.draft_card_rects(0) == []
    with qtbot.waitSignal(panel.tray.ladder_opened) as caught:
        made.click(made.find("open_ladder:0"))
    assert caught.args == [1]


@pytest.mark.parametrize("ts", [1.0, 1.3])
def test_the_panel_takes_scales_and_themes_to_its_parts(stage, ts):
    panel = panel_of(stage, ts=ts)
    assert {part.ts for part in panel.game.rows} <= {ts}
    panel.tray.show_tray(*tray(3))
    assert panel.tray.panels[2].chip.ts == ts
    assert QRectF(panel.tray.new_place.area()).height() >= 44


def test_of_many_readings_the_first_four_have_a_button(stage):
    _, page = tray_on(stage, 1)
    moves = tuple((text(f"Lay {number}"), None) for number in range(12))
    page.show_tray((DRAFTS[0][0],), TrayVerdict((DRAFTS[0][1],), (), moves))
    shown = [button.word for button in page.foot.lay_buttons if button.isVisible()]
    assert shown == ["Lay 0", "Lay 1", "Lay 2", "Lay 3"]
    assert not overlaps(page)


def test_the_hint_of_an_empty_tray_is_whole(stage, monkeypatch):
    written, elide = [], lettering.elide

    def noted(words, font, width):
        written.append(elide(words, font, width))
        return written[-1]

    monkeypatch.setattr(lettering, "elide", noted)
    made, _ = tray_on(stage, 0)
    made.view.grab()
    assert "Drop cards here, or select them and press A." in " ".join(written)


def test_a_long_name_of_a_draft_takes_two_lines_and_is_not_cut(stage, monkeypatch):
    written, elide = [], lettering.elide
    monkeypatch.setattr(lettering, "elide", lambda *args: written.append(elide(*args)) or written[-1])
    made, page = tray_on(stage, 1)
    verdict = DraftVerdict(text("una scala J♦ ★ K♦ con un jolly come Q♦"), 30)
    page.show_tray((DRAFTS[0][0],), TrayVerdict((verdict,), ()))
    written.clear()
    made.view.grab()
    assert "Una scala J♦ ★ K♦ con un jolly come Q♦" in " ".join(written)


def test_the_builder_of_one_game_is_asked_for_no_ladders_of_another(desk):
    """What lies in the tray may be told of the next match before its pages are made."""
    built, next_game = desk(seats=2), desk(seats=2, game="burraco")
    built.scene.panel.open_page(LADDER)
    assert built.scene.panel.page == LADDER
    tray_now = next_game.selection.tray_snapshot()
    built.scene.panel.show_tray(tray_now, next_game.seen(), next_game.scene.display.people)
    assert built.scene.panel.item.tray.isEnabled()
