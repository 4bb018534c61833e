"""The course for beginners in the window."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from barracan.session.lessons.first_hand import first_hand
from barracan.windows.learn.learn_page import LearnPage

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow

_GAME = "barracan"


class Teaching(QObject):
    """Shows the course where it was left, and remembers how far it has come."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def show(self) -> None:
        """Go on with the course; one that was finished begins anew."""
        page = self._window.pages.get("learn_page", self._made)
        self._window.pages.go(page)
        if not page.is_open:
            page.open_at(self._window.preferences.lesson)

    def _made(self) -> LearnPage:
        window = self._window
        page = LearnPage(first_hand(), window.desk.sounds)
        if window.preferences.table == "text":
            page.change_table()
        page.reached.connect(self._remember)
        page.clause_asked.connect(lambda clause: window.rulebook.show_of(_GAME, clause))
        page.match_wanted.connect(window.show_new_match)
        window.closed.connect(page.end)
        return page

    def _remember(self, step: int) -> None:
        """Remember how far the course has come; one that is finished has not been begun."""
        page = self._window.pages.known("learn_page")
        lesson = step if page.is_open else 0
        self._window.remember(replace(self._window.preferences, lesson=lesson))
