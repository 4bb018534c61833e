"""What the steps of a lesson name on the table: it is lit, and the card of the lesson keeps off it.

``packaging/checks/lesson_cards.py`` looks at all cards in all languages.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

import lesson_cards
from barracan.games.catalog import CATALOG
from barracan.session.lessons.course import course_of
from barracan.table.hud.labels import Tells
from table.by_mouse import Mouse
from windows.pages import control

CROWDED = [("barracan", "ladders", "it"), ("barracan", "pickups", "it"), ("barracan", "stoppers", "de"),
           ("barracan", "first", "es"), ("concan", "fourteen", "it"), ("barracan", "flash_exit", "de")]  # fmt: skip
"""Chapters with cards that have little room in the smallest window."""


@pytest.mark.parametrize(("game", "chapter", "language"), CROWDED)
def test_no_card_covers_what_it_names_where_there_is_little_room(qtbot, speak, game, chapter, language):
    speak(language)
    found = [
        (shown, faults)
        for shown, page, faults in lesson_cards.look_at(game, language, lesson_cards.SIZES[:1], chapter=chapter)
    ]
    assert len(found) > 5
    assert not [f"{shown}: {fault}" for shown, faults in found for fault in faults]


def test_a_card_keeps_off_the_rows_that_grow_while_they_are_watched(qtbot, speak):
    speak("de")
    shown = lesson_cards.look_at("barbu", "de", ((1280, 800),), chapter="dominoes")
    watched = [(card, faults) for card, page, faults in shown if page.awaits_others()]
    assert len(watched) > 3
    assert not [f"{card}: {fault}" for card, faults in watched for fault in faults if "watched" in fault]


@pytest.mark.parametrize(("game", "chapter"), [("burraco", "first"), ("concan", "first"), ("buraco", "seventh")])
def test_what_others_lay_is_watched_at_tables_without_rows_too(qtbot, speak, game, chapter):
    speak("en")
    shown = lesson_cards.look_at(game, "en", ((1280, 800),), chapter=chapter)
    assert [page.awaits_others() for _, page, _ in shown].count(True) > 2


def test_a_card_has_less_free_around_where_it_would_cover_words_otherwise(qtbot, speak):
    speak("en")
    _, page, _ = next(each for each in lesson_cards.look_at("barracan", "en", ((1280, 800),), chapter="tricks")
                      if each[0].title == "A joker beats all")  # fmt: skip
    words = [lesson_cards.on_page(page, rect) for rect in page.scene.told_at(Tells.WORDS)]
    below = [rect for rect in words if rect.center().y() > page.card.geometry().center().y()]
    assert len(below) > 3
    assert not any(rect.intersects(QRectF(page.card.geometry())) for rect in below)


@pytest.mark.parametrize(
    ("game", "chapter"),
    [
        ("buraco", "opening"),
        ("sheepshead", "trumps"),
        ("barbu", "negatives"),
        ("barbu", "dominoes"),
        ("barracan", "stoppers"),
        ("concan", "first"),
        ("barracuda", "one_play"),
    ],
)
def test_no_card_covers_words_or_cards_where_there_is_another_place(qtbot, game, chapter):
    looked_at = lesson_cards.look_at(game, "en", lesson_cards.SIZES[1:2], chapter=chapter)
    found = [(str(shown), fault) for shown, page, faults in looked_at for fault in faults]
    assert not found


def test_a_card_that_covers_a_count_is_told_where_there_is_another_place(open_page):
    page = open_page("buraco", "opening", "Draw")
    page.scene.finish_motion()
    assert not list(lesson_cards.faults_of(page))
    count = lesson_cards.on_page(page, page.scene.labels.items["count:row"].area_in_parent())
    page.card.move(count.topLeft().toPoint())
    assert any("is covered, though there is room" in fault for fault in lesson_cards.faults_of(page))


def test_the_panel_at_the_side_is_no_place_for_a_card(open_page):
    page = open_page("barracan", "ladders", "Will it be royal?")
    page.resize(1920, 1080)
    QApplication.processEvents()
    page.scene.finish_motion()
    assert page.scene.layout.panel is not None
    assert not list(lesson_cards.faults_of(page))


def test_the_card_stands_still_while_an_answer_is_read_and_the_tray_is_put_away(open_page):
    page = open_page("buraco", "first", "The opening")
    page.scene.finish_motion()
    page.session.intents.press("tray")
    QApplication.processEvents()
    before = page.card.geometry()
    moves = page.chapter.game.legal_moves(page.session.table.live.state)
    page.session.intents.submit(next(move for move in moves if page.chapter.refusal(page.step, move) is not None))
    page.session.intents.press("tray")
    page.scene.finish_motion()
    QApplication.processEvents()
    assert control(page, "lesson_answer").text()
    assert page.card.geometry().topLeft() == before.topLeft()
    assert page.card.width() == before.width()


@pytest.mark.parametrize(
    ("game", "chapter", "title"),
    [
        ("barbu", "trump", "Answer with a redouble"),
        ("barracan", "stoppers", "Not on your own way"),
        ("concan", "first", "The table"),
    ],
)
def test_the_card_keeps_off_plates_and_words_that_have_no_more_room_than_it(open_page, game, chapter, title):
    page = open_page(game, chapter, title)
    page.scene.finish_motion()
    card = QRectF(page.card.geometry())
    read = {name: lesson_cards.on_page(page, rect) for name, rect in lesson_cards.readable(page)}
    assert not [name for name, rect in read.items() if lesson_cards.is_covered(rect, card)]


@pytest.mark.parametrize("title", ["Another row?", "The others", "A long turn"])
def test_the_card_keeps_off_plates_where_it_has_to_lie_over_rows(open_page, title):
    page = open_page("barbu", "dominoes", title)
    page.scene.finish_motion()
    card = QRectF(page.card.geometry())
    plates = [lesson_cards.on_page(page, rect) for rect in page.scene.layout.plates.values()]
    assert not [plate for plate in plates if lesson_cards.is_covered(plate, card)]


def test_the_edge_of_a_place_as_large_as_the_table_stays_in_sight(open_page):
    page = open_page("barracuda", "first", "One play a turn")
    page.scene.finish_motion()
    place = lesson_cards.on_page(page, page.scene.layout.outlines["meld:0"])
    assert place.contains(QRectF(page.card.geometry()).adjusted(-4, -4, 4, 4))


def test_the_arrow_crosses_no_words_where_another_way_leads_past_them(open_page):
    page = open_page("burraco", "first", "Draw")
    page.scene.finish_motion()
    QApplication.processEvents()
    assert not page.arrow.isHidden()
    assert not page.arrow.crosses(lesson_cards.on_page(page, page.scene.labels.items["count:row"].area_in_parent()))


@pytest.mark.parametrize("game", ["barracan", "burraco"])
def test_no_card_of_a_puzzle_covers_words_or_cards_where_there_is_another_place(qtbot, game):
    found = [
        (str(shown), fault)
        for shown, _, faults in lesson_cards.look_at_puzzles(game, "en", lesson_cards.SIZES[1:2])
        for fault in faults
    ]
    assert not found


def test_a_card_that_covers_what_it_names_is_told(open_page):
    page = open_page("barracan", "first", "A stopper")
    page.scene.finish_motion()
    assert not list(lesson_cards.faults_of(page))
    pile = lesson_cards.on_page(page, page.scene.layout.area("pile:1"))
    page.card.move(pile.topLeft().toPoint())
    assert any(fault.startswith("pile:1 is covered") for fault in lesson_cards.faults_of(page))
    page.card.move(page.rect().bottomLeft())
    assert "the card leaves the window" in list(lesson_cards.faults_of(page))


@pytest.fixture
def open_page(open_lesson):
    """Opens a chapter of a game's course."""
    return lambda game, chapter, title="": open_lesson(course_of(game, "en").open(chapter), title)


