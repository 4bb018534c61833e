"""The words on BarraCan's table: over slots, at ladders and piles, on the stock and on blocked cards."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPainterPath, QPen

from barracan.model.places import LADDER, MELDS, PILE, TRICKS, place_name, read_place
from barracan.model.view import LadderView, SeatView, SideView
from barracan.table.barracan.centre import pile_compass
from barracan.table.barracan.words import (
    TYPES,
    ladder_state_words,
    ladder_summary,
    short_stack_words,
    stack_word,
)
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.labels import Label, LabelMaker, PileCaption, Pill, Tells
from barracan.table.hud.lettering import (
    CENTRE,
    LABEL,
    REGULAR,
    SEMIBOLD,
    elide,
    fits,
    line_height,
    narrow,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.hud.people import People
from barracan.table.layouts.frame import compass
from barracan.table.layouts.geometry import Layout
from barracan.table.painting import draw_mark
from barracan.table.themes import side_colour, side_ink
from barracan.table.translation import common

_LANE_INSET: Final = 6
_LEAST_CAPTION: Final = 120
"""In so much room the beginning of a name tells enough."""
_AFTER_POINTS: Final = 5.0
"""How far points keep from the next name, to which they would seem to belong otherwise."""


class SlotLabel(Label):
    """The words over a slot: its name, how many melds when stacked, the points in the side's colour."""

    word, count, points, side, times = "", 0, 0, 0, True
    indent = 0.0
    short: tuple[str, ...] = ()

    def show_slot(self, word: str, count: int, points: int, side: int, times: bool = True) -> None:
        """Show a type's name with its melds (or tricks) and points; dim where there are none.

        *times* says whether the count is written here; compact bands have it in a pill.
        """
        self.word, self.count, self.points, self.side, self.times = word, count, points, side, times
        self.redraw()

    def show_short(self, *short: str) -> None:
        """Show the first of these names that has room where the whole one has none."""
        self.short = short
        self.redraw()

    def set_indent(self, indent: float) -> None:
        """Begin so far from the left, over the cards, where the words have room there."""
        self.indent = max(0.0, indent)
        self.redraw()

    def tells(self) -> Tells:
        """Words, once something lies in the slot."""
        return Tells.WORDS if self.count else Tells.NOTHING

    def natural_width(self) -> float:
        """The width at which nothing is cut."""
        return sum(width_of(text, font) for text, font, _ in self.runs()) + 2

    def runs(self) -> list[tuple[str, QFont, QColor]]:
        used = self.count > 0
        name = self.letters(LABEL, SEMIBOLD)
        runs = [(self.word, name, self.theme.text if used else self.theme.quiet)]
        if self.count > 1 and self.times:
            times = common("×{count}").format(count=self.count)
            runs.append(("  " + times, self.letters(LABEL, REGULAR), self.theme.quiet))
        if used and self.points:
            apart = "  " if len(runs) > 1 else " "
            runs.append((apart + str(self.points), name, side_ink(self.theme, self.side)))
        return runs

    def draw(self, painter: QPainter) -> None:
        """Paint the runs; the name is cut before figures are, and space between and behind them goes before it."""
        runs = self.runs()
        after = round(_AFTER_POINTS * self.ts) if len(runs) > 1 else 0
        tail = sum(width_of(text, font) for text, font, _ in runs[1:]) + 2 + after
        if width_of(self.word, runs[0][1]) + tail > self.area().width():
            runs[0] = (self.word.replace(" / ", "/"), *runs[0][1:])
        room = max(0.0, self.area().width() - tail)
        x = min(self.indent, max(0.0, room - width_of(runs[0][0], runs[0][1])))
        if not fits(runs[0][0], runs[0][1], room):
            runs[0] = (self.short[0], *runs[0][1:]) if self.short else runs[0]
        if not fits(runs[0][0], runs[0][1], room):
            runs[1:] = [(f" {text.strip()}", font, colour) for text, font, colour in runs[1:]]
            room = max(0.0, self.area().width() - sum(width_of(text, font) for text, font, _ in runs[1:]))
        for word in self.short:
            if not fits(runs[0][0], runs[0][1], room):
                runs[0] = (word, *runs[0][1:])
        for number, (text, natural, colour) in enumerate(runs):
            font = natural if number else narrow(text, natural, room)
            words = text if number else elide(text, font, room)
            write(painter, QRectF(x, 0, self.area().width() + 40, self.area().height()), words, font, colour)
            x += width_of(words, font)


