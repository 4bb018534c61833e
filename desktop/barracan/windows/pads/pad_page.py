"""The score pad of a person: all matches, one of them hand by hand, what is written by hand, and the figures."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QListWidgetItem, QStackedWidget, QWidget

from barracan.storage.statistics import Figures, Played
from barracan.table.hud.lettering import figure
from barracan.table.translation import common, plain_tip
from barracan.windows.pads.figures import FiguresView
from barracan.windows.pads.pad_entry import PadEntry
from barracan.windows.score.paper import ScorePaper
from barracan.windows.score.score_sheet import NO_SHEET, ScoreSheet
from barracan.windows.shell.controls import ElidedLabel, button, label, list_widget
from barracan.windows.shell.formats import format_moment
from barracan.windows.shell.layout import NO_MARGINS, STRETCH, lay_column, lay_row
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.shell.value_controls import Chips, Segments
from barracan.windows.start.matches_page import UNDO_SECONDS

_MATCH = Qt.ItemDataRole.UserRole
_LEAST = QSize(640, 380)
"""The paper in the smallest window, beside the list and over what is written by hand."""
_BESIDE_ITEM = 46
"""So much of the list's width, at the usual type, the words of an item leave to its edges and the scroll bar."""
_WIDE_FOOT = 1000
"""So wide is a page on which the result has room beside the buttons, at the usual type."""
_WIDE_FIGURES = 900
"""So wide is a page on which three tables of figures lie beside each other, at the usual type."""


