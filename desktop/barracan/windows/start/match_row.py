"""A stored match in the list of the first page."""

import re
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPoint, Qt, QTime, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout

from barracan.storage.summaries import MatchSummary
from barracan.windows.shell.controls import ElidedLabel, button, label, set_style, text_field
from barracan.windows.shell.formats import join_names, side_names
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.menu import menu_button
from barracan.windows.start.thumbnails import Thumbnail

_LONGEST_TITLE = 60


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
        names = [seat.name for seat in summary.seats]
        score, state = self._describe_score(), self._describe_state()
        told = ElidedLabel(score, names=names), ElidedLabel(state, "quiet", names)
        self._words = lay_column(STRETCH, self._title, *told, STRETCH, spacing=3)
        self.picture = Thumbnail(summary.id)
        parts = (self.picture, (self._words, 1), self._create_buttons(shelf))
        lay_row(*parts, inside=self, margins=(12, 10, 14, 10), spacing=16)
        self.setAccessibleName(f"{summary.title or title}, {score}, {state}")

    def _create_buttons(self, shelf: str) -> QVBoxLayout:
        """What can be done with the match where it lies, under the time of its last change."""
        summary = self.summary
        words_of, name = {
            "unfinished": (self.tr("Resume"), "resume"),
            "finished": (self.tr("Review"), "review"),
            "by_hand": (self.tr("Open the pad"), "open"),
            "bin": (self.tr("Take out"), "take_out"),
        }[shelf]
        self._resume = button(words_of, f"{name}_{summary.id}", do=lambda: self.opened.emit(summary.id))
        delete = button(self.tr("Delete"), f"delete_{summary.id}", "quiet", do=lambda: self.deleted.emit(summary.id))
        more = menu_button(summary.id, self.tr("Rename, duplicate, export, give up"), self.menu_asked)
        buttons = (more, delete, self._resume) if shelf != "bin" else (self._resume,)
        moment = label(format_moment(summary.changed), "quiet")
        return lay_column((moment, 0, Qt.AlignmentFlag.AlignRight), STRETCH, lay_row(*buttons))

    def make_first(self) -> None:
        """Show this as the match that Enter opens."""
        set_style(self._resume, "part", "main")
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
        set_style(self, "current", focused)

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
