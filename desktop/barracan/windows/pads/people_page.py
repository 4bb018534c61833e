"""The players of the library: names, colours, guests, and whose pads there are."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup, QPixmap
from PySide6.QtWidgets import QFrame, QMenu

from barracan.storage.players import Player
from barracan.table.themes import Theme
from barracan.windows.shell.controls import ElidedLabel, Mark, button, label, text_field
from barracan.windows.shell.layout import STRETCH, Refilled, lay_row
from barracan.windows.shell.menu import add_action, bare_menu, menu_button, pop_up
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.start.seat_panel import LONGEST_NAME


def mark_of(player: Player) -> int:
    """The number of somebody's mark and colour: the one chosen, else one by turns."""
    return int(player.colour) if player.colour.isdecimal() else (player.id - 1) % 6


class PersonRow(QFrame):
    """One player: mark, name to write over, matches, a menu and the pad.

    Signals:
        opened: the pad is asked for.
        renamed: another name was written.
        menu_asked: where the menu opens.
    """

    opened = Signal(int)
    renamed = Signal(int, str)
    menu_asked = Signal(int, QPoint)

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__()
        self.setProperty("part", "box")
        self._player = player
        accessible = self.tr("Name of {name}").format(name=player.name)
        self._name = text_field(f"person_{player.id}", accessible, player.name, longest=LONGEST_NAME)
        self._name.setProperty("part", "plain")
        self._name.setCursorPosition(0)  # of a name without room its beginning shows
        self._name.editingFinished.connect(self._take_name)
        more = menu_button(player.id, self.tr("Colour, guest, merge"), self.menu_asked)
        more.setAccessibleName(self.tr("Colour, guest, merge: {name}").format(name=player.name))
        pad = button(self.tr("Score pad"), f"pad_{player.id}", do=lambda: self.opened.emit(player.id))
        pad.setAccessibleName(self.tr("Score pad of {name}").format(name=player.name))
        mark, told = Mark(mark_of(player), theme, 20), ElidedLabel(self._describe(), "quiet")
        lay_row(mark, (self._name, 2), (told, 3), more, pad, inside=self, margins=(16, 8, 12, 8))

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


class PeoplePage(Page):
    """A row a player.

    Signals:
        opened: whose pad is asked for.
        renamed, painted, guest_marked, merged, parted: what to change.
        pad_wanted: a pad kept by hand is to begin.
    """

    opened = Signal(int)
    renamed = Signal(int, str)
    painted = Signal(int, str)
    guest_marked = Signal(int, bool)
    merged = Signal(int, int)
    parted = Signal(int)
    pad_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("people_page", self.tr("Players"), 820, 640)
        self._players: Sequence[Player] = ()
        self._others: dict[int, list[tuple[int, str]]] = {}
        self.introduce(self.tr("Everybody who has played here. Write over a name to change it; what was played stays."))
        self._trouble = label(part="fault", wrap=True, name="trouble")
        self._trouble.hide()
        self.body.addWidget(self._trouble)
        self._list = Refilled()
        scroll_column(self.body).addWidget(self._list)
        by_hand = button(self.tr("Keep a pad by hand"), "pad_by_hand", do=self.pad_wanted)
        self.body.addLayout(lay_row(by_hand, STRETCH))

    def show_people(
        self, players: Sequence[Player], others: dict[int, list[tuple[int, str]]], trouble: str = ""
    ) -> None:
        """Show these players, with the *others* merged into each, and what went wrong."""
        self._players, self._others = players, others
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        rows = [PersonRow(player, self.theme) for player in players]
        for row in rows:
            row.opened.connect(self.opened)
            row.renamed.connect(self.renamed)
            row.menu_asked.connect(self._open_menu)
        none = () if rows else (label(self.tr("Nobody has played yet."), "lead"),)
        self._list.fill(*rows, *none, STRETCH, spacing=8)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the marks too."""
        super().set_theme(theme)
        self.show_people(self._players, self._others, self._trouble.text())

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
