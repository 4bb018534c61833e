"""The row under the time axis: steps, where the person is, whose eyes, the next costly move, playing on."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from barracan.table.layouts.geometry import TEXT_SIZES
from barracan.table.themes import Theme
from barracan.table.translation import common, plain_tip
from barracan.windows.review.signs import SignButton
from barracan.windows.shell.controls import ElidedLabel, button, label, set_style
from barracan.windows.shell.layout import MIDDLE, forget_sizes, lay_row
from barracan.windows.shell.style import put_on
from barracan.windows.shell.value_controls import Choice

_VERDICT: Final = 156
_FOUND: Final = 120
"""The room in which what has been found can be told in two lines."""


class _Brevity(IntEnum):
    """What is left out."""

    WHOLE = 0
    NO_VERDICT = 1
    BRIEF = 2
    BRIEFER = 3
    BRIEFEST = 4


_LETTERS: Final = {
    _Brevity.WHOLE: 17,
    _Brevity.NO_VERDICT: 17,
    _Brevity.BRIEF: 16,
    _Brevity.BRIEFER: 13,
    _Brevity.BRIEFEST: 9,
}
"""So many letters tell whose eyes look."""
_WHOLE_EYES: Final = 1.3
"""So much more room than for these letters is given to have it said whole."""


class ControlRow(QWidget):
    """Buttons and words; what they do is the page's.

    Signals:
        asked: the name of a button.
        eyes_chosen: the seat that looks, or the value for open hands.
    """

    asked = Signal(str)
    eyes_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("control_row")
        self.is_narrow = False
        self._room: tuple[int, Theme, float, float] | None = None
        self._offered = (True, True)
        self._words = ("", "")
        self._verdict = ElidedLabel("", "good", lines=2, name="verdict")
        self._verdict.setFixedWidth(_VERDICT)
        self._back = self._sign("back", "step_back", self.tr("One move back"))
        self._run = self._sign("play", "run", common("Play"))
        self._on = self._sign("on", "step_on", self.tr("One move on"))
        self._where = label(part="name", name="move_number")
        self._found = ElidedLabel("", "quiet", lines=2, name="costly")
        self._drawer = self._button("drawer", self.tr("The judged move and all moves of the hand"))
        self._graph = self._button("graph", self.tr("Who is ahead, over the whole match"))
        self._eyes = Choice("eyes", self.tr("Whose eyes"))
        self._eyes.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self._eyes.setMinimumContentsLength(_LETTERS[_Brevity.WHOLE])
        self._eyes.activated.connect(lambda _: self.eyes_chosen.emit(self._eyes.currentData()))
        self._next = self._button("next_costly", self.tr("To the next move that cost something"))
        self._play_on = button("", "play_on", "main", do=lambda: self.asked.emit("play_on"))
        steps = lay_row(self._back, self._run, self._on, spacing=6)
        self._row = lay_row(
            self._verdict, steps, 8, self._where, 6, (self._found, 1), self._drawer,
            self._graph, self._eyes, self._next, self._play_on, inside=self, margins=(16, 0, 16, 8), spacing=6,
            align=MIDDLE,
        )  # fmt: skip

    def offer_eyes(self, choices: Iterable[tuple[int, str]], chosen: int) -> None:
        """Offer these eyes."""
        self._eyes.offer(choices, chosen)
        self._eyes.setEnabled(self._eyes.count() > 1)

    def show_verdict(self, words: str, *, wrong: bool, whole: str) -> None:
        """Say whether the record is right."""
        self._verdict.show_words(words)
        self._verdict.setToolTip(plain_tip(whole))
        self._verdict.setAccessibleName(whole)
        set_style(self._verdict, "part", "fault" if wrong else "good")

    def show_position(self, words: str, brief: str, found: str, *, costly: bool, loud: bool) -> None:
        """Say which move is looked at, *brief* where there is little room, and what has been found; a *loud* finding is
        the verdict of this move.
        """
        longer, self._words = len(words) != len(self._words[0]), (words, brief)
        self._where.setText(self._words[self.is_narrow])
        if longer:
            self._fit_again()
        self._found.show_words(found)
        set_style(self._found, "part", "fault" if loud else "quiet")
        self._next.setEnabled(costly)

    def show_ways(self, *, play_on: bool, drawer: bool, graph: bool) -> None:
        """Offer to play on, and what has no room beside the table."""
        self._play_on.setEnabled(play_on)
        if (drawer, graph) != self._offered:
            self._offered = drawer, graph
            self._drawer.setVisible(drawer)
            self._graph.setVisible(graph)
            self._fit_again()

    def show_running(self, running: bool) -> None:
        """Say what the button in the middle does now."""
        words = common("Stop") if running else common("Play")
        self._run.show_sign("stop" if running else "play", words)

    def fit(self, width: int, theme: Theme, scale: float, text_size: float) -> None:
        """Take the largest type in which all has room that has to be seen; what can be left out gives way to it."""
        self._room = width, theme, scale, text_size
        sizes = sorted((size for size in TEXT_SIZES if size <= text_size), reverse=True) or [1.0]
        for size in sizes:
            large = round(scale * size, 2)
            put_on(self, theme, large)
            forget_sizes(self)
            self._verdict.setFixedWidth(round(_VERDICT * large))
            for brevity in _Brevity:
                self._found.setMinimumWidth(0 if brevity >= _Brevity.BRIEFER else round(_FOUND * large))
                self._shorten(brevity)
                if self.minimumSizeHint().width() <= width:
                    return

    def _fit_again(self) -> None:
        if self._room is not None:
            self.fit(*self._room)

    def set_left_handed(self, left_handed: bool) -> None:
        """Let the steps stand at the right and what leads away at the left, or the other way round as usual."""
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.RightToLeft if left_handed else ways.LeftToRight)

    def _shorten(self, brevity: "_Brevity") -> None:
        """Leave out what a narrow window has no room for."""
        self.is_narrow = brevity > _Brevity.NO_VERDICT
        self._verdict.setVisible(brevity == _Brevity.WHOLE)
        self._where.setText(self._words[self.is_narrow])
        self._eyes.setMinimumContentsLength(_LETTERS[brevity])
        letters, all_of_it = self._eyes.minimumSizeHint().width(), self._eyes.wide_enough()
        self._eyes.setMinimumWidth(min(all_of_it, round(_WHOLE_EYES * letters)) if brevity <= _Brevity.BRIEF else 0)
        self._eyes.setMaximumWidth(max(all_of_it, letters))
        for each, brief, whole in (
            (self._next, self.tr("Next costly"), self.tr("Next costly (J)")),
            (self._drawer, common("Moves"), self.tr("Moves (V)")),
            (self._graph, self.tr("Graph"), self.tr("Graph (G)")),
            (self._play_on, self.tr("Play on"), self.tr("Play on from here")),
        ):
            each.setText(brief if self.is_narrow else whole)
            each.setAccessibleName(whole)

    def _button(self, name: str, tip: str) -> QPushButton:
        return button("", name, "dense", tip=tip, do=lambda: self.asked.emit(name))

    def _sign(self, sign: str, name: str, words: str) -> SignButton:
        return SignButton(sign, name, words, lambda: self.asked.emit(name))
