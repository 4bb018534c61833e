"""The first hand as a learner plays it: with clicks, with wrong moves, left and come back to."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.barracan.moves import LadderMeld
from barracan.games.catalog import CATALOG, find_game
from barracan.session.lessons.chapter import Awaits, Chapter
from barracan.session.lessons.course import course_of, taught_games
from barracan.session.lessons.course_text import Lit, read_course_text
from barracan.session.progress import Pace
from barracan.table.cards.marks import Mark
from barracan.windows.learn import lesson_page
from barracan.windows.learn.lesson_page import LessonPage
from barracan.windows.learn.rule_examples import find_examples
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.shell.controls import ElidedLabel
from table.by_hand import Clicks
from table.by_mouse import Mouse
from table.person import Person
from waiting import run_dry, until
from windows.by_text import TextHand
from windows.opening import open_window
from windows.pages import absent, click, control


def learning(window):
    """The table of the course, come to from the start page."""
    window.show_home()
    click(window, "learn")
    click(window, "go_on")
    page = window.pages.currentWidget()
    page.session.pace = Pace(0, 0)
    return page


@pytest.fixture
def page(window):
    return learning(window)


def state(page):
    return page.session.table.live.state


def mouse(page):
    return Mouse(page.view, page.scene, CATALOG["barracan"])


def at(page, title):
    """Open the step of this title."""
    page.open_at(next(number for number, step in enumerate(page.chapter.steps) if step.text.title == title))


def lay_ladder(page):
    """Build the ladder as the lesson tells."""
    hand = mouse(page)
    for button in ("ladder", "arrange", "lay"):
        hand.press(button)


def take_trick(page, move):
    for card in move.cards:
        mouse(page).click_card(page.scene.tableau.places[f"pile:{card.pile}"].cards[card.at])
    choose(page, move.card)
    mouse(page).press("take_trick")


def choose(page, *codes):
    """Click cards of the hand."""
    for code in codes:
        mouse(page).click_card(next(card for card in page.scene.stage.hand_cards() if card.code == code))


def do_as_told(page):
    """Do by mouse what the step asks for."""
    step, awaits = page.step, page.current.awaits
    if awaits is not Awaits.MOVE:
        click(page, "lesson_next")
    else:
        move = page.chapter.move_of(step)
        if isinstance(getattr(move, "melds", (None,))[0], LadderMeld):
            lay_ladder(page)
        elif move.do == "trick":
            take_trick(page, move)
        else:
            assert mouse(page).make(state(page), move)
    until(lambda: page.step != step)


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


def lit(page):
    return sorted(card.code for card in page.scene.tableau.cards() if card in page.scene.selection.hinted)


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


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_pressed_twice_on_the_card_does_not_lead_back(page, key):
    at(page, "Bix plays")
    step = page.step
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert page.step == step
    until(lambda: page.step > step)
    assert page.card.main.hasFocus()


def test_enter_presses_the_button_of_the_card_that_has_the_focus(page):
    at(page, "A stopper")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(page, "lesson_title").text() == "Your second turn"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)  # Show me
    until(lambda: control(page, "lesson_title").text() == "Evens or odds")


def test_a_click_on_the_bare_table_leaves_enter_to_the_card_that_is_read(page):
    at(page, "A stopper")
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.card.geometry().center())
    until(page.card.main.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(page, "lesson_title").text() == "Your second turn"


def test_a_click_on_the_table_leaves_the_keyboard_there_where_a_move_is_awaited(page):
    at(page, "Draw")
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.card.geometry().center())
    run_dry()
    assert page.view.hasFocus()


def test_a_click_on_the_words_of_the_card_lets_the_table_keep_the_keyboard(page):
    at(page, "Draw")
    assert page.view.hasFocus()
    QTest.mouseClick(control(page, "lesson_words"), Qt.MouseButton.LeftButton)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    until(lambda: control(page, "lesson_title").text() == "Discard")


def test_keys_of_the_table_hold_while_the_card_has_the_keyboard(page):
    until(page.card.main.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    until(lambda: control(page, "lesson_title").text() == "Draw")
    page.card.focus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    until(lambda: control(page, "lesson_title").text() == "Discard")


def test_a_key_that_leads_to_a_pile_takes_the_keyboard_from_the_card_to_the_table(page):
    until(page.card.main.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_3)
    assert page.view.hasFocus()
    assert page.scene.cursor.place == "pile:1"


def test_a_card_is_sought_from_the_card_of_a_lesson(page):
    until(page.card.main.hasFocus)
    for key in (Qt.Key.Key_Slash, Qt.Key.Key_K, Qt.Key.Key_S):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert page.scene.cursor.code == "KS"


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


def test_it_is_left_and_come_back_to(qtbot, window, page, library, tmp_path):
    at(page, "A trick")
    click(page, "lesson_leave")
    assert window.pages.currentWidget().objectName() == "learn_page"
    assert learning(window) is page
    assert control(page, "lesson_title").text() == "A trick"
    window.close()
    again = learning(open_window(qtbot, library, tmp_path))
    assert control(again, "lesson_title").text() == "A trick"
    click(again, "lesson_leave")
    click(again.window(), "restart")
    assert control(again, "lesson_title").text() == "The table"
    again.window().close()


def test_the_step_is_kept_when_the_settings_change(window, page):
    window.show_settings()
    window.show_lessons()
    click(window, "go_on")
    at(page, "A trick")
    window.show_settings()
    click(window.pages.currentWidget(), "setting_theme_light")
    assert window.preferences.theme == "light"
    assert window.preferences.lessons == {"barracan/first": page.step}


def test_the_clause_of_a_step_is_read_in_the_rules_and_left_again(window, page):
    at(page, "A trick")
    click(page, "lesson_clause")
    rules = window.pages.currentWidget()
    assert rules.objectName() == "rules_page"
    assert rules.game == "barracan"
    click(rules, "close")
    assert window.pages.currentWidget() is page


def test_the_words_of_every_step_have_room(page):
    for number, step in enumerate(page.chapter.steps):
        page.card.show_step(page.chapter, number)
        page.place()
        QApplication.processEvents()
        for name in ("lesson_words", "lesson_task") if step.text.task else ("lesson_words",):
            words = control(page, name)
            assert words.heightForWidth(words.width()) <= words.height(), words.text()


def test_page_keys_lead_back_and_on(page):
    at(page, "Draw")
    QTest.keyClick(page.view, Qt.Key.Key_PageDown)
    until(lambda: control(page, "lesson_title").text() == "Discard")
    QTest.keyClick(page.view, Qt.Key.Key_PageUp)
    assert control(page, "lesson_title").text() == "Draw"


def test_the_buttons_of_the_card_are_reached_with_the_keys(window, page):
    at(page, "Draw")
    assert page.view.hasFocus()
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    reached = [QApplication.focusWidget().objectName()]
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget().objectName())
    names = ("show", "back", "leave")
    assert reached == [f"lesson_{name}" for name in names]
    control(page, "lesson_show").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is control(page, "lesson_clause")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert page.view.hasFocus()


def test_escape_lets_go_first_and_leaves_then(window, page):
    at(page, "Opening")
    choose(page, "2H")
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    assert page.scene.selection.cards == []
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget().objectName() == "learn_page"


def test_escape_closes_the_ladder_builder_before_it_leaves(window, page):
    at(page, "A ladder")
    QTest.keyClick(page.view, Qt.Key.Key_L)
    assert page.scene.panel.over == "ladder"
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    assert page.scene.panel.over == ""
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget().objectName() == "learn_page"


def test_a_builder_that_was_left_open_does_not_lie_over_the_next_step_that_is_opened(page):
    at(page, "A ladder")
    QTest.keyClick(page.view, Qt.Key.Key_L)
    at(page, "Draw")
    assert page.scene.panel.over == ""


def test_the_card_is_read_out_at_each_step(page, monkeypatch):
    monkeypatch.setattr(type(page.announcer), "heard", True)
    spoken = []
    page.announcer.spoken.connect(lambda sentence, _: spoken.append(sentence))
    at(page, "Draw")
    assert any(sentence.endswith("Draw: click the stock.") for sentence in spoken)


def test_what_a_lesson_knows_nothing_of_is_not_asked_for(window, page):
    refused = []
    page.session.model.refused.connect(refused.append)
    QTest.keyClick(page.view.viewport(), Qt.Key.Key_P)
    assert refused == []
    assert window.pages.currentWidget() is page


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_card_covers_neither_the_hand_nor_what_its_step_names(window, page, size):
    window.resize(*size)
    QApplication.processEvents()
    until(lambda: not page.scene.appearance.resizing)
    for number in range(0, len(page.chapter.steps) - 1, 4):
        page.open_at(number)
        page.scene.finish_motion()
        card, shrunk = QRectF(page.card.geometry()), page.view.shrunk
        assert page.rect().contains(page.card.geometry())
        assert card.height() <= 0.5 * page.height()
        layout = page.scene.layout
        named = [layout.area(lit.place) for lit in page.current.text.lit if not lit.place.startswith("hand")]
        for rect in (layout.hand_zone, *named):
            shown = QRectF(rect.topLeft() * shrunk, rect.size() * shrunk)
            assert not card.intersects(shown), (page.current.text.title, card, shown)


def test_the_language_changes_and_the_lesson_goes_on(window, page):
    at(page, "A trick")
    window.prefer(replace(window.preferences, language="it"))
    again = learning(window)
    assert again is not page
    assert again.current.text.clause == "B8.1"
    assert control(again, "lesson_leave").text() != "Leave"
    window.prefer(replace(window.preferences, language="en"))


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


def test_the_whole_course_is_done_at_the_table_in_text(window, page):
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    assert page.view.isHidden()
    page.open_at(0)
    done = set()
    while page.step < len(page.chapter.steps) - 1:
        before, awaits = page.step, page.current.awaits
        move = page.chapter.move_of(page.step)
        if awaits is Awaits.MOVE and move is not None:
            QApplication.processEvents()
            hand = TextHand(page.text, CATALOG["barracan"])
            if isinstance(getattr(move, "melds", (None,))[0], LadderMeld):
                click(page, "ladder_arrange")
                hand.wish("press", "lay")
            else:
                assert hand.make(state(page), move)
            done.add(move.do)
        else:
            click(page, "lesson_next")
        until(lambda before=before: page.step > before)
    assert done >= {"draw", "meld", "pickup", "trick", "discard"}
    QTest.keyClick(page.text, Qt.Key.Key_F2)
    assert page.text is None
    assert page.view.isVisible()


def test_who_plays_in_text_learns_in_text(window):
    window.prefer(replace(window.preferences, table="text"))
    page = learning(window)
    assert control(page, "text_table") is page.text
    assert absent(page, "text_score_pad")
    assert page.card.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.text
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert page.card.isAncestorOf(QApplication.focusWidget())


def test_another_choice_of_table_holds_for_lessons_that_were_opened_before(window):
    page = learning(window)
    assert page.text is None
    window.prefer(replace(window.preferences, table="text"))
    assert learning(window) is page
    assert control(page, "text_table") is page.text
    QTest.keyClick(page.text, Qt.Key.Key_F2)
    assert learning(window).text is None  # as it was left
    window.prefer(replace(window.preferences, table="picture"))
    assert learning(window).text is None


def test_a_step_lights_no_cards_of_a_table_at_which_its_turn_has_not_come(page):
    awaiting = [number for number, each in enumerate(page.chapter.steps) if each.awaits is Awaits.MOVE]
    page.open_at(awaiting[0])
    QApplication.processEvents()
    lit = set(page.scene.selection.hinted)
    page.step = next(number for number in awaiting if page.chapter.move_of(number).do == "trick")
    page.model.offer_changed.emit()
    assert page.scene.selection.hinted == lit


WATCHED = """# Chapters
# Example hands
## watched A hand to watch
Two turns.
@ after 1

