"""How a hand and a match end at the table: moments one after another, and the boards that they leave behind."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from barracan.model.game import AnyGame
from barracan.model.replay import HUMAN
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.table.hud.button_row import MATCH_RESULT, NEXT_HAND, PUT_ASIDE, RECORD, RESULT, SAME_TABLE, SCORE_PAD
from barracan.table.hud.lettering import figure
from barracan.table.moments.flash import FlashExit
from barracan.table.moments.hand_board import HandBoard, HandContent, SideRow, Source
from barracan.table.moments.moment import Standing
from barracan.table.moments.result_page import ResultContent, ResultPage
from barracan.table.scene import TableScene
from barracan.table.timings import single_shot
from barracan.table.translation import common, translate, translate_text
from barracan.windows.match.before import Before
from barracan.windows.match.facts import Told, facts_of
from barracan.windows.match.hand_sheet import draw_sheet, lines_of
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.formats import join_names, side_names


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


_WINS = QT_TRANSLATE_NOOP("EndBoard", "{names} wins the match")
_WIN = QT_TRANSLATE_NOOP("EndBoard", "{names} win the match")
_SHARE = QT_TRANSLATE_NOOP("EndBoard", "{names} share the match")
_WAS_AHEAD = QT_TRANSLATE_NOOP("EndBoard", "{ender} ended the last hand, but {names} was ahead")
_WERE_AHEAD = QT_TRANSLATE_NOOP("EndBoard", "{ender} ended the last hand, but {names} were ahead")
_REACHES = QT_TRANSLATE_NOOP("EndBoard", "{names} reaches {target}")
_REACH = QT_TRANSLATE_NOOP("EndBoard", "{names} reach {target}")
_LAYS_ALL = QT_TRANSLATE_NOOP("FlashExit", "{name} lays all five at once: {points} points")
_AFTER_ONE = QT_TRANSLATE_NOOP("EndBoard", "to {others}, after one hand")
_AFTER = QT_TRANSLATE_NOOP("EndBoard", "to {others}, after {count} hands")
_HANDS_WON = QT_TRANSLATE_NOOP("EndBoard", "to {others} hands won")
_ENDED_BY_A_SEAT = frozenset({"out", "flash"})


class EndTold(NamedTuple):
    """A hand that is over: the game, its end, the view after it, names and players of the seats, all ends so far."""

    game: AnyGame
    end: HandEnd
    view: SeatView
    names: Sequence[str]
    players: Sequence[str]
    ends: Sequence[HandEnd]
    before: Before | None = None
    """What the one person here has done before."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return side_names(self.view.sides, self.names)

    @property
    def sentence(self) -> str:
        """How the hand has ended."""
        return translate_text(self.game.finale(self.end).with_names(self.names))


def hand_board(told: EndTold) -> HandContent:
    """What a hand has brought each side."""
    end, target, whose = told.end, told.view.target(), told.sides
    before = [total - points for points, total in zip(end.points, end.totals, strict=True)]
    whole = max((target or 0, 1, *end.totals, *before))
    best = min(end.totals) if told.game.fewer_win else max(end.totals)
    rows = tuple(
        SideRow(
            side,
            names,
            before[side],
            end.points[side],
            (max(0, before[side]) / whole, max(0, end.totals[side]) / whole),
            end.totals[side] == best and end.totals.count(best) == 1,
        )
        for side, names in enumerate(whose)
    )
    head = common("Hand {hand}").format(hand=end.hand)
    return HandContent(head, told.sentence, rows, _note_of_target(told))


def _note_of_target(told: EndTold) -> str:
    """Who has come as far as the target."""
    target = told.view.target()
    past = [side for side, total in enumerate(told.end.totals) if target is not None and total >= target]
    if target is None or not past:
        return ""
    several = sum(len(told.view.sides[side]) for side in past) > 1
    names = join_names([told.sides[side] for side in past])
    return translate_text(Text("EndBoard", _REACH if several else _REACHES, {"names": names, "target": target}))


def with_sheet(board: HandContent, sheet: ScoreSheet) -> HandContent:
    """The same on the sheet of a game that is written line by line."""
    return board._replace(
        sheet=lambda painter, area: draw_sheet(painter, area, sheet, board.sentence), sheet_lines=lines_of(sheet)
    )


def make_flash(told: EndTold, scene: TableScene) -> FlashExit:
    """The crown of a flash exit."""
    seat = told.end.seat or 0
    exit_points = max((line.points for line in told.end.lines[told.view.side_of(seat)][-1:]), default=0)
    rest = told.end.points[told.view.side_of(seat)] - exit_points
    sentence = Text("FlashExit", _LAYS_ALL, {"name": told.names[seat], "points": exit_points})
    more = translate("FlashExit", "and {points} for what is laid")
    return scene.moments.make_flash(told.view, seat, translate_text(sentence), more.format(points=rest))


def match_board(result: MatchEnd, told: EndTold) -> ResultContent:
    """Who has won a match that ended so, and what there is to remember."""
    sides, winners, whose = told.view.sides, result.winners, told.sides
    own = [side for side, seats in enumerate(sides) if any(told.players[seat] == HUMAN for seat in seats)]
    one = sum(len(sides[side]) for side in winners) == 1
    names = join_names([whose[side] for side in winners])
    title = Text("EndBoard", _SHARE if len(winners) > 1 else _WINS if one else _WIN, {"names": names})
    note = ""
    if told.end.reason in _ENDED_BY_A_SEAT and not any(told.end.seat in sides[side] for side in winners):
        both = {"ender": told.names[told.end.seat or 0], "names": names}
        note = translate_text(Text("EndBoard", _WAS_AHEAD if one else _WERE_AHEAD, both))
    return ResultContent(
        winners,
        not own or any(side in winners for side in own),
        translate_text(title),
        *_result_words(result, told),
        tuple(each.totals for each in told.ends),
        told.view.target(),
        facts_of(_told_side(told, own, winners)),
        note,
    )


def _told_side(told: EndTold, own: Sequence[int], winners: Sequence[int]) -> Told:
    """Whose facts are told: a person's side, one that has won if any; else the winner's."""
    side = next((each for each in own if each in winners), own[0] if own else winners[0])
    game, target = told.game, told.view.target()
    yours = len(own) == 1
    before = told.before if yours else None
    return Told(told.ends, side, side in winners, yours, fewer_win=game.fewer_win, target=target, before=before)


def _result_words(result: MatchEnd, told: EndTold) -> tuple[str, str]:
    """What the winners have, and in plain letters what the others have after how many hands."""
    counts = told.end.extra.get("hand_totals") or result.totals
    others = join_names([figure(count) for side, count in enumerate(counts) if side not in result.winners])
    after = translate("EndBoard", _AFTER_ONE if len(told.ends) == 1 else _AFTER)
    if told.end.extra.get("hand_totals"):
        after = translate("EndBoard", _HANDS_WON)
    return figure(counts[result.winners[0]]), after.format(others=others, count=len(told.ends)) if others else ""
