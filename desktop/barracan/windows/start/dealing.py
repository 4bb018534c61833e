"""New matches in the window: the page on which they are prepared, and what is remembered of it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from barracan.games.catalog import CATALOG
from barracan.session.messages import MatchSettings
from barracan.windows.shell.shell import Shell
from barracan.windows.start.new_match import NewMatchPage


class Dealing(QObject):
    """Shows the page of a new match.

    Signals:
        started: the settings of a match to begin.
    """

    started = Signal(object)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.pages)
        self._shell = shell

    def show(self) -> None:
        """Prepare a match."""
        self._shell.pages.go(self._shell.pages.get("new_match_page", self._create_page))

    def _create_page(self) -> NewMatchPage:
        kept = self._shell.preferences
        page = NewMatchPage(list(CATALOG.values()), kept.tables, kept.house_rules)
        page.dealt.connect(self._deal)
        page.house_rules_changed.connect(self._keep_house_rules)
        return page

    def _deal(self, settings: MatchSettings, table: Mapping[str, object]) -> None:
        self._shell.remember(self._shell.preferences.with_table(settings.game, table))
        self.started.emit(settings)

    def _keep_house_rules(self, game: str, rules: Mapping[str, object]) -> None:
        self._shell.remember(self._shell.preferences.with_house_rules(game, rules))