class PadPage(Page):
    """Matches at the left, the chosen one's paper at the right; or the statistics.

    Signals:
        chosen: the match whose hands are to be shown.
        game_chosen: the game that is wanted alone, empty for all.
        older_asked: more matches are wanted.
        clause_asked: the clause behind a line.
        exported, printed, saved: the pad as CSV, on paper, as PDF.
        written: points of a hand of a pad kept by hand.
        closed_by_hand: that pad is finished.
        deleted, restored: the pad kept by hand that is put into the bin, or taken out of it again.
    """

    chosen = Signal(int)
    game_chosen = Signal(str)
    older_asked = Signal()
    clause_asked = Signal(str)
    exported = Signal()
    printed = Signal()
    saved = Signal()
    written = Signal(int, object)
    closed_by_hand = Signal()
    deleted = Signal(int)
    restored = Signal(int)

    def __init__(self, titles: Callable[[str], str]) -> None:
        super().__init__("pad_page", "", 1230, 860)
        self._titles = titles
        matches = common("Matches")
        self._segments = Segments("pad_part", [("matches", matches), ("statistics", common("Statistics"))])
        self._segments.set_value("matches")
        self._segments.changed.connect(self._turn)
        self._game = Chips("pad_game", [])
        self._game.setAccessibleName(common("Games"))
        self._game.changed.connect(self.game_chosen)
        self._list = list_widget("pad_matches", matches)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.setUniformItemSizes(True)
        self._list.setWordWrap(True)
        self._list.currentItemChanged.connect(self._choose)
        self._older = button(common("Older matches"), "older", "quiet", do=self.older_asked)
        self.paper = ScorePaper()
        self.paper.clause_asked.connect(self.clause_asked)
        self.entry = PadEntry()
        self.entry.written.connect(self.written)
        self.entry.closed.connect(self.closed_by_hand)
        self.entry.deleted.connect(self._delete)
        self._binned: int | None = None
        self._undo = button(common("Undo the deletion"), "undo_delete", do=self._restore)
        self._undo.hide()
        self.paper.chosen.connect(self.entry.choose)
        self._none = label(self.tr("No match here yet."), "lead")
        self._standing = ElidedLabel(part="lead", lines=3, name="standing")
        room = self._standing.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self._standing.setSizePolicy(room)
        self._figures = FiguresView(titles)
        self._parts = QStackedWidget()
        self._build()

    @property
    def game(self) -> str:
        """The game that is shown alone, empty for all."""
        return self._game.value

    @property
    def match(self) -> int | None:
        """The match that is chosen."""
        item: QListWidgetItem | None = self._list.currentItem()
        return item.data(_MATCH) if item is not None else None

    @property
    def count(self) -> int:
        """How many matches are listed."""
        return self._list.count()

    def show_person(self, name: str, games: Sequence[str], game: str) -> None:
        """Begin the pad of somebody who has played these games; *game* alone is wanted, or all."""
        whose = self.tr("Your score pad") if name == common("You") else common("Score pad of {name}").format(name=name)
        self.title.show_words(whose, [name])
        self._game.offer([("", self.tr("All games")), *((each, self._titles(each)) for each in games)])
        self._game.set_value(game)
        self._game.setVisible(len(games) > 1)

    def show_part(self, part: str) -> None:
        """Show the ``matches`` or the ``statistics``."""
        self._segments.set_value(part)
        self._turn(part)

    def show_matches(self, matches: Sequence[Played], *, more: bool, first: int | None = None) -> None:
        """List these matches and choose the first, or the one wanted."""
        self._list.blockSignals(True)
        self._list.clear()
        self._list.blockSignals(False)
        self.add_matches(matches, more=more)
        row = next((at for at, each in enumerate(matches) if each.match == first), 0)
        self._none.setVisible(not matches)
        self.paper.setVisible(bool(matches))
        self._list.setVisible(bool(matches))
        if matches:
            self._list.setCurrentRow(row)
        else:
            self.entry.hide()
            self._standing.setText("")

    def add_matches(self, matches: Sequence[Played], *, more: bool) -> None:
        """List further matches."""
        for each in matches:
            item = QListWidgetItem(self._describe(each))
            item.setData(_MATCH, each.match)
            item.setToolTip(plain_tip(each.names))
            self._list.addItem(item)
        self._size_items()
        self._older.setVisible(more)

    def show_sheet(self, sheet: ScoreSheet, *, by_hand: bool) -> None:
        """Show the chosen match; one kept by hand can be written on."""
        self.paper.show_sheet(sheet)
        self._standing.show_words(sheet.standing, sheet.players)
        self.entry.setVisible(by_hand)
        if by_hand:
            self.entry.show_sheet(sheet)

    def show_trouble(self, sentence: str) -> None:
        """Say why the chosen match cannot be shown."""
        self.paper.show_sheet(NO_SHEET)
        self._standing.setText(sentence)
        self.entry.hide()

    def show_figures(self, figures: Figures) -> None:
        """Show the statistics."""
        self._figures.show_figures(figures)

    def wanted_size(self, scale: float) -> QSize:
        """As large as the window allows."""
        return QSize(min(self.width() - 24, round(1560 * scale)), self.height() - 24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the paper most of a narrow window."""
        super().resizeEvent(event)
        self.paper.setMinimumSize(_LEAST * min(1.0, self.scale))
        self._list.setFixedWidth(round(min(0.235 * self.width(), 300 * self.scale)))
        self._size_items()
        self._lay_foot()
        self._figures.set_narrow(self.width() < _WIDE_FIGURES * self.scale)

    def _size_items(self) -> None:
        """Let all items have the height of the highest: large words take more than two lines."""
        items = [self._list.item(row) for row in range(self._list.count())]
        metrics, wide = self._list.fontMetrics(), self._list.width() - round(_BESIDE_ITEM * self.scale)
        room = QRect(0, 0, max(1, wide), 0)
        wrap = Qt.TextFlag.TextWordWrap
        words = max((metrics.boundingRect(room, wrap, item.text()).height() for item in items), default=0)
        for item in items:
            item.setSizeHint(QSize(0, max(words, round(34 * self.scale)) + round(16 * self.scale)))

    def _dress(self) -> None:
        """Let the items have the height of their type: the page may be filled before it has its size."""
        super()._dress()
        self._size_items()
        self._lay_foot()

    def _lay_foot(self) -> None:
        """Have the result stand over the buttons where large words have no room beside them."""
        ways, narrow = QBoxLayout.Direction, self.width() < _WIDE_FOOT * self.scale
        self._foot.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def _describe(self, each: Played) -> str:
        title = each.title or self._titles(each.game)
        result = {True: common("won"), False: common("lost"), None: self._state(each.state)}[each.won]
        words = self.tr("{title}, {date}\n{total} points, {result}")
        if each.total == 1:
            words = self.tr("{title}, {date}\none point, {result}")
        return words.format(title=title, date=format_moment(each.at), total=figure(each.total), result=result)

    def _state(self, state: str) -> str:
        return {
            #: Of one match.
            "unfinished": self.tr("unfinished"),
            "pad": self.tr("kept by hand"),
            "given_up": common("given up"),
        }.get(state, self.tr("not counted"))

    def _build(self) -> None:
        self.head.addWidget(self._segments)
        self.column.insertWidget(1, self._game)
        left = lay_column((self._list, 1), (self._older, 0, Qt.AlignmentFlag.AlignHCenter))
        right = lay_column((self.paper, 1), (self._none, 1, Qt.AlignmentFlag.AlignCenter), self.entry)
        matches = QWidget()
        lay_row(left, (right, 1), inside=matches, margins=NO_MARGINS, spacing=14)
        figures = QWidget()
        scroll_column(lay_column(inside=figures, margins=NO_MARGINS)).addWidget(self._figures)
        self._parts.addWidget(matches)
        self._parts.addWidget(figures)
        self.body.addWidget(self._parts, 1)
        ways = (
            button(common("Export as CSV"), "export_csv", do=self.exported),
            button(common("Save as PDF"), "save_pdf", do=self.saved),
            button(self.tr("Print"), "print_pad", do=self.printed),
        )
        self._foot = lay_row((self._standing, 1), lay_row(self._undo, STRETCH, *ways))
        self.body.addLayout(self._foot)

    def _turn(self, part: str) -> None:
        self._parts.setCurrentIndex(int(part == "statistics"))
        self._standing.setVisible(part == "matches")

    def _delete(self) -> None:
        self._binned = self.match
        if self._binned is not None:
            self.deleted.emit(self._binned)
            self._undo.show()
            QTimer.singleShot(UNDO_SECONDS * 1000, self._undo.hide)

    def _restore(self) -> None:
        self._undo.hide()
        if self._binned is not None:
            self.restored.emit(self._binned)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_MATCH))
