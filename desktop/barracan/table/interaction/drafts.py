"""The drafts of the meld tray on the table: their cards leave the hand and come back to it."""

from typing import TYPE_CHECKING, Any

from barracan.model.places import BUILDER, PILE, PlaceName, read_place
from barracan.table.cards.card_item import CardItem

if TYPE_CHECKING:
    from barracan.table.scene import TableScene


class Drafts:
    """Shows the tray of one scene and asks the session for what a person does with it."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._done = False
        side = scene.panel
        side.changed.connect(self._panel_changed)
        side.place_pressed.connect(self._place_pressed)
        side.draft_returned.connect(self._return_draft)
        side.rects_changed.connect(scene.stage.lay_drafts)
        side.ladder_changed.connect(scene.tray_ladder)

    def follow(self, happening: Any) -> None:
        """A move has been made: an empty tray goes with the hand, with a turn of the viewer, and when it was laid."""
        view, laid = happening.view, self._scene.stage.tray is not None
        self._done = view.turn is None or (happening.seat == view.seat and (laid or view.turn != view.seat))

    def show(self, showing: Any) -> None:
        """Show these drafts; their cards lie in the tray instead of in the hand."""
        scene, stage, selection = self._scene, self._scene.stage, self._scene.selection
        before = stage.tray
        drafts_before = before.drafts if before is not None else ()
        stage.tray = showing if showing.drafts or showing.taken is not None else None
        selection.taken = showing.taken.place if showing.taken is not None else ""
        if stage.view is None:
            return
        if showing.drafts != drafts_before:
            selection.cards = []
        selection.cards = [card for card in selection.cards if card.place in scene.tableau.places]
        if len(showing.drafts) > len(drafts_before):
            scene.panel.open_for(showing)
        scene.panel.show_tray(showing, stage.view, scene.people)
        if stage.tray is not None or before is not None:  # cards have left the hand or come back to it
            stage.agree()
            selection.cards = [card for card in selection.cards if card.scene() is scene and self._choosable(card)]
            scene.show_choice()
        if self._done and stage.tray is None:
            scene.panel.put_away()
        self._done = False

    def take(self, card: CardItem) -> None:
        """Give a card of a draft back to the hand."""
        cards = self._scene.tableau.place(card.place).cards
        if card in cards:
            self._scene.tray_remove.emit(read_place(card.place).number, cards.index(card))

    def move(self, card: CardItem, place: PlaceName) -> None:
        """Let a card go from one draft to another."""
        code = card.code
        self.take(card)
        target = read_place(place)
        if target.kind == BUILDER and code:
            self._scene.panel.put_in_builder(place, [code])
        elif target.number >= 0:
            self._scene.tray_add.emit(target.number, (code,))
        else:
            self._scene.tray_new.emit((code,))

    def build(self, place: PlaceName) -> None:
        """Put the chosen cards of the hand into a place of the ladder builder."""
        selection, hand = self._scene.selection, self._scene.stage.own_hand
        codes = [card.code for card in selection.cards if card.place == hand and card.code]
        selection.clear()
        self._scene.panel.put_in_builder(place, codes)

    def _choosable(self, card: CardItem) -> bool:
        return card.place == self._scene.stage.own_hand or read_place(card.place).kind == PILE

    def _panel_changed(self) -> None:
        scene = self._scene
        if scene.stage.tray is not None:
            scene.panel.show_tray(scene.stage.tray, scene.view, scene.people)
        scene.stage.relay()
        scene.highlights.show()

    def _place_pressed(self, place: PlaceName) -> None:
        if self._scene.selection.cards:
            self._scene.intents.drop(place)

    def _return_draft(self, number: int) -> None:
        """Give a draft's cards back, the last first."""
        tray = self._scene.stage.tray
        if tray is None or number >= len(tray.drafts):
            return
        for index in reversed(range(max(1, len(tray.drafts[number].cards)))):
            self._scene.tray_remove.emit(number, index)
