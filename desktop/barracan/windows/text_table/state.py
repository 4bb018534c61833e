"""What the session has told last, and which cards are chosen in the lists."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from barracan.model.cards import Code
from barracan.model.offers import Offer, Pick
from barracan.model.places import FOUNDATION, HAND, PlaceName, read_place
from barracan.model.view import Cards, SeatView
from barracan.session.hand_order import HandOrder
from barracan.session.messages import Happening, PublicMove, Snapshot, TraySnapshot
from barracan.table.accessibility.speaker import Speaker
from barracan.table.barracan.ladder_showing import LaddersShowing, ladders_showing
from barracan.table.hud.people import People
from barracan.table.interaction.selection import NO_OFFER
from barracan.table.translation import translate_text
from barracan.windows.match.match_controller import Desk

_TOLD_MOVES = 8


class TableTold(QObject):
    """The table in values; when the curtain falls all of them are forgotten.

    Attributes:
        view: what the viewer may know, ``None`` while nobody looks.
        picks: the chosen cards, in the order of choosing.

    Signals:
        changed: something of it is another.
        offer_changed: what the chosen cards may become is another, and nothing else.
    """

    changed = Signal()
    offer_changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._session = desk.session
        self._order: HandOrder = desk.scene.stage.order
        self._forget()
        session = desk.session
        session.shown.connect(self._show)
        session.happened.connect(self._happen)
        session.offer_changed.connect(self._take_offer)
        session.tray_changed.connect(self._take_tray)
        session.curtain_drawn.connect(self._cover)
        desk.onward_changed.connect(self.offer_changed)

    @property
    def onward(self) -> tuple[str, ...]:
        """What leads on from a hand that is over, the main way last; nothing while one is played."""
        return self._desk.onward or ()

    @property
    def yours(self) -> bool:
        """Whether it is the turn of the person who looks."""
        return self.view is not None and self.people.may_act(self.view)

    @property
    def own_hand(self) -> PlaceName:
        """The name of the viewer's hand."""
        return f"hand:{self.view.seat}"

    @property
    def speaker(self) -> Speaker:
        """Who names what lies there."""
        return Speaker(self.view, self.people, self.offer, self.tray)

    @property
    def order(self) -> str:
        """The name of the order in which the hand lies."""
        return self._order.name

    def hand(self) -> list[Code]:
        """The viewer's hand in the order in which it lies, without the cards in the tray."""
        cards = Counter(self.view.hand)
        if self.tray is not None:
            cards.subtract(self.tray.cards_from_hand(self.view))
        return self._order.arranged(list(cards.elements()), self.view.suit_order())

    def move_card(self, number: int, step: int) -> int | None:
        """Move a card of the hand up or down by one; says which card it is then, if it could be moved."""
        target = number + step
        if not 0 <= target < len(self.hand()):
            return None
        self._order.move([number], target if step < 0 else target + 1)
        return target

    def places(self) -> dict[PlaceName, Cards]:
        """What lies on the table beside the hands; a card that a draft has taken along lies there."""
        dominoes = self.view.foundation_start()
        away = {HAND} if dominoes else {HAND, FOUNDATION}
        places = {name: cards for name, cards in self.view.places().items() if read_place(name).kind not in away}
        taken = self.tray.taken if self.tray is not None else None
        if taken is not None and places.get(taken.place):
            places[taken.place] = places[taken.place][:-1]
        return places

    def drafts(self) -> dict[PlaceName, Sequence[Code]]:
        """The cards of every draft, of a ladder the new ones."""
        if self.tray is None:
            return {}
        cards = self.tray.loose_cards()
        for at, draft in enumerate(self.tray.drafts):
            if draft.ladder is not None:
                cards[f"tray:{at}"] = self.ladders().shape(draft.ladder.number).new_cards()
        return cards

    @property
    def builds_ladders(self) -> bool:
        """Whether the person who looks may build a ladder now."""
        return self.yours and self.view is not None and self.view.builds_ladders()

    def ladders(self) -> LaddersShowing:
        """The ladders of the viewer's side with those being built; none in games without ladders."""
        if self.view is None or not self.view.builds_ladders():
            return LaddersShowing()
        side = self.view.side_of(self.view.seat)
        ladders = self.view.side_tables()[side].ladders
        if self.tray is None:
            return LaddersShowing("", ladders)
        return ladders_showing("", side, ladders, self.tray.drafts, self.tray.verdict)

    def picked_codes(self) -> tuple[Code, ...]:
        """The chosen cards of the hand."""
        return tuple(pick.card for pick in self.picks if pick.place == self.own_hand and pick.card)

    def pick(self, picks: Sequence[Pick]) -> None:
        """Choose these cards and no others; a list may name some that have gone since it was shown."""
        if self.view is None:
            return
        left, places = Counter(self.hand()), self.view.places()
        there = []
        for pick in picks:
            if pick.place == self.own_hand:
                lies = left[pick.card] > 0
                left[pick.card] -= 1
            else:
                lies = places.get(pick.place, ())[pick.at : pick.at + 1] == (pick.card,)
            if lies:
                there.append(pick)
        if there != self.picks:
            self.picks = there
            self._session.pick(self.picks)

    def _forget(self) -> None:
        self.view: SeatView | None = None
        self.people = People()
        self.offer: Offer = NO_OFFER
        self.tray: TraySnapshot | None = None
        self.moves: list[PublicMove] = []
        self.undo = False
        self.picks: list[Pick] = []

    def _show(self, showing: Snapshot) -> None:
        self.view, self.undo, self.picks = showing.view, showing.undo, []
        rules = tuple(map(translate_text, showing.house_rules))
        self.people = People(tuple(showing.names), tuple(showing.players), translate_text(showing.title), rules)
        self.moves = list(showing.moves)
        self.changed.emit()

    def _happen(self, happening: Happening) -> None:
        dealt = self.view is not None and happening.view.hand_number != self.view.hand_number
        before = [] if dealt else self.moves
        self.view, self.undo, self.picks = happening.view, happening.undo, []
        self.moves = [*before, (happening.seat, happening.words)][-_TOLD_MOVES:]
        self.changed.emit()

    def _take_offer(self, offer: Offer) -> None:
        self.offer = offer
        self.offer_changed.emit()

    def _take_tray(self, tray: TraySnapshot) -> None:
        if self.tray is not None and tray.drafts != self.tray.drafts:
            self.picks = []
        self.tray = tray
        self.changed.emit()

    def _cover(self, _: object) -> None:
        self._forget()
        self.changed.emit()