@pytest.mark.parametrize(("chapter", "title"), [("first", "A ladder"), ("ladders", "Complete")])
def test_the_card_keeps_off_what_is_pressed_in_the_builder(open_page, chapter, title):
    page = open_page("barracan", chapter, title)
    page.scene.finish_motion()
    page.scene.panel.open_page("ladder")
    assert len(page.scene.panel.presses()) > 2
    assert page.arrow.isHidden()
    assert not list(lesson_cards.faults_of_builder(page))
    page.scene.panel.open_page("ladder")
    page.card.move(page.rect().topRight() - page.card.rect().topRight())
    assert "what is pressed in the builder" in " ".join(lesson_cards.faults_of(page))


@pytest.mark.parametrize(
    ("game", "chapter", "title", "goal"),
    [("burraco", "first", "A clean meld", "meld:0:0"), ("concan", "announce", "Keep it or lay it off?", "discard")],
)
def test_the_card_keeps_off_the_place_that_cards_go_to(open_page, game, chapter, title, goal):
    page = open_page(game, chapter, title)
    page.resize(1024, 700)
    page.scene.finish_motion()
    assert goal in page.named_places()
    area = lesson_cards.on_page(page, page.scene.layout.area(goal))
    assert not QRectF(page.card.geometry()).intersects(area)


