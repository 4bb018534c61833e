"""How a hand and a match end at the table: one board after the other, then the score pad's turn comes."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from barracan.table.scene import TableScene
from barracan.table.single_shot import single_shot

if TYPE_CHECKING:
    from barracan.table.furniture.end_board import EndShowing


class Times(NamedTuple):
    """Milliseconds: how long the table of a hand that is over can be looked at, then its board, then the match's."""

    look: int = 900
    hand: int = 3200
    match: int = 4500


AT_ONCE = Times(0, 0, 0)


class Finale(QObject):
    """Shows the boards; any click or key on the table passes on from one of them.

    Attributes:
        times: how long things can be looked at.

    Signals:
        told: a board has appeared that says this.
        crowned: the board of the match has appeared.
        over: all has been told.
    """

    told = Signal(str)
    crowned = Signal()
    over = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.times = Times()
        self._scene = scene
        self._hand: EndShowing | None = None
        self._match: EndShowing | None = None
        self._timer = single_shot(self, self.times.look, self._go_on)
        scene.furnishing.passed.connect(self._go_on)

    def begin(self, hand: "EndShowing", *, patience: int = 1) -> None:
        """Tell how a hand has ended, once its table has been looked at so many times as long as usual."""
        self._hand, self._match = hand, None
        self._timer.start(patience * self.times.look)

    def crown(self, match: "EndShowing") -> None:
        """Tell after the hand who has won the match."""
        self._match = match

    def forget(self) -> None:
        """Tell nothing more."""
        self._timer.stop()
        self._hand = self._match = None
        self._scene.furnishing.hide_end()

    def _go_on(self) -> None:
        """What has been told longest is done with."""
        if self._hand is not None:
            board, self._hand = self._hand, None
            self._tell(board, self.times.hand)
        elif self._match is not None:
            board, self._match = self._match, None
            self._tell(board, self.times.match)
            self.crowned.emit()
        else:
            self.forget()
            self.over.emit()

    def _tell(self, board: "EndShowing", duration: int) -> None:
        self._scene.show_end(board)
        self._timer.start(duration)
        self.told.emit(board.spoken)
