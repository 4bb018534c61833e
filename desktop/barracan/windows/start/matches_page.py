"""The page of matches: unfinished ones to resume, finished ones to look at, pads kept by hand, and the bin."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from barracan.games.catalog import CATALOG
from barracan.model.replay import HUMAN
from barracan.storage.summaries import MatchSummary
from barracan.table.themes import Outfit
from barracan.table.timings import single_shot
from barracan.table.translation import common, plain_tip
from barracan.windows.shell.controls import label, text_field
from barracan.windows.shell.layout import ANY, CENTRE, NO_MARGINS, STRETCH, lay_column, lay_row
from barracan.windows.shell.menu import add_action, bare_menu, pop_up
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.value_controls import Chips, Segments
from barracan.windows.shell.wide_page import WidePage
from barracan.windows.start.match_items import Action, MatchCard, MatchItem, MatchRow
from barracan.windows.start.match_list import MatchList, Section
from barracan.windows.start.match_words import words_of
from barracan.windows.start.pictures import Pictures
from barracan.windows.start.thumbnails import Thumbnails

SHELVES = ("unfinished", "finished", "by_hand", "bin")
UNDO_SECONDS = 10
AT_ONCE = 50
"""Matches listed at once; more come when the end of the list is reached."""
MOST_CARDS: Final = 60
"""Over so many matches there are rows alone."""
_LEAST_SEARCH: Final = 96
"""So wide is the field of the search at least, at the usual type."""
_PAUSE = 200
"""Milliseconds after the last letter until a search begins."""


class MatchesPage(WidePage):
    """The matches of the library, a shelf at a time.

    Signals:
        resumed: the id of the match to go on with.
        reviewed: the id of a finished match to be looked at.
        repeated: the id of a match whose table is to play again.
        score_asked: the id of a match whose score pad is asked for.
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
    repeated = Signal(int)
    score_asked = Signal(int)
    pad_opened = Signal(int)
    listed = Signal()
    older_asked = Signal()
    renamed = Signal(int, str)
    duplicated = Signal(int)
    exported = Signal(int)
    given_up = Signal(int, object)
    taken_up = Signal(int)
    deleted = Signal(int)
    restored = Signal(int)
    asked = Signal(str)

    def __init__(
        self, titles: Callable[[str], str], read: Callable[[int], Sequence[str]], store: PictureStore | None = None
    ) -> None:
        super().__init__("matches_page", common("Matches"))
        self._titles = titles
        store = store or PictureStore(None, self)
        self._pictures = Pictures(store, self)
        self._thumbnails = Thumbnails(read, self._pictures, self)
        self._shown = ("", "", "")
        self._binned: int | None = None
        self._bin_timer = single_shot(self, UNDO_SECONDS * 1000, self._forget_bin)
        self._which = Segments("listed", list(zip(SHELVES, self._shelf_titles(), strict=True)))
        self._which.setAccessibleName(common("Matches"))
        self._which.set_value("unfinished")
        self._games = Chips("game", [])
        self._games.setAccessibleName(common("Games"))
        self._search = text_field("search", self.tr("Search by title, name or game"), hint=common("Search"))
        self._search.setToolTip(plain_tip(self._search.accessibleName()))
        self._search.setClearButtonEnabled(True)
        self._searching = single_shot(self, _PAUSE, self.listed.emit)
        self._trouble = label(part="trouble", wrap=True, name="trouble")
        self._list = MatchList()
        self._empty = QWidget()
        self._build()
        self._connect(store)

    @property
    def shelf(self) -> str:
        """Which matches are listed: ``unfinished``, ``finished``, kept ``by_hand`` or in the ``bin``."""
        return self._which.value

    @property
    def game(self) -> str:
        """The game whose matches alone are listed, empty for all."""
        return self._games.value

    @property
    def search_words(self) -> str:
        """The words that are searched for."""
        return self._search.text().strip()

    @property
    def count(self) -> int:
        """How many matches of this list are shown, so many that a list shown again keeps its place."""
        return self._list.count if self._shown == self._wanted else 0

    @property
    def _wanted(self) -> tuple[str, str, str]:
        return self.shelf, self.game, self.search_words

    def turn_to(self, shelf: str) -> None:
        """List another shelf from now on."""
        self._which.set_value(shelf)

    def show_counts(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        """Say how many matches there are on each shelf, and offer the games of which there are any."""
        for shelf, title in zip(SHELVES, self._shelf_titles(), strict=True):
            count = sum(counts.get(shelf, {}).values())
            self._which.rename(shelf, f"{title} {count}" if count and shelf != "bin" else title)
        there = {game for each in counts.values() for game in each if game}
        known = [game for game in CATALOG.own if game in there] + sorted(there.difference(CATALOG.own))
        chosen = self.game
        games = [("", self.tr("All")), *((game, self._titles(game)) for game in known)]
        self._games.offer(games if len(known) > 1 else [])
        self._games.set_value(chosen)
        self._arrange_choices()

    def show_matches(
        self, matches: Sequence[MatchSummary], *, more: bool = False,
        last: Sequence[MatchSummary] = (), finished: int = 0,
    ) -> None:  # fmt: skip
        """List these matches, newest first, and under them the last of all that are finished."""
        place = self._list.verticalScrollBar().value() if self.count else 0
        self._shown = self._wanted
        self._thumbnails.clear()
        as_cards = self.shelf in {"unfinished", "by_hand"} and len(matches) <= MOST_CARDS and not more
        make = partial(self._create_item, self.shelf, as_cards)
        sections = [Section(matches, make, as_cards)]
        if last:
            sections.append(Section(last, partial(self._create_item, "finished", False)))
        self._list.show_sections(sections, more=more, finished=finished)
        self._list.setVisible(bool(matches or last))
        self._none.setText(self._describe_empty_list())
        self._empty.setVisible(not matches)
        self._empty.setMaximumHeight(16_777_215 if not last else round(150 * self.scale))
        by_hand = self.shelf == "by_hand"
        self._by_hand.setVisible(by_hand and bool(matches))
        self._new.setVisible(bool(matches) and not by_hand)
        self._first.setVisible(not by_hand)
        self._first_pad.setVisible(by_hand)
        first = self._list.item_at(0) if matches else None
        if first is not None and self.shelf != "bin":
            first.make_first()
        self._list.show_place(place)
        self._take_focus(first)

    def _take_focus(self, first: MatchItem | None) -> None:
        if self.search_words:
            self._search.setFocus()
        elif first is not None:
            first.setFocus()
        else:
            (self._first_pad if self.shelf == "by_hand" else self._first).setFocus()

    def add_matches(self, matches: Sequence[MatchSummary], *, more: bool) -> None:
        """List further matches; there may be more."""
        self._list.add(matches, more=more)

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on, the pictures too."""
        self._pictures.wear(outfit)
        self._thumbnails.wear(outfit)
        super().wear(outfit)

    def show_trouble(self, sentence: str) -> None:
        """Tell a failure of the program above the list; an empty sentence takes it away."""
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))

    def main_action(self) -> None:
        """Enter opens the newest match where no other has the focus."""
        first = self._list.item_at(0) if self._list.count else None
        if first is not None:
            first.click()
        else:
            self.asked.emit("pad_by_hand" if self.shelf == "by_hand" else "new_match")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F leads to the search."""
        if event.matches(QKeySequence.StandardKey.Find):
            self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._search.selectAll()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the choices in one row or two."""
        super().resizeEvent(event)
        self._fit_search()
        self._arrange_choices()

    def _dress(self) -> None:
        super()._dress()
        self._fit_search()
        self._list.wear(self.theme, self.scale)

    def _fit_search(self) -> None:
        """Leave the title of the page and the buttons their room."""
        wanted, least = round(230 * min(self.scale, max(1.0, self.unit))), round(_LEAST_SEARCH * self.scale)
        lead = max(self._new.sizeHint().width(), self._by_hand.sizeHint().width())
        taken = self.close_button.sizeHint().width() + self.title.sizeHint().width() + lead
        taken += self._import.sizeHint().width() + (self.head.count() - 1) * self.head.spacing()
        margins = self.column.contentsMargins()
        self._search.setFixedWidth(max(least, min(wanted, self.width() - margins.left() - margins.right() - taken)))

    def _arrange_choices(self) -> None:
        room = self.width() - self._which.sizeHint().width() - 80
        one_row = self._games.sizeHint().width() <= room
        self._under.setVisible(self._games.count > 0 and not one_row)
        if one_row:
            self._beside.addWidget(self._games)
        else:
            self._below.addWidget(self._games, 0, Qt.AlignmentFlag.AlignLeft)
        self._games.setVisible(self._games.count > 0)
        self._games.setMaximumWidth(self._games.sizeHint().width())

    def _shelf_titles(self) -> tuple[str, ...]:
        return self.tr("Unfinished"), self.tr("Finished"), self.tr("Kept by hand"), self.tr("Bin")

    def _describe_empty_list(self) -> str:
        if self.search_words or self.game:
            return self.tr("No match is found.")
        return {
            "unfinished": self.tr("No unfinished matches."),
            "finished": self.tr("No finished matches."),
            "by_hand": self.tr("No pad is kept by hand yet: for games at a real table with real cards."),
            "bin": self.tr("The bin is empty."),
        }[self.shelf]

    def _build(self) -> None:
        self._trouble.hide()
        self._new = self._lead_pill(common("New match"), "new_match", "tray")
        self._by_hand = self._lead_pill(common("Keep a pad by hand"), "pad_by_hand", "score_pad")
        self._import = self._lead_pill(common("Import"), "import", "import")
        self._import.setToolTip(self.tr("Import records; they can be dropped on the window too"))
        for each in (self._search, self._new, self._by_hand, self._import):
            self.head.addWidget(each)
        self._under = QWidget()
        self._below = lay_row(inside=self._under, margins=NO_MARGINS)
        self._beside = lay_row()
        self.column.addLayout(lay_row(self._which, STRETCH, self._beside))
        self.column.addWidget(self._under)
        self.column.addWidget(self._trouble)
        self._none = label(part="lead", wrap=True, name="no_matches")
        self._first = self._lead_pill(common("New match"), "new_match", "tray", "great")
        self._first_pad = self._lead_pill(common("Keep a pad by hand"), "pad_by_hand", "score_pad", "great")
        self._none.setAlignment(CENTRE)
        rows = (self._none, 0, ANY), self._first, self._first_pad
        lay_column(STRETCH, *rows, STRETCH, inside=self._empty, spacing=16, align=CENTRE)
        self.column.addWidget(self._empty, 1)
        self.column.addWidget(self._list, 1)
        self._undo_delete = Pill("undo_delete", common("Undo the deletion"), self.content, sign="undo", size="small")
        self._undo_delete.hide()
        self.column.addLayout(lay_row(self._undo_delete, STRETCH))

    def _connect(self, store: PictureStore) -> None:
        self._which.changed.connect(lambda _: self.listed.emit())
        self._games.changed.connect(lambda _: self.listed.emit())
        self._search.textChanged.connect(self._searching.start)
        self._undo_delete.clicked.connect(self._restore)
        self._list.older_asked.connect(self.older_asked)
        self._list.all_asked.connect(self._show_all_finished)
        self._thumbnails.turned.connect(self._show_turn)
        self._thumbnails.known.connect(self._repaint)
        store.painted.connect(self._repaint)

    def _lead_pill(self, words: str, name: str, sign: str, size: str = "small") -> Pill:
        """A button that leads to another page."""
        made = Pill(name, words, self.content, sign=sign, size=size)
        made.clicked.connect(partial(self.asked.emit, name))
        return made

    def _show_all_finished(self) -> None:
        self.turn_to("finished")
        self.listed.emit()

    def _create_item(self, shelf: str, as_card: bool, summary: MatchSummary, parent: QWidget) -> MatchItem:
        title = self._titles(summary.game) or self.tr("A match that cannot be read")
        words, actions = words_of(summary, title), self._actions(shelf, summary)
        item: MatchItem
        if as_card:
            item = MatchCard(summary, words, actions, self._thumbnails.table, parent)
        else:
            item = MatchRow(summary, words, actions, self._thumbnails.game, parent)
        item.acted.connect(partial(self._act, shelf))
        item.renamed.connect(self.renamed)
        item.menu_asked.connect(self._open_menu)
        return item

    def _actions(self, shelf: str, summary: MatchSummary) -> list[Action]:
        more = Action("more", self.tr("Rename, duplicate, export, delete"), "more")
        match shelf:
            case "unfinished":
                return [Action("resume", common("Continue"), "play"), more]
            case "by_hand":
                return [Action("open", self.tr("Open the pad"), "score_pad"), more]
            case "bin":
                return [Action("take_out", self.tr("Take out"), "undo")]
        again = Action("again", self.tr("Again"), "play")
        score = Action("score", common("Score pad"), "score_pad")
        review = Action("review", common("Review"), "record")
        watched = all(note.player != HUMAN for note in summary.seats)
        return [again, review, more] if watched else [again, score, review, more]

    def _act(self, shelf: str, match: int, name: str) -> None:
        opening = {"unfinished": self.resumed, "finished": self.reviewed, "by_hand": self.pad_opened}
        if name == "again":
            self.repeated.emit(match)
        elif name == "score":
            self.score_asked.emit(match)
        elif name != "delete":
            opening.get(shelf, self.restored).emit(match)
        elif shelf != "bin":
            self._delete(match)

    def menu_of(self, item: MatchItem) -> QMenu:
        """What may be done with a match besides opening it."""
        translate, match = QCoreApplication.translate, item.summary
        menu = bare_menu(self, "match_menu", self.theme)
        add_action(menu, "rename", translate("MatchMenu", "Rename"), item.begin_renaming)
        if match.state not in {"pad", "pad_over"}:
            duplicate, export = partial(self.duplicated.emit, match.id), partial(self.exported.emit, match.id)
            add_action(menu, "duplicate", translate("MatchMenu", "Duplicate"), duplicate)
            add_action(menu, "export", common("Export"), export)
        menu.addSeparator()
        if match.state == "given_up":
            take_up = partial(self.taken_up.emit, match.id)
            add_action(menu, "take_up", translate("MatchMenu", "Take up again"), take_up)
        elif match.state == "unfinished":
            self._add_giving_up(menu, match)
        delete: QAction = add_action(menu, "delete", common("Delete"), partial(self._delete, match.id))
        delete.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        return menu

    def _add_giving_up(self, menu: QMenu, match: MatchSummary) -> None:
        translate = QCoreApplication.translate
        ending = menu.addMenu(translate("MatchMenu", "Give up"))
        for seat, note in enumerate(match.seats):
            if note.player == HUMAN:
                words = translate("MatchMenu", "It counts as lost for {name}").format(name=note.name)
                add_action(ending, f"give_up_{seat}", words, partial(self.given_up.emit, match.id, seat))
        give_up = partial(self.given_up.emit, match.id, None)
        add_action(ending, "give_up_none", translate("MatchMenu", "It does not count"), give_up)

    def _open_menu(self, match: int, at: QPoint) -> None:
        item = next(each for each in self._list.items if each.summary.id == match)
        if item.summary.id == match and self.shelf != "bin":
            pop_up(self.menu_of(item), at)

    def _show_turn(self, match: int, turn: str) -> None:
        for item in self._list.items:
            if item.summary.id == match:
                item.show_turn(turn)

    def _repaint(self) -> None:
        for item in self._list.items:
            item.update()

    def _delete(self, match: int) -> None:
        self._binned = match
        self.deleted.emit(match)
        self._undo_delete.show()
        self._bin_timer.start()

    def _restore(self) -> None:
        match, self._binned = self._binned, None
        self._forget_bin()
        if match is not None:
            self.restored.emit(match)

    def _forget_bin(self) -> None:
        self._bin_timer.stop()
        self._binned = None
        self._undo_delete.hide()
