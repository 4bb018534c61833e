"""The rules in the window: of the game on the table, or of another that is turned to."""

from PySide6.QtCore import QObject

from barracan.games.catalog import CATALOG
from barracan.windows.rules.rules_page import RulesPage
from barracan.windows.shell.game_titles import game_titles
from barracan.windows.shell.shell import Shell

_PAGE = "rules_page"


class Rulebook(QObject):
    """Shows the rules page of one game at a time."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.pages)
        self._shell = shell
        first = next(iter(CATALOG))
        last = next(reversed(list(shell.preferences.tables)), first)
        self._game = last if last in CATALOG else first

    def show(self, game: str = "", clause: str = "") -> None:
        """Show the rules of a game, else those shown last, at a clause if one is named."""
        page = self._find_page(game or self._game)
        if clause:
            page.open_clause(clause)
        self._shell.pages.go(page)

    def _find_page(self, game: str) -> RulesPage:
        """The page of a game; that of another is put away."""
        known = self._shell.pages.known(_PAGE)
        if isinstance(known, RulesPage) and known.game != game:
            self._shell.pages.put_away(_PAGE)
        self._game = game
        return self._shell.pages.get(_PAGE, self._create_page)

    def _create_page(self) -> RulesPage:
        page = RulesPage(self._game, game_titles())
        page.game_chosen.connect(lambda game: self._shell.pages.turn_to(self._find_page(game)))
        return page
