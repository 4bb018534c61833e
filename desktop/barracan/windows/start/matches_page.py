"""The page of matches: unfinished ones to resume, finished ones to look at; and what is done there."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QScrollArea, QWidget

from barracan.model.replay import HUMAN
from barracan.storage.errors import DamagedError
from barracan.storage.summaries import MatchSummary, Search
from barracan.table.themes import Outfit, Theme
from barracan.table.timings import single_shot
from barracan.windows.shell.controls import Segments, button, label, text_field
from barracan.windows.shell.formats import find_games, game_title
from barracan.windows.shell.layout import CENTRE, STRETCH, lay_column, lay_row
from barracan.windows.shell.menu import add_action, bare_menu, pop_up
from barracan.windows.shell.page import Page
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.start.match_row import MatchRow, Thumbnails

SHELVES = ("unfinished", "finished", "by_hand", "bin")
UNDO_SECONDS = 10
AT_ONCE = 20
"""Rows made at once; more come when the end of the list is reached."""
_PAUSE = 200
"""Milliseconds after the last letter until a search begins."""


class MatchesPage(Page):
    """The matches of the library, a shelf at a time.

    Signals:
        resumed: the id of the match to go on with.
        reviewed: the id of a finished match to be looked at.
        pad_opened: the id of a pad kept by hand.
        listed: other matches are to be listed, or other words searched for.
        older_asked: the end of the list is near, and there are more.
        renamed, duplicated, exported: what to do with a match.
        given_up: the match, and the seat for whose side it counts as lost, ``None`` where it does not count.
        taken_up: a match that was given up is to be resumed again.
        deleted, restored: the id of a match moved to the bin, or out of it again.
        asked: the name of a button that leads elsewhere.
    """

    resumed = Signal(int)
    reviewed = Signal(int)
    pad_opened = Signal(int)
    listed = Signal(str)
    older_asked = Signal()
    renamed = Signal(int, str)
    duplicated = Signal(int)
    exported = Signal(int)
    given_up = Signal(int, object)
    taken_up = Signal(int)
    deleted = Signal(int)
    restored = Signal(int)
    asked = Signal(str)

    def __init__(self, titles: Callable[[str], str], read: Callable[[int], Sequence[str]]) -> None:
        super().__init__("matches_page", self.tr("Matches"), 920, 680)
        self._titles = titles
        self._pictures = Thumbnails(read, self)
        self._rows: list[MatchRow] = []
        self._shown = ("", "")
        self._binned: int | None = None
        self._bin_timer = single_shot(self, UNDO_SECONDS * 1000, self._forget_bin)
        self._subtitle = label(part="quiet")
        shelves = (self.tr("Unfinished"), self.tr("Finished"), self.tr("Kept by hand"), self.tr("Bin"))
        self._which = Segments("listed", list(zip(SHELVES, shelves, strict=True)))
        self._which.setAccessibleName(self.tr("Matches"))
        self._which.set_value("unfinished")
        self._which.changed.connect(self.listed)
        self._search = text_field("search", self.tr("Search by title, name or game"), hint=self.tr("Search"))
        self._search.setToolTip(self._search.accessibleName())
        self._search.setClearButtonEnabled(True)
        self._search.setMaximumWidth(220)
        self._searching = single_shot(self, _PAUSE, lambda: self.listed.emit(self._which.value))
        self._search.textChanged.connect(self._searching.start)
        self._trouble = label(part="fault", wrap=True, name="trouble")
        self._trouble.hide()
        self._more = button(self.tr("Older matches"), "older_matches", "quiet", do=self.older_asked)
        self._list = lay_column((self._more, 0, CENTRE), STRETCH, margins=(0, 0, 8, 0), spacing=9)
        self._empty = QWidget()
        self._build()

    @property
    def shelf(self) -> str:
        """Which matches are listed: ``unfinished``, ``finished``, kept ``by_hand`` or in the ``bin``."""
        return self._which.value

    @property
    def search_words(self) -> str:
        """The words that are searched for."""
        return self._search.text().strip()

    @property
    def count(self) -> int:
        """How many matches of this list are shown, so many that a list shown again keeps its place."""
        return len(self._rows) if self._shown == (self.shelf, self.search_words) else 0

    def turn_to(self, shelf: str) -> None:
        """List another shelf from now on."""
        self._which.set_value(shelf)

    def show_matches(self, summaries: Sequence[MatchSummary], *, more: bool = False) -> None:
        """List these matches, newest first."""
        bar = self._scroll.verticalScrollBar()
        place = bar.value() if self.count else 0
        self._shown = (self.shelf, self.search_words)
        self._more.hide()  # or the list that grows shorter would ask for more
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows.clear()
        self._pictures.clear()
        self.add_matches(summaries, more=more)
        has_rows = bool(summaries)
        self._subtitle.setText(self.tr("newest first") if has_rows else "")
        self._none.setText(self._describe_empty_list())
        self._scroll.setVisible(has_rows)
        self._empty.setVisible(not has_rows)
        by_hand = self.shelf == "by_hand"
        self._by_hand.setVisible(by_hand)
        self._new.setVisible(has_rows and not by_hand)
        self._first.setVisible(not by_hand)
        if has_rows:
            self._rows[0].make_first()
        if self.search_words:
            self._search.setFocus()
        elif has_rows:
            self._rows[0].setFocus()
        else:
            (self._by_hand if by_hand else self._first).setFocus()
        self._list.activate()
        bar.setValue(place)

    def add_matches(self, summaries: Sequence[MatchSummary], *, more: bool) -> None:
        """List further matches; there may be more."""
        for summary in summaries:
            title = self._titles(summary.game) or self.tr("A match that cannot be read")
            row = MatchRow(summary, title, self.shelf)
            row.opened.connect(self._open)
            row.deleted.connect(self._delete)
            row.renamed.connect(self.renamed)
            row.menu_asked.connect(self._open_menu)
            self._list.insertWidget(len(self._rows), row)
            row.show()
            self._pictures.add(row.picture)
            self._rows.append(row)
        self._more.setVisible(more)

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on, the pictures too."""
        self._pictures.set_back(outfit.back)
        super().wear(outfit)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the pictures too."""
        super().set_theme(theme)
        self._pictures.set_theme(theme)

    def _describe_empty_list(self) -> str:
        if self.search_words:
            return self.tr("No match is found.")
        return {
            "unfinished": self.tr("No unfinished matches."),
            "finished": self.tr("No finished matches."),
            "by_hand": self.tr("No pad is kept by hand yet: for games at a real table with real cards."),
            "bin": self.tr("The bin is empty."),
        }[self.shelf]

    def show_trouble(self, sentence: str) -> None:
        """Tell a failure of the program above the list; an empty sentence takes it away."""
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))

    def show_course(self, *, under_way: bool) -> None:
        """Offer to go on with the course for beginners where it has been begun."""
        self._course.setVisible(under_way)
        self._learn.setText(self._course.text() if under_way else self.tr("Learn"))

    def main_action(self) -> None:
        """Enter opens the match in focus, else the newest."""
        focused = self.focusWidget()
        if isinstance(focused, MatchRow):
            self._open(focused.summary.id)
        elif self._rows:
            self._open(self._rows[0].summary.id)
        elif self.shelf == "by_hand":
            self.asked.emit("pad_by_hand")
        else:
            self.asked.emit("new_match")

    def _build(self) -> None:
        inner = QWidget()
        inner.setLayout(self._list)
        self._scroll = QScrollArea()
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        self._scroll.verticalScrollBar().valueChanged.connect(self._near_end)
        self._import = self._lead_button(self.tr("Import"), "import", "quiet")
        self._import.setToolTip(self.tr("Import records; they can be dropped on the window too"))
        self.body.addLayout(lay_row(self._which, 8, (self._subtitle, 1), self._search, self._import))
        self.body.addWidget(self._trouble)
        self.body.addWidget(self._scroll, 1)
        self.body.addWidget(self._empty, 1)
        self.body.addLayout(self._foot())
        self._fill_empty()

    def _fill_empty(self) -> None:
        self._none = label(part="lead", name="no_matches")
        self._first = self._lead_button(self.tr("New match"), "new_match", "main")
        course = self.tr("Go on with the course")
        self._course = button(course, "go_on_with_course", do=lambda: self.asked.emit("learn"))
        self._course.hide()
        rows = (self._none, self._first, self._course)
        lay_column(STRETCH, *rows, STRETCH, inside=self._empty, spacing=20, align=CENTRE)

    def _lead_button(self, words: str, name: str, part: str = "") -> QPushButton:
        """A button that leads to another page."""
        return button(words, name, part, do=lambda: self.asked.emit(name))

    def _foot(self) -> QHBoxLayout:
        self._new = self._lead_button(self.tr("New match"), "new_match")
        self._undo_delete = button(self.tr("Undo the deletion"), "undo_delete", do=self._restore)
        self._undo_delete.hide()
        self._by_hand = self._lead_button(self.tr("Keep a pad by hand"), "pad_by_hand")
        self._learn = self._lead_button("", "learn", "quiet")
        ways = (
            self._lead_button(self.tr("Players"), "people", "quiet"),
            self._learn,
            self._lead_button(self.tr("Rules"), "rules", "quiet"),
            self._lead_button(self.tr("Settings"), "settings", "quiet"),
            self._lead_button(self.tr("Quit"), "quit", "quiet"),
        )
        return lay_row(self._new, self._by_hand, self._undo_delete, STRETCH, *ways)

    def _near_end(self, value: int) -> None:
        bar = self._scroll.verticalScrollBar()
        if not self._more.isHidden() and value > bar.maximum() - bar.pageStep() // 2:
            self.older_asked.emit()

    def _open(self, match_id: int) -> None:
        signals = {"unfinished": self.resumed, "finished": self.reviewed, "by_hand": self.pad_opened}
        signals.get(self.shelf, self.restored).emit(match_id)

    def menu_of(self, row: MatchRow) -> QMenu:
        """What may be done with a match besides opening and deleting it."""
        translate, match = QCoreApplication.translate, row.summary
        menu = bare_menu(self, "match_menu", self.theme)
        add_action(menu, "rename", translate("MatchMenu", "Rename"), row.begin_renaming)
        if match.state not in {"pad", "pad_over"}:
            duplicate, export = partial(self.duplicated.emit, match.id), partial(self.exported.emit, match.id)
            add_action(menu, "duplicate", translate("MatchMenu", "Duplicate"), duplicate)
            add_action(menu, "export", translate("MatchMenu", "Export"), export)
        menu.addSeparator()
        if match.state == "given_up":
            take_up = partial(self.taken_up.emit, match.id)
            add_action(menu, "take_up", translate("MatchMenu", "Take up again"), take_up)
        elif match.state == "unfinished":
            ending = menu.addMenu(translate("MatchMenu", "Give up"))
            for seat, note in enumerate(match.seats):
                if note.player == HUMAN:
                    words = translate("MatchMenu", "It counts as lost for {name}").format(name=note.name)
                    add_action(ending, f"give_up_{seat}", words, partial(self.given_up.emit, match.id, seat))
            give_up = partial(self.given_up.emit, match.id, None)
            add_action(ending, "give_up_none", translate("MatchMenu", "It does not count"), give_up)
        return menu

    def _open_menu(self, match_id: int, at: QPoint) -> None:
        row = next(row for row in self._rows if row.summary.id == match_id)
        pop_up(self.menu_of(row), at)

    def _delete(self, match_id: int) -> None:
        self._binned = match_id
        self.deleted.emit(match_id)
        self._undo_delete.show()
        self._bin_timer.start()

    def _restore(self) -> None:
        match_id, self._binned = self._binned, None
        self._forget_bin()
        if match_id is not None:
            self.restored.emit(match_id)

    def _forget_bin(self) -> None:
        self._bin_timer.stop()
        self._binned = None
        self._undo_delete.hide()


class MatchesPages(Feature):
    """Shows the page of matches, and does what is asked there.

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

    def __init__(self, shell: Shell, *, is_open: Callable[[], bool], leave: Callable[[int], None]) -> None:
        super().__init__(shell)
        self._is_open = is_open
        self._leave = leave

    def show(self, shelf: str = "") -> None:
        """Show what can be resumed, or what lies on another shelf."""
        page = self._pages.get("matches_page", self._create_page)
        if shelf:
            page.turn_to(shelf)
        failures: list[str] = []
        found: list[MatchSummary] = []
        more = False
        with report_failures(failures.append):
            found, more = self._list_now(page)
        page.show_matches(found, more=more)
        page.show_trouble("".join(failures))
        page.show_course(under_way=any(self._shell.preferences.lessons.values()))
        self._pages.go(page)

    def _list_now(self, page: MatchesPage) -> tuple[list[MatchSummary], bool]:
        most = max(AT_ONCE, page.count)
        try:
            return self._list(page, most)
        except DamagedError:  # the library has said so, and has begun a new file with what could be read
            return self._list(page, most)

    def _add_older(self) -> None:
        page = self._pages.get("matches_page", self._create_page)
        with report_failures(page.show_trouble):
            found, more = self._list(page, AT_ONCE, page.count)
            page.add_matches(found, more=more)

    def _list(self, page: MatchesPage, most: int, after: int = 0) -> tuple[list[MatchSummary], bool]:
        """So many matches of the list, and whether there are more."""
        search = Search(page.search_words, find_games(page.search_words), most + 1, after)
        found = self._library.find_on_shelf(page.shelf, search)
        return found[:most], len(found) > most

    def _create_page(self) -> MatchesPage:
        library = self._library
        page = MatchesPage(game_title, library.lines)
        page.asked.connect(self.asked)
        page.resumed.connect(self.resumed)
        page.reviewed.connect(self.reviewed)
        page.pad_opened.connect(self.pad_opened)
        page.exported.connect(self.exported)
        page.listed.connect(lambda _: self.show())
        page.older_asked.connect(self._add_older)
        page.returned.connect(lambda: self.show())
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
