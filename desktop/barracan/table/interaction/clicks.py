"""What a click on a card or a place means."""

from typing import TYPE_CHECKING, Final

from barracan.model.places import PILE, TRAY, PlaceName, read_place
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem
from barracan.table.hud.base import HudItem
from barracan.table.hud.pressable import TOUCH_TARGET

if TYPE_CHECKING:
    from barracan.table.scene import TableScene

_NARROW_STRIP: Final = 20
_STOCK: Final = "stock"
_DISCARD: Final = "discard"


class Clicks:
    """Answers the clicks on one scene, and remembers the last one for a second that follows at once."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._clicked: CardItem | None = None

    def forget(self) -> None:
        """Let the next click be a first one."""
        self._clicked = None

    def click(self, item: CardItem | PlaceItem, *, touched: bool = False) -> None:
        """Do what a click on this card or place does; a finger needs wider strips than a mouse."""
        place = item.place if isinstance(item, CardItem) else item.name
        card = item if isinstance(item, CardItem) else None
        scene = self._scene
        if card is not None and card.fresh:
            card.fresh = False
        if read_place(place).kind == TRAY:
            self._click_tray(card, place)
        elif self._goes_to(card, place):
            scene.stage.enlarge(None)
            scene.intents.drop(place)
        elif card is not None and self.chooses(card):
            self._choose(card, place, touched=touched)
            self._clicked = card if card.place != scene.stage.own_hand else None
        elif place == _STOCK and all(chosen.place == scene.stage.own_hand for chosen in scene.selection.cards):
            scene.selection.clear()
            scene.intents.drop(place)
        elif place == _STOCK or scene.selection.cards:
            scene.intents.drop(place)
        elif card is not None and place == _DISCARD:
            self._ask_why_not(card)

    def answers(self, item: CardItem | PlaceItem) -> bool:
        """Whether a click on this card or place does something now."""
        scene, card = self._scene, item if isinstance(item, CardItem) else None
        place = item.place if isinstance(item, CardItem) else item.name
        if read_place(place).kind == TRAY:
            return card is not None or bool(scene.selection.cards)
        asks = place == _STOCK or bool(scene.selection.cards) or (card is not None and place == _DISCARD)
        return asks or self._goes_to(card, place) or (card is not None and self.chooses(card))

    def chooses(self, card: CardItem) -> bool:
        """Whether a click on this card chooses it, or lets it go."""
        if read_place(card.place).kind == TRAY or self._goes_to(card, card.place):
            return False
        return card.code is not None and _pickable(self._scene, card)

    def again(self, found: CardItem | PlaceItem | HudItem) -> None:
        """Do what a second click at once does: take what the first has chosen in a pile."""
        clicked, self._clicked = self._clicked, None
        if clicked is not None and found is clicked and clicked in self._scene.selection.cards:
            self._take(clicked)

    def beside(self) -> None:
        """Do what a click on the bare table does."""
        if self._scene.stage.enlarged is not None:
            self._scene.stage.enlarge(None)
        else:
            self._scene.selection.clear()

    def same(self, item: CardItem | PlaceItem | HudItem) -> CardItem | PlaceName:
        """What two clicks must have in common to be a double click: the card of the hand, or the place."""
        if isinstance(item, CardItem):
            return item if item.place == self._scene.stage.own_hand else item.place
        return str(item.objectName())

    def _ask_why_not(self, card: CardItem) -> None:
        """A discard that cannot be had now: hear why."""
        selection = self._scene.selection
        selection.choose([card])
        refusal = selection.offer.refusal
        selection.clear()
        if refusal is not None:
            self._scene.refusals.show(refusal)

    def _take(self, card: CardItem) -> None:
        """Take what is chosen: a trick that is complete, or the pile under this card."""
        scene = self._scene
        if scene.selection.offer.move is not None:
            scene.intents.press_main()
        elif card.place in scene.selection.lit_places():
            scene.intents.drop(card.place)

    def _goes_to(self, card: CardItem | None, place: PlaceName) -> bool:
        """Whether a click here means the place: it is lit, and the card is not one that may be chosen beside others."""
        selection = self._scene.selection
        if place not in selection.lit_places() or card in selection.cards:
            return False
        if card is None or not selection.may_add(card):
            return card is None or bool(selection.cards) or is_top(self._scene, card) or card.code is None
        return is_top(self._scene, card) and bool(selection.cards)

    def _choose(self, card: CardItem, place: PlaceName, *, touched: bool) -> None:
        scene = self._scene
        in_pile = read_place(place).kind == PILE
        narrow = TOUCH_TARGET if touched else _NARROW_STRIP
        if in_pile and card.spot.strip < narrow and scene.stage.enlarged != place and not is_top(self._scene, card):
            scene.stage.enlarge(place)
            return
        others = [other for other in scene.selection.cards if in_pile and other.place == place and other is not card]
        if others:
            scene.selection.cards = [other for other in scene.selection.cards if other not in others]
        if self._changes_choice(card):
            scene.selection.choose([card])
            return
        scene.selection.toggle(card)
        refusal = scene.selection.offer.refusal
        if in_pile and refusal is not None and card in scene.selection.cards:
            scene.selection.cards.remove(card)
            scene.selection.choose([*scene.selection.cards, *others])
            scene.refusals.show(refusal)
        elif in_pile:
            scene.stage.enlarge(None)

    def _changes_choice(self, card: CardItem) -> bool:
        """Whether this card takes the place of the one chosen: where cards are played singly."""
        selection = self._scene.selection
        return (
            not self._scene.view.has_tray()
            and len(selection.cards) == 1
            and card not in selection.cards
            and not selection.may_add(card)
        )

    def _click_tray(self, card: CardItem | None, place: PlaceName) -> None:
        """The chosen cards go into the draft; without any the card returns to the hand."""
        scene = self._scene
        if scene.selection.cards:
            scene.intents.drop(place)
        elif card is not None:
            scene.drafts.take(card)


def is_top(scene: "TableScene", card: CardItem) -> bool:
    """Whether a card lies at the top of its place."""
    cards = scene.tableau.place(card.place).cards
    return bool(cards) and cards[-1] is card


def _pickable(scene: "TableScene", card: CardItem) -> bool:
    """Whether a card may be chosen: of the own hand, of a pile, or where the offer names it."""
    return card.place == scene.stage.own_hand or read_place(card.place).kind == PILE or scene.selection.may_add(card)
