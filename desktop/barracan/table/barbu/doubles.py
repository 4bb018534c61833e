"""Who has doubled whom: a compass of the seats, or, while seats are doubled, the doubles that are owed."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from barracan.model.contract_play import ContractPlay
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.table.barbu.arrows import Arrow, arrows_of, draw_arrows
from barracan.table.hud.labels import Label, Tells
from barracan.table.hud.lettering import LABEL, QUIET, RIGHT, SMALL, width_of
from barracan.table.hud.people import People, doubles_of
from barracan.table.layouts.frame import compass
from barracan.table.painting import draw_rule
from barracan.table.translation import common, translate_text
from barracan.table.tricks.panels import ColumnPanel, paint_mark, row

_DOUBLED: Final = QT_TRANSLATE_NOOP("BarbuTable", "{one} has doubled {other}")
_REDOUBLED: Final = QT_TRANSLATE_NOOP("BarbuTable", "{one} and {other} redoubled")
_OWES: Final = {
    1: QT_TRANSLATE_NOOP("BarbuTable", "{name} owes one"),
    2: QT_TRANSLATE_NOOP("BarbuTable", "{name} owes two"),
}
_WAYS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_KNOT: Final = 15.0
_DUTY: Final = 2
_BESIDE: Final = 7.0


class Knot(NamedTuple):
    """A seat of the compass."""

    seat: int
    side: int
    letter: str
    way: tuple[int, int]
    owed: int


class Compass(ColumnPanel):
    """The doubles of a hand; ``show_doubles`` fills it."""

    knots: tuple[Knot, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    declarer = 0

    def show_doubles(self, view: SeatView, play: ContractPlay, people: People, unit: float) -> None:
        """Show who has doubled whom, and who owes a double."""
        self.declarer, self.arrows = play.declarer, tuple(arrows_of(view))
        self.knots = tuple(
            Knot(seat, view.side_of(seat), people.name(seat)[:1].upper(), _WAYS[name], play.owed[seat])
            for name, seat in compass(view).items()
        )
        self.tell(unit, [common("Doubles"), *doubles_spoken(view, people), *owed_spoken(play, people)])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint head, compass and key."""
        u, line = self.unit, 22 * self.unit
        self.line(painter, row(room, 6 * u, line), common("Doubles"), QUIET)
        self._draw_key(painter, row(room, 6 * u, line))
        foot = row(room, self.area().height() - line - 3 * u, line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent)
        painter.drawEllipse(QPointF(foot.left() + 4 * u, foot.center().y()), 3.6 * u, 3.6 * u)
        self.line(painter, foot.adjusted(14 * u, 0, 0, 0), self.tr("owes a double"), SMALL + 0.5, quiet=True)
        self.line(painter, foot, self.tr("ring: declares"), SMALL + 0.5, quiet=True, align=RIGHT)
        field = QRectF(room.left(), line + 8 * u, room.width(), self.area().height() - 2 * line - 12 * u)
        self._draw_compass(painter, field)

    def _draw_key(self, painter: QPainter, line: QRectF) -> None:
        words = width_of("→ ×1   ↔ ×2", self.font(LABEL))
        self.line(painter, line.adjusted(line.width() - words - 2, 0, 0, 0), "→ ×1   ↔ ×2", LABEL)

    def _draw_compass(self, painter: QPainter, field: QRectF) -> None:
        knot = _KNOT * self.unit
        reach = QPointF(min(field.width() / 2 - 2 * knot, 1.1 * field.height()), field.height() / 2 - 1.7 * knot)
        centres = {
            each.seat: field.center() + QPointF(each.way[0] * reach.x(), each.way[1] * reach.y()) for each in self.knots
        }
        ends = {
            (one, other): _towards(centres[one], centres[other], knot + 3) for one, other in permutations(centres, 2)
        }
        draw_arrows(painter, self.theme, list(self.arrows), ends, 9 * self.unit)
        for each in self.knots:
            self._draw_knot(painter, each, centres[each.seat])

    def _draw_knot(self, painter: QPainter, each: Knot, centre: QPointF) -> None:
        knot = _KNOT * self.unit
        declares = each.seat == self.declarer
        painter.setPen(QPen(self.theme.accent if declares else self.theme.hairline, 2.0 if declares else 1.0))
        painter.setBrush(self.theme.panel)
        painter.drawEllipse(centre, knot, knot)
        self.draw_badge(painter, centre, 18 * self.unit, each.side, each.letter)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent)
        for number in range(each.owed):
            out = knot + _BESIDE * self.unit
            aside = (number - (each.owed - 1) / 2) * 9 * self.unit
            x, y = each.way
            at = centre + QPointF(x * out + y * aside, y * out + x * aside)
            painter.drawEllipse(at, 3.4 * self.unit, 3.4 * self.unit)


def _towards(here: QPointF, there: QPointF, far: float) -> QPointF:
    """The point so far from here on the way to there."""
    way = there - here
    return here + way * (far / (hypot(way.x(), way.y()) or 1.0))


