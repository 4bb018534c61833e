"""The points of a hand (P6 to P9), each line explained."""

from itertools import combinations
from typing import Final

from barracan.games.barbu.contracts import HEARTS, KING, QUEENS
from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.state import BarbuState
from barracan.model.cards import KINDS
from barracan.model.common_texts import common_text
from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Template, text_in

QUEEN: Final = -6
TRICK: Final = -2
HEART: Final = -2
HEART_ACE: Final = -6
KING_OF_HEARTS: Final = -20
TRUMP_TRICK: Final = 5
LAST_TRICKS: Final = {12: -10, 13: -20}
PLACES = (45, 20, 5, -5)
_ACE: Final = 1 << KINDS["AH"]

_TEXTS: dict[str, Template] = {
    "queens": QT_TRANSLATE_NOOP("barbu", "Queens"),
    "tricks": common_text("Tricks"),
    "hearts": QT_TRANSLATE_NOOP("barbu", "Hearts without the ace"),
    "ace": QT_TRANSLATE_NOOP("barbu", "Ace of hearts"),
    "king": QT_TRANSLATE_NOOP("barbu", "King of hearts"),
    "twelfth": QT_TRANSLATE_NOOP("barbu", "Twelfth trick"),
    "thirteenth": QT_TRANSLATE_NOOP("barbu", "Thirteenth trick"),
    "out": QT_TRANSLATE_NOOP("barbu", "Order of going out"),
    "doubled": QT_TRANSLATE_NOOP("barbu", "{one} against {other}, doubled"),
    "redoubled": QT_TRANSLATE_NOOP("barbu", "{one} against {other}, redoubled"),
}
_PAIRS: Final = {1: "doubled", 2: "redoubled"}
"""By how many of a pair have doubled the other."""


def _line(name: str, count: int, points: int, clause: str, at: int = 0) -> list[ScoreLine]:
    """A line, the ``at``-th of its clause, or none where nothing counts."""
    return [ScoreLine(text_in("barbu", _TEXTS[name], {}), count, points, clause, at=at)] if count else []


def contract_lines(state: BarbuState, seat: int) -> list[ScoreLine]:
    """The explained contract score of a seat as far as it is settled (P9.1)."""
    taken, won = state.taken[seat], state.won[seat]
    match state.contract.name if state.contract else "":
        case "no_queens":
            queens = (taken & QUEENS).bit_count()
            return _line("queens", queens, QUEEN * queens, "P6.1")
        case "no_tricks":
            return _line("tricks", won, TRICK * won, "P6.2")
        case "no_hearts":
            hearts = (taken & HEARTS & ~_ACE).bit_count()
            ace = _line("ace", int(taken & _ACE > 0), HEART_ACE, "P6.3", 1)
            return _line("hearts", hearts, HEART * hearts, "P6.3") + ace
        case "no_king":
            return _line("king", int(taken & KING > 0), KING_OF_HEARTS, "P6.4")
        case "no_last_two":
            return _last_two(state, seat)
        case "trump":
            return _line("tricks", won, TRUMP_TRICK * won, "P7.1")
        case "dominoes":
            return _out_line(state, seat)
    return []


def _last_two(state: BarbuState, seat: int) -> list[ScoreLine]:
    lines = []
    for name, number in (("twelfth", 12), ("thirteenth", 13)):
        if len(state.tricks) >= number and state.tricks[number - 1].winner == seat:
            lines += _line(name, 1, LAST_TRICKS[number], "P6.5", number)
    return lines


def _out_line(state: BarbuState, seat: int) -> list[ScoreLine]:
    if seat in state.out:
        place = state.out.index(seat)
    elif len(state.out) == SEATS - 1:
        place = SEATS - 1
    else:
        return []
    return _line("out", 1, PLACES[place], "P8.6")


def score(state: BarbuState) -> tuple[tuple[ScoreLine, ...], ...]:
    """The explained points of each seat: its contract score, then the differences that doubles add (P9)."""
    lines = [contract_lines(state, seat) for seat in range(SEATS)]
    scores = [sum(line.points for line in each) for each in lines]
    for one, other in combinations(range(SEATS), 2):
        times = (state.doubled[one] >> other & 1) + (state.doubled[other] >> one & 1)
        if times:
            difference = times * (scores[one] - scores[other])
            what = text_in("barbu", _TEXTS[_PAIRS[times]], {"one": Seat(one), "other": Seat(other)})
            lines[one].append(ScoreLine(what, times, difference, "P9.2"))
            lines[other].append(ScoreLine(what, times, -difference, "P9.2"))
    return tuple(tuple(each) for each in lines)
