"""The rules in the window: of the game on the table, or of another that is turned to."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from barracan.games.catalog import CATALOG
from barracan.windows.rules.rules_page import RulesPage
from barracan.windows.shell.words import titles

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow

_PAGE = "rules_page"
_FIRST_GAME = "barracan"


class Rulebook(QObject):
    """Shows the rules page of one game at a time."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        last = next(reversed(window.preferences.tables), _FIRST_GAME)
        self._game = last if last in CATALOG else _FIRST_GAME

    def show(self, clause: str = "") -> None:
        """Show the rules of the game on the table, else those shown last, at a clause if one is named."""
        desk = self._window.desk
        self.show_of(desk.game.id if desk.is_open else self._game, clause)

    def show_of(self, game: str, clause: str = "") -> None:
        """Show the rules of a game, at a clause if one is named."""
        page = self._page_of(game)
        if clause:
            page.open_clause(clause)
        self._window.pages.go(page)

    def _page_of(self, game: str) -> RulesPage:
        """The page of a game; that of another is put away."""
        known = self._window.pages.known(_PAGE)
        if known is not None and known.game != game:
            self._window.pages.put_away(_PAGE)
        self._game = game
        page: RulesPage = self._window.pages.get(_PAGE, self._made)
        return page

    def _made(self) -> RulesPage:
        page = RulesPage(self._game, titles())
        page.game_chosen.connect(lambda game: self._window.pages.turn_to(self._page_of(game)))
        return page
