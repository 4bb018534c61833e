"""Courses that are damaged, were left by a kill, or come from another version: a sentence, and the rest goes on."""

import shutil
from dataclasses import replace

import pytest

from barracan.resources import resource
from barracan.session.lessons import course as courses
from barracan.windows.settings.preferences import read_preferences
from waiting import run_dry
from windows.opening import open_window
from windows.pages import absent, click, control


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """A copy of the courses that may be damaged."""
    copy = tmp_path / "courses"
    shutil.copytree(resource("courses"), copy)
    monkeypatch.setattr(courses, "folder_of", lambda *_: copy)
    caches = (courses.course_of, courses.has_course)
    for each in caches:
        each.cache_clear()
    yield copy
    for each in caches:
        each.cache_clear()


def told(window):
    """What the line over the window says."""
    return "" if absent(window, "notice_sentence") else control(window, "notice_sentence").text()


def learn(window):
    window.show_home()
    click(window, "learn")
    return window.pages.currentWidget()


@pytest.mark.parametrize("damaged", ["", "{", '{"kind":"match"}\n'])
def test_a_chapter_whose_record_is_damaged_is_told_and_the_others_are_played(window, folder, damaged):
    (folder / "barracan-first.cards.jsonl").write_text(damaged, "utf-8")
    page = learn(window)
    click(window, "go_on")
    assert window.pages.currentWidget() is page
    assert told(window).startswith("The lessons in barracan-first.cards.jsonl cannot be read: ")
    assert told(window).endswith(" Install BarraCan again.")
    click(page, "chapter_ladders")
    assert window.pages.currentWidget().objectName() == "lesson_page"


def test_a_course_whose_text_is_damaged_is_told_and_all_else_goes_on(window, folder):
    (folder / "en" / "barracan.md").write_text("## first\n", "utf-8")
    learn(window)
    assert told(window).startswith("The lessons in barracan.md cannot be read: line 1")
    window.show_rules()
    assert window.pages.currentWidget().objectName() == "rules_page"


def test_a_text_that_is_damaged_in_another_language_is_said_in_english(window, folder):
    (folder / "it" / "barracan.md").write_bytes(b"\xff\xfe")
    window.prefer(replace(window.preferences, language="it"))
    learn(window)
    assert told(window).startswith("Le lezioni in barracan.md")
    click(window, "go_on")
    page = window.pages.currentWidget()
    assert page.objectName() == "lesson_page"
    assert page.current.text.title == "The table"
    window.prefer(replace(window.preferences, language="en"))


def test_a_course_left_in_mid_hand_by_a_kill_goes_on_where_it_was(qtbot, window, library, tmp_path):
    learn(window)
    click(window, "go_on")
    page = window.pages.currentWidget()
    page.open_at(12)
    title = page.current.text.title
    kept = read_preferences(tmp_path / "preferences.json")  # all that is there after a kill
    assert kept.lessons == {"barracan/first": 12}
    again = open_window(qtbot, library, tmp_path)
    learn(again)
    click(again, "go_on")
    assert again.pages.currentWidget().current.text.title == title
    again.close()


@pytest.mark.parametrize("step", [999, -3])
def test_a_step_that_a_lesson_does_not_have_begins_it_anew_and_is_told_once(window, step):
    window.prefer(replace(window.preferences, lessons={"barracan/first": step, "barracan/ladders": 3}))
    learn(window)
    click(window, "chapter_first")
    assert window.pages.currentWidget().step == 0
    other = "This lesson has other steps than it had when you left it. It begins with its first one."
    assert told(window) == other
    click(window, "lesson_leave")
    run_dry()
    click(window, "chapter_first")
    assert told(window) == ""
    assert window.preferences.lessons["barracan/ladders"] == 3
