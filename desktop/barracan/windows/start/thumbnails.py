"""The pictures of matches in a list: their tables as they were left, their pads, or the pictures of their games."""

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from barracan.games.catalog import CATALOG, find_game
from barracan.model.moves import RecordFault
from barracan.model.record import RecordError, read_line
from barracan.storage.errors import LibraryError
from barracan.storage.pads import is_pad, read_pad
from barracan.storage.summaries import MatchSummary
from barracan.table.themes import FELT, Outfit, Theme
from barracan.windows.start.last_table import LastTable, read_table
from barracan.windows.start.match_words import describe_turn
from barracan.windows.start.pictures import Pictures

_MOST = 200
"""Matches that are remembered as they were left."""
_SMALLER = 3
"""How many times larger a pad is that is drawn small."""

_log = logging.getLogger(__name__)


class _Left(NamedTuple):
    """How a match was left: the table, or the lines of a pad; neither where it cannot be read."""

    table: LastTable | None = None
    pad: Sequence[str] = ()


class Thumbnails(QObject):
    """Gives the pictures of a list; *read* gives the record of a match, one when the window is at rest.

    Signals:
        turned: a match, and whose turn it is there.
        known: the picture of a match can be painted now.
    """

    turned = Signal(int, str)
    known = Signal()

    def __init__(self, read: Callable[[int], Sequence[str]], pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._read, self._pictures = read, pictures
        self._theme: Theme = FELT
        self._left: dict[MatchSummary, _Left] = {}
        self._waiting: dict[MatchSummary, None] = {}
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._read_next)

    def wear(self, outfit: Outfit) -> None:
        """Take these colours and cards."""
        self._theme = outfit.theme

    def clear(self) -> None:
        """Read nothing that is still waiting; what has been read stays for the next time unless it is much."""
        self._waiting.clear()
        if len(self._left) > _MOST:
            self._left.clear()
        self._idle.stop()

    def game(self, summary: MatchSummary, rect: QRectF) -> QPixmap | None:
        """The picture of a match's game; none of a game that is not known."""
        return self._pictures.game(summary.game, rect) if summary.game in CATALOG else None

    def table(self, summary: MatchSummary, rect: QRectF) -> QPixmap | None:
        """The table as it was left, or the pad; the game's picture where there is none."""
        left = self._left.get(summary)
        if left is None:
            self._waiting[summary] = None
            self._idle.start()
            return None
        if left.pad:
            size, pad = rect.size(), left.pad
            name = f"pad-{summary.id}-{summary.changed.timestamp():.3f}"
            room = QRectF(0, 0, rect.width(), rect.height()).toRect()
            return self._pictures.find(name, size, lambda to: draw_pad(to, room, pad), keep=False)
        if left.table is None or left.table.view is None:
            return self.game(summary, rect)
        return self._pictures.table(left.table, self._theme, rect)

    def _read_next(self) -> None:
        summary = next(iter(self._waiting))
        del self._waiting[summary]
        if not self._waiting:
            self._idle.stop()
        left = self._left[summary] = self._read_left(summary)
        if left.table is not None and (turn := describe_turn(summary, left.table)):
            self.turned.emit(summary.id, turn)
        self.known.emit()

    def _read_left(self, summary: MatchSummary) -> _Left:
        try:
            lines = self._read(summary.id)
            if is_pad(read_line(lines[0])):
                read_pad(lines)  # what cannot be read is not drawn
                return _Left(pad=lines)
            return _Left(read_table(summary.id, lines, [seat.name for seat in summary.seats]))
        except (LibraryError, RecordError, RecordFault):
            _log.info("match %s has no picture", summary.id, exc_info=True)
            return _Left()


def draw_pad(painter: QPainter, room: QRect, lines: Sequence[str]) -> None:
    """Paint the pad of these lines small, its last hand in detail."""
    from barracan.windows.score.paper import draw_paper
    from barracan.windows.score.score_sheet import stored_sheet  # a list without pads needs none of this

    sheet = stored_sheet(find_game, lines, [seat.name for seat in read_pad(lines).seats])
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(room), 11, 11)
    painter.setClipPath(shape)
    painter.scale(1 / _SMALLER, 1 / _SMALLER)
    area = QRect(0, 0, _SMALLER * room.width(), _SMALLER * room.height())
    draw_paper(painter, area, sheet, max(0, len(sheet.hands) - 1))
