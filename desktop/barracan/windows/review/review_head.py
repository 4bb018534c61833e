"""The head of a review: the way back with title and place at the left, score pad and record at the right."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from barracan.table.themes import Theme
from barracan.table.translation import common
from barracan.windows.review.signs import SignButton
from barracan.windows.shell.controls import ElidedLabel, label, set_style
from barracan.windows.shell.layout import lay_row
from barracan.windows.shell.painted_buttons import HeadEntry
from barracan.windows.shell.style import palette, put_on

_LEAST_PLACE: Final = 40
"""Pixels under which it is not said where one is."""


class HeadTitle(QWidget):
    """The way back, the title, and the hand and turn that are looked at.

    Signals:
        closed: one level up.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("review_head")
        self.back = SignButton("back", "close", common("Back (Esc)"), self.closed.emit, "corner")
        #: The title of the page; elsewhere a button that leads to it.
        self._title = label(self.tr("Review"), part="lead", name="review_title")
        self._where = ElidedLabel("", "quiet", name="where")
        self._row = lay_row(self.back, self._title, (self._where, 1), inside=self, margins=(9, 0, 4, 0), spacing=10)

    def show_where(self, words: str, *, line: bool) -> None:
        """Say which hand and turn are looked at, or that expert's *line* is shown."""
        self._where.show_words(common("Expert’s line") if line else words)
        set_style(self._where, "part", "hinted" if line else "quiet")

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        self.setPalette(palette(theme))
        put_on(self, theme, scale)

    def lie_in(self, room: QRect) -> None:
        """Lie here; where there is little room it is not said where one is."""
        least = self.back.sizeHint().width() + self._title.sizeHint().width() + 33
        self._where.setVisible(room.width() - least >= _LEAST_PLACE)
        self.setGeometry(room)


class HeadEntries(QWidget):
    """Score pad, and the record going out of the library, or coming in.

    Signals:
        asked: ``score_pad``, ``export`` or ``import``.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("review_entries")
        self._entries: dict[str, HeadEntry] = {}
        for name, words, sign in (
            ("score_pad", common("Score pad"), "score_pad"),
            ("export_record", common("Export"), "export"),
            ("import_record", common("Import"), "import"),
        ):
            entry = self._entries[name] = HeadEntry(name, words, self, sign=sign)
            entry.clicked.connect(partial(self.asked.emit, name))
        self._entries["import_record"].setAccessibleDescription(self.tr("Store this match in the library"))

    def offer(self, *, pad: bool, export: bool, take: bool) -> None:
        """Offer the score pad where a hand is over, and to export the record or to import it."""
        for name, offered in (("score_pad", pad), ("export_record", export), ("import_record", take)):
            self._entries[name].setVisible(offered)

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        for entry in self._entries.values():
            entry.wear(theme, scale)

    def width_in(self, room: int) -> int:
        """How wide they are where there is so much room: words leave the signs where all have none."""
        for bare in (False, True):
            for entry in self._offered:
                entry.set_bare(bare)
            wide = sum(entry.sizeHint().width() for entry in self._offered)
            if wide <= room:
                break
        return wide

    @property
    def _offered(self) -> list[HeadEntry]:
        return [entry for entry in self._entries.values() if not entry.isHidden()]

    def lie_in(self, room: QRect) -> None:
        """Lie here, side by side."""
        self.setGeometry(room)
        left = 0
        for entry in self._offered:
            size = entry.sizeHint()
            high = min(size.height(), room.height() - 4)
            entry.setGeometry(left, (room.height() - high) // 2, size.width(), high)
            left += size.width()
