"""The seals of a match's decks: shown before each hand, opened after it, so that nobody need take our word."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from barracan.model.record import Seal
from barracan.windows.shell.controls import button, label, line
from barracan.windows.shell.page import Page, scroll_column


class SealsPage(Page):
    """Each hand's seal, the newest first; what is under it where the hand is over."""

    def __init__(self) -> None:
        super().__init__("seals_page", self.tr("Sealed decks"), 780, 640)
        self.body.addWidget(
            label(
                self.tr(
                    "Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal "
                    "is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them."
                ),
                "quiet",
                wrap=True,
            )
        )
        self._rows = scroll_column(self.body)
        self._rows.addStretch(1)
        self._shown: list[QWidget] = []

    def show_seals(self, seals: Sequence[Seal]) -> None:
        """Show these, oldest first as they are given."""
        for each in self._shown:
            each.setParent(None)
            each.deleteLater()
        self._shown.clear()
        if not seals:
            self._say(self.tr("The decks of this match were not sealed."), "quiet")
        for seal in reversed(seals):
            self._show(seal)

    def _show(self, seal: Seal) -> None:
        self._say(self.tr("Hand {hand}").format(hand=seal.hand), "name")
        self._say(self.tr("Seal: {digest}").format(digest=seal.digest))
        if not seal.deck:
            self._say(self.tr("Salt and cards are shown when the hand is over."), "quiet")
        else:
            self._say(self.tr("Salt: {salt}").format(salt=seal.salt), "quiet")
            self._say(self.tr("Cards: {cards}").format(cards=" ".join(seal.deck)), "quiet")
            self._add(self._verdict(seal))
        self._add(line())

    def _verdict(self, seal: Seal) -> QWidget:
        verdict = QWidget()
        row = QHBoxLayout(verdict)
        row.setContentsMargins(0, 0, 0, 0)
        words = self.tr("The seal holds.") if seal.holds else self.tr("The seal is that of another deck.")
        row.addWidget(label(words, "good" if seal.holds else "fault"), 1)
        copy = button(self.tr("Copy salt and cards"), "copy_seal", "quiet")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(" ".join((seal.salt, *seal.deck))))
        row.addWidget(copy)
        return verdict

    def _say(self, words: str, part: str = "") -> None:
        each = label(words, part, wrap=True)
        each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._add(each)

    def _add(self, widget: QWidget) -> None:
        self._rows.insertWidget(len(self._shown), widget)
        self._shown.append(widget)
