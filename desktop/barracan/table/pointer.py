"""What the mouse or a finger does on the table: clicks, and drags inside the scene."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.events import Place
from barracan.table import timings
from barracan.table.card_item import CardItem
from barracan.table.furniture.base import FurnitureItem
from barracan.table.furniture.pressable import TOUCH_TARGET
from barracan.table.layouts.seating import side_of
from barracan.table.place_item import PlaceItem
from barracan.table.seen import Family, family_of, melds

if TYPE_CHECKING:
    from barracan.table.scene import TableScene

_DRAG_AFTER: Final = 6
_TOUCH_DRAG_AFTER: Final = 12
_REACH: Final = 0.6
"""A place accepts a card whose centre is within so many card widths of it."""
_NARROW_STRIP: Final = 20
_FAN: Final = 0.26
_STOCK: Final = "stock"
_DISCARD: Final = "discard"


class Pointer(QObject):
    """Presses, clicks and drags of one scene; the cards under the pointer are the stage's held ones.

    A finger that rests on a card holds it after a moment, and is shown it large after another.

    Attributes:
        last_point: where the pointer was pressed last.
    """

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.last_point: QPointF | None = None
        self._pressed: CardItem | PlaceItem | None = None
        self._start = QPointF()
        self._grab: list[QPointF] = []
        self._before: list[CardItem] = []
        self._over: Place = ""
        self._down = False
        self._touched = False
        self._moved = False
        self._first: CardItem | Place | None = None
        self._clicked: CardItem | None = None
        self._refusing = self._timer(timings.REFUSED_BUBBLE_AFTER, self._say_why_not)
        self._lifting = self._timer(timings.TOUCH_LIFT, self._lift_still)
        self._enlarging = self._timer(timings.TOUCH_LARGE, self._enlarge_still)
        self._looking = self._timer(timings.LOOK_UNDER, self._look_under)

    # Events

    def press(self, event) -> bool:
        """A button went down; says whether this was for cards and places."""
        self.last_point = event.scenePos()
        self._down = self._moved = False
        self._first = self._clicked = None
        self._touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        if self._touched:
            self._scene.set_touch()
        if event.button() == Qt.MouseButton.RightButton:
            self._down = self._right_press(event.scenePos())
            return self._down
        if event.button() != Qt.MouseButton.LeftButton:
            return True
        found = self.item_at(event.scenePos())
        if isinstance(found, FurnitureItem):
            return False
        self._down = True
        if found is None:
            self._click_beside()
            return True
        self._pressed, self._first, self._start = found, self._same(found), event.scenePos()
        if self._touched:
            self._lifting.start()
            self._enlarging.start()
        return True

    def move(self, event) -> bool:
        """The pointer moves; says whether a card is held or about to be."""
        held = bool(self._scene.stage.held)
        if held and self._moved:
            self._carry(event.scenePos())
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
            self._carry(event.scenePos())
        return True

    def release(self, event) -> bool:
        """A button went up; says whether this was for cards and places."""
        if event.button() != Qt.MouseButton.LeftButton:
            return self._down
        self._be_still()
        if self._scene.stage.held:
            if self._moved:
                self._drop(event.scenePos())
            else:
                self._put_back()
            return True
        pressed, self._pressed = self._pressed, None
        down, self._down = self._down, False
        if pressed is None:
            return down
        if self.item_at(event.scenePos()) is pressed:
            self._click(pressed)
        return True

    def double_click(self, event) -> bool:
        """A second press at once takes what the first has chosen in a pile; a card of the hand never goes by it."""
        found = self.item_at(event.scenePos())
        if found is None or self._same(found) != self._first:
            return self.press(event)
        self._down = not isinstance(found, FurnitureItem)
        clicked, self._clicked = self._clicked, None
        if clicked is not None and found is clicked and clicked in self._scene.choosing.cards:
            self._take(clicked)
        return self._down

    def cancel(self) -> bool:
        """Let held cards return to where they lay; says whether there were any."""
        cards, before = self.let_go(), self._before
        if not cards:
            return False
        scene = self._scene
        scene.choosing.choose(before)
        scene.return_cards(cards)
        return True

    def let_go(self) -> list[CardItem]:
        """Hold nothing any more; the cards stay where they are in the air."""
        cards, self._scene.stage.held = self._scene.stage.held, []
        self._pressed = None
        self._be_still()
        self._set_over("")
        for card in cards:
            card.hold(False)
        self._scene.tableau.lift(cards)
        return cards

    # Finding

    def item_at(self, point: QPointF) -> CardItem | PlaceItem | FurnitureItem | None:
        """The topmost card, place or piece of furniture that answers to the pointer."""
        for item in self._scene.items(point):
            found = _answering(item)
            if found is None or found in self._scene.stage.held or not found.isVisible():
                continue
            if isinstance(found, CardItem) and not self._scene.stage.motion.moving(found):
                return found
            if isinstance(found, PlaceItem) and found.area.contains(point):
                return found
            if isinstance(found, FurnitureItem):
                return found
        return None

    # Clicks

    def click(self, item: CardItem | PlaceItem) -> None:
        """Do what a click on this card or place does."""
        self._click(item)

    def _click(self, item: CardItem | PlaceItem) -> None:
        place = item.place if isinstance(item, CardItem) else item.name
        card = item if isinstance(item, CardItem) else None
        scene = self._scene
        if card is not None and card.fresh:
            card.fresh = False
        if place.startswith("tray:"):
            self._click_tray(card, place)
        elif self._goes_to(card, place):
            scene.stage.enlarge(None)
            scene.wishing.drop(place)
        elif card is not None and card.code is not None and _pickable(scene, card):
            self._choose(card, place)
            self._clicked = card if card.place != scene.stage.own_hand else None
        elif place == _STOCK and all(chosen.place == scene.stage.own_hand for chosen in scene.choosing.cards):
            scene.choosing.clear()
            scene.wishing.drop(place)
        elif place == _STOCK or scene.choosing.cards:
            scene.wishing.drop(place)
        elif card is not None and place == _DISCARD:
            self._ask_why_not(card)

    def _ask_why_not(self, card: CardItem) -> None:
        """A discard that cannot be had now: hear why."""
        choosing = self._scene.choosing
        choosing.choose([card])
        refusal = choosing.offer.refusal
        choosing.clear()
        if refusal is not None:
            self._scene.refusals.show(refusal)

    def _same(self, item: CardItem | PlaceItem | FurnitureItem) -> CardItem | Place:
        """What two clicks must have in common to be a double click: the card of the hand, or the place."""
        if isinstance(item, CardItem):
            return item if item.place == self._scene.stage.own_hand else item.place
        return str(item.objectName())

    def _take(self, card: CardItem) -> None:
        """Take what is chosen: a trick that is complete, or the pile under this card."""
        scene = self._scene
        if scene.choosing.offer.move is not None:
            scene.wishing.press_main()
        elif card.place in scene.choosing.lit_places():
            scene.wishing.drop(card.place)

    def _goes_to(self, card: CardItem | None, place: Place) -> bool:
        """Whether a click here means the place: it is lit, and the card is not one that may be chosen beside others."""
        choosing = self._scene.choosing
        if place not in choosing.lit_places() or card in choosing.cards:
            return False
        if card is None or not choosing.may_add(card):
            return card is None or bool(choosing.cards) or self._is_top(card) or card.code is None
        return self._is_top(card) and bool(choosing.cards)

    def _is_top(self, card: CardItem) -> bool:
        cards = self._scene.tableau.place(card.place).cards
        return bool(cards) and cards[-1] is card

    def _choose(self, card: CardItem, place: Place) -> None:
        scene = self._scene
        in_pile = place.startswith("pile:")
        narrow = TOUCH_TARGET if self._touched else _NARROW_STRIP
        if in_pile and card.spot.strip < narrow and scene.stage.enlarged != place and not self._is_top(card):
            scene.stage.enlarge(place)
            return
        others = [other for other in scene.choosing.cards if in_pile and other.place == place and other is not card]
        if others:
            scene.choosing.cards = [other for other in scene.choosing.cards if other not in others]
        if self._changes_choice(card):
            scene.choosing.choose([card])
            return
        scene.choosing.toggle(card)
        refusal = scene.choosing.offer.refusal
        if in_pile and refusal is not None and card in scene.choosing.cards:
            scene.choosing.cards.remove(card)
            scene.choosing.choose([*scene.choosing.cards, *others])
            scene.refusals.show(refusal)
        elif in_pile:
            scene.stage.enlarge(None)

    def _changes_choice(self, card: CardItem) -> bool:
        """Whether this card takes the place of the one chosen: where cards are played singly."""
        choosing = self._scene.choosing
        return (
            not melds(self._scene.view)
            and len(choosing.cards) == 1
            and card not in choosing.cards
            and not choosing.may_add(card)
        )

    def _click_tray(self, card: CardItem | None, place: Place) -> None:
        """The chosen cards go into the draft; without any the card returns to the hand."""
        scene = self._scene
        if scene.choosing.cards:
            scene.wishing.drop(place)
        elif card is not None:
            scene.drafting.take(card)

    def _click_beside(self) -> None:
        if self._scene.stage.enlarged is not None:
            self._scene.stage.enlarge(None)
        else:
            self._scene.choosing.clear()

    def _right_press(self, point: QPointF) -> bool:
        if self.cancel():
            return True
        found = self.item_at(point)
        if isinstance(found, CardItem) and found.code is not None:
            self._scene.show_large(found)
        return not isinstance(found, FurnitureItem)

    # Drags

    def _timer(self, milliseconds: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(call)
        return timer

    def _be_still(self) -> None:
        """Wait for no finger any more."""
        self._lifting.stop()
        self._enlarging.stop()

    def _lift_still(self) -> None:
        self._lift(self._start)

    def _lift(self, point: QPointF) -> None:
        card = self._pressed if isinstance(self._pressed, CardItem) else None
        if card is not None and self._draggable(card):
            self._pick_up(card, point)

    def _enlarge_still(self) -> None:
        """Show the card under the finger large; it is not held any more."""
        card = self._scene.stage.held[-1] if self._scene.stage.held else self._pressed
        self.cancel()
        self._pressed = None
        if isinstance(card, CardItem) and card.code is not None:
            self._scene.show_large(card)

    def _put_back(self) -> None:
        """A card that was held but not moved was tapped."""
        card = self._scene.stage.held[-1]
        self.cancel()
        self._click(card)

    def _draggable(self, card: CardItem) -> bool:
        scene, place = self._scene, card.place
        if place == _STOCK:
            return self._is_top(card) and _STOCK in scene.choosing.lit_places()
        if place.startswith(("hand:", "tray:")):
            return True
        return place.startswith("pile:") and card.code is not None

    def _pick_up(self, card: CardItem, point: QPointF) -> None:
        scene = self._scene
        scene.stage.hover(None)
        scene.stage.motion.finish()
        self._before = list(scene.choosing.cards)
        cards = self._before if card in self._before else [card]
        if card.place.startswith("hand:"):
            cards = [held for held in cards if held.place == card.place]
        self._pressed = None
        ordered = [*(other for other in cards if other is not card), card]
        scene.stage.held = ordered
        if card.place != _STOCK and not card.place.startswith("tray:"):
            goes_with = card not in self._before and self._goes_with(card, self._before)
            scene.choosing.choose([*self._before, card] if goes_with else cards)
        middle = ordered.index(card)
        for number, held in enumerate(ordered):
            scene.stage.motion.forget(held)
            held.fresh = False
            held.set_dot(False)
            held.hide_badge()
            held.setParentItem(scene.tableau.held)
            held.setZValue(number)
            held.setScale(1.0)
            held.hold(True)
        shift = _FAN * card.spot.width
        offset = card.pos() - self._start
        self._grab = [offset + QPointF((number - middle) * shift, 0) for number in range(len(ordered))]
        self._carry(point)

    def _goes_with(self, card: CardItem, chosen: list[CardItem]) -> bool:
        """Whether a card joins those chosen in other places: a trick's next card, a pile's top with hand cards."""
        return self._scene.choosing.may_add(card) and all(other.place != card.place for other in chosen)

    def trick_place(self) -> Place:
        """Where held cards are put aside for a trick of which cards are still missing; empty if they are not."""
        scene = self._scene
        place = f"tricks:{side_of(scene.view, scene.view.seat)}"
        gathers = scene.stage.held and scene.choosing.offer.more and family_of(scene.view) is Family.PILES
        return place if gathers else ""

    def _carry(self, point: QPointF) -> None:
        for card, grab in zip(self._scene.stage.held, self._grab, strict=True):
            card.setPos(point + grab)
        if not self._looking.isActive():
            self._looking.start()

    def _look_under(self) -> None:
        """See which place the held card is over; not at every move of the mouse, of which there are many a picture."""
        if self._scene.stage.held:
            self._set_over(self._place_under(self._scene.stage.held[-1].pos()) or "")

    def _drop(self, point: QPointF) -> None:
        """Let go: into the nearest place that accepts, else back."""
        scene = self._scene
        lead = self._scene.stage.held[-1]
        centre = lead.pos()
        source = lead.place
        accepted = self._accepting(centre, lead.spot.width)
        over = self._place_under(centre)
        put_aside = over is not None and over == self.trick_place()
        cards = self.let_go()
        if put_aside:
            scene.return_cards(cards)
            return
        if source.startswith("tray:"):
            self._drop_from_tray(cards, accepted, over)
        elif source == _STOCK:
            self._drop_from_stock(centre, lead)
        elif accepted is not None:
            scene.wishing.drop(accepted)
        elif over == source and source == scene.stage.own_hand:
            scene.choosing.choose(())
            scene.wishing.reorder(cards, self._gap_at(centre, cards))
        elif over is not None and over != source:
            scene.wishing.drop(over)
        self._return_unmoved(cards)

    def _return_unmoved(self, cards: list[CardItem]) -> None:
        """Cards that no answer has moved go back, and are no longer chosen."""
        scene = self._scene
        left = [card for card in cards if card.scene() is scene and not scene.stage.motion.moving(card)]
        left = [card for card in left if card.pos() != card.goal or card.parentItem() is scene.tableau.air]
        if left:
            if not scene.furnishing.asks and any(card in scene.choosing.cards for card in left):
                scene.choosing.choose([card for card in self._before if card in scene.choosing.cards])
            scene.return_cards(left)

    def _drop_from_stock(self, centre: QPointF, lead: CardItem) -> None:
        scene = self._scene
        hand = scene.area_of(scene.stage.own_hand)
        if _way_to(hand, centre) <= _REACH * scene.layout.hand_width:
            scene.wishing.drop(_STOCK)

    def _drop_from_tray(self, cards: list[CardItem], accepted: Place | None, over: Place | None) -> None:
        scene = self._scene
        if over == scene.stage.own_hand or over is None:
            for card in cards:
                scene.drafting.take(card)
        elif over.startswith(("tray", "builder:")) and over != cards[0].place:
            scene.drafting.move(cards[0], over)

    def _accepting(self, centre: QPointF, width: int) -> Place | None:
        """The nearest place that accepts the held cards, within reach."""
        scene = self._scene
        areas: dict[Place, QRectF] = {}
        lit = scene.choosing.lit_places()
        for place in lit:
            if place in scene.tableau.places:
                areas[place] = scene.area_of(place)
        panel = scene.sideboard.places()
        for place, rect in panel.items():
            if rect.contains(centre):
                return place
        ways = {place: _way_to(rect, centre) for place, rect in areas.items() if not rect.isEmpty()}
        ways = {place: way for place, way in ways.items() if way <= _REACH * width}
        if scene.area_of(scene.stage.own_hand).contains(centre) and not lit:
            return None
        return min(ways, key=ways.__getitem__) if ways else None

    def _place_under(self, centre: QPointF) -> Place | None:
        """The place under a card's centre, whether it accepts or not."""
        scene = self._scene
        for place, rect in scene.sideboard.places().items():
            if rect.contains(centre):
                return place
        for item in scene.items(centre):
            found = _answering(item)
            if found in self._scene.stage.held:
                continue
            if isinstance(found, CardItem):
                return found.place
            if isinstance(found, PlaceItem) and found.area.contains(centre):
                return found.name
            if isinstance(found, FurnitureItem):
                return None
        return None

    def _gap_at(self, centre: QPointF, moved: list[CardItem]) -> int:
        """Before which card of the hand the held ones shall lie."""
        cards = self._scene.stage.hand_cards()
        gap = len(cards)
        for number, card in enumerate(cards):
            if card not in moved and centre.x() < card.spot.x + card.spot.strip / 2 - card.spot.width / 2:
                gap = number
                break
        return gap

    def _set_over(self, place: Place) -> None:
        """Mark a place that does not take the held cards while they are over it."""
        if place == self._over:
            return
        scene = self._scene
        self._over = place
        self._refusing.stop()
        refused = set()
        known = place in scene.tableau.places and not place.startswith(("hand:", "tray:"))
        sources = {card.place for card in scene.stage.held}
        takes = (*scene.choosing.lit_places(), self.trick_place())
        if known and place not in takes and place not in sources:
            cards = scene.tableau.place(place).cards
            refused = set(cards[-1:])
            self._refusing.start()
        scene.signs.mark_refused(refused)

    def _say_why_not(self) -> None:
        refusal = self._scene.choosing.offer.refusal
        if refusal is not None and self._scene.stage.held:
            self._scene.refusals.say(refusal)

    # Hover

    def _hover(self, event) -> None:
        if event.buttons() != Qt.MouseButton.NoButton or self._scene.stage.motion.busy:
            return
        found = self.item_at(event.scenePos())
        card = found if isinstance(found, CardItem) and found.place == self._scene.stage.own_hand else None
        self._scene.stage.hover(card)


def _answering(item: QGraphicsItem) -> CardItem | PlaceItem | FurnitureItem | None:
    """The card, place or piece of furniture that an item of the scene belongs to."""
    while item is not None:
        if isinstance(item, CardItem | PlaceItem):
            return item
        if isinstance(item, FurnitureItem):
            return item if item.acceptedMouseButtons() != Qt.MouseButton.NoButton else None
        item = item.parentItem()
    return None


def _pickable(scene: "TableScene", card: CardItem) -> bool:
    """Whether a card may be chosen: of the own hand, of a pile, or where the offer names it."""
    return card.place == scene.stage.own_hand or card.place.startswith("pile:") or scene.choosing.may_add(card)


def _way_to(rect: QRectF, point: QPointF) -> float:
    """How far a point is from a rect; nothing inside."""
    across = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    down = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return (across**2 + down**2) ** 0.5
