"""The score pad: after each hand, at the end of the match, and whenever it is asked for."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton

from barracan.table.translation import common
from barracan.windows.score.paper import ScorePaper
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.controls import ElidedLabel, button, label
from barracan.windows.shell.layout import lay_row
from barracan.windows.shell.page import Page

_LEAST = QSize(760, 480)
"""The paper in the smallest window."""
_PART = 0.58
"""How much of the window's height the paper needs at the most: larger text takes more of it over and under the pad."""
_MATCH_FROM = 840
"""From this width on, at the usual size of text, the head has room for the number of the match."""
_USUAL, _WIDE = 1.46, 1.66
"""How much wider than high a pad is, and one that is ruled for a whole match."""


class ScorePage(Page):
    """The pad on a darkened table.

    Signals:
        next_hand, same_table, new_match: what comes after a hand or a match.
        clause_asked: the clause behind a line of the score.
        review_asked: the moves of a hand that is over, counted from 0, are to be looked at.
    """

    next_hand = Signal()
    same_table = Signal()
    new_match = Signal()
    clause_asked = Signal(str)
    review_asked = Signal(int)

    def __init__(self, name: str = "score_page") -> None:
        self._shape = _USUAL
        super().__init__(name, common("Score pad"), 1130, 830)
        self.panel.setObjectName("bare")
        self.paper = ScorePaper()
        self.paper.clause_asked.connect(self.clause_asked)
        self._standing = ElidedLabel(part="lead", lines=3, name="standing")
        self._match = label(part="quiet", name="match")
        self._match.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._empty = label(self.tr("The first hand is being played."), "lead")
        self._previous = button(self.tr("Previous hand"), "previous_hand")
        self._following = button(self.tr("Following hand"), "following_hand")
        self._next = button(common("Next hand"), "next_hand", "main")
        self._review = button(common("Review"), "review_hand", do=lambda: self.review_asked.emit(self.paper.at))
        self._review.setToolTip(self.tr("Look at this hand move by move, and have the moves judged"))
        self._same = button(common("The same table again"), "same_table", "main")
        self._new = button(common("New match"), "new_match")
        self._previous.clicked.connect(lambda: self.paper.choose(self.paper.at - 1))
        self._following.clicked.connect(lambda: self.paper.choose(self.paper.at + 1))
        self._next.clicked.connect(self.next_hand)
        self._same.clicked.connect(self.same_table)
        self._new.clicked.connect(self.new_match)
        self.paper.chosen.connect(self._mark_ends)
        self._count = self._over = 0
        self._main: QAbstractButton = self.close_button
        self._build()

    def show_sheet(self, sheet: ScoreSheet, *, hand_over: bool, offers: bool = True) -> None:
        """Show the pad; with *hand_over* the next hand is offered, and another match after one that is over, or nothing
        unless it *offers* what comes next.
        """
        self._count, self._over = len(sheet.hands), len(sheet.ends)
        self._shape = _WIDE if sheet.form.hands else _USUAL
        self.panel.setMaximumSize(self.wanted_size(self.scale))
        self.paper.show_sheet(sheet)
        self.paper.setVisible(self._count > 0)
        self._empty.setVisible(not self._count)
        self._standing.show_words(sheet.standing, sheet.players)
        self._match.setText(sheet.match)
        self._fit()
        over = offers and sheet.result is not None
        self._next.setVisible(hand_over and not over)
        self._same.setVisible(over)
        self._new.setVisible(over)
        self._rescale()  # other buttons than before need room
        self._main = self._same if over else self._next if hand_over else self.close_button
        if self._main is not self.close_button:
            self._main.setFocus()

    def wanted_size(self, scale: float) -> QSize:
        """As large as the window allows in the shape of a pad, wider where it is ruled for a whole match."""
        height = min(self.height() - round(76 * scale), round(self.width() * 0.9 / 1.36))
        return QSize(min(round(height * self._shape), self.width() - 72), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the paper large enough to be read."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let what is least needed go, and the paper be lower, where larger text takes the room."""
        self._match.setVisible(self.width() >= _MATCH_FROM * self.scale)
        least = _LEAST * min(1.0, self.scale)
        self.paper.setMinimumSize(least.width(), min(least.height(), round(_PART * self.height())))

    def main_action(self) -> None:
        """Enter does what comes next."""
        self._main.click()

    def _build(self) -> None:
        for each in (self._match, self._previous, self._following, self._review):
            self.head.addWidget(each)
        foot = lay_row((self._standing, 1), self._new, self._same, self._next)
        self.body.addWidget(self.paper, 1)
        self.body.addWidget(self._empty, 1)
        self.body.addLayout(foot)

    def _mark_ends(self, at: int) -> None:
        self._previous.setEnabled(at > 0)
        self._following.setEnabled(at < self._count - 1)
        self._review.setVisible(at < self._over)
