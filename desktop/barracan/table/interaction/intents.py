"""What a person does with cards and buttons, turned into what is wished of the session."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barracan.model.offers import WAY, Target
from barracan.model.places import BUILDER, PlaceName, read_place
from barracan.table.cards.card_item import CardItem
from barracan.table.hud.button_row import BUTTON, NAMES
from barracan.table.hud.hud import focus_first
from barracan.table.hud.panel import LADDER, TRAY
from barracan.table.translation import translate_text

if TYPE_CHECKING:
    from barracan.table.scene import TableScene


class TableIntents:
    """Takes what pointer, keys and hud ask for; answers what concerns the table alone."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._escapes = 0

    def drop(self, place: PlaceName) -> None:
        """The chosen cards shall go there; a place of the ladder builder answers itself.

        Where there are several ways to go there, the person is asked which.
        """
        scene = self._scene
        if read_place(place).kind == BUILDER:
            scene.drafts.build(place)
        elif len(ways := scene.selection.offer.ways(place)) > 1:
            self._ask_way(place, ways)
        else:
            scene.dropped.emit(place)

    def press(self, name: str) -> None:
        """A button's wish, from the button or its key."""
        scene = self._scene
        scene.finish_motion()
        if name in (TRAY, LADDER):
            scene.panel.toggle_page(name)
        elif name == "order":
            self.set_order(scene.stage.order.next())
        elif name == "last_trick":
            scene.stage.look_back()
        elif WAY in name:
            scene.dropped.emit(name)
        elif scene.selection.offer.target(BUTTON + name) is not None:
            self.drop(BUTTON + name)
        else:
            scene.pressed.emit(name)

    def press_main(self) -> None:
        """What the chosen cards are as they stand."""
        move = self._scene.selection.offer.move
        if move is not None:
            self.press(NAMES.get(move.do, move.do))

    def set_order(self, name: str) -> None:
        """Let the hand lie by suit, by rank or in the person's own order."""
        self._scene.model.set_order(name)

    def reorder(self, cards: Sequence[CardItem], at: int) -> None:
        """Put cards of the hand elsewhere in it."""
        stage = self._scene.stage
        lie = stage.hand_cards()
        numbers = [lie.index(card) for card in cards]
        for card in cards:
            card.fresh = False
        self._scene.model.move_cards(numbers, at)

    def escape(self) -> None:
        """Escape with nothing left to let go: the second time returns all cards of the tray."""
        self._escapes += 1
        if self._escapes >= 2 and self._scene.stage.tray is not None:
            self._escapes = 0
            self.press("clear")

    def forget_escapes(self) -> None:
        """Whatever comes between two escapes makes the next the first one."""
        self._escapes = 0

    def _ask_way(self, place: PlaceName, ways: Sequence[Target]) -> None:
        scene = self._scene
        named = [(f"{place}{WAY}{number}", translate_text(way.label)) for number, way in enumerate(ways)]
        scene.hud.ask(named, scene.area_of(place))
        if scene.cursor is not None:
            focus_first(scene.hud.chooser)