class SlotNote(Label):
    """Words in the outline of a slot where nothing lies: that its melds lie elsewhere."""

    word = ""

    def show_note(self, word: str) -> None:
        """Say this."""
        self.word = word
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the words in the middle, one under another."""
        font = self.letters(LABEL)
        lines, high = wrap(self.word, font, 0.6 * width_of(self.word, font)), line_height(font)
        top = (self.area().height() - len(lines) * high) / 2
        write_lines(painter, QRectF(0, top, self.area().width(), 0), lines, font, self.theme.quiet, CENTRE)


def label_piles_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of BarraCan."""
    for side, table in enumerate(view.side_tables()):
        _label_slots(label, layout, side, table)
        for number, ladder in enumerate(table.ladders):
            _label_ladder(label, layout, view, side, number, ladder)
    for side, scroll in layout.scrolls.items():
        label(MoreLadders, f"more:{side}", scroll.line).show_count(scroll.hidden)
    _label_stock(label, layout, len(view.places()["stock"]))
    for place, room in layout.blocked_pills.items():
        pill = label(Pill, f"blocked:{place}", room)
        pill.show_blocked(view.blocked_cards(read_place(place).number))
        wide, high = pill.natural_size()
        pill.set_rect(QRectF(room.center().x() - wide / 2, room.bottom() - high, wide, high))
    _caption_piles(label, layout, view, people)


def _label_slots(label: LabelMaker, layout: Layout, side: int, table: SideView) -> None:
    for kind, stack, count, points in zip(TYPES, table.stacks, table.sets, table.type_points, strict=True):
        place = place_name(MELDS, side, kind)
        _label_slot(label, layout, place, kind, count, points, side)
        if count and not stack.count and place in layout.labels:
            rect = layout.outlines[place].adjusted(2, 2, -2, -2)
            label(SlotNote, f"note:{place}", rect).show_note(_in_ladders(count))
    _label_slot(label, layout, place_name(TRICKS, side), "tricks", table.tricks, table.trick_points, side)


def _label_slot(label: LabelMaker, layout: Layout, place: str, kind: str, count: int, points: int, side: int) -> None:
    """Heading or pill counts what lies in ladders too."""
    if place not in layout.labels:
        return
    pill = layout.count_pills.get(place)
    heading = label(SlotLabel, f"label:{place}", layout.labels[place])
    heading.show_slot(stack_word(kind), count, points, side, times=pill is None)
    heading.show_short(*short_stack_words(kind))
    heading.set_indent(layout.outlines[place].left() - layout.labels[place].left())
    if pill is not None:
        label(Pill, f"count:{place}", pill).show_times(count)


def _in_ladders(count: int) -> str:
    translate = QCoreApplication.translate
    return translate("SlotNote", "in the ladder") if count == 1 else translate("SlotNote", "in the ladders")


def _label_ladder(
    label: LabelMaker, layout: Layout, view: SeatView, side: int, number: int, ladder: LadderView
) -> None:
    place = place_name(LADDER, side, number)
    if place in layout.labels:
        caption = label(LadderCaption, f"label:{place}", layout.labels[place])
        caption.show_ladder(ladder, side, marked=len(view.sides) > 2)


def _label_stock(label: LabelMaker, layout: Layout, count: int) -> None:
    pill = label(Pill, "count:stock")
    pill.show_stock(count)
    edge = layout.spots["stock"][-1].rect if layout.spots["stock"] else layout.outlines["stock"]
    pill.centre_on(edge.center(), pill.natural_size())


