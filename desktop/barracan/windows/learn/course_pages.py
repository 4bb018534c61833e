"""The course for beginners in the window."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from barracan.session.lessons.first_hand import first_hand
from barracan.windows.learn.learn_page import LearnPage
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.shell import Shell

_GAME = "barracan"


class Teaching(QObject):
    """Shows the course where it was left, and remembers how far it has come.

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

    def show(self) -> None:
        """Go on with the course; one that was finished begins again."""
        page = self._shell.pages.get("learn_page", self._create_page)
        self._shell.pages.go(page)
        if not page.is_open:
            page.open_at(self._shell.preferences.lesson)

    def _create_page(self) -> LearnPage:
        page = LearnPage(first_hand(), self._find_sounds())
        if self._shell.preferences.table == "text":
            page.change_table()
        page.reached.connect(self._remember)
        page.clause_asked.connect(lambda clause: self.clause_asked.emit(_GAME, clause))
        page.match_wanted.connect(lambda: self.asked.emit("new_match"))
        self._shell.pages.ended.connect(page.end)
        return page

    def _remember(self, step: int) -> None:
        """Remember how far the course has come; one that is finished has not been begun."""
        page = self._shell.pages.known("learn_page")
        lesson = step if page.is_open else 0
        self._shell.remember(replace(self._shell.preferences, lesson=lesson))
