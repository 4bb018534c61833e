"""One clause on the page of the rules: its number and title, its sentences, examples, and what can be tried."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from barracan.games.catalog import CATALOG
from barracan.model.cards import Code
from barracan.model.verdict import Groups, Verdict
from barracan.table.cards.faces import Faces
from barracan.table.layouts.geometry import clamp
from barracan.table.themes import Outfit
from barracan.table.timings import single_shot
from barracan.windows.rules.example_box import LEAST_CARD, ExampleBox
from barracan.windows.rules.game_portrait import GamePortrait
from barracan.windows.rules.rich_words import rich
from barracan.windows.rules.rules_text import Clause, Pool, is_option
from barracan.windows.rules.try_frame import TryFrame
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import NO_MARGINS, STRETCH, lay_column, lay_row
from barracan.windows.shell.picture_store import PictureStore

_CARD: Final = 82
_TWO_COLUMNS: Final = 640
"""So wide is a clause whose examples lie in two columns, at the usual type."""
_LINE: Final = 880
"""So wide a paragraph is at most, at the usual type: longer lines are hard to follow."""
_READING: Final = 250
"""So much height is left to a clause over what can be tried, at the usual type."""


class Reading(NamedTuple):
    """What is to be read: a clause, or a page without a number.

    Attributes:
        drawn: the clause whose examples are shown; that it is another one is said.
        beside: paragraphs for a second column, where there is room for one.
        is_story: it is told under the picture of the game.
    """

    title: str
    paragraphs: Sequence[str]
    number: str = ""
    aside: str = ""
    drawn: Clause | None = None
    table: Sequence[Sequence[str]] = ()
    pool: Pool | None = None
    beside: Sequence[str] = ()
    is_story: bool = False


class ClauseView(QFrame):
    """Shows a clause; what the rules say of its examples is asked of the game.

    Signals:
        clause_asked: the number of the clause to which the examples belong that are shown.
    """

    clause_asked = Signal(str)

    def __init__(self, game: str, store: PictureStore, cache: Path | None = None) -> None:
        super().__init__()
        self.setProperty("part", "wide_box")
        self._game = game
        self._store = store
        self._portrait: GamePortrait | None = None
        self._faces = Faces(cache=cache, parent=self)
        self._drawn = ""
        self._number = label(part="clause_number", name="clause_number")
        self._title = label(part="title", name="clause_title", wrap=True)
        self._aside = label(part="name", name="clause_aside")
        self._paragraphs: list[QLabel] = []
        self._boxes: list[ExampleBox] = []
        self._outfit = Outfit()
        self._scale = self._unit = 1.0
        self._try = TryFrame(self._faces, lambda kind, cards: self._judge("", kind, _groups(kind, cards)))
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(*NO_MARGINS)
        number = (self._number, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head = lay_row(number, (self._title, 1), self._aside, spacing=14)
        self._words, self._beside = (lay_column(STRETCH, margins=NO_MARGINS) for _ in range(2))
        self._sentences = lay_row((self._words, 1), (self._beside, 1), margins=NO_MARGINS)
        self._source = button("", "example_clause", "quiet", do=lambda: self.clause_asked.emit(self._drawn))
        self._grid = QGridLayout()
        self._column.addLayout(self._head)
        self._column.addLayout(self._sentences)
        self._column.addWidget(self._source, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setWidget(self._inner)
        self._outside = lay_column((self._scroll, 1), self._try, inside=self)
        self._placing = single_shot(self, 0, self._place)  # no layout may change while it lays
        self._faces.arrived.connect(lambda _: self._repaint())
        self._scroll.viewport().installEventFilter(self)

    @property
    def shown_text(self) -> str:
        """What is on the page, as plain text."""
        heads = (self._number.text(), self._title.text())
        return "\n".join(filter(None, (*heads, *(re.sub("<[^>]*>", "", each.text()) for each in self._paragraphs))))

    @property
    def number(self) -> str:
        """The clause that is shown, empty for a page without a number."""
        return self._number.text()

    @property
    def title(self) -> str:
        """The title that is shown."""
        return self._title.text()

    def read(self, reading: Reading) -> None:
        """Show this."""
        self._number.setText(reading.number)
        self._number.setVisible(bool(reading.number))
        self._title.setText(reading.title)
        self._scroll.setAccessibleName(f"{reading.number} {reading.title}".strip())
        self._aside.setText(reading.aside)
        self._aside.setVisible(bool(reading.aside))
        self._show_portrait(shown=reading.is_story)
        self._show_paragraphs(reading)
        self._show_examples(reading)
        self._try.setVisible(reading.pool is not None)
        if reading.pool is not None:
            self._try.offer(*reading.pool)
        self._lay()
        self._scroll.verticalScrollBar().setValue(0)

    def wear(self, outfit: Outfit, scale: float, unit: float) -> None:
        """Take these cards, colours and sizes."""
        self._outfit, self._scale, self._unit = outfit, scale, unit
        self._faces.set_art(outfit.faces, outfit.back)
        if self._portrait is not None:
            self._portrait.wear(outfit, scale, unit)
        self._lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay the examples again where the page is as wide as it is now."""
        if event.type() == QEvent.Type.Resize:
            self._lay()
        return False

    def _judge(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        return CATALOG[self._game].judge_example(clause, kind, groups) if self._game in CATALOG else None

    def _show_portrait(self, *, shown: bool) -> None:
        if shown and self._portrait is None:
            self._portrait = GamePortrait(self._game, self._store)
            self._portrait.wear(self._outfit, self._scale, self._unit)
            self._column.insertWidget(1, self._portrait)
        if self._portrait is not None:
            self._portrait.setVisible(shown)

    def _show_paragraphs(self, reading: Reading) -> None:
        for told in self._paragraphs:
            told.hide()
            told.deleteLater()
        self._paragraphs = []
        sheet = _sheet(reading.table)
        words = [(rich(each), is_option(each)) for each in reading.paragraphs]
        words += [(sheet, False)] if sheet else []
        beside = [(rich(each), False) for each in reading.beside]
        for column, paragraphs in ((self._words, words), (self._beside, beside)):
            for each, quiet in paragraphs:
                told = label(each, "quiet_lead" if quiet else "sentence", wrap=True)
                told.setTextFormat(Qt.TextFormat.RichText)
                self._paragraphs.append(told)
                column.insertWidget(column.count() - 1, told)
                told.show()  # before its height is asked for

    def _show_examples(self, reading: Reading) -> None:
        for box in self._boxes:
            self._grid.removeWidget(box)
            box.hide()
            box.deleteLater()
        drawn, self._boxes = reading.drawn, []
        if drawn is None:
            self._source.hide()
            return
        self._drawn = drawn.number
        self._source.setText(self.tr("From {clause}, {title}").format(clause=drawn.number, title=drawn.title))
        self._source.setVisible(bool(drawn.examples) and not reading.number.startswith(drawn.number))
        self._boxes = [
            ExampleBox(each, self._judge(drawn.number, each.kind, each.groups), self._faces) for each in drawn.examples
        ]

    def _lay(self) -> None:
        """Give everything its size, and the examples their columns."""
        scale, theme = self._scale, self._outfit.theme
        pad = round(24 * min(1.0, max(0.7, self._unit)) * max(1.0, 0.9 * scale))
        self._outside.setContentsMargins(pad, round(0.8 * pad), round(0.7 * pad), round(0.6 * pad))
        self._column.setSpacing(round(12 * scale))
        for column in (self._words, self._beside):
            column.setSpacing(round((5 if self._beside.count() > 1 else 7) * scale))
        self._grid.setSpacing(round(13 * scale))
        room = self._scroll.viewport().width()
        self._place_aside(room)
        card = max(LEAST_CARD, round(_CARD * clamp(self._unit, 0.92, 1.32)))
        columns = 2 if room >= _TWO_COLUMNS * scale else 1
        ways = QBoxLayout.Direction
        self._sentences.setDirection(ways.LeftToRight if columns == 2 else ways.TopToBottom)
        self._sentences.setStretch(1, 1 if self._beside.count() > 1 else 0)
        side_by_side = 2 if columns == 2 and self._beside.count() > 1 else 1
        over = max(0, round((room - (side_by_side - 1) * self._sentences.spacing()) / side_by_side - _LINE * scale))
        self._words.setContentsMargins(0, 0, over, 0)
        self._beside.setContentsMargins(0, 0, over if self._beside.count() > 1 else 0, 0)
        for box in self._boxes:
            box.wear(theme, scale, card)
        if any(box.least_width() > (room - self._grid.spacing()) / 2 for box in self._boxes):
            columns = 1
        for number, box in enumerate(self._boxes):
            self._grid.addWidget(box, number // columns, number % columns)
            box.show()
        for number in range(2):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
        self._try.wear(theme, scale, card)
        self._placing.start()

    def _place_aside(self, room: int) -> None:
        """Let what is said beside the title follow it in a row of its own where both have no room in one."""
        whole = self._title.fontMetrics().horizontalAdvance(self._title.text())
        others = (self._number, self._aside)
        fits = whole + sum(each.sizeHint().width() + self._head.spacing() for each in others) <= room
        if fits and self._head.indexOf(self._aside) < 0:
            self._head.addWidget(self._aside)
        elif not fits and self._column.indexOf(self._aside) < 0:
            self._column.insertWidget(1, self._aside)

    def _place(self) -> None:
        self._place_try()
        self._column.invalidate()  # paragraphs were measured before they had their type
        self._column.activate()

    def _place_try(self) -> None:
        """Keep what can be tried in sight where enough is left to read, else let it follow the examples."""
        stays = self.height() - self._try.minimumHeight() >= _READING * self._scale
        column = self._outside if stays else self._column
        if column.indexOf(self._try) < 0:
            (self._column if stays else self._outside).removeWidget(self._try)
            column.addWidget(self._try)

    def _repaint(self) -> None:
        for box in self._boxes:
            box.update()
        self._try.update()


def _groups(kind: str, cards: Sequence[Code]) -> Groups:
    """The cards in a frame as groups: of a ladder each is a row, of anything else all are one."""
    return [(code,) for code in cards] if kind == "ladder" else [cards]


def _sheet(rows: Sequence[Sequence[str]]) -> str:
    """A table as HTML, figures at the right; its first row and its first column are heads."""
    if not rows:
        return ""
    head, *others = rows
    cells = ["".join(f'<th align="right">{escape(cell)}</th>' for cell in head)]
    for first, *figures in others:
        told = "".join(f'<td align="right">{escape(cell)}</td>' for cell in figures)
        cells.append(f"<td>{escape(first)}</td>{told}")
    return '<table cellpadding="4" border="0">' + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
