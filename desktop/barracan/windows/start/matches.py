"""The matches of the library: the page that lists them, and what a person does with them there."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from barracan.storage.errors import DamagedError
from barracan.storage.library import Library
from barracan.storage.summaries import MatchSummary, Search
from barracan.windows.shell.failures import report_failures
from barracan.windows.shell.game_titles import find_games, game_title
from barracan.windows.shell.shell import Shell
from barracan.windows.start.start_page import AT_ONCE, StartPage


class StartPages(QObject):
    """Shows the start page, and does what is asked there.

    *is_open* says whether a match is on the table; *leave* lets go of a match if it is the one there.

    Signals:
        asked: another page is asked for by its button's name.
        resumed, reviewed, pad_opened, exported: the match to do that with.
    """

    asked = Signal(str)
    resumed = Signal(int)
    reviewed = Signal(int)
    pad_opened = Signal(int)
    exported = Signal(int)

    def __init__(
        self, shell: Shell, library: Library, *, is_open: Callable[[], bool], leave: Callable[[int], None]
    ) -> None:
        super().__init__(shell.pages)
        self._shell = shell
        self._library = library
        self._is_open = is_open
        self._leave = leave

    def show(self) -> None:
        """Show what can be resumed."""
        page = self._shell.pages.get("start_page", self._create_page)
        failures: list[str] = []
        found: list[MatchSummary] = []
        more = False
        with report_failures(failures.append):
            found, more = self._list_now(page)
        page.show_matches(found, more=more)
        page.show_trouble("".join(failures))
        page.show_course(under_way=any(self._shell.preferences.lessons.values()))
        page.close_button.setVisible(self._is_open())
        self._shell.pages.go(page)

    def _list_now(self, page: StartPage) -> tuple[list[MatchSummary], bool]:
        most = max(AT_ONCE, page.count)
        try:
            return self._list(page, most)
        except DamagedError:  # the library has said so, and has begun a new file with what could be read
            return self._list(page, most)

    def _add_older(self) -> None:
        page = self._shell.pages.get("start_page", self._create_page)
        with report_failures(page.show_trouble):
            found, more = self._list(page, AT_ONCE, page.count)
            page.add_matches(found, more=more)

    def _list(self, page: StartPage, most: int, after: int = 0) -> tuple[list[MatchSummary], bool]:
        """So many matches of the list, and whether there are more."""
        search = Search(page.searched, find_games(page.searched), most + 1, after)
        found = self._library.listed(page.shelf, search)
        return found[:most], len(found) > most

    def _create_page(self) -> StartPage:
        library = self._library
        page = StartPage(game_title, library.lines)
        page.asked.connect(self.asked)
        page.resumed.connect(self.resumed)
        page.reviewed.connect(self.reviewed)
        page.pad_opened.connect(self.pad_opened)
        page.exported.connect(self.exported)
        page.listed.connect(lambda _: self.show())
        page.older_asked.connect(self._add_older)
        page.returned.connect(self.show)
        page.deleted.connect(self._delete)
        page.restored.connect(lambda match: self._change(lambda: library.restore(match)))
        page.renamed.connect(lambda match, title: self._change(lambda: library.rename(match, title)))
        page.duplicated.connect(lambda match: self._change(lambda: library.duplicate(match)))
        page.given_up.connect(self._give_up)
        page.taken_up.connect(lambda match: self._change(lambda: library.take_up(match)))
        return page

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
