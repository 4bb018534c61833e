"""How a hand and a match end at the table: one board after the other, then the score pad's turn comes."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.hud.boards import EndContent, SideEnd
from barracan.table.hud.button_row import GO_ON, RESULT
from barracan.table.hud.lettering import figure
from barracan.table.scene import TableScene
from barracan.table.timings import single_shot
from barracan.table.translation import translate
from barracan.windows.shell.formats import join_names, side_names

if TYPE_CHECKING:
    from barracan.table.hud.boards import EndContent


class Times(NamedTuple):
    """Milliseconds: how long the table of a hand that is over can be looked at, then its board, then the match's."""

    look: int = 900
    hand: int = 3200
    match: int = 4500


AT_ONCE = Times(0, 0, 0)


class Finale(QObject):
    """Shows the boards; any click or key on the table passes on from one of them, or puts it aside for a while.

    Where the table is patient a board waits until somebody passes on.

    Attributes:
        times: how long things can be looked at.
        onward: what leads on from here, ``None`` where nothing is told.

    Signals:
        changed: something else leads on.
        told: a board has appeared that says this.
        crowned: the board of the match has appeared.
        over: all has been told.
    """

    changed = Signal()
    told = Signal(str)
    crowned = Signal()
    over = Signal()

    def __init__(self, scene: TableScene, parent: QObject, is_patient: Callable[[], bool]) -> None:
        super().__init__(parent)
        self.times = Times()
        self._is_patient = is_patient
        self.onward: tuple[str, ...] | None = None
        self._scene = scene
        self._hand: EndContent | None = None
        self._match: EndContent | None = None
        self._board: tuple[EndContent, int] | None = None
        self._timer = single_shot(self, self.times.look, self.go_on)
        scene.hud.passed.connect(self.go_on)
        scene.hud.put_aside.connect(self.put_aside)

    def begin(self, hand: "EndContent", *, patience: int = 1) -> None:
        """Tell how a hand has ended, once its table has been looked at so many times as long as usual."""
        self._hand, self._match = hand, None
        self._timer.start(patience * self.times.look)
        self._lead(())

    def crown(self, match: "EndContent") -> None:
        """Tell after the hand who has won the match."""
        self._match = match

    def forget(self) -> None:
        """Tell nothing more."""
        self._timer.stop()
        self._hand = self._match = self._board = None
        self._scene.hud.hide_end()
        self._lead(None)

    def put_aside(self) -> None:
        """Let the table be looked at for as long as is wanted."""
        self._timer.stop()
        self._scene.hud.hide_end()
        self._lead((RESULT,))

    def bring_back(self) -> None:
        """Show the board that was put aside again."""
        if self._board is not None:
            self._show(*self._board)

    def go_on(self) -> None:
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

    def _tell(self, board: "EndContent", duration: int) -> None:
        self._board = board, duration
        self._show(board, duration)
        self.told.emit(board.spoken)

    def _show(self, board: "EndContent", duration: int) -> None:
        self._scene.show_end(board)
        if duration and self._is_patient():
            self._timer.stop()
        else:
            self._timer.start(duration)
        self._lead((GO_ON,))

    def _lead(self, onward: tuple[str, ...] | None) -> None:
        self.onward = onward
        self.changed.emit()


_WINS = QT_TRANSLATE_NOOP("EndBoard", "{names} wins the match")
_WIN = QT_TRANSLATE_NOOP("EndBoard", "{names} win the match")
_SHARE = QT_TRANSLATE_NOOP("EndBoard", "{names} share the match")
_WAS_AHEAD = QT_TRANSLATE_NOOP("EndBoard", "{ender} ended the last hand, but {names} was ahead")
_WERE_AHEAD = QT_TRANSLATE_NOOP("EndBoard", "{ender} ended the last hand, but {names} were ahead")
_ENDED_BY_A_SEAT = frozenset({"out", "flash"})


def hand_board(end: HandEnd, sentence: str, sides: Sequence[Sequence[int]], names: Sequence[str]) -> EndContent:
    """What a hand has brought each side."""
    ends = tuple(
        SideEnd(side, who, _sign_points(points), translate("EndBoard", "{total} in all").format(total=figure(total)))
        for side, (who, points, total) in enumerate(zip(side_names(sides, names), end.points, end.totals, strict=True))
    )
    return EndContent(translate("EndBoard", "Hand {hand}").format(hand=end.hand), sentence, ends)


def match_board(result: MatchEnd, end: HandEnd, sides: Sequence[Sequence[int]], names: Sequence[str]) -> EndContent:
    """Who has won a match that ended with this hand, and with what."""
    whose = side_names(sides, names)
    hands = end.extra.get("hand_totals")
    ends = tuple(
        SideEnd(
            side,
            who,
            figure(total),
            translate("EndBoard", "hands {count}").format(count=hands[side]) if hands else "",
            side in result.winners,
        )
        for side, (who, total) in enumerate(zip(whose, result.totals, strict=True))
    )
    one = sum(len(sides[side]) for side in result.winners) == 1
    won = _SHARE if len(result.winners) > 1 else _WINS if one else _WIN
    winners = join_names([whose[side] for side in result.winners])
    note = ""
    if end.reason in _ENDED_BY_A_SEAT and not any(end.seat in sides[side] for side in result.winners):
        note = translate("EndBoard", _WAS_AHEAD if one else _WERE_AHEAD).format(
            ender=names[end.seat or 0], names=winners
        )
    title = translate("EndBoard", "The match is over")
    return EndContent(title, translate("EndBoard", won).format(names=winners), ends, note)


def _sign_points(points: int) -> str:
    return f"+{points}" if points > 0 else figure(points)
