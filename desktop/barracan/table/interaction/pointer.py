"""What the mouse or a finger does on the table: presses that become clicks or drags."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from barracan.model.places import PlaceName
from barracan.table import timings
from barracan.table.cards.card_item import CardItem, LargeCards
from barracan.table.cards.place_item import PlaceItem
from barracan.table.cards.stage import Stage
from barracan.table.hud.base import HudItem
from barracan.table.interaction.clicks import Clicks, HitTest
from barracan.table.interaction.drag import Drags
from barracan.table.interaction.highlights import Refusals
from barracan.table.timings import single_shot

_DRAG_AFTER: Final = 6
_TOUCH_DRAG_AFTER: Final = 12
_SCROLL_STEP: Final = 40
"""So far the pointer drags ladders by one."""


class Pointer(QObject):
    """Presses of mouse or finger, and what they become.

    A finger that rests on a card holds it after a moment, and is shown it large after another.

    Attributes:
        drags: the cards that are dragged.
    """

    def __init__(
        self,
        stage: Stage,
        hits: HitTest,
        clicks: Clicks,
        drags: Drags,
        refusals: Refusals,
        large: LargeCards,
        set_touch: Callable[[], None],
    ) -> None:
        super().__init__(stage)
        self._stage = stage
        self._hits = hits
        self._clicks = clicks
        self.drags = drags
        self._refusals = refusals
        self._large = large
        self._set_touch = set_touch
        self._pressed: CardItem | PlaceItem | None = None
        self._start = QPointF()
        self._down = False
        self._touched = False
        self._moved = False
        self._scrolling: int | None = None
        self._first: CardItem | PlaceName | None = None
        self._lifting = single_shot(self, timings.TOUCH_LIFT, self._lift_still)
        self._enlarging = single_shot(self, timings.TOUCH_LARGE, self._enlarge_still)

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down; says whether this was for cards and places."""
        self._refusals.last_point = event.scenePos()
        self._down = self._moved = False
        self._first = None
        self._clicks.forget()
        self._touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        if self._touched:
            self._set_touch()
        if event.button() == Qt.MouseButton.RightButton:
            self._down = self._right_press(event.scenePos())
            return self._down
        if event.button() != Qt.MouseButton.LeftButton:
            return True
        found = self._hits.item_at(event.scenePos())
        if isinstance(found, HudItem):
            return False
        self._down = True
        self._scrolling, self._start = self._stage.scroll_under(event.scenePos()), event.scenePos()
        if found is None:
            self._clicks.beside()
            return True
        self._pressed, self._first, self._start = found, self._clicks.same(found), event.scenePos()
        if self._touched:
            self._lifting.start()
            self._enlarging.start()
        return True

    def move(self, event: QGraphicsSceneMouseEvent) -> bool:
        """The pointer moves; says whether a card is held or about to be."""
        held = bool(self._stage.held)
        if held and self._moved:
            self.drags.carry(event.scenePos())
            return True
        if not held and self._scrolling is not None and self._scroll(event.scenePos()):
            return True
        if not held and self._pressed is None:
            self._hover(event)
            return False
        way = event.scenePos() - self._start
        if way.manhattanLength() > (_TOUCH_DRAG_AFTER if self._touched else _DRAG_AFTER):
            self._moved = True
            self._be_still()
            if not held:
                self._lift(event.scenePos())
        if held and (self._moved or not self._touched):
            self.drags.carry(event.scenePos())
        return True

    def release(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went up; says whether this was for cards and places."""
        if event.button() != Qt.MouseButton.LeftButton:
            return self._down
        self._be_still()
        self._scrolling = None
        if self._stage.held:
            if self._moved:
                self.drags.drop()
            else:
                self._put_back()
            return True
        pressed, self._pressed = self._pressed, None
        down, self._down = self._down, False
        if pressed is None:
            return down
        if self._hits.item_at(event.scenePos()) is pressed:
            self.click(pressed, event.scenePos())
        return True

    def double_click(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A second press at once takes what the first has chosen in a pile, or plays it where cards go singly."""
        found = self._hits.item_at(event.scenePos())
        if self._first in self._stage.aside and found not in self._stage.aside:
            self._down = True
            return True  # the card has left for the place where it waits
        if found is None or self._clicks.same(found) != self._first:
            return self.press(event)
        self._down = not isinstance(found, HudItem)
        self._clicks.again(found)
        return self._down

    def click(self, item: CardItem | PlaceItem, at: QPointF | None = None) -> None:
        """Do what a click on this card or place does; a key or a reader tells no point."""
        self._clicks.click(item, at=at, touched=self._touched)

    def cancel(self) -> bool:
        """Let held cards return to where they lay; says whether there were any."""
        self._forget_press()
        return self.drags.cancel()

    def let_go(self) -> None:
        """Hold nothing any more; the cards stay where they are in the air."""
        self._forget_press()
        self.drags.let_go()

    def _scroll(self, point: QPointF) -> bool:
        """Drag ladders that have no room all at once, one further for each step; says whether they were."""
        side, card = self._scrolling, self._pressed
        if side is None or (isinstance(card, CardItem) and self.drags.may_take(card)):
            return False
        steps = int((point.y() - self._start.y()) / _SCROLL_STEP)
        if steps:
            self._stage.scroll(side, steps)
            self._start, self._pressed = point, None
            self._be_still()
        return self._pressed is None

    def _forget_press(self) -> None:
        self._pressed = None
        self._be_still()

    def _right_press(self, point: QPointF) -> bool:
        if self.cancel():
            return True
        found = self._hits.item_at(point)
        if isinstance(found, CardItem) and found.code is not None:
            self._large.show(found, self._stage.current_view.has_jackies())
        return not isinstance(found, HudItem)

    def _be_still(self) -> None:
        """Wait for no finger any more."""
        self._lifting.stop()
        self._enlarging.stop()

    def _lift_still(self) -> None:
        self._lift(self._start)

    def _lift(self, point: QPointF) -> None:
        card = self._pressed if isinstance(self._pressed, CardItem) else None
        if card is not None and self.drags.may_take(card):
            self._pressed = None
            self.drags.pick_up(card, self._start, point)

    def _enlarge_still(self) -> None:
        """Show the card under the finger large; it is not held any more."""
        card = self._stage.held[-1] if self._stage.held else self._pressed
        self.cancel()
        if isinstance(card, CardItem) and card.code is not None:
            self._large.show(card, self._stage.current_view.has_jackies())

    def _put_back(self) -> None:
        """A card that was held but not moved was tapped."""
        card = self._stage.held[-1]
        self.cancel()
        self.click(card)

    def _hover(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.buttons() != Qt.MouseButton.NoButton or self._stage.motion.busy:
            return
        found = self._hits.item_at(event.scenePos())
        self._stage.point_at(found if isinstance(found, CardItem) else None)