@pytest.mark.parametrize(
    ("game", "chapter", "title", "place"),
    [("barracuda", "first", "Draw", "stock"), ("barracan", "first", "A pick-up", "pile:1")],
)
def test_the_arrow_leads_to_where_the_awaited_move_is_made(open_page, game, chapter, title, place):
    page = open_page(game, chapter, title)
    page.scene.finish_motion()
    area = lesson_cards.on_page(page, page.scene.layout.area(place)).adjusted(-1, -1, 1, 1)
    assert page.arrow.line is not None
    assert area.contains(page.arrow.line[1])
    page.session.intents.drop("discard")
    assert area.contains(page.arrow.line[1])


def test_a_note_under_the_card_is_not_shown(open_page):
    page = open_page("barracan", "first")
    hud, hidden = page.scene.hud, 0
    for step in range(10):
        page.open_at(step)
        page.scene.finish_motion()
        QApplication.processEvents()
        card = QRectF(page.card.geometry())
        for note in (each for each in hud.corners.values() if each.has_room):
            assert not (note.isVisible() and note.on_scene(note.area()).intersects(card))
            hidden += not note.isVisible()
    assert hidden
    hud.hide_corners_under([])
    assert any(note.isVisible() for note in hud.corners.values())


def test_of_cards_that_lie_face_down_the_top_one_is_lit(open_page):
    page = open_page("burraco", "pots")
    assert [(card.place, card.code) for card in page.scene.selection.hinted] == [("pot:0", None)]


def test_of_a_meld_that_is_named_whole_one_card_bears_the_sign(open_page):
    page = open_page("buraco", "pots", "What they wait for")
    page.scene.finish_motion()
    cards = page.scene.tableau.places["meld:1:2"].cards
    assert page.scene.selection.hinted == set(cards)
    assert [card.badge is not None for card in cards] == [False] * 5 + [True]


def test_the_card_keeps_off_a_meld_to_which_cards_are_to_be_added(open_page):
    page = open_page("buraco", "pots", "Seven eights")
    page.scene.finish_motion()
    assert {card.code for card in page.scene.selection.hinted} == {"2C"}
    meld = lesson_cards.on_page(page, page.scene.layout.area("meld:0:2"))
    assert not QRectF(page.card.geometry()).intersects(meld)


def test_melds_laid_in_another_order_have_the_numbers_of_the_chapter(open_page):
    page = open_page("buraco", "first", "The opening")
    live = page.session.table.live
    wanted = page.chapter.move_of(page.step)
    turned = replace(wanted, melds=wanted.melds[::-1])
    assert Mouse(page.view, page.scene, CATALOG["buraco"]).make(live.state, turned)
    assert live.match.moves[-1] == wanted


