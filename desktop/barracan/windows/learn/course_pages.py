"""The courses for beginners in the window: of the game on the table, or of another that is turned to."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from barracan.games.catalog import CATALOG, load_part
from barracan.session.lessons.course import Course
from barracan.windows.learn.learn_page import LearnPage
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.game_titles import find_course, game_title
from barracan.windows.shell.shell import Shell


class CoursePages(QObject):
    """Shows courses where they were left, and remembers how far each has come.

    Signals:
        asked: another page is asked for by its button's name.
        clause_asked: a game, and a clause of its rules to show.
    """

    asked = Signal(str)
    clause_asked = Signal(str, str)

    def __init__(self, shell: Shell, find_sounds: Callable[[], Sounds]) -> None:
        super().__init__(shell.pages)
        self._shell = shell
        self._find_sounds = find_sounds
        self._last = ""

    def show(self, game: str = "") -> None:
        """Go on with the course of this game, else with the one shown last, else with one that is under way."""
        under_way = [each for each, step in self._shell.preferences.lessons.items() if step]
        self._show(find_course(game, self._last, *under_way), self._shell.pages.go)

    def _show(self, game: str, go: Callable[[LearnPage], None]) -> None:
        """Show a game's course at the step that was reached; one that was finished begins again."""
        self._last = game
        page = self._shell.pages.get(_page_name(game), lambda: self._create_page(game))
        go(page)
        if not page.is_open:
            page.open_at(self._shell.preferences.lessons.get(game, 0))

    def _create_page(self, game: str) -> LearnPage:
        course: Course = load_part(CATALOG.entry(game).lessons)()
        games = [(each, game_title(each)) for each in CATALOG if CATALOG.entry(each).lessons]
        page = LearnPage(course, self._find_sounds(), games)
        if self._shell.preferences.table == "text":
            page.change_table()
        page.reached.connect(lambda step: self._remember(game, step if page.is_open else 0))
        page.clause_asked.connect(lambda clause: self.clause_asked.emit(game, clause))
        page.match_wanted.connect(lambda: self.asked.emit("new_match"))
        page.game_chosen.connect(lambda other: self._show(other, self._shell.pages.turn_to))
        self._shell.pages.ended.connect(page.end)
        return page

    def _remember(self, game: str, step: int) -> None:
        """Remember how far the course has come; one that is finished has not been begun."""
        kept = self._shell.preferences
        self._shell.remember(replace(kept, lessons={**kept.lessons, game: step}))


def _page_name(game: str) -> str:
    return f"learn_page:{game}"
