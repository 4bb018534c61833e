"""What goes on by itself at a table: computer players, the curtain, the clock, forced moves, the end of a hand."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer

from barracan.model.events import CardMoved, Event
from barracan.model.match import Step
from barracan.model.moves import Move
from barracan.model.offers import TrayVerdict
from barracan.model.places import LADDER, MELD, MELDS, read_place
from barracan.model.text import Text
from barracan.session import snapshots
from barracan.session.clock import SPENT, Clock
from barracan.session.computer_seats import ComputerSeats
from barracan.session.open_table import OpenTable
from barracan.session.table_model import EMPTY_TRAY, TableModel

_MELD: Final = 1.5
"""How many times the rest between two moves is needed besides to see a meld that has been laid or has grown."""


class Pace(NamedTuple):
    """Milliseconds that pass at least before a computer's move, and after a person's turn before anything follows.

    In the second a discard can still be taken back.
    """

    computer: int = 450
    taking_back: int = 1200

    def rest(self, events: Iterable[Event] = ()) -> int:
        """Milliseconds before a computer's move after these events: longer for each meld, so that it is seen."""
        moved = {event.target for event in events if isinstance(event, CardMoved)}
        laid = sum(read_place(place).kind in {MELD, MELDS, LADDER} for place in moved)
        return round(self.computer * (1 + _MELD * laid))