def doubles_spoken(view: SeatView, people: People) -> list[str]:
    """Each double in words."""
    told = []
    for seat in range(view.seats):
        once, again = doubles_of(view, seat)
        told += [(_REDOUBLED, seat, other) for other in again]
        told += [(_DOUBLED, seat, other) for other in once if seat not in view.doubles_of(other)]
    return [
        translate_text(Text("BarbuTable", words, {"one": people.name(one), "other": people.name(other)}))
        for words, one, other in told
    ]


def owed_spoken(play: ContractPlay, people: People) -> list[str]:
    """Who still owes doubles of the declarer, in words."""
    return [
        translate_text(Text("BarbuTable", _OWES[owed], {"name": people.name(seat)}))
        for seat, owed in enumerate(play.owed)
        if owed in _OWES
    ]


class Duties(ColumnPanel):
    """The doubles of the declarer that each player has made and still owes; ``show_duties`` fills it."""

    players: tuple[tuple[int, str, bool], ...] = ()
    """Side, name, and whether it declares."""
    owed: tuple[int, ...] = ()
    hands = ""

    def show_duties(self, view: SeatView, play: ContractPlay, people: People, unit: float) -> None:
        """Show two dots a player, done or owed, and how many hands are left."""
        self.players = tuple(
            (view.side_of(seat), people.name(seat), seat == play.declarer) for seat in range(view.seats)
        )
        self.owed = play.owed
        one = self.tr("the last hand of this round")
        more = self.tr("{count} hands left, this one too").format(count=play.hands_left)
        self.hands = one if play.hands_left == 1 else more
        self.tell(unit, [*doubles_spoken(view, people), *owed_spoken(play, people), self.hands])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint head, players and key."""
        u, line = self.unit, 28 * self.unit
        high = self.area().height()
        line = min(line, (high - 12 * u) / 9)
        top = 5 * u
        self.line(painter, row(room, top, line), common("Doubles"), QUIET, bold=True)
        self.line(painter, row(room, top, line), "→ ×1   ↔ ×2", LABEL, align=RIGHT)
        self.line(
            painter,
            row(room, top + line, line),
            self.tr("Two of the declarer each round"),
            LABEL,
            quiet=True,
        )
        for number, player in enumerate(self.players):
            self._draw_player(painter, row(room, top + (2 + number) * line, line), player, self.owed[number])
        y = top + 6 * line + 4 * u
        draw_rule(painter, self.theme, room.left(), room.right(), room.top() + y)
        self.line(painter, row(room, y, line), self.hands, LABEL, quiet=True)
        self.line(painter, row(room, y + line, line), self.tr("→ the difference once"), LABEL, quiet=True)
        if y + 3 * line <= high:
            self.line(painter, row(room, y + 1.9 * line, line), self.tr("↔ the difference twice"), LABEL, quiet=True)

    def _draw_player(self, painter: QPainter, line: QRectF, player: tuple[int, str, bool], owed: int) -> None:
        side, name, declares = player
        u = self.unit
        paint_mark(self, painter, side, QPointF(line.left() + 7 * u, line.center().y()), 13 * u)
        words = (
            self.tr("declares") if declares else self.tr("owes {count}").format(count=owed) if owed else self.tr("done")
        )
        wide = width_of(words, self.font(LABEL))
        self.line(painter, line, words, LABEL, quiet=declares or not owed, align=RIGHT)
        dots = line.right() - wide - 34 * u
        self.line(
            painter,
            QRectF(line.left() + 22 * u, line.top(), dots - line.left() - 26 * u, line.height()),
            name,
            QUIET,
            bold=True,
        )
        if declares:
            return
        for number in range(_DUTY):
            painter.setPen(QPen(self.theme.accent, 1.6))
            filled = number >= _DUTY - owed
            painter.setBrush(self.theme.accent if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(dots + (6 + number * 15) * u, line.center().y()), 4.6 * u, 4.6 * u)


class Arrows(Label):
    """The doubles of a hand at full size, between the plates round the middle of the table."""

    TELLS = Tells.NOTHING
    arrows: tuple[Arrow, ...] = ()
    ends: Mapping[tuple[int, int], QPointF]

    def show_arrows(self, arrows: Sequence[Arrow], ends: Mapping[tuple[int, int], QPointF]) -> None:
        """Show these; *ends* are points of the table."""
        here = self.pos()
        self.arrows = tuple(arrows)
        self.ends = {pair: point - here for pair, point in ends.items()}
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint them."""
        if self.arrows:
            draw_arrows(painter, self.theme, list(self.arrows), self.ends, 14 * self.ts)


_OFF: Final = 8.0


def plate_ends(plates: Mapping[int, QRectF], names: Mapping[str, int]) -> dict[tuple[int, int], QPointF]:
    """Where the arrows between plates end: at the side that looks to the middle, a little apart from each other."""
    seats = {seat: name for name, seat in names.items()}
    ends = {}
    for one, other in permutations(plates, 2):
        plate, (x, y) = plates[one], _WAYS[seats[one]]
        there = _WAYS[seats[other]]
        at = plate.center() - QPointF(x * (plate.width() / 2 + _OFF), y * (plate.height() / 2 + _OFF))
        ends[one, other] = at + QPointF(there[0] * _OFF if not x else 0, there[1] * _OFF if not y else 0)
    return ends