def _caption_piles(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Say at the outer end of each lane whose it is; lanes of four seats lie before their owners."""
    for name, number in pile_compass(view).items():
        place = place_name(PILE, number)
        rect = layout.labels.get(place)
        if rect is None:
            continue
        caption = label(PileCaption, f"label:{place}", rect)
        owner = _owner_of(view, name)
        if owner is None:
            caption.show_caption(QCoreApplication.translate("PileCaption", "neutral pile"))
        else:
            words = _pile_words(people, owner, second=view.seats == 2 and name in ("west", "east"))
            caption.show_caption(words, side=view.side_of(owner))
        whole, lane = caption.natural_size()[0], layout.lanes[place]
        caption.setVisible(whole <= rect.width() or rect.width() >= _LEAST_CAPTION * caption.ts)
        wide = min(whole, rect.width())
        ends = {"west": lane.left() + _LANE_INSET, "east": lane.right() - _LANE_INSET - wide}
        left = ends.get(name, rect.right() - wide if name == "north" else rect.left())
        left = max(rect.left(), min(left, rect.right() - wide))
        caption.set_rect(QRectF(left, rect.top(), wide, rect.height()))


def _owner_of(view: SeatView, name: str) -> int | None:
    """Whose pile lies at this side of the table; with three seats one is nobody's."""
    if view.seats == 2:
        return compass(view)["south" if name in ("south", "east") else "north"]
    return compass(view).get(name)


def _pile_words(people: People, owner: int, *, second: bool) -> str:
    translate, name = QCoreApplication.translate, people.name(owner)
    if not second:
        return translate("PileCaption", "yours") if people.is_you(owner) else name
    if people.is_addressed(owner):
        return common("your second pile")
    #: Written over the pile.
    return translate("PileCaption", "{name}’s second pile").format(name=name)


_NO_LADDER: Final = LadderView((), (), (), TYPES, royal=False, points=0)


class LadderCaption(Label):
    """The words over a ladder: a tick for each type in the order of the columns, filled where the ladder has it; then
    "3 of 5, royal", or what it counts of its own, as far as there is room.
    """

    TICK = (7.0, 11.0)

    ladder = _NO_LADDER
    side, marked = 0, False

    def show_ladder(self, ladder: LadderView, side: int, *, marked: bool) -> None:
        """Show this ladder of a side, whose mark stands before it where several share a place."""
        self.ladder, self.side, self.marked = ladder, side, marked
        self.setToolTip(ladder_summary(ladder))
        self.redraw()

    def words(self) -> str:
        """What stands behind the ticks: the longest that has room; what a complete ladder counts is never left out."""
        ladder, room = self.ladder, self.area().width() - self._words_left()
        font = self.letters(LABEL, SEMIBOLD)
        if ladder.missing:
            types = len(TYPES) - len(ladder.missing)
            of = QCoreApplication.translate("LadderCaption", "{types}/{most}").format(types=types, most=len(TYPES))
            royal = QCoreApplication.translate("LadderCaption", "{count} of 5, royal").format(count=types)
            plain = ladder_state_words(types, royal=False)
            ways = [royal, plain, of] if ladder.royal else [plain, of]
            return next((words for words in ways if width_of(words, font) <= room), "")
        points, royal = f"+{ladder.points}", common("royal")
        whole = f"{points}, {royal}" if ladder.royal else points
        return whole if width_of(whole, font) <= room else points

    def draw(self, painter: QPainter) -> None:
        """Paint mark, ticks and words."""
        height, x = self.area().height(), 0.0
        colour = side_colour(self.theme, self.side)
        if self.marked:
            mark = self._mark()
            draw_mark(painter, self.side, QRectF(0, (height - mark) / 2, mark, mark), colour)
            x = mark + round(4 * self.ts)
        wide, high = self._tick()
        for kind in TYPES:
            held = kind not in self.ladder.missing
            painter.setPen(QPen(colour if held else self.theme.quiet, 1))
            painter.setBrush(colour if held else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(x + 0.5, round((height - high) / 2) + 0.5, wide - 1, high - 1), 2, 2)
            x += wide + 2
        if words := self.words():
            room = QRectF(self._words_left(), 0, self.area().width() - self._words_left() + 2, height)
            write(painter, room, words, self.letters(LABEL, SEMIBOLD), self.theme.text)

    def _tick(self) -> tuple[int, int]:
        wide, high = self.TICK
        return round(wide * self.ts), round(high * self.ts)

    def _mark(self) -> int:
        return round(10 * self.ts)

    def _words_left(self) -> float:
        mark = self._mark() + round(4 * self.ts) if self.marked else 0
        return mark + len(TYPES) * (self._tick()[0] + 2) + round(4 * self.ts)


class MoreLadders(Label):
    """The line "2 more" where a side's ladders have no room all at once."""

    ROLE = QAccessible.Role.StaticText
    count = 0

    def spoken_name(self) -> str:
        return self.words()

    def show_count(self, count: int) -> None:
        """Say so many are out of sight."""
        self.count = count
        self.setToolTip(QCoreApplication.translate("MoreLadders", "Turn the wheel, drag, or press the Page keys"))
        self.redraw()

    def words(self) -> str:
        """What it says."""
        #: Ladders that have no room.
        return QCoreApplication.translate("MoreLadders", "{count} more").format(count=self.count)

    def draw(self, painter: QPainter) -> None:
        """Paint the words beside two arrows."""
        height, sign = self.area().height(), round(13 * self.ts)
        for number, icon in enumerate(("up", "down")):
            box = QRectF(number * (sign + 2), (height - sign) / 2, sign, sign)
            draw_icon(painter, icon, box, self.theme.text, 2.4)
        left = 2 * sign + round(8 * self.ts)
        room = QRectF(left, 0, self.area().width() - left, height)
        write(painter, room, self.words(), self.letters(LABEL, SEMIBOLD), self.theme.text)


def draw_brace(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint a square bracket that opens to the right."""
    path = QPainterPath(rect.topRight())
    path.lineTo(rect.left() + 2, rect.top())
    path.lineTo(rect.left() + 2, rect.bottom())
    path.lineTo(rect.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
