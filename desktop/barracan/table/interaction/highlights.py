"""The signs on cards and places: what is chosen, what may be done, what a hint means, what was refused."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from barracan.model.offers import Pick
from barracan.model.places import FOUNDATION, TRICKS, PlaceName, place_name, read_place
from barracan.model.view import Family
from barracan.table import timings
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.marks import badge_of
from barracan.table.cards.stage import Stage
from barracan.table.hud.panel import Panel
from barracan.table.interaction.selection import Selection, pick_of
from barracan.table.layouts.geometry import Spot

if TYPE_CHECKING:
    from barracan.table.cards.pulse import Pulse


class Highlights(QObject):
    """Rings, badges, raised cards and lit places of one scene, as choice and offer have it."""

    def __init__(self, stage: Stage, selection: Selection, panel: Panel) -> None:
        super().__init__(stage)
        self._stage = stage
        self._selection = selection
        self._panel = panel

    @cached_property
    def pulse(self) -> "Pulse":
        """Lets the signs of a hint fade and come back when it appears; made for the first one."""
        from barracan.table.cards.pulse import Pulse

        return Pulse(self)

    def be_still(self) -> None:
        """Let no sign fade."""
        if "pulse" in self.__dict__:
            self.pulse.stop()

    def show(self) -> None:
        """Let the whole table bear the signs that hold now."""
        if self._stage.layout is None:
            return
        cards = self._stage.tableau.cards()
        marks = self._selection.marks_for(cards, self._tops())
        for card in cards:
            self._stage.raise_card(card, self._selection.lift_of(card))
            card.set_marks(marks[card])
            card.set_dot(card.fresh and card.place == self._stage.own_hand)
        self._stage.tableau.raise_places({card.place for card in cards if badge_of(marks[card])})
        self._light_places()

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

    def mark_refused(self, cards: set[CardItem]) -> None:
        """Mark cards that do not take what is held over them."""
        if cards != self._selection.refused:
            self._selection.refused = cards
            self.show()

    def clear(self) -> None:
        """Take hints and refusals off, as any input does."""
        self.be_still()
        if self._selection.hinted or self._selection.refused:
            self._selection.hinted, self._selection.refused = set(), set()
            self.show()

    def _tops(self) -> dict[CardItem, PlaceName]:
        """The cards that bear the light of their place: its top, of a window all; none where a ghost says it."""
        tops: dict[CardItem, PlaceName] = {}
        for name, place in self._stage.tableau.places.items():
            if read_place(name).kind != FOUNDATION:
                tops |= dict.fromkeys(place.cards if name == "window" else place.cards[-1:], name)
        return tops

    def _light_places(self) -> None:
        lit = {*self._selection.lit_places(), gathering_place(self._stage, self._selection)}
        chosen = bool(self._selection.cards)
        for name, place in self._stage.tableau.places.items():
            shows = name in lit and (chosen or not place.cards)
            place.set_lit(shows, self._ghost(name) if shows else None)
        holds = any(card.place == self._stage.own_hand for card in self._selection.cards)
        self._panel.light("tray" in lit, holds)

    def _ghost(self, name: PlaceName) -> Spot | QRectF | None:
        """Where the chosen cards will lie; a pile that is picked up, or a draft begun, takes none of them."""
        target = self._selection.offer.target(name)
        if target is not None and (target.move is None or target.picks_up):
            return None
        layout = self._stage.current_layout
        landing = layout.landings.get(name) or layout.landings.get(f"{name}:{self._chosen_code()}")
        if landing is not None:
            return landing
        return None if self._stage.tableau.places[name].cards else layout.outlines.get(name)

    def _chosen_code(self) -> str | None:
        """The one card that is chosen."""
        return self._selection.cards[0].code if len(self._selection.cards) == 1 else None


def gathering_place(stage: Stage, selection: Selection) -> PlaceName:
    """Where held cards are put aside for a trick of which cards are still missing; empty if they are not."""
    view = stage.view
    if view is None or not stage.held or not selection.offer.more or view.family() is not Family.PILES:
        return ""
    return place_name(TRICKS, view.side_of(view.seat))
