"""Small pictures of stored matches, drawn from their records one at a time while nothing else is to be done."""

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.record import RecordError, read_line
from barracan.model.replay import HUMAN
from barracan.model.view import SeatView
from barracan.storage.errors import LibraryError
from barracan.storage.pads import is_pad, read_pad
from barracan.table.cards.faces import BACKS
from barracan.table.cards.miniature import SIZE, bare_table, miniature
from barracan.table.themes import FELT, Theme

_SMALLER = 4
"""How many times larger a pad is that is drawn small."""

_log = logging.getLogger(__name__)


class Thumbnail(QLabel):
    """The place of one picture; a bare table until it is drawn."""

    def __init__(self, match: int) -> None:
        super().__init__()
        self.match = match
        self.game = ""
        self.view: SeatView | None = None
        self.pad: Sequence[str] = ()
        self.setObjectName(f"picture_{match}")
        self.setFixedSize(SIZE)

    def draw(self, theme: Theme, back: str) -> None:
        """Show the pad, or the table in these colours, with these backs of cards."""
        ratio = self.devicePixelRatioF()
        if self.pad:
            self.setPixmap(pad_picture(self.pad, ratio))
        elif self.view is None:
            self.setPixmap(bare_table(theme, ratio))
        else:
            self.setPixmap(miniature(self.game, self.view, theme, ratio, back))


class Thumbnails(QObject):
    """Draws the pictures of a list; *read* gives the record of a match."""

    def __init__(self, read: Callable[[int], Sequence[str]], parent: QObject) -> None:
        super().__init__(parent)
        self._read = read
        self._theme, self._back = FELT, BACKS[0]
        self._bare: dict[float, QPixmap] = {}
        self._shown: list[Thumbnail] = []
        self._waiting: list[Thumbnail] = []
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._draw_next)

    def add(self, picture: Thumbnail) -> None:
        """Draw this picture when its turn comes."""
        picture.setPixmap(self._bare_table(picture.devicePixelRatioF()))
        self._shown.append(picture)
        self._waiting.append(picture)
        self._idle.start()

    def clear(self) -> None:
        """Forget all pictures."""
        self._shown.clear()
        self._waiting.clear()
        self._idle.stop()

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        if theme is not self._theme:
            self._theme = theme
            self._bare.clear()
            self._draw_again()

    def set_back(self, back: str) -> None:
        """Take this back of the cards."""
        if back != self._back:
            self._back = back
            self._draw_again()

    def _bare_table(self, ratio: float) -> QPixmap:
        """What stands for every picture until its turn comes."""
        if ratio not in self._bare:
            self._bare[ratio] = bare_table(self._theme, ratio)
        return self._bare[ratio]

    def _draw_again(self) -> None:
        for picture in self._shown:
            picture.draw(self._theme, self._back)

    def _draw_next(self) -> None:
        picture = self._waiting.pop(0)
        if not self._waiting:
            self._idle.stop()
        try:
            lines = self._read(picture.match)
            if is_pad(read_line(lines[0])):
                read_pad(lines)  # what cannot be read is not drawn
                picture.pad = lines
            else:
                picture.game, picture.view = last_view(lines)
        except (LibraryError, RecordError, RecordFault):
            _log.info("match %s has no picture", picture.match, exc_info=True)
        else:
            picture.draw(self._theme, self._back)


def last_view(lines: Sequence[str]) -> tuple[str, SeatView | None]:
    """The game of a record, and the table at its end as the first person sees it; ``None`` before the first deal."""
    match = Match.replay(find_game, lines)
    if not match.state.hand_number:
        return match.game.id, None
    seat = next((seat for seat, note in enumerate(match.seats) if note.player == HUMAN), 0)
    return match.game.id, match.game.view(match.state, seat)


def pad_picture(lines: Sequence[str], ratio: float) -> QPixmap:
    """The pad of these lines, its last hand in detail."""
    from barracan.windows.score.paper import draw_paper
    from barracan.windows.score.score_sheet import stored_sheet  # a list without pads needs none of this

    sheet = stored_sheet(find_game, lines, [seat.name for seat in read_pad(lines).seats])
    picture = QPixmap(SIZE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.scale(1 / _SMALLER, 1 / _SMALLER)
        area = QRect(0, 0, _SMALLER * SIZE.width(), _SMALLER * SIZE.height())
        draw_paper(painter, area, sheet, max(0, len(sheet.hands) - 1))
    return picture
