"""Where seats are doubled: a box beside each plate; a tick draws the arrow."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.offers import Target
from barracan.table.barbu.arrows import Arrow, draw_arrows
from barracan.table.barbu.doubles import plate_ends
from barracan.table.barbu.tiles import DoubleBox, write_under
from barracan.table.hud.button_row import ENTER
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.choice_sheet import ChoiceSheet, SheetContent
from barracan.table.layouts.frame import compass
from barracan.table.translation import translate_text

_BOX: Final = 34.0
_GAP: Final = 5.0


class DoublingSheet(ChoiceSheet):
    """Boxes over the compass; what is ticked is whom the viewer doubles."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._boxes: dict[int, DoubleBox] = {}
        self._ways: dict[frozenset[int], Target] = {}
        self._passes: Target | None = None
        self._ticked: set[int] = set()
        self._asked: tuple[object, ...] = ()
        self._ends: Mapping[tuple[int, int], QPointF] = {}
        self._seat = 0
        self._again: frozenset[int] = frozenset()
        self._unit = 1.0

    def show_content(self, content: SheetContent) -> None:
        """Show a box for each seat that may be doubled."""
        view, layout, people = content.view, content.layout, content.people
        play = view.contract_play()
        assert play is not None
        self._unit, self._seat = layout.column_text, view.seat
        self._ways = {_seats_of(target): target for target in content.targets if _seats_of(target)}
        self._passes = next((target for target in content.targets if not _seats_of(target)), None)
        possible = frozenset().union(*self._ways)
        locked = frozenset.intersection(*self._ways) if self._passes is None and self._ways else frozenset()
        asked = (view.hand_number, view.seat, frozenset(view.hand), possible, len(view.doubles_of(view.seat)))
        if asked != self._asked:
            self._asked, self._ticked = asked, set(locked)
        self._again = frozenset(seat for seat in possible if view.seat in view.doubles_of(seat))
        self.set_rect(layout.labels["arrows"])
        here = self.pos()
        self._ends = {pair: point - here for pair, point in plate_ends(layout.plates, compass(view)).items()}
        for box in self._boxes.values():
            box.setVisible(box.seat in possible)
        owed = play.owed[view.seat]
        for seat in possible:
            box = self._box(seat)
            box.locked = seat in locked
            duty = self.tr("owed: {count} more").format(count=owed) if seat == play.declarer and owed else ""
            #: What a tick at the name of a player means.
            word = self.tr("Redouble") if seat in self._again else self.tr("Double")
            box.show_box(word, people.name(seat), duty, self._unit)
        self._lay(content)
        self._mark()

    def bar_buttons(self) -> Sequence[ButtonContent]:
        """Pass, everybody, and what is ticked."""
        buttons = []
        if self._passes is not None:
            look = Look.PLAIN if self._ticked else Look.PRIMARY
            buttons.append(ButtonContent("pass", translate_text(self._passes.label), "D", "pass", look))
        most = max(self._ways, key=len, default=frozenset())
        if len(most) > 1 and self._ticked != most:
            word = translate_text(self._ways[most].label)
            buttons.append(ButtonContent(_name(self._ways[most]), word, "", "double"))
        target = self._ways.get(frozenset(self._ticked))
        if target is not None:
            word = translate_text(target.label)
            buttons.append(ButtonContent(_name(target), word, ENTER, "lay", Look.PRIMARY))
        return buttons

    def places(self) -> Sequence[QRectF]:
        """Where the boxes lie: the sheet itself is as large as the table."""
        return [box.on_scene(box.area()) for box in self._boxes.values() if box.isVisible()]

    def hinted_places(self) -> Sequence[QRectF]:
        """The boxes of those whom a hint doubles."""
        return [box.on_scene(box.area()) for box in self._boxes.values() if box.isVisible() and box.hinted]

    def show_hint(self, name: str) -> None:
        """Tick whom a hint doubles."""
        target = next((each for each in self._ways.values() if _name(each) == name), None)
        hinted = _seats_of(target) if target is not None else frozenset()
        for seat, box in self._boxes.items():
            box.mark(marked=seat in self._ticked, possible=not box.locked, hinted=seat in hinted)

    def draw(self, painter: QPainter) -> None:
        """Paint the arrows that ticks mean, and what is owed."""
        arrows = [Arrow(self._seat, seat, both=seat in self._again, meant=True) for seat in sorted(self._ticked)]
        draw_arrows(painter, self.theme, arrows, self._ends, 14 * self._unit)
        for box in self._boxes.values():
            if box.isVisible() and box.duty:
                write_under(painter, box.area_in_parent(), box.duty, self._unit, self.theme.accent)

    def _box(self, seat: int) -> DoubleBox:
        if seat not in self._boxes:
            box = self._boxes[seat] = DoubleBox(seat, self)
            box.pressed.connect(lambda _, seat=seat: self._toggle(seat))
        return self._boxes[seat]

    def _toggle(self, seat: int) -> None:
        self._ticked ^= {seat}
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        for seat, box in self._boxes.items():
            box.mark(marked=seat in self._ticked, possible=not box.locked)
        self.redraw()

    def _lay(self, content: SheetContent) -> None:
        """Put each box under its plate, or right of the one at the top."""
        here, high = self.pos(), _BOX * self._unit
        names = {seat: name for name, seat in compass(content.view).items()}
        for seat, box in self._boxes.items():
            plate = content.layout.plates[seat].translated(-here)
            wide = box.natural_width()
            if names[seat] == "north":
                rect = QRectF(plate.right() + 12, plate.center().y() - high / 2, wide, high)
            else:
                rect = QRectF(plate.center().x() - wide / 2, plate.bottom() + _GAP, wide, high)
            box.set_rect(rect)


def _seats_of(target: Target) -> frozenset[int]:
    """Whom a choice doubles."""
    return frozenset(int(part) for part in target.place.split(":")[2:])


def _name(target: Target) -> str:
    """The button that makes a choice."""
    return target.place.partition(":")[2]
