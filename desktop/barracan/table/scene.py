"""The table as one scene: shows a view, plays what happens, and turns what a person does into wishes."""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneContextMenuEvent, QGraphicsSceneMouseEvent

from barracan.model.events import HandDealt
from barracan.model.offers import Pick
from barracan.model.places import HAND, PlaceName, read_place
from barracan.model.view import Family, SeatView
from barracan.session.messages import Happening, Recalled
from barracan.session.table_model import Intents, TableModel
from barracan.table.appearance import Appearance
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.cards.large_card import LargeCards
from barracan.table.cards.stage import Stage
from barracan.table.cards.tableau import Tableau
from barracan.table.fitting import Fitting
from barracan.table.hud.base import hud_items
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import TRAY, Panel
from barracan.table.hud.people import People, people_at
from barracan.table.interaction.clicks import Clicks
from barracan.table.interaction.drafts import Drafts
from barracan.table.interaction.drag import Drags
from barracan.table.interaction.highlights import Highlights
from barracan.table.interaction.hit_test import HitTest
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.pointer import Pointer
from barracan.table.interaction.refusals import Refusals
from barracan.table.interaction.selection import Selection
from barracan.table.kinds import make_builder
from barracan.table.labels import TableLabels
from barracan.table.layouts.geometry import Layout
from barracan.table.themes import FELT, Theme

if TYPE_CHECKING:
    from barracan.table.cards.place_item import PlaceItem
    from barracan.table.hud.end_board import EndShowing
    from barracan.table.interaction.keyboard import Keyboard

_log = logging.getLogger(__name__)


