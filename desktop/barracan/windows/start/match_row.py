"""What may be done with a stored match besides opening and deleting it."""

import re
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPoint, Qt, QTime, Signal
from PySide6.QtGui import QAction, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from barracan.model.replay import HUMAN
from barracan.storage.summaries import MatchSummary
from barracan.table.themes import Theme
from barracan.windows.shell.controls import ElidedLabel, button, label, text_field
from barracan.windows.shell.formats import join_names, side_names
from barracan.windows.shell.menu import bare_menu
from barracan.windows.start.thumbnails import Thumbnail

_LONGEST_TITLE = 60


def match_menu(parent: QWidget, theme: Theme, match: MatchSummary) -> QMenu:
    """The menu; its actions bear the names of what they do, those that give up the seat as their data."""
    translate = QCoreApplication.translate
    menu = bare_menu(parent, "match_menu", theme)
    for name, words in (
        ("rename", translate("MatchMenu", "Rename")),
        ("duplicate", translate("MatchMenu", "Duplicate")),
        ("export", translate("MatchMenu", "Export")),
    ):
        if name == "rename" or match.state not in {"pad", "pad_over"}:
            _add(menu, name, words)
    menu.addSeparator()
    if match.state == "given_up":
        _add(menu, "take_up", translate("MatchMenu", "Take up again"))
    elif match.state == "unfinished":
        ending = menu.addMenu(translate("MatchMenu", "Give up"))
        for seat, note in enumerate(match.seats):
            if note.player == HUMAN:
                words = translate("MatchMenu", "It counts as lost for {name}").format(name=note.name)
                _add(ending, f"give_up_{seat}", words, menu).setData(seat)
        _add(ending, "give_up_none", translate("MatchMenu", "It does not count"), menu)
    return menu


def _add(menu: QMenu, name: str, words: str, owner: QMenu | None = None) -> QAction:
    action = QAction(words, owner or menu)
    action.setObjectName(name)
    menu.addAction(action)
    return action


_WEEKDAY = re.compile(r"^dddd[^dMy]*")
"""What a long date begins with in most languages; it makes dates too long for a list."""


class MatchRow(QFrame):
    """One match of the list.

    Signals:
        opened, deleted: what the person wants with it.
        renamed: a title was written, empty for none.
        menu_asked: where the menu with everything else opens.
    """

    opened = Signal(int)
    deleted = Signal(int)
    renamed = Signal(int, str)
    menu_asked = Signal(int, QPoint)

    def __init__(self, summary: MatchSummary, title: str, shelf: str = "unfinished") -> None:
        super().__init__()
        self.summary = summary
        self.setObjectName(f"match_{summary.id}")
        self.setProperty("part", "box")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = ElidedLabel(summary.title or title, "lead")
        self._game = title
        self._words = QVBoxLayout()
        self.picture = Thumbnail(summary.id)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 14, 10)
        row.setSpacing(16)
        row.addWidget(self.picture)
        row.addLayout(self._words, 1)
        self._add_words()
        row.addLayout(self._create_buttons(shelf))
        self.setAccessibleName(f"{summary.title or title}, {self._describe_score()}, {self._describe_state()}")

    def _add_words(self) -> None:
        words = self._words
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(self._title)
        names = [seat.name for seat in self.summary.seats]
        words.addWidget(ElidedLabel(self._describe_score(), names=names))
        words.addWidget(ElidedLabel(self._describe_state(), "quiet", names))
        words.addStretch(1)

    def _create_buttons(self, shelf: str) -> QVBoxLayout:
        """What can be done with the match where it lies, under the time of its last change."""
        summary = self.summary
        words_of, name = {
            "unfinished": (self.tr("Resume"), "resume"),
            "finished": (self.tr("Review"), "review"),
            "by_hand": (self.tr("Open the pad"), "open"),
            "bin": (self.tr("Take out"), "take_out"),
        }[shelf]
        self._resume = button(words_of, f"{name}_{summary.id}")
        self._resume.clicked.connect(lambda: self.opened.emit(summary.id))
        delete = button(self.tr("Delete"), f"delete_{summary.id}", "quiet")
        delete.clicked.connect(lambda: self.deleted.emit(summary.id))
        right = QVBoxLayout()
        right.addWidget(label(format_moment(summary.changed), "quiet"), 0, Qt.AlignmentFlag.AlignRight)
        right.addStretch(1)
        pair = QHBoxLayout()
        more = button("⋯", f"more_{summary.id}", "quiet")
        words_for = self.tr("Rename, duplicate, export, give up")
        more.setToolTip(words_for)
        more.setAccessibleName(words_for)
        more.clicked.connect(lambda: self.menu_asked.emit(summary.id, more.mapToGlobal(more.rect().bottomLeft())))
        for each in (more, delete, self._resume) if shelf != "bin" else (self._resume,):
            pair.addWidget(each)
        right.addLayout(pair)
        return right

    def make_first(self) -> None:
        """Show this as the match that Enter opens."""
        self._resume.setProperty("part", "main")
        _polish(self._resume)
        self._raise(True)

    def begin_renaming(self) -> None:
        """Put a field in the place of the title."""
        name, title = f"title_{self.summary.id}", self.summary.title
        field = text_field(name, self.tr("Title"), title, hint=self._game, longest=_LONGEST_TITLE)
        field.editingFinished.connect(lambda: self._take_title(field))
        self._words.replaceWidget(self._title, field)
        self._title.hide()
        field.show()
        field.selectAll()
        field.setFocus()

    def _take_title(self, field: QLineEdit) -> None:
        if field.isVisible():
            field.hide()
            self._words.replaceWidget(field, self._title)
            self._title.show()
            field.deleteLater()
            self.renamed.emit(self.summary.id, field.text().strip())

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
        _polish(self)

    def _describe_score(self) -> str:
        names = [seat.name for seat in self.summary.seats]
        sides = side_names(self.summary.sides, names)
        return ", ".join(f"{name} {total}" for name, total in zip(sides, self.summary.totals, strict=True))

    def _describe_state(self) -> str:
        played = self._describe_progress()
        if self.summary.winners:
            sides = side_names(self.summary.sides, [seat.name for seat in self.summary.seats])
            names = join_names([sides[side] for side in self.summary.winners])
            played = self.tr("won by {name}, {played}").format(name=names, played=played)
        if self.summary.state == "given_up":
            played = self.tr("{played}, given up").format(played=played)
        if self.summary.title:
            return self.tr("{game}, {played}").format(game=self._game, played=played)
        return played

    def _describe_progress(self) -> str:
        match self.summary.state:
            case "pad" | "pad_over" if self.summary.hand == 0:
                return self.tr("nothing written yet")
            case "pad":
                return self.tr("after hand {hand}").format(hand=self.summary.hand)
            case "pad_over":
                return self.tr("over after hand {hand}").format(hand=self.summary.hand)
        if self.summary.hand == 0:
            return self.tr("not dealt yet")
        return self.tr("hand {hand}, move {move}").format(hand=self.summary.hand, move=self.summary.moves)


def _polish(widget: QWidget) -> None:
    """Let a style sheet see that a property has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def format_moment(moment: datetime) -> str:
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
    return words.toString(day, _WEEKDAY.sub("", words.dateFormat(QLocale.FormatType.LongFormat)))
