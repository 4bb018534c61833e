"""The drafts of the meld tray on the table: their cards leave the hand and come back to it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from barracan.model.places import BUILDER, PILE, PlaceName, read_place
from barracan.session.messages import Happening, TraySnapshot
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.stage import Stage
from barracan.table.hud.button_row import LADDER, TRAY
from barracan.table.hud.panel import Panel
from barracan.table.hud.people import People
from barracan.table.interaction.highlights import Highlights
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.selection import Selection


class Drafts(QObject):
    """Shows the tray and asks the session for what a person does with it; *people* are those at the table now.

    Signals:
        changed: cards have left the hand or come back to it.
    """

    changed = Signal()

    def __init__(
        self,
        stage: Stage,
        selection: Selection,
        highlights: Highlights,
        intents: TableIntents,
        panel: Panel,
        people: Callable[[], People],
    ) -> None:
        super().__init__(stage)
        self._stage = stage
        self._selection = selection
        self._highlights = highlights
        self._intents = intents
        self._panel = panel
        self._people = people
        self._done = False
        self._for_pick_up = False
        """Whether the tray has opened of itself for a pick-up."""
        panel.changed.connect(self._panel_changed)
        panel.draft_returned.connect(self._return_draft)
        panel.rects_changed.connect(stage.lay_drafts)

    def follow(self, happening: Happening) -> None:
        """A move has been made: an empty tray goes with the hand, with a turn of the viewer, and when it was laid."""
        view, laid = happening.view, self._stage.tray is not None
        self._done = view.turn is None or (happening.seat == view.seat and (laid or view.turn != view.seat))

    def show(self, tray: TraySnapshot) -> None:
        """Show these drafts; their cards lie in the tray instead of in the hand."""
        stage, selection = self._stage, self._selection
        before = stage.tray
        drafts_before = before.drafts if before is not None else ()
        stage.tray = tray if tray.drafts or tray.taken is not None else None
        selection.taken = tray.taken.place if tray.taken is not None else ""
        if stage.view is None:
            return
        if tray.drafts != drafts_before:
            selection.cards = []
        selection.cards = [card for card in selection.cards if card.place in stage.tableau.places]
        if len(tray.drafts) > len(drafts_before):
            self._for_pick_up = self._for_pick_up or (tray.taken is not None and self._panel.page not in (TRAY, LADDER))
            self._panel.open_for(tray)
        self._panel.show_tray(tray, stage.view, self._people())
        page = self._panel.page
        if stage.tray is None and (self._done or (self._for_pick_up and before is not None)):
            self._panel.put_away()
        if stage.tray is not None or before is not None:
            stage.agree()
            selection.cards = [card for card in selection.cards if card.scene() is not None and self._choosable(card)]
            self.changed.emit()
        elif self._panel.page != page:
            self.changed.emit()
        self._done, self._for_pick_up = False, self._for_pick_up and stage.tray is not None

    def take(self, card: CardItem) -> None:
        """Give a card of a draft back to the hand."""
        cards = self._stage.tableau.place(card.place).cards
        if card in cards:
            self._intents.tray_remove.emit(read_place(card.place).number, cards.index(card))

    def move(self, card: CardItem, place: PlaceName) -> None:
        """Let a card go from one draft to another."""
        code = card.code
        self.take(card)
        target = read_place(place)
        if target.kind == BUILDER and code:
            self._panel.put_in_builder(place, [code])
        elif target.number >= 0:
            self._intents.tray_add.emit(target.number, (code,))
        else:
            self._intents.tray_new.emit((code,))

    def _choosable(self, card: CardItem) -> bool:
        return card.place == self._stage.own_hand or read_place(card.place).kind == PILE

    def _panel_changed(self) -> None:
        if self._stage.tray is not None and self._stage.view is not None:
            self._panel.show_tray(self._stage.tray, self._stage.view, self._people())
        self._stage.relay()
        self._highlights.show()

    def _return_draft(self, number: int) -> None:
        """Give a draft's cards back, the last first."""
        tray = self._stage.tray
        if tray is None or number >= len(tray.drafts):
            return
        for index in reversed(range(max(1, len(tray.drafts[number].cards)))):
            self._intents.tray_remove.emit(number, index)
