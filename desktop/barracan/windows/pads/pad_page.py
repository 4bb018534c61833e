"""The score pad of a person: all matches, one of them hand by hand, what is written by hand, and the figures."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRegularExpression, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QStackedWidget,
    QWidget,
)

from barracan.storage.statistics import Figures, Played
from barracan.table.hud.lettering import figure
from barracan.table.translation import common, plain_tip
from barracan.windows.pads.figures import FiguresView
from barracan.windows.score.paper import ScorePaper
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.controls import ElidedLabel, button, label, list_widget, text_field
from barracan.windows.shell.formats import format_moment
from barracan.windows.shell.layout import NO_MARGINS, STRETCH, lay_column, lay_row
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.shell.value_controls import Chips, Segments
from barracan.windows.start.matches_page import UNDO_SECONDS

_MATCH = Qt.ItemDataRole.UserRole


_LEAST = QSize(640, 380)
"""The paper in the smallest window, beside the list and over what is written by hand."""


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
        self.paper.show_sheet(ScoreSheet("", None, (), ()))
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


_BESIDE_ITEM = 46
"""So much of the list's width, at the usual type, the words of an item leave to its edges and the scroll bar."""
_WIDE_FOOT = 1000
"""So wide is a page on which the result has room beside the buttons, at the usual type."""
_WIDE_FIGURES = 900
"""So wide is a page on which three tables of figures lie beside each other, at the usual type."""
_FEW = 4
"""Sides whose fields have room beside the buttons."""
_WIDEST = 170
"""Pixels of a side's field and of its name over it."""


class PadEntry(QFrame):
    """A field a side; the hand chosen on the paper is corrected, after the last one a new one written.

    Signals:
        written: the hand, and the points of each side.
        closed: the match at the table is over.
        deleted: the pad is not wanted any more.
    """

    written = Signal(int, object)
    closed = Signal()
    deleted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pad_entry")
        self.setProperty("part", "box")
        self._fields: list[QLineEdit] = []
        self._hands = self._at = 0
        self._sheet = ScoreSheet("", None, (), ())
        self._sides = QHBoxLayout()
        self._write = button("", "write_hand", "main", do=self._emit)
        self._correct = button(self.tr("Correct hand"), "correct_hand")
        self._correct.setCheckable(True)
        self._correct.toggled.connect(self._turn)
        self._close = button(common("The match is over"), "close_pad", "quiet", do=self.closed)
        delete = button(common("Delete"), "delete_pad", "quiet", do=self.deleted)
        self._buttons = (self._write, self._correct, self._close, delete)
        self._places = QGridLayout()
        self._places.setVerticalSpacing(4)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(14, 6, 10, 6)
        self._row.setSpacing(14)
        self._row.addLayout(self._sides, 1)
        self._row.addLayout(self._places)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Take entries for this pad."""
        self._sheet, self._hands = sheet, len(sheet.ends)
        for child in self.findChildren(QWidget, QRegularExpression("^(points|side)_[0-9]")):
            child.hide()
            child.deleteLater()
        while (old := self._sides.takeAt(0)) is not None:
            if row := old.layout():
                row.deleteLater()
        self._fields = []
        self._place_buttons(len(sheet.sides))
        for number, side in enumerate(sheet.sides):
            name = ElidedLabel(side, "quiet", sheet.players, lines=2, name=f"side_{number}")
            name.setMaximumWidth(_WIDEST)
            field = text_field(f"points_{number}", self.tr("Points of {name}").format(name=side))
            field.setProperty("part", "points")
            field.setMinimumWidth(64)
            field.setMaximumWidth(_WIDEST)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setValidator(QRegularExpressionValidator(QRegularExpression(r"-?[0-9]{0,6}"), field))
            field.textChanged.connect(self._judge)
            field.returnPressed.connect(self._emit)
            self._fields.append(field)
            self._sides.addLayout(lay_column(STRETCH, name, field), 1)
            field.show()
        self._sides.addStretch(0)
        self._at = self._hands - 1
        self._correct.setVisible(self._hands > 0)
        self._correct.setChecked(False)
        self._close.setVisible(self._hands > 0 and sheet.result is None)
        self._turn(False)
        self.take_keys()

    def take_keys(self) -> None:
        """Let points be typed at once where this can be seen."""
        if self.isVisible() and self._fields:
            self._fields[0].setFocus()

    def _place_buttons(self, sides: int) -> None:
        """Put the buttons beside the fields, under them where those need the width."""
        few = sides <= _FEW
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if few else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(14 if few else 4)
        for place, each in enumerate(self._buttons):
            self._places.addWidget(each, place % 2 if few else 0, place // 2 if few else place)

    def choose(self, at: int) -> None:
        """The hand that is shown, counted from 0, would be corrected."""
        self._at = at
        self._turn(self._correct.isChecked())

    def _turn(self, correcting: bool) -> None:
        """Write the next hand, or correct the one that is shown."""
        correcting = correcting and 0 <= self._at < self._hands
        hand = self._at + 1 if correcting else self._hands + 1
        self._write.setText(self.tr("Write hand {hand}").format(hand=hand))
        shown = self.tr("Correct hand {hand}").format(hand=min(self._at, self._hands - 1) + 1)
        self._correct.setText(common("Cancel") if correcting else shown)
        for side, field in enumerate(self._fields):
            field.setText(str(self._sheet.ends[self._at].points[side]) if correcting else "")
        self._judge()

    def _judge(self) -> None:
        self._write.setEnabled(bool(self._fields) and all(field.hasAcceptableInput() and field.text().strip("-")
                                                          for field in self._fields))  # fmt: skip

    def _emit(self) -> None:
        if self._write.isEnabled():
            hand = self._at + 1 if self._correct.isChecked() else self._hands + 1
            self.written.emit(hand, tuple(int(field.text()) for field in self._fields))
