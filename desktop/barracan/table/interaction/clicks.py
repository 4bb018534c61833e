"""What lies under a point of the table, and what a click on it means."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from barracan.model.places import DISCARD, PILE, STOCK, TRAY, TRICKS, PlaceName, read_place
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem, place_of
from barracan.table.cards.stage import Stage
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import TOUCH_TARGET
from barracan.table.hud.panel import Panel
from barracan.table.interaction.drafts import Drafts
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.selection import Selection


class HitTest:
    """Finds what answers to the pointer, and the place under a card that is held."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, panel: Panel) -> None:
        self._scene = scene
        self._stage = stage
        self._panel = panel

    def item_at(self, point: QPointF) -> CardItem | PlaceItem | HudItem | None:
        """The topmost card, place or item of the hud that answers to the pointer."""
        for item in self._scene.items(point):
            found = _owner_of(item)
            if found is None or found in self._stage.held or not found.isVisible():
                continue
            if isinstance(found, CardItem) and not self._stage.motion.is_moving(found):
                return found
            if isinstance(found, PlaceItem) and any(part.contains(point) for part in found.reach()):
                return found
            if isinstance(found, HudItem):
                return found
        return None

    def place_under(self, centre: QPointF) -> PlaceName | None:
        """The place under a card's centre, whether it accepts or not."""
        for place, rect in self._panel.places().items():
            if rect.contains(centre):
                return place
        for item in self._scene.items(centre):
            found = _owner_of(item)
            if found in self._stage.held:
                continue
            if isinstance(found, CardItem):
                return found.place
            if isinstance(found, PlaceItem) and any(part.contains(centre) for part in found.reach()):
                return found.name
            if isinstance(found, HudItem):
                return None
        return None


def _owner_of(item: QGraphicsItem) -> CardItem | PlaceItem | HudItem | None:
    """The card, place or item of the hud that an item of the scene belongs to."""
    above: QGraphicsItem | None = item
    while above is not None:
        if isinstance(above, CardItem | PlaceItem):
            return above
        if isinstance(above, HudItem):
            return above if above.acceptedMouseButtons() != Qt.MouseButton.NoButton else None
        above = above.parentItem()
    return None


_NARROW_STRIP: Final = 20