class Progress(QObject):
    """Makes every change of the open match, tells the model of it, and does what follows when its time has come.

    Attributes:
        table: the match that is open, ``None`` where none is.
        pace: how long things take at least.
        forced: whether a person's only move is made by itself.
    """

    def __init__(self, model: TableModel, computers: ComputerSeats, parent: QObject) -> None:
        super().__init__(parent)
        self.table: OpenTable | None = None
        self.pace = Pace()
        self.forced = False
        self._model = model
        self._computers = computers
        self._computers.ready.connect(self.go_on)
        self._clock = Clock(self)
        self._clock.ticked.connect(self._tell_time)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.go_on)
        self._curtain: int | None = None
        self._moving = self._telling = False
        self._end_told = False

    @property
    def rest(self) -> int:
        """Milliseconds that are left before anything follows by itself."""
        return max(0, self._pause.remainingTime())

    def open(self, table: OpenTable) -> None:
        """Take over a match; nothing of it is shown yet."""
        self.table = table
        self._clock.wind(table.live.match)
        self._curtain = None
        self._moving = self._telling = self._end_told = False
        self._warm(table)

    def close(self) -> None:
        """Let go of the match."""
        self._pause.stop()
        self._clock.stop()
        self._computers.forget()
        if self.table is not None:
            self.table.live.close()
        self.table = None
        self._model.set_hurried(False)

    def begin(self, table: OpenTable) -> None:
        """Go on with the open match where it stands."""
        state = table.live.state
        if state.turn is None and state.ending is None:
            self.deal(table)
        elif table.is_shown:
            self.show(table)
            self._wait(table, self.pace.computer)
        else:
            self.go_on()

    # Changes

    def deal(self, table: OpenTable) -> None:
        """Deal; a person who is not to move first sees nothing of it on a shared screen."""
        step = table.live.deal()
        self._end_told = False
        state = table.live.state
        if table.viewer.due(state.turn) is None:
            self._tell(table, step, state.dealer, snapshots.describe_deal(table.live))
            self._wait(table, self.pace.computer)
        else:
            self.go_on()

    def make(self, table: OpenTable, move: Move, laid: TrayVerdict | None = None, worlds: int | None = None) -> None:
        """Make a legal move, whoever chose it: it is stored before anything of it is told."""
        self._computers.forget()
        notes = {} if worlds is None else {"worlds": worlds}  # 0 tells of the plan's move
        live = table.live
        step = live.play(move, **notes, **({SPENT: self._clock.seconds_played} if self._clock.is_set else {}))
        if laid:
            table.selection.tray.drop_laid(laid)
        self._tell(table, step, move.seat, snapshots.describe(live, live.match.moves))
        may_regret = live.may_take_back(move.seat) and live.state.turn != move.seat
        rest = self.pace.taking_back if may_regret else self.pace.rest(step.events)
        self._wait(table, 0 if table.is_hurried else rest)

    def take_back(self, table: OpenTable) -> None:
        """Take the last move back."""
        self._pause.stop()
        self._computers.forget()
        table.live.take_back()
        table.selection.clear()
        self.show(table)

    def let_stand_in(self, table: OpenTable, seats: set[int]) -> None:
        """Let a computer play out the hands of these persons from now on, and of nobody else; then go on."""
        if seats == table.live.stand_ins:
            return
        self._computers.forget()
        table.live.stand_ins = seats
        self._telling = True
        self._model.set_hurried(table.is_hurried)
        self._moving = self._telling = False
        if table.is_shown:
            self.tell_selection(table)
        self._wait(table, 0 if table.is_hurried else self.pace.computer)

    def seat(self, table: OpenTable, seat: int, player: str) -> None:
        """Let another play this seat from the next move on."""
        if self._curtain is not None or table.live.players[seat] == player:
            return
        self.let_stand_in(table, table.live.stand_ins - {seat})
        self._pause.stop()
        self._computers.forget()
        table.live.players[seat] = player
        table.viewer.set_players(table.live.players)
        self._moving = False
        table.selection.clear()
        self._warm(table)
        if (due := table.viewer.due(table.live.state.turn)) is not None:
            self._draw_curtain(table, due)
        else:
            self.show(table)
            self._wait(table, self.pace.computer)

    def lift_curtain(self, table: OpenTable, seat: int) -> None:
        """The person of this seat is there and wants to see the hand."""
        if seat == self._curtain:
            self._curtain = None
            table.viewer.open(seat)
            self.show(table)
            self._wait(table, self.pace.computer)

    # What is told

    def show(self, table: OpenTable) -> None:
        """Tell the table as it stands; the motion that this cuts short is of what was told before."""
        self._moving, self._telling = False, True
        table.selection.look(table.live.state, table.seat)
        self._model.show(snapshots.table_snapshot(table.live, table.seat, table.may_undo))
        self._telling = False
        self.tell_selection(table)

    def show_again(self, table: OpenTable) -> None:
        """Tell the table once more, for one that begins to look on; while it is told nothing follows."""
        if self._curtain is None and table.is_shown:
            before = self._telling
            self.show(table)
            self._telling = before
            if not before:
                self.go_on()

    def tell_selection(self, table: OpenTable) -> None:
        """Tell what is chosen, what it may become, and the tray."""
        self.tell_offer(table)
        self._model.set_tray(table.tray())

    def tell_offer(self, table: OpenTable) -> None:
        """Tell what is chosen and what it may become."""
        self._model.set_offer(table.offer(), table.selection.picks)

    def settled(self) -> None:
        """The table has finished its motion; while something is being told, that of what was told before."""
        if not self._telling:
            self._moving = False
            self.go_on()

    # What follows

    def go_on(self) -> None:
        """Do what follows by itself, when the table rests and its time has come."""
        table = self.table
        if table is None or self._moving or self._pause.isActive() or self._curtain is not None:
            return
        live, turn = table.live, table.live.state.turn
        self._clock.run(turn is not None)
        idle = {seat for seat in live.stand_ins if live.idle(seat)}
        if idle != live.stand_ins:
            self.let_stand_in(table, idle)  # somebody for whom a computer stood in has more to do again
            return
        due = table.viewer.due(turn, live.stand_ins)
        if due is not None:
            self._draw_curtain(table, due)
        elif turn is None:
            self._tell_end(table)
        elif self._clock.is_up and (call := self._time_call(table)):
            self.make(table, call)
        elif move := self._computers.move:
            self.make(table, move, worlds=self._computers.worlds)
        elif self.forced and turn == table.viewer.seat and table.viewer.acts and (only := live.only_move()):
            self.make(table, only)

    def _wait(self, table: OpenTable, msec: int) -> None:
        """Let so much time pass before anything follows by itself; a computer player thinks meanwhile."""
        turn = table.live.state.turn
        if turn is not None and (turn not in table.viewer.persons or turn in table.live.stand_ins):
            self._computers.ask(table.live)
        self._pause.start(msec)

    def _warm(self, table: OpenTable) -> None:
        if len(table.viewer.persons) < len(table.live.players):
            self._computers.warm(table.live.game.id)

    def _tell(self, table: OpenTable, step: Step, seat: int, words: Text) -> None:
        self._moving = self._telling = True
        table.selection.look(table.live.state, table.seat)
        self._model.step(snapshots.step_happening(table.live, table.seat, step, seat, words, table.may_undo))
        self._telling = False
        self.tell_selection(table)

    def _tell_time(self, left: int) -> None:
        self._model.set_time(left)
        if not left:
            self.go_on()

    def _time_call(self, table: OpenTable) -> Move | None:
        """The clock's own move once the time of the match is up, for whoever has the turn."""
        from barracan.players.protocol import CLOCK  # most matches are played without

        calls: Iterable[Move] = table.live.game.legal_moves(table.live.state).of(CLOCK)
        return next(iter(calls), None)

    def _draw_curtain(self, table: OpenTable, seat: int) -> None:
        table.live.shut()
        table.selection.clear()
        table.viewer.close()
        self._curtain = seat
        self._model.set_tray(EMPTY_TRAY)
        self._model.cover(snapshots.curtain_request(table.live, seat))

    def _tell_end(self, table: OpenTable) -> None:
        """Tell how the hand has ended, once; before a deal nobody is to move either, but nothing has ended."""
        state = table.live.state
        if self._end_told or state.ending is None:
            return
        self._end_told = True
        self._model.end_hand(state.ending)
        if state.result:
            self._model.end_match(state.result)
