"""The players of the library and their pads: what the window's pages show of them, and what they change."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection
from tempfile import TemporaryDirectory

from PySide6.QtCore import Signal

from barracan.games.catalog import CATALOG, find_game
from barracan.model.game import Sides
from barracan.model.record import read_line
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.storage import players as people
from barracan.storage.errors import LibraryError
from barracan.storage.pads import closed_line, entry_line, is_pad, pad_line, read_pad
from barracan.storage.statistics import Played, figures, history
from barracan.table.translation import common, translate_text
from barracan.windows.pads.export import PadOrder, PadWriting, print_pad
from barracan.windows.pads.new_pad import NewPadPage
from barracan.windows.pads.pad_page import PadPage
from barracan.windows.pads.people_page import PeoplePage
from barracan.windows.score.score_sheet import ScoreSheet, stored_sheet
from barracan.windows.shell.formats import game_title
from barracan.windows.shell.notice import WayOut
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell, report_failures

AT_ONCE = 100
"""Matches of a pad that are listed at once."""


class PadPages(Feature):
    """Shows the pages of players and pads, and does what is asked there.

    Signals:
        clause_asked: a game, and a clause of its rules to show.
        match_wanted: a match is to be prepared.
    """

    clause_asked = Signal(str, str)
    match_wanted = Signal()

    def __init__(self, shell: Shell, store: PictureStore) -> None:
        super().__init__(shell)
        self._store = store
        self._person = 0
        self._name = ""

    def show_people(self, trouble: str = "") -> None:
        """Show everybody."""
        page = self._pages.get("people_page", self._create_people)
        with report_failures(lambda sentence: page.show_people([], {}, sentence)):
            found = self._library.ask(people.players)
            others = self._library.ask(lambda db: {each.id: people.other_names(db, each.id) for each in found})
            page.show_people(found, others, trouble)
        self._pages.go(page)

    def show_pad(self, person: int, match: int | None = None) -> None:
        """Show somebody's pad, at a match if one is named."""
        self._person = person
        with report_failures(self._shell.tell):
            found = {each.id: each.name for each in self._library.ask(people.players)}
            self._name = found.get(person, "")
            page = self._page
            known = self._library.ask(lambda db: figures(db, person))
            page.show_part("matches")
            page.show_person(self._name, [share.game for share in known.games], "")
            page.show_figures(known)
            self._fill(page, match)
            self._pages.go(page)
            page.entry.take_keys()

    def show_statistics(self, person: int) -> None:
        """Show somebody's pad with its statistics in front."""
        self.show_pad(person)
        self._page.show_part("statistics")

    def show_match(self, match: int) -> None:
        """Show the pad of a match, as the first of its people has it."""
        with report_failures(self._shell.tell):
            self.show_pad(self._library.ask(lambda db: people.first_player(db, match)), match)

    def begin_by_hand(self) -> None:
        """Ask for the game and the players of a new pad."""
        page = self._pages.get("new_pad_page", self._create_new)
        with report_failures(self._shell.tell):
            page.show_people([each.name for each in self._library.ask(people.players)])
            self._pages.go(page)

    def _create_people(self) -> PeoplePage:
        page = PeoplePage()
        page.opened.connect(self.show_pad)
        page.figures_asked.connect(self.show_statistics)
        page.pad_wanted.connect(self.begin_by_hand)
        page.match_wanted.connect(self.match_wanted)
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

    def _create_pad(self) -> PadPage:
        page = PadPage(game_title)
        page.chosen.connect(self._show_match)
        page.game_chosen.connect(lambda _: self._refill())
        page.older_asked.connect(self._add_older)
        page.clause_asked.connect(self._open_clause)
        page.exported.connect(self._export)
        page.saved.connect(self._save)
        page.printed.connect(self._print)
        page.written.connect(self._write)
        page.closed_by_hand.connect(self._close)
        page.deleted.connect(lambda match: self._change_match(self._library.delete, match))
        page.restored.connect(lambda match: self._change_match(self._library.restore, match))
        return page

    def _create_new(self) -> NewPadPage:
        page = NewPadPage(list(CATALOG), self._store)
        page.begun.connect(self._begin)
        return page

    @property
    def _page(self) -> PadPage:
        return self._pages.get("pad_page", self._create_pad)

    def _change(self, change: Callable[[Connection], None]) -> None:
        failures: list[str] = []
        with report_failures(failures.append):
            self._library.change(change)
        self.show_people("".join(failures))

    def _fill(self, page: PadPage, match: int | None) -> None:
        """Show the matches, so many that the one wanted is among them."""
        found, shown = self._history(AT_ONCE + 1), AT_ONCE
        if match is not None and all(each.match != match for each in found[:shown]):
            found = self._history(-1)
            shown = max(shown, next((at for at, each in enumerate(found, 1) if each.match == match), 0))
        page.show_matches(found[:shown], more=len(found) > shown, first=match)

    def _refill(self, match: int | None = None) -> None:
        """Show figures and matches again: of another game, or after a change."""
        page = self._page
        with report_failures(self._shell.tell):
            page.show_figures(self._library.ask(lambda db: figures(db, self._person, page.game)))
            self._fill(page, match)

    def _add_older(self) -> None:
        page = self._page
        with report_failures(self._shell.tell):
            found = self._history(AT_ONCE + 1, page.count)
            page.add_matches(found[:AT_ONCE], more=len(found) > AT_ONCE)

    def _history(self, most: int, after: int = 0) -> list[Played]:
        return self._library.ask(lambda db: history(db, self._person, self._page.game, most, after))

    def sheet(self, match: int) -> tuple[ScoreSheet, bool]:
        """A match as it stands on the pad, and whether it is kept by hand; raises ``LibraryError``."""
        lines = self._library.lines(match)
        names = self._library.ask(lambda db: people.shown_names(db, match))
        return stored_sheet(find_game, lines, names), is_pad(read_line(lines[0]))

    def _show_match(self, match: int) -> None:
        with report_failures(self._page.show_trouble):
            sheet, by_hand = self.sheet(match)
            self._page.show_sheet(sheet, by_hand=by_hand)

    def _open_clause(self, clause: str) -> None:
        match = self._page.match
        if not clause or match is None:
            return
        with report_failures(self._shell.tell):
            self.clause_asked.emit(str(read_line(self._library.lines(match)[0])["game"]), clause)

    def _begin(self, game: str, seats: Sequence[SeatNote], sides: Sides, target: int | None) -> None:
        with report_failures(self._shell.tell):
            match = self._library.begin([pad_line(game, seats, sides, target)])
            self._library.release(match)
            self._pages.put_away("new_pad_page")  # the way back does not lead to the form again
            self.show_match(match)

    def _write(self, hand: int, points: Sequence[int]) -> None:
        self._append(lambda _: entry_line(hand, points, datetime.now(UTC)))

    def _close(self) -> None:
        self._append(self._closed_line)

    def _closed_line(self, match: int) -> str:
        sheet, _ = self.sheet(match)
        winners = sheet.leaders(sheet.ends[-1]) if sheet.leaders else ()
        return closed_line(read_pad(self._library.lines(match)), winners)

    def _append(self, make_line: Callable[[int], str]) -> None:
        """Write a line on the pad that is shown."""
        match = self._page.match
        if match is not None:
            self._change_match(lambda match: self._library.write_on(match, [make_line(match)]), match)

    def _change_match(self, change: Callable[[int], None], match: int) -> None:
        with report_failures(self._shell.tell):
            change(match)
            self._refill(match)

    def _export(self) -> None:
        self._to_file(common("Export as CSV"), "csv", self.tr("Tables (*.csv)"), -1)

    def _save(self) -> None:
        self._to_file(common("Save as PDF"), "pdf", common("Documents (*.pdf)"), self._page.count)

    def _to_file(self, title: str, kind: str, kinds: str, most: int) -> None:
        path = self._choose_file(title, f"{self._name}.{kind}", f".{kind}", kinds)
        if path is None:
            return
        name = str(path)
        language = self._shell.preferences.language
        with report_failures(self._shell.tell, file=name):  # there may be no room for a copy, or for one more process
            library, copy = self._readable_file()
            order = PadOrder(library, self._person, self._page.game, most, path, kind, language)
            self._follow(PadWriting(order, self, copy), name)

    def _follow(self, writing: PadWriting, name: str) -> None:
        """Tell how the writing of this file goes on."""
        cancel = WayOut(common("Cancel"), lambda: self._cancel(writing))

        def tell(done: int, matches: int) -> None:
            words = self.tr("{file} is being written: match {number} of {matches}.")
            self._shell.tell(words.format(file=name, number=done + 1, matches=matches), way_out=cancel)

        writing.went_on.connect(tell)
        writing.ended.connect(lambda trouble: self._tell_end(name, trouble))
        self._pages.ended.connect(writing.cancel)

    def _readable_file(self) -> tuple[Path, TemporaryDirectory[str] | None]:
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
        self._shell.tell(self.tr("No file was written."), brief=True)

    def _tell_end(self, name: str, trouble: Text | None) -> None:
        if trouble is None:
            self._shell.tell(common("Saved as {file}.").format(file=name))
        else:
            self._shell.tell(translate_text(trouble))

    def _print(self) -> None:
        match = self._page.match
        if match is None:
            return
        with report_failures(self._shell.tell):
            sheet, _ = self.sheet(match)
            print_pad(self._pages.window(), self._page.title.text(), [("", sheet)])
