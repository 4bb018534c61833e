"""The lessons of all games: shown where they were left, and how far each has come remembered."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal

from barracan.session.lessons.course import Course, CourseError, course_of, find_course
from barracan.table.translation import translate_text
from barracan.windows.learn.lesson_page import LessonPage
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.shell import Feature, Shell
from barracan.windows.shell.system_settings import find_language


class CoursePages(Feature):
    """Shows lessons where they were left, and remembers how far each chapter has come.

    Signals:
        asked: another page is asked for by its button's name.
        clause_asked: a game, and a clause of its rules to show.
    """

    asked = Signal(str)
    clause_asked = Signal(str, str)

    def __init__(self, shell: Shell, find_sounds: Callable[[], Sounds]) -> None:
        super().__init__(shell)
        self._find_sounds = find_sounds
        self._last = ""

    def show(self, game: str = "") -> None:
        """Go on with the course of this game, else with the one shown last, else with one that is under way."""
        under_way = (each.partition("/")[0] for each, step in self._shell.preferences.lessons.items() if step)
        self._last = find_course(game, self._last, *under_way)
        try:
            course = course_of(self._last, find_language(self._shell.preferences.language))
            following = course.next_chapter(self._shell.preferences.lessons) or course.chapters[0]
            self._show(course, following.name)
        except CourseError as wrong:
            self._shell.tell(translate_text(wrong.reason), brief=True)

    def _show(self, course: Course, name: str) -> None:
        """Show a chapter at the step that was reached; one that is over begins again."""
        page = self._pages.get(_page_name(course, name), lambda: self._create_page(course, name))
        self._pages.go(page)
        if not page.is_open:
            progress = course.progress(name, self._shell.preferences.lessons)
            page.open_at(0 if progress.is_over else progress.done)

    def _create_page(self, course: Course, name: str) -> LessonPage:
        page = LessonPage(course.open(name), self._find_sounds())
        if self._shell.preferences.table == "text":
            page.change_table()
        page.reached.connect(partial(self._remember, course, name))
        page.clause_asked.connect(lambda clause: self.clause_asked.emit(course.game, clause))
        page.finished.connect(lambda: self._follow(course, name))
        self._pages.ended.connect(page.end)
        return page

    def _follow(self, course: Course, name: str) -> None:
        """Go on with the next chapter; after the last one a match is to be played."""
        names = [each.name for each in course.chapters]
        rest = names[names.index(name) + 1 :] if name in names else []
        if rest:
            self._show(course, rest[0])
        else:
            self.asked.emit("new_match")

    def _remember(self, course: Course, name: str, step: int) -> None:
        """Remember how far a chapter has come: who comes to its last step has done all; what is over stays so."""
        key, progress = f"{course.game}/{name}", course.progress(name, self._shell.preferences.lessons)
        kept = self._shell.preferences
        if not progress.is_over:
            done = progress.steps if step == progress.steps - 1 else step
            self._shell.remember(replace(kept, lessons={**kept.lessons, key: done}))


def _page_name(course: Course, name: str) -> str:
    return f"lesson_page:{course.game}/{name}"
