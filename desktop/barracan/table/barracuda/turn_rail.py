"""The rail of the turn: what is done, what may be done now, what is still to come."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible, QPainter

from barracan.model.turn_step import Progress, TurnStep
from barracan.table import layers
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import CENTRE, LABEL, REGULAR, SEMIBOLD, width_of, write
from barracan.table.painting import draw_panel
from barracan.table.themes import fade
from barracan.table.translation import translate_text

_GAP: Final = 4.0
_PAD: Final = 9.0
_TICK: Final = 13.0


class TurnRail(Label):
    """The steps of the viewer's turn in a row."""

    PRINTED = True
    LAYER = layers.LABELS + 1  # it may touch the glow of a plate
    ROLE = QAccessible.Role.StaticText
    steps: tuple[TurnStep, ...] = ()

    def spoken_name(self) -> str:
        return steps_words(self.steps)

    def show_steps(self, steps: Sequence[TurnStep]) -> None:
        """Show how far the turn has come."""
        if tuple(steps) != self.steps:
            self.steps = tuple(steps)
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint a pill for each step, wider where its words are longer."""
        area, gap = self.area(), _GAP * self.ts
        words = [translate_text(step.words) for step in self.steps]
        needs = [
            width_of(word, self.letters(LABEL, SEMIBOLD)) + (_TICK * self.ts if step.progress is Progress.DONE else 0)
            for word, step in zip(words, self.steps, strict=True)
        ]
        free = (area.width() - gap * (len(words) - 1) - sum(needs)) / max(1, len(words))
        left = 0.0
        for word, need, step in zip(words, needs, self.steps, strict=True):
            self._draw_step(painter, QRectF(left, 0, need + free, area.height()), word, step.progress)
            left += need + free + gap

    def _draw_step(self, painter: QPainter, pill: QRectF, word: str, progress: Progress) -> None:
        theme, now = self.theme, progress is Progress.NOW
        ground = fade(theme.accent, 0.22) if now else theme.panel_over(0.5)
        draw_panel(painter, pill, pill.height() / 2, ground, theme.accent if now else theme.hairline, 1.6 if now else 1)
        tick = _TICK * self.ts if progress is Progress.DONE else 0.0
        if tick:
            box = QRectF(pill.left() + 0.6 * _PAD * self.ts, pill.center().y() - tick / 2, tick, tick)
            draw_icon(painter, "lay", box, theme.chosen, 2.6)
        font = self.letters(LABEL, SEMIBOLD if now else REGULAR)
        room = pill.adjusted(tick + 3, 0, -3, 0)
        write(painter, room, word, font, theme.text if progress is not Progress.AHEAD else theme.quiet, CENTRE)


def steps_words(steps: Sequence[TurnStep]) -> str:
    """How far a turn has come, in words."""
    done = QCoreApplication.translate("TurnRail", "{step}, done")
    now = QCoreApplication.translate("TurnRail", "{step}, now")
    words = {Progress.DONE: done, Progress.NOW: now, Progress.AHEAD: "{step}"}
    return ", ".join(words[step.progress].format(step=translate_text(step.words)) for step in steps)
