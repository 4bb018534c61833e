"""The players of the library: names, colours, guests, and whose pads there are."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from barracan.storage.players import Player
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common
from barracan.windows.shell.controls import ElidedLabel, Mark, label, text_field
from barracan.windows.shell.formats import LONGEST_NAME
from barracan.windows.shell.layout import STRETCH, Part, Refilled, lay_row
from barracan.windows.shell.menu import add_action, bare_menu, pop_up
from barracan.windows.shell.page import scroll_column
from barracan.windows.shell.painted_buttons import HeadEntry, Pill
from barracan.windows.shell.wide_page import WidePage

_LEAST_NAME = 4
"""So many marks wide is a name at least, beside what is told of its player."""


def mark_of(player: Player) -> int:
    """The number of somebody's mark and colour: the one chosen, else one by turns."""
    return int(player.colour) if player.colour.isdecimal() else (player.id - 1) % 6


class WinBar(QWidget):
    """How many of the counted matches were won, as a bar."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self._part, self._theme = part, FELT
        self.setFixedSize(110, 6)

    def wear(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for part, ink in ((1.0, self._theme.text_over(0.16)), (self._part, self._theme.accent)):
                if part > 0:
                    painter.setBrush(ink)
                    painter.drawRoundedRect(QRectF(0, 0, part * self.width(), self.height()), 3, 3)


class PersonRow(QFrame):
    """One player: mark, name to write over, matches and wins, the pad, the statistics and a menu.

    Signals:
        opened: the pad is asked for.
        figures_asked: the statistics are asked for.
        renamed: another name was written.
        menu_asked: where the menu opens.
    """

    opened = Signal(int)
    figures_asked = Signal(int)
    renamed = Signal(int, str)
    menu_asked = Signal(int, QPoint)

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.setProperty("part", "wide_box")
        self._player = player
        accessible = self.tr("Name of {name}").format(name=player.name)
        self._name = text_field(f"person_{player.id}", accessible, player.name, longest=LONGEST_NAME)
        self._name.setProperty("part", "plain")
        self._name.setCursorPosition(0)  # of a name without room its beginning shows
        self._name.editingFinished.connect(self._take_name)
        pad = self._entry("pad", common("Score pad"), "score_pad")
        pad.clicked.connect(lambda: self.opened.emit(player.id))
        figures = self._entry("figures", common("Statistics"), "figures")
        figures.clicked.connect(lambda: self.figures_asked.emit(player.id))
        more = self._entry("more", self.tr("Colour, guest, merge"), "more")
        more.set_bare(True)
        more.clicked.connect(lambda: self.menu_asked.emit(player.id, more.mapToGlobal(more.rect().bottomLeft())))
        self._mark, self._told = Mark(), ElidedLabel(self._describe(), "quiet", lines=2)
        self._bar = WinBar(player.won / player.counted if player.counted else 0.0)
        parts = (self._mark, (self._name, 1), self._bar, (self._told, 2), pad, figures, more)
        self._parts = (self._mark, self._told, pad, figures, more)
        lay_row(*parts, inside=self, margins=(18, 6, 8, 6), spacing=12)
        for one, following in pairwise((self._name, pad, figures, more)):
            QWidget.setTabOrder(one, following)

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        self.setFixedHeight(round(68 * scale))
        self._mark.setFixedSize(round(30 * scale), round(30 * scale))
        self._mark.set_side(mark_of(self._player), theme)
        self._bar.wear(theme)
        for each in self.findChildren(HeadEntry):
            each.wear(theme, scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the bar out where the words that tell the same have no room beside it."""
        needed = sum(each.sizeHint().width() for each in self._parts) + _LEAST_NAME * self._mark.width()
        room = self.contentsRect().width() - self._bar.width() - 16 * (len(self._parts) + 2)
        self._bar.setVisible(self._player.counted > 0 and needed <= room)

    def _entry(self, name: str, words: str, sign: str) -> HeadEntry:
        made = HeadEntry(f"{name}_{self._player.id}", words, self, sign=sign)
        told = {
            "pad": common("Score pad of {name}"),
            "figures": self.tr("Statistics of {name}"),
        }.get(name, self.tr("Colour, guest, merge: {name}"))
        made.setAccessibleName(told.format(name=self._player.name))
        return made

    def _describe(self) -> str:
        player = self._player
        words = self.tr("Matches: {matches}").format(matches=player.matches)
        if player.counted:
            words = self.tr("Matches: {matches}, won {won} of {counted}").format(
                matches=player.matches, won=player.won, counted=player.counted
            )
        return self.tr("{words}, guest").format(words=words) if player.guest else words

    def _take_name(self) -> None:
        name = self._name.text().strip()
        if name != self._player.name:
            self._name.setText(self._player.name)
            self.renamed.emit(self._player.id, name)


