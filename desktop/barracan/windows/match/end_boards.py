"""What the boards at the end of a hand and of a match say, and the crown of a flash exit."""

from collections.abc import Sequence
from typing import NamedTuple

from barracan.model.game import AnyGame
from barracan.model.replay import HUMAN
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.table.hud.lettering import figure
from barracan.table.moments.flash import FlashExit
from barracan.table.moments.hand_board import HandContent, SideRow
from barracan.table.moments.result_page import ResultContent
from barracan.table.moments.showing import Moments
from barracan.table.translation import common, translate, translate_text
from barracan.windows.match.before import Before
from barracan.windows.match.facts import FinishedMatch, facts_of
from barracan.windows.match.hand_sheet import draw_sheet, lines_of
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.formats import join_names, side_names

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


class EndedHand(NamedTuple):
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


def hand_board(ended: EndedHand) -> HandContent:
    """What a hand has brought each side."""
    end, target, whose = ended.end, ended.view.target(), ended.sides
    before = [total - points for points, total in zip(end.points, end.totals, strict=True)]
    whole = max((target or 0, 1, *end.totals, *before))
    best = min(end.totals) if ended.game.fewer_win else max(end.totals)
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
    return HandContent(head, ended.sentence, rows, _note_of_target(ended))


def _note_of_target(ended: EndedHand) -> str:
    """Who has come as far as the target."""
    target = ended.view.target()
    past = [side for side, total in enumerate(ended.end.totals) if target is not None and total >= target]
    if target is None or not past:
        return ""
    several = sum(len(ended.view.sides[side]) for side in past) > 1
    names = join_names([ended.sides[side] for side in past])
    return translate_text(Text("EndBoard", _REACH if several else _REACHES, {"names": names, "target": target}))


def with_sheet(board: HandContent, sheet: ScoreSheet) -> HandContent:
    """The same on the sheet of a game that is written line by line."""
    return board._replace(
        sheet=lambda painter, area: draw_sheet(painter, area, sheet, board.sentence), sheet_lines=lines_of(sheet)
    )


def make_flash(ended: EndedHand, moments: Moments) -> FlashExit:
    """The crown of a flash exit."""
    seat = ended.end.seat or 0
    exit_points = max((line.points for line in ended.end.lines[ended.view.side_of(seat)][-1:]), default=0)
    rest = ended.end.points[ended.view.side_of(seat)] - exit_points
    sentence = Text("FlashExit", _LAYS_ALL, {"name": ended.names[seat], "points": exit_points})
    more = translate("FlashExit", "and {points} for what is laid")
    return moments.make_flash(ended.view, seat, translate_text(sentence), more.format(points=rest))


def match_board(result: MatchEnd, ended: EndedHand) -> ResultContent:
    """Who has won a match that ended so, and what there is to remember."""
    sides, winners, whose = ended.view.sides, result.winners, ended.sides
    own = [side for side, seats in enumerate(sides) if any(ended.players[seat] == HUMAN for seat in seats)]
    one = sum(len(sides[side]) for side in winners) == 1
    names = join_names([whose[side] for side in winners])
    title = Text("EndBoard", _SHARE if len(winners) > 1 else _WINS if one else _WIN, {"names": names})
    note = ""
    if ended.end.reason in _ENDED_BY_A_SEAT and not any(ended.end.seat in sides[side] for side in winners):
        both = {"ender": ended.names[ended.end.seat or 0], "names": names}
        note = translate_text(Text("EndBoard", _WAS_AHEAD if one else _WERE_AHEAD, both))
    return ResultContent(
        winners,
        not own or any(side in winners for side in own),
        translate_text(title),
        *_result_words(result, ended),
        tuple(each.totals for each in ended.ends),
        ended.view.target(),
        facts_of(_match_of_side(ended, own, winners)),
        note,
    )


def _match_of_side(ended: EndedHand, own: Sequence[int], winners: Sequence[int]) -> FinishedMatch:
    """The match of whose facts are told: a person's side, one that has won if any; else the winner's."""
    side = next((each for each in own if each in winners), own[0] if own else winners[0])
    game, target = ended.game, ended.view.target()
    return FinishedMatch(
        ended.ends,
        side,
        won=side in winners,
        yours=len(own) == 1,
        fewer_win=game.fewer_win,
        target=target,
        before=ended.before if len(own) == 1 else None,
    )


def _result_words(result: MatchEnd, ended: EndedHand) -> tuple[str, str]:
    """What the winners have, and in plain letters what the others have after how many hands."""
    counts = ended.end.extra.get("hand_totals") or result.totals
    others = join_names([figure(count) for side, count in enumerate(counts) if side not in result.winners])
    after = translate("EndBoard", _AFTER_ONE if len(ended.ends) == 1 else _AFTER)
    if ended.end.extra.get("hand_totals"):
        after = translate("EndBoard", _HANDS_WON)
    return figure(counts[result.winners[0]]), after.format(others=others, count=len(ended.ends)) if others else ""
