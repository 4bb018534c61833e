"""The page that shows that nobody has seen what they should not: decisions asked again, and the sealed decks."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from barracan.model.record import Seal
from barracan.session.redeal_proof import DECISIONS, REDEALS, Proof, ProvenDecision
from barracan.table.translation import common, translate_past_move
from barracan.windows.shell.controls import button, label, line, set_style
from barracan.windows.shell.formats import player_title
from barracan.windows.shell.layout import Refilled, lay_row
from barracan.windows.shell.page import Page, scroll_column

_WIDTH, _HEIGHT = 780, 640
_BAR: Final = 10
"""The height of the bar that tells how far a proof has come."""


class FairPlayPage(Page):
    """The proof by redeals, begun by a button, and under it each hand's seal, the newest first.

    Signals:
        proof_asked: the proof is to begin.
        proof_ended: nobody waits for it any more.
    """

    proof_asked = Signal()
    proof_ended = Signal()

    def __init__(self) -> None:
        super().__init__("fair_play_page", common("Fair play"), _WIDTH, _HEIGHT)
        column = scroll_column(self.body)
        self._names: Sequence[str] = ()
        self._prove = button(self.tr("Prove that the computer did not peek"), "prove", "main")
        self._prove.clicked.connect(self.proof_asked)
        self._cancel = button(common("Cancel"), "cancel_proof", "quiet")
        self._cancel.clicked.connect(self._end)
        self._bar = QProgressBar()
        self._bar.setObjectName("proof_progress")
        self._bar.setAccessibleName(self.tr("Decisions asked again"))
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(_BAR)
        self._verdict = label("", "quiet", wrap=True, name="proof_verdict")
        self._found, self._seals = Refilled(), Refilled()
        for part in (
            label(self.tr("No computer player sees more than its seat"), "lead"),
            label(self._method(), "quiet", wrap=True),
        ):
            column.addWidget(part)
        column.addLayout(lay_row(self._prove, (self._bar, 1), self._cancel))
        column.addWidget(self._verdict)
        column.addWidget(self._found)
        column.addWidget(line())
        column.addWidget(label(self.tr("Sealed decks"), "lead"))
        column.addWidget(label(self._sealing(), "quiet", wrap=True))
        column.addWidget(self._seals)
        column.addStretch(1)

    def _method(self) -> str:
        return self.tr(
            "{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, "
            "{redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same "
            "each time."
        ).format(count=DECISIONS, redeals=REDEALS)

    def _sealing(self) -> str:
        return self.tr(
            "Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal "
            "is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them."
        )

    # The proof

    def begin(self, names: Sequence[str], *, provable: bool) -> None:
        """Show that nothing is proven yet; a match in which no computer has chosen anything offers no proof."""
        self._names = names
        self._found.fill()
        self._prove.setVisible(provable)
        self._say("" if provable else self.tr("No computer player has moved yet in a hand that is over."), "quiet")
        self._show_progress(None)

    def show_proof(self, proof: Proof) -> None:
        """Show how far it has come, and what it has come to."""
        self._prove.setVisible(proof.over)
        self._show_progress(None if proof.over else proof)
        self._found.fill(*(self._row(each) for each in proof.decisions))
        if proof.broken:
            self._say(self.tr("A computer player has failed. Report this fault: it is one of the program."), "fault")
        elif proof.differing:
            self._say(self._differing(proof.differing), "fault")
        elif not proof.over:
            self._say(self.tr("Asked again: {done} of {count}").format(
                done=len(proof.decisions), count=proof.count), "quiet")  # fmt: skip
        elif proof.decisions:
            self._say(self._same(proof), "good")
        else:
            self._say(self.tr("In no decision of this match could the other hands have been different."), "quiet")

    def hideEvent(self, event: object) -> None:
        """Give up what nobody looks at."""
        self.proof_ended.emit()

    def _end(self) -> None:
        self.proof_ended.emit()
        self._prove.setVisible(True)
        self._show_progress(None)
        self._say(self.tr("Cancelled."), "quiet")

    def _same(self, proof: Proof) -> str:
        asked = sum(each.redeals for each in proof.decisions)
        return self.tr(
            "Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons."
        ).format(count=len(proof.decisions), asked=asked)

    def _differing(self, count: int) -> str:
        return self.tr(
            "Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen."
        ).format(count=count)

    def _row(self, found: ProvenDecision) -> QHBoxLayout:
        what = self.tr("Hand {hand}: {name} ({player}) {what}").format(
            hand=found.hand,
            name=self._names[found.seat],
            player=player_title(found.player),
            what=translate_past_move(self._names[found.seat], found.what),
        )
        same = found.same == found.redeals
        verdict = self.tr("The same") if same else self.tr("Another")
        told = self.tr("{verdict}, cards elsewhere: {cards}").format(cards=found.cards, verdict=verdict)
        return lay_row((label(what, wrap=True), 1), label(told, "good" if same else "fault"))

    def _show_progress(self, proof: Proof | None) -> None:
        self._bar.setVisible(proof is not None)
        self._cancel.setVisible(proof is not None)
        if proof is not None:
            self._bar.setRange(0, proof.count)
            self._bar.setValue(len(proof.decisions))

    def _say(self, words: str, part: str) -> None:
        self._verdict.setText(words)
        self._verdict.setVisible(bool(words))
        set_style(self._verdict, "part", part)

    # The seals

    def show_seals(self, seals: Sequence[Seal]) -> None:
        """Show these, oldest first as they are given."""
        none = self.tr("The decks of this match were not sealed.")
        rows = [row for seal in reversed(seals) for row in self._seal(seal)]
        self._seals.fill(*(rows or [_selectable(none, "quiet")]))

    def _seal(self, seal: Seal) -> Iterator[QWidget | QHBoxLayout]:
        yield _selectable(common("Hand {hand}").format(hand=seal.hand), "name")
        yield _selectable(self.tr("Seal: {digest}").format(digest=seal.digest))
        if not seal.deck:
            yield _selectable(self.tr("Salt and cards are shown when the hand is over."), "quiet")
        else:
            yield _selectable(self.tr("Salt: {salt}").format(salt=seal.salt), "quiet")
            yield _selectable(self.tr("Cards: {cards}").format(cards=" ".join(seal.deck)), "quiet")
            yield self._seal_verdict(seal)
        yield line()

    def _seal_verdict(self, seal: Seal) -> QHBoxLayout:
        words = self.tr("The seal holds.") if seal.holds else self.tr("The seal is that of another deck.")
        copy = button(self.tr("Copy salt and cards"), "copy_seal", "quiet")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(" ".join((seal.salt, *seal.deck))))
        return lay_row((label(words, "good" if seal.holds else "fault"), 1), copy)


def _selectable(words: str, part: str = "") -> QLabel:
    made = label(words, part, wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
