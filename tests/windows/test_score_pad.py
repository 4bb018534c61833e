"""The score pad and what stands on it."""

import csv
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.model.cards import card_text
from barracan.model.record import read_line, write_line
from barracan.model.score import MatchEnd, ScoreLine
from barracan.model.text import Text
from barracan.players.self_play import SelfPlay
from barracan.storage.library import Library
from barracan.table.hud.lettering import figure, width_of
from barracan.table.themes import FELT, Outfit
from barracan.windows.match.hand_sheet import draw_sheet
from barracan.windows.pads.export import save_csv
from barracan.windows.score.paper import draw_paper
from barracan.windows.score.pen import Pen
from barracan.windows.score.race import draw_race
from barracan.windows.score.score_page import ScorePage
from barracan.windows.score.score_sheet import Playing, ScoreSheet, rows, signed
from barracan.windows.shell.language import set_language
from barracan.windows.shell.main_window import MainWindow
from longer import pushed_out
from self_played import played_lines
from windows.pages import absent, click, control, hand_end, line, opened

NAMES = ("Ada", "Bix", "Nora", "Tomas")
PAIRS = ("Ada and Nora", "Bix and Tomas")
ENDING = CATALOG["barracan"].ending
SMALLEST = (640, 475)
"""The paper in the smallest window."""
ENDS = (hand_end(1, (22, 9), (22, 9)), hand_end(2, (13, 27), (35, 36), reason="stock", seat=None))


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


class Watched(QPainter):
    """A painter that knows what it has written where, and in which type."""

    def __init__(self, *device):
        super().__init__(*device)
        self.words = {}
        self.written = []

    def drawText(self, place, *what):
        words = what[-1]
        room = QFontMetricsF(self.font()).tightBoundingRect(words)
        if isinstance(place, QRectF):
            room.moveCenter(place.center())
        else:
            room.translate(place)
        self.written.append((words, QFont(self.font())))
        self.words[words] = room.toAlignedRect(), self.pen().color().name()
        super().drawText(place, *what)


