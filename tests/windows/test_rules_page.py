"""The rules as the program shows them: clauses, examples, what can be tried, search."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QScrollArea

from barracan.games.catalog import CATALOG
from barracan.table.themes import THEMES, Outfit
from barracan.windows.rules.example_box import LEAST_CARD, ExampleBox
from barracan.windows.rules.rules_page import RulesPage
from barracan.windows.rules.rules_paper import rules_html
from barracan.windows.rules.rules_text import rules_of
from waiting import until
from windows.pages import absent, click, control, opened, turn_to_rules, write


@pytest.fixture
def page(qtbot):
    return opened(qtbot, RulesPage("barracan", [("barracan", "BarraCan"), ("burraco", "Burraco")]))


def boxes(page):
    return [each for each in page.findChildren(ExampleBox) if each.isVisible()]


def test_a_search_leaves_the_clauses_that_have_all_the_words(page):
    write(page, "rules_search", "Joker beats")
    assert "B8.1" in page.shown_text
    assert "B9.5" not in page.shown_text
    write(page, "rules_search", "b7.3")
    assert page.shown_text.startswith("B7.3")
    write(page, "rules_search", "zebra")
    assert page.shown_text == "No clause has these words."


def test_enter_opens_the_first_clause_found_and_a_click_any(page):
    write(page, "rules_search", "joker ladder")
    QTest.keyClick(control(page, "rules_search"), Qt.Key.Key_Return)
    assert page.clause == "B5.6"
    write(page, "rules_search", "joker ladder")
    found = control(page, "found")
    rect = found.visualItemRect(found.item(1))
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert page.clause == "B9.5"


def test_esc_clears_the_search_and_then_goes_back(qtbot, page):
    write(page, "rules_search", "ladder")
    with qtbot.assertNotEmitted(page.closed):
        QTest.keyClick(control(page, "rules_search"), Qt.Key.Key_Escape)
    assert control(page, "rules_search").text() == ""
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(control(page, "rules_search"), Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("asked", "found"), [("B9.7", "B9.7"), ("B12.9", "B12"), ("record", "B1.1"), ("B8", "B8.1"), ("", "B1.1")]
)
def test_a_clause_is_jumped_to(page, asked, found):
    page.open_clause(asked)
    assert page.clause == found
    assert control(page, "chapters").key == found.partition(".")[0]
    if "." in found:
        assert control(page, f"clauses_{found}").isChecked()


def test_a_click_on_a_chapter_opens_it_and_a_chip_a_clause(page):
    chapters = control(page, "chapters")
    rect = chapters.visualItemRect(chapters.item(8))
    QTest.mouseClick(chapters.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert page.clause == "B9.1"
    QTest.mouseClick(control(page, "clauses_B9.9"), Qt.MouseButton.LeftButton)
    assert page.clause == "B9.9"
    assert "complete" in page.shown_text


def test_the_pages_without_a_number_are_read(page):
    chapters = control(page, "chapters")
    for key, words in (("story", "Carlos De La Riva"), ("glossary", "Wildcard"), ("keys", "Shift+Tab")):
        chapters.setCurrentRow(chapters.keys.index(key))
        assert words in page.shown_text
        assert page.clause == ""
        assert absent(page, "game_portrait") is (key != "story")


def test_the_story_is_told_under_the_picture_of_the_game_and_what_it_is_like(page):
    page.open_clause("B1.1")
    control(page, "chapters").chosen.emit("story")
    portrait = control(page, "game_portrait")
    assert portrait.accessibleName().startswith("Four open piles, tricks and ladders. For 2 to 4 players;")
    until(lambda: portrait.height() == portrait.heightForWidth(portrait.width()))

    def shows_cards():
        image = portrait.grab().toImage()
        return any(image.pixelColor(image.width() // 2, y).lightness() > 240 for y in range(image.height()))

    until(shows_cards)


def test_an_example_says_by_word_and_sign_what_the_rules_say(page):
    page.open_clause("B5.5")
    assert [box.title() for box in boxes(page)] == ["stands", "stands", "does not", "does not"]
    assert boxes(page)[3].verdict.refusal.cards == ("JC",)
    assert boxes(page)[3].accessibleName() == "K♠ Q♦ J♣: does not"
    assert "neither" in boxes(page)[3].accessibleDescription()
    page.open_clause("B9.10")
    assert boxes(page)[0].title() == "Royal ladder, 40 points"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("theme", THEMES)
def test_cards_are_large_and_nothing_is_cut(qtbot, size, theme):
    page = opened(qtbot, RulesPage("barracan"), size)
    page.wear(Outfit(theme=THEMES[theme]))
    for clause in ("B5.5", "B9.10", "B8.1"):
        page.open_clause(clause)
        scroll = page.content.findChild(QScrollArea)
        for box in boxes(page):
            assert box.card >= LEAST_CARD
            until(lambda box=box: box.height() >= box.heightForWidth(box.width()) - 1)
            assert box.mapTo(scroll.widget(), QPoint(box.width(), 0)).x() <= scroll.viewport().width()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
def test_sentences_begin_under_their_number_and_have_lines_of_moderate_length(qtbot, size):
    page = opened(qtbot, RulesPage("barracan"), size)
    page.open_clause("B9.5")
    begins = control(page, "clause_number").mapTo(page, QPoint()).x()
    told = next(each for each in page.findChildren(QLabel) if each.text().startswith("Every card of a ladder"))
    until(lambda: told.mapTo(page, QPoint()).x() == begins)
    assert 700 * page.scale <= told.width() <= 900 * page.scale


def test_the_largest_text_leaves_title_aside_and_table_whole_in_the_smallest_window(qtbot):
    page = opened(qtbot, RulesPage("barbu"), (1024, 700))
    page.wear(Outfit(text_size=1.5))
    page.resize(1025, 700)
    page.open_clause("P9.2")
    scroll = page.content.findChild(QScrollArea)
    until(lambda: page.title.drawn_text == page.title.text())
    until(lambda: scroll.widget().width() == scroll.viewport().width())


def test_the_search_stands_over_the_chapters_where_the_title_leaves_it_no_room(qtbot):
    page = opened(qtbot, RulesPage("sheepshead", [("barbu", "Barbu"), ("sheepshead", "Sheepshead")]), (1024, 700))
    search = control(page, "rules_search")
    page.title.setText("Die Regeln von Sheepshead")
    page.wear(Outfit(text_size=1.5))
    page.resize(1025, 700)
    until(lambda: page.title.drawn_text == page.title.text())
    until(lambda: search.isVisible() and search.mapTo(page.content, QPoint()).y() > page.title.geometry().bottom())
    page.resize(1600, 900)
    until(lambda: search.isVisible() and search.mapTo(page.content, QPoint()).y() < page.title.geometry().bottom())


def test_what_is_said_beside_a_title_stands_under_it_where_both_have_no_room(page):
    page.open_clause("B5.1")
    title, aside = control(page, "clause_title"), control(page, "clause_aside")
    for text, under in ((1.5, True), (1.0, False)):
        page.wear(Outfit(text_size=text))
        page.resize(1024 if under else 1280, 800)
        until(lambda under=under: (aside.mapTo(page, QPoint()).y() > title.mapTo(page, QPoint(0, 20)).y()) is under)
        assert title.height() < 2 * title.fontMetrics().height()


@pytest.mark.parametrize("game", CATALOG.own)
def test_every_card_of_every_example_lies_in_its_box(qtbot, game):
    page = opened(qtbot, RulesPage(game), (1024, 700))
    shown = [each for each in rules_of(game).clauses if any(len(one.groups) > 2 for one in each.examples)]
    for clause in shown:
        page.open_clause(clause.number)
        until(lambda: all(box.width() >= box.least_width() for box in boxes(page)))


@pytest.mark.parametrize("game", CATALOG)
def test_every_clause_of_every_game_is_shown(qtbot, game):
    page = opened(qtbot, RulesPage(game))
    for clause in rules_of(game).clauses:
        page.open_clause(clause.number)
        drawn = rules_of(game).drawn(page.clause)
        assert len(boxes(page)) == len(drawn.examples)
        assert absent(page, "example_clause") is (
            drawn.number in (page.clause, page.clause.partition(".")[0]) or not boxes(page)
        )


def test_a_clause_without_examples_shows_those_of_its_chapter_and_leads_there(page):
    page.open_clause("B2.1")
    assert [box.example.words for box in boxes(page)] == ["four cards are turned up and begin the piles"]
    assert control(page, "example_clause").text() == "From B2.3, Four piles and the stock"
    click(page, "example_clause")
    assert page.clause == "B2.3"
    assert absent(page, "example_clause")


@pytest.mark.parametrize("game", CATALOG.own)
def test_what_is_read_first_shows_cards(game):
    rules = rules_of(game)
    assert rules.chapter(rules.nearest(""))[0].examples


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_what_can_be_tried_is_seen_without_scrolling(qtbot, size):
    page = opened(qtbot, RulesPage("barracan"), size)
    page.open_clause("B9.5")
    tried = control(page, "try_frame")
    assert page.rect().contains(QRect(tried.mapTo(page, QPoint()), tried.size()))
    assert not page.content.findChild(QScrollArea).isAncestorOf(tried)


def test_what_can_be_tried_follows_the_examples_where_large_text_leaves_no_room_over_it(qtbot):
    page = opened(qtbot, RulesPage("barracan"))
    page.open_clause("B9.5")
    scroll, tried = page.content.findChild(QScrollArea), control(page, "try_frame")
    for size, scrolls in ((1.5, True), (1.0, False), (1.5, True)):
        page.wear(Outfit(text_size=size))
        until(lambda scrolls=scrolls: scroll.isAncestorOf(tried) is scrolls)
    page.open_clause("B5.1")
    until(lambda: not scroll.isAncestorOf(tried))
    first, second = tried.card_rect(0), tried.card_rect(1)
    assert second.left() - first.left() >= 0.3 * first.width() - 1


@pytest.mark.parametrize(("size", "columns"), [((1280, 800), 2), ((800, 700), 1)])
def test_the_keys_lie_in_two_columns_where_there_is_room(qtbot, size, columns):
    page = opened(qtbot, RulesPage("barracan"), size)
    page.open_keys()

    def lefts():
        return {each.mapTo(page, QPoint()).x() for each in page.findChildren(QLabel) if each.text().startswith("<b>")}

    until(lambda: len(lefts()) == columns)


def test_no_sentence_is_cut_on_the_way_from_page_to_page(page):
    side = control(page, "chapters")
    for key in ("keys", "glossary", "keys", "glossary"):
        side.chosen.emit(key)
        QApplication.processEvents()
    lines = [each for each in page.findChildren(QLabel) if each.isVisible() and each.text().startswith("<b>")]
    assert len(lines) > 30
    assert all(each.height() >= each.heightForWidth(each.width()) for each in lines)


def test_cards_are_tried_with_the_mouse(page):
    page.open_clause("B5.5")
    tried = control(page, "try_frame")
    inside = tried.frame_rect().center().toPoint()
    for number in range(4):
        card = tried.card_rect(number).topLeft().toPoint() + QPoint(8, 60)
        QTest.mousePress(tried, Qt.MouseButton.LeftButton, pos=card)
        QTest.mouseMove(tried, inside)
        QTest.mouseRelease(tried, Qt.MouseButton.LeftButton, pos=inside)
    assert tried.framed == ("KC", "QH", "JC", "JH")
    assert tried.answer == "Family, 4 points"


def test_cards_are_tried_with_the_keys_and_judged_at_once(page):
    page.open_clause("B5.5")
    tried = control(page, "try_frame")
    tried.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_A):
        QTest.keyClick(tried, key)
    assert tried.framed == ("KC", "QH")
    assert tried.answer.startswith("A family is a king, a queen of another suit")
    assert tried.answer in tried.accessibleDescription()
    QTest.keyClick(tried, Qt.Key.Key_A)
    assert len(tried.framed) == 1


def test_another_game_is_turned_to(qtbot, page):
    with qtbot.waitSignal(page.game_chosen) as heard:
        turn_to_rules(page, "burraco")
    assert heard.args == ["burraco"]


def test_the_rules_are_saved_as_a_document_or_it_is_said_why_not(window, tmp_path, monkeypatch):
    path = tmp_path / "rules"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.features.rules.show("sheepshead")
    click(window.painted_widget, "save_rules")
    assert path.with_suffix(".pdf").read_bytes().startswith(b"%PDF")
    assert "Saved as" in control(window, "notice_sentence").text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "rules"), ""))
    click(window.painted_widget, "save_rules")
    assert "cannot be written" in control(window, "notice_sentence").text()


def test_a_document_says_of_each_example_what_the_game_says():
    told = rules_html("barracan", rules_of("barracan"))
    assert "✕&nbsp; <b>K♠ Q♦ J♣</b>" in told
    assert told.count('class="example"') == sum(len(clause.examples) for clause in rules_of("barracan").clauses)
