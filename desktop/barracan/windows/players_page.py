"""Who plays at the table that is open: the computer takes a seat over, a person takes one back, levels change."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from barracan.model.game import Sides
from barracan.windows.controls import Choice, Mark, label, line
from barracan.windows.page import Page, scrolled
from barracan.windows.words import HUMAN, LEVELS, player_word


class PlayersPage(Page):
    """A row a seat.

    Signals:
        seated: a seat, and who plays it from the next move on.
    """

    seated = Signal(int, str)

    def __init__(self) -> None:
        super().__init__("players_page", "", 620, 460)
        self.title.setText(self.tr("Who plays"))
        self.body.addWidget(
            label(
                self.tr("A change holds from the next move on. The record says who made each move."), "quiet", wrap=True
            )
        )
        self._place = scrolled(self.body)
        self._list = QWidget()

    def show_players(self, names: Sequence[str], players: Sequence[str], sides: Sides) -> None:
        """Show who plays now."""
        self._list.deleteLater()
        self._list.hide()
        self._list = QWidget()
        self._place.addWidget(self._list)
        rows = QVBoxLayout(self._list)
        rows.setContentsMargins(0, 0, 0, 0)
        side_of = {seat: number for number, side in enumerate(sides) for seat in side}
        for seat, (name, player) in enumerate(zip(names, players, strict=True)):
            mark = Mark()
            mark.set_side(side_of[seat], self.theme.sides[side_of[seat] % len(self.theme.sides)])
            row = QHBoxLayout()
            row.addWidget(mark)
            row.addWidget(label(name, "name"), 1)
            row.addWidget(self._choice(seat, name, player))
            rows.addWidget(line())
            rows.addLayout(row)
        rows.addStretch(1)

    def _choice(self, seat: int, name: str, player: str) -> Choice:
        choice = Choice()
        choice.setObjectName(f"plays_{seat}")
        choice.setAccessibleName(self.tr("Who plays for {name}").format(name=name))
        for each in dict.fromkeys((HUMAN, *LEVELS, player)):
            choice.addItem(player_word(each), each)
        choice.setCurrentIndex(choice.findData(player))
        choice.activated.connect(lambda: self.seated.emit(seat, choice.currentData()))
        return choice
