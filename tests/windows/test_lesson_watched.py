"""What is watched in a lesson: moves of others, melds before the next move, sheets on which is chosen."""

from PySide6.QtWidgets import QApplication

from barracan.games.catalog import find_game
from barracan.session.lessons.chapter import Chapter
from barracan.session.lessons.course import course_of
from barracan.session.lessons.course_text import Lit, read_course_text
from barracan.session.progress import Pace
from waiting import run_dry, until
from windows.pages import click, control

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


def test_moves_are_made_while_they_are_watched_and_wait_for_what_is_read(qtbot, open_lesson):
    lines = course_of("barracan", "en").open("first").lines
    _, [text] = read_course_text(WATCHED)
    page = open_lesson(Chapter(find_game, lines[:7], text), pace=Pace(0, 0))
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


def test_a_meld_of_an_example_hand_is_seen_before_the_next_move(open_lesson):
    example = course_of("burraco", "en").open("lightning")
    page = open_lesson(example, "Two jokers at once", pace=Pace(100_000, 0))
    made = len(page.session.table.live.match.moves)
    click(page, "lesson_next")
    for count in (made + 1, made + 2):  # who does not want to wait presses Page Down
        page.scene.finish_motion()
        run_dry()
        assert len(page.session.table.live.match.moves) == count
        page.forward()


def test_others_are_skipped_to_what_they_lay(open_lesson):
    page = open_lesson(course_of("concan", "en").open("first"))
    lit = next(number for number, step in enumerate(page.chapter.steps) if Lit("meld:4") in step.text.lit)
    page.open_at(lit - 1)
    page.forward()
    assert page.step == lit - 1
    page.forward()
    assert page.step == lit
    until(lambda: len(page.scene.selection.hinted) == 3)


def test_what_is_chosen_on_a_sheet_is_ringed_and_another_choice_stays(open_lesson):
    page = open_lesson(course_of("barbu", "en").open("first"), "Name the contract", pace=Pace(0, 0))
    sheet = page.scene.hud.sheet
    assert sheet.bar_buttons()[-1].name == "no_king"
    sheet.show_hint("no_tricks")
    page.light()
    assert sheet.bar_buttons()[-1].name == "no_tricks"
    page.session.intents.submit(page.model.offer.targets[0].move)
    assert control(page, "lesson_answer").text() == "The rules allow this, but this lesson does not."


def test_what_was_chosen_on_a_sheet_is_not_chosen_in_the_next_chapter(open_lesson):
    course = course_of("barbu", "en")
    page = open_lesson(course.open("first"), "Name the contract")
    assert [button.name for button in page.scene.hud.sheet.bar_buttons()] == ["no_king"]
    page.teach(course.open("trump"))
    page.open_at(0)
    page.scene.finish_motion()
    QApplication.processEvents()
    assert not page.scene.hud.sheet.bar_buttons()
