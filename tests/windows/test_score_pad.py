"""The score pad: what its sheet says, and the page that shows it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.model.record import read_line, write_line
from barracan.model.score import MatchEnd, ScoreLine
from barracan.model.text import Text
from barracan.storage.library import Library
from barracan.table.hud.lettering import figure
from barracan.table.themes import FELT, Outfit
from barracan.windows.score.pen import Pen
from barracan.windows.score.score_page import ScorePage
from barracan.windows.score.score_sheet import ScoreSheet, rows, signed
from barracan.windows.shell.language import set_language
from barracan.windows.shell.main_window import MainWindow
from longer import pushed_out
from self_played import played_lines
from windows.pages import absent, click, control, hand_end, line, opened
from windows.score_sheets import ENDING, ENDS, NAMES, PAIRS, played, written_on_paper


@pytest.fixture
def page(qtbot):
    return opened(qtbot, ScorePage())


def test_clean_melds_stand_over_dirty_ones_whoever_has_which():
    words = {"clean": Text("", "Clean"), "dirty": Text("", "Dirty")}
    clean, dirty = ScoreLine(words["clean"], 1, 200, "C9.3", at=0), ScoreLine(words["dirty"], 1, 100, "C9.3", at=2)
    for lines in (((clean,), (dirty,)), ((dirty,), (clean,))):
        assert [row.what for row in rows(lines)] == ["Clean", "Dirty"]


def test_lines_of_the_same_kind_stand_beside_each_other():
    ours = (line("Evens or odds", 2, 3), line("Runs", 1, 3), line("Tricks", 1, 4, "B10.3"))
    theirs = (line("Opposites", 1, 2), line("Runs", 2, 6), line("Flash exit", 1, 20, "B10.5"))
    found = rows((ours, theirs))
    assert [row.what for row in found] == ["Evens or odds", "Opposites", "Runs", "Tricks", "Flash exit"]
    assert found[2].entries == ((1, 3), (2, 6))
    assert found[0].entries == ((2, 3), None)


def test_a_hand_being_played_has_points_and_no_total():
    sheet = ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, 3, ((line("Runs", 2, 6),), ()), None, ENDING)
    assert [hand.how for hand in sheet.hands] == ["Ada went out", "the stock ran dry", "being played"]
    assert sheet.hands[2].points == (6, 0)
    assert sheet.hands[2].totals is None
    assert sheet.hands[2].before == (35, 36)
    assert sheet.standing == "In the lead: Bix and Tomas, 36 : 35."


def test_the_end_of_the_match_names_the_winner():
    sheet = ScoreSheet("BarraCan", 30, NAMES, PAIRS, ENDS, None, (), MatchEnd((1,), (35, 36)))
    assert sheet.standing == "Won by Bix and Tomas, 36 : 35."


def test_in_mid_hand_there_is_only_the_way_back(qtbot, page):
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, 3, ((), ())), hand_over=False)
    assert absent(page, "review_hand")
    assert absent(page, "next_hand")
    assert absent(page, "same_table")
    with qtbot.waitSignal(page.closed):
        click(page, "close")


def test_after_a_hand_the_next_one_is_a_click_or_enter(qtbot, page):
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING), hand_over=True)
    with qtbot.waitSignal(page.next_hand):
        click(page, "next_hand")
    with qtbot.waitSignal(page.next_hand):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_after_the_match_the_same_table_is_one_click(qtbot, page):
    over = ScoreSheet("BarraCan", 30, NAMES, PAIRS, ENDS, None, (), MatchEnd((1,), (35, 36)))
    page.show_sheet(over, hand_over=True)
    assert absent(page, "next_hand")
    assert control(page, "standing").text() == "Won by Bix and Tomas, 36 : 35."
    with qtbot.waitSignal(page.same_table):
        click(page, "same_table")
    with qtbot.waitSignal(page.new_match):
        click(page, "new_match")


def test_the_arrows_and_the_buttons_leaf_through_the_hands(page):
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING), hand_over=True)
    assert page.paper.at == 1
    click(page, "previous_hand")
    assert page.paper.at == 0
    assert not control(page, "previous_hand").isEnabled()
    QTest.keyClick(page.paper, Qt.Key.Key_Right)
    assert page.paper.at == 1
    assert "hand 2, the stock ran dry" in page.paper.accessibleName()


def test_a_click_on_a_hand_shows_it_and_one_on_a_line_asks_for_its_clause(qtbot, page):
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING), hand_over=True)
    page.paper.grab()
    first_hand = next(zone for zone, meaning in page.paper.zones if meaning == 0)
    QTest.mouseClick(page.paper, Qt.MouseButton.LeftButton, pos=first_hand.center().toPoint())
    assert page.paper.at == 0
    page.paper.grab()
    clause = next(zone for zone, meaning in page.paper.zones if meaning == "B10.1")
    with qtbot.waitSignal(page.clause_asked) as heard:
        QTest.mouseClick(page.paper, Qt.MouseButton.LeftButton, pos=clause.center().toPoint() + QPoint(1, 1))
    assert heard.args == ["B10.1"]


def test_lines_that_rest_on_one_clause_tell_it_once(page):
    lines = (*(line(what, 1, 3) for what in ("Runs", "Triplets", "Families")), line("Tricks", 1, 4, "B10.3"))
    sheet = ScoreSheet("BarraCan", 100, NAMES, PAIRS, (hand_end(1, (13, 0), (13, 0), (lines, ())),))
    printed = [words for words, _ in written_on_paper(sheet)]
    page.show_sheet(sheet, hand_over=True)
    page.paper.grab()
    assert (printed.count("B10.1"), printed.count("B10.3")) == (1, 1)
    assert [meaning for _, meaning in page.paper.zones if meaning == "B10.1"] == ["B10.1"] * 3


def test_before_the_first_hand_the_pad_says_so(page):
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS), hand_over=False)
    assert absent(page, "score_paper")
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS, (), 1, ((), ())), hand_over=False)
    assert not absent(page, "score_paper")


@pytest.mark.parametrize("hands", [1, 12, 60])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_pad_holds_many_hands_and_sides(page, hands, sides):
    ends = tuple(hand_end(n, (n,) * sides, (n * (n + 1) // 2,) * sides) for n in range(1, hands + 1))
    page.show_sheet(ScoreSheet("BarraCan", None if sides == 3 else 2000, NAMES, NAMES[:sides], ends), hand_over=True)
    page.paper.grab()
    shown = [meaning for _, meaning in page.paper.zones if isinstance(meaning, int)]
    assert shown[-1] == hands - 1
    page.paper.choose(0)
    page.paper.grab()
    assert 0 in [meaning for _, meaning in page.paper.zones if isinstance(meaning, int)]


def test_n13_5_the_winner_of_a_hand_has_an_x():
    sheet = played("concan", 4, 3)
    won = [(hand, end.seat) for hand, end in zip(sheet.hands, sheet.ends, strict=True) if end.seat is not None]
    assert won
    for hand, seat in won:
        assert hand.entries[seat] == "X"
        assert hand.points[seat] == -25
        others = [side for side in range(4) if side != seat]
        assert [hand.entries[side] for side in others] == [str(hand.points[side]) for side in others]


def test_what_is_heard_of_a_hand_has_minus_signs(page):
    page.show_sheet(played("concan", 4, 3), hand_over=True)
    assert "−25" in page.paper.accessibleName()
    assert " -" not in page.paper.accessibleName()


def test_u11_4_the_hands_column_stands_beside_each_hand_and_its_sum_beside_the_total(page):
    sheet = played("barracuda", 3, 4)
    written = []
    page.show_sheet(sheet, hand_over=True)
    for hand, end in zip(sheet.hands, sheet.ends, strict=True):
        assert hand.columns[0].entries == tuple(map(signed, end.extra["hands"]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pen, "enter", lambda self, left, right, y, words, *how: written.append((round(y), words)))
        page.paper.grab()
    rows_written = {}
    for y, words in written:
        rows_written.setdefault(y, []).append(words)
    total = next(row for row in rows_written.values() if row[0] == "sum")
    assert total[1:4] == list(map(figure, sheet.totals))
    assert total[4:] == list(map(figure, sheet.ends[-1].extra["hand_totals"]))


def test_u7_2_of_those_who_share_the_hands_column_fewer_points_are_ahead():
    leaders = CATALOG["barracuda"].leaders
    dry = replace(hand_end(1, (5, 1, 8), (5, 1, 8), reason="deck", seat=None), extra={"hand_totals": [0, 0, 0]})
    sheet = ScoreSheet("Barracuda", None, NAMES[:3], NAMES[:3], (dry,), leaders=leaders)
    assert sheet.standing == "In the lead: Bix, points 1 : 5 : 8, hands 0 : 0 : 0."


def test_of_six_sides_only_the_points_of_who_is_ahead_are_told():
    sheet = replace(played("barracuda", 6, 2), leaders=CATALOG["barracuda"].leaders)
    ahead = min(range(6), key=lambda side: (-sheet.ends[-1].extra["hand_totals"][side], sheet.totals[side]))
    assert sheet.sides[ahead] in sheet.standing
    assert f"points {sheet.totals[ahead]}, hands" in sheet.standing
    assert " : " not in sheet.standing


@pytest.mark.parametrize(("game", "seats"), [("barracan", 4), ("barracan", 3), ("burraco", 4), ("barbu", 4)])
def test_its_sums_agree_with_the_side_panel(qtbot, tmp_path, game, seats):
    lines = played_lines(game, ("casual",) * seats, seed=3, first=3)
    seated = dict(read_line(lines[0]))
    seated["seats"] = [{"name": name, "player": "human"} for name in NAMES[:seats]]
    with Library.open(tmp_path / "library.sqlite") as library:
        match = library.begin([write_line(seated), *lines[1:-9]])
        library.release(match)
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.resize(1920, 1080)
        with qtbot.waitExposed(window):
            window.show()
        window.resume(match)
        window.controller.lift_curtain(window.controller.session.model.curtain.seat)
        standing = sorted(window.controller.scene.panel.item.game.content.sides, key=lambda each: each.side)
        sheet = window.controller.sheet()
        hand = sheet.hands[-1]
        assert [side.hand or 0 for side in standing] == list(hand.points)
        assert [side.total for side in standing] == list(hand.before)
        assert [sum(line.points for line in lines) for lines in hand.lines] == list(hand.points)
        window.close()


def test_p13_5_the_sheet_of_barbu_has_a_line_for_each_of_28_hands(page):
    sheet = replace(played("barbu", 4, 2), ending=None)
    words = [text for text, _ in written_on_paper(sheet)]
    for number in range(1, 29):
        assert str(number) in words
    for hand in sheet.hands:
        assert hand.how in words
        assert figure(sum(hand.points)) in words  # the check
        assert all(figure(total) in words for total in hand.totals)
    assert {"Contracts: ✓ named, ○ left", "Doubles owed", "Best hand"} <= set(words)
    page.resize(1280, 800)
    page.show_sheet(sheet, hand_over=True)
    page.paper.grab()
    assert {0, 1} <= {meaning for _, meaning in page.paper.zones}


def test_larger_text_leaves_the_foot_of_the_page_its_room(page):
    page.resize(1024, 700)
    page.wear(Outfit(FELT, text_size=1.5))
    page.show_sheet(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, result=None, ending=ENDING), hand_over=True)
    QApplication.processEvents()
    foot = control(page, "next_hand")
    assert page.paper.mapTo(page, page.paper.rect().bottomLeft()).y() < foot.mapTo(page, foot.rect().topLeft()).y()
    assert absent(page, "match")


def test_no_button_over_the_pad_is_cut_at_the_largest_text(qtbot, qapp):
    set_language("it")
    page = ScorePage()
    page.wear(Outfit(FELT, text_size=1.5))
    result = MatchEnd((0,), (35, 36))
    page.show_sheet(ScoreSheet("Burraco", 100, NAMES, PAIRS, ENDS, result=result, ending=ENDING), hand_over=True)
    opened(qtbot, page, (1024, 700))
    set_language("en")
    assert not pushed_out(page)
