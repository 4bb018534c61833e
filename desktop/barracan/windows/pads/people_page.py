"""The players of the library: names, colours, guests, and whose pads there are."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from barracan.storage.players import Player
from barracan.table.themes import Theme
from barracan.windows.shell.controls import ElidedLabel, Mark, button, label
from barracan.windows.shell.menu import bare_menu
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.start.seat_rows import LONGEST_NAME


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
        mark = Mark(20)
        mark.set_side(mark_of(player), theme.sides[mark_of(player)])
        self._name = QLineEdit(player.name)
        self._name.setObjectName(f"person_{player.id}")
        self._name.setProperty("part", "plain")
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setCursorPosition(0)  # of a name without room its beginning shows
        self._name.setAccessibleName(self.tr("Name of {name}").format(name=player.name))
        self._name.editingFinished.connect(self._take_name)
        more = button("⋯", f"more_{player.id}", "quiet")
        more.setAccessibleName(self.tr("Colour, guest, merge: {name}").format(name=player.name))
        more.setToolTip(self.tr("Colour, guest, merge"))
        more.clicked.connect(lambda: self.menu_asked.emit(player.id, more.mapToGlobal(more.rect().bottomLeft())))
        pad = button(self.tr("Score pad"), f"pad_{player.id}")
        pad.setAccessibleName(self.tr("Score pad of {name}").format(name=player.name))
        pad.clicked.connect(lambda: self.opened.emit(player.id))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.addWidget(mark)
        row.addWidget(self._name, 2)
        row.addWidget(ElidedLabel(self._describe(), "quiet"), 3)
        row.addWidget(more)
        row.addWidget(pad)

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
        super().__init__("people_page", "", 820, 640)
        self.title.setText(self.tr("Players"))
        self._players: Sequence[Player] = ()
        self._others: dict[int, list[tuple[int, str]]] = {}
        self.body.addWidget(
            label(
                self.tr("Everybody who has played here. Write over a name to change it; what was played stays."),
                "quiet",
                wrap=True,
            )
        )
        self._trouble = label(part="fault", wrap=True)
        self._trouble.setObjectName("trouble")
        self._trouble.hide()
        self.body.addWidget(self._trouble)
        self._place = scroll_column(self.body)
        self._list = QWidget()
        by_hand = button(self.tr("Keep a pad by hand"), "pad_by_hand")
        by_hand.clicked.connect(self.pad_wanted)
        foot = QHBoxLayout()
        foot.addWidget(by_hand)
        foot.addStretch(1)
        self.body.addLayout(foot)

    def show_people(
        self, players: Sequence[Player], others: dict[int, list[tuple[int, str]]], trouble: str = ""
    ) -> None:
        """Show these players, with the *others* merged into each, and what went wrong."""
        self._players, self._others = players, others
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._list.hide()
        self._list.deleteLater()
        self._list = QWidget()
        self._place.addWidget(self._list)
        rows = QVBoxLayout(self._list)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for player in players:
            row = PersonRow(player, self.theme)
            row.opened.connect(self.opened)
            row.renamed.connect(self.renamed)
            row.menu_asked.connect(self._open_menu)
            rows.addWidget(row)
        if not players:
            rows.addWidget(label(self.tr("Nobody has played yet."), "lead"))
        rows.addStretch(1)
        self._list.show()

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the marks too."""
        super().set_theme(theme)
        self.show_people(self._players, self._others, self._trouble.text())

    def _open_menu(self, number: int, at: QPoint) -> None:
        menu = self.menu_of(number)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def menu_of(self, number: int) -> QMenu:
        """What may be done with a player."""
        player = next(each for each in self._players if each.id == number)
        menu = bare_menu(self, "person_menu", self.theme)
        colours = menu.addMenu(self.tr("Mark and colour"))
        group = QActionGroup(colours)
        names = (self.tr("Disc"), self.tr("Diamond"), self.tr("Triangle"), self.tr("Square"), self.tr("Pentagon"),
                 self.tr("Star"))  # fmt: skip
        for mark, words in enumerate(names):
            action = colours.addAction(self._picture(mark), words)
            action.setObjectName(f"mark_{mark}")
            action.setCheckable(True)
            action.setChecked(mark == mark_of(player))
            action.setActionGroup(group)
            action.triggered.connect(lambda _=False, mark=mark: self.painted.emit(number, str(mark)))
        guest = QAction(self.tr("Is a guest"), menu)
        guest.setObjectName("guest")
        guest.setCheckable(True)
        guest.setChecked(player.guest)
        guest.triggered.connect(lambda on: self.guest_marked.emit(number, on))
        menu.addAction(guest)
        self._add_merging(menu, player)
        return menu

    def _add_merging(self, menu: QMenu, player: Player) -> None:
        into = menu.addMenu(self.tr("Is the same as"))
        for other in self._players:
            if other.id != player.id:
                action = into.addAction(other.name)
                action.setObjectName(f"merge_{other.id}")
                action.triggered.connect(lambda _=False, other=other.id: self.merged.emit(player.id, other))
        into.setEnabled(not into.isEmpty())
        for number, name in self._others.get(player.id, ()):
            action = menu.addAction(self.tr("{name} is somebody else").format(name=name))
            action.setObjectName(f"part_{number}")
            action.triggered.connect(lambda _=False, number=number: self.parted.emit(number))

    def _picture(self, side: int) -> QPixmap:
        mark = Mark(18)
        mark.set_side(side, self.theme.sides[side])
        mark.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        picture = QPixmap(mark.size() * 2)
        picture.setDevicePixelRatio(2)
        picture.fill(Qt.GlobalColor.transparent)
        mark.render(picture)
        return picture
