"""The cards of one table between two views: where they belong, and how they get there."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal

from barracan.model.cards import Code
from barracan.model.events import CardMoved, Event
from barracan.model.places import HAND, LADDER, PILE, TRAY, PlaceName, place_name, read_place
from barracan.model.view import Family, SeatView
from barracan.session.game_parts import find_table
from barracan.session.hand_order import HandOrder
from barracan.session.messages import TraySnapshot
from barracan.table import layers, timings
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.contents import cards_on_table, hand_beside
from barracan.table.cards.faces import FaceKey
from barracan.table.cards.flights import Flights, Step, steps_with_rests
from barracan.table.cards.known_backs import KnownBacks
from barracan.table.cards.motion import Motion, in_out_cubic, out_quad
from barracan.table.cards.panel_geometry import PanelGeometry
from barracan.table.cards.tableau import Change, Tableau
from barracan.table.layouts.geometry import Layout, LayoutOptions, Spot, spot_at
from barracan.table.layouts.hands import open_around
from barracan.table.layouts.piles import enlarge
from barracan.table.layouts.table_layout import lay_out

_UNTIL_PRESSED: Final = 1_000_000_000
"""Milliseconds that nobody waits for: a press comes before."""


class Stage(QObject):
    """Lays the cards of a view and moves them.

    Signals:
        measured: a new layout holds; hud and labels follow it. Says whether cards glide to where they lie now.
        held_changed: cards are flying to another hand: the seat, and how many have come to it.
        settled: every card of a whole move has arrived.
        looked: pointer or focus have come to an open discard, or left it.

    Attributes:
        view: what is shown.
        layout: where everything lies.
        options: what it is laid out for, but for size, panel and hand.
        tray: the drafts, whose cards lie out of the hand.
        backs: those of which the viewer knows the faces.
        aside: chosen cards of the hand that wait elsewhere on the table, where its game has places for that.
        held: cards under the pointer, which nobody else moves.
        trick_waits: whether a complete trick lies there until the person lets it go.
        trick_lies: whether one lies there now.
        resting: whether views are followed without any card, because nobody sees the table.
    """

    measured = Signal(bool)
    held_changed = Signal(int, int)
    settled = Signal()
    looked = Signal()

    def __init__(self, parent: QObject, tableau: Tableau, panel: PanelGeometry, order: HandOrder) -> None:
        super().__init__(parent)
        self.tableau = tableau
        self.motion = Motion(self)
        self.motion.settled.connect(self._after_motion)
        self.flights = Flights(tableau, self.motion, self.is_hidden)
        self.order = order
        self.size = QSizeF()
        self.game = ""
        self.view: SeatView | None = None
        self.layout: Layout | None = None
        self.tray: TraySnapshot | None = None
        self.options = LayoutOptions(QSizeF())
        self.enlarged: PlaceName | None = None
        self.hovered: CardItem | None = None
        self.looked_at: CardItem | None = None
        self.held: list[CardItem] = []
        self.trick_waits = False
        self.trick_lies = False
        self.resting = False
        self._panel = panel
        self.aside: list[CardItem] = []
        self.backs = KnownBacks(tableau)
        self._hand: list[Code] = []
        self._steps: list[Step] = []

    # What there is

    @property
    def current_view(self) -> SeatView:
        """The view, once there is one."""
        assert self.view is not None
        return self.view

    @property
    def current_layout(self) -> Layout:
        """The layout, once there is one."""
        assert self.layout is not None
        return self.layout

    @property
    def own_hand(self) -> PlaceName:
        """The name of the viewer's hand."""
        return place_name(HAND, self.current_view.seat)

    def hand_cards(self) -> list[CardItem]:
        """The viewer's hand from the left."""
        return self.tableau.place(self.own_hand).cards

    def is_hidden(self, place: PlaceName) -> bool:
        """Whether a place is another seat's hand, of which only the number is shown."""
        return read_place(place).kind == HAND and place != self.own_hand

    def tray_size(self) -> int:
        """How many hand cards lie in the tray."""
        return len(self.current_view.hand) - len(self.hand_cards())

    def show_face(self, key: FaceKey) -> None:
        """Show a face that has been rendered on all its cards, those on their way off the table too."""
        for card in (*self.tableau.cards(), *self.flights.leaving):
            if card.key == key:
                card.refresh()

    # Laying at once

    def put(self, view: SeatView) -> None:
        """Show this view at once."""
        if self.view is not None and view.seat != self.view.seat:
            self.tableau.clear()
        self.view = view
        if not self.resting:
            self._agree_at_once()
            self.lay_all()

    def lay_all(self) -> None:
        """Everything at its place at once."""
        if self.view is None or self.size.isEmpty() or self.resting:
            return
        self._measure(gliding=False)
        cards = self.tableau.cards()
        self.tableau.ground(cards)
        for card in cards:
            card.rest()

    # Laying with motion

    def agree(self) -> None:
        """Hand or tray have changed: cards glide to where they now belong."""
        if self.view is None or self.resting:
            return
        entered = self._agree_at_once()
        if self.size.isEmpty():
            return
        self._measure()
        self._ground_still()
        for card in entered:
            card.rest()
        self._glide_all()

    def set_speed(self, name: str) -> None:
        """Take one of the speeds off, fast, normal and slow."""
        self.finish()
        self.motion.speed = timings.SPEEDS[name]

    @property
    def watched(self) -> bool:
        """Whether the table is only looked at."""
        return self.options.window is not None

    def watch_in(self, window: QSizeF) -> None:
        """Lay the table as one that is only looked at, in a part of this window."""
        if window != self.options.window:
            self.options = self.options._replace(window=window)
            self.lay_all()

    def sort_row(self, sort: bool) -> None:
        """Let open discards lie by suits, or as they were laid; nobody else sees it."""
        self.lay_by(self.options._replace(sorted_row=sort))

    def lay_by(self, options: LayoutOptions) -> None:
        """Lay everything for these options."""
        if options != self.options:
            self.options = options
            self.relay()

    def relay(self) -> None:
        """Lay everything again and let it glide there."""
        if self.view is not None and not self.size.isEmpty() and not self.resting:
            self._measure()
            self._glide_all()

    def scroll(self, side: int, step: int) -> bool:
        """Bring older ladders of a side into view, or with a negative *step* newer ones; says whether there are any."""
        now = self.current_layout.scrolls.get(side)
        if now is None:
            return False
        back = max(0, min(now.hidden, now.newer + step))
        if back != now.newer:
            self._scroll_by({**dict(self.options.scrolled), side: back})
            self.relay()
        return True

    def scroll_under(self, point: QPointF) -> int | None:
        """The side whose ladders scroll under this point."""
        scrolls = self.layout.scrolls if self.layout is not None else {}
        return next((side for side, each in scrolls.items() if each.area.contains(point)), None)

    def act(self, events: Iterable[Event], view: SeatView) -> list[CardItem]:
        """Move cards as events tell, and all others to where the view has them; returns the cards that travel."""
        waits = self.trick_waits and view.family() is Family.TRICKS
        self._steps = steps_with_rests(view.steps(tuple(events)), 0, _UNTIL_PRESSED if waits else timings.TRICK_SHOWN)
        return self._act(*self._steps.pop(0))

    def pass_trick(self) -> bool:
        """Let a complete trick go that lies there until the person wants; says whether one did."""
        if not self.trick_lies:
            return False
        self.finish()
        return True

    def look_back(self) -> None:
        """Let the last trick lie there once more for a while."""
        if self.current_view.last_trick() is not None and not self.resting:
            self._steps = [((), self.current_view, 0)]
            self._act((), self.current_view.before_last_trick(), timings.LOOK_BACK)

    def recall(self, before: SeatView, events: Iterable[Event], after: SeatView) -> list[CardItem]:
        """Show a past move once more, then the table as it is; returns the cards that travel."""
        now = self.current_view
        self.put(before)
        steps = steps_with_rests(after.steps(tuple(events)), timings.RECALL_SHOWN, timings.TRICK_SHOWN)
        self._steps = [*steps, ((), now, 0)]
        return self._act(*self._steps.pop(0))

    def finish(self) -> None:
        """Let everything arrive at once, what is still to follow too."""
        self.motion.finish()
        while self.motion.busy:
            self.motion.finish()

    def _act(self, events: Iterable[Event], view: SeatView, rest: int) -> list[CardItem]:
        """Make one step; a ladder that it changes comes into view."""
        change = Change()
        self.view = view
        self.trick_lies = rest == _UNTIL_PRESSED
        events = tuple(events)
        self._show_ladders({event.target for event in events if isinstance(event, CardMoved)})
        for event in events:
            if isinstance(event, CardMoved):
                self.tableau.carry(event, self.is_hidden, change)
        self.tableau.agree(self._cards_by_place(), change)
        came = [card for card in self.hand_cards() if card in change.travelling]
        for card in self.hand_cards() if came else ():
            card.fresh = card in came
        widths = self.flights.widths()
        self._measure()
        self.flights.act(change, widths, self.current_layout, rest, self.held_changed.emit)
        return [card for card in change.travelling if card not in change.leaving]

    def deal(self, view: SeatView) -> None:
        """All cards of a new hand fly out of the stock, one after another."""
        self.tableau.clear()
        self.view = view
        self.tableau.agree(self._cards_by_place(), Change())
        self._measure(gliding=False)
        self.flights.deal(view, self.current_layout, self.hand_cards(), self.held_changed.emit)

    def hover(self, card: CardItem | None) -> None:
        """Lift the hand's card under the pointer or the focus; its neighbours step aside."""
        if card is self.hovered or self.layout is None:
            return
        self.hovered = card
        self._lay_hand()
        for item in self.hand_cards():
            if item not in self.held:
                self.motion.glide(item, timings.HOVER, easing=out_quad, whole=False)

    def point_at(self, card: CardItem | None) -> None:
        """Pointer or focus have come to this card: of an open discard is told what it would be good for."""
        self.hover(card if card is not None and card.place == self.own_hand else None)
        self.backs.look(self.current_view, card)
        looked_at = card if card is not None and card.place in self.current_layout.whole else None
        if looked_at is not self.looked_at:
            self.looked_at = looked_at
            self.looked.emit()

    def enlarge(self, place: PlaceName | None) -> None:
        """Show a pile's cards at hand size so that one of them can be picked; ``None`` closes it."""
        if place == self.enlarged:
            return
        self._forget_enlarged()
        self.enlarged = place
        if place is not None:
            self.tableau.place(place).setZValue(layers.ENLARGED)
        self.relay()

    def return_cards(self, cards: Sequence[CardItem], landed: Callable[[], None]) -> None:
        """Let cards that were held glide back to their spots."""
        self.tableau.lift(cards)
        for card in cards:

            def arrived(card: CardItem = card) -> None:
                self.tableau.ground([card])
                landed()

            self.motion.glide(card, timings.SNAP_BACK, whole=False, arrived=arrived)

    def raise_card(self, card: CardItem, lift: float) -> None:
        """Raise a card from its spot, or lower it."""
        if lift == card.lift:
            return
        card.lift = lift
        if card not in self.held and not self.motion.busy:
            self.motion.glide(card, timings.SELECT, whole=False)

    def set_aside(self, cards: Sequence[CardItem]) -> None:
        """Let these chosen cards wait where their game has places for it, and no others."""
        waiting = [card for card in cards if card.place == self.own_hand][: len(self._waiting_spots())]
        if waiting == self.aside:
            return
        changed, self.aside = {*waiting, *self.aside}, waiting
        self._lay_hand()
        for card in changed.difference(self.held):
            self.motion.glide(card, timings.SELECT, whole=False)

    def lay_drafts(self) -> None:
        """The panel has moved its drafts: their cards follow."""
        if self.tray is None or self.layout is None:
            return
        self._add_drafts()
        for number in range(len(self.tray.drafts)):
            place = self.tableau.place(place_name(TRAY, number))
            for card, spot in zip(place.cards, self.layout.spots[place.name], strict=False):
                card.take(spot)
                self.motion.glide(card, timings.RELAYOUT, easing=in_out_cubic, whole=False)

    def reset(self) -> None:
        """Nothing hovered or enlarged outlives a change of the table."""
        self.hovered = self.looked_at = None
        self.aside = []
        self.backs.turn_down()
        self._forget_enlarged()

    # Parts

    def _show_ladders(self, changed: Collection[PlaceName]) -> None:
        """The newest ladders are in view again; an older one that changes while it is scrolled away is."""
        scrolled: dict[int, int] = {}
        layout = self.layout
        for name in changed:
            at = read_place(name)
            if layout is not None and at.kind == LADDER and name in layout.buried and at.owner in layout.scrolls:
                count = len(self.current_view.side_tables()[at.owner].ladders)
                scrolled[at.owner] = max(0, count - 1 - at.number)
        self._scroll_by(scrolled)

    def _scroll_by(self, scrolled: Mapping[int, int]) -> None:
        self.options = self.options._replace(scrolled=tuple(sorted(scrolled.items())))

    def _forget_enlarged(self) -> None:
        if self.enlarged is not None:
            self.tableau.place(self.enlarged).setZValue(layers.PLACES)
            self.enlarged = None

    def _agree_at_once(self) -> list[CardItem]:
        change = Change()
        self.tableau.agree(self._cards_by_place(), change)
        for card, code in change.turned.items():
            card.turn_to(code)
        self.flights.remove(change.leaving)
        return list(change.entered)

    def _cards_by_place(self) -> dict[PlaceName, Sequence[Code | None]]:
        """What lies where, with the hand in its order."""
        view = self.current_view
        self._hand = self.order.arrange(hand_beside(view, self.tray), view.suit_order())
        return cards_on_table(view, self._hand, self.tray)

    def _measure(self, *, gliding: bool = True) -> None:
        options = self.options._replace(
            size=self.size,
            panel_open=self._panel.panel_open(self.size.width()),
            over=bool(self._panel.over),
            tall=self._panel.over == LADDER,
            hand=self._hand,
            hand_order=self.order.name,
            groups=self.order.groups(self.current_view.suit_order()),
            kept=self.layout.kept if self.layout is not None else None,
        )
        self.layout = lay_out(self.game, self.current_view, options)
        if self.enlarged is not None:
            self._add_enlarged(self.enlarged)
        self.measured.emit(gliding)
        self._add_drafts()
        self.tableau.lay(self.layout)
        if self.hovered is not None or self.aside:
            self._lay_hand()

    def _add_drafts(self) -> None:
        if self.tray is None:
            return
        for number in range(len(self.tray.drafts)):
            rects = self._panel.draft_rects(number)
            spots = tuple(spot_at(rect.left(), rect.top(), round(rect.width()), strip=1) for rect in rects)
            self.current_layout.spots[place_name(TRAY, number)] = spots
            for card in self.tableau.place(place_name(TRAY, number)).cards:
                card.setVisible(bool(spots))

    def _add_enlarged(self, place: PlaceName) -> None:
        cards = [card.code or "" for card in self.tableau.place(place).cards]
        layout = self.current_layout
        table = QRectF(layout.centre)
        table.setTop(layout.top_bar.bottom() + 8)
        table.setBottom(layout.action_bar.top() - 8)
        blocked = self.current_view.blocked_cards(read_place(place).number) if read_place(place).kind == PILE else 0
        middle = layout.area(place).center()
        layout.spots[place] = enlarge(cards, layout.hand_width, middle, table, blocked, layout.index)
        layout.blocked_pills.pop(place, None)

    def _lay_hand(self) -> None:
        cards = self.hand_cards()
        spots = self.current_layout.spots[self.own_hand]
        if self.hovered in cards and self.hovered not in self.aside and len(spots) == len(cards):
            spots = open_around(spots, cards.index(self.hovered), self.current_layout.hand_zone)
        for card, spot in zip(cards, spots, strict=False):
            card.take(spot)
        for card, spot in zip(self.aside, self._waiting_spots(), strict=False):
            card.take(spot)

    def _waiting_spots(self) -> tuple[Spot, ...]:
        spots: tuple[Spot, ...] = find_table(self.game).find_waiting(self.current_view, self.current_layout)
        return spots

    def _glide_all(self) -> None:
        for card in self.tableau.cards():
            if card not in self.held and not self.motion.is_flying(card):
                self.motion.glide(card, timings.RELAYOUT, easing=in_out_cubic, whole=False)

    def _ground_still(self) -> None:
        """Put every card into its place that is neither held nor flying."""
        cards = self.tableau.cards()
        self.tableau.ground(card for card in cards if card not in self.held and not self.motion.is_flying(card))

    def _after_motion(self) -> None:
        self.flights.land()
        self._ground_still()
        if self._steps:
            self._act(*self._steps.pop(0))
        else:
            self.settled.emit()
