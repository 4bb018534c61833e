"""The drafts of the tray as they would lie on the own rails: dashed, with what they are and count."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter

from barracan.session.messages import TraySnapshot
from barracan.table.hud.labels import Label, LabelMaker
from barracan.table.hud.lettering import BOLD, CENTRE, QUIET, SEMIBOLD, line_height, wrap, write, write_lines
from barracan.table.layouts.geometry import height_of
from barracan.table.painting import draw_dashed
from barracan.table.themes import fade
from barracan.table.translation import translate_text

_FILL: Final = 0.10
_GAP: Final = 14


class DraftGhost(Label):
    """Where a draft would lie."""

    ROLE = QAccessible.Role.StaticText
    name, points = "", 0

    def spoken_name(self) -> str:
        return f"{self.name}, {self.points}"

    def show_draft(self, name: str, points: int) -> None:
        """Say what it is and counts."""
        if (name, points) != (self.name, self.points):
            self.name, self.points = name, points
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint dashes, name and points."""
        area, theme = self.area(), self.theme
        draw_dashed(painter, area.adjusted(1, 1, -1, -1), 6, theme.legal, fade(theme.legal, _FILL))
        font, figure = self.letters(QUIET, SEMIBOLD), self.letters(QUIET + 2, BOLD)
        lines = wrap(self.name, font, area.width() - 12)[:2]
        high = len(lines) * line_height(font) + (line_height(figure) if self.points else 0)
        top = max(2.0, (area.height() - high) / 2)
        write_lines(painter, QRectF(6, top, area.width() - 12, 0), lines, font, theme.text, CENTRE)
        if self.points:
            foot = QRectF(6, top + len(lines) * line_height(font), area.width() - 12, line_height(figure))
            write(painter, foot, str(self.points), figure, theme.text, CENTRE)


def label_drafts(label: LabelMaker, tray: TraySnapshot, rail: QRectF, card: int, step: float) -> float:
    """Put the drafts that stand on a rail from its left, as far as they have room; says where they end."""
    left = rail.left()
    for number, (draft, verdict) in enumerate(zip(tray.drafts, tray.verdict.drafts, strict=False)):
        if verdict.refusal is not None or len(draft.cards) < 2:
            continue
        wide = card * (1 + step * (len(draft.cards) - 1))
        if left + wide > rail.right():
            break
        ghost = label(DraftGhost, f"ghost:{number}", QRectF(left, rail.top(), wide, height_of(card)))
        ghost.show_draft(translate_text(verdict.kind or verdict.name), verdict.points)
        left += wide + _GAP
    return left
