"""Cards that are dragged: under the pointer, over places, and where they are let go."""

from typing import Final

from PySide6.QtCore import QObject, QPointF

from barracan.model.places import BUILDER, DISCARD, HAND, PILE, STOCK, TRAY, PlaceName, read_place
from barracan.table import timings
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.stage import Stage
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.clicks import HitTest
from barracan.table.interaction.drafts import Drafts
from barracan.table.interaction.highlights import Highlights, gathering_place
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.selection import Selection
from barracan.table.layouts.geometry import distance
from barracan.table.timings import single_shot

_REACH: Final = 0.6
"""A place accepts a card whose centre is within so many card widths of it."""
_FAN: Final = 0.26


class Drags(QObject):
    """Carries the cards under the pointer, which are the stage's held ones."""

    def __init__(
        self,
        stage: Stage,
        selection: Selection,
        highlights: Highlights,
        intents: TableIntents,
        drafts: Drafts,
        hits: HitTest,
        hud: Hud,
        panel: Panel,
    ) -> None:
        super().__init__(stage)
        self._stage = stage
        self._selection = selection
        self._highlights = highlights
        self._intents = intents
        self._drafts = drafts
        self._hits = hits
        self._hud = hud
        self._panel = panel
        self._grab: list[QPointF] = []
        self._before: list[CardItem] = []
        self._over: PlaceName = ""
        self._refusing = single_shot(self, timings.REFUSED_BUBBLE_AFTER, self._say_why_not)
        self._looking, self._looks = single_shot(self, timings.LOOK_UNDER, self._look_under), False

    def may_take(self, card: CardItem) -> bool:
        """Whether a card can be dragged."""
        place = card.place
        if place in (STOCK, DISCARD):
            return self._stage.tableau.is_top(card) and place in self._selection.lit_places()
        if read_place(place).kind in {HAND, TRAY}:
            return True
        return read_place(place).kind == PILE and card.code is not None

    def pick_up(self, card: CardItem, start: QPointF, point: QPointF) -> None:
        """Take a card, and those chosen with it, under the pointer: pressed at *start*, it is at *point* now."""
        self._stage.hover(None)
        self._stage.motion.finish()
        self._before = list(self._selection.cards)
        cards = self._before if card in self._before else [card]
        if read_place(card.place).kind == HAND:
            cards = [held for held in cards if held.place == card.place]
        ordered = [*(other for other in cards if other is not card), card]
        self._stage.held = ordered
        if card.place != STOCK and read_place(card.place).kind != TRAY:
            goes_with = card not in self._before and self._goes_with(card, self._before)
            self._selection.choose([*self._before, card] if goes_with else cards)
        middle = ordered.index(card)
        for number, held in enumerate(ordered):
            self._stage.motion.forget(held)
            held.fresh = False
            held.set_dot(False)
            held.hide_badge()
            held.setParentItem(self._stage.tableau.held)
            held.setZValue(number)
            held.setScale(1.0)
            held.hold(True)
        shift = _FAN * card.spot.width
        offset = card.pos() - start
        self._grab = [offset + QPointF((number - middle) * shift, 0) for number in range(len(ordered))]
        self.carry(point)

    def carry(self, point: QPointF) -> None:
        """Let what is held follow the pointer."""
        for card, grab in zip(self._stage.held, self._grab, strict=True):
            card.setPos(point + grab)
        if not self._looks:  # the timer itself would be asked in each frame
            self._looks = True
            self._looking.start()

    def drop(self) -> None:
        """Let go: into the nearest place that accepts, else back."""
        lead = self._stage.held[-1]
        centre = lead.pos()
        source = lead.place
        accepted = self._find_accepting_place(centre, lead.spot.width)
        over = self._hits.place_under(centre)
        put_aside = over is not None and over == gathering_place(self._stage, self._selection)
        cards = self.let_go()
        if put_aside:
            self._return(cards)
            return
        if read_place(source).kind == TRAY:
            self._drop_from_tray(cards, over)
        elif source == STOCK:
            self._drop_from_stock(centre, lead)
        elif accepted is not None:
            self._intents.drop(accepted, centre)
        elif over == source and source == self._stage.own_hand:
            self._selection.choose(())
            self._intents.reorder(cards, self._gap_at(centre, cards))
        elif over is not None and over != source:
            self._intents.drop(over)
        self._return_unmoved(cards)

    def cancel(self) -> bool:
        """Let held cards return to where they lay; says whether there were any."""
        cards, before = self.let_go(), self._before
        if not cards:
            return False
        self._selection.choose(before)
        self._return(cards)
        return True

    def let_go(self) -> list[CardItem]:
        """Hold nothing any more; the cards stay where they are in the air."""
        cards, self._stage.held = self._stage.held, []
        self._set_over("")
        for card in cards:
            card.hold(False)
        self._stage.tableau.lift(cards)
        return cards

    def _return(self, cards: list[CardItem]) -> None:
        self._stage.return_cards(cards, self._highlights.show)

    def _goes_with(self, card: CardItem, chosen: list[CardItem]) -> bool:
        """Whether a card joins those chosen: in other places, as a trick's next card, or those that wait elsewhere."""
        apart = all(other.place != card.place or other in self._stage.aside for other in chosen)
        return self._selection.may_add(card) and apart

    def _look_under(self) -> None:
        """See which place the held card is over; not at every move of the mouse, of which there are many a picture."""
        self._looks = False
        if self._stage.held:
            self._set_over(self._hits.place_under(self._stage.held[-1].pos()) or "")

    def _return_unmoved(self, cards: list[CardItem]) -> None:
        """Cards that no answer has moved go back, and are no longer chosen."""
        left = [card for card in cards if card.scene() is not None and not self._stage.motion.is_moving(card)]
        left = [card for card in left if card.pos() != card.goal or card.parentItem() is self._stage.tableau.air]
        if left:
            if not self._hud.asks and any(card in self._selection.cards for card in left):
                self._selection.choose([card for card in self._before if card in self._selection.cards])
            self._return(left)

    def _drop_from_stock(self, centre: QPointF, lead: CardItem) -> None:
        hand = self._stage.tableau.area_of(self._stage.own_hand)
        if distance(hand, centre) <= _REACH * self._stage.current_layout.hand_width:
            self._intents.drop(STOCK)

    def _drop_from_tray(self, cards: list[CardItem], over: PlaceName | None) -> None:
        if over == self._stage.own_hand or over is None:
            for card in cards:
                self._drafts.take(card)
        elif read_place(over).kind in {TRAY, BUILDER} and over != cards[0].place:
            self._drafts.move(cards[0], over)

    def _find_accepting_place(self, centre: QPointF, width: int) -> PlaceName | None:
        """The nearest place that accepts the held cards, within reach."""
        tableau, lit = self._stage.tableau, self._selection.lit_places()
        for place, rect in self._panel.places().items():
            if rect.contains(centre):
                return place
        if tableau.area_of(self._stage.own_hand).contains(centre) and not lit:
            return None
        parts = {place: tableau.places[place].reach() for place in lit if place in tableau.places}
        ways = {
            place: min(distance(rect, centre) for rect in rects if not rect.isEmpty())
            for place, rects in parts.items()
            if any(not rect.isEmpty() for rect in rects)
        }
        within = {place: way for place, way in ways.items() if way <= _REACH * width}
        return min(within, key=lambda place: (within[place], tableau.places[place].under), default=None)

    def _gap_at(self, centre: QPointF, moved: list[CardItem]) -> int:
        """Before which card of the hand the held ones are to lie."""
        cards = self._stage.hand_cards()
        for number, card in enumerate(cards):
            if card not in moved and centre.x() < card.spot.x + card.spot.strip / 2 - card.spot.width / 2:
                return number
        return len(cards)

    def _set_over(self, place: PlaceName) -> None:
        """Mark a place that does not take the held cards while they are over it."""
        if place == self._over:
            return
        self._over = place
        self._refusing.stop()
        refused = set()
        known = place in self._stage.tableau.places and read_place(place).kind not in {HAND, TRAY}
        sources = {card.place for card in self._stage.held}
        takes = (*self._selection.lit_places(), gathering_place(self._stage, self._selection))
        if known and place not in takes and place not in sources:
            cards = self._stage.tableau.place(place).cards
            refused = set(cards[-1:])
            self._refusing.start()
        self._highlights.mark_refused(refused)

    def _say_why_not(self) -> None:
        if self._over and self._stage.held:
            self._intents.reason_asked.emit(self._over)
