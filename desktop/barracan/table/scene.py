"""The table as one scene: shows a view, plays what happens, and turns what a person does into wishes."""

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.events import Event, HandDealt, Place
from barracan.model.handling import WAY, Offer, Pick, Target
from barracan.model.refusal import Refusal
from barracan.table import timings
from barracan.table.card_item import CardItem
from barracan.table.choosing import NO_OFFER, Choosing, pick_of
from barracan.table.faces import Faces
from barracan.table.furnishing import Furnishing, focus_first
from barracan.table.furniture.base import FurnitureItem
from barracan.table.furniture.words import said
from barracan.table.labelling import Labelling
from barracan.table.layouts import choice
from barracan.table.layouts.geometry import Layout
from barracan.table.outfit import Outfit
from barracan.table.people import People
from barracan.table.pointer import Pointer
from barracan.table.pulse import Pulse
from barracan.table.seen import Family, family_of
from barracan.table.sideboard import LADDER, TRAY, Sideboard
from barracan.table.stage import Stage
from barracan.table.tableau import Tableau
from barracan.table.themes import FELT, Theme
from barracan.table.wishes import BUTTON, NAMES

if TYPE_CHECKING:
    from barracan.table.enlarged import LargeCard
    from barracan.table.keyboard import Keyboard
    from barracan.table.place_item import PlaceItem

_TOLD_MOVES = 8
_FREE = 5
"""While a window is being resized, layouts take one part in so many of the time: pictures need the rest."""


