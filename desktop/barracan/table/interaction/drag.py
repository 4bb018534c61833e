"""Cards that are dragged: under the pointer, over places, and where they are let go."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF

from barracan.model.places import BUILDER, HAND, PILE, TRAY, PlaceName, read_place
from barracan.model.view import Family
from barracan.table import timings
from barracan.table.cards.card_item import CardItem
from barracan.table.interaction.clicks import is_top
from barracan.table.interaction.hit_test import place_under
from barracan.table.timings import single_shot

if TYPE_CHECKING:
    from barracan.table.scene import TableScene

_REACH: Final = 0.6
"""A place accepts a card whose centre is within so many card widths of it."""
_FAN: Final = 0.26
_STOCK: Final = "stock"
_DISCARD: Final = "discard"


class Drags(QObject):
    """Carries the cards under the pointer of one scene, which are the stage's held ones."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._grab: list[QPointF] = []
        self._before: list[CardItem] = []
        self._over: PlaceName = ""
        self._refusing = single_shot(self, timings.REFUSED_BUBBLE_AFTER, self._say_why_not)
        self._looking = single_shot(self, timings.LOOK_UNDER, self._look_under)

    def may_take(self, card: CardItem) -> bool:
        """Whether a card can be dragged."""
        scene, place = self._scene, card.place
        if place in (_STOCK, _DISCARD):
            return is_top(scene, card) and place in scene.selection.lit_places()
        if read_place(place).kind in {HAND, TRAY}:
            return True
        return read_place(place).kind == PILE and card.code is not None

    def pick_up(self, card: CardItem, start: QPointF, point: QPointF) -> None:
        """Take a card, and those chosen with it, under the pointer: pressed at *start*, it is at *point* now."""
        scene = self._scene
        scene.stage.hover(None)
        scene.stage.motion.finish()
        self._before = list(scene.selection.cards)
        cards = self._before if card in self._before else [card]
        if read_place(card.place).kind == HAND:
            cards = [held for held in cards if held.place == card.place]
        ordered = [*(other for other in cards if other is not card), card]
        scene.stage.held = ordered
        if card.place != _STOCK and read_place(card.place).kind != TRAY:
            goes_with = card not in self._before and self._goes_with(card, self._before)
            scene.selection.choose([*self._before, card] if goes_with else cards)
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
        offset = card.pos() - start
        self._grab = [offset + QPointF((number - middle) * shift, 0) for number in range(len(ordered))]
        self.carry(point)

    def carry(self, point: QPointF) -> None:
        """Let what is held follow the pointer."""
        for card, grab in zip(self._scene.stage.held, self._grab, strict=True):
            card.setPos(point + grab)
        if not self._looking.isActive():
            self._looking.start()

    def drop(self) -> None:
        """Let go: into the nearest place that accepts, else back."""
        scene = self._scene
        lead = scene.stage.held[-1]
        centre = lead.pos()
        source = lead.place
        accepted = self._accepting(centre, lead.spot.width)
        over = place_under(scene, centre)
        put_aside = over is not None and over == self.trick_place()
        cards = self.let_go()
        if put_aside:
            scene.return_cards(cards)
            return
        if read_place(source).kind == TRAY:
            self._drop_from_tray(cards, over)
        elif source == _STOCK:
            self._drop_from_stock(centre, lead)
        elif accepted is not None:
            scene.intents.drop(accepted)
        elif over == source and source == scene.stage.own_hand:
            scene.selection.choose(())
            scene.intents.reorder(cards, self._gap_at(centre, cards))
        elif over is not None and over != source:
            scene.intents.drop(over)
        self._return_unmoved(cards)

    def cancel(self) -> bool:
        """Let held cards return to where they lay; says whether there were any."""
        cards, before = self.let_go(), self._before
        if not cards:
            return False
        scene = self._scene
        scene.selection.choose(before)
        scene.return_cards(cards)
        return True

    def let_go(self) -> list[CardItem]:
        """Hold nothing any more; the cards stay where they are in the air."""
        cards, self._scene.stage.held = self._scene.stage.held, []
        self._set_over("")
        for card in cards:
            card.hold(False)
        self._scene.tableau.lift(cards)
        return cards

    def trick_place(self) -> PlaceName:
        """Where held cards are put aside for a trick of which cards are still missing; empty if they are not."""
        scene = self._scene
        place = f"tricks:{scene.view.side_of(scene.view.seat)}"
        gathers = scene.stage.held and scene.selection.offer.more and scene.view.family() is Family.PILES
        return place if gathers else ""

    def _goes_with(self, card: CardItem, chosen: list[CardItem]) -> bool:
        """Whether a card joins those chosen in other places: a trick's next card, a pile's top with hand cards."""
        return self._scene.selection.may_add(card) and all(other.place != card.place for other in chosen)

    def _look_under(self) -> None:
        """See which place the held card is over; not at every move of the mouse, of which there are many a picture."""
        if self._scene.stage.held:
            self._set_over(place_under(self._scene, self._scene.stage.held[-1].pos()) or "")

    def _return_unmoved(self, cards: list[CardItem]) -> None:
        """Cards that no answer has moved go back, and are no longer chosen."""
        scene = self._scene
        left = [card for card in cards if card.scene() is scene and not scene.stage.motion.moving(card)]
        left = [card for card in left if card.pos() != card.goal or card.parentItem() is scene.tableau.air]
        if left:
            if not scene.hud.asks and any(card in scene.selection.cards for card in left):
                scene.selection.choose([card for card in self._before if card in scene.selection.cards])
            scene.return_cards(left)

    def _drop_from_stock(self, centre: QPointF, lead: CardItem) -> None:
        scene = self._scene
        hand = scene.area_of(scene.stage.own_hand)
        if _way_to(hand, centre) <= _REACH * scene.layout.hand_width:
            scene.intents.drop(_STOCK)

    def _drop_from_tray(self, cards: list[CardItem], over: PlaceName | None) -> None:
        scene = self._scene
        if over == scene.stage.own_hand or over is None:
            for card in cards:
                scene.drafts.take(card)
        elif read_place(over).kind in {TRAY, BUILDER} and over != cards[0].place:
            scene.drafts.move(cards[0], over)

    def _accepting(self, centre: QPointF, width: int) -> PlaceName | None:
        """The nearest place that accepts the held cards, within reach."""
        scene = self._scene
        areas: dict[PlaceName, QRectF] = {}
        lit = scene.selection.lit_places()
        for place in lit:
            if place in scene.tableau.places:
                areas[place] = scene.area_of(place)
        panel = scene.panel.places()
        for place, rect in panel.items():
            if rect.contains(centre):
                return place
        ways = {place: _way_to(rect, centre) for place, rect in areas.items() if not rect.isEmpty()}
        ways = {place: way for place, way in ways.items() if way <= _REACH * width}
        if scene.area_of(scene.stage.own_hand).contains(centre) and not lit:
            return None
        return min(ways, key=ways.__getitem__) if ways else None

    def _gap_at(self, centre: QPointF, moved: list[CardItem]) -> int:
        """Before which card of the hand the held ones shall lie."""
        cards = self._scene.stage.hand_cards()
        gap = len(cards)
        for number, card in enumerate(cards):
            if card not in moved and centre.x() < card.spot.x + card.spot.strip / 2 - card.spot.width / 2:
                gap = number
                break
        return gap

    def _set_over(self, place: PlaceName) -> None:
        """Mark a place that does not take the held cards while they are over it."""
        if place == self._over:
            return
        scene = self._scene
        self._over = place
        self._refusing.stop()
        refused = set()
        known = place in scene.tableau.places and read_place(place).kind not in {HAND, TRAY}
        sources = {card.place for card in scene.stage.held}
        takes = (*scene.selection.lit_places(), self.trick_place())
        if known and place not in takes and place not in sources:
            cards = scene.tableau.place(place).cards
            refused = set(cards[-1:])
            self._refusing.start()
        scene.highlights.mark_refused(refused)

    def _say_why_not(self) -> None:
        if self._over and self._scene.stage.held:
            self._scene.reason_asked.emit(self._over)


def _way_to(rect: QRectF, point: QPointF) -> float:
    """How far a point is from a rect; nothing inside."""
    across = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    down = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return (across**2 + down**2) ** 0.5
