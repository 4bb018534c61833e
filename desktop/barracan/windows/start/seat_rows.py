"""The seats of a new match: who sits where, who plays there, and with whom."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from barracan.model.replay import HUMAN, SeatNote, read_player, write_player
from barracan.session.game_parts import ANY, Offered
from barracan.table.themes import Theme
from barracan.windows.shell.controls import Choice, Mark, label, set_style, text_field
from barracan.windows.shell.formats import (
    LEVELS,
    describe_level,
    describe_players,
    describe_style,
    player_title,
    style_title,
)
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row

LONGEST_NAME = 24


class SeatRow(QFrame):
    """One seat: its side's mark, the name, where it sits, who plays.

    Signals:
        changed: the name or the player is another one.
    """

    changed = Signal()

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.setProperty("part", "box")
        self._seat = seat
        self._mark = Mark()
        accessible = self.tr("Name at seat {seat}").format(seat=seat + 1)
        self.name = text_field(f"name_{seat}", accessible, longest=LONGEST_NAME)
        self.name.setProperty("part", "plain")
        self.name.textChanged.connect(self.changed)
        self._place = label(part="quiet")
        self._player = PlayerChoice(f"player_{seat}", self.tr("Player at seat {seat}").format(seat=seat + 1))
        self._player.changed.connect(self.changed)
        lay_row(self._mark, (self.name, 3), (self._place, 1), (self._player, 4), inside=self, margins=(14, 5, 8, 5))

    @property
    def note(self) -> SeatNote:
        """Who sits here."""
        return SeatNote.of(self.name.text().strip(), self._player.player)

    def set_note(self, name: str, player: str) -> None:
        """Seat somebody."""
        self.name.setText(name[:LONGEST_NAME])
        self.name.setCursorPosition(0)  # of a name without room its beginning shows
        self._player.set_player(player)

    def offer(self, styles: Sequence[str]) -> None:
        """Offer these styles, or any of them by chance."""
        self._player.offer((*styles, ANY) if styles else ())

    def show_side(self, side: int, place: str, theme: Theme) -> None:
        """Show whose side the seat is on and where it sits."""
        self._mark.set_side(side, theme)
        self._place.setText(place)

    def show_fault(self, faulty: bool) -> None:
        """Mark the name as the one at fault, or not."""
        set_style(self.name, "fault", faulty)


class SeatRows(QWidget):
    """The rows of all seats of the match that is being prepared.

    Signals:
        changed: a name or a player is another one.
    """

    changed = Signal()

    def __init__(self, most: int) -> None:
        super().__init__()
        self.rows = [SeatRow(seat) for seat in range(most)]
        self._count = most
        for row in self.rows:
            row.changed.connect(self.changed)
            row.name.installEventFilter(self)
            row.changed.connect(self._tell_players)
        self._told = label(part="quiet", wrap=True, name="players_told")
        lay_column(*self.rows, self._told, inside=self, margins=NO_MARGINS, spacing=7)

    @property
    def notes(self) -> tuple[SeatNote, ...]:
        """Who sits at the seats in use."""
        return tuple(row.note for row in self.rows[: self._count])

    def offer(self, styles: Offered) -> None:
        """Offer each seat these styles."""
        for row, offered in zip(self.rows, styles, strict=False):
            row.offer(offered)

    def show_sides(self, sides: Sequence[Sequence[int]], theme: Theme) -> None:
        """Show as many rows as there are seats, each with its side and its place."""
        side_of = {seat: number for number, side in enumerate(sides) for seat in side}
        self._count = len(side_of)
        places = self._places(self._count)
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self._count)
            if seat < self._count:
                row.show_side(side_of[seat], places[seat], theme)
        self._tell_players()

    def fault(self) -> tuple[int, str] | None:
        """The seat at fault and what is wrong with it, or ``None``."""
        names: dict[str, int] = {}
        for seat, note in enumerate(self.notes):
            if not note.name:
                return seat, self.tr("Seat {seat} has no name yet.").format(seat=seat + 1)
            if note.name.casefold() in names:
                return seat, self.tr("Two seats are named {name}: give one another name.").format(name=note.name)
            names[note.name.casefold()] = seat
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose the whole name when a name is entered, so that typing replaces it."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QLineEdit):
            watched.selectAll()
        return super().eventFilter(watched, event)

    def _tell_players(self) -> None:
        """Say what the levels and styles that have been chosen are like, each once."""
        told = describe_players(write_player(note.player, note.style) for note in self.notes)
        self._told.setText(told)
        self._told.setVisible(bool(told))

    def _places(self, count: int) -> tuple[str, ...]:
        south, west, north, east = self.tr("South"), self.tr("West"), self.tr("North"), self.tr("East")
        if count == 2:
            return south, north
        if count == 3:
            return south, west, east
        if count == 4:
            return south, west, north, east
        return tuple(self.tr("Seat {seat}").format(seat=seat + 1) for seat in range(count))


class PlayerChoice(QWidget):
    """Two lists side by side.

    Signals:
        changed: the player is another one, whoever chose it.
        chosen: somebody has chosen.
    """

    changed = Signal()
    chosen = Signal()

    def __init__(self, name: str, words: str, player: str = HUMAN) -> None:
        super().__init__()
        level, _ = read_player(player)
        self._level = self._list(name, words)
        for each in dict.fromkeys((HUMAN, *LEVELS, level)):
            self._level.addItem(player_title(each), each)
            self._level.setItemData(self._level.count() - 1, describe_level(each), Qt.ItemDataRole.ToolTipRole)
        self._style = self._list(f"{name}_style", self.tr("{who}: style").format(who=words))
        self._style.setProperty("part", "plain")
        self._level.currentIndexChanged.connect(self._show_style)
        self._wanted = ""
        lay_row((self._level, 1), (self._style, 1), inside=self, margins=NO_MARGINS)
        self.offer(())

    @property
    def player(self) -> str:
        """Who plays."""
        level = self._level.currentData()
        return write_player(level, self._style.currentData() if level in LEVELS else "")

    def set_player(self, player: str) -> None:
        """Choose who plays; somebody unknown is the first in the list."""
        level, self._wanted = read_player(player)
        self._level.setCurrentIndex(max(0, self._level.findData(level)))
        self._want_style()

    def offer(self, styles: Sequence[str]) -> None:
        """Offer these styles; without any there is no list of them."""
        with QSignalBlocker(self._style):
            self._style.clear()
            for style in ("", *styles):
                self._style.addItem(style_title(style), style)
                self._style.setItemData(self._style.count() - 1, describe_style(style), Qt.ItemDataRole.ToolTipRole)
        policy = self._style.sizePolicy()
        policy.setRetainSizeWhenHidden(bool(styles))  # the levels of all seats stand in one column
        self._style.setSizePolicy(policy)
        self._want_style()

    def _list(self, name: str, words: str) -> Choice:
        made = Choice(name, words)
        made.currentIndexChanged.connect(self.changed)
        made.activated.connect(self._take)
        return made

    def _take(self) -> None:
        """What somebody has chosen is wanted from now on, also after it could not be had for a while."""
        self._wanted = self._style.currentData()
        self.chosen.emit()

    def _want_style(self) -> None:
        self._style.setCurrentIndex(max(0, self._style.findData(self._wanted)))
        self._show_style()

    def _show_style(self) -> None:
        self._style.setVisible(self._style.count() > 1 and self._level.currentData() in LEVELS)
