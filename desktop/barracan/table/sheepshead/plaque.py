"""Who plays alone and what it takes."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from barracan.model.lone_play import LonePlay
from barracan.table.hud.lettering import BOLD, LABEL, QUIET, RIGHT, write
from barracan.table.hud.people import People
from barracan.table.translation import translate_text
from barracan.table.tricks.panels import ColumnPanel, row


class Plaque(ColumnPanel):
    """The plaque; ``show_play`` fills it."""

    title = ""
    lines: tuple[str, ...] = ("", "", "")

    def show_play(self, play: LonePlay, people: People, unit: float) -> None:
        """Show what is played."""
        self.title = translate_text(play.title.with_names(people.names))
        self.lines = tuple(translate_text(text) if text.template else "" for text in (play.line, play.needs, play.pays))
        self.tell(unit, [self.title, *self.lines])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint title and lines."""
        part = self.area().height() / 92
        font = self.fitting(self.title, 21, BOLD, room.width())
        write(painter, row(room, 12 * part, 28 * part), self.title, font, self.theme.text)
        self.line(painter, row(room, 41 * part, 20 * part), self.lines[0], LABEL, quiet=True)
        self.line(painter, row(room, 63 * part, 20 * part), self.lines[1], QUIET, bold=True)
        self.line(painter, row(room, 63 * part, 20 * part), self.lines[2], LABEL, quiet=True, align=RIGHT)
