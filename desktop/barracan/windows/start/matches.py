"""The matches of the library in the window: what the page lists, and what is done with them."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from barracan.storage.errors import DamagedError, error_text
from barracan.storage.summaries import MatchSummary, Search, count_by_shelf
from barracan.table.translation import translate_text
from barracan.windows.shell.formats import find_games, game_title
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.start.home_contents import read_settings
from barracan.windows.start.matches_page import AT_ONCE, MOST_CARDS, MatchesPage

_FEW, _LAST = 3, 4
"""Where so few wait, so many of the last finished ones are told under them."""


class MatchesPages(Feature):
    """Shows the page of matches, and does what is asked there.

    *is_open* says whether a match is on the table; *leave* lets go of a match if it is the one there.

    Signals:
        asked: another page is asked for by its button's name.
        resumed, reviewed, score_asked, pad_opened, exported: the match to do that with.
        started: the settings of a match to begin.
    """

    asked = Signal(str)
    resumed = Signal(int)
    reviewed = Signal(int)
    score_asked = Signal(int)
    pad_opened = Signal(int)
    exported = Signal(int)
    started = Signal(object)

    def __init__(self, shell: Shell, store: PictureStore, leave: Callable[[int], None]) -> None:
        super().__init__(shell)
        self._store, self._leave = store, leave

    def show(self, shelf: str = "") -> None:
        """Show what can be resumed, or what lies on another shelf."""
        page = self._page
        if shelf:
            page.turn_to(shelf)
        failures: list[str] = []
        with report_failures(failures.append):
            try:
                self._fill(page)
            except DamagedError:  # the library has said so, and has begun a new file with what could be read
                self._fill(page)
        if failures:
            page.show_matches([])
        unsalvaged = self._library.unsalvaged
        if unsalvaged is not None:
            failures.append(translate_text(error_text("being_salvaged", file=unsalvaged.path.name)))
        page.show_trouble("".join(failures))
        self._pages.go(page)

    @property
    def _page(self) -> MatchesPage:
        return self._pages.get("matches_page", self._create_page)

    def _fill(self, page: MatchesPage) -> None:
        counts = self._library.ask(count_by_shelf)
        page.show_counts(counts)
        on_shelf = counts.get(page.shelf, {})
        few = (on_shelf.get(page.game, 0) if page.game else sum(on_shelf.values())) <= MOST_CARDS
        found, more = self._list(page, max(MOST_CARDS if few else AT_ONCE, page.count))
        last: list[MatchSummary] = []
        if page.shelf == "unfinished" and len(found) <= _FEW and not page.search_words:
            last = self._library.find_finished(Search(game=page.game, most=_LAST))
        finished = counts["finished"]
        page.show_matches(
            found, more=more, last=last, finished=finished.get(page.game, 0) if page.game else sum(finished.values())
        )

    def _add_older(self) -> None:
        page = self._page
        with report_failures(page.show_trouble):
            found, more = self._list(page, AT_ONCE, page.count)
            page.add_matches(found, more=more)

    def _list(self, page: MatchesPage, most: int, after: int = 0) -> tuple[list[MatchSummary], bool]:
        """So many matches of the list, and whether there are more."""
        search = Search(page.search_words, find_games(page.search_words), page.game, most + 1, after)
        found = self._library.find_on_shelf(page.shelf, search)
        return found[:most], len(found) > most

    def _create_page(self) -> MatchesPage:
        library = self._library
        page = MatchesPage(game_title, library.lines, self._store)
        page.asked.connect(self.asked)
        page.resumed.connect(self.resumed)
        page.reviewed.connect(self.reviewed)
        page.repeated.connect(self._repeat)
        page.score_asked.connect(self.score_asked)
        page.pad_opened.connect(self.pad_opened)
        page.exported.connect(self.exported)
        page.listed.connect(lambda: self.show())
        page.older_asked.connect(self._add_older)
        page.returned.connect(lambda: self.show())
        page.deleted.connect(self._delete)
        page.restored.connect(lambda match: self._change(lambda: library.restore(match)))
        page.renamed.connect(lambda match, title: self._change(lambda: library.rename(match, title)))
        page.duplicated.connect(lambda match: self._change(lambda: library.duplicate(match)))
        page.given_up.connect(self._give_up)
        page.taken_up.connect(lambda match: self._change(lambda: library.take_up(match)))
        return page

    def _repeat(self, match: int) -> None:
        with report_failures(self._shell.tell):
            self.started.emit(read_settings(self._library, match))

    def _delete(self, match: int) -> None:
        self._leave(match)
        self._change(lambda: self._library.delete(match))

    def _give_up(self, match: int, seat: int | None) -> None:
        self._leave(match)
        self._change(lambda: self._library.give_up(match, seat))

    def _change(self, change: Callable[[], object]) -> None:
        with report_failures(self._shell.tell):
            change()
        self.show()
