"""The players of the library: names, colours, guests, whose pads there are, and figures of how they have played."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QActionGroup, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QWidget

from barracan.storage.players import Player
from barracan.storage.statistics import Figures, Share, Sum
from barracan.table.themes import Theme
from barracan.windows.shell.controls import ElidedLabel, Mark, box_frame, button, label, text_field
from barracan.windows.shell.formats import fewer_win, player_title
from barracan.windows.shell.layout import CENTRE, NO_MARGINS, STRETCH, TOP, Refilled, lay_column, lay_row
from barracan.windows.shell.menu import add_action, bare_menu, menu_button, pop_up
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


_SMOOTH = QPainter.RenderHint.Antialiasing


class Curve(QWidget):
    """The part of the matches that was won, as it has run."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("curve")
        self.setMinimumHeight(180)
        self._sums: Sequence[Sum] = ()

    def show_sums(self, sums: Sequence[Sum]) -> None:
        """Draw these running sums."""
        self._sums = sums
        if sums:
            last = sums[-1]
            words = self.tr("Won {won} of {matches} matches: {part} %")
            if last.matches == 1:
                words = self.tr("Won {won} of one match: {part} %")
            part = round(100 * last.won / last.matches)
            self.setAccessibleName(words.format(won=last.won, matches=last.matches, part=part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw axes, curve and its end."""
        with QPainter(self) as painter:
            painter.setRenderHint(_SMOOTH)
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(painter.font())
        text, accent = (
            self.palette().color(role) for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Highlight)
        )
        beside, height = metrics.horizontalAdvance("100 %") + 10, metrics.height()
        area = QRectF(self.rect()).adjusted(beside, height * 0.6, -beside, -height * 1.3)
        most = max(4, self._sums[-1].matches) if self._sums else 4
        faint = text
        faint.setAlphaF(0.25)
        for part in (0, 50, 100):
            y = area.bottom() - area.height() * part / 100
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            box = QRectF(0, y - height / 2, beside - 8, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{part} %")
        if not self._sums:
            return
        points = [
            QPointF(
                area.left() + area.width() * each.matches / most,
                area.bottom() - area.height() * each.won / each.matches,
            )
            for each in self._sums
        ]
        painter.setPen(QPen(accent, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(accent)
        painter.drawEllipse(points[-1], 4, 4)
        last = self._sums[-1]
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(points[-1] + QPointF(9, height * 0.3), f"{round(100 * last.won / last.matches)} %")
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        below = QRectF(area.left(), area.bottom() + 4, area.width(), height)
        after = self.tr("after one match") if last.matches == 1 else self.tr("after {matches} matches")
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, after.format(matches=last.matches))


class FiguresView(QWidget):
    """Totals, curve, and a table each for games, opponents, partners and levels."""

    def __init__(self, titles: Callable[[str], str]) -> None:
        super().__init__()
        self._titles = titles
        self._curve = Curve()
        self._totals, self._games, self._shares = Refilled(), Refilled(), Refilled()
        head = label(self.tr("Matches won, as it has run"), "name")
        parts = (self._totals, head, self._curve, self._games, self._shares)
        lay_column(*parts, STRETCH, inside=self, margins=NO_MARGINS, spacing=14)

    def show_figures(self, figures: Figures) -> None:
        """Show all about one person."""
        standing = figures.standing
        totals = (
            (str(standing.matches), self.tr("match") if standing.matches == 1 else self.tr("matches")),
            (str(standing.won), self.tr("won")),
            (percent(standing.won, standing.matches), self.tr("of all matches")),
            (str(standing.hands), self.tr("hand") if standing.hands == 1 else self.tr("hands")),
            (str(standing.unfinished), self.tr("unfinished")),
        )
        self._totals.fill(lay_row(*(_total(figure, words) for figure, words in totals), spacing=10))
        self._curve.show_sums(figures.course)
        self._add_games(figures)
        against, beside, computer = self.tr("Against"), self.tr("Together with"), self.tr("Against the computer")
        tables = [
            (_table(name, (title, *self._heads()), [_cells(share) for share in shares]), 1)
            for title, name, shares in (
                (against, "opponents", figures.opponents),
                (beside, "partners", figures.partners),
                (computer, "levels", [share._replace(name=player_title(share.name)) for share in figures.levels]),
            )
            if shares
        ]
        self._shares.fill(lay_row(*tables, spacing=14, align=TOP))

    def _add_games(self, figures: Figures) -> None:
        heads = (self.tr("Game"), *self._heads(), self.tr("Points a match"), self.tr("Best"), self.tr("A hand"))
        rows = [
            (
                self._titles(each.game),
                str(each.matches),
                str(each.won),
                percent(each.won, each.matches),
                f"{each.points:.0f}",
                str(each.least if fewer_win(each.game) else each.most),
                "–" if each.points_a_hand is None else f"{each.points_a_hand:.1f}",
            )
            for each in figures.games
        ]
        self._games.fill(*([_table("games", heads, rows)] if rows else []))

    def _heads(self) -> tuple[str, ...]:
        return self.tr("Matches"), self.tr("Won"), self.tr("Share")


def _table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> QFrame:
    """A box of figures; the first column is words."""
    box = box_frame(name)
    grid = QGridLayout(box)
    grid.setContentsMargins(16, 10, 16, 10)
    grid.setColumnStretch(0, 3)
    for column, head in enumerate(heads):
        if column:
            grid.setColumnStretch(column, 1)
        grid.addWidget(label(head, "name" if column == 0 else "quiet"), 0, column, _side(column))
    for row, cells in enumerate(rows, 1):
        for column, cell in enumerate(cells):
            if column:
                grid.addWidget(label(cell), row, column, _side(column))
            else:
                grid.addWidget(ElidedLabel(cell), row, column)
    return box


def percent(part: int, whole: int) -> str:
    """A part of a whole in words, a dash where there is no whole."""
    return f"{round(100 * part / whole)} %" if whole else "–"


def _cells(share: Share) -> tuple[str, ...]:
    return share.name, str(share.matches), str(share.won), percent(share.won, share.matches)


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft


def _total(figure: str, words: str) -> QFrame:
    box = box_frame()
    told = label(figure, "title"), label(words, "quiet")
    lay_column(*told, inside=box, margins=(14, 8, 14, 8), spacing=0, align=CENTRE)
    return box