def test_the_card_stays_where_it_is_when_it_answers_a_wrong_move(open_page):
    page = open_page("sheepshead", "first", "Follow suit")
    page.scene.finish_motion()
    QApplication.processEvents()
    before = page.card.geometry()
    state = page.session.table.live.state
    moves = page.chapter.game.legal_moves(state)
    page.session.intents.submit(next(move for move in moves if page.chapter.refusal(page.step, move) is not None))
    assert control(page, "lesson_answer").text()
    assert page.card.geometry().topLeft() == before.topLeft()
    assert page.card.width() == before.width()
    assert page.card.height() >= before.height()
    page.scene.highlights.hint([])
    page.place()
    assert page.card.geometry().topLeft() == before.topLeft()


def test_a_card_that_enter_chooses_against_the_rules_is_answered_on_the_card(open_page):
    page = open_page("sheepshead", "first", "Follow suit")
    page.scene.finish_motion()
    hand = {card.code: card for card in page.scene.stage.hand_cards()}
    page.scene.keyboard.cursor.set(hand["AH"])
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.scene.selection.cards == [hand["AH"]]
    assert control(page, "lesson_answer").text().startswith("You hold cards of the suit led")


def test_a_discard_that_cannot_be_had_is_answered_on_the_card_and_not_under_it(open_page):
    page = open_page("barracuda", "first", "Draw")
    page.scene.finish_motion()
    Mouse(page.view, page.scene, CATALOG["barracuda"]).click_card(page.scene.tableau.places["discard"].cards[-1])
    assert control(page, "lesson_answer").text()
    assert page.scene.hud.bubble is None or not page.scene.hud.bubble.isVisible()


def test_what_may_be_done_in_two_places_is_offered_once_in_text(open_page):
    page = open_page("sheepshead", "first", "Take it or pass")
    page.change_table()
    QApplication.processEvents()
    told = [each.accessibleName() or each.text() for each in page.findChildren(QPushButton) if each.isVisible()]
    assert told.count("Take the window") == 1


def test_the_table_fills_the_page_again_after_it_has_been_in_text(open_page):
    page = open_page("sheepshead", "trumps", "Low under a partner’s card")
    page.scene.finish_motion()
    before = page.scene.sceneRect()
    for _ in range(2):
        page.change_table()
        QApplication.processEvents()
    assert page.view.isVisible()
    assert page.scene.sceneRect() == before


def test_a_tray_gives_way_when_the_move_is_shown(open_page):
    page = open_page("barracuda", "first", "One play a turn")
    page.scene.finish_motion()
    page.scene.panel.toggle_page("tray")
    assert page.scene.panel.page == "tray"
    page.forward()
    page.scene.finish_motion()
    assert page.current.text.title == "What is left counts"
    assert page.scene.panel.page == ""


@pytest.mark.parametrize("title", ["Tricks", "Name the contract"])
def test_the_card_keeps_off_the_contracts_to_choose_from(open_page, title):
    page = open_page("barbu", "first", title)
    card = QRectF(page.card.geometry())
    tiles = [each for each in page.scene.hud.sheet.parts() if each.objectName().startswith("tile:")]
    rects = [each.on_scene(each.area()) for each in tiles]
    assert len(rects) == 7
    assert not [rect for rect in rects if card.intersects(lesson_cards.on_page(page, rect))]


def test_the_card_beside_rows_keeps_off_plates_and_boards_as_no_trick_is_played_there(open_page):
    page = open_page("barbu", "dominoes", "Below it")
    page.scene.finish_motion()
    layout = page.scene.layout
    card = QRectF(page.card.geometry()).adjusted(4, 4, -4, -4)
    kept = [*layout.plates.values(), *layout.boards.values()]
    assert not [rect for rect in kept if card.intersects(lesson_cards.on_page(page, rect))]