class TableScene(QGraphicsScene):
    """One table. It knows places and cards, never rules: whatever a person does becomes a wish for the session.

    Signals:
        picked: the person has chosen these cards and no others (a list of ``Pick``).
        pressed: a button's name; also ``score_pad``, ``rules`` and the other windows of the top bar.
        settled: every card of the last happening has arrived.
        clause_asked: a clause of the rules shall be shown.
        move_asked: a past move in the list was pressed; how many moves ago it was, 1 being the newest.
    """

    picked = Signal(object)
    pressed = Signal(str)
    settled = Signal()
    clause_asked = Signal(str)
    move_asked = Signal(int)

    def __init__(
        self,
        model: TableModel | None = None,
        faces: Faces | None = None,
        theme: Theme = FELT,
    ) -> None:
        super().__init__()
        self.model = model or TableModel(self)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.people = People()
        self.faces = faces or Faces(parent=self)
        self.hud = Hud(self, theme)
        self.panel = Panel(self, theme, self.faces, make_builder)
        self.labels = TableLabels(self, theme)
        self.large = LargeCards(self, self.faces, theme)
        self.tableau = Tableau(self, self.faces, theme)
        self.stage = Stage(self, self.tableau, self.panel, self.model.order)
        self.selection = Selection(self.model, self._tell_picks)
        self.highlights = Highlights(self.stage, self.selection, self.panel)
        common = (self.stage, self.selection, self.highlights)
        self.refusals = Refusals(*common, self.hud)
        self.intents = TableIntents(self.model, self.stage, self.selection, self.hud, self.panel)
        self.drafts = Drafts(*common, self.intents, self.panel, lambda: self.people)
        self.hits = HitTest(self, self.stage, self.panel)
        clicks = Clicks(self.stage, self.selection, self.intents, self.drafts, self.refusals)
        drags = Drags(*common, self.intents, self.drafts, self.hits, self.hud, self.panel)
        self.pointer = Pointer(self.stage, self.hits, clicks, drags, self.refusals, self.large, self.set_touch)
        self.fitting = Fitting(self, self.stage, self.faces, self.highlights)
        self.appearance = Appearance(
            self,
            theme,
            self.faces,
            self.stage,
            self.hud,
            self.panel,
            (self.labels, self.large),
            self.fitting,
            self.highlights,
        )
        self._keyboard: Keyboard | None = None
        self._feats: list[str] = []
        self._connect_parts()
        self._observe()

    # What the model tells

    def show(self) -> None:
        """Put the table at once as the model has it."""
        view = self.model.view
        if view is None:
            return
        self.finish_motion()
        self.pointer.let_go()
        self._forget_handling()
        self.people = people_at(self.model)
        self.faces.set_stoppers(view.family() is Family.PILES)
        self.stage.game = self.model.game
        self.stage.put(view)
        self.selection.last_moved = self.tableau.moved_by(self.model.events)
        self.highlights.show()

    def play(self, happening: Happening) -> None:
        """Move the cards as the step tells, then let the table be as its view says."""
        self.finish_motion()
        self.pointer.let_go()
        self.drafts.follow(happening)
        self._forget_handling()
        self._feats = self.people.feats(happening.events)
        if any(isinstance(event, HandDealt) for event in happening.events):
            self.selection.last_moved = set()
            self.stage.deal(happening.view)
        else:
            moved = self.stage.act(happening.events, happening.view)
            self.selection.last_moved = {card for card in moved if read_place(card.place).kind != HAND}
        self.highlights.show()

    def recall(self, recalled: Recalled) -> None:
        """Show a past move once more, then the table as it is."""
        self.finish_motion()
        self.pointer.let_go()
        self.selection.clear()
        self.stage.reset()
        self.selection.last_moved = set(
            self.stage.recall(recalled.before, recalled.happening.events, recalled.happening.view)
        )
        self.highlights.show()

    def show_choice(self) -> None:
        """Show what is chosen and what may be done with it."""
        self.highlights.show()
        self._show_status()

    def show_end(self, showing: "EndShowing") -> None:
        """Tell in the middle of the table how the hand or the match has ended."""
        self.hud.show_end(showing, self.stage.motion.speed)

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        self.stage.finish()

    # What windows set

    def set_touch(self) -> None:
        """Let everything that can be pressed be large enough for fingers from now on."""
        for item in hud_items(self):
            if not item.touch:
                item.set_touch(True)

    # What there is

    @property
    def view(self) -> SeatView | None:
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
            from barracan.table.interaction.cursor import Cursor
            from barracan.table.interaction.keyboard import Keyboard

            cursor = Cursor(self, self.stage, self.selection, self.highlights, self.hud, self.panel)
            self._keyboard = Keyboard(
                self,
                cursor,
                self.stage,
                self.selection,
                self.intents,
                self.drafts,
                self.pointer,
                self.large,
                self.hud,
                self.panel,
            )
        return self._keyboard

    @property
    def cursor(self) -> "CardItem | PlaceItem | None":
        """The card or place that has the keyboard's focus."""
        return self._keyboard.cursor.at if self._keyboard is not None else None

    def area_of(self, place: PlaceName) -> QRectF:
        """The part of the table that belongs to a place."""
        return self.tableau.area_of(place)

    def close_large(self) -> bool:
        """Put the card that is shown large away; says whether there was one."""
        return self.large.close()

    # Events of Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.finish_motion()
        self.highlights.clear()
        self.intents.forget_escapes()
        if self._keyboard is not None:
            self._keyboard.cursor.hide()
        if self.large.close() or self.pointer.press(event):
            event.accept()
        else:
            super().mousePressEvent(event)
        self._leave_button()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointer.move(event):
            event.accept()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointer.release(event):
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.finish_motion()
        if self.pointer.double_click(event):
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)
        self._leave_button()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.refusals.last_point = None
        self.finish_motion()
        self.highlights.clear()
        if self.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()

    # Parts

    def _connect_parts(self) -> None:
        self.faces.arrived.connect(self._face_arrived)
        self.stage.measured.connect(self._place_hud)
        self.stage.settled.connect(self._after_motion)
        self.drafts.changed.connect(self.show_choice)
        self.intents.pressed.connect(self.pressed)
        self.hud.clause_pressed.connect(self.clause_asked)
        self.panel.clause_pressed.connect(self.clause_asked)
        self.panel.move_pressed.connect(lambda at: self.move_asked.emit(len(self.model.moves) - at))

    def _observe(self) -> None:
        model = self.model
        model.shown.connect(self.show)
        model.happened.connect(self._play_or_show)
        model.recalled.connect(self.recall)
        model.offer_changed.connect(self.show_choice)
        model.tray_changed.connect(lambda: self.drafts.show(model.tray))
        model.order_changed.connect(self._lie_in_order)
        model.onward_changed.connect(self._lead_on)
        model.refused.connect(self.refusals.show)
        model.thinking_changed.connect(lambda: self.hud.set_thinking(model.thinking))
        model.time_changed.connect(lambda: self.hud.top_bar.show_clock(model.time_left))
        model.hurry_changed.connect(self._hurry)

    def connect_intents(self, intents: Intents) -> None:
        """Let what the person wants be done by these."""
        self.picked.connect(intents.pick)
        self.intents.dropped.connect(intents.drop)
        self.intents.reason_asked.connect(intents.tell_reason)
        self.intents.tray_new.connect(intents.tray_new)
        self.intents.tray_add.connect(intents.tray_add)
        self.intents.tray_remove.connect(intents.tray_remove)
        self.intents.tray_ladder.connect(intents.tray_ladder)
        self.move_asked.connect(intents.recall)
        self.settled.connect(intents.settled)

    def _play_or_show(self, happening: Happening) -> None:
        """The match goes on, whatever its picture does."""
        try:
            self.play(happening)
        except Exception:  # noqa: BLE001 - a fault of the animation must not stop the match
            _log.exception("step %s could not be animated; the table is shown as it stands", happening.number)
            QTimer.singleShot(0, self, self.settled.emit)
            self.show()

    def _lie_in_order(self) -> None:
        self.stage.agree()
        self.highlights.show()

    def _lead_on(self) -> None:
        self.hud.onward = self.model.onward
        self.show_choice()

    def _hurry(self) -> None:
        """A hand that is played out needs no motion."""
        self.stage.set_speed("off" if self.model.hurried else self.appearance.outfit.speed)

    def _leave_button(self) -> None:
        """Whoever uses the mouse has left the button with the keyboard's focus: its keys are the table's again."""
        if self.focusItem() is not None:
            self.focusItem().clearFocus()

    def _tell_picks(self, picks: list[Pick]) -> None:
        self.highlights.show()
        self.picked.emit(picks)

    def _forget_handling(self) -> None:
        """Nothing chosen, hovered or enlarged outlives a change of the table."""
        self.highlights.be_still()
        self.selection.forget()
        if self._keyboard is not None:
            self._keyboard.cursor.forget()
        self.stage.reset()
        self.large.close()
        self.intents.forget_escapes()

    def _place_hud(self) -> None:
        hud, view, layout = self.hud, self.stage.shown, self.stage.laid
        hud.place(layout)
        self.panel.place(layout)
        hud.show_view(view, self.people, in_tray=self.stage.drafted())
        self.panel.show_view(view, self.people, self.model.moves)
        hud.show_order(self.stage.order.name)
        self.labels.show(view, layout, self.people)
        self._show_status()

    def _show_status(self) -> None:
        if self.view is None:
            return
        places = [card.place for card in self.selection.cards]
        yours = self.people.may_act(self.view)
        shows_tray = self.panel.page == TRAY
        self.hud.show_offer(
            self.model.offer,
            places,
            undo=self.model.undo,
            yours=yours,
            tray=self.stage.tray,
            shows_tray=shows_tray,
            watched=self.people.watched,
        )

    def _face_arrived(self, key: FaceKey) -> None:
        for card in self.stage.moving_cards():
            if card.key == key:
                card.refresh()

    def _after_motion(self) -> None:
        feats, self._feats = self._feats, []
        if feats:
            self.hud.show_feats(feats, self.stage.motion.speed)
        self.selection.last_moved = self.tableau.moved_by(self.model.events)
        self.highlights.show()
        self.settled.emit()
