"""The drafts of the meld tray by keys: chosen cards go into them, and come back to the hand."""

from barracan.model.places import TRAY, read_place
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.stage import Stage
from barracan.table.interaction.cursor import Cursor
from barracan.table.interaction.drafts import Drafts
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.selection import Selection


class DraftKeys:
    """Moves what is chosen, or else the card where the keyboard stands; that stays in the hand."""

    def __init__(
        self, cursor: Cursor, stage: Stage, selection: Selection, intents: TableIntents, drafts: Drafts
    ) -> None:
        self._cursor = cursor
        self._stage = stage
        self._selection = selection
        self._intents = intents
        self._drafts = drafts

    def into_new(self) -> None:
        """Begin a draft with what is chosen; beside a pile's top card that still lies alone it goes to that card."""
        tray = self._stage.tray
        if tray is not None and tray.taken is not None and tray.drafts[0].cards == (tray.taken.card,):
            self._move(0)
        else:
            self._move()

    def into(self, draft: int) -> None:
        """Add what is chosen to the draft of this number."""
        self._move(draft)

    def take_back(self) -> None:
        """Give the card of a draft where the keyboard stands back to the hand."""
        card = self._cursor.at
        if isinstance(card, CardItem) and read_place(card.place).kind == TRAY:
            self._drafts.take(card)

    def _move(self, draft: int | None = None) -> None:
        """Put cards of the hand into a draft, or a new one; the cursor stays in the hand."""
        codes, at = self._chosen_codes(), self._cursor.number_in_hand()
        if codes and draft is None:
            self._intents.tray_new.emit(codes)
        elif codes:
            self._intents.tray_add.emit(draft, codes)
        if codes and at is not None:
            self._cursor.go_into_hand(at)

    def _chosen_codes(self) -> tuple[str, ...]:
        hand, at = self._stage.own_hand, self._cursor.at
        chosen = [card for card in self._selection.cards if card.place == hand]
        if not chosen and isinstance(at, CardItem) and at.place == hand:
            chosen = [at]
        return tuple(card.code for card in chosen if card.code)
