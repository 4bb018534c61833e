"""New matches in the window: the page on which they are prepared, and what is remembered of it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from barracan.games.catalog import CATALOG
from barracan.session.messages import MatchSettings
from barracan.windows.start.new_match import NewMatchPage

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow


class Dealing(QObject):
    """Shows the page of a new match, and begins what is chosen there."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def show(self) -> None:
        """Prepare a match."""
        self._window.pages.go(self._window.pages.get("new_match_page", self._made))

    def _made(self) -> NewMatchPage:
        kept = self._window.preferences
        page = NewMatchPage(list(CATALOG.values()), kept.tables, kept.house_rules)
        page.dealt.connect(self._deal)
        page.house_rules_changed.connect(self._keep_house_rules)
        return page

    def _deal(self, settings: MatchSettings, table: Mapping[str, Any]) -> None:
        self._window.remember(self._window.preferences.with_table(settings.game, table))
        self._window.start(settings)

    def _keep_house_rules(self, game: str, rules: Mapping[str, Any]) -> None:
        self._window.remember(self._window.preferences.with_house_rules(game, rules))
