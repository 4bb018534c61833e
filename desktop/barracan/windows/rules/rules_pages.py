"""Shows the rules in the window, of one game at a time."""

import platformdirs
from PySide6.QtCore import Signal

from barracan.games.catalog import CATALOG
from barracan.resources import ENGLISH
from barracan.table.translation import common
from barracan.windows.rules.rules_page import RulesPage
from barracan.windows.rules.rules_text import glossary, rules_of
from barracan.windows.shell.formats import game_titles
from barracan.windows.shell.language import find_language
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell, report_failures

_PAGE = "rules_page"


class RulesPages(Feature):
    """Shows the rules page of one game at a time.

    Signals:
        lessons_asked: the course of the game whose rules are shown is to be gone on with.
    """

    lessons_asked = Signal(str)

    def __init__(self, shell: Shell, store: PictureStore) -> None:
        super().__init__(shell)
        self._store = store
        first = next(iter(CATALOG))
        last = next(reversed(list(shell.preferences.tables)), first)
        self._game = last if last in CATALOG else first

    def show(self, game: str = "", clause: str = "") -> None:
        """Show the rules of a game, else those shown last, at a clause if one is named."""
        page = self._find_page(game or self._game)
        if clause:
            page.open_clause(clause)
        self._pages.go(page)

    def show_keys(self) -> None:
        """Show all keys, which stand beside the rules."""
        page = self._find_page(self._game)
        page.open_keys()
        self._pages.go(page)

    def _find_page(self, game: str) -> RulesPage:
        """The page of a game; that of another is put away."""
        known = self._pages.find_leaf(_PAGE)
        if isinstance(known, RulesPage) and known.game != game:
            self._pages.put_away(_PAGE)
        self._game = game
        return self._pages.get(_PAGE, self._create_page)

    def _find_language(self, game: str) -> str:
        """The language in which a game's rules can be read; English, and told, where they are damaged."""
        language = find_language(self._shell.preferences.language)
        try:
            rules_of(game, language)
            glossary(language)
        except (OSError, UnicodeDecodeError):
            self._shell.tell(self.tr("The rules cannot be read in this language. Install BarraCan again."))
            return ENGLISH
        return language

    def _create_page(self) -> RulesPage:
        cache = platformdirs.user_cache_path("barracan", appauthor=False) / "faces"
        page = RulesPage(self._game, game_titles(), self._store, cache, self._find_language(self._game))
        page.game_chosen.connect(lambda game: self._pages.turn_to(self._find_page(game)))
        page.paper_asked.connect(lambda: self._save(page.game))
        page.asked.connect(lambda _: self.lessons_asked.emit(page.game))
        return page

    def _save(self, game: str) -> None:
        """Let the person choose where the rules go, and write them."""
        from barracan.windows.rules.rules_paper import save_rules

        path = self._choose_file(common("Save as PDF"), f"{game}.pdf", ".pdf", common("Documents (*.pdf)"))
        if path is None:
            return
        with report_failures(self._shell.tell, file=str(path)):
            save_rules(path, game, rules_of(game, self._find_language(game)))
            self._shell.tell(common("Saved as {file}.").format(file=path), brief=True)
