"""Who plays the match on the table, and how its decks were sealed."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from barracan.model.game import Sides
from barracan.model.record import Seal
from barracan.session.game_parts import Offered
from barracan.windows.match.player_choice import PlayerChoice
from barracan.windows.shell.controls import ElidedLabel, Mark, button, label, line
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
        super().__init__("players_page", self.tr("Who plays"), 620, 460)
        self.introduce(self.tr("A change holds from the next move on. The record says who made each move."))
        self._list = Refilled()
        scroll_column(self.body).addWidget(self._list)

    def show_players(self, names: Sequence[str], players: Sequence[str], sides: Sides, styles: Offered) -> None:
        """Show who plays now."""
        self._choices: list[PlayerChoice] = []
        rows: list[QWidget | QHBoxLayout] = []
        side_of = {seat: number for number, side in enumerate(sides) for seat in side}
        for seat, (name, player) in enumerate(zip(names, players, strict=True)):
            mark, choice = Mark(side_of[seat], self.theme), self._choice(seat, name, player, styles[seat])
            rows += [line(), lay_row(mark, (ElidedLabel(name, "name"), 1), choice)]
        self._told = label(part="quiet", wrap=True, name="players_told")
        self._list.fill(*rows, line(), self._told, STRETCH)
        self._tell()

    def _tell(self) -> None:
        """Say what the levels and styles are like."""
        self._told.setText(describe_players(choice.player for choice in self._choices))

    def _choice(self, seat: int, name: str, player: str, styles: Sequence[str]) -> PlayerChoice:
        choice = PlayerChoice(f"plays_{seat}", self.tr("Who plays for {name}").format(name=name), player)
        choice.offer(styles)
        choice.set_player(player)
        choice.chosen.connect(lambda: self.seated.emit(seat, choice.player))
        choice.changed.connect(self._tell)
        self._choices.append(choice)
        return choice


class SealsPage(Page):
    """Each hand's seal, the newest first; what is under it where the hand is over."""

    def __init__(self) -> None:
        super().__init__("seals_page", self.tr("Sealed decks"), 780, 640)
        self.introduce(
            self.tr(
                "Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal "
                "is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them."
            )
        )
        self._list = Refilled()
        lay_out = scroll_column(self.body)
        lay_out.addWidget(self._list)
        lay_out.addStretch(1)

    def show_seals(self, seals: Sequence[Seal]) -> None:
        """Show these, oldest first as they are given."""
        none = self.tr("The decks of this match were not sealed.")
        rows = [row for seal in reversed(seals) for row in self._rows(seal)]
        self._list.fill(*(rows or [_selectable(none, "quiet")]))

    def _rows(self, seal: Seal) -> Iterator[QWidget | QHBoxLayout]:
        yield _selectable(self.tr("Hand {hand}").format(hand=seal.hand), "name")
        yield _selectable(self.tr("Seal: {digest}").format(digest=seal.digest))
        if not seal.deck:
            yield _selectable(self.tr("Salt and cards are shown when the hand is over."), "quiet")
        else:
            yield _selectable(self.tr("Salt: {salt}").format(salt=seal.salt), "quiet")
            yield _selectable(self.tr("Cards: {cards}").format(cards=" ".join(seal.deck)), "quiet")
            yield self._verdict(seal)
        yield line()

    def _verdict(self, seal: Seal) -> QHBoxLayout:
        words = self.tr("The seal holds.") if seal.holds else self.tr("The seal is that of another deck.")
        copy = button(self.tr("Copy salt and cards"), "copy_seal", "quiet")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(" ".join((seal.salt, *seal.deck))))
        return lay_row((label(words, "good" if seal.holds else "fault"), 1), copy)


def _selectable(words: str, part: str = "") -> QLabel:
    made = label(words, part, wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