class TableScene(QGraphicsScene):
    """One table. It knows places and cards, never rules: whatever a person does becomes a wish for the session.

    Signals:
        picked: the person has chosen these cards and no others (a list of ``Pick``).
        dropped: the chosen cards shall go to this place; without chosen cards, what the place offers shall be done.
        pressed: a button's name; also ``score_pad``, ``rules`` and the other windows of the top bar.
        tray_new, tray_add, tray_remove, tray_ladder: wishes for the meld tray, as the session takes them.
        settled: every card of the last happening has arrived.
        clause_asked: a clause of the rules shall be shown.
        move_asked: a past move in the list was pressed; how many moves ago it was, 1 being the newest.
        order_changed: the hand lies in another order.
    """

    picked = Signal(object)
    dropped = Signal(str)
    pressed = Signal(str)
    tray_new = Signal(object)
    tray_add = Signal(int, object)
    tray_remove = Signal(int, int)
    tray_ladder = Signal(object)
    settled = Signal()
    clause_asked = Signal(str)
    move_asked = Signal(int)
    order_changed = Signal(str)

    def __init__(
        self,
        faces: Faces | None = None,
        theme: Theme = FELT,
        make_layout: Callable[..., Layout] = choice.layout,
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.outfit = Outfit(theme)
        self.people = People()
        self.faces = faces or Faces(parent=self)
        self.faces.arrived.connect(self._face_arrived)
        self.furnishing = Furnishing(self, theme)
        self.sideboard = Sideboard(self, theme, self.faces)
        self.labelling = Labelling(self, theme)
        self.tableau = Tableau(self, self.faces, theme)
        self.stage = Stage(self, self.tableau, self.sideboard, make_layout)
        self.choosing = Choosing(self._tell_picks)
        self.pointer = Pointer(self)
        self.pulse = Pulse(self)
        self._keyboard: Keyboard | None = None
        self._large: LargeCard | None = None
        self._moves: list[tuple[int, Any]] = []
        self._last: Sequence[Event] = ()
        self._undo = False
        self._escapes = 0
        self.resizing = False
        self._at_rest = self._timer(timings.RESIZE_REST, self._rest)
        self._fitting = self._timer(timings.RESIZE_STEP, self._fit)
        self.stage.measured.connect(self._place_furniture)
        self.stage.settled.connect(self._after_motion)
        self._connect_furniture()

    # What the session tells

    def show(self, showing: Any) -> None:
        """Put the table in this state at once."""
        self.finish_motion()
        self.pointer.let_go()
        self._forget_handling()
        self.people = People(tuple(showing.names), tuple(showing.players), said(showing.title))
        self._undo = showing.undo
        self._moves = list(showing.moves)[-_TOLD_MOVES:]
        self._last = showing.last
        self.faces.set_stoppers(family_of(showing.view) is Family.PILES)
        self.stage.put(showing.view)
        self.choosing.last_moved = self.tableau.moved_by(self._last)
        self.show_marks()

    def play(self, happening: Any) -> None:
        """Move the cards as the step tells, then let the table be as its view says."""
        self.finish_motion()
        self.pointer.let_go()
        self._forget_handling()
        self._undo, self._last = happening.undo, happening.events
        self._moves = [*self._moves, (happening.seat, happening.words)][-_TOLD_MOVES:]
        if any(isinstance(event, HandDealt) for event in happening.events):
            self._moves = []
            self.choosing.last_moved = set()
            self.stage.deal(happening.view)
        else:
            moved = self.stage.act(happening.events, happening.view)
            self.choosing.last_moved = {card for card in moved if not card.place.startswith("hand:")}
        self.show_marks()

    def recall(self, recalled: Any) -> None:
        """Show a past move once more, then the table as it is."""
        self.finish_motion()
        self.pointer.let_go()
        self.choosing.clear()
        self.stage.reset()
        self.choosing.last_moved = set(
            self.stage.recall(recalled.before, recalled.happening.events, recalled.happening.view)
        )
        self.show_marks()

    def set_offer(self, offer: Offer) -> None:
        """Light what the chosen cards may become; without any, what may be done now."""
        self.choosing.offer = offer
        self.show_marks()
        self._show_status()

    def set_tray(self, showing: Any) -> None:
        """Show these drafts; their cards lie in the tray instead of in the hand."""
        before = self.stage.tray
        grown = len(showing.drafts) > (len(before.drafts) if before is not None else 0)
        self.stage.tray = showing if showing.drafts or showing.taken is not None else None
        if self.view is None:
            return
        if showing.drafts != (before.drafts if before is not None else ()):
            self.choosing.cards = []
        self.choosing.cards = [card for card in self.choosing.cards if card.place in self.tableau.places]
        if grown:
            self.sideboard.open_for(showing)
        self.sideboard.show_tray(showing, self.view, self.people)
        if self.stage.tray is None and before is None:
            return  # nothing has left the hand or come back to it
        self.stage.agree()
        self.choosing.cards = [card for card in self.choosing.cards if card.scene() is self and self._choosable(card)]
        self.show_marks()
        self._show_status()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a wish was refused, at the cards or the place at fault."""
        self.choosing.refused = {
            card
            for card in self.tableau.cards()
            if card.code in refusal.cards and (not refusal.places or card.place in refusal.places)
        }
        self.show_marks()
        self.say_refusal(refusal)

    def set_thinking(self, seat: int | None) -> None:
        """Let a plate tell that its computer thinks."""
        self.furnishing.set_thinking(seat)

    def show_clock(self, left: int | None) -> None:
        """Tell how many seconds are left of the match; ``None`` where it is not played on time."""
        self.furnishing.top_bar.show_clock(left)

    def show_hint(self, picks: Sequence[Pick], *, pulse: bool = True) -> None:
        """Mark these cards as a hint, until the next move or choice."""
        wanted = Counter(picks)
        self.choosing.hinted = set()
        for card in self.tableau.cards():
            pick = pick_of(card)
            if wanted[pick] > 0:
                wanted[pick] -= 1
                self.choosing.hinted.add(card)
        self.show_marks()
        if pulse and self.stage.motion.speed != timings.OFF:
            self.pulse.start(self.choosing.hinted)

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        self.stage.finish()

    # What windows set

    def resize(self, size: QSizeF) -> None:
        """Fit the table into a window of this size, at once.

        While sizes follow each other quickly, each is laid out that there is time for, and the last one always; faces
        are rendered anew when the window has come to rest.
        """
        first = self.layout is None
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.stage.size = size
        if self.view is None:
            return
        self.finish_motion()
        if first:
            self._fit()
            return
        self.faces.held = self.resizing = True
        self._at_rest.start()
        if not self._fitting.isActive():
            self._fit()

    def _fit(self) -> None:
        """Lay the table out for the size it has now; not again for a moment."""
        if self.layout is None or QSizeF(self.layout.width, self.layout.height) != self.stage.size:
            begin = perf_counter()
            self.stage.lay_all()
            self.show_marks()
            spent = round(1000 * (perf_counter() - begin))
            self._fitting.start(max(timings.RESIZE_STEP, _FREE * spent))

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen of this pixel ratio."""
        self.faces.set_ratio(ratio)
        self.tableau.set_theme(self.theme)
        self._rest()
        self.show_marks()

    def wear(self, outfit: Outfit) -> None:
        """Look and handle like this from now on."""
        before, self.outfit = self.outfit, outfit
        if (outfit.faces, outfit.back) != (before.faces, before.back):
            self.faces.set_art(outfit.faces, outfit.back)
            self.furnishing.set_back(outfit.back)
            self.sideboard.lay_faces()
            self._rest()
            self.show_marks()
        if outfit.theme is not before.theme:
            self.set_theme(outfit.theme)
        if outfit.mirrored != before.mirrored:
            self.furnishing.set_mirrored(outfit.mirrored)
        if outfit.speed != before.speed:
            self.set_speed(outfit.speed)
        self.stage.set_sizes(outfit.card_size, large_index=outfit.large_index, mirrored=outfit.mirrored)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self.theme = theme
        self.tableau.set_theme(theme)
        self.furnishing.set_theme(theme)
        self.sideboard.set_theme(theme)
        self.labelling.set_theme(theme)
        self.invalidate()

    def set_speed(self, name: str) -> None:
        """Take one of the speeds off, fast, normal and slow."""
        self.finish_motion()
        self.stage.motion.speed = timings.SPEEDS[name]

    def set_touch(self) -> None:
        """Let everything that can be pressed be large enough for fingers from now on."""
        for item in self._furniture():
            if not item.touch:
                item.set_touch(True)

    def set_order(self, name: str) -> None:
        """Let the hand lie by suit, by rank or in the person's own order."""
        self.stage.order.choose(name)
        self.stage.agree()
        self.order_changed.emit(name)

    # What there is

    @property
    def view(self) -> Any:
        """The view that is shown."""
        return self.stage.view

    @property
    def layout(self) -> Layout | None:
        """Where everything lies."""
        return self.stage.layout

    @property
    def keyboard(self) -> "Keyboard":
        """The keys of this scene; they load only when the first one is pressed."""
        if self._keyboard is None:
            from barracan.table.keyboard import Keyboard

            self._keyboard = Keyboard(self)
        return self._keyboard

    @property
    def cursor(self) -> "CardItem | PlaceItem | None":
        """The card or place that has the keyboard's focus."""
        return self._keyboard.at if self._keyboard is not None else None

    def area_of(self, place: Place) -> QRectF:
        """The part of the table that belongs to a place."""
        item = self.tableau.places.get(place)
        return item.area if item is not None else QRectF()

    # What pointer and keyboard ask for

    def drop(self, place: Place) -> None:
        """The chosen cards shall go there; a place of the ladder builder answers itself.

        Where there are several ways to go there, the person is asked which.
        """
        if place.startswith("builder:"):
            codes = [card.code for card in self.choosing.cards if card.place == self.stage.own_hand and card.code]
            self.choosing.clear()
            self.sideboard.put_in_builder(place, codes)
        elif len(ways := self.choosing.offer.ways(place)) > 1:
            self._ask_way(place, ways)
        else:
            self.dropped.emit(place)

    @property
    def asks(self) -> bool:
        """Whether the person is being asked for the way in which the chosen cards shall go somewhere."""
        return self.furnishing.asks

    def _ask_way(self, place: Place, ways: Sequence[Target]) -> None:
        named = [(f"{place}{WAY}{number}", said(way.label)) for number, way in enumerate(ways)]
        self.furnishing.ask(named, self.area_of(place))
        if self._keyboard is not None and self._keyboard.at is not None:
            focus_first(self.furnishing.chooser)

    def press(self, name: str) -> None:
        """A button's wish, from the button or its key."""
        self.finish_motion()
        if name in (TRAY, LADDER):
            self.sideboard.toggle_page(name)
        elif name == "order":
            self.set_order(self.stage.order.next())
        elif name == "last_trick":
            self.stage.look_back()
        elif WAY in name:
            self.dropped.emit(name)
        elif self.choosing.offer.target(BUTTON + name) is not None:
            self.drop(BUTTON + name)
        else:
            self.pressed.emit(name)

    def press_main(self) -> None:
        """What the chosen cards are as they stand."""
        move = self.choosing.offer.move
        if move is not None:
            self.press(NAMES.get(move.do, move.do))

    def reorder(self, cards: Sequence[CardItem], at: int) -> None:
        """Put cards of the hand elsewhere in it."""
        self.stage.order.move([card.code for card in cards if card.code], at)
        for card in cards:
            card.fresh = False
        self.stage.agree()
        self.show_marks()
        self.order_changed.emit(self.stage.order.name)

    def take_from_tray(self, card: CardItem) -> None:
        """Give a card of a draft back to the hand."""
        cards = self.tableau.place(card.place).cards
        if card in cards:
            self.tray_remove.emit(int(card.place.partition(":")[2]), cards.index(card))

    def move_in_tray(self, card: CardItem, place: Place) -> None:
        """Let a card go from one draft to another."""
        code = card.code
        self.take_from_tray(card)
        target = place.partition(":")[2]
        if place.startswith("builder:") and code:
            self.sideboard.put_in_builder(place, [code])
        elif target.isdecimal():
            self.tray_add.emit(int(target), (code,))
        else:
            self.tray_new.emit((code,))

    def return_cards(self, cards: Sequence[CardItem]) -> None:
        """Let cards that were held glide back to their spots."""
        self.stage.return_cards(cards, self.show_marks)

    def mark_refused(self, cards: set[CardItem]) -> None:
        """Mark cards that do not take what is held over them."""
        if cards != self.choosing.refused:
            self.choosing.refused = cards
            self.show_marks()

    def say_refusal(self, refusal: Refusal) -> None:
        """Show the bubble."""
        top = self.layout.top_bar.bottom() if self.layout is not None else 0.0
        bounds = QRectF(0, top, self.width(), self.height() - top)
        self.furnishing.show_refusal(refusal, self._fault_point(refusal), bounds)

    def show_large(self, card: CardItem) -> None:
        """Show a card large with its name."""
        from barracan.table.enlarged import LargeCard

        self.close_large()
        self._large = LargeCard(self, card.key, self.faces, self.theme)

    def close_large(self) -> bool:
        """Put the large card away; says whether there was one."""
        large, self._large = self._large, None
        if large is not None:
            self.removeItem(large)
        return large is not None

    def escape(self) -> None:
        """Escape with nothing left to let go: the second time returns all cards of the tray."""
        self._escapes += 1
        if self._escapes >= 2 and self.stage.tray is not None:
            self._escapes = 0
            self.press("clear")

    def clear_signs(self) -> None:
        """Take hints, refusals and the large card off, as any input does."""
        self.pulse.stop()
        if self.choosing.hinted or self.choosing.refused:
            self.choosing.hinted, self.choosing.refused = set(), set()
            self.show_marks()

    def show_marks(self) -> None:
        """Rings, badges, raised cards, lit places, as choice and offer have it."""
        if self.layout is None:
            return
        cards = self.tableau.cards()
        tops = self._tops()
        marks = self.choosing.marks_for(cards, tops)
        for card in cards:
            self.stage.raise_card(card, self.choosing.lift_of(card))
            card.set_marks(marks[card])
            card.set_dot(card.fresh and card.place == self.stage.own_hand)
        self._light_places()

    # Events of Qt

    def mousePressEvent(self, event) -> None:
        self.finish_motion()
        self.clear_signs()
        self._escapes = 0
        if self._keyboard is not None:
            self._keyboard.hide_focus()
        if self.close_large() or self.pointer.press(event):
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event) -> None:
        if self.pointer.move(event):
            event.accept()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event) -> None:
        if self.pointer.release(event):
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event) -> None:
        self.finish_motion()
        if self.pointer.double_click(event):
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event) -> None:
        self.finish_motion()
        self.clear_signs()
        if self.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event) -> None:
        event.accept()

    # Parts

    def _connect_furniture(self) -> None:
        furniture = self.furnishing
        furniture.pressed.connect(self.press)
        furniture.order_chosen.connect(self.set_order)
        furniture.clause_pressed.connect(self.clause_asked)
        side = self.sideboard
        side.pressed.connect(self.press)
        side.changed.connect(self._panel_changed)
        side.rects_changed.connect(self.stage.lay_drafts)
        side.place_pressed.connect(self._panel_place_pressed)
        side.draft_returned.connect(self._return_draft)
        side.clause_pressed.connect(self.clause_asked)
        side.ladder_changed.connect(self.tray_ladder)
        side.move_pressed.connect(lambda at: self.move_asked.emit(len(self._moves) - at))

    def _timer(self, milliseconds: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(call)
        return timer

    def _furniture(self) -> list[FurnitureItem]:
        return [item for item in self.items() if isinstance(item, FurnitureItem)]

    def _tell_picks(self, picks: list[Pick]) -> None:
        self.show_marks()
        self.picked.emit(picks)

    def _forget_handling(self) -> None:
        """Nothing chosen, hovered or enlarged outlives a change of the table."""
        self.pulse.stop()
        self.choosing.forget()
        self.choosing.offer = NO_OFFER
        if self._keyboard is not None:
            self._keyboard.forget()
        self.stage.reset()
        self.close_large()
        self._escapes = 0

    def _choosable(self, card: CardItem) -> bool:
        return card.place == self.stage.own_hand or card.place.startswith("pile:")

    def _place_furniture(self) -> None:
        furniture, view = self.furnishing, self.view
        furniture.place(self.layout)
        self.sideboard.place(self.layout)
        furniture.show_view(view, self.people, in_tray=self.stage.drafted(), panel=bool(self.sideboard.page))
        self.sideboard.show_view(view, self.people, self._moves)
        furniture.show_order(self.stage.order.name)
        self.labelling.show(view, self.layout, self.people)
        self._show_status()

    def _show_status(self) -> None:
        if self.view is None:
            return
        places = [card.place for card in self.choosing.cards]
        yours = self.people.may_act(self.view)
        shows_tray = self.sideboard.page == TRAY
        self.furnishing.show_offer(
            self.choosing.offer,
            places,
            undo=self._undo,
            yours=yours,
            tray=self.stage.tray,
            shows_tray=shows_tray,
            watched=self.people.watched,
        )

    def _tops(self) -> dict[CardItem, Place]:
        """The cards that bear the light of their place: its top, of a window all; none where a ghost says it."""
        tops: dict[CardItem, Place] = {}
        for name, place in self.tableau.places.items():
            if not name.startswith("foundation:"):
                tops |= dict.fromkeys(place.cards if name == "window" else place.cards[-1:], name)
        return tops

    def _light_places(self) -> None:
        lit, choosing = {*self.choosing.lit_places(), self.pointer.trick_place()}, bool(self.choosing.cards)
        for name, place in self.tableau.places.items():
            shows = name in lit and (choosing or not place.cards)
            place.set_lit(shows, self._ghost(name) if shows else None)
        holds = any(card.place == self.stage.own_hand for card in self.choosing.cards)
        self.sideboard.light("tray" in lit, holds)

    def _ghost(self, name: Place) -> Any:
        """Where the chosen cards will lie; a pile that is picked up, or a draft begun, takes none of them."""
        target = self.choosing.offer.target(name)
        if target is not None and (target.move is None or target.move.do == "pickup"):
            return None
        landing = self.layout.landings.get(name) or self.layout.landings.get(f"{name}:{self._chosen_code()}")
        if landing is not None:
            return landing
        return None if self.tableau.places[name].cards else self.layout.outlines.get(name)

    def _chosen_code(self) -> str | None:
        """The one card that is chosen."""
        return self.choosing.cards[0].code if len(self.choosing.cards) == 1 else None

    def _panel_changed(self) -> None:
        if self.stage.tray is not None:
            self.sideboard.show_tray(self.stage.tray, self.view, self.people)
        self.stage.relay()
        self.show_marks()

    def _panel_place_pressed(self, place: Place) -> None:
        if self.choosing.cards:
            self.drop(place)

    def _return_draft(self, number: int) -> None:
        """Give a draft's cards back, the last first."""
        tray = self.stage.tray
        if tray is None or number >= len(tray.drafts):
            return
        for index in reversed(range(max(1, len(tray.drafts[number].cards)))):
            self.tray_remove.emit(number, index)

    def _face_arrived(self, key: Any) -> None:
        for card in self.stage.moving_cards():
            if card.key == key:
                card.refresh()

    def _rest(self) -> None:
        """A resize has come to rest: faces at their true size."""
        self._fit()
        self.faces.held = self.resizing = False
        for item in self._furniture():
            item.update()
        self.update()
        cards = self.tableau.cards()
        for card in cards:
            card.refresh()
        self.faces.keep_only({card.spot.width for card in cards})

    def _after_motion(self) -> None:
        self.choosing.last_moved = self.tableau.moved_by(self._last)
        self.show_marks()
        self.settled.emit()

    def _fault_point(self, refusal: Refusal) -> QPointF:
        if self.choosing.refused:
            rect = next(iter(self.choosing.refused)).spot.rect
            return QPointF(rect.center().x(), rect.top())
        for place in refusal.places:
            area = self.area_of(place)
            if not area.isEmpty():
                return QPointF(area.center().x(), area.top())
        if self.pointer.last_point is not None:
            return self.pointer.last_point - QPointF(0, 30)
        bar = self.layout.action_bar
        return QPointF(bar.center().x(), bar.top())
