"""A stored match in the list of the first page, with a small picture of its table."""

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.record import RecordError, read_line
from barracan.model.view import SeatView
from barracan.storage.errors import LibraryError
from barracan.storage.pads import is_pad, read_pad
from barracan.storage.summaries import MatchSummary
from barracan.table.cards.faces import BACKS
from barracan.table.cards.miniature import SIZE, bare_table, miniature
from barracan.table.hud.lettering import figure
from barracan.table.themes import FELT, Theme
from barracan.windows.shell.controls import ElidedLabel, button, label, set_style, text_field
from barracan.windows.shell.formats import format_moment, join_names, side_names
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.menu import menu_button
from barracan.windows.start.home_contents import first_person

_LONGEST_TITLE = 60


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
        return ", ".join(f"{name} {figure(total)}" for name, total in zip(sides, self.summary.totals, strict=True))

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
    return match.game.id, match.game.view(match.state, first_person(match.seats) or 0)


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
