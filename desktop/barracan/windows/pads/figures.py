"""What a person has won and lost, in figures and as a curve."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QWidget

from barracan.storage.statistics import Figures, Share
from barracan.table.hud.lettering import figure
from barracan.table.translation import common
from barracan.windows.pads.curve import Curve, won_part
from barracan.windows.shell.controls import ElidedLabel, box_frame, label
from barracan.windows.shell.formats import decimal, fewer_win, player_title
from barracan.windows.shell.layout import NO_MARGINS, STRETCH, TOP, Refilled, lay_column, lay_row


class FiguresView(QWidget):
    """Totals, curve, and a table each for games, opponents, partners and levels."""

    def __init__(self, titles: Callable[[str], str]) -> None:
        super().__init__()
        self._titles = titles
        self._narrow = False
        self._row: QBoxLayout | None = None
        self._curve = Curve()
        self._totals, self._games, self._shares = Refilled(), Refilled(), Refilled()
        head = label(self.tr("Matches won over time"), "name")
        parts = (self._totals, head, self._curve, self._games, self._shares)
        lay_column(*parts, STRETCH, inside=self, margins=NO_MARGINS, spacing=14)

    def show_figures(self, figures: Figures) -> None:
        """Show all about one person."""
        standing = figures.standing
        totals = (
            (str(standing.matches), common("match") if standing.matches == 1 else self.tr("matches")),
            #: Of matches, a number before it.
            (str(standing.won), self.tr("won")),
            (won_part(standing.won, standing.matches), self.tr("of all matches")),
            (str(standing.hands), common("hand") if standing.hands == 1 else common("hands")),
            #: Of matches, a number before it.
            (str(standing.unfinished), self.tr("unfinished")),
        )
        self._totals.fill(lay_row(*(_total(number, words) for number, words in totals), spacing=10))
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
        self._row = lay_row(*tables, spacing=14, align=TOP)
        self._shares.fill(self._row)
        self.set_narrow(self._narrow)

    def set_narrow(self, narrow: bool) -> None:
        """Lay the tables that stand beside each other one under another, where large text leaves no room beside."""
        self._narrow = narrow
        ways = QBoxLayout.Direction
        if self._row is not None:
            self._row.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def _add_games(self, figures: Figures) -> None:
        heads = (common("Game"), *self._heads(), self.tr("Points a match"), self.tr("Best"), self.tr("A hand"))
        rows = [
            (
                self._titles(each.game),
                str(each.matches),
                str(each.won),
                won_part(each.won, each.matches),
                decimal(each.points, 0),
                figure(each.least if fewer_win(each.game) else each.most),
                "–" if each.points_a_hand is None else decimal(each.points_a_hand, 1),
            )
            for each in figures.games
        ]
        self._games.fill(*([_table("games", heads, rows)] if rows else []))

    def _heads(self) -> tuple[str, ...]:
        return common("Matches"), self.tr("Won"), self.tr("Share")


def _table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> QFrame:
    """A box of figures; the first column is words."""
    box = box_frame(name)
    grid = QGridLayout(box)
    grid.setContentsMargins(16, 10, 16, 10)
    grid.setColumnStretch(0, 3)
    for column, head in enumerate(heads):
        if column:
            grid.setColumnStretch(column, 1)
        told = label(head, "name" if column == 0 else "quiet", wrap=True)
        told.setAlignment(_side(column) | Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(told, 0, column)
    for row, cells in enumerate(rows, 1):
        for column, cell in enumerate(cells):
            if column:
                grid.addWidget(label(cell), row, column, _side(column))
            else:
                grid.addWidget(ElidedLabel(cell), row, column)
    return box


def _cells(share: Share) -> tuple[str, ...]:
    return share.name, str(share.matches), str(share.won), won_part(share.won, share.matches)


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft


def _total(number: str, words: str) -> QFrame:
    box = box_frame()
    told = label(number, "title"), label(words, "quiet", wrap=True)
    for each in told:
        each.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    lay_column(*told, STRETCH, inside=box, margins=(14, 8, 14, 8), spacing=0)
    return box
