"""A sentence over the window: what happened, what is safe, what to do."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtWidgets import QFrame, QWidget

from barracan.table.themes import FELT, Theme
from barracan.table.timings import single_shot
from barracan.table.translation import common
from barracan.windows.shell.controls import button, label, set_style
from barracan.windows.shell.layout import lay_row
from barracan.windows.shell.style import put_on

_MARGINS, _TOP = (18, 10, 10, 10), 58
_QUIET_MARGINS, _QUIET_TOP = (16, 1, 4, 1), 46
"""What is quiet lies right under the bar at the top."""
BRIEF = 12_000
"""Milliseconds after which a brief notice has been read."""


class WayOut(NamedTuple):
    """The words of a button, what it does, and where in the window a quiet offer of this size lies best."""

    words: str
    lead: Callable[[], None]
    find_place: Callable[[QSize], QPoint | None] | None = None


class Notice(QFrame):
    """Stands near the top of its window until it is closed, or for a while if it is brief."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("notice")
        self._sentence = label(wrap=True, name="notice_sentence")
        self._close = button(common("Close"), "close_notice", do=self._leave)
        self._row = lay_row((self._sentence, 1), inside=self, margins=_MARGINS, spacing=14)
        self._way_out = button("", "way_out", "main", do=self._take_way_out)
        self._offered: WayOut | None = None
        self._is_quiet = False
        self._row.addWidget(self._way_out, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignVCenter)
        self._brief = single_shot(self, BRIEF, self._leave)
        self.set_theme(FELT)
        self.hide()
        window.installEventFilter(self)

    @property
    def sentence(self) -> str:
        """What it says, empty while it is closed."""
        return self._sentence.text() if self.isVisible() else ""

    def tell(self, sentence: str, *, brief: bool = False, way_out: WayOut | None = None) -> None:
        """Say this; what is *brief* goes by itself, at the latest with what is done next. Offer a way out.

        What is brief and has a way out is only an offer: a quiet line, as wide as its words.
        """
        if brief:
            self._brief.start()
        else:
            self._brief.stop()
        self._say(sentence)
        self._offered = way_out
        self._way_out.setText(way_out.words if way_out is not None else "")
        self._way_out.setVisible(way_out is not None)
        self._make_quiet(quiet=brief and way_out is not None)
        self.show()
        self.settle()
        self.raise_()

    def pass_by(self) -> None:
        """Something else is done: what is brief has been read."""
        if self._brief.isActive():
            self._brief.stop()
            self._leave()

    def set_theme(self, theme: Theme) -> None:
        """Wear a theme."""
        put_on(self, theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.settle()
        return super().eventFilter(watched, event)

    def _take_way_out(self) -> None:
        if self._offered is not None:
            self._offered.lead()

    def _leave(self) -> None:
        """Nothing of what was said stays for the next person, nor for a screen reader."""
        self.hide()
        self._say("")

    def _say(self, sentence: str) -> None:
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)

    def _make_quiet(self, *, quiet: bool) -> None:
        """Look like an offer, or like what has to be read."""
        self._is_quiet = quiet
        set_style(self, "part", "quiet" if quiet else "")
        set_style(self._way_out, "part", "quiet" if quiet else "main")
        set_style(self._close, "part", "quiet" if quiet else "")
        self._row.setContentsMargins(*(_QUIET_MARGINS if quiet else _MARGINS))

    def settle(self) -> None:
        """Take the size and the place that its words need now."""
        most = self._window.width() - 48
        width = min(760, most)
        if self._is_quiet:
            words = self._sentence.fontMetrics().horizontalAdvance(self._sentence.text()) + 4
            ways = self._way_out.sizeHint().width() + self._close.sizeHint().width() + 2 * self._row.spacing()
            width = min(words + ways + _QUIET_MARGINS[0] + _QUIET_MARGINS[2], most)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move(self._quiet_place() or QPoint((self._window.width() - width) // 2, _TOP))

    def _quiet_place(self) -> QPoint | None:
        """Where a quiet offer lies: in its own place, or right under the bar at the top."""
        if not self._is_quiet or self._offered is None:
            return None
        found = self._offered.find_place(self.size()) if self._offered.find_place is not None else None
        return found or QPoint((self._window.width() - self.width()) // 2, _QUIET_TOP)
