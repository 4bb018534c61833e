"""The words on BarraCan's table: over slots, at ladders and piles, on the stock and on blocked cards."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from barracan.model.places import LADDER, MELDS, PILE, TRICKS, place_name, read_place
from barracan.model.view import LadderView, SeatView, SideView
from barracan.table.barracan.layout import pile_compass
from barracan.table.barracan.words import (
    TYPES,
    initial,
    ladder_needs,
    ladder_needs_for,
    ladder_state_words,
    ladder_summary,
    short_stack_word,
    stack_word,
    type_word,
)
from barracan.table.hud.labels import Label, LabelMaker, PileCaption, Pill
from barracan.table.hud.lettering import (
    CENTRE,
    LABEL,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    SMALL,
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
from barracan.table.themes import side_colour, side_ink

_AFTER_POINTS: Final = 5.0
"""How far points keep from the next name, to which they would seem to belong otherwise."""


class SlotLabel(Label):
    """The words over a slot: its name, how many melds when stacked, the points in the side's colour."""

    word, count, points, side, times = "", 0, 0, 0, True
    short, indent = "", 0.0

    def show_slot(self, word: str, count: int, points: int, side: int, times: bool = True) -> None:
        """Show a type's name with its melds (or tricks) and points; dim where there are none.

        *times* says whether the count is written here; compact bands have it in a pill.
        """
        self.word, self.count, self.points, self.side, self.times = word, count, points, side, times
        self.redraw()

    def show_short(self, short: str) -> None:
        """Show this name where the whole one has no room."""
        self.short = short
        self.redraw()

    def set_indent(self, indent: float) -> None:
        """Begin so far from the left, over the cards, where the words have room there."""
        self.indent = max(0.0, indent)
        self.redraw()

    def natural_width(self) -> float:
        """The width at which nothing is cut."""
        return sum(width_of(text, font) for text, font, _ in self.runs()) + 2

    def runs(self) -> list[tuple[str, QFont, QColor]]:
        used = self.count > 0
        name = self.letters(LABEL, SEMIBOLD)
        runs = [(self.word, name, self.theme.text if used else self.theme.quiet)]
        if self.count > 1 and self.times:
            times = QCoreApplication.translate("SlotLabel", "×{count}").format(count=self.count)
            runs.append(("  " + times, self.letters(LABEL, REGULAR), self.theme.quiet))
        if used and self.points:
            apart = "  " if len(runs) > 1 else " "
            runs.append((apart + str(self.points), name, side_ink(self.theme, self.side)))
        return runs

    def draw(self, painter: QPainter) -> None:
        """Paint the runs; the name is cut before figures are, and the space behind them goes before it."""
        runs = self.runs()
        after = round(_AFTER_POINTS * self.ts) if len(runs) > 1 else 0
        tail = sum(width_of(text, font) for text, font, _ in runs[1:]) + 2 + after
        if width_of(self.word, runs[0][1]) + tail > self.area().width():
            runs[0] = (self.word.replace(" / ", "/"), *runs[0][1:])
        room = max(0.0, self.area().width() - tail)
        x = min(self.indent, max(0.0, room - width_of(runs[0][0], runs[0][1])))
        if self.short and not fits(runs[0][0], runs[0][1], room):
            runs[0] = (self.short, *runs[0][1:])
        if not fits(runs[0][0], runs[0][1], room):
            room += after
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
            _label_ladder(label, layout, side, number, ladder)
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
        if count and not stack.count:
            rect = layout.outlines[place].adjusted(2, 2, -2, -2)
            label(SlotNote, f"note:{place}", rect).show_note(_in_ladders(count))
    _label_slot(label, layout, place_name(TRICKS, side), "tricks", table.tricks, table.trick_points, side)


