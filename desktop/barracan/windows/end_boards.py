"""What the boards say on which a hand and a match end."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.hud.end_board import EndShowing, SideEnd
from barracan.table.hud.lettering import figure
from barracan.windows.words import listed, side_names

_HAND = QT_TRANSLATE_NOOP("EndBoard", "Hand {hand}")
_MATCH = QT_TRANSLATE_NOOP("EndBoard", "The match is over")
_IN_ALL = QT_TRANSLATE_NOOP("EndBoard", "{total} in all")
_HANDS = QT_TRANSLATE_NOOP("EndBoard", "hands {count}")
_WINS = QT_TRANSLATE_NOOP("EndBoard", "{names} wins the match")
_WIN = QT_TRANSLATE_NOOP("EndBoard", "{names} win the match")
_SHARE = QT_TRANSLATE_NOOP("EndBoard", "{names} share the match")
_WAS_AHEAD = QT_TRANSLATE_NOOP("EndBoard", "{ender} ended the last hand, but {names} was ahead")
_WERE_AHEAD = QT_TRANSLATE_NOOP("EndBoard", "{ender} ended the last hand, but {names} were ahead")
_ENDED_BY_A_SEAT = frozenset({"out", "flash"})


def hand_board(end: HandEnd, sentence: str, sides: Sequence[Sequence[int]], names: Sequence[str]) -> EndShowing:
    """What a hand has brought each side."""
    told = tuple(
        SideEnd(side, who, _signed(points), _words(_IN_ALL, total=figure(total)))
        for side, (who, points, total) in enumerate(zip(side_names(sides, names), end.points, end.totals, strict=True))
    )
    return EndShowing(_words(_HAND, hand=end.hand), sentence, told)


def match_board(result: MatchEnd, end: HandEnd, sides: Sequence[Sequence[int]], names: Sequence[str]) -> EndShowing:
    """Who has won a match that ended with this hand, and with what."""
    whose = side_names(sides, names)
    hands = end.extra.get("hand_totals")
    told = tuple(
        SideEnd(side, who, figure(total), _words(_HANDS, count=hands[side]) if hands else "", side in result.winners)
        for side, (who, total) in enumerate(zip(whose, result.totals, strict=True))
    )
    one = sum(len(sides[side]) for side in result.winners) == 1
    won = _SHARE if len(result.winners) > 1 else _WINS if one else _WIN
    winners = listed([whose[side] for side in result.winners])
    note = ""
    if end.reason in _ENDED_BY_A_SEAT and not any(end.seat in sides[side] for side in result.winners):
        note = _words(_WAS_AHEAD if one else _WERE_AHEAD, ender=names[end.seat or 0], names=winners)
    return EndShowing(_words(_MATCH), _words(won, names=winners), told, note)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else figure(points)


def _words(template: str, **arguments: object) -> str:
    return QCoreApplication.translate("EndBoard", template).format(**arguments)
