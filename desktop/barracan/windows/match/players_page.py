"""Who plays the match on the table."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from barracan.model.game import Sides
from barracan.session.game_parts import Offered
from barracan.table.translation import common
from barracan.windows.match.player_choice import PlayerChoice
from barracan.windows.shell.controls import ElidedLabel, Mark, label, line
from barracan.windows.shell.formats import describe_players
from barracan.windows.shell.layout import STRETCH, Refilled, lay_row
from barracan.windows.shell.page import Page, scroll_column


class PlayersPage(Page):
    """A row a seat.

    Signals:
        seated: a seat, and who plays it from the next move on.
    """

    seated = Signal(int, str)

    def __init__(self) -> None:
        super().__init__("players_page", common("Who plays"), 620, 460)
        self.introduce(self.tr("A change holds from the next move on. The record says who made each move."))
        self._list = Refilled()
        scroll_column(self.body).addWidget(self._list)

    def show_players(
        self, names: Sequence[str], players: Sequence[str], sides: Sides, styles: Offered, levels: Sequence[str]
    ) -> None:
        """Show who plays now."""
        self._choices: list[PlayerChoice] = []
        rows: list[QWidget | QHBoxLayout] = []
        side_of = {seat: number for number, side in enumerate(sides) for seat in side}
        for seat, (name, player) in enumerate(zip(names, players, strict=True)):
            mark, choice = Mark(side_of[seat], self.theme), self._choice(seat, name, player, styles[seat], levels)
            rows += [line(), lay_row(mark, (ElidedLabel(name, "name"), 1), choice)]
        self._told = label(part="quiet", wrap=True, name="players_told")
        self._list.fill(*rows, line(), self._told, STRETCH)
        self._tell()

    def _tell(self) -> None:
        """Say what the levels and styles are like."""
        self._told.setText(describe_players(choice.player for choice in self._choices))

    def _choice(self, seat: int, name: str, player: str, styles: Sequence[str], levels: Sequence[str]) -> PlayerChoice:
        choice = PlayerChoice(f"plays_{seat}", self.tr("Who plays for {name}").format(name=name), player, levels)
        choice.offer(styles)
        choice.set_player(player)
        choice.chosen.connect(lambda: self.seated.emit(seat, choice.player))
        choice.changed.connect(self._tell)
        self._choices.append(choice)
        return choice