def _label_slot(label: LabelMaker, layout: Layout, place: str, kind: str, count: int, points: int, side: int) -> None:
    """Heading or pill counts what lies in ladders too."""
    pill = layout.count_pills.get(place)
    heading = label(SlotLabel, f"label:{place}", layout.labels[place])
    heading.show_slot(stack_word(kind), count, points, side, times=pill is None)
    heading.show_short(short_stack_word(kind))
    heading.set_indent(layout.outlines[place].left() - layout.labels[place].left())
    if pill is not None:
        label(Pill, f"count:{place}", pill).show_times(count)


def _in_ladders(count: int) -> str:
    translate = QCoreApplication.translate
    return translate("SlotNote", "in the ladder") if count == 1 else translate("SlotNote", "in the ladders")


def _label_ladder(label: LabelMaker, layout: Layout, side: int, number: int, ladder: LadderView) -> None:
    place = place_name(LADDER, side, number)
    label(LadderCaption, f"label:{place}", layout.labels[place]).show_ladder(ladder, side)
    for at, brace in enumerate(layout.braces.get(place, ())):
        item = label(BraceLabel, f"brace:{place}:{at}", brace.rect)
        item.show_brace(type_word(brace.category), side, brace.line, brace.names)


def _label_stock(label: LabelMaker, layout: Layout, count: int) -> None:
    pill = label(Pill, "count:stock")
    pill.show_stock(count)
    edge = layout.spots["stock"][-1].rect if layout.spots["stock"] else layout.outlines["stock"]
    pill.centre_on(edge.center(), pill.natural_size())


