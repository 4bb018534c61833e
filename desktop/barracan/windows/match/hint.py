"""A hint at the table: first what to do, when asked once more why, then nothing."""

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal

from barracan.model.places import HAND, read_place
from barracan.table.accessibility.words import read_out
from barracan.table.cards.marks import Mark
from barracan.table.scene import TableScene
from barracan.table.translation import translate_text
from barracan.table.view import TableView
from barracan.windows.match.card_ground import find_ground
from barracan.windows.match.hint_card import HintCard
from barracan.windows.match.hint_words import advise_viewer, hinted_button, hinted_picks

if TYPE_CHECKING:
    from collections.abc import Callable

    from barracan.model.game import AnyGame
    from barracan.session.messages import Decision


class HintStage(IntEnum):
    """How much of a hint has been told."""

    NOTHING = 0
    MOVE = 1
    ALL = 2


class HintDisplay(QObject):
    """Marks a hint's cards and tells it step by step, until the position is another one.

    Signals:
        told: what a screen reader is to say, and the clause to read more in.
        clause_asked: the clause is to be shown.
    """

    told = Signal(str, str)
    clause_asked = Signal(str)

    def __init__(self, view: TableView, scene: TableScene, game: "Callable[[], AnyGame]", parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._scene = scene
        self._game = game
        self._decision: Decision | None = None
        self._stage = HintStage.NOTHING
        self.card = HintCard(view)
        self.card.asked.connect(self.go_on)
        self.card.closed.connect(self._close)
        self.card.clause_asked.connect(self.clause_asked)
        scene.stage.measured.connect(self._follow)

    @property
    def clause(self) -> str:
        """The clause of the hint that is told now, ``""`` where none is."""
        return self._decision.clause if self._decision and self._stage is HintStage.ALL else ""

    def hear(self, decision: "Decision") -> None:
        """A hint, or a better one: only another move is told again."""
        known, self._decision = self._decision, decision
        if known is None or known.move != decision.move:
            self._mark(decision, pulse=True)
            self._stage = max(self._stage, HintStage.MOVE)
            self._say(decision)
        if self._stage:
            self._show(decision)

    def go_on(self) -> bool:
        """Tell more of the hint that there is, or put it away once all is told; ``False`` where there is none."""
        if self._decision is None:
            return False
        self._stage = HintStage((self._stage + 1) % len(HintStage))
        if self._stage:
            self._mark(self._decision, pulse=False)
            self._say(self._decision)
            self._show(self._decision)
        else:
            self.card.leave()
        return True

    def forget(self) -> None:
        """The position is another one: nothing of the hint stays."""
        self._decision, self._stage = None, HintStage.NOTHING
        self._scene.hud.hint_button("")
        self.card.leave()

    def put_away(self) -> bool:
        """Put the card away; says whether it stood there."""
        stands = self.card.isVisible()
        if stands:
            self._close()
        return stands

    def _close(self) -> None:
        self._stage = HintStage.NOTHING
        self.card.leave()
        self._view.setFocus()

    def _mark(self, decision: "Decision", *, pulse: bool) -> None:
        scene = self._scene
        view = scene.model.view
        picks = hinted_picks(self._game(), view, decision.move) if view is not None else []
        scene.highlights.hint(picks, pulse=pulse)
        scene.hud.hint_button(hinted_button(decision.move, scene.selection.offer))

    def _follow(self) -> None:
        """Keep the card in its place when the table is laid out again."""
        if self.card.isVisible():
            self._dress()

    def _show(self, decision: "Decision") -> None:
        self._dress()
        self.card.show_advice(
            advise_viewer(self._game(), self._scene.model, decision), why=self._stage is HintStage.ALL
        )

    def _say(self, decision: "Decision") -> None:
        advice = advise_viewer(self._game(), self._scene.model, decision)
        sentences = advice.sentences(translate_text)
        told = sentences[:1] if self._stage is HintStage.MOVE else sentences[1:]
        view = self._scene.model.view
        self.told.emit(read_out(" ".join(told), view is not None and view.has_jackies()), advice.clause)

    def _dress(self) -> None:
        scene = self._scene
        if scene.layout is not None:
            shrunk = self._view.shrunk
            scale = shrunk * scene.layout.text_scale
            self.card.dress(scene.appearance.theme, scale, find_ground(scene.layout, shrunk, self._find_hinted()))

    def _find_hinted(self) -> list[QRectF]:
        """Where the cards lie that the hint marks: those out of the hand, else those in it; no place of a button."""
        hinted = [card for card in self._scene.tableau.cards() if Mark.HINT in card.marks and card.isVisible()]
        outside = [card for card in hinted if read_place(card.place).kind != HAND]
        return [card.spot.rect for card in outside or hinted]