class Clicks:
    """Answers clicks, and remembers the last one for a second that follows at once.

    Attributes:
        plays_at_once: whether a click on a card of the hand plays it, in games where cards are played singly.
    """

    def __init__(self, stage: Stage, selection: Selection, intents: TableIntents, drafts: Drafts) -> None:
        self._stage = stage
        self._selection = selection
        self._intents = intents
        self._drafts = drafts
        self._clicked: CardItem | None = None
        self.plays_at_once = False

    def forget(self) -> None:
        """Let the next click be a first one."""
        self._clicked = None

    def click(self, item: CardItem | PlaceItem, *, at: QPointF | None = None, touched: bool = False) -> None:
        """Do what a click on this card or place does, *at* a point if it was the mouse; a finger needs wider strips."""
        place = place_of(item)
        card = item if isinstance(item, CardItem) else None
        if card is not None and card.fresh:
            card.fresh = False
        if read_place(place).kind == TRAY:
            self._click_tray(card, place)
        elif self._goes_to(card, place):
            self._stage.enlarge(None)
            self._intents.drop(place, at)
        elif card is not None and self.chooses(card):
            self._choose(card, place, touched=touched)
            if self.plays_at_once:
                self._play(card)
            self._clicked = card if card.place != self._stage.own_hand or self._is_played_singly(card) else None
        elif place == STOCK and all(chosen.place == self._stage.own_hand for chosen in self._selection.cards):
            self._selection.clear()
            self._intents.drop(place)
        elif place == STOCK or self._selection.cards:
            self._intents.drop(place)
        elif card is not None and place == DISCARD:
            self._ask_why_not(card)
        elif self._is_last_trick(card, place):
            self._intents.press("last_trick")

    def answers(self, item: CardItem | PlaceItem) -> bool:
        """Whether a click on this card or place does something now."""
        card = item if isinstance(item, CardItem) else None
        place = place_of(item)
        if read_place(place).kind == TRAY:
            return card is not None or bool(self._selection.cards)
        asks = (
            self._is_last_trick(card, place)
            or place == STOCK
            or bool(self._selection.cards)
            or (card is not None and place == DISCARD)
        )
        return asks or self._goes_to(card, place) or (card is not None and self.chooses(card))

    def chooses(self, card: CardItem) -> bool:
        """Whether a click on this card chooses it, or lets it go."""
        if read_place(card.place).kind == TRAY or self._goes_to(card, card.place):
            return False
        return card.code is not None and self._pickable(card)

    def again(self, found: CardItem | PlaceItem | HudItem) -> None:
        """Do what a second click at once does: take what the first has chosen in a pile, or play it from the hand."""
        clicked, self._clicked = self._clicked, None
        if clicked is None or found is not clicked or clicked not in self._selection.cards:
            return
        if clicked.place == self._stage.own_hand:
            self._play(clicked)
        else:
            self._take(clicked)

    def beside(self) -> None:
        """Do what a click on the bare table does."""
        if self._stage.enlarged is not None:
            self._stage.enlarge(None)
        else:
            self._selection.clear()

    def same(self, item: CardItem | PlaceItem | HudItem) -> CardItem | PlaceName:
        """What two clicks must have in common to be a double click: the card of the hand, or the place."""
        if isinstance(item, CardItem):
            return item if item.place == self._stage.own_hand else item.place
        return str(item.objectName())

    def _is_last_trick(self, card: CardItem | None, place: PlaceName) -> bool:
        """Whether a card of the last trick lies here, which can be looked at."""
        last = self._stage.current_view.last_trick()
        at = read_place(place)
        return last is not None and at.kind == TRICKS and at.owner == last.winner and card is not None

    def _ask_why_not(self, card: CardItem) -> None:
        """A discard that cannot be had now: hear why."""
        selection = self._selection
        selection.choose([card])
        refusal = selection.offer.refusal
        selection.clear()
        if refusal is not None:
            self._intents.refuse(refusal)

    def _take(self, card: CardItem) -> None:
        """Take what is chosen: a trick that is complete, or the pile under this card."""
        if self._selection.offer.move is not None:
            self._intents.press_main()
        elif card.place in self._selection.lit_places():
            self._intents.drop(card.place)

    def _goes_to(self, card: CardItem | None, place: PlaceName) -> bool:
        """Whether a click here means the place: it is lit, and the card is not one that may be chosen beside others."""
        selection = self._selection
        if place not in selection.lit_places() or card in selection.cards:
            return False
        if card is None or not selection.may_add(card):
            if place in self._stage.current_layout.whole:
                return True
            return card is None or bool(selection.cards) or self._stage.tableau.is_top(card) or card.code is None
        return self._stage.tableau.is_top(card) and bool(selection.cards)

    def _choose(self, card: CardItem, place: PlaceName, *, touched: bool) -> None:
        in_pile = read_place(place).kind == PILE
        narrow = TOUCH_TARGET if touched else _NARROW_STRIP
        covered = in_pile and card.spot.strip < narrow and not self._stage.tableau.is_top(card)
        if covered and self._stage.enlarged != place:
            self._stage.enlarge(place)
            return
        others = [other for other in self._selection.cards if in_pile and other.place == place and other is not card]
        if others:
            self._selection.cards = [other for other in self._selection.cards if other not in others]
        if self._changes_choice(card):
            self._selection.choose([card])
            return
        if rest := self._rest_beside(card):
            self._selection.choose([*self._selection.cards, *rest])
            return
        self._selection.toggle(card)
        refusal = self._selection.offer.refusal
        with_pile = any(read_place(other.place).kind == PILE for other in self._selection.cards)
        if with_pile and refusal is not None and card in self._selection.cards:
            if in_pile or not self._exchanges(card):
                self._choose_without(card, others)
                self._intents.refuse(refusal)
        elif in_pile:
            self._stage.enlarge(None)

    def _choose_without(self, card: CardItem, others: Sequence[CardItem]) -> None:
        """Choose what was chosen before this card came, with these that it had taken the place of."""
        self._selection.choose([*(other for other in self._selection.cards if other is not card), *others])

    def _exchanges(self, card: CardItem) -> bool:
        """Whether this card of the hand goes with the chosen ones of piles in another's place; then it takes it."""
        chosen = self._selection.cards
        self._selection.choose([other for other in chosen if read_place(other.place).kind == PILE or other is card])
        if self._selection.offer.refusal is None:
            return True
        self._selection.choose(chosen)
        return False

    def _rest_beside(self, card: CardItem) -> list[CardItem]:
        """The cards of the hand that make the meld of the card chosen last whole, when it is chosen again."""
        selection = self._selection
        if not selection.cards or selection.cards[-1] is not card:
            return []
        wanted = Counter(pick.card for pick in selection.offer.rest)
        found = []
        for other in self._stage.hand_cards():
            if other not in selection.cards and wanted[other.code] > 0:
                wanted[other.code] -= 1
                found.append(other)
        return found

    def _play(self, card: CardItem) -> None:
        """Play the one card that is chosen, where cards are played singly."""
        if self._is_played_singly(card) and self._selection.cards == [card]:
            places = self._selection.lit_places()
            if self._selection.offer.move is not None:
                self._intents.press_main()
            elif len(places) == 1:
                self._intents.drop(places[0])

    def _is_played_singly(self, card: CardItem) -> bool:
        """Whether this card of the hand is all that a move needs, in a game without melds."""
        return not self._stage.current_view.has_tray() and card.place == self._stage.own_hand

    def _changes_choice(self, card: CardItem) -> bool:
        """Whether this card takes the place of the one chosen: where cards are played singly."""
        selection = self._selection
        return (
            not self._stage.current_view.has_tray()
            and len(selection.cards) == 1
            and card not in selection.cards
            and not selection.may_add(card)
        )

    def _click_tray(self, card: CardItem | None, place: PlaceName) -> None:
        """The chosen cards go into the draft; without any the card returns to the hand."""
        if self._selection.cards:
            self._intents.drop(place)
        elif card is not None:
            self._drafts.take(card)

    def _pickable(self, card: CardItem) -> bool:
        """Whether a card may be chosen: of the own hand, of a pile, or where the offer names it."""
        in_hand = card.place == self._stage.own_hand
        return in_hand or read_place(card.place).kind == PILE or self._selection.may_add(card)
