"""What the model of the table tells, shown by its parts: how it stands, each step, a past move once more."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from barracan.model.events import HandDealt
from barracan.model.offers import Target
from barracan.model.places import HAND, read_place
from barracan.model.places import LADDER as LADDER_PLACE
from barracan.model.view import Family, SeatView
from barracan.session.game_parts import find_table
from barracan.session.messages import Happening, Recalled
from barracan.session.table_model import TableModel
from barracan.table import timings
from barracan.table.cards.faces import Faces
from barracan.table.cards.stage import Stage
from barracan.table.completed_ladder import find_completed
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import LADDER, TRAY, TableStatus, button_targets
from barracan.table.hud.buttons import ButtonContent, light_main
from barracan.table.hud.choice_sheet import SheetContent
from barracan.table.hud.game_content import game_content
from barracan.table.hud.glide import Glide
from barracan.table.hud.hud import Hud
from barracan.table.hud.labels import widest_tag
from barracan.table.hud.panel import Panel
from barracan.table.hud.people import People, people_at
from barracan.table.hud.prints import Prints
from barracan.table.interaction.drafts import Drafts
from barracan.table.interaction.highlights import Highlights
from barracan.table.interaction.selection import Selection
from barracan.table.labels import TableLabels
from barracan.table.layouts.geometry import Layout

if TYPE_CHECKING:
    from barracan.table.hud.open_cards import TurnedUpCards

_log = logging.getLogger(__name__)


class TableDisplay(QObject):
    """Observes the model and lets stage, hud, panel and labels show it.

    Signals:
        interrupted: cards are about to move: what is held is let go.
        changed: the table stands otherwise: nothing that was done on it so far counts any more.
        settled: every card of the last happening has arrived.
        ladder_completed: the cards of a ladder that is complete now have arrived; its side, its number, a sentence.

    Attributes:
        people: who sits at the table.
        glide: lets what stands beside cards move with them.
        prints: what of that is printed on the table.
    """

    interrupted = Signal()
    changed = Signal()
    settled = Signal()
    ladder_completed = Signal(int, int, str)

    def __init__(
        self,
        model: TableModel,
        faces: Faces,
        stage: Stage,
        selection: Selection,
        highlights: Highlights,
        hud: Hud,
        panel: Panel,
        labels: TableLabels,
        prints: Prints,
    ) -> None:
        super().__init__(stage)
        self._model = model
        self._faces = faces
        self._stage = stage
        self._selection = selection
        self._highlights = highlights
        self._hud = hud
        self._panel = panel
        self._labels = labels
        self.people = People()
        self._feats: list[str] = []
        self._completed: tuple[int, int] | None = None
        self._open: TurnedUpCards | None = None
        self._stock: Target | None = None
        """What the stock offers in this position while nothing is chosen."""
        stage.measured.connect(self._place_hud)
        stage.held_changed.connect(hud.show_held)
        hud.sheet_changed.connect(self._show_status)
        stage.settled.connect(self._after_motion)
        panel.built_chosen.connect(self._show_status)
        self.glide = Glide(self)
        self.glide.rested.connect(self._print)
        self.prints = prints

    def observe(self, drafts: Drafts) -> None:
        """Follow the model from now on; *drafts* show its tray."""
        model, hud = self._model, self._hud
        drafts.changed.connect(self.show_choice)
        model.shown.connect(self.show)
        model.happened.connect(drafts.follow)
        model.happened.connect(self._play_or_show)
        model.recalled.connect(self.recall)
        model.offer_changed.connect(self.show_choice)
        model.tray_changed.connect(lambda: drafts.show(model.tray))
        model.order_changed.connect(self._show_order)
        model.onward_changed.connect(self._show_onward)
        model.thinking_changed.connect(lambda: hud.set_thinking(model.thinking))
        model.time_changed.connect(self._show_time)

    def rest(self) -> None:
        """Lay nothing while nobody sees the table: it takes time, and makes the match wait for cards that move."""
        self.wait()
        self._stage.tableau.clear()

    def wait(self) -> None:
        """Lay nothing until it wakes, so that all that changes meanwhile is laid once; cards that stay are the same."""
        self._stage.finish()
        self._stage.layout, self._stage.resting = None, True

    def wake(self) -> None:
        """Show the table again as the model has it, if it rested or waited."""
        if self._stage.resting:
            self._stage.resting = False
            self.show()

    def show(self) -> None:
        """Put the table at once as the model has it."""
        view = self._model.view
        if view is None:
            return
        self._begin()
        self.people = people_at(self._model)
        self._faces.set_stoppers(view.family() is Family.PILES)
        self._stage.game = self._model.game
        tag = widest_tag(map(self.people.names_of, view.sides))
        self._stage.options = self._stage.options._replace(tag=tag)
        self._stage.put(view)
        self._selection.last_moved = self._stage.tableau.find_moved(self._model.events)
        self._highlights.show()

    def play(self, happening: Happening) -> None:
        """Move the cards as the step tells, then let the table be as its view says."""
        self._begin()
        if self._stage.resting:
            self._follow(happening)
            return
        self._feats = self.people.feats(happening.events)
        self._completed = self._find_completed(happening) if self._feats else None
        if any(isinstance(event, HandDealt) for event in happening.events):
            self._selection.last_moved = set()
            self._stage.deal(happening.view)
        else:
            moved = self._stage.act(happening.events, happening.view)
            self._selection.last_moved = {card for card in moved if read_place(card.place).kind != HAND}
        self._highlights.show()

    def recall(self, recalled: Recalled) -> None:
        """Show a past move once more, then the table as it is."""
        if self._stage.resting:
            return
        self._stage.finish()
        self.interrupted.emit()
        self._selection.clear()
        self._stage.reset()
        happening = recalled.happening
        self._selection.last_moved = set(self._stage.recall(recalled.before, happening.events, happening.view))
        self._highlights.show()

    def show_choice(self) -> None:
        """Show what is chosen and what may be done with it."""
        self._highlights.show()
        self._show_chosen()
        self._show_status()

    def _show_chosen(self) -> None:
        """Let what stands beside the cards tell of the chosen ones."""
        stage = self._stage
        if stage.layout is not None and stage.view is not None:
            chosen = tuple(card.code for card in self._selection.cards if card.code)
            self._labels.show_choice(find_table(stage.game), stage.view, chosen)

    def _begin(self) -> None:
        """Nothing chosen, hovered or enlarged outlives a change of the table."""
        self._stage.finish()
        self.glide.end()
        self.interrupted.emit()
        self._highlights.be_still()
        self._selection.forget()
        self._stage.reset()
        self.changed.emit()

    def _follow(self, happening: Happening) -> None:
        """Take the view alone: no card travels on a table that rests."""
        self._stage.view = happening.view
        QTimer.singleShot(0, self, self.settled.emit)

    def _play_or_show(self, happening: Happening) -> None:
        """The match goes on, whatever its picture does."""
        try:
            self.play(happening)
        except Exception:  # noqa: BLE001 - a fault of the animation must not stop the match
            _log.exception("step %s could not be animated; the table is shown as it stands", happening.number)
            QTimer.singleShot(0, self, self.settled.emit)
            self.show()

    def _find_completed(self, happening: Happening) -> tuple[int, int] | None:
        """Which ladder the step completes; none where nobody waits to see it."""
        if self._model.hurried:
            return None
        return find_completed(self._model.before, happening.view)

    def _show_order(self) -> None:
        self._stage.agree()
        self._highlights.show()

    def _show_onward(self) -> None:
        self._hud.onward = self._model.onward
        self.show_choice()

    def _place_hud(self, gliding: bool) -> None:
        hud, view, layout = self._hud, self._stage.current_view, self._stage.current_layout
        self.glide.remember(self._beside_cards())
        hud.place(layout)
        self._panel.place(layout)
        table = find_table(self._stage.game)
        note_of = partial(table.plate_note, view)
        hud.show_view(view, self.people, in_tray=self._stage.tray_size(), note_of=note_of)
        hud.show_corners(layout, partial(game_content, view, self.people, self._model.moves))
        self._panel.show_view(view, self.people, self._model.moves)
        hud.show_order(self._stage.order.name)
        self._labels.show(table, view, layout, self.people, self._stage.tray)
        self._tell_ladders()
        self.glide.begin(self._beside_cards(), self._stage.motion.speed if gliding else timings.OFF)
        self._print()
        self._show_turned_up(view, layout, waits=gliding)
        self._show_status()

    def _show_turned_up(self, view: SeatView, layout: Layout, *, waits: bool) -> None:
        """Lay the cards open that the end of the hand turns up; what *waits* turns when all cards have arrived."""
        if self._open is None and view.turned_up():
            from barracan.table.hud.open_cards import TurnedUpCards  # no hand ends at once

            self._open = TurnedUpCards(self._hud.add, self._faces, self)
        if self._open is not None:
            self._open.show(view, layout, self.people, waits=waits)

    def _print(self) -> None:
        """Print what lies still."""
        still = (item for item in self._beside_cards() if not self.glide.moves(item))
        self.prints.show([*still, self._hud.top_bar, self._hud.action_bar])

    def _beside_cards(self) -> list[HudItem]:
        """What moves with the cards."""
        return [*self._labels.items.values(), *self._hud.beside_cards()]

    def _tell_ladders(self) -> None:
        """Let the cards of a ladder say what its words do: how far it is, and what it lacks."""
        for name, place in self._stage.tableau.places.items():
            words = self._labels.items.get(f"label:{name}") if read_place(name).kind == LADDER_PLACE else None
            for card in place.cards:
                card.setToolTip(words.toolTip() if words is not None else "")

    def _show_time(self) -> None:
        self._hud.top_bar.show_clock(self._model.time_left)
        self._labels.show_time(self._model.time_left)

    def _show_status(self) -> None:
        view = self._stage.view
        if view is None:
            return
        if not self._selection.cards:
            self._stock = self._model.offer.target("stock")
        yours = self.people.may_act(view)
        now = TableStatus(
            self._model.offer,
            [card.place for card in self._selection.cards],
            undo=self._model.undo,
            yours=yours,
            tray=self._stage.tray,
            shows_tray=self._panel.page == TRAY,
            shows_ladder=self._panel.page == LADDER or not view.builds_ladders(),
            stock=self._stock,
            lays_there=self._panel.page in (TRAY, LADDER),
            builds=self._panel.page == LADDER,
            told=self._builder_status(),
            watched=self.people.watched,
            sheet=self._sheet_buttons(view, button_targets(self._model.offer) if yours else ()),
        )
        self._hud.show_status(now)
        if self._stage.trick_lies:
            words = QCoreApplication.translate("TableDisplay", "The trick is complete: click or press a key to go on.")
            self._hud.action_bar.show_status(words, yours=True)
        light_main(self._panel.item, lit=self._hud.action_bar.main is None)

    def _builder_status(self) -> str:
        """What the builder says of what may be done, once there is nothing to be taken first."""
        if self._stock is not None or not self.people.may_act(self._stage.current_view):
            return ""
        return self._panel.status([card.code for card in self._selection.cards if card.code])

    def _sheet_buttons(self, view: SeatView, choices: Sequence[Target]) -> Sequence[ButtonContent] | None:
        """Lay what the game has for a choice over the table; the buttons that do what is marked there."""
        layout = self._stage.layout
        kind = find_table(self._stage.game).choice_sheet(view) if choices and layout is not None else None
        sheet = self._hud.show_sheet(kind if self._hud.board is None else None)
        if sheet is None or layout is None:
            return None
        sheet.show_content(SheetContent(choices, view, layout, self.people))
        return sheet.bar_buttons()

    def _after_motion(self) -> None:
        feats, self._feats = self._feats, []
        if feats and self._completed is not None:
            self.ladder_completed.emit(*self._completed, "; ".join(feats))
        elif feats:
            self._hud.show_feats(feats, self._stage.motion.speed)
        self._selection.last_moved = self._stage.tableau.find_moved(self._model.events)
        if self._open is not None:
            self._open.turn(self._stage.motion.speed)
        self._highlights.show()
        self.settled.emit()
