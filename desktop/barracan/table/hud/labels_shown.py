"""The words on the table itself: over slots, beside piles and ladders, on the stock and on blocked cards."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.places import read_place
from barracan.model.view import Family, SeatView
from barracan.table import layers
from barracan.table.barracan.ladder_labels import BraceLabel, LadderCaption
from barracan.table.barracan.layout import pile_compass
from barracan.table.barracan.words import TYPES, short_stack_word, stack_word, type_word
from barracan.table.hud.base import HudItem
from barracan.table.hud.labels import PileCaption, Pill, SlotLabel, SlotNote
from barracan.table.hud.name_tag import NameTag, points_on_table
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.layouts.seating import compass
from barracan.table.themes import Theme
from barracan.table.translation import translate_text

ItemT = TypeVar("ItemT", bound=HudItem)
_DOT = " · "


class TableLabels:
    """All labels of one scene; what a view has no use for goes away."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._items: dict[str, HudItem] = {}
        self._used: set[str] = set()
        self._layout: Layout

    def show(self, view: SeatView, layout: Layout, people: People) -> None:
        """Say at every place what lies there."""
        self._layout = layout
        self._used = set()
        for side, rect in layout.tags.items():
            self._tag(view, side, rect, people)
        self._family(view, people)
        if layout.sort_control is not None:
            self._sort(layout.sort_control)
        for name in [name for name in self._items if name not in self._used]:
            self._scene.removeItem(self._items.pop(name))

    def _family(self, view: SeatView, people: People) -> None:
        """What each kind of table has to say; the words of other games load when they are first needed."""
        family = view.family()
        if family is Family.TRICKS:
            from barracan.table.hud.trick_labels import label_tricks

            label_tricks(self.item, self._layout, view, people)
        elif family is Family.RUMMY:
            from barracan.table.hud.meld_labels import label_melds

            label_melds(self.item, self._layout, view)
        else:
            self._barracan(view, people)

    def _barracan(self, view: SeatView, people: People) -> None:
        for side, table in enumerate(view.side_tables()):
            self._slots(view, side, table)
            for number, ladder in enumerate(table.ladders):
                self._ladder(side, number, ladder)
        self._piles(view, people)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        for item in self._items.values():
            item.set_theme(theme)

    def item(self, name: str, make: Callable[[], ItemT], rect: QRectF) -> ItemT:
        """The label of this name, at this rect; made when it is first needed."""
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = make()
            item.setZValue(layers.LABELS)
            item.set_theme(self._theme)
            self._scene.addItem(item)
        layout = self._layout
        if (item.s, item.ts) != (layout.scale, layout.text_scale):
            item.set_scale(layout.scale, layout.text_scale)
        item.set_rect(_on_pixels(rect))
        self._used.add(name)
        return item  # type: ignore[return-value]

    def _sort(self, control: QRectF) -> None:
        rect = QRectF(control.left() + 3, control.top() - 22 * self._layout.text_scale, control.width(), 18)
        label = self.item("label:order", lambda: PileCaption("label:order"), rect)
        label.show_caption(QCoreApplication.translate("HandOrder", "Sort"))

    def _tag(self, view: SeatView, side: int, rect: QRectF, people: People) -> None:
        if rect.isEmpty():
            return
        tag = self.item(f"tag:{side}", lambda: NameTag(side), rect)
        tag.set_single_line(rect.height() < 30 * self._layout.text_scale)
        stacked = rect.height() > 50 * self._layout.text_scale
        names = "\n".join(map(people.name, view.sides[side])) if stacked else people.names_of(view.sides[side])
        points, note = view.hand_points(side), translate_text(view.seat_note(view.sides[side][0]))
        worded = ("", "") if points is None else points_on_table(points)
        tag.show_tag(side, names, *(_DOT.join(filter(None, (words, note))) for words in worded))

    def _slots(self, view: SeatView, side: int, table: Any) -> None:
        for kind, stack, count, points in zip(TYPES, table.stacks, table.sets, table.type_points, strict=True):
            place = f"melds:{side}:{kind}"
            self._slot(place, kind, count, points, side)
            if count and not stack.count:
                note = self.item(f"note:{place}", lambda place=place: SlotNote(f"note:{place}"), self._inside(place))
                note.show_note(_in_ladders(count))
        self._slot(f"tricks:{side}", "tricks", table.tricks, table.trick_points, side)

    def _slot(self, place: str, kind: str, count: int, points: int, side: int) -> None:
        """Heading or pill counts what lies in ladders too."""
        pill = self._layout.count_pills.get(place)
        label = self.item(f"label:{place}", lambda: SlotLabel(f"label:{place}"), self._layout.labels[place])
        label.show_slot(stack_word(kind), count, points, side, times=pill is None)
        label.show_short(short_stack_word(kind))
        label.set_indent(self._layout.outlines[place].left() - self._layout.labels[place].left())
        if pill is not None:
            self.item(f"count:{place}", lambda: Pill(f"count:{place}"), pill).show_times(count)

    def _inside(self, place: str) -> QRectF:
        return self._layout.outlines[place].adjusted(2, 2, -2, -2)

    def _ladder(self, side: int, number: int, ladder: Any) -> None:
        place = f"ladder:{side}:{number}"
        caption = self.item(f"label:{place}", lambda: LadderCaption(f"label:{place}"), self._layout.labels[place])
        caption.show_ladder(ladder, side)
        for at, brace in enumerate(self._layout.braces.get(place, ())):
            name = f"brace:{place}:{at}"
            label = self.item(name, lambda name=name: BraceLabel(name), brace.rect)
            label.show_brace(type_word(brace.category), side, brace.line, brace.names)

    def _piles(self, view: SeatView, people: People) -> None:
        layout = self._layout
        stock = layout.outlines["stock"]
        pill = self.item("count:stock", lambda: Pill("count:stock"), QRectF())
        pill.show_stock(len(view.places()["stock"]))
        wide, high = pill.natural_size()
        edge = layout.spots["stock"][-1].rect if layout.spots["stock"] else stock
        pill.set_rect(QRectF(edge.center().x() - wide / 2, edge.center().y() - high / 2, wide, high))
        for place, room in layout.blocked_pills.items():
            self._blocked(place, view.blocked_cards(read_place(place).number), room)
        self._captions(view, people)

    def _blocked(self, place: str, blocked: int, room: QRectF) -> None:
        pill = self.item(f"blocked:{place}", lambda: Pill(f"blocked:{place}"), room)
        pill.show_blocked(blocked)
        wide, high = pill.natural_size()
        pill.set_rect(_on_pixels(QRectF(room.center().x() - wide / 2, room.bottom() - high, wide, high)))

    def _captions(self, view: SeatView, people: People) -> None:
        translate = QCoreApplication.translate
        owners = compass(view)
        for name, number in pile_compass(view).items():
            place = f"pile:{number}"
            rect = self._layout.labels.get(place)
            if rect is None:
                continue
            caption = self.item(f"label:{place}", lambda place=place: PileCaption(f"label:{place}"), rect)
            if view.seats == 3:
                nobody = translate("PileCaption", "owned by nobody")
                caption.show_caption(translate("PileCaption", "neutral pile"), nobody)
                continue
            owner = owners["south" if name == "east" else "north"]
            words = translate("PileCaption", "{name}’s second pile").format(name=people.name(owner))
            if people.is_you(owner):
                words = translate("PileCaption", "your second pile")
            caption.show_caption(words, side=view.side_of(owner))
            wide, pile = min(caption.natural_size()[0], rect.width()), self._layout.area(place)
            left = pile.right() - wide if name == "east" else pile.left()
            left = max(rect.left(), min(left, rect.right() - wide))
            caption.set_rect(_on_pixels(QRectF(left, rect.top(), wide, rect.height())))


def _in_ladders(count: int) -> str:
    translate = QCoreApplication.translate
    return translate("SlotNote", "in the ladder") if count == 1 else translate("SlotNote", "in the ladders")


def _on_pixels(rect: QRectF) -> QRectF:
    return QRectF(round(rect.x()), round(rect.y()), rect.width(), rect.height())
