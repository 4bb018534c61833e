"""The column of a review: the card about a move, what can be asked about it, and the list of moves."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from barracan.table.cards.faces import Faces
from barracan.table.themes import FELT, Theme
from barracan.windows.review.judged_card import CardContent, JudgedCard
from barracan.windows.review.line_show import ResultsCard
from barracan.windows.review.move_list import MoveList, Row
from barracan.windows.shell.controls import ElidedLabel, Segments, button, label
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row

_HEAD: Final = 44


class ReviewColumn(QWidget):
    """Stands beside the table, or opens over it as a drawer.

    Signals:
        asked: the name of a button: ``judge``, ``line``, ``luck``, ``import``, ``back_to_match``.
        chosen: the position of a move in the list.
        worlds_chosen: ``seen`` or ``open``, by what moves are judged.
    """

    asked = Signal(str)
    chosen = Signal(int)
    worlds_chosen = Signal(str)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("review_column")
        self.theme: Theme = FELT
        self.is_drawer = False
        self._title = label(self.tr("Review"), part="lead", name="review_title")
        self._where = ElidedLabel("", "quiet", name="where")
        self._import = self._button(self.tr("Import"), "import_record", "segment", ask="import")
        self._import.setToolTip(self.tr("Store this match in the library"))
        self._head = QWidget()
        lay_row(self._title, (self._where, 1), self._import, inside=self._head, margins=(6, 0, 4, 0), spacing=10)
        self.card = JudgedCard(faces)
        self._results = ResultsCard()
        self.moves = MoveList()
        self.moves.chosen.connect(self.chosen)
        self._judge = self._button("", "judge", "", ask="judge")
        self._line = self._button(self.tr("What would have happened"), "line", "", ask="line")
        self._luck = self._button(self.tr("Luck"), "luck", "segment", ask="luck")
        self._luck.setCheckable(True)
        self._back = self._button(self.tr("Back to the match"), "back_to_match", "", ask="back_to_match")
        self._worlds = Segments("worlds", [("seen", self.tr("As seen")), ("open", self.tr("All cards"))])
        self._worlds.changed.connect(self.worlds_chosen)
        self._hands = label(part="quiet", wrap=True, name="open_hands")
        self._list_title = label(self.tr("Moves"), part="name", name="list_title")
        self._list_note = label(part="quiet", name="list_note")
        self._lay()

    def _button(self, words: str, name: str, part: str, *, ask: str) -> QPushButton:
        return button(words, name, part, do=lambda: self.asked.emit(ask))

    def _lay(self) -> None:
        self._actions = QFrame()
        self._actions.setProperty("part", "card")
        row = lay_row(self._judge, self._line, self._back, STRETCH, self._luck, spacing=6)
        lay_column(self._worlds, row, inside=self._actions, margins=(10, 8, 10, 8), spacing=8)
        self._listed = QFrame()
        self._listed.setProperty("part", "card")
        head = lay_row((self._list_title, 1), self._list_note, margins=(8, 0, 8, 0))
        lay_column(self._hands, head, (self.moves, 1), inside=self._listed, margins=(8, 10, 6, 8), spacing=6)
        self._parts = lay_column(
            self._head,
            self.card,
            self._results,
            self._actions,
            (self._listed, 1),
            inside=self,
            margins=(6, 0, 12, 8),
            spacing=8,
        )

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        self.theme = theme
        self._head.setFixedHeight(round(_HEAD * scale))
        self.card.set_theme(theme, scale)
        self.moves.set_theme(theme, scale)
        self.update()

    def show_where(self, words: str, note: str, *, foreign: bool) -> None:
        """Say which hand and turn are looked at; a *foreign* record can be imported."""
        self._where.show_words(words)
        self._list_note.setText(note)
        self._import.setVisible(foreign)

    def show_card(self, content: CardContent, *, steady: bool) -> None:
        """Say this of the move; in a match that is judged one goes from card to card, and nothing shall jump."""
        self.card.show_content(content, steady=steady)

    def show_actions(self, *, judge: str, line: bool, back: bool, luck: bool, worlds: str, known: bool) -> None:
        """Offer to judge in these words, to see what would have happened, to come back from there, to see the luck.

        What would have happened keeps its place in a hand that is *known*, whichever move is looked at.
        """
        self._judge.setText(judge)
        self._judge.setVisible(bool(judge))
        self._line.setVisible(known and not back)
        self._line.setEnabled(line)
        self._back.setVisible(back)
        self._luck.setVisible(luck)
        self._worlds.setVisible(bool(worlds))
        self._worlds.set_value(worlds)
        self._actions.setVisible(bool(judge or line or back or luck or worlds or known))

    def show_line(self, rows: Sequence[tuple[str, int, int]], *, active: bool, words: str) -> None:
        """While a line is shown, tell of it instead of the move: both results, once it is over."""
        self._results.setVisible(active and bool(rows))
        if active:
            self.card.show_content(CardContent(self.tr("What would have happened"), words))
        if rows:
            self._results.show_results(rows)

    @property
    def shows_luck(self) -> bool:
        """Whether the draws are told apart."""
        return self._luck.isChecked() and self._luck.isVisibleTo(self)

    def show_list(self, title: str, rows: Sequence[Row], position: int) -> None:
        """List these, with the one that led to the position marked."""
        self._list_title.setText(title)
        self.moves.setAccessibleName(title)
        self.moves.show_rows(rows)
        self.moves.mark(position)

    def show_hands(self, words: str) -> None:
        """Tell the other hands where all lie open."""
        self._hands.setText(words)
        self._hands.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Continue the table's ground and its bar; a drawer hides what lies under it."""
        theme = self.theme
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            if self.is_drawer:
                painter.fillRect(area, theme.middle)
                painter.fillRect(QRectF(0, 0, 1, self.height()), theme.hairline)
            else:
                painter.fillRect(area, theme.edge)
            head = QRectF(0, 0, self.width(), self._head.height())
            painter.fillRect(head, theme.panel_over(0.72 if theme.name != "light" else 0.9))
            painter.fillRect(QRectF(0, head.bottom() - 1, self.width(), 1), theme.hairline)
