"""The words on BarraCan's table: over slots, at ladders and piles, on the stock and on blocked cards."""

from PySide6.QtCore import QCoreApplication, QRectF

from barracan.model.places import LADDER, MELDS, PILE, TRICKS, place_name, read_place
from barracan.model.view import LadderView, SeatView, SideView
from barracan.table.barracan.ladder_labels import BraceLabel, LadderCaption
from barracan.table.barracan.layout import pile_compass
from barracan.table.barracan.words import TYPES, short_stack_word, stack_word, type_word
from barracan.table.hud.labels import LabelMaker, PileCaption, Pill, SlotLabel, SlotNote
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.layouts.seating import compass


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
