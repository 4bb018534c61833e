"""The first page: unfinished matches to resume, finished ones to look at, or a new one; and what is done there."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from barracan.resources import resource
from barracan.storage.errors import DamagedError
from barracan.storage.library import Library
from barracan.storage.summaries import MatchSummary, Search
from barracan.table.themes import Outfit, Theme
from barracan.table.timings import single_shot
from barracan.windows.shell.controls import Segments, button, label, text_field
from barracan.windows.shell.page import Page
from barracan.windows.shell.shell import Shell, report_failures
from barracan.windows.shell.titles import find_games, game_title
from barracan.windows.start.match_row import MatchRow, match_menu
from barracan.windows.start.thumbnails import Thumbnails

SHELVES = ("unfinished", "finished", "by_hand", "bin")
UNDO_SECONDS = 10
AT_ONCE = 20
"""Rows made at once; more come when the end of the list is reached."""
_PAUSE = 200
"""Milliseconds after the last letter until a search begins."""


class StartPage(Page):
    """What the program opens with.

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
        super().__init__("start_page", "BarraCan", 920, 680)
        self._titles = titles
        self._pictures = Thumbnails(read, self)
        self._rows: list[MatchRow] = []
        self._shown = ("", "")
        self._binned: int | None = None
        self._bin_timer = single_shot(self, UNDO_SECONDS * 1000, self._forget_bin)
        self.close_button.hide()
        self._subtitle = label(part="quiet")
        shelves = (self.tr("Unfinished"), self.tr("Finished"), self.tr("Kept by hand"), self.tr("Bin"))
        self._which = Segments("listed", list(zip(SHELVES, shelves, strict=True)))
        self._which.setAccessibleName(self.tr("Matches"))
        self._which.set_value("unfinished")
        self._which.changed.connect(self.listed)
        self._search = text_field("search", self.tr("Search by title, name or game"), hint=self.tr("Search"))
        self._search.setToolTip(self.tr("Search by title, name or game"))
        self._search.setClearButtonEnabled(True)
        self._search.setMaximumWidth(220)
        self._searching = single_shot(self, _PAUSE, lambda: self.listed.emit(self._which.value))
        self._search.textChanged.connect(self._searching.start)
        self._trouble = label(part="fault", wrap=True)
        self._trouble.setObjectName("trouble")
        self._trouble.hide()
        self._list = QVBoxLayout()
        self._more = button(self.tr("Older matches"), "older_matches", "quiet")
        self._more.clicked.connect(self.older_asked)
        self._empty = QWidget()
        self._foot_buttons: dict[str, QPushButton] = {}
        self._build()

    @property
    def shelf(self) -> str:
        """Which matches are listed: ``unfinished``, ``finished``, kept ``by_hand`` or in the ``bin``."""
        return self._which.value

    @property
    def searched(self) -> str:
        """The words that are searched for."""
        return self._search.text().strip()

    @property
    def count(self) -> int:
        """How many matches of this list are shown, so many that a list shown again keeps its place."""
        return len(self._rows) if self._shown == (self.shelf, self.searched) else 0

    def show_matches(self, summaries: Sequence[MatchSummary], *, more: bool = False) -> None:
        """List these matches, newest first."""
        bar = self._scroll.verticalScrollBar()
        place = bar.value() if self.count else 0
        self._shown = (self.shelf, self.searched)
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
        if self.searched:
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
        if self.searched:
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
        words = self.tr("Go on with the course") if under_way else self.tr("Learn")
        self._foot_buttons["learn"].setText(words)

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
        self._scroll.verticalScrollBar().valueChanged.connect(self._near_end)
        self.head.insertWidget(0, Emblem(78))
        self.head.setSpacing(14)
        self._import = button(self.tr("Import"), "import", "quiet")
        self._import.setToolTip(self.tr("Import records; they can be dropped on the window too"))
        self._import.clicked.connect(lambda: self.asked.emit("import"))
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
        self._first.clicked.connect(lambda: self.asked.emit("new_match"))
        column = QVBoxLayout(self._empty)
        column.setSpacing(20)
        column.addStretch(1)
        column.addWidget(none, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._first, 0, Qt.AlignmentFlag.AlignHCenter)
        self._course = button(self.tr("Go on with the course"), "go_on_with_course")
        self._course.clicked.connect(lambda: self.asked.emit("learn"))
        self._course.hide()
        column.addWidget(self._course, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def _foot(self) -> QHBoxLayout:
        self._new = button(self.tr("New match"), "new_match")
        self._new.clicked.connect(lambda: self.asked.emit("new_match"))
        self._undo_delete = button(self.tr("Undo the deletion"), "undo_delete")
        self._undo_delete.clicked.connect(self._restore)
        self._undo_delete.hide()
        foot = QHBoxLayout()
        self._by_hand = button(self.tr("Keep a pad by hand"), "pad_by_hand")
        self._by_hand.clicked.connect(lambda: self.asked.emit("pad_by_hand"))
        foot.addWidget(self._new)
        foot.addWidget(self._by_hand)
        foot.addWidget(self._undo_delete)
        foot.addStretch(1)
        for words, name in (
            (self.tr("Players"), "people"),
            (self.tr("Learn"), "learn"),
            (self.tr("Rules"), "rules"),
            (self.tr("Settings"), "settings"),
            (self.tr("Quit"), "quit"),
        ):
            each = self._foot_buttons[name] = button(words, name, "quiet")
            each.clicked.connect(lambda _=False, name=name: self.asked.emit(name))
            foot.addWidget(each)
        return foot

    def _near_end(self, value: int) -> None:
        bar = self._scroll.verticalScrollBar()
        if not self._more.isHidden() and value > bar.maximum() - bar.pageStep() // 2:
            self.older_asked.emit()

    def _open(self, match_id: int) -> None:
        signals = {"unfinished": self.resumed, "finished": self.reviewed, "by_hand": self.pad_opened}
        signals.get(self.shelf, self.restored).emit(match_id)

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


_CARDS = (("JH", -17), ("QS", 0), ("KH", 17))
_HEIGHT_TO_WIDTH = 1.4


class Emblem(QWidget):
    """Jack, queen and king that make a family."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self._faces = [(QSvgRenderer(str(resource("cards", "classic", f"{code}.svg"))), turn) for code, turn in _CARDS]
        self.setFixedSize(QSize(round(height * 1.25), height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, each turned about a point below them."""
        high = self.height() * 0.80
        box = QRectF(-high / _HEIGHT_TO_WIDTH / 2, -high * 1.32, high / _HEIGHT_TO_WIDTH, high)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(self.width() / 2, self.height() * 1.16))
            for face, turn in self._faces:
                painter.save()
                painter.rotate(turn)
                painter.setPen(QColor(4, 16, 13, 0))
                painter.setBrush(QColor(4, 16, 13, 60))
                painter.drawRoundedRect(box.translated(-1.5, 1.5), 4, 4)
                face.render(painter, box)
                painter.restore()


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
