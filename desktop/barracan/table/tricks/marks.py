"""What marks the cards of a trick: where the next one goes, which was led, which is ahead."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from barracan.model.places import TRICKS, read_place
from barracan.model.view import SeatView
from barracan.table.hud.labels import Label, LabelMaker, Pill, Tells
from barracan.table.hud.lettering import CENTRE, SEMIBOLD, SMALL, width_of, write
from barracan.table.hud.plates import PlateNote
from barracan.table.layouts.geometry import Layout
from barracan.table.painting import draw_dashed, draw_panel
from barracan.table.themes import fade

_FILL = 0.16


class NextPlace(Label):
    """The dashed place of the card that is to be played now."""

    TELLS = Tells.PLACES

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        radius = 17 / 250 * self.area().width()
        draw_dashed(painter, self.area(), radius, self.theme.legal, fade(self.theme.legal, _FILL))


def mark_trick(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """Mark the trick on the table."""
    translate, rects = QCoreApplication.translate, layout.labels
    if "trick:next" in rects and view.turn is not None:
        label(NextPlace, "label:trick:next", rects["trick:next"])
    led, ahead = rects.get("trick:led"), rects.get("trick:ahead")
    if led is not None:
        both = led == ahead
        word = translate("TrickTable", "led, ahead") if both else translate("TrickTable", "led")
        _pill(label, "pill:led", led, word)
        if ahead is not None and not both:
            _pill(label, "pill:ahead", ahead, translate("TrickTable", "ahead"))


def _pill(label: LabelMaker, name: str, rect: QRectF, word: str) -> None:
    pill = label(Pill, name, rect)
    pill.show_word(word)
    pill.centre_on(rect.center(), pill.natural_size())


class PlateTag(Label):
    """A word in brass on the edge of a plate: who plays alone, who has passed, who is out."""

    word = ""

    def show_word(self, word: str) -> None:
        """Show this word."""
        self.word = word
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height of the pill."""
        return width_of(self.word, self.letters(SMALL, SEMIBOLD)) + round(15 * self.ts), round(18 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        draw_panel(painter, self.area(), self.area().height() / 2, self.theme.accent, self.theme.accent)
        write(painter, self.area(), self.word, self.letters(SMALL, SEMIBOLD), self.theme.accent_text, CENTRE)


def passed_words() -> str:
    """What the plate of a player says who has passed."""
    #: On the plate of a player, where there is room for a word.
    return QCoreApplication.translate("TrickTable", "passed")


def tag_plates(label: LabelMaker, layout: Layout, notes: Mapping[int, PlateNote]) -> None:
    """Set words on the upper edges of plates, near their right corners."""
    for seat, plate in layout.plates.items():
        if word := notes[seat].pill:
            tag = label(PlateTag, f"tag:plate:{seat}")
            tag.show_word(word)
            wide, high = tag.natural_size()
            tag.set_rect(QRectF(round(plate.right() - wide - 10), round(plate.top() - high / 2), wide, high))


def count_tricks(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """Say on the backs how many tricks each seat has won; the last one still lies open."""
    last = view.last_trick()
    for place, rect in layout.labels.items():
        if read_place(place).kind == TRICKS:
            owner = read_place(place).owner
            won = view.tricks_won()[owner] - (last is not None and last.winner == owner)
            backs = sum(code is None for code in view.places()[place])
            if won and backs:
                pill = label(Pill, f"count:{place}", rect)
                pill.show_stock(won)
                pill.centre_on(rect.center(), pill.natural_size())
