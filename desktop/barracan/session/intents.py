"""What a person at a table wants done, and what they are told of it."""

from collections.abc import Callable, Sequence

from barracan.model.cards import Code
from barracan.model.moves import Move
from barracan.model.offers import LadderDraft, LadderRoom, Pick
from barracan.model.places import BUTTON, PlaceName, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session import snapshots
from barracan.session.computer_seats import ComputerSeats
from barracan.session.open_table import OpenTable
from barracan.session.progress import Progress
from barracan.session.table_model import TableModel
from barracan.session.tray import Tray

_SERIOUS = QT_TRANSLATE_NOOP("session", "This is a serious match: nothing is taken back, and no hints are given.")
_NONE_FITS = QT_TRANSLATE_NOOP("session", "No card of the hand goes with what lies here now.")
_NO_UNDO = QT_TRANSLATE_NOOP("session", "Nothing can be taken back: something hidden has been shown since.")


class PersonIntents:
    """Hears what the viewer wants, and answers with an offer, the tray, a refusal or a move.

    Attributes:
        judge: asked about a person's move that the rules allow; what it answers refuses the move, as a lesson does.
        form: gives a move that is made the form in which it is recorded, as a lesson does whose moves are numbered.
    """

    def __init__(self, model: TableModel, progress: Progress, computers: ComputerSeats) -> None:
        self._model = model
        self._progress = progress
        self._computers = computers
        self.judge: Callable[[Move], Refusal | None] = lambda _: None
        self.form: Callable[[Move], Move] = lambda move: move
        self._buttons: dict[str, Callable[[], None]] = {
            "clear": self.tray_clear,
            "undo": self.undo,
            "hint": self.hint,
            snapshots.PLAY_OUT: self.play_out,
            snapshots.STOP: self.stop,
        }

    @property
    def are_heard(self) -> bool:
        """Whether a person looks at an open match, who may want something."""
        return self._acting_table() is not None

    def pick(self, picks: Sequence[Pick]) -> None:
        """Choose these cards and no others."""
        if (table := self._acting_table()) is not None:
            table.selection.pick(picks)
            self._progress.tell_offer(table)

    def places_of(self, picks: Sequence[Pick], move: Move) -> list[PlaceName]:
        """Where cards of the viewer would go to make this move; nowhere while nobody is heard."""
        table = self._acting_table()
        return table.selection.places_of(picks, move) if table is not None else []

    def drop(self, place: PlaceName) -> None:
        """Let the picks go at a place: a move, a draft in the tray, or a refusal; some places are buttons."""
        at = read_place(place)
        if at.kind == BUTTON and at.word in self._buttons:
            self.press(at.word)
        elif (table := self._acting_table()) is not None:
            self._answer(table, table.selection.drop(place))

    def tell_reason(self, place: PlaceName) -> None:
        """Say why the picks do not go to a place, and leave them as they are."""
        if (table := self._acting_table()) is not None:
            self._refuse(table, table.selection.refusal_at(place))

    def press(self, name: str) -> None:
        """Press a button by its name."""
        table = self._acting_table()
        if table is None:
            return
        if name in self._buttons:
            self._buttons[name]()
        else:
            self._answer(table, table.selection.press(name))

    def submit(self, move: Move) -> None:
        """Make a move of the person at the screen, or say why not."""
        table = self._acting_table()
        if table is not None and move.seat == table.viewer.seat:
            self._answer(table, move)

    def tray_new(self, cards: Sequence[Code]) -> None:
        """Begin a draft in the tray with cards of the hand."""
        if (table := self._acting_table()) is not None:
            table.selection.begin_drafts(cards)
            self._progress.tell_selection(table)

    def tray_add(self, draft: int, cards: Sequence[Code]) -> None:
        """Add cards of the hand to a draft."""
        self._change_tray(lambda tray, view: tray.add(draft, cards, view))

    def tray_remove(self, draft: int, index: int) -> None:
        """Give a card of a draft back: to the hand, or to its pile."""
        self._change_tray(lambda tray, _: tray.remove(draft, index))

    def tray_ladder(self, ladder: LadderDraft) -> None:
        """Put a ladder into the tray as it is to stand."""
        self._change_tray(lambda tray, view: tray.build(ladder, view))

    def tray_clear(self) -> None:
        """Give all cards of the tray back, and pick none."""
        self._change_tray(lambda tray, _: tray.clear())

    def ladder_room(self, ladder: LadderDraft) -> LadderRoom:
        """What of the viewer's hand could come into a ladder as it is being built."""
        table = self._acting_table()
        return table.selection.ladder_room(ladder) if table is not None else LadderRoom()

    def fitting(self, place: PlaceName) -> frozenset[Code]:
        """The cards of the viewer's hand that go with what lies at a place; where none does, say so."""
        table, found = self._acting_table(), self.find_fitting(place)
        if table is not None and not found:
            self._refuse(table, Refusal("", Text("session", _NONE_FITS), (), (place,)))
        return found

    def find_fitting(self, place: PlaceName) -> frozenset[Code]:
        """The cards of the viewer's hand that go with what lies at a place."""
        table = self._acting_table()
        return table.selection.fitting(place) if table is not None else frozenset()

    def undo(self) -> None:
        """Take back the last move of the person at the screen, if it has shown nothing hidden."""
        table = self._acting_table()
        if table is None:
            return
        if not table.may_undo:
            self._refuse(table, Refusal("", Text("session", _SERIOUS if table.live.serious else _NO_UNDO)))
            return
        self.stop()
        self._progress.take_back(table)

    def hint(self) -> None:
        """Ask the strongest player what it would do in the viewer's place."""
        table = self._acting_table()
        if table is None or table.live.state.turn != table.viewer.seat:
            return
        if table.live.serious:
            self._refuse(table, Refusal("", Text("session", _SERIOUS)))
        else:
            self.stop()
            self._computers.hint(table.live)

    def play_out(self) -> None:
        """Let a computer draw and discard for the viewer from now on."""
        table = self._acting_table()
        if table is not None and table.may_play_out:
            table.selection.clear()
            self._progress.let_stand_in(table, table.live.stand_ins | {table.seat})

    def stop(self) -> None:
        """Let the viewer go on with a hand that is being played out."""
        if (table := self._acting_table()) is not None:
            self._progress.let_stand_in(table, table.live.stand_ins - {table.seat})

    def recall(self, ago: int) -> None:
        """Show a past move of this hand once more, as the viewer saw it; 1 is the newest."""
        table = self._progress.table
        if table is not None and table.is_shown and 1 <= ago <= len(table.live.match.moves):
            self._model.recall(snapshots.recall(table.live, table.seat, *table.live.before(ago)))

    def settled(self) -> None:
        """The table has finished its motion."""
        self._progress.settled()

    def _acting_table(self) -> OpenTable | None:
        """The open match, while a person looks at it who may act."""
        table = self._progress.table
        return table if table is not None and table.viewer.acts else None

    def _change_tray(self, change: Callable[[Tray, SeatView], None]) -> None:
        if (table := self._acting_table()) is not None:
            table.selection.change_tray(change)
            self._progress.tell_selection(table)

    def _answer(self, table: OpenTable, answer: Move | Refusal | None) -> None:
        """Do what an intent has come to; whoever makes a move wants to play again."""
        if answer is None:
            self._progress.tell_selection(table)
        elif isinstance(answer, Refusal):
            self._refuse(table, answer)
        else:
            self.stop()
            if refusal := table.live.refusal(answer) or self.judge(answer):
                self._refuse(table, refusal)
            else:
                self._progress.make(table, self.form(answer), table.selection.verdict_on(answer))

    def _refuse(self, table: OpenTable, refusal: Refusal) -> None:
        self._model.refuse(refusal.with_names(*table.names()))
