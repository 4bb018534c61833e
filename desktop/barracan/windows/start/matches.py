"""The matches of the library: the page that lists them, and what a person does with them there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from barracan.storage.errors import DamagedError, LibraryError
from barracan.storage.library import Library
from barracan.storage.summaries import MatchSummary, Search
from barracan.table.translation import translate_text
from barracan.windows.shell.words import games_called, title_of
from barracan.windows.start.start_page import AT_ONCE, StartPage

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow


class Matches(QObject):
    """Shows the start page, and does what is asked there."""

    def __init__(self, window: "MainWindow", library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._library = library

    def show(self) -> None:
        """Show what can be resumed."""
        page = self._window.pages.get("start_page", self._made)
        try:
            found, more = self._found_now(page)
        except LibraryError as trouble:
            page.show_matches([])
            page.show_trouble(translate_text(trouble.text))
        else:
            page.show_matches(found, more=more)
            page.show_trouble("")
        page.show_course(under_way=self._window.preferences.lesson > 0)
        page.close_button.setVisible(self._window.desk.is_open)
        self._window.pages.go(page)

    def _found_now(self, page: StartPage) -> tuple[list[MatchSummary], bool]:
        most = max(AT_ONCE, page.count)
        try:
            return self._found(page, most)
        except DamagedError:  # the library has said so, and has begun a new file with what could be read
            return self._found(page, most)

    def _add_older(self) -> None:
        page = self._window.pages.get("start_page", self._made)
        try:
            found, more = self._found(page, AT_ONCE, page.count)
        except LibraryError as trouble:
            page.show_trouble(translate_text(trouble.text))
        else:
            page.add_matches(found, more=more)

    def _found(self, page: StartPage, most: int, after: int = 0) -> tuple[list[MatchSummary], bool]:
        """So many matches of the list, and whether there are more."""
        search = Search(page.searched, games_called(page.searched), most + 1, after)
        found = self._library.listed(page.shelf, search)
        return found[:most], len(found) > most

    def _made(self) -> StartPage:
        window, library = self._window, self._library
        page = StartPage(title_of, library.lines)
        page.resumed.connect(window.resume)
        page.reviewed.connect(lambda match: window.reviews.of_match(match))
        page.pad_opened.connect(lambda match: window.pads.show_match(match))
        page.pad_wanted.connect(lambda: window.pads.begin_by_hand())
        page.listed.connect(lambda _: self.show())
        page.older_asked.connect(self._add_older)
        page.returned.connect(self.show)
        page.deleted.connect(self._delete)
        page.restored.connect(lambda match: self._change(lambda: library.restore(match)))
        page.renamed.connect(lambda match, title: self._change(lambda: library.rename(match, title)))
        page.duplicated.connect(lambda match: self._change(lambda: library.duplicate(match)))
        page.given_up.connect(self._give_up)
        page.taken_up.connect(lambda match: self._change(lambda: library.take_up(match)))
        page.exported.connect(lambda match: window.exchange.export(match))
        page.imported.connect(lambda: window.exchange.ask_for_files())
        page.new_match.connect(window.show_new_match)
        page.settings.connect(window.show_settings)
        page.learn.connect(window.show_lessons)
        page.rules.connect(window.show_rules)
        page.people.connect(lambda: window.pads.show_people())
        page.left.connect(window.close)
        return page

    def _delete(self, match: int) -> None:
        self._leave(match)
        self._change(lambda: self._library.delete(match))

    def _give_up(self, match: int, seat: int | None) -> None:
        self._leave(match)
        self._change(lambda: self._library.give_up(match, seat))

    def _leave(self, match: int) -> None:
        """Let go of a match if it is the open one."""
        desk = self._window.desk
        if desk.is_open and desk.match == match:
            desk.leave()

    def _change(self, change: Callable[[], object]) -> None:
        try:
            change()
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        self.show()
