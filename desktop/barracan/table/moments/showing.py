"""Which moment is shown over a table: one at a time, the later one replaces the one before."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.places import LADDER, MELDS, place_name, read_place
from barracan.model.view import SeatView
from barracan.session.game_parts import find_table
from barracan.table import layers, timings
from barracan.table.cards.faces import Faces
from barracan.table.cards.stage import Stage
from barracan.table.hud.action_bar import ActionBar
from barracan.table.hud.base import HudItem
from barracan.table.layouts.geometry import united
from barracan.table.moments.moment import Moment
from barracan.table.themes import Theme
from barracan.table.timings import single_shot
from barracan.table.translation import common

if TYPE_CHECKING:
    from barracan.table.moments.flash import FlashExit

_NOTES: Final = "corner:"
"""What the names of the notes in the corners begin with."""
Sound = Callable[[str, float], None]


class Moments(QObject):
    """Shows moments on one scene.

    Attributes:
        current: the moment that is shown, moving or standing.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, faces: Faces, bar: ActionBar, sound: Sound) -> None:
        super().__init__(scene)
        self._scene = scene
        self._stage = stage
        self._bar = bar
        self._sound = sound
        self.faces = faces
        self.current: Moment | None = None
        self._next: Callable[[], Moment] | None = None
        self._leaving = single_shot(self, timings.FEAT_SHOWN, self._go_on)
        stage.measured.connect(self._fit)

    def show(self, moment: Moment, theme: Theme) -> None:
        """Let this moment happen in place of another."""
        self.leave()
        self.current = moment
        layout = self._stage.current_layout
        moment.setZValue(layers.MOMENT)
        moment.set_theme(theme)
        moment.set_scale(*moment.scales_in(layout))
        self._scene.addItem(moment)
        moment.sounded.connect(self._sound)
        moment.stood.connect(lambda: self._let_stand(moment))
        moment.dismissed.connect(lambda: self._go_on(moment))
        moment.fit(QRectF(0, 0, layout.width, layout.height), layout.centre)
        moment.begin(self._stage.motion.speed)

    def leave(self) -> None:
        """Show none."""
        self._leaving.stop()
        self._next = None
        moment, self.current = self.current, None
        if moment is not None:
            moment.leave()

    def follow(self, make: Callable[[], Moment]) -> None:
        """Let this moment happen when the one that is shown is over by itself or by a press."""
        self._next = make

    def _go_on(self, over: Moment | None = None) -> None:
        """A moment has stood long enough."""
        moment, make = self.current, self._next
        if moment is None or over not in {None, moment}:
            return
        self.leave()
        if make is not None:  # Qt may still be passing on the press that ended this one
            QTimer.singleShot(0, self, lambda: self.show(make(), moment.theme))

    def _let_stand(self, moment: Moment) -> None:
        if moment is self.current and moment.gone_when_it_stands():
            self._leaving.start()

    def _fit(self) -> None:
        """The table has another size."""
        layout, moment = self._stage.layout, self.current
        if layout is None or moment is None:
            return
        table = QRectF(0, 0, layout.width, layout.height)
        if (moment.s, moment.ts) != moment.scales_in(layout) or table != moment.table:
            if moment.gone_when_it_stands():
                self.leave()  # what it speaks of lies elsewhere now
                return
            moment.set_scale(*moment.scales_in(layout))
            moment.fit(table, layout.centre)

    # What moments are made of

    def show_ladder(self, view: SeatView, side: int, number: int, sentence: str, theme: Theme) -> None:
        """Let light climb a ladder that is complete now."""
        from barracan.table.moments.ladder_light import LadderLight

        place = self._stage.tableau.places[place_name(LADDER, side, number)]
        ladder = view.side_tables()[side].ladders[number]
        arm = [card for card in place.cards[: len(ladder.arm)] if card.isVisible()]
        rungs = sorted((card.sceneBoundingRect() for card in arm), key=lambda rect: -rect.top())
        hud = self._hud_rects()
        table_cards = [card.sceneBoundingRect() for card in self._stage.tableau.cards() if card.isVisible()]
        bar = self._bar.area_in_parent()
        buttons = united(button.sceneBoundingRect() for button in self._bar.buttons)
        if buttons.center().x() > bar.center().x():
            bar.setRight(buttons.left() - 8)
        elif not buttons.isEmpty():
            bar.setLeft(buttons.right() + 8)
        moment = LadderLight(
            sentence,
            [_strip(rungs, at) for at in range(len(rungs))],
            royal=ladder.royal and bool(rungs),
            texts=hud,
            busy=[*table_cards, *hud],
            bar=bar,
            ratio=self.faces.ratio,
        )
        self.show(moment, theme)

    def expect_result(self) -> None:
        """Get ready for the page of a match that is over."""
        from barracan.table.moments.arc import ask_for_courts

        if self._stage.layout is not None:
            ask_for_courts(self.faces, QRectF(0, 0, self._stage.layout.width, self._stage.layout.height))

    def make_flash(self, view: SeatView, seat: int, sentence: str, more: str) -> "FlashExit":
        """Make the crown of what a seat has laid at once."""
        from barracan.table.moments.flash import FlashExit, Lying

        side, groups = view.side_of(seat), []
        for name in view.places():
            if (read_place(name).kind, read_place(name).owner) != (MELDS, side):
                continue
            place = self._stage.tableau.places.get(name)
            cards = [card for card in place.cards if card.code is not None] if place is not None else []
            if cards:
                groups.append([Lying(card.code or "", card.goal, card.spot.width) for card in cards])
        return FlashExit(common("Flash exit"), sentence, more, groups, self.faces)

    def _hud_rects(self) -> list[QRectF]:
        """Where something is written on the table; grounds that are printed on it are nothing that is read."""
        items = [item for item in self._scene.items() if isinstance(item, HudItem) and item.parentItem() is None]
        read = [item for item in items if item.zValue() >= layers.LABELS or item.objectName().startswith(_NOTES)]
        return [item.sceneBoundingRect() for item in read if item.isVisible() and not isinstance(item, Moment)]

    def sources(self, view: SeatView) -> list[tuple[int, int, QRectF]]:
        """Each side's points with the part of the table on which they lie, where the game has places for them."""
        found = find_table(self._stage.game).find_points(view)
        return [(side, points, self._stage.tableau.area_of(place)) for side, points, place in found]


def _strip(rungs: Sequence[QRectF], at: int) -> QRectF:
    """What is seen of a card of an arm that lies from the foot up."""
    rect = QRectF(rungs[at])
    if at > 0:
        rect.setBottom(max(rect.top() + 4, rungs[at - 1].top()))
    return rect
