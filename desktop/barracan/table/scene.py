"""The table as one scene: makes its parts, joins them, and passes Qt's events on to them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import platformdirs
from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
)

from barracan.model.events import CardMoved
from barracan.model.offers import Pick
from barracan.model.places import DISCARD, HAND, STOCK, PlaceName, place_name
from barracan.model.view import SeatView
from barracan.session.game_parts import find_table
from barracan.session.table_model import Intents, TableModel
from barracan.table.appearance import Appearance
from barracan.table.cards.card_item import CardItem, LargeCards
from barracan.table.cards.faces import Faces
from barracan.table.cards.stage import Stage
from barracan.table.cards.tableau import Tableau
from barracan.table.display import TableDisplay
from barracan.table.hud.base import hud_items
from barracan.table.hud.hud import Hud
from barracan.table.hud.labels import Tells
from barracan.table.hud.panel import Panel
from barracan.table.hud.people import People
from barracan.table.hud.prints import Prints
from barracan.table.interaction.clicks import Clicks, HitTest
from barracan.table.interaction.drafts import Drafts
from barracan.table.interaction.drag import Drags
from barracan.table.interaction.highlights import Highlights, Refusals
from barracan.table.interaction.intents import TableIntents
from barracan.table.interaction.pointer import Pointer
from barracan.table.interaction.selection import Selection
from barracan.table.interaction.tips import Tips
from barracan.table.labels import TableLabels
from barracan.table.layouts.geometry import Layout
from barracan.table.themes import FELT, Theme

if TYPE_CHECKING:
    from barracan.table.cards.place_item import PlaceItem
    from barracan.table.hud.base import HudItem
    from barracan.table.hud.side_panel import BuilderPage
    from barracan.table.interaction.keyboard import Keyboard
    from barracan.table.moments.moment import Moment
    from barracan.table.moments.showing import Moments

EventT = TypeVar("EventT", bound=QEvent)


class TableScene(QGraphicsScene):
    """One table. It knows places and cards, never rules: whatever a person does is asked of the session.

    Signals:
        picked: the person has chosen these cards and no others (a list of ``Pick``).
        pressed: a button's name; also ``score_pad``, ``rules`` and the other windows of the top bar.
        settled: every card of the last happening has arrived.
        clause_asked: a clause of the rules is to be shown.
        move_asked: a past move in the list was pressed; how many moves ago it was, 1 being the newest.
        sounded: a moment has a sound, by its name, so loud.
    """

    picked = Signal(object)
    pressed = Signal(str)
    settled = Signal()
    clause_asked = Signal(str)
    move_asked = Signal(int)
    sounded = Signal(str, float)

    def __init__(
        self,
        model: TableModel | None = None,
        faces: Faces | None = None,
        theme: Theme = FELT,
    ) -> None:
        super().__init__()
        self.model = model or TableModel(self)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces = faces or Faces(parent=self)
        self.hud = Hud(self, theme)
        self.panel = Panel(self, theme, self.faces, self._make_builder)
        self.labels = TableLabels(self, theme)
        self.large = LargeCards(self, self.faces, theme)
        self.tableau = Tableau(self, self.faces, theme)
        self.stage = Stage(self, self.tableau, self.panel, self.model.order)
        self.selection = Selection(self.model, self._tell_picks)
        self.highlights = Highlights(self.stage, self.selection, self.panel)
        common = (self.stage, self.selection, self.highlights)
        self.refusals = Refusals(*common, self.hud)
        self.intents = TableIntents(self.model, self.stage, self.selection, self.hud, self.panel)
        self.drafts = Drafts(*common, self.intents, self.panel, lambda: self.display.people)
        self.display = TableDisplay(self.model, self.faces, *common, self.hud, self.panel, self.labels, Prints(self))
        self.hits = HitTest(self, self.stage, self.panel)
        self.clicks = Clicks(self.stage, self.selection, self.intents, self.drafts)
        drags = Drags(*common, self.intents, self.drafts, self.hits, self.hud, self.panel)
        self.pointer = Pointer(self.stage, self.hits, self.clicks, drags, self.refusals, self.large, self.set_touch)
        self.appearance = Appearance(
            self,
            theme,
            self.faces,
            self.stage,
            self.hud,
            self.panel,
            (self.labels, self.large),
            self.highlights,
        )
        self.tips = Tips(self, self.stage, self.hud)
        self._keyboard: Keyboard | None = None
        self._moments: Moments | None = None
        self._waits, self._spent_places, self._card_sheet = False, True, True
        self.marks_fitting = False
        """Whether cards that fit melds on the table are ringed after each draw."""
        self._connect_parts()

    @property
    def moments(self) -> "Moments":
        """The moments over this table; they load only when the first one comes."""
        if self._moments is None:
            from barracan.table.moments.showing import Moments

            self._moments = Moments(self, self.stage, self.faces, self.hud.action_bar, self.sounded.emit)
        return self._moments

    @property
    def moment(self) -> "Moment | None":
        """The moment that is shown, if there is one."""
        return self._moments.current if self._moments is not None else None

    def show_moment(self, moment: "Moment") -> None:
        """Let a moment happen that leaves its board over the table."""
        if self.hud.feat_line is not None:
            self.hud.feat_line.hide()
        self.hud.board = moment
        self.moments.show(moment, self.appearance.theme)
        self.display.show_choice()

    def leave_moment(self) -> None:
        """Show none any more."""
        if self._moments is not None:
            self._moments.leave()
        if self.hud.board is not None:
            self.hud.board = None
            self.display.show_choice()

    def point_sources(self) -> list[tuple[int, int, QRectF]]:
        """Each side's points with the slot in which they lie, on a table that has slots."""
        return self.moments.sources(self.stage.current_view)

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        self.stage.finish()

    def is_moving(self) -> bool:
        """Whether cards are under way, or a moment is."""
        return self.stage.motion.busy or (self.moment is not None and self.moment.moving)

    # What windows set

    def set_trick_play(self, *, waits: bool, one_click: bool) -> None:
        """Let complete tricks wait for a press or not, and one click play a card or choose it."""
        self._waits = waits
        self.clicks.plays_at_once = one_click
        self._hurry()

    def show_spent_places(self, shown: bool) -> None:
        """Show on a suit board which places are spent; never in a serious match."""
        self._spent_places = shown
        self._count()

    def show_played_cards(self, shown: bool) -> None:
        """Show on a card sheet which cards have been played, and the card points; never in a serious match."""
        self._card_sheet = shown
        self._count()

    def order_deuces(self, *, in_suits: bool) -> None:
        """Let deuces that are wild stand in their suits in the hand, or with the jokers as usual."""
        if in_suits != self.model.order.deuces_in_suits:
            self.model.order.deuces_in_suits = in_suits
            self.stage.agree()

    def _mark_fitting(self) -> None:
        """Ring after a draw the cards that fit melds on the table, where the person wants that."""
        view = self.model.view
        if not self.marks_fitting or view is None or view.turn != view.seat or self.stage.layout is None:
            return
        hand = place_name(HAND, view.seat)
        moved = [event for event in self.model.events if isinstance(event, CardMoved) and event.target == hand]
        if any(event.source in {STOCK, DISCARD} for event in moved):
            self.highlights.show_fitting(self.intents.find_fitting(hand))

    def _count(self) -> None:
        spent, played = self._spent_places, self._card_sheet
        if self.model.serious:
            spent = played = False
        self.stage.lay_by(self.stage.options._replace(spent_places=spent, played_cards=played))

    def set_touch(self) -> None:
        """Let everything that can be pressed be large enough for fingers from now on."""
        for item in hud_items(self):
            if not item.touch:
                item.set_touch(True)

    # What there is

    @property
    def people(self) -> People:
        """Who sits at the table."""
        return self.display.people

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
            from barracan.table.interaction.draft_keys import DraftKeys
            from barracan.table.interaction.keyboard import Keyboard

            cursor = Cursor(self, self.stage, self.selection, self.highlights, self.hud, self.panel)
            self._keyboard = Keyboard(
                self,
                cursor,
                self.stage,
                self.selection,
                self.intents,
                DraftKeys(cursor, self.stage, self.selection, self.intents, self.drafts),
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

    def told_at(self, tells: Tells) -> list[QRectF]:
        """Where labels stand that tell something of this kind, or will stand once they have stopped gliding."""
        labels = [each for each in self.labels.items.values() if each.isVisible() and each.tells() is tells]
        corners = [self.display.glide.goal(each).topLeft() for each in labels]
        return [
            area.translated(corner) for each, corner in zip(labels, corners, strict=True) for area in each.told_areas()
        ]

    def area_of(self, place: PlaceName) -> QRectF:
        """The part of the table that belongs to a place."""
        return self.tableau.area_of(place)

    def close_large(self) -> bool:
        """Put the card that is shown large away; says whether there was one."""
        return self.large.close()

    # Events of Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.stage.pass_trick():
            event.accept()
            return
        self.finish_motion()
        self.highlights.clear()
        self.intents.forget_escapes()
        if self._keyboard is not None:
            self._keyboard.cursor.hide()
        _answer(event, self.large.close() or self.pointer.press(event), super().mousePressEvent)
        self._leave_button()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.tips.over is not None:  # asked in each frame of a drag
            self.tips.follow(event.scenePos())
        if self.pointer.move(event):
            event.accept()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        _answer(event, self.pointer.release(event), super().mouseReleaseEvent)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.finish_motion()
        _answer(event, self.pointer.double_click(event), super().mouseDoubleClickEvent)
        self._leave_button()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.stage.pass_trick():
            event.accept()
            return
        self.refusals.last_point = None
        self.tips.leave()
        self.finish_motion()
        self.highlights.clear()
        _answer(event, self.keyboard.press(event), super().keyPressEvent)

    def focusNextPrevChild(self, _: bool) -> bool:
        """Leave Tab to the view; Qt would go back to the button that had the focus before."""
        return False

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Say what is under the pointer in a line of the table's own, which has its colours."""
        self.tips.show_at(event.scenePos())

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()

    # Parts

    def _connect_parts(self) -> None:
        self.faces.arrived.connect(self.stage.show_face)
        self.display.interrupted.connect(self.pointer.let_go)
        self.display.changed.connect(self._forget_handling)
        self.display.settled.connect(self._mark_fitting)
        self.display.settled.connect(self.settled)
        self.display.ladder_completed.connect(self._show_ladder)
        self.model.shown.connect(self._count)
        self.display.observe(self.drafts)
        self.model.refused.connect(self.refusals.show)
        self.model.hurry_changed.connect(self._hurry)
        self.intents.pressed.connect(self.pressed)
        self.hud.clause_pressed.connect(self.clause_asked)
        self.panel.clause_pressed.connect(self.clause_asked)
        self.panel.move_pressed.connect(lambda at: self.move_asked.emit(len(self.model.moves) - at))

    def connect_intents(self, intents: Intents) -> None:
        """Let what the person wants be done by these."""
        self.picked.connect(intents.pick)
        self.intents.dropped.connect(intents.drop)
        self.intents.reason_asked.connect(intents.tell_reason)
        self.intents.tray_new.connect(intents.tray_new)
        self.intents.tray_add.connect(intents.tray_add)
        self.intents.tray_remove.connect(intents.tray_remove)
        self.intents.tray_ladder.connect(intents.tray_ladder)
        self.panel.ask_room = intents.ladder_room
        self.intents.ask_fitting = intents.fitting
        self.intents.find_fitting = intents.find_fitting
        self.move_asked.connect(intents.recall)
        self.settled.connect(intents.settled)

    def _show_ladder(self, side: int, number: int, sentence: str) -> None:
        """Let light climb a ladder; a board that stands over the table stays."""
        if self.hud.board is None:
            self.moments.show_ladder(self.stage.current_view, side, number, sentence, self.appearance.theme)

    def _make_builder(self, parent: "HudItem") -> "BuilderPage":
        builder: BuilderPage = find_table(self.stage.game).make_builder(parent)
        return builder

    def _forget_handling(self) -> None:
        if self._keyboard is not None:
            self._keyboard.cursor.forget()
        self.large.close()
        self.tips.leave()
        self.intents.forget_escapes()

    def _hurry(self) -> None:
        """A hand that is played out needs no motion."""
        self.stage.set_speed("off" if self.model.hurried else self.appearance.outfit.speed)
        self.stage.trick_waits = self._waits and not self.model.hurried

    def _leave_button(self) -> None:
        """Whoever uses the mouse has left the button with the keyboard's focus: its keys are the table's again."""
        if self.focusItem() is not None:
            self.focusItem().clearFocus()

    def _tell_picks(self, picks: list[Pick]) -> None:
        self.highlights.show()
        self.picked.emit(picks)


def create_scene(owner: QObject, model: TableModel) -> TableScene:
    """A scene of this table whose faces are kept in the user's cache folder; both end with their owner."""
    cache = platformdirs.user_cache_path("barracan", appauthor=False) / "faces"
    scene = TableScene(model, Faces("classic", cache, owner))
    scene.setParent(owner)
    return scene


def _answer(event: EventT, taken: bool, otherwise: Callable[[EventT], None]) -> None:
    """Accept an event that a part of the table has taken; else let the scene do what it usually does."""
    if taken:
        event.accept()
    else:
        otherwise(event)
