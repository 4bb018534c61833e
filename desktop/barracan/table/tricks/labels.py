"""The words on the table of a trick game: who played what, what has been taken, what is being played."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from barracan.model.places import FOUNDATION, TRICKS, read_place
from barracan.model.view import SeatView
from barracan.table.hud.labels import Label, LabelMaker, NameTag, PileCaption, Pill
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LABEL,
    QUIET,
    SEMIBOLD,
    SMALL,
    TITLE,
    elide,
    width_of,
    write,
)
from barracan.table.hud.people import People, doubles_of
from barracan.table.layouts.frame import compass
from barracan.table.layouts.geometry import Layout, bounds
from barracan.table.painting import draw_mark
from barracan.table.themes import side_colour
from barracan.table.translation import translate_text

_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


_MARK: Final = 19.0
_LINES: Final = 3
"""The room of a note: a part in the hand, doubles, redoubles."""


class Pointing(NamedTuple):
    """A word with the sides that it points at, each with its name."""

    word: str
    at: tuple[tuple[int, str], ...]


class SeatNote(Label):
    """Lines beside a plate; ``show_note`` writes them, at the right edge or the left, from the foot upwards or centred.

    Others are pointed at by their marks with their initials, so that three of them have room beside a narrow plate.
    """

    word = ""
    pointings: tuple[Pointing, ...] = ()
    _right = _centred = False

    def show_note(self, word: str, pointings: Sequence[Pointing], *, right: bool, centred: bool) -> None:
        """Show the seat's part in the hand, then whom it points at."""
        self.word, self.pointings = word, tuple(pointings)
        self._right, self._centred = right, centred
        names = [f"{pointing.word} {', '.join(name for _, name in pointing.at)}" for pointing in pointings]
        self.setToolTip(", ".join(filter(None, [word, *names])))
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the lines."""
        line = self.area().height() / _LINES
        count = len(self.pointings) + bool(self.word)
        spare = self.area().height() - count * line
        y = spare / 2 if self._centred else spare
        if self.word:
            font = self.letters(QUIET, SEMIBOLD)
            words = elide(self.word, font, self.area().width())
            write(painter, self._line(y, width_of(words, font) + 1), words, font, self.theme.text)
            y += line
        for pointing in self.pointings:
            self._draw_pointing(painter, pointing, y)
            y += line

    def _draw_pointing(self, painter: QPainter, pointing: Pointing, y: float) -> None:
        mark, gap = round(_MARK * self.ts), round(4 * self.ts)
        font = self.letters(LABEL)
        words = width_of(pointing.word, font)
        room = self._line(y, words + len(pointing.at) * (mark + gap) + gap)
        write(painter, room, pointing.word, font, self.theme.quiet)
        x = room.left() + words + 2 * gap
        for side, name in pointing.at:
            box = QRectF(round(x), round(room.center().y() - mark / 2), mark, mark)
            draw_mark(painter, side, box, side_colour(self.theme, side), rounding=3)
            letter = box.translated(0, box.height() * (0.14 if side % 6 == 2 else 0.02))
            write(painter, letter, name[:1].upper(), self.letters(SMALL, BOLD), self.theme.accent_text, CENTRE)
            x += mark + gap

    def _line(self, y: float, width: float) -> QRectF:
        left = self.area().width() - width if self._right else 0.0
        return QRectF(max(0.0, left), y, width, self.area().height() / _LINES)


class SuitSign(Label):
    """The sign of a suit before a row of its cards."""

    sign = ""

    def show_sign(self, sign: str) -> None:
        """Show this sign."""
        self.sign = sign
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint it in the middle."""
        write(painter, self.area(), self.sign, self.letters(TITLE), self.theme.text, CENTRE)


def label_trick_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of a trick game."""

    def caption(name: str, rect: QRectF, word: str, under: str = "", side: int = -1) -> None:
        label(PileCaption, f"label:{name}", rect).show_caption(word, under, side)

    for place, rect in layout.labels.items():
        if read_place(place).kind == TRICKS:
            _count(label, view, place, _backs(layout, view, place, rect))
        elif read_place(place).kind == FOUNDATION:
            label(SuitSign, f"label:{place}", rect).show_sign(_SIGNS[read_place(place).word])
    leader = view.trick_leader() or 0
    for step in range(len(view.places()["trick"])):
        seat = (leader + step) % view.seats
        caption(f"trick:{seat}", layout.labels[f"trick:{seat}"], people.name(seat), side=view.side_of(seat))
    for seat, rect in layout.notes.items():
        _note(label, view, people, seat, rect)
    if "window" in layout.labels:
        caption("window", layout.labels["window"], QCoreApplication.translate("PileCaption", "window"))
    if "stock" in layout.labels:
        stock, count = QCoreApplication.translate("Spoken", "stock"), len(view.places()["stock"])
        caption("stock", layout.labels["stock"], stock, str(count))
    if "start" in layout.labels:
        caption("start", layout.labels["start"], QCoreApplication.translate("PileCaption", "start"))
    _headline(label, view, people, layout.labels["headline"])


def _headline(label: LabelMaker, view: SeatView, people: People, rect: QRectF) -> None:
    """What is being played, with the mark of the seat that has chosen it."""
    headline, note, seat = people.headline(view), view.headline_note(), view.headline_seat()
    if not headline:
        return
    words = headline, translate_text(note.with_names(people.names)) if note is not None else ""
    if seat is None:
        label(PileCaption, "label:headline", rect).show_caption(*words)
    else:
        label(NameTag, "tag:headline", rect).show_tag(view.side_of(seat), *words)


def _note(label: LabelMaker, view: SeatView, people: People, seat: int, rect: QRectF) -> None:
    word = people.note(view, seat)
    words = QCoreApplication.translate("SeatNote", "doubles"), QCoreApplication.translate("SeatNote", "redoubles")
    pointings = [
        Pointing(points, tuple((view.side_of(other), people.name(other)) for other in seats))
        for points, seats in zip(words, doubles_of(view, seat), strict=True)
        if seats
    ]
    if word or pointings:
        sides = {seat: name for name, seat in compass(view).items()}
        at_side, east = sides[seat] in ("west", "east"), sides[seat] == "east"
        note = label(SeatNote, f"note:{seat}", rect)
        note.show_note(word, pointings, right=east or not at_side, centred=not at_side)


def _backs(layout: Layout, view: SeatView, place: str, rect: QRectF) -> QRectF:
    """What the backs of a place cover; where all its cards lie open, where backs would lie."""
    cards = view.places()[place]
    covered = bounds(spot for spot, code in zip(layout.spots[place], cards, strict=True) if code is None)
    return rect if covered.isEmpty() else covered


def _count(label: LabelMaker, view: SeatView, place: str, rect: QRectF) -> None:
    won = view.tricks_won()[read_place(place).owner]
    if won:
        pill = label(Pill, f"count:{place}", rect)
        pill.show_stock(won)
        pill.centre_on(rect.center(), pill.natural_size())