@pytest.mark.parametrize("ends", [1, 6])
@pytest.mark.parametrize("so_far", [98, 100, 104])
def test_a_total_near_the_target_stands_free_of_its_line(qapp, ends, so_far):
    played = tuple(hand_end(number, (1, 0), (number, 0)) for number in range(1, ends + 1))
    sheet = ScoreSheet("BarraCan", 100, NAMES, PAIRS, played, ends + 1, ((line("Runs", 1, so_far - ends),), ()))
    picture = QImage(480, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with Watched(picture) as painter:
        draw_race(painter, QRectF(20, 20, 440, 160), sheet, QFont("Inter", 12))
    (figures, ink), (_, red) = painter.words[f"{so_far}?"], painter.words["100"]
    found = {picture.pixelColor(x, y).name() for x, y in pixels(figures)}
    assert ink in found
    assert red in {picture.pixelColor(x, y).name() for x, y in pixels(QRect(60, 0, 9, 200))}
    assert red not in found


def written_on_paper(sheet, width=1280, height=800):
    """The words of a pad whose last hand is shown in detail, each with its type."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_paper(painter, picture.rect(), sheet, len(sheet.hands) - 1)
    return painter.written


def pixels(room):
    """The places of all pixels of a part of a picture."""
    return product(range(room.left(), room.right() + 1), range(room.top(), room.bottom() + 1))


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


def played(name, seats, hands, options=None):
    """The pad of a match between computers."""
    game = CATALOG[name]
    play, ends = SelfPlay(game, (["casual"] * 6)[:seats], options or {}, 3), []

    def watch(step):
        ending = play.match.state.ending
        if ending is not None and (not ends or ends[-1].hand < ending.hand):
            ends.append(ending)

    play.play(hands=hands, watch=watch)
    names = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")[:seats]
    return ScoreSheet(
        name, None, names, names, tuple(ends), result=play.match.state.result, ending=game.ending,
        form=game.sheet_form, rows=game.view(play.match.state, 0).sheet_rows(), fewer_win=game.fewer_win,
    )  # fmt: skip


def test_entries_are_written_by_hand_and_words_are_printed_and_nothing_tilts(qapp):
    written = dict(written_on_paper(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING)))
    for entry in ("22", "Hand 2", "the stock ran dry", "to go"):
        assert QFontInfo(written[entry]).family() == "Klee One"
    for printed in ("Hand", "Runs", "B10.1", "This hand", "Race to 100"):
        assert written[printed].family() == "Inter"
    assert not any(font.italic() for font in written.values())


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


def test_the_line_of_a_contract_that_is_being_played_names_it(qapp):
    playing = Playing(Text("barbu", "No hearts"), 2)
    sheet = replace(played("barbu", 4, 2), ending=None, open_hand=3, playing=playing, so_far=((), (), (), ()))
    assert (sheet.hands[-1].how, sheet.hands[-1].declarer) == ("No hearts", 2)
    words = [text for text, _ in written_on_paper(sheet)]
    assert {"No hearts", "being played", "No hearts, declared by Nora"} <= {*words}


@pytest.mark.parametrize("game", ["barbu", "concan"])
def test_names_of_fourteen_letters_stand_whole_over_four_columns(qapp, game):
    names = ("Ada Wilhelmina", "Massimiliano V", "NoraElisabetta", "Bartholomew XX")
    sheet = replace(played(game, 4, 2), players=names, sides=names)
    words = [text for text, _ in written_on_paper(sheet, 1060, 640)]  # the paper in a window of 1280 x 800
    assert all(words.count(name) >= 2 for name in names)  # over the list and over the hand


def test_names_over_the_columns_begin_behind_the_number_of_the_hand(qapp):
    pairs = ("Wilhelmina Wow and Bartholomew WW", "Maximilian Mmm and Gwendolyn Mwmw")
    ends = (replace(ENDS[0], hand=1287), replace(ENDS[1], hand=1288))
    sheet = ScoreSheet("Buraco", 3000, NAMES, pairs, ends, ending=ENDING)
    places = {}

    class Placed(QPainter):
        def drawText(self, at, *words):
            if isinstance(at, QRectF):
                places.setdefault(words[-1], []).append((at, width_of(words[-1], self.font())))

    picture = QImage(1060, 640, QImage.Format.Format_RGB32)
    with Placed(picture) as painter:
        draw_paper(painter, picture.rect(), sheet, 1)
    ((at, wide),) = places["Hand 1288"]
    beside = [each for words, found in places.items() if words.startswith("Wilhelmina") for each, _ in found]
    assert all(each.left() > at.left() + wide for each in beside if each.left() > at.left() - 20)
    assert max(each.left() for each in beside) > at.left()


def test_how_hands_of_one_figure_ended_is_written_in_one_size(qapp):
    ends = tuple(hand_end(n, (10, 20, 30, 40), (10 * n, 20 * n, 30 * n, 40 * n), seat=n % 4) for n in range(1, 5))
    told = lambda end, name: Text("", f"{name} hat die Runde gewonnen")  # noqa: E731
    sheet = ScoreSheet("Concan", None, NAMES, NAMES, ends, ending=told, form=CATALOG["concan"].sheet_form)
    fonts = [font for text, font in written_on_paper(sheet) if "gewonnen" in text]
    assert len(fonts) == len(ends)
    assert {(font.pixelSize(), font.stretch() or 100) for font in fonts} == {(fonts[0].pixelSize(), 100)}


def test_the_totals_of_a_line_are_written_in_one_size(qapp):
    sheet = played("barracuda", 6, 3)
    fonts = [(text, font) for text, font in written_on_paper(sheet, 860, 540)]
    totals = list(map(figure, sheet.totals))
    at = next(at for at in range(len(fonts)) if [text for text, _ in fonts[at : at + 6]] == totals)
    assert len({font.pixelSize() for _, font in fonts[at : at + 6]}) == 1


def test_each_line_of_a_hand_with_doubles_keeps_to_its_own_height(qapp):
    what = "Ada against Nora, redoubled"
    end = replace(hand_end(1, (0,) * 4, (0,) * 4), lines=((line(what, 1, 16, "P9.2"),), (), (), ()))
    sheet = ScoreSheet("Barbu", None, NAMES, NAMES, (end,), ending=ENDING, form=CATALOG["barbu"].sheet_form)
    assert what in [words for words, _ in written_on_paper(sheet, 900, 560)]


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


def test_how_a_hand_ended_is_whole_and_long_names_give_way(qapp):
    names = tuple(f"{name} and some more" for name in ("Wilhelmina", "Massimiliano", "Elisabetta", "Bartholomew"))
    sheet = replace(played("concan", 4, 3), players=names, sides=names)
    told = [text for text, _ in written_on_paper(sheet, 760, 440) if text.endswith("won the hand")]
    assert len(told) == 3
    assert any("…" in text for text in told)


def test_the_sheet_of_sheepshead_says_who_played_and_signs_what_it_paid(qapp):
    end = replace(
        hand_end(1, (0, 4, 0), (0, 4, 0), reason="played", seat=None),
        lines=((), (replace(line("Card points in all", 93, 0, "S5.1"), tally=True), line("Won", 1, 4, "S5.2")), ()),
    )
    game = CATALOG["sheepshead"]
    sheet = ScoreSheet("Sheepshead", 10, NAMES[:3], NAMES[:3], (end,), ending=game.ending, form=game.sheet_form)
    assert sheet.hands[0].how == "Bix alone, Schneider, 93"
    assert sheet.hands[0].entries == ("–", "+4", "–")
    assert "sum" in [words for words, _ in written_on_paper(sheet)]


@pytest.mark.parametrize(("fewer_win", "best"), [(False, ("22", "27")), (True, ("13", "9"))])
def test_averages_and_best_of_each_side_stand_below_the_hand(qapp, fewer_win, best):
    sheet = ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING, fewer_win=fewer_win)
    assert [row.entries for row in sheet.figures] == [("17.5", "18.0"), best]
    assert {"17.5", "A hand on average"} <= {words for words, _ in written_on_paper(sheet)}


def test_of_six_sides_only_the_points_of_who_is_ahead_are_told():
    sheet = replace(played("barracuda", 6, 2), leaders=CATALOG["barracuda"].leaders)
    ahead = min(range(6), key=lambda side: (-sheet.ends[-1].extra["hand_totals"][side], sheet.totals[side]))
    assert sheet.sides[ahead] in sheet.standing
    assert f"points {sheet.totals[ahead]}, hands" in sheet.standing
    assert " : " not in sheet.standing


def test_averages_of_six_are_whole_and_have_room(qapp):
    sheet = replace(played("barracuda", 6, 2), target=None)
    assert not [entry for row in sheet.figures for entry in row.entries if "." in entry]
    assert not [words for words, _ in written_on_paper(sheet, *SMALLEST) if "…" in words]


def test_of_six_long_names_only_the_marks_stand_over_the_hand(qapp):
    names = ("Ada Wilhelmina", "Massimiliano V", "NoraElisabetta", "Bartholomew XX", "CleoGuendalina", "Ravindranath Y")
    sheet = replace(played("barracuda", 6, 1), players=names, sides=names)
    told = [words for words, _ in written_on_paper(sheet, *SMALLEST)]
    assert sum(words[:4] in {name[:4] for name in names} for words in told) == 1 + len(names)  # the heading, the list


def test_many_house_rules_stand_whole_at_the_foot(qapp):
    rules = tuple(f"An option with a long name {number}: otherwise" for number in range(8))
    sheet = replace(played("buraco", 3, 1), house_rules=rules)
    told = [words for words, _ in written_on_paper(sheet, *SMALLEST)]
    assert ", ".join(rules) in " ".join(told)


def test_how_many_there_are_of_a_thing_leaves_what_stands_beside_it_free(qapp):
    lines = tuple((line("Cards in melds", 41, points),) for points in (1285, 1380, -1180))
    sheet = ScoreSheet("Buraco", 3000, NAMES, NAMES[:3], (hand_end(1, (0,) * 3, (0,) * 3, lines),), ending=ENDING)
    picture = QImage(*SMALLEST, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_paper(painter, picture.rect(), sheet, 0)
    places = [painter.words[words][0] for words in ("1285", "1380", "−1180", "× 41") if words in painter.words]
    assert len(places) >= 3
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_the_cards_left_are_named_on_the_sheet_of_a_hand(qapp):
    sheet = played("concan", 3, 1)
    left = [cards for row in rows(sheet.hands[0].lines) for cards in row.cards if cards]
    picture = QImage(780, 700, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_sheet(painter, QRectF(picture.rect()), sheet, "Ada wins the hand")
    assert all(card_text(card) in painter.words for cards in left for card in cards)
    assert "The race" in painter.words


@pytest.mark.parametrize(("target", "shown"), [(1, False), (100, True)])
def test_a_target_that_is_left_far_behind_is_not_written_on_the_words_of_the_race(qapp, target, shown):
    sheet = ScoreSheet("Burraco", target, NAMES, PAIRS, ENDS[:1], ending=ENDING)
    sheet = replace(sheet, ends=(replace(ENDS[0], points=(425, 630), totals=(425, 630)),) if target == 1 else ENDS)
    picture = QImage(780, 700, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_sheet(painter, QRectF(picture.rect()), sheet, "The stock has run out")
    assert f"Race to {target}" in painter.words
    assert (str(target) in painter.words) == shown


def test_the_file_of_values_has_what_the_sheet_has(qapp, tmp_path):
    sheet = played("barracuda", 3, 2)
    save_csv(tmp_path / "pad.csv", [("2026-01-01", sheet)])
    lines = read_table(tmp_path / "pad.csv")
    ended = [next(each for each in lines if each["Hand"] == str(end.hand)) for end in sheet.ends]
    assert [each["What"] for each in ended] == [hand.how for hand in sheet.hands]
    for side, name in enumerate(sheet.sides):
        assert [int(each[f"{name}: Points"]) for each in ended] == [end.points[side] for end in sheet.ends]
        assert [int(each[f"{name}: Hands"]) for each in ended] == [end.extra["hands"][side] for end in sheet.ends]
    (whole,) = (each for each in lines if each["What"] == "Total")
    assert [int(whole[f"{name}: Points"]) for name in sheet.sides] == list(sheet.totals)
    (averages,) = (each for each in lines if each["What"] == "A hand on average")
    assert [averages[f"{name}: Points"].replace("-", "−") for name in sheet.sides] == list(sheet.figures[0].entries)


def test_the_file_of_values_has_concan_s_sign_and_commas_where_the_language_has_them(qapp, tmp_path, request):
    sheet = played("concan", 3, 2)
    before = QLocale()
    request.addfinalizer(lambda: QLocale.setDefault(before))
    QLocale.setDefault(QLocale("it"))
    save_csv(tmp_path / "pad.csv", [("2026-01-01", sheet)] * 2)
    first, again = (tmp_path / "pad.csv").read_text(encoding="utf-8-sig").split("\n\n")
    assert first.strip() == again.strip()
    (tmp_path / "pad.csv").write_text(first, encoding="utf-8")
    lines = read_table(tmp_path / "pad.csv", ";")
    for end in sheet.ends:
        ended = next(each for each in lines if each["Hand"] == str(end.hand))
        assert [ended[f"{name}: Points"] == "X" for name in sheet.sides] == [at in end.signs for at in range(3)]
    (averages,) = (each for each in lines if each["What"] == "A hand on average")
    assert all("," in averages[f"{name}: Points"] for name in sheet.sides)


def read_table(path, between=","):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=between))
