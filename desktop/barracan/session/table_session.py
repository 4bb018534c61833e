"""The session of one table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from barracan.model.game import AnyGame
from barracan.model.match import Step
from barracan.model.moves import Move
from barracan.model.offers import TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.replay import FindGame
from barracan.model.seal import Seal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session import snapshots
from barracan.session.clock import SPENT, Clock
from barracan.session.computer_seats import ComputerSeats
from barracan.session.live_match import LiveMatch
from barracan.session.messages import MatchSettings
from barracan.session.play_out import PlayingOut
from barracan.session.selection import Selection
from barracan.session.table_model import EMPTY_TRAY, TableModel
from barracan.session.viewer import Viewer
from barracan.session.worker_pool import WorkerPool
from barracan.storage.library import Library

_SERIOUS = QT_TRANSLATE_NOOP("session", "This is a serious match: nothing is taken back, and no hints are given.")
_NO_UNDO = QT_TRANSLATE_NOOP("session", "Nothing can be taken back: something hidden has been shown since.")


class Pace(NamedTuple):
    """Milliseconds that pass at least before a computer's move, and after a person's turn before anything follows.

    In the second a discard can still be taken back.
    """

    computer: int = 450
    taking_back: int = 1200


class TableSession(PlayingOut):
    """The one writer of a match: every wish ends here, is judged, made, stored, and told to the viewer.

    Attributes:
        model: the table as it stands now.
        pace: how long things take at least.
        forced: whether a person's only move is made by itself.

    Signals:
        shown: the table as it stands, to be put there at once (``Snapshot``).
        happened: one step to animate (``Happening``); the table answers with ``settled``.
        curtain_drawn: the screen passes on (``CurtainRequest``); nothing is shown until ``lift_curtain``.
        thinking: the seat whose computer player thinks, ``None`` when it no longer does.
        hand_over: how the hand ended (``HandEnd``); ``next_hand`` goes on.
        match_over: how the match ended (``MatchEnd``).
        trouble: a failure of the program in words (``Text``).
        hinted: a hint for the viewer (``Decision``).
        recalled: a past move to be shown once more (``Recalled``).
        clock_changed: how many seconds are left, in a match that is played on time.
    """

    shown = Signal(object)
    happened = Signal(object)
    curtain_drawn = Signal(object)
    thinking = Signal(object)
    hand_over = Signal(object)
    match_over = Signal(object)
    trouble = Signal(object)
    hinted = Signal(object)
    recalled = Signal(object)
    clock_changed = Signal(int)

    def __init__(
        self, library: Library, find_game: FindGame, thinker: WorkerPool | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.model = TableModel(self)
        self.pace = Pace()
        self.forced = False
        self._library = library
        self._find_game = find_game
        self._computers = ComputerSeats(thinker or WorkerPool(self), self)
        self._computers.ready.connect(self._go_on)
        self._computers.hinted.connect(self.model.hint)
        self._computers.hinted.connect(self.hinted)
        self._computers.thinking.connect(self.model.set_thinking)
        self._computers.thinking.connect(self.thinking)
        self._computers.trouble.connect(self.trouble)
        self._clock = Clock(self)
        self._clock.ticked.connect(self._tell_time)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self._curtain: int | None = None
        self._moving = self._telling = False
        self._end_told = False

    @property
    def game(self) -> AnyGame:
        """The game that is played, as the catalog has it."""
        return self._playing.game

    @property
    def record(self) -> Sequence[str]:
        """The lines of the match being played, stored or not; none where no match is open."""
        return self._playing.match.lines if self._open else ()

    @property
    def stored(self) -> int | None:
        """The library's number of the match being played, ``None`` if there is none or it could not be stored."""
        return self._playing.stored if self._open else None

    @property
    def unsaved(self) -> bool:
        """Whether something of the match being played could not be stored."""
        return self._open and self._playing.unsaved

    def save(self) -> None:
        """Store what is not stored yet of the match being played."""
        if self._open:
            self._playing.save()

    def start(self, settings: MatchSettings) -> None:
        """Begin a new match and deal; raises ``RecordFault`` for settings that the rules refuse."""
        self.leave()
        self._enter(LiveMatch.begin(self._library, self._find_game, settings, self.trouble.emit))
        if self._eyes.viewer is not None:
            self._show()
        self._deal()

    def resume(self, match: int) -> None:
        """Go on with a stored match exactly where it stood; raises ``LibraryError`` if that cannot be."""
        self.leave()
        self._enter(LiveMatch.resume(self._library, self._find_game, match, self.trouble.emit))
        state = self._playing.state
        if state.turn is None and state.ending is None:
            self._deal()
        elif self._eyes.viewer is not None:
            self._show()
            self._wait(self.pace.computer)
        else:
            self._go_on()

    def next_hand(self) -> None:
        """Deal the next hand after one that is over."""
        if self._open and self._playing.state.turn is None and self._playing.state.result is None:
            self._deal()

    def show_again(self) -> None:
        """Tell the table as it stands once more, for one that begins to look on; while it is told nothing follows."""
        if self._open and self._curtain is None and self._eyes.viewer is not None:
            before = self._telling
            self._show()
            self._telling = before
            if not before:
                self._go_on()

    def leave(self) -> None:
        """Let go of the match; it can be resumed as it stands."""
        self._pause.stop()
        self._clock.stop()
        self._computers.forget()
        if self._open:
            self._playing.close()
        self._open = False
        self.model.set_hurried(False)
        self.hurried.emit(False)

    def close(self) -> None:
        """Let go of the match and end the worker."""
        self.leave()
        self._computers.close()

    @property
    def own_wishes(self) -> Mapping[str, Callable[[], None]]:
        """Undo and Hint belong to the table."""
        return {**super().own_wishes, "undo": self.undo, "hint": self.hint}

    def undo(self) -> None:
        """Take back the last move of the person at the screen, if it has shown nothing hidden."""
        if not self._may_wish():
            return
        if not self._may_undo():
            self._refuse(Refusal("", Text("session", _SERIOUS if self._playing.serious else _NO_UNDO)))
            return
        self.stop()
        self._pause.stop()
        self._computers.forget()
        self._playing.take_back()
        self._handling.clear()
        self._show()

    def hint(self) -> None:
        """Ask the strongest player what it would do in the viewer's place."""
        if not self._may_wish() or self._playing.state.turn != self._eyes.viewer:
            return
        if self._playing.serious:
            self._refuse(Refusal("", Text("session", _SERIOUS)))
        else:
            self.stop()
            self._computers.hint(self._playing)

    def recall(self, ago: int) -> None:
        """Tell a past move of this hand once more, as the viewer saw it; 1 is the newest."""
        if self._open and self._eyes.viewer is not None and 1 <= ago <= len(self._playing.match.moves):
            recalled = snapshots.recall(self._playing, self._viewer, *self._playing.before(ago))
            self.model.recall(recalled)
            self.recalled.emit(recalled)

    def seals(self) -> list[Seal]:
        """The seals of the open match's decks; what is under the seal of a hand being played is left out."""
        return self._playing.seals()

    def seat(self, seat: int, player: str) -> None:
        """Let another play this seat from the next move on: a level of the computer, or ``human`` for a person."""
        if not self._open or self._curtain is not None or self._playing.players[seat] == player:
            return
        self._let_stand_in(self._playing.stand_ins - {seat})
        self._pause.stop()
        self._computers.forget()
        self._playing.players[seat] = player
        self._eyes.seat(self._playing.players)
        self._moving = False
        self._handling.clear()
        self._warm()
        if (due := self._eyes.due(self._playing.state.turn)) is not None:
            self._draw_curtain(due)
        else:
            self._show()
            self._wait(self.pace.computer)

    def lift_curtain(self, seat: int) -> None:
        """The person of this seat is there and wants to see the hand."""
        if self._open and seat == self._curtain:
            self._curtain = None
            self._eyes.open(seat)
            self._show()
            self._wait(self.pace.computer)

    def settled(self) -> None:
        """The table has finished its motion; while something is being told, that of what was told before."""
        if not self._telling:
            self._moving = False
            self._go_on()

    def _enter(self, playing: LiveMatch) -> None:
        self._playing = playing
        self._eyes = Viewer(playing.players)
        self._handling = Selection(playing.game)
        self._clock.wind(playing.match)
        self._open = True
        self._curtain = None
        self._moving = self._telling = self._end_told = False
        self._warm()

    def _warm(self) -> None:
        if len(self._eyes.persons) < len(self._playing.players):
            self._computers.warm()

    def _deal(self) -> None:
        """Deal; a person who is not to move first sees nothing of it on a shared screen."""
        step = self._playing.deal()
        self._end_told = False
        state = self._playing.state
        if self._eyes.due(state.turn) is None:
            self._tell(step, state.dealer, snapshots.describe_deal(self._playing))
            self._wait(self.pace.computer)
        else:
            self._go_on()

    def _make(self, move: Move, laid: TrayVerdict | None = None, worlds: int | None = None) -> None:
        """Make a legal move, whoever chose it: it is stored before anything of it is told."""
        self._computers.forget()
        notes = {} if worlds is None else {"worlds": worlds}  # 0 tells of the plan's move
        step = self._playing.play(move, **notes, **({SPENT: self._clock.spent} if self._clock.set else {}))
        if laid:
            self._handling.tray.laid(laid)
        self._tell(step, move.seat, snapshots.describe(self._playing, move))
        may_regret = self._playing.may_take_back(move.seat) and self._playing.state.turn != move.seat
        self._wait(0 if self._hurries else self.pace.taking_back if may_regret else self.pace.computer)

    def _wait(self, msec: int) -> None:
        """Let so much time pass before anything follows by itself; a computer player thinks meanwhile."""
        turn = self._playing.state.turn
        if turn is not None and (turn not in self._eyes.persons or turn in self._playing.stand_ins):
            self._computers.ask(self._playing)
        self._pause.start(msec)

    def _go_on(self) -> None:
        """Do what follows by itself, when the table rests and its time has come."""
        if not self._open or self._moving or self._pause.isActive() or self._curtain is not None:
            return
        turn = self._playing.state.turn
        self._clock.run(turn is not None)
        if self._gives_back():
            return
        seat = self._eyes.due(turn, self._playing.stand_ins)
        if seat is not None:
            self._draw_curtain(seat)
        elif turn is None:
            self._tell_end()
        elif self._clock.is_up and (call := self._time_call()):
            self._make(call)
        elif move := self._computers.move:
            self._make(move, worlds=self._computers.worlds)
        elif self.forced and turn == self._eyes.viewer and self._eyes.acts and (only := self._playing.only_move()):
            self._make(only)

    def _tell_time(self, left: int) -> None:
        self.model.set_time(left)
        self.clock_changed.emit(left)
        if not left:
            self._go_on()

    def _time_call(self) -> Move | None:
        """The clock's own move once the time of the match is up, for whoever has the turn."""
        from barracan.players.protocol import CLOCK  # most matches are played without

        calls: Iterable[Move] = self._playing.game.legal_moves(self._playing.state).of(CLOCK)
        return next(iter(calls), None)

    def _draw_curtain(self, seat: int) -> None:
        self._playing.shut()
        self._handling.clear()
        self._eyes.close()
        self._curtain = seat
        request = snapshots.curtain_request(self._playing, seat)
        self.model.set_tray(EMPTY_TRAY)
        self.tray_changed.emit(EMPTY_TRAY)
        self.model.cover(request)
        self.curtain_drawn.emit(request)

    def _tell_end(self) -> None:
        """Tell how the hand has ended, once; before a deal nobody is to move either, but nothing has ended."""
        state = self._playing.state
        if self._end_told or state.ending is None:
            return
        self._end_told = True
        self.model.end_hand(state.ending)
        self.hand_over.emit(state.ending)
        if state.result:
            self.model.end_match(state.result)
            self.match_over.emit(state.result)

    def _may_undo(self) -> bool:
        return self._eyes.acts and self._playing.may_take_back(self._viewer)

    def _show(self) -> None:
        """Tell the table as it stands; the motion that this cuts short is of what was told before."""
        self._moving, self._telling = False, True
        self._handling.look(self._playing.state, self._viewer)
        snapshot = snapshots.table_snapshot(self._playing, self._viewer, self._may_undo())
        self.model.show(snapshot)
        self.shown.emit(snapshot)
        self._telling = False
        self._tell_handling()

    def _tell(self, step: Step, seat: int, words: Text) -> None:
        self._moving = self._telling = True
        self._handling.look(self._playing.state, self._viewer)
        happening = snapshots.step_told(self._playing, self._viewer, step, seat, words, self._may_undo())
        self.model.step(happening)
        self.happened.emit(happening)
        self._telling = False
        self._tell_handling()