def _caption_piles(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    translate = QCoreApplication.translate
    owners = compass(view)
    for name, number in pile_compass(view).items():
        place = place_name(PILE, number)
        rect = layout.labels.get(place)
        if rect is None:
            continue
        caption = label(PileCaption, f"label:{place}", rect)
        if view.seats == 3:
            nobody = translate("PileCaption", "owned by nobody")
            caption.show_caption(translate("PileCaption", "neutral pile"), nobody)
            continue
        owner = owners["south" if name == "east" else "north"]
        words = translate("PileCaption", "{name}’s second pile").format(name=people.name(owner))
        if people.is_you(owner):
            words = translate("PileCaption", "your second pile")
        caption.show_caption(words, side=view.side_of(owner))
        wide, pile = min(caption.natural_size()[0], rect.width()), layout.area(place)
        left = pile.right() - wide if name == "east" else pile.left()
        left = max(rect.left(), min(left, rect.right() - wide))
        caption.set_rect(QRectF(left, rect.top(), wide, rect.height()))


_NO_LADDER: Final = LadderView((), (), (), TYPES, royal=False, points=0)


class LadderCaption(Label):
    """The words over a ladder: "Ladder +28 complete and royal", or "Ladder 3 of 5, royal so far", and what it lacks.

    What it counts of its own is written with a plus: its categories count in the headings of their types. With room for
    one line only, only what it lacks is written; where that has no room in words, boxes show it, a letter for each
    type, filled where the ladder has it.
    """

    BOX = 14.0

    ladder = _NO_LADDER
    side = 0

    def show_ladder(self, ladder: LadderView, side: int) -> None:
        """Show this ladder of a side."""
        self.ladder, self.side = ladder, side
        self.setToolTip(ladder_summary(ladder))
        self.redraw()

    def state(self) -> tuple[str, ...]:
        """The first line as its room has it: "Ladder", points, and how far the ladder is."""
        ladder, translate = self.ladder, QCoreApplication.translate
        types, points = len(TYPES) - len(ladder.missing), "" if ladder.missing else f"+{ladder.points}"
        whole = ladder_state_words(types, ladder.royal)
        name, royal = translate("LadderCaption", "Ladder"), translate("LadderCaption", "royal")
        ways = [(name, points, whole), ("", points, whole), ("", points, "")]
        if ladder.missing:
            ways[-1] = ("", points, ladder_state_words(types, royal=False))
        elif ladder.royal:
            ways[1:1] = [(name, points, royal), ("", points, royal)]
        return next((way for way in ways if self._width(way) <= self.area().width()), ways[-1])

    def needs(self) -> str:
        """What it lacks, in the words that have room; empty where none have."""
        font, room = self.letters(LABEL), self.area().width()
        whole = ladder_needs_for(self.ladder)
        words = whole if width_of(whole, font) <= room else ladder_needs(self.ladder)
        return words if fits(words, font, room) else ""

    def draw(self, painter: QPainter) -> None:
        """Paint the lines from the top."""
        line = self._line()
        tall = self.area().height() >= 1.8 * line
        if tall or not self.ladder.missing:
            self._draw_state(painter, QRectF(0, 0, self.area().width(), line))
        if self.ladder.missing:
            self._draw_needs(painter, QRectF(0, line if tall else 0, self.area().width(), line))

    def _draw_state(self, painter: QPainter, row: QRectF) -> None:
        for text, font, colour in zip(self.state(), self._fonts(), self._colours(), strict=True):
            if text:
                write(painter, row, text, font, colour)
                row.setLeft(row.left() + width_of(text, font) + self._apart())

    def _draw_needs(self, painter: QPainter, row: QRectF) -> None:
        if words := self.needs():
            write(painter, row, words, self.letters(LABEL), self.theme.text)
            return
        wide = min(round(self.BOX * self.ts), int(row.width() / len(TYPES)))
        for at, kind in enumerate(TYPES):
            box = QRectF(at * wide + 0.5, row.top() + 1.5, wide - 1, row.height() - 3)
            self._draw_box(painter, box, initial(kind), held=kind not in self.ladder.missing)

    def _draw_box(self, painter: QPainter, box: QRectF, letter: str, *, held: bool) -> None:
        colour = side_colour(self.theme, self.side)
        painter.setPen(QPen(colour if held else self.theme.quiet, 1))
        painter.setBrush(colour if held else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 2.5, 2.5)
        ink = self.theme.accent_text if held else self.theme.quiet
        write(painter, box, letter, self.letters(SMALL, SEMIBOLD), ink, CENTRE)

    def _width(self, texts: tuple[str, ...]) -> float:
        widths = [width_of(text, font) for text, font in zip(texts, self._fonts(), strict=True) if text]
        return sum(widths) + (len(widths) - 1) * self._apart()

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        return self.letters(LABEL, SEMIBOLD), self.letters(LABEL, SEMIBOLD), self.letters(LABEL)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        return self.theme.text, side_ink(self.theme, self.side), self.theme.quiet

    def _apart(self) -> float:
        return round(6 * self.ts)

    def _line(self) -> float:
        return round(16 * self.ts)


class BraceLabel(Label):
    """A brace at the right edge of its place, and before it the name of the category that it holds together.

    The name is dropped where the room before the brace is under 40.
    """

    BRACE = 9.0

    word, side, line, names = "", 0, 0.0, 0.0

    def show_brace(self, word: str, side: int, line: float, names: float) -> None:
        """Show this category, in the side's colour: its name's middle at the height *line*, its end at *names*."""
        self.word, self.side, self.line, self.names = word, side, line, names
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint brace and name."""
        right, height = self.area().width() - 1, self.area().height()
        left = right - round(self.BRACE * self.ts)
        draw_brace(painter, QRectF(left, 1, right - left, height - 2), side_colour(self.theme, self.side))
        room = self.names - right + left
        if room >= 40:
            line = QRectF(0, self.line - 9 * self.ts, room - round(6 * self.ts), 18 * self.ts)
            write(painter, line, self.word, self.letters(LABEL, SEMIBOLD), self.theme.text, RIGHT)


def draw_brace(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint a square bracket that opens to the right."""
    path = QPainterPath(rect.topRight())
    path.lineTo(rect.left() + 2, rect.top())
    path.lineTo(rect.left() + 2, rect.bottom())
    path.lineTo(rect.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
