"""The signs on cards and places: what is chosen, what may be done, what a hint means, what was refused and why."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF

from barracan.model.cards import Code
from barracan.model.offers import Pick
from barracan.model.places import FOUNDATION, LADDER, MELD, TRICKS, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.view import Family
from barracan.session.game_parts import find_table
from barracan.table import timings
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.marks import badge_of
from barracan.table.cards.stage import Stage
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.selection import Selection, pick_of
from barracan.table.layouts.geometry import Layout

if TYPE_CHECKING:
    from barracan.table.cards.motion import Pulse


class Highlights(QObject):
    """Rings, badges, raised cards and lit places of one scene, as choice and offer have it."""

    def __init__(self, stage: Stage, selection: Selection, panel: Panel) -> None:
        super().__init__(stage)
        self._stage = stage
        self._selection = selection
        self._panel = panel
        self._pulse: Pulse | None = None
        stage.looked.connect(self.show)

    @property
    def pulse(self) -> "Pulse":
        """Lets the signs of a hint fade and come back when it appears; made for the first one."""
        if self._pulse is None:
            from barracan.table.cards.motion import Pulse

            self._pulse = Pulse(self)
        return self._pulse

    def be_still(self) -> None:
        """Let no sign fade."""
        if self._pulse is not None:
            self._pulse.stop()

    def show(self) -> None:
        """Let the whole table bear the signs that hold now."""
        if self._stage.layout is None:
            return
        cards, ghosts = self._stage.tableau.cards(), self._ghosts()
        captioned = {name for name in self._stage.layout.labels if read_place(name).kind == MELD}
        marks = self._selection.marks_for(cards, self._tops(ghosts), captioned)
        barred = self._selection.barred(cards)
        self._stage.set_aside(self._selection.cards)
        told = self._told_by_others()
        for card in cards:
            card.set_spoken_for(card in told)
            self._stage.raise_card(card, 0.0 if card in self._stage.aside else self._selection.lift_of(card))
            card.set_marks(marks[card])
            card.set_barred(card in barred)
            card.set_dot(card.fresh and card.place == self._stage.own_hand)
        self._bracket_ladders()
        self._light_places(ghosts)
        self._stage.tableau.raise_places({card.place for card in cards if badge_of(marks[card])})

    def hint(self, picks: Sequence[Pick], *, pulse: bool = True) -> None:
        """Mark these cards as a hint, until the next move or choice."""
        wanted = Counter(picks)
        self._selection.hinted = set()
        for card in self._stage.tableau.cards():
            pick = pick_of(card)
            if wanted[pick] > 0:
                wanted[pick] -= 1
                self._selection.hinted.add(card)
        self.show()
        if pulse and self._stage.motion.speed != timings.OFF:
            self.pulse.start(self._selection.hinted)

    def _told_by_others(self) -> set[CardItem]:
        """Of what a hint names whole, the cards under the top one: one sign is enough, and covers no other index."""
        hinted, hand = self._selection.hinted, self._stage.own_hand
        places = (place.cards for name, place in self._stage.tableau.places.items() if name != hand)
        return {card for cards in places if hinted.issuperset(cards) for card in cards[:-1]}

    def show_fitting(self, codes: Collection[Code]) -> None:
        """Ring these cards of the hand, until the next input."""
        self._selection.fitting = {card for card in self._stage.hand_cards() if card.code in codes}
        self.show()

    def mark_refused(self, cards: set[CardItem]) -> None:
        """Mark cards that do not take what is held over them."""
        if cards != self._selection.refused:
            self._selection.refused = cards
            self.show()

    def clear(self) -> None:
        """Take hints, refusals and what fits off, as any input does."""
        self.be_still()
        if self._selection.hinted or self._selection.refused or self._selection.fitting:
            self._selection.hinted, self._selection.refused, self._selection.fitting = set(), set(), set()
            self.show()

    def _bracket_ladders(self) -> None:
        """One bracket round each ladder just changed, with its words."""
        layout, changed = self._stage.current_layout, self._selection.changed_ladders()
        for name, place in self._stage.tableau.places.items():
            if read_place(name).kind == LADDER:
                seen = name in changed and name in layout.labels
                place.set_changed(_with_words(layout, name) if seen else None)

    def _tops(self, ghosts: Mapping[PlaceName, tuple[QRectF, ...]]) -> dict[CardItem, PlaceName]:
        """The cards that bear the light of their place: its top, of a window all; none where a ghost says it."""
        tops: dict[CardItem, PlaceName] = {}
        swaps = {target.place for target in self._selection.offer.targets if target.swaps}
        whole = self._stage.current_layout.whole
        for name, place in self._stage.tableau.places.items():
            kind = read_place(name).kind
            if kind != FOUNDATION and name not in whole and not (kind == MELD and (ghosts.get(name) or name in swaps)):
                tops |= dict.fromkeys(place.cards if name == "window" else place.cards[-1:], name)
        return tops

    def _light_places(self, ghosts: Mapping[PlaceName, tuple[QRectF, ...]]) -> None:
        lit = {*self._selection.lit_places(), gathering_place(self._stage, self._selection)}
        chosen = bool(self._selection.cards)
        whole, homes = self._stage.current_layout.whole, self._homes()
        for name, place in self._stage.tableau.places.items():
            place.set_ringed(name in lit and name in whole and not chosen and bool(place.cards))
            shows = name in lit and (chosen or not place.cards)
            home = homes.get(name, ()) if not shows else ()
            place.set_lit(shows or bool(home), ghosts.get(name, ()) if shows else home)
        held = [card.code for card in self._selection.cards if card.code and card.place == self._stage.own_hand]
        self._panel.light("tray" in lit, held)

    def _homes(self) -> Mapping[PlaceName, tuple[QRectF, ...]]:
        """Where the open discard that is looked at would lie in own melds."""
        stage, card = self._stage, self._stage.looked_at
        if card is None or card.code is None or self._selection.cards:
            return {}
        homes: Mapping[PlaceName, tuple[QRectF, ...]] = find_table(stage.game).find_homes(
            stage.current_view, stage.current_layout, card.code
        )
        return homes

    def _ghosts(self) -> dict[PlaceName, tuple[QRectF, ...]]:
        """By place: where the chosen cards may come to lie; a pile that is picked up takes none of them."""
        layout, view = self._stage.current_layout, self._stage.current_view
        table = find_table(self._stage.game)
        cards = [card.code for card in self._selection.cards if card.code]
        found = {}
        places = {*self._selection.lit_places(), gathering_place(self._stage, self._selection)}
        for name in places.intersection(self._stage.tableau.places):
            target = self._selection.offer.target(name)
            if target is not None and (target.move is None or target.picks_up):
                continue
            rects: tuple[QRectF, ...] = table.find_landings(view, layout, name, cards)
            empty = not self._stage.tableau.places[name].cards and name in layout.outlines
            found[name] = rects or ((layout.outlines[name],) if empty else ())
        return found


def gathering_place(stage: Stage, selection: Selection) -> PlaceName:
    """Where held cards are put aside for something of which cards are still missing; empty if they are not."""
    view = stage.view
    if view is None or not stage.held or not selection.offer.more:
        return ""
    if view.family() is Family.PILES:
        return place_name(TRICKS, view.side_of(view.seat))
    waiting: PlaceName = find_table(stage.game).waiting_place(view)
    return waiting


def _with_words(layout: Layout, ladder: PlaceName) -> QRectF:
    """A ladder with its words, as far as these usually reach."""
    words = QRectF(layout.labels[ladder])
    words.setWidth(min(words.width(), _WORDS * layout.text_scale))
    return words.united(layout.outlines[ladder])


_WORDS: Final = 124.0
_ABOVE_POINTER: Final = QPointF(0, -30)


class Refusals:
    """Tells refusals in a bubble that points at what is at fault.

    Attributes:
        last_point: where the pointer was pressed last, if no key has been pressed since.
        teller: who tells them instead of the bubble, where there is a better place for it.
    """

    def __init__(self, stage: Stage, selection: Selection, highlights: Highlights, hud: Hud) -> None:
        self._stage = stage
        self._selection = selection
        self._highlights = highlights
        self._hud = hud
        self.last_point: QPointF | None = None
        self.teller: Callable[[Refusal], None] | None = None

    def show(self, refusal: Refusal) -> None:
        """Mark the cards at fault and say why; where chosen ones are, their twins that lie elsewhere are not."""
        faulty = {card for card in self._stage.tableau.cards() if _names(refusal, card.code, card.place)}
        faulty = faulty.intersection(self._selection.cards) or faulty
        held_over = self._selection.refused if self._stage.held else set()
        self._selection.refused = faulty | held_over
        self._highlights.show()
        (self.teller or self.say)(refusal)

    def say(self, refusal: Refusal) -> None:
        """Show the bubble, unless nothing has been laid yet, as behind a table in text."""
        layout = self._stage.layout
        if layout is None:
            return
        top = layout.top_bar.bottom()
        bounds = QRectF(0, top, self._stage.size.width(), self._stage.size.height() - top)
        self._hud.show_refusal(refusal, self._fault_point(refusal, layout), bounds)

    def _fault_point(self, refusal: Refusal, layout: Layout) -> QPointF:
        if self._selection.refused:
            return _top_of(next(iter(self._selection.refused)).spot.rect)
        for place in refusal.places:
            area = self._stage.tableau.area_of(place)
            if not area.isEmpty():
                return _top_of(area)
        if self.last_point is not None:
            return self.last_point + _ABOVE_POINTER
        return _top_of(layout.action_bar)


def _names(refusal: Refusal, code: Code | None, place: PlaceName) -> bool:
    return code in refusal.cards and (not refusal.places or place in refusal.places)


def _top_of(area: QRectF) -> QPointF:
    return QPointF(area.center().x(), area.top())
