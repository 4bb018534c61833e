"""The first hand as a learner plays it: with clicks, with wrong moves, with help."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.session.lessons.chapter import Awaits
from barracan.table.cards.marks import Mark
from barracan.windows.learn import lesson_page
from table.by_hand import Clicks
from table.person import Person
from waiting import run_dry, until
from windows.lessons import at, choose, do_as_told, learning, lit, mouse, state
from windows.pages import absent, click, control


@pytest.fixture
def page(window):
    return learning(window)


def test_the_whole_course_is_played_with_the_mouse(window, page, library):
    titles = []
    while page.step < len(page.chapter.steps) - 1:
        titles.append(control(page, "lesson_title").text())
        do_as_told(page)
    assert len(titles) == len(page.chapter.steps) - 1
    played = (line.replace(',"worlds":0', "") for line in page.session.table.live.match.lines)
    assert tuple(played) == page.chapter.lines
    assert control(page, "lesson_count").text() == "Step 29 of 29"
    assert library.find_unfinished() == library.find_finished() == []
    click(page, "lesson_next")
    assert window.pages.currentWidget().objectName() == "learn_page"


def test_the_course_can_be_skipped_through(page):
    while page.step < len(page.chapter.steps) - 1:
        step = page.step
        name = "lesson_next" if absent(page, "lesson_show") else "lesson_show"
        click(page, name)
        until(lambda step=step: page.step != step)
    assert state(page).ending.points == (20, 6)


@pytest.mark.parametrize(
    ("title", "do", "sentence"),
    [
        ("Discard", ("KS",), "Discard the 5♦: click it, then the pile that lights up."),
        ("A pick-up", "draw", "Pick up the 7♦: click 7♠ and 7♣ in your hand, then the pile."),
        ("A trick", "draw", "Take the trick in hearts: click 9♥, 6♥, 3♥ and your K♥, then Take trick."),
        (
            "Opening",
            ("JD",),
            (
                "Press Meld tray. Click 2♥ and 4♠, then the dashed place in the tray; do the same with 6♦ and 5♣."
                " Press the button, which now reads Lay down 2."
            ),
        ),
        (
            "The ladder grows",
            ("8C",),
            "Add 10♠ and 9♠: press Ladder, press the wand (Arrange for me), then Lay on the ladder.",
        ),
    ],
)
def test_another_legal_move_is_answered_over_the_way(page, title, do, sentence):
    at(page, title)
    step, lines, told = page.step, page.session.table.live.match.number, []
    page.session.model.refused.connect(told.append)
    if do == "draw":
        mouse(page).press("draw")
    else:
        choose(page, *do)
        mouse(page).press("discard")
    assert str(told[0].reason) == "The rules allow this, but this lesson does not."
    assert told[0].clause
    assert control(page, "lesson_answer").text() == str(told[0].reason)
    assert control(page, "lesson_task").text() == sentence
    assert not page.scene.selection.cards
    assert (page.step, page.session.table.live.match.number) == (step, lines)


def test_a_move_before_the_words_of_its_step_were_shown_leads_on_to_them(page):
    at(page, "A stopper")
    step, made = page.step, page.session.table.live.match.number
    mouse(page).press("draw")
    until(lambda: page.step == step + 1)
    assert control(page, "lesson_title").text() == "Your second turn"
    assert absent(page, "lesson_answer")
    assert page.session.table.live.match.number == made
    mouse(page).press("draw")
    until(lambda: page.step == step + 2)
    assert page.session.table.live.match.number == made + 1


def test_what_is_left_to_choose_stays_lit(page):
    at(page, "Opening")
    assert lit(page) == ["2H", "4S", "5C", "6D"]
    card = next(card for card in page.scene.stage.hand_cards() if card.code == "2H")
    mouse(page).click_card(card)
    run_dry()
    assert Mark.SELECTED in card.marks
    other = next(card for card in page.scene.stage.hand_cards() if card.code == "4S")
    assert Mark.HINT in other.marks


def test_a_pick_up_that_opens_is_made_as_its_chapter_tells(window):
    window.show_home()
    click(window, "learn")
    click(window, "chapter_pickups")
    page = window.pages.currentWidget()
    at(page, "The larger one")
    page.scene.finish_motion()
    hand = Clicks(Person(page.view, page.scene))
    hand.to_place(["8D", "8H"], "pile:1")
    page.scene.finish_motion()
    hand.to_place(["4D", "7S"], "tray")
    page.scene.finish_motion()
    hand.press_first("pick_up", "lay")
    until(lambda: control(page, "lesson_title").text() == "Use what it brought")


def test_the_others_wait_until_the_card_is_read(page):
    at(page, "Bix plays")
    run_dry()
    made, step = page.session.table.live.match.number, page.step
    assert absent(page, "lesson_show")
    assert page.card.main.hasFocus()
    click(page, "lesson_next")
    assert not control(page, "lesson_next").isEnabled()
    until(lambda: page.step > step)
    assert page.session.table.live.match.number > made


def test_a_card_that_nobody_has_to_answer_has_been_read_some_time(page):
    at(page, "Bix plays")
    step = page.step
    until(lambda: page.step > step)
    assert control(page, "lesson_title").text() == "A stopper"


def test_while_the_rules_are_read_the_others_wait(window, page, monkeypatch):
    monkeypatch.setattr(lesson_page, "WORD_READ", 0)
    click(page, "lesson_leave")
    at(page, "Bix plays")
    step = page.step
    run_dry()
    assert page.step == step
    assert learning(window) is page
    until(lambda: page.step > step)


def test_back_leads_to_the_turn_of_the_other_who_waits_for_the_person(page, monkeypatch):
    at(page, "A stopper")
    after = page.step
    monkeypatch.setattr(lesson_page, "WORD_READ", 0)
    click(page, "lesson_back")
    run_dry()
    assert control(page, "lesson_title").text() == "Bix plays"
    click(page, "lesson_next")
    until(lambda: page.step == after)
    click(page, "lesson_back")
    click(page, "lesson_back")
    assert control(page, "lesson_title").text() == "Discard"
    assert state(page).turn == 0
    assert len(page.scene.stage.hand_cards()) == 14


def test_a_move_taken_back_is_asked_for_again(page):
    at(page, "Opening")
    do_as_told(page)
    assert control(page, "lesson_title").text() == "The second pile"
    mouse(page).press("undo")
    assert control(page, "lesson_title").text() == "Opening"


def test_a_hint_says_the_way(page):
    at(page, "A trick")
    mouse(page).press("hint")
    until(lambda: control(page, "lesson_answer").text() == page.current.text.task)
    assert absent(page, "lesson_task")  # it is said once
    assert page.scene.hud.bubble is None  # which would lie over what has been laid


def test_what_a_lesson_knows_nothing_of_is_not_asked_for(window, page):
    refused = []
    page.session.model.refused.connect(refused.append)
    QTest.keyClick(page.view.viewport(), Qt.Key.Key_P)
    assert refused == []
    assert window.pages.currentWidget() is page


def test_a_lesson_is_heard(window, page, monkeypatch):
    heard = []
    sounds = window.controller.sounds
    sounds.set_volume("normal")
    monkeypatch.setattr(sounds, "play", heard.append)
    at(page, "Draw")
    mouse(page).click_card(page.scene.tableau.places["stock"].cards[-1])
    assert "draw" in heard or "slide" in heard
    mouse(page).click_card(page.scene.stage.hand_cards()[0])
    assert heard[-1] == "select"


def test_a_step_lights_no_cards_of_a_table_at_which_its_turn_has_not_come(page):
    awaiting = [number for number, each in enumerate(page.chapter.steps) if each.awaits is Awaits.MOVE]
    page.open_at(awaiting[0])
    QApplication.processEvents()
    lit = set(page.scene.selection.hinted)
    page.step = next(number for number in awaiting if page.chapter.move_of(number).do == "trick")
    page.model.offer_changed.emit()
    assert page.scene.selection.hinted == lit