### B4.1 The first turn
@ watch 3
Ada discards, and Bix plays.

### B4.1 What has come of it
@ watch 1
One more.

### B4.1 The end
That is all.
"""


def test_moves_are_made_while_they_are_watched_and_wait_for_what_is_read(qtbot, window):
    lines = course_of("barracan", "en").open("first").lines
    _, [text] = read_course_text(WATCHED)
    page = LessonPage(Chapter(find_game, lines[:7], text), window.controller.sounds)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.session.pace = Pace(0, 0)
    page.open_at(0)
    made = page.session.table.live.match.moves
    assert len(made) == 1
    click(page, "lesson_next")
    assert not control(page, "lesson_next").isEnabled()
    until(lambda: control(page, "lesson_title").text() == "What has come of it")
    page.scene.finish_motion()
    QApplication.processEvents()
    assert len(page.session.table.live.match.moves) == 4
    click(page, "lesson_next")
    until(lambda: control(page, "lesson_title").text() == "The end")
    with qtbot.waitSignal(page.finished):
        click(page, "lesson_next")
    page.end()


def test_a_meld_of_an_example_hand_is_seen_before_the_next_move(qtbot, window):
    example = course_of("burraco", "en").open("lightning")
    page = LessonPage(example, window.controller.sounds)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.session.pace = Pace(100_000, 0)
    page.open_at([step.text.title for step in example.steps].index("Two jokers at once"))
    made = len(page.session.table.live.match.moves)
    click(page, "lesson_next")
    for count in (made + 1, made + 2):  # who does not want to wait presses Page Down
        page.scene.finish_motion()
        run_dry()
        assert len(page.session.table.live.match.moves) == count
        page.forward()
    page.end()


def test_others_are_skipped_to_what_they_lay(qtbot, window):
    lesson = course_of("concan", "en").open("first")
    page = LessonPage(lesson, window.controller.sounds)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    lit = next(number for number, step in enumerate(lesson.steps) if Lit("meld:4") in step.text.lit)
    page.open_at(lit - 1)
    page.forward()
    assert page.step == lit - 1
    page.forward()
    assert page.step == lit
    until(lambda: len(page.scene.selection.hinted) == 3)
    page.end()


def test_what_is_chosen_on_a_sheet_is_ringed_and_another_choice_stays(qtbot, window):
    chapter = course_of("barbu", "en").open("first")
    page = LessonPage(chapter, window.controller.sounds)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.session.pace = Pace(0, 0)
    at(page, "Name the contract")
    page.scene.finish_motion()
    QApplication.processEvents()
    sheet = page.scene.hud.sheet
    assert sheet.bar_buttons()[-1].name == "no_king"
    sheet.show_hint("no_tricks")
    page.light()
    assert sheet.bar_buttons()[-1].name == "no_tricks"
    page.session.intents.submit(page.model.offer.targets[0].move)
    assert control(page, "lesson_answer").text() == "The rules allow this, but this lesson does not."
    page.end()


def test_what_was_chosen_on_a_sheet_is_not_chosen_in_the_next_chapter(qtbot, window):
    course = course_of("barbu", "en")
    page = LessonPage(course.open("first"), window.controller.sounds)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    at(page, "Name the contract")
    page.scene.finish_motion()
    QApplication.processEvents()
    assert [button.name for button in page.scene.hud.sheet.bar_buttons()] == ["no_king"]
    page.teach(course.open("trump"))
    page.open_at(0)
    page.scene.finish_motion()
    QApplication.processEvents()
    assert not page.scene.hud.sheet.bar_buttons()
    page.end()


def test_another_example_hand_can_be_chosen(window):
    window.do("learn")
    first = control(window, "examples").accessibleDescription()
    click(window, "another_example")
    assert control(window, "examples").accessibleDescription() != first
    assert control(window, "another_example").text() == "2 of 4"
    for _ in range(3):
        click(window, "another_example")
    assert control(window, "examples").accessibleDescription() == first


def test_a_game_with_one_example_hand_offers_no_other(window):
    window.do("learn")
    control(window, "learn_page").game_chosen.emit("burraco")
    assert absent(window, "another_example")


def test_the_card_of_a_lesson_takes_its_place_once_when_the_lesson_is_opened(page):
    placed = []
    page.card.settled.connect(lambda: placed.append(page.step))
    page.open_at(5)
    assert placed == [5]


def test_one_table_teaches_chapter_after_chapter_and_each_goes_on_where_it_was_left(window, page):
    page.open_at(3)
    moves = len(page.chapter.moves)
    window.show_lessons()
    click(window.painted_widget, "chapter_ladders")
    assert window.painted_widget is page
    assert (page.chapter.text.name, page.step) == ("ladders", 0)
    page.open_at(1)
    window.show_lessons()
    click(window.painted_widget, "go_on")
    assert (page.chapter.text.name, page.step, len(page.chapter.moves)) == ("first", 3, moves)
    assert window.preferences.lessons == {"barracan/first": 3, "barracan/ladders": 1}


def test_the_tables_are_made_while_the_person_sees_what_there_is_to_learn(window):
    window.show_home()
    click(window, "learn")
    assert window.pages.find_leaf("lesson_page") is None
    until(lambda: window.pages.find_leaf("lesson_page") is not None)
    until(lambda: window.pages.find_leaf("puzzle_page") is not None)
    assert window.painted_widget.objectName() == "learn_page"


@pytest.mark.parametrize("game", taught_games())
def test_the_last_card_leads_to_a_match_of_the_game(window, game):
    window.features.course.show(game)
    click(window.painted_widget, "go_on")
    page = window.painted_widget
    page.session.pace = Pace(0, 0)
    assert absent(page, "lesson_match")
    page.open_at(len(page.chapter.steps) - 2)
    until(lambda: page.step == len(page.chapter.steps) - 1 or page.forward())
    click(page, "lesson_match")
    prepared = window.painted_widget.settings
    assert prepared.seats == page.chapter.seats
    told = window.painted_widget.findChild(ElidedLabel, "seat_place").text()
    assert told == prepared.place_words(prepared.chosen)[0]
    QTest.keyClick(window.painted_widget, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.controller.view
    assert window.controller.settings.game == game
    assert window.preferences.lessons[f"{game}/first"] == len(page.chapter.steps)


def test_what_the_table_refuses_is_told_on_the_card(page):
    at(page, "Discard")
    choose(page, "5D", "KS")
    place = page.scene.tableau.places["pile:0"]
    mouse(page).click_card(place.cards[-1])
    assert control(page, "lesson_answer").text().startswith("One card is discarded")
    assert page.scene.hud.bubble is None or not page.scene.hud.bubble.isVisible()


def test_over_the_table_stands_what_is_learned(page):
    bar = page.scene.hud.top_bar
    assert bar.facts(1000) == ["Chapter 1 of 6", "A first hand"]
    assert bar.spoken_name() == "BarraCan, Chapter 1 of 6, A first hand"
    assert bar.facts(150) == ["Chapter 1 of 6"]


def test_after_the_last_chapter_a_match_comes_next(window):
    course = course_of("barracan", "en")
    lessons = {f"barracan/{each.name}": len(each.steps) for each in course.chapters}
    window.remember(replace(window.preferences, lessons=lessons))
    window.show_home()
    click(window, "learn")
    assert control(window, "go_on").text() == "New match"
    click(window, "go_on")
    assert window.pages.currentWidget().objectName() == "new_match_page"


def test_enter_begins_the_next_chapter_where_one_that_was_begun_anew_has_been_finished(window):
    window.remember(replace(window.preferences, lessons={"barracan/first": 3}))
    window.features.course.show("barracan")
    click(window, "restart")
    page = window.pages.currentWidget()
    page.open_at(len(page.chapter.steps) - 2)
    click(page, "lesson_show")
    until(lambda: page.step == len(page.chapter.steps) - 1)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(window, "go_on").text() == "Begin"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(window, "lesson_title").text() == "What a ladder is"


def test_the_page_tells_the_minutes_that_are_left_and_shows_the_table_of_an_example_hand(window):
    window.features.course.show("barracan")
    page = window.painted_widget
    assert "minutes left" in control(page, "chapter_path").accessibleName()
    card = control(page, "examples")
    until(lambda: page.example_table is not None)
    assert page.example_table.game == "barracan"
    assert page.example_table.view is not None
    assert not any(card for place in ("hand:0", "hand:1") for card in page.example_table.open_cards[place])
    assert card.isVisible()


@pytest.mark.parametrize("game", ["barracan", "burraco", "buraco", "concan", "barracuda"])
def test_the_card_of_the_rules_shows_what_the_game_judges_so(game):
    clauses = rules_of(game).clauses
    examples = find_examples(clauses)
    assert [each.stands for each in examples] == [True, False]
    for each in examples:
        clause = next(clause for clause in clauses if each.words in {drawn.words for drawn in clause.examples})
        kind = next(drawn.kind for drawn in clause.examples if drawn.words == each.words)
        assert CATALOG[game].judge_example(clause.number, kind, (each.cards,)).stands is each.stands
