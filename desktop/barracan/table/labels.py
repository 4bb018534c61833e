"""The words on the table itself: names of sides here, and what each kind of table has to say beside its cards."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.cards import Code
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.game_table import GameTable
from barracan.table.hud.clock import Clock
from barracan.table.hud.ground import Ground
from barracan.table.hud.labels import (
    Label,
    LabelT,
    NameTag,
    PileCaption,
    points_alone,
    points_counted,
    points_on_table,
)
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.themes import Theme
from barracan.table.translation import common, translate_text

_DOT = " · "
_BESIDE = 20.0
"""So near to its hand's name, at a text scale of 1, a side needs none of its own."""


class TableLabels:
    """All labels of one scene; what a view has no use for goes away.

    Attributes:
        items: the labels by name.
    """

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self.items: dict[str, Label] = {}
        self._used: set[str] = set()
        self._time_left: int | None = None
        self._layout: Layout
        self._chosen: Sequence[Code] = ()

    def show(
        self, table: GameTable, view: SeatView, layout: Layout, people: People, tray: TraySnapshot | None = None
    ) -> None:
        """Say at every place what lies there, or would lie there if the tray were laid."""
        self._layout = layout
        self._used = set()
        for name, rect in layout.printed().items():
            self.label(Ground, name, rect)
        for side, rect in layout.tags.items():
            self._tag(view, side, rect, people)
        table.write_labels(self.label, layout, view, people)
        if tray is not None and tray.drafts:
            table.write_drafts(self.label, layout, view, tray)
        table.write_choice(self.label, layout, view, self._chosen)
        if layout.sort_control is not None and not layout.fans:
            self._sort(layout.sort_control)
        for name in [name for name in self.items if name not in self._used]:
            self._scene.removeItem(self.items.pop(name))
        self.show_time(self._time_left)

    def show_choice(self, table: GameTable, view: SeatView, cards: Sequence[Code]) -> None:
        """Say what these chosen cards come to, now and when the table is laid again."""
        if cards != self._chosen:
            self._chosen = cards
            table.write_choice(self.label, self._layout, view, cards)

    def show_time(self, left: int | None) -> None:
        """Let a clock on the table show so many seconds."""
        self._time_left = left
        for label in self.items.values():
            if isinstance(label, Clock):
                label.show_time(left)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        for label in self.items.values():
            label.set_theme(theme)

    def label(self, kind: type[LabelT], name: str, rect: QRectF | None = None, /) -> LabelT:
        """The label of this kind and name at this rect; it is made when it is first needed."""
        label = self.items.get(name)
        if not isinstance(label, kind):
            if label is not None:
                self._scene.removeItem(label)
            label = self.items[name] = kind(name)
            label.setZValue(kind.LAYER)
            label.set_theme(self._theme)
            self._scene.addItem(label)
        layout = self._layout
        if (label.s, label.ts) != (layout.scale, layout.text_scale):
            label.set_scale(layout.scale, layout.text_scale)
        if rect is not None:
            label.set_rect(rect)
        self._used.add(name)
        return label

    def _sort(self, control: QRectF) -> None:
        scale = self._layout.text_scale
        rect = QRectF(control.left() + 3, control.top() - 22 * scale, control.width(), 20 * scale)
        self.label(PileCaption, "label:order", rect).show_caption(common("Sort"))

    def _tag(self, view: SeatView, side: int, rect: QRectF, people: People) -> None:
        if rect.isEmpty():
            return
        tag = self.label(NameTag, f"tag:{side}", rect)
        rail = side in self._layout.rails
        zone = self._layout.zone
        zoned = zone is not None and zone.contains(rect)
        tag.set_single_line(rail or rect.height() < 30 * self._layout.text_scale, wide=zoned)
        tag.set_nameless(self._is_named_beside(view.sides[side], rect))
        stacked = rect.height() > 50 * self._layout.text_scale
        names = "\n".join(map(people.name, view.sides[side])) if stacked else people.names_of(view.sides[side])
        points, note = view.hand_points(side), translate_text(view.seat_note(view.sides[side][0]))
        tell = points_counted if view.ending is not None else points_alone if zoned else points_on_table
        worded = ("", "") if points is None or (rail and not zoned) else tell(points)
        tag.show_tag(side, names, *(_DOT.join(filter(None, (words, note))) for words in worded))

    def _is_named_beside(self, seats: Sequence[int], rect: QRectF) -> bool:
        """Whether a side's one name stands beside its tag already, with its hand."""
        layout, far = self._layout, _BESIDE * self._layout.text_scale
        named = [layout.plates[seat] for seat in seats if seat in layout.plates] if layout.fans else []
        return len(seats) == 1 and any(plate.adjusted(0, -far, 0, far).intersects(rect) for plate in named)
