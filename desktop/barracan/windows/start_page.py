"""The first page: unfinished matches to resume, finished ones to look at, or a new one."""

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from barracan.storage.summaries import MatchSummary
from barracan.table.themes import Theme
from barracan.windows.controls import Segments, button, label
from barracan.windows.emblem import Emblem
from barracan.windows.page import Page
from barracan.windows.thumbnails import Thumbnail, Thumbnails
from barracan.windows.words import side_names

UNDO_SECONDS = 10
AT_ONCE = 30
"""Rows made at once; more come when asked for."""


class MatchRow(QFrame):
    """One match of the list.

    Signals:
        opened, deleted: what the person wants with it.
    """

    opened = Signal(int)
    deleted = Signal(int)

    def __init__(self, summary: MatchSummary, title: str, *, finished: bool = False) -> None:
        super().__init__()
        self.summary = summary
        self.setObjectName(f"match_{summary.id}")
        self.setProperty("part", "box")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(label(title, "lead"))
        words.addWidget(label(self._score_told()))
        words.addWidget(label(self._state_told(), "quiet"))
        words.addStretch(1)
        words_of, name = (self.tr("Review"), "review") if finished else (self.tr("Resume"), "resume")
        self._resume = button(words_of, f"{name}_{summary.id}")
        self._resume.clicked.connect(lambda: self.opened.emit(summary.id))
        delete = button(self.tr("Delete"), f"delete_{summary.id}", "quiet")
        delete.clicked.connect(lambda: self.deleted.emit(summary.id))
        right = QVBoxLayout()
        right.addWidget(label(when_told(summary.changed), "quiet"), 0, Qt.AlignmentFlag.AlignRight)
        right.addStretch(1)
        pair = QHBoxLayout()
        pair.addWidget(delete)
        pair.addWidget(self._resume)
        right.addLayout(pair)
        self.picture = Thumbnail(summary.id)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 14, 10)
        row.setSpacing(16)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        row.addLayout(right)
        self.setAccessibleName(f"{title}, {self._score_told()}, {self._state_told()}")

    def make_first(self) -> None:
        """Show this as the match that Enter opens."""
        self._resume.setProperty("part", "main")
        self.setProperty("current", True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click opens."""
        self.opened.emit(self.summary.id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row in focus is raised."""
        self._raise(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The row that loses the focus falls back."""
        self._raise(False)

    def _raise(self, focused: bool) -> None:
        self.setProperty("current", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def _score_told(self) -> str:
        names = [seat.name for seat in self.summary.seats]
        sides = side_names(self.summary.sides, names)
        return ", ".join(f"{name} {total}" for name, total in zip(sides, self.summary.totals, strict=True))

    def _state_told(self) -> str:
        if self.summary.hand == 0:
            return self.tr("not dealt yet")
        return self.tr("hand {hand}, move {move}").format(hand=self.summary.hand, move=self.summary.moves)


class StartPage(Page):
    """What the program opens with.

    Signals:
        resumed: the id of the match to go on with.
        reviewed: the id of a finished match to be looked at.
        listed: which matches shall be listed, ``unfinished`` or ``finished``.
        deleted, restored: the id of a match moved to the bin, or out of it again.
        new_match, people, learn, settings, rules, left: the buttons.
    """

    resumed = Signal(int)
    reviewed = Signal(int)
    listed = Signal(str)
    deleted = Signal(int)
    restored = Signal(int)
    new_match = Signal()
    learn = Signal()
    settings = Signal()
    people = Signal()
    rules = Signal()
    left = Signal()

    def __init__(self, titles: Callable[[str], str], read: Callable[[int], Sequence[str]]) -> None:
        super().__init__("start_page", "BarraCan", 760, 640)
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
        self._subtitle.setText(self.tr("newest first") if has_rows else "")
        self._none.setText(
            self.tr("No finished matches.") if self.lists_finished else self.tr("No unfinished matches.")
        )
        self._scroll.setVisible(has_rows)
        self._empty.setVisible(not has_rows)
        self._new.setVisible(has_rows)
        if has_rows:
            self._rows[0].make_first()
            self._rows[0].setFocus()
        else:
            self._first.setFocus()
        self._dress()

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the pictures too."""
        super().set_theme(theme)
        self._pictures.set_theme(theme)

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
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        self.head.insertWidget(0, Emblem(78))
        self.head.setSpacing(14)
        above = QHBoxLayout()
        above.addWidget(self._which)
        above.addSpacing(8)
        above.addWidget(self._subtitle, 1)
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
            self._list.insertWidget(len(self._rows), row)
            row.show()
            self._pictures.add(row.picture)
            self._rows.append(row)
        self._more.setVisible(bool(self._waiting))

    def _open(self, match_id: int) -> None:
        (self.reviewed if self.lists_finished else self.resumed).emit(match_id)

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


def when_told(moment: datetime) -> str:
    """A moment as people say it: today and yesterday with the time, else the date."""
    local = moment.astimezone()
    words = QLocale()
    time = words.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    day = QDate(local.year, local.month, local.day)
    match day.daysTo(QDate.currentDate()):
        case 0:
            return QCoreApplication.translate("StartPage", "today, {time}").format(time=time)
        case 1:
            return QCoreApplication.translate("StartPage", "yesterday, {time}").format(time=time)
    return words.toString(day, QLocale.FormatType.LongFormat)
