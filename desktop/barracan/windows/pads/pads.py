"""The players of the library and their pads: what the window's pages show of them, and what they change."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from barracan.games.catalog import CATALOG, find_game
from barracan.model.moves import RecordFault
from barracan.model.record import read_line
from barracan.model.text import Text
from barracan.storage import players as people
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.pads import closed_line, entry_line, is_pad, pad_line, read_pad
from barracan.storage.statistics import Played, figures, history
from barracan.table.translation import translate_text
from barracan.windows.pads.export import print_pad
from barracan.windows.pads.export_process import Order, PadWriting
from barracan.windows.pads.new_pad import NewPadPage
from barracan.windows.pads.pad_page import PadPage
from barracan.windows.pads.people_page import PeoplePage
from barracan.windows.score.history import stored_sheet
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.words import title_of

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow

AT_ONCE = 100
"""Matches of a pad that are listed at once."""


class Pads(QObject):
    """Shows the pages of players and pads, and does what is asked there."""

    def __init__(self, window: "MainWindow", library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._library = library
        self._person = 0
        self._name = ""

    def show_people(self, trouble: str = "") -> None:
        """Show everybody."""
        page = self._window.pages.get("people_page", self._made_people)
        try:
            found = self._library.ask(people.players)
            others = self._library.ask(lambda db: {each.id: people.merged(db, each.id) for each in found})
        except LibraryError as wrong:
            found, others, trouble = [], {}, translate_text(wrong.text)
        page.show_people(found, others, trouble)
        self._window.pages.go(page)

    def show_pad(self, person: int, match: int | None = None) -> None:
        """Show somebody's pad, at a match if one is named."""
        self._person = person
        try:
            found = {each.id: each.name for each in self._library.ask(people.players)}
            self._name = found.get(person, "")
            page = self._window.pages.get("pad_page", self._made_pad)
            known = self._library.ask(lambda db: figures(db, person))
            page.show_person(self._name, [share.game for share in known.games], "")
            page.show_figures(known)
            self._fill(page, match)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
            return
        self._window.pages.go(page)

    def show_match(self, match: int) -> None:
        """Show a pad kept by hand, as the first of its players has it."""
        try:
            person = self._library.ask(lambda db: people.player_at(db, match, 0))
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
            return
        self.show_pad(person, match)

    def begin_by_hand(self) -> None:
        """Ask for the game and the players of a new pad."""
        page = self._window.pages.get("new_pad_page", self._made_new)
        try:
            page.show_people([each.name for each in self._library.ask(people.players)])
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
            return
        self._window.pages.go(page)

    def _made_people(self) -> PeoplePage:
        page = PeoplePage()
        page.opened.connect(self.show_pad)
        page.pad_wanted.connect(self.begin_by_hand)
        page.returned.connect(self.show_people)
        for signal, change in (
            (page.renamed, people.rename_player),
            (page.painted, people.paint_player),
            (page.guest_marked, people.mark_guest),
            (page.merged, people.merge_players),
            (page.parted, people.part_player),
        ):
            signal.connect(lambda *values, change=change: self._change(lambda db: change(db, *values)))
        return page

    def _made_pad(self) -> PadPage:
        page = PadPage(title_of)
        page.chosen.connect(self._show_match)
        page.game_chosen.connect(lambda _: self._refill())
        page.older_asked.connect(self._add_older)
        page.clause_asked.connect(self._open_clause)
        page.exported.connect(self._export)
        page.saved.connect(self._save)
        page.printed.connect(self._print)
        page.written.connect(self._write)
        page.closed_by_hand.connect(self._close)
        page.deleted.connect(lambda match: self._move(self._library.delete, match))
        page.restored.connect(lambda match: self._move(self._library.restore, match))
        return page

    def _made_new(self) -> NewPadPage:
        page = NewPadPage(list(CATALOG.values()))
        page.begun.connect(self._begin)
        return page

    @property
    def _page(self) -> PadPage:
        return self._window.pages.get("pad_page", self._made_pad)

    def _change(self, change: Callable[[Connection], None]) -> None:
        try:
            self._library.change(change)
        except LibraryError as wrong:
            self.show_people(translate_text(wrong.text))
        else:
            self.show_people()

    def _fill(self, page: PadPage, match: int | None) -> None:
        """Show the matches, so many that the one wanted is among them."""
        found, shown = self._history(AT_ONCE + 1), AT_ONCE
        if match is not None and all(each.match != match for each in found[:shown]):
            found = self._history(-1)
            shown = max(shown, next((at for at, each in enumerate(found, 1) if each.match == match), 0))
        page.show_matches(found[:shown], more=len(found) > shown, first=match)

    def _refill(self, match: int | None = None) -> None:
        """Show figures and matches anew: of another game, or after a change."""
        page = self._page
        try:
            page.show_figures(self._library.ask(lambda db: figures(db, self._person, page.game)))
            self._fill(page, match)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))

    def _add_older(self) -> None:
        page = self._page
        try:
            found = self._history(AT_ONCE + 1, page.count)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        else:
            page.add_matches(found[:AT_ONCE], more=len(found) > AT_ONCE)

    def _history(self, most: int, after: int = 0) -> list[Played]:
        return self._library.ask(lambda db: history(db, self._person, self._page.game, most, after))

    def sheet(self, match: int) -> tuple[ScoreSheet, bool]:
        """A match as it stands on the pad, and whether it is kept by hand; raises ``LibraryError``."""
        lines = self._library.lines(match)
        names = self._library.ask(lambda db: people.shown_names(db, match))
        return stored_sheet(find_game, lines, names), is_pad(read_line(lines[0]))

    def _show_match(self, match: int) -> None:
        try:
            sheet, by_hand = self.sheet(match)
        except LibraryError as trouble:
            self._page.show_trouble(translate_text(trouble.text))
        except RecordFault as wrong:
            self._page.show_trouble(translate_text(wrong.reason))
        else:
            self._page.show_sheet(sheet, by_hand=by_hand)

    def _open_clause(self, clause: str) -> None:
        match = self._page.match
        if not clause or match is None:
            return
        try:
            game = str(read_line(self._library.lines(match)[0])["game"])
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        else:
            self._window.rulebook.show_of(game, clause)

    def _begin(self, game: str, seats: object, sides: object, target: int | None) -> None:
        try:
            match = self._library.begin([pad_line(game, seats, sides, target)])
            self._library.release(match)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
            return
        self._window.pages.put_away("new_pad_page")  # the way back does not lead to the form again
        self.show_match(match)

    def _write(self, hand: int, points: object) -> None:
        self._note(entry_line(hand, points, datetime.now(UTC)))

    def _close(self) -> None:
        match = self._page.match
        try:
            sheet, _ = self.sheet(match)
            winners = sheet.leaders(sheet.ends[-1]) if sheet.leaders else ()
            line = closed_line(read_pad(self._library.lines(match)), winners)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        except RecordFault as wrong:
            self._window.tell(translate_text(wrong.reason))
        else:
            self._note(line)

    def _note(self, line: str) -> None:
        match = self._page.match
        try:
            self._library.write_on(match, [line])
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        else:
            self._refill(match)

    def _move(self, move: Callable[[int], None], match: int) -> None:
        try:
            move(match)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        else:
            self._refill(match)

    def _export(self) -> None:
        self._to_file(self.tr("Export as CSV"), "csv", self.tr("Tables (*.csv)"), -1)

    def _save(self) -> None:
        self._to_file(self.tr("Save as PDF"), "pdf", self.tr("Documents (*.pdf)"), self._page.count)

    def _to_file(self, title: str, kind: str, kinds: str, most: int) -> None:
        name, _ = QFileDialog.getSaveFileName(self._window, title, f"{self._name}.{kind}", kinds)
        if not name:
            return
        language = self._window.preferences.language
        try:
            library, copy = self._readable()
            order = Order(library, self._person, self._page.game, most, Path(name), kind, language)
            writing = PadWriting(order, self, copy)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
            return
        except OSError as trouble:  # no room for a copy, or for one more process
            self._tell_end(name, trouble.strerror or str(trouble))
            return
        cancel = (self.tr("Cancel"), lambda: self._cancel(writing))

        def tell(done: int, matches: int) -> None:
            words = self.tr("{file} is being written: match {number} of {matches}.")
            self._window.tell(words.format(file=name, number=done + 1, matches=matches), way_out=cancel)

        writing.went_on.connect(tell)
        writing.ended.connect(lambda trouble: self._tell_end(name, trouble))
        self._window.closed.connect(writing.cancel)

    def _readable(self) -> tuple[Path, TemporaryDirectory[str] | None]:
        """The library's file for another process, a copy of one that is only in memory."""
        if self._library.path:
            return self._library.path, None
        copy = TemporaryDirectory(prefix="barracan-pad-")
        path = Path(copy.name) / "library.sqlite"
        try:
            self._library.back_up(path)
        except LibraryError:
            copy.cleanup()
            raise
        return path, copy

    def _cancel(self, writing: PadWriting) -> None:
        writing.cancel()
        self._window.tell(self.tr("No file was written."), brief=True)

    def _tell_end(self, name: str, trouble: Text | str | None) -> None:
        if trouble is None:
            self._window.tell(self.tr("Saved as {file}.").format(file=name))
        elif isinstance(trouble, Text):
            self._window.tell(translate_text(trouble))
        else:
            self._window.tell(self.tr("{file} cannot be written: {reason}.").format(file=name, reason=trouble))

    def _print(self) -> None:
        match = self._page.match
        if match is None:
            return
        try:
            sheet, _ = self.sheet(match)
        except LibraryError as trouble:
            self._window.tell(translate_text(trouble.text))
        except RecordFault as wrong:
            self._window.tell(translate_text(wrong.reason))
        else:
            print_pad(self._window, self._page.title.text(), [("", sheet)])
