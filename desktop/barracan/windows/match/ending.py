"""How a hand and a match end at the table: moments one after another, whose boards are put aside and brought back."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from barracan.table.hud.button_row import MATCH_RESULT, NEXT_HAND, PUT_ASIDE, RECORD, RESULT, SAME_TABLE, SCORE_PAD
from barracan.table.moments.flash import FlashExit
from barracan.table.moments.hand_board import HandBoard, HandContent, Source
from barracan.table.moments.moment import Standing
from barracan.table.moments.result_page import ResultContent, ResultPage
from barracan.table.scene import TableScene
from barracan.table.timings import single_shot


class Times(NamedTuple):
    """Milliseconds: how long the table of a hand that is over can be looked at; how long its board, and the page of the
    match, stand where nobody plays."""

    look: int = 1200
    hand: int = 3200
    match: int = 4500


AT_ONCE = Times(0, 0, 0)
_CROWN = 450
"""So long the crown of a flash exit stands before its points are counted."""


class Finale(QObject):
    """Shows the moments, and puts their boards aside and brings them back.

    Attributes:
        times: how long things can be looked at.
        by_itself: whether the page of the match follows the board of the last hand unasked.
        onward: what leads on from here, the main way last; ``None`` where nothing is told.

    Signals:
        changed: something else leads on.
        told: a board has appeared that says this.
        asked: what a button of a board is named after is to be done.
        over: all has been told, and could be looked at.
    """

    changed = Signal()
    told = Signal(str)
    asked = Signal(str)
    over = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.times = Times()
        self.by_itself = False
        self.onward: tuple[str, ...] | None = None
        self._scene = scene
        self._hand: HandContent | None = None
        self._result: Callable[[], ResultContent] | None = None
        self._flash: FlashExit | None = None
        self._again: Callable[[], Standing] | None = None
        self._timer = single_shot(self, self.times.look, self._go_on)
        self._standing = single_shot(self, 0, self._pass)

    def begin(self, hand: HandContent, flash: FlashExit | None = None) -> None:
        """Tell how a hand has ended, once its table has been looked at."""
        self._hand, self._result, self._flash = hand, None, flash
        self._timer.start(self.times.look // (3 if flash is not None else 1))
        self._lead(())

    def crown(self, result: Callable[[], ResultContent]) -> None:
        """Tell after the hand who has won the match; what there is to remember is asked for when that is shown."""
        self._result = result
        if self._hand is not None:
            self._hand = self._hand._replace(last=True)

    def forget(self) -> None:
        """Tell nothing more."""
        self._timer.stop()
        self._standing.stop()
        self._hand = self._result = self._again = None
        self._forget_flash()
        self._scene.leave_moment()
        self._lead(None)

    def press(self, name: str) -> None:
        """Do what a button of a board, or one that leads back to it, is named after."""
        if name == PUT_ASIDE:
            self._put_aside()
        elif name == RESULT:
            self._bring_back()
        elif name == MATCH_RESULT:
            self._tell_result()
        else:
            self.asked.emit(name)

    def _go_on(self) -> None:
        """The table has been looked at long enough."""
        flash, self._flash = self._flash, None
        if flash is None:
            self._tell_hand()
            return
        self._timer.setInterval(0)
        flash.stood.connect(lambda: self._timer.start(_CROWN if self.times.look else 0))
        self._scene.show_moment(flash)

    def _tell_hand(self) -> None:
        hand, self._hand = self._hand, None
        if hand is None:
            return
        onward = MATCH_RESULT if hand.last else NEXT_HAND
        if hand.last:
            self._scene.moments.expect_result()
        self._tell(lambda: HandBoard(hand, self._sources(hand)), hand.spoken, onward)
        self._standing.start(self.times.hand)

    def _sources(self, hand: HandContent) -> list[Source]:
        """The slots in which the points of the hand lie; a sheet adds nothing up."""
        return [] if hand.sheet is not None else [Source(*each) for each in self._scene.point_sources()]

    def _tell_result(self) -> None:
        make, self._result = self._result, None
        if make is None:
            return
        result = make()
        self._tell(lambda: ResultPage(result, self._scene.faces), result.spoken, SAME_TABLE)
        self._standing.start(self.times.match)

    def _tell(self, make: Callable[[], Standing], spoken: str, onward: str) -> None:
        self._again = make
        self._show(make)
        self._lead((RECORD, SCORE_PAD, onward))
        self.told.emit(spoken)

    def _show(self, make: Callable[[], Standing]) -> Standing | None:
        """Show a board, where the table has been laid; in text it may never be."""
        if self._scene.layout is None:
            return None
        board = make()
        board.pressed.connect(self.press)
        self._scene.show_moment(board)
        return board

    def _put_aside(self) -> None:
        """Let the table be looked at for as long as is wanted."""
        if self.onward:
            self._scene.leave_moment()
            self._lead((SCORE_PAD, RESULT, self.onward[-1]))

    def _bring_back(self) -> None:
        """Show the board that was put aside again, as it stood."""
        if self._again is not None and self.onward:
            board = self._show(self._again)
            if board is not None:
                board.finish()
            self._lead((RECORD, SCORE_PAD, self.onward[-1]))

    def _pass(self) -> None:
        """Where nobody plays, or nobody looks, the page of the match follows by itself."""
        if self._result is None:
            self.over.emit()
        elif self.by_itself or self._scene.people.watched:
            self._tell_result()

    def _forget_flash(self) -> None:
        flash, self._flash = self._flash, None
        if flash is not None:
            flash.leave()

    def _lead(self, onward: tuple[str, ...] | None) -> None:
        self.onward = onward
        self.changed.emit()
