"""What the cards of all courses tell can be done as they tell it."""

import pytest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.session.lessons.chapter import Awaits
from barracan.session.lessons.course import course_of, taught_games
from barracan.session.progress import Pace
from barracan.windows.learn.lesson_page import LessonPage
from waiting import run_dry
from windows.by_words import CARD, Reader

_OWN = set(taught_games()) & set(CATALOG.own)


def shape(task):
    """A task without its cards: those of one shape are done alike."""
    return CARD.sub("", task)


def tasks_of(game):
    """A chapter and step for each shape of task in a course."""
    course, found = course_of(game, "en"), {}
    for text in course.chapters:
        for number, step in enumerate(text.steps):
            if step.task:
                found.setdefault(shape(step.task), (text.name, number))
    return found.values()


@pytest.mark.parametrize("game", sorted(_OWN))
def test_each_kind_of_task_is_done_by_following_its_words(qtbot, window, game):
    course, undone = course_of(game, "en"), []
    chapters = {}
    for name, step in tasks_of(game):
        chapters.setdefault(name, []).append(step)
    for name, steps in chapters.items():
        page = LessonPage(course.open(name), window.controller.sounds)
        page.session.pace = Pace(0, 0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        for step in steps:
            page.open_at(step)
            run_dry()
            page.scene.finish_motion()
            assert page.current.awaits is Awaits.MOVE
            made = len(page.session.table.live.match.moves)
            Reader(page, CATALOG[game]).follow(page.current.text.task)
            QApplication.processEvents()
            if len(page.session.table.live.match.moves) == made:
                undone.append((name, step, page.chapter.steps[step].text.task))
        page.end()
    assert not undone
