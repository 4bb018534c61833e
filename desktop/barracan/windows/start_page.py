"""The first page: unfinished matches to resume, finished ones to look at, or a new one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QScrollArea, QVBoxLayout, QWidget

from barracan.storage.summaries import MatchSummary
from barracan.table.themes import Theme
from barracan.windows.controls import Segments, button, label
from barracan.windows.emblem import Emblem
from barracan.windows.match_menu import match_menu
from barracan.windows.match_row import MatchRow
from barracan.windows.page import Page
from barracan.windows.thumbnails import Thumbnails

UNDO_SECONDS = 10
AT_ONCE = 30
"""Rows made at once; more come when asked for."""
MOST = 300
"""Matches of a list; older ones are found by searching."""
_PAUSE = 200
"""Milliseconds after the last letter until a search begins."""


class StartPage(Page):
    """What the program opens with.

    Signals:
        resumed: the id of the match to go on with.
        reviewed: the id of a finished match to be looked at.
        listed: which matches shall be listed, ``unfinished`` or ``finished``, has changed, or what is searched for.
        renamed, duplicated, exported: what shall be done with a match.
        given_up: the match, and the seat for whose side it counts as lost, ``None`` where it does not count.
        taken_up: a match that was given up shall be one to resume again.
        imported: records shall come in.
        deleted, restored: the id of a match moved to the bin, or out of it again.
        new_match, people, learn, settings, rules, left: the buttons.
    """

    resumed = Signal(int)
    reviewed = Signal(int)
    listed = Signal(str)
    renamed = Signal(int, str)
    duplicated = Signal(int)
    exported = Signal(int)
    given_up = Signal(int, object)
    taken_up = Signal(int)
    imported = Signal()
    deleted = Signal(int)
    restored = Signal(int)
    new_match = Signal()
    learn = Signal()
    settings = Signal()
    people = Signal()
    rules = Signal()
    left = Signal()

    def __init__(self, titles: Callable[[str], str], read: Callable[[int], Sequence[str]]) -> None:
        super().__init__("start_page", "BarraCan", 920, 680)
        self._titles = titles
        self._pictures = Thumbnails(read, self)
        self._rows: list[MatchRow] = []
        self._waiting: list[MatchSummary] = []
        self._binned: int | None = None
        self._bin_timer = QTimer(self)
        self._bin_timer.setSingleShot(True)
        self._bin_timer.setInterval(UNDO_SECONDS * 1000)
        self._bin_timer.timeout.connect(self._forget_bin)
        self.close_button.hide()
        self._subtitle = label(part="quiet")
        self._which = Segments("listed", [("unfinished", self.tr("Unfinished")), ("finished", self.tr("Finished"))])
        self._which.setAccessibleName(self.tr("Matches"))
        self._which.set_value("unfinished")
        self._which.changed.connect(self.listed)
        self._search = QLineEdit()
        self._search.setObjectName("search")
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search by title, name or game"))
        self._search.setToolTip(self.tr("Search by title, name or game"))
        self._search.setClearButtonEnabled(True)
        self._search.setMaximumWidth(220)
        self._searching = QTimer(self)
        self._searching.setSingleShot(True)
        self._searching.setInterval(_PAUSE)
        self._searching.timeout.connect(lambda: self.listed.emit(self._which.value))
        self._search.textChanged.connect(self._searching.start)
        self._trouble = label(part="fault", wrap=True)
        self._trouble.setObjectName("trouble")
        self._trouble.hide()
        self._list = QVBoxLayout()
        self._more = button(self.tr("Older matches"), "older_matches", "quiet")
        self._more.clicked.connect(self._add_rows)
        self._empty = QWidget()
        self._build()

    @property
    def lists_finished(self) -> bool:
        """Whether finished matches are listed."""
        return self._which.value == "finished"

    @property
    def searched(self) -> str:
        """The words that are searched for."""
        return self._search.text().strip()

    def show_matches(self, summaries: Sequence[MatchSummary]) -> None:
        """List these matches, newest first."""
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows.clear()
        self._pictures.clear()
        self._waiting = list(summaries)
        self._add_rows()
        has_rows = bool(summaries)
        many = self.tr("the newest {number}; search for older ones").format(number=MOST)
        first = many if len(summaries) == MOST else self.tr("newest first")
        self._subtitle.setText(first if has_rows else "")
        self._none.setText(self._none_told())
        self._scroll.setVisible(has_rows)
        self._empty.setVisible(not has_rows)
        self._new.setVisible(has_rows)
        if has_rows:
            self._rows[0].make_first()
        if self.searched:
            self._search.setFocus()
        elif has_rows:
            self._rows[0].setFocus()
        else:
            self._first.setFocus()
        self._dress()

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the pictures too."""
        super().set_theme(theme)
        self._pictures.set_theme(theme)

    def set_back(self, back: str) -> None:
        """Draw the cards in the pictures with this back."""
        self._pictures.set_back(back)

    def _none_told(self) -> str:
        if self.searched:
            return self.tr("No match is found.")
        return self.tr("No finished matches.") if self.lists_finished else self.tr("No unfinished matches.")

    def show_trouble(self, sentence: str) -> None:
        """Tell a failure of the program above the list; an empty sentence takes it away."""
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))

    def main_action(self) -> None:
        """Enter opens the match in focus, else the newest."""
        focused = self.focusWidget()
        if isinstance(focused, MatchRow):
            self._open(focused.summary.id)
        elif self._rows:
            self._open(self._rows[0].summary.id)
        else:
            self.new_match.emit()

    def _build(self) -> None:
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(9)
        self._list.addWidget(self._more, 0, Qt.AlignmentFlag.AlignHCenter)
        self._list.addStretch(1)
        inner = QWidget()
        inner.setLayout(self._list)
        self._scroll = QScrollArea()
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        self.head.insertWidget(0, Emblem(78))
        self.head.setSpacing(14)
        self._import = button(self.tr("Import"), "import", "quiet")
        self._import.setToolTip(self.tr("Import records; they can be dropped on the window too"))
        self._import.clicked.connect(self.imported)
        above = QHBoxLayout()
        above.addWidget(self._which)
        above.addSpacing(8)
        above.addWidget(self._subtitle, 1)
        above.addWidget(self._search)
        above.addWidget(self._import)
        self.body.addLayout(above)
        self.body.addWidget(self._trouble)
        self.body.addWidget(self._scroll, 1)
        self.body.addWidget(self._empty, 1)
        self.body.addLayout(self._foot())
        self._fill_empty()

    def _fill_empty(self) -> None:
        none = self._none = label(self.tr("No unfinished matches."), "lead")
        none.setObjectName("no_matches")
        self._first = button(self.tr("New match"), "new_match", "main")
        self._first.clicked.connect(self.new_match)
        column = QVBoxLayout(self._empty)
        column.setSpacing(20)
        column.addStretch(1)
        column.addWidget(none, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._first, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def _foot(self) -> QHBoxLayout:
        self._new = button(self.tr("New match"), "new_match")
        self._new.clicked.connect(self.new_match)
        self._undo_delete = button(self.tr("Undo the deletion"), "undo_delete")
        self._undo_delete.clicked.connect(self._restore)
        self._undo_delete.hide()
        foot = QHBoxLayout()
        foot.addWidget(self._new)
        foot.addWidget(self._undo_delete)
        foot.addStretch(1)
        for words, name, signal in (
            (self.tr("Players"), "people", self.people),
            (self.tr("Learn"), "learn", self.learn),
            (self.tr("Rules"), "rules", self.rules),
            (self.tr("Settings"), "settings", self.settings),
            (self.tr("Quit"), "quit", self.left),
        ):
            each = button(words, name, "quiet")
            each.clicked.connect(signal)
            foot.addWidget(each)
        return foot

    def _add_rows(self) -> None:
        now, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        for summary in now:
            row = MatchRow(summary, self._titles(summary.game), finished=self.lists_finished)
            row.opened.connect(self._open)
            row.deleted.connect(self._delete)
            row.renamed.connect(self.renamed)
            row.menu_asked.connect(self._open_menu)
            self._list.insertWidget(len(self._rows), row)
            row.show()
            self._pictures.add(row.picture)
            self._rows.append(row)
        self._more.setVisible(bool(self._waiting))

    def _open(self, match_id: int) -> None:
        (self.reviewed if self.lists_finished else self.resumed).emit(match_id)

    def menu_of(self, row: MatchRow) -> QMenu:
        """What may be done with a match besides opening and deleting it."""
        number = row.summary.id
        menu = match_menu(self, self.theme, row.summary)
        for name, do in (
            ("rename", row.begin_renaming),
            ("duplicate", lambda: self.duplicated.emit(number)),
            ("export", lambda: self.exported.emit(number)),
            ("take_up", lambda: self.taken_up.emit(number)),
        ):
            action = menu.findChild(QAction, name)
            if action:
                action.triggered.connect(lambda _=False, do=do: do())
        for action in menu.findChildren(QAction, QRegularExpression("^give_up_")):
            seat = action.data()
            action.triggered.connect(lambda _=False, seat=seat: self.given_up.emit(number, seat))
        return menu

    def _open_menu(self, match_id: int, at: QPoint) -> None:
        row = next(row for row in self._rows if row.summary.id == match_id)
        menu = self.menu_of(row)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

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