class PeoplePage(WidePage):
    """A row a player.

    Signals:
        opened, figures_asked: whose pad or statistics are asked for.
        renamed, painted, guest_marked, merged, parted: what to change.
        pad_wanted: a pad kept by hand is to begin.
        match_wanted: nobody has played yet, and somebody wants to.
    """

    opened = Signal(int)
    figures_asked = Signal(int)
    renamed = Signal(int, str)
    painted = Signal(int, str)
    guest_marked = Signal(int, bool)
    merged = Signal(int, int)
    parted = Signal(int)
    pad_wanted = Signal()
    match_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("people_page", common("Players"))
        self._players: Sequence[Player] = ()
        self._rows: list[PersonRow] = []
        self._others: dict[int, list[tuple[int, str]]] = {}
        by_hand = Pill("pad_by_hand", common("Keep a pad by hand"), self.content, sign="score_pad", size="small")
        by_hand.clicked.connect(self.pad_wanted)
        self.head.addWidget(by_hand)
        told = self.tr("Everybody who has played here. Write over a name to change it; what was played stays.")
        self.column.addWidget(label(told, "quiet", wrap=True))
        self._trouble = label(part="trouble", wrap=True, name="trouble")
        self._trouble.hide()
        self.column.addWidget(self._trouble)
        self._list = Refilled()
        scroll_column(self.column).addWidget(self._list)

    def show_people(
        self, players: Sequence[Player], others: dict[int, list[tuple[int, str]]], trouble: str = ""
    ) -> None:
        """Show these players, with the *others* merged into each, and what went wrong."""
        self._players, self._others = players, others
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        rows = self._rows = [PersonRow(player) for player in players]
        for row in rows:
            row.wear(self.theme, self.scale)
            row.opened.connect(self.opened)
            row.figures_asked.connect(self.figures_asked)
            row.renamed.connect(self.renamed)
            row.menu_asked.connect(self._open_menu)
        self._list.fill(*(rows or self._empty_rows()), STRETCH, spacing=8 if rows else 16)

    def _empty_rows(self) -> tuple[Part, ...]:
        """What is said where nobody has played, with the way on."""
        first = Pill("new_match", common("New match"), self.content, sign="tray", size="great")
        first.wear(self.theme, self.scale)
        first.clicked.connect(self.match_wanted)
        middle = Qt.AlignmentFlag.AlignHCenter
        return STRETCH, (label(self.tr("Nobody has played yet."), "lead"), 0, middle), (first, 0, middle)

    def _dress(self) -> None:
        """Take the colours and the size of type, the rows too."""
        super()._dress()
        for row in self._rows:
            row.wear(self.theme, self.scale)

    def _open_menu(self, number: int, at: QPoint) -> None:
        pop_up(self.menu_of(number), at)

    def menu_of(self, number: int) -> QMenu:
        """What may be done with a player."""
        player = next(each for each in self._players if each.id == number)
        menu = bare_menu(self, "person_menu", self.theme)
        colours = menu.addMenu(self.tr("Mark and colour"))
        group = QActionGroup(colours)
        names = (self.tr("Disc"), self.tr("Diamond"), self.tr("Triangle"), self.tr("Square"), self.tr("Pentagon"),
                 self.tr("Star"))  # fmt: skip
        for mark, words in enumerate(names):
            paint = partial(self.painted.emit, number, str(mark))
            action = add_action(colours, f"mark_{mark}", words, paint, checked=mark == mark_of(player))
            action.setIcon(self._picture(mark))
            action.setActionGroup(group)
        guest = add_action(menu, "guest", self.tr("Is a guest"), checked=player.guest)
        guest.triggered.connect(lambda on: self.guest_marked.emit(number, on))
        self._add_merging(menu, player)
        return menu

    def _add_merging(self, menu: QMenu, player: Player) -> None:
        into = menu.addMenu(self.tr("Is the same as"))
        for other in self._players:
            if other.id != player.id:
                add_action(into, f"merge_{other.id}", other.name, partial(self.merged.emit, player.id, other.id))
        into.setEnabled(not into.isEmpty())
        for number, name in self._others.get(player.id, ()):
            words = self.tr("{name} is somebody else").format(name=name)
            add_action(menu, f"part_{number}", words, partial(self.parted.emit, number))

    def _picture(self, side: int) -> QPixmap:
        mark = Mark(side, self.theme, 18)
        mark.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        picture = QPixmap(mark.size() * 2)
        picture.setDevicePixelRatio(2)
        picture.fill(Qt.GlobalColor.transparent)
        mark.render(picture)
        return picture
