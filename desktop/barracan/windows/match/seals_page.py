"""The seals of a match's decks: shown before each hand, opened after it, so that nobody need take our word."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from barracan.model.record import Seal
from barracan.windows.shell.controls import Refilled, button, label, lay_row, line
from barracan.windows.shell.page import Page, scroll_column


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
