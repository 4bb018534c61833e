"""The column of a review: the card about a move, what can be asked about it, and the list of moves."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from barracan.table.cards.faces import Faces
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common
from barracan.windows.review.judged_card import CardContent, JudgedCard
from barracan.windows.review.line_show import ResultsCard
from barracan.windows.review.move_list import MoveList, Row
from barracan.windows.review.open_hands import OpenHand, OpenHands
from barracan.windows.shell.controls import ElidedLabel, button, label
from barracan.windows.shell.layout import NO_MARGINS, FlowLayout, lay_column, lay_row
from barracan.windows.shell.value_controls import Chips

_BESIDE_WORDS: Final = 80
"""What of the column's width stands beside the words of a button: margins, a scroll bar, its own edge."""


class ReviewColumn(QWidget):
    """Stands beside the table, or opens over it as a drawer.

    Signals:
        asked: the name of a button: ``judge``, ``line``, ``luck``, ``back_to_match``.
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
        self._head = 44
        self.is_drawer = False
        self.card = JudgedCard(faces)
        self._results = ResultsCard()
        self.moves = MoveList()
        self.moves.chosen.connect(self.chosen)
        self._judge = self._button("", "judge", "dense", ask="judge")
        self._line = self._button(common("What would have happened"), "line", "dense", ask="line")
        self._luck = self._button(self.tr("Luck"), "luck", "segment", ask="luck")
        self._luck.setCheckable(True)
        self._back = self._button(self.tr("Back to the match"), "back_to_match", "dense", ask="back_to_match")
        self._worlds = Chips("worlds", [("seen", self.tr("As seen")), ("open", self.tr("All cards"))])
        self._worlds.changed.connect(self.worlds_chosen)
        self._hands = OpenHands(faces)
        self._list_title = label(common("Moves"), part="name", name="list_title")
        self._list_note = ElidedLabel("", "quiet", name="list_note")
        for each in (self._line, self._back):
            each.setAccessibleName(each.text())
        self._lay()

    def _button(self, words: str, name: str, part: str, *, ask: str) -> QPushButton:
        return button(words, name, part, do=lambda: self.asked.emit(ask))

    def _lay(self) -> None:
        self._actions = QFrame()
        self._actions.setProperty("part", "card")
        ways = QWidget()
        flow = FlowLayout(ways, 6)
        for each in (self._judge, self._line, self._back, self._luck):
            flow.addWidget(each)
        lay_column(self._worlds, ways, inside=self._actions, margins=(10, 8, 10, 8), spacing=8)
        self._listed = QFrame()
        self._listed.setProperty("part", "card")
        head = lay_row((self._list_title, 1), self._list_note, margins=(8, 0, 8, 0))
        lay_column(self._hands, head, (self.moves, 1), inside=self._listed, margins=(8, 10, 6, 8), spacing=6)
        inner = QWidget()
        self._parts = lay_column(
            self.card,
            self._results,
            self._actions,
            (self._listed, 1),
            inside=inner,
            margins=(6, 8, 12, 8),
            spacing=8,
        )
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        self._room = lay_column((scroll, 1), inside=self, margins=NO_MARGINS)
        self._keep_head_free()

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        self.theme = theme
        self.card.set_theme(theme, scale)
        self.moves.set_theme(theme, scale)
        self._hands.wear(theme, scale)
        self._break_words()
        self.update()

    def set_head(self, height: int) -> None:
        """Leave so much free at the top, for the head of the page."""
        if height != self._head:
            self._head = height
            self._keep_head_free()
            self.update()

    def _keep_head_free(self) -> None:
        self._room.setContentsMargins(0, self._head, 0, 0)

    def show_note(self, note: str) -> None:
        """Say beside the title of the list which hand is looked at."""
        self._list_note.show_words(note)

    def show_card(self, content: CardContent, *, steady: bool) -> None:
        """Say this of the move; in a match that is judged one goes from card to card, and nothing jumps."""
        self.card.show_content(content, steady=steady)

    def show_actions(self, *, judge: str, line: bool, back: bool, luck: bool, worlds: str, known: bool) -> None:
        """Offer to judge in these words, to see what would have happened, to come back from there, to see the luck.

        What would have happened keeps its place in a hand that is *known*, whichever move is looked at.
        """
        self._say(self._judge, judge)
        self._judge.setVisible(bool(judge))
        self._line.setVisible(known and not back)
        self._line.setEnabled(line)
        self._back.setVisible(back)
        self._luck.setVisible(luck)
        self._worlds.setVisible(bool(worlds))
        self._worlds.set_value(worlds)
        self._actions.setVisible(bool(judge or line or back or luck or worlds or known))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words of buttons again."""
        super().resizeEvent(event)
        self._break_words()

    def _break_words(self) -> None:
        for each in (self._judge, self._line, self._back):
            self._say(each, each.accessibleName())

    def _say(self, each: QPushButton, words: str) -> None:
        """Let a button say this, in two lines where one has no room."""
        each.setAccessibleName(words)
        each.ensurePolished()
        spaces = [at for at, letter in enumerate(words) if letter == " "]
        if spaces and each.fontMetrics().horizontalAdvance(words) > self.width() - _BESIDE_WORDS:
            middle = min(spaces, key=lambda at: abs(at - len(words) / 2))
            words = f"{words[:middle]}\n{words[middle + 1 :]}"
        each.setText(words)

    def show_line(self, rows: Sequence[tuple[str, int, int]], *, active: bool, words: str) -> None:
        """While a line is shown, tell of it instead of the move: both results, once it is over."""
        self._results.setVisible(active and bool(rows))
        if active:
            self.card.show_content(CardContent(common("What would have happened"), words))
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

    def show_hands(self, hands: Sequence[OpenHand]) -> None:
        """Show the other hands where all lie open."""
        self._hands.show_hands(hands)

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
            head = QRectF(0, 0, self.width(), self._head)
            painter.fillRect(head, theme.panel_over(0.72 if theme.name != "light" else 0.9))
            painter.fillRect(QRectF(0, head.bottom() - 1, self.width(), 1), theme.hairline)
