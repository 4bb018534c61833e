"""The eighth game in the window: both tables, a hint from a worker, the score, pads, rules, its course."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import inter
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.session.progress import Pace
from barracan.storage.pads import read_pad
from barracan.table import timings
from barracan.table.cards.marks import Mark
from barracan.table.hud.base import hud_items
from barracan.windows.start.last_table import read_table
from table.by_mouse import Mouse
from waiting import until
from windows.by_text import TextHand
from windows.pages import absent, board_stands, click, control, turn_to_rules, write

MOVES = 2 * 26


@pytest.fixture(autouse=True)
def quick(qapp, monkeypatch):
    """A table that shows nothing for long, in the program's own type."""
    inter.load()
    for name in ("TRICK_SHOWN", "FADE"):
        monkeypatch.setattr(timings, name, 1)


def start(window, other="random", **options):
    """Begin a match with the same deals each time."""
    notes = SeatNote("Ada", "human"), SeatNote("Bix", other)
    window.start(MatchSettings("german_whist", notes, options, number="000000000007"))


def waits(window):
    """Whether the table waits for the person."""
    scene = window.controller.scene
    yours = scene.view is not None and scene.view.turn == 0 and not scene.stage.motion.busy
    return window.controller.between_hands or yours


def play_hand(window, game, person):
    """Play until the hand is over, each card as the person makes it."""
    rng, made = Random(3), 0
    while True:
        until(lambda: waits(window))
        if window.controller.between_hands:
            return made
        state = game.determinize(
            window.controller.scene.view, Random(1)
        )  # what is hidden bears on no move of one's own
        moves = game.legal_moves(state)
        assert person.make(state, moves.pick(rng.choice(moves.actions()), rng))
        made += 1


def test_a_match_is_played_at_the_painted_table(window, german_whist):
    start(window, target=1)
    assert play_hand(window, german_whist, Mouse(window.controller.view, window.controller.scene, german_whist)) == 26
    sheet = window.controller.sheet()
    assert sum(sheet.ends[0].points) == 13
    until(lambda: board_stands(window))
    assert sheet.result is not None


def test_a_match_is_played_at_the_table_in_text(window, german_whist):
    start(window, target=1)
    until(lambda: waits(window))
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_F2)
    window.controller.session.pace = Pace(0, 0)
    QApplication.processEvents()
    page = control(window, "text_table")
    assert play_hand(window, german_whist, TextHand(page, german_whist)) == 26


def test_what_lies_on_the_table_is_told(window, german_whist):
    start(window)
    until(lambda: waits(window))
    scene = window.controller.scene
    assert len(scene.tableau.places["stock"].cards) == len(scene.view.stock)
    top = scene.tableau.places["stock"].cards[-1]
    assert top.code == scene.view.stock[-1]
    assert scene.layout.spots["stock"][-1].rect.isValid()
    caption = next(item for item in hud_items(scene) if item.objectName() == "label:stock")
    assert (caption.word, caption.under) == ("stock", str(len(scene.view.stock)))
    for rect in (*scene.layout.plates.values(), scene.layout.outlines["trick"], scene.layout.action_bar):
        assert not scene.layout.outlines["stock"].intersects(rect)


@pytest.mark.timeout(240)
def test_a_hint_comes_from_a_worker(qtbot, window, german_whist):
    start(window, "casual")
    until(lambda: waits(window))
    with qtbot.waitSignal(window.controller.session.model.hinted) as heard:
        QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_H)
    (decision,) = heard.args
    assert (decision.clause, decision.spread) == ("G3.2", 40)
    assert decision.move in german_whist.legal_moves(german_whist.determinize(window.controller.scene.view, Random(1)))
    marked = [card.code for card in window.controller.scene.tableau.cards() if Mark.HINT in card.marks]
    assert marked == [decision.move.card]


def test_a_match_that_is_left_goes_on_and_has_its_picture(window, german_whist, library):
    start(window)
    until(lambda: waits(window))
    before = window.controller.scene.view
    match = window.controller.match
    window.show_matches()
    window.resume(match)
    assert window.controller.scene.view == before
    table = read_table(match, library.lines(match))
    assert table.view == before
    assert any(card for cards in table.open_cards.values() for card in cards)


def test_its_rules_are_read_and_searched(window, german_whist):
    window.show_rules()
    turn_to_rules(window.painted_widget, "german_whist")
    page = control(window, "rules_page")
    assert page.title.text() == "Rules of German whist"
    page.open_clause("G3.4")
    assert "while there is a stock" in page.shown_text.lower()


def test_a_match_is_dealt_on_the_page_for_a_new_one(window, german_whist):
    window.show_new_match()
    click(window, "pick_german_whist")
    assert control(window, "pick_german_whist").text() == "German whist"
    click(window, "change_rules")
    click(window, "option_all_tricks")
    click(window, "deal")
    until(lambda: waits(window))
    assert window.controller.game is german_whist
    assert window.controller.scene.view.options["all_tricks"]


def test_a_pad_is_kept_by_hand(window, german_whist, library):
    window.features.pads.show_people()
    click(window, "pad_by_hand")
    click(window, "pick_german_whist")
    for seat in range(2):
        control(window, f"pad_name_{seat}").setText(f"Person {seat}")
    click(window, "begin_pad")
    page = window.pages.find_leaf("pad_page")
    for points in ((7, 6), (4, 9)):
        for side, count in enumerate(points):
            write(window, f"points_{side}", str(count))
        click(window, "write_hand")
    assert [hand.totals for hand in read_pad(library.lines(page.match)).hands] == [(7, 6), (11, 15)]


def test_its_course_is_taught(window, german_whist):
    window.show_lessons()
    until(lambda: not absent(window, "course_german_whist"))  # the row has been laid
    click(window, "course_german_whist")
    click(window, "go_on")
    page = window.pages.currentWidget()
    page.session.pace = Pace(0, 0)
    assert control(page, "lesson_title").text() == "The stock"
    click(page, "lesson_next")
    hand = Mouse(page.view, page.scene, german_whist)
    hand.click_card(next(card for card in page.scene.stage.hand_cards() if card.code == "AS"))
    hand.click(page.scene.layout.outlines["trick"].center())
    until(lambda: control(page, "lesson_title").text() == "Drawn")
    until(lambda: "KH" in page.scene.view.hand)
    assert page.step == 3
    assert window.preferences.lessons["german_whist/first"] == 4  # all of it
    click(page, "lesson_clause")
    assert control(window, "rules_page").game == "german_whist"
