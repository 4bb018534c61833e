"""The points of a hand (S5, S6), each line explained."""

from collections.abc import Sequence
from typing import Final

from barracan.games.sheepshead.state import NEEDED, SEATS, SheepsheadState, card_points
from barracan.games.tricks.ranking import mask_of
from barracan.games.wording import join_parts
from barracan.model.cards import Kind, codes
from barracan.model.score import HandEnd, ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text

TRICKS: Final = 10
_SCHNEIDER: Final = 91
_SCHNEIDERED: Final = 30

_TEXTS = {
    "tricks": QT_TRANSLATE_NOOP("sheepshead", "Card points in tricks"),
    "window": QT_TRANSLATE_NOOP("sheepshead", "Card points in the window"),
    "all": QT_TRANSLATE_NOOP("sheepshead", "Card points in all"),
    "won": QT_TRANSLATE_NOOP("sheepshead", "Played alone and won"),
    "schneider": QT_TRANSLATE_NOOP("sheepshead", "Played alone and won with 91 or more"),
    "schwarz": QT_TRANSLATE_NOOP("sheepshead", "Played alone and won all tricks"),
    "failed": QT_TRANSLATE_NOOP("sheepshead", "Played alone and failed"),
    "schneidered": QT_TRANSLATE_NOOP("sheepshead", "Played alone and failed with 30 or fewer"),
    "no_trick": QT_TRANSLATE_NOOP("sheepshead", "Played alone and won no trick"),
    "only": QT_TRANSLATE_NOOP("sheepshead", "The only one without a trick in The Least"),
    "fewest": QT_TRANSLATE_NOOP("sheepshead", "Fewest card points in The Least"),
    "tied": QT_TRANSLATE_NOOP("sheepshead", "Among the fewest card points, and not winner of the last trick"),
    "both": QT_TRANSLATE_NOOP("sheepshead", "One of two without a trick in The Least"),
}

_TITLES: Final = {
    "alone": QT_TRANSLATE_NOOP("sheepshead", "{name} alone, {points} of 120"),
    "schneider": QT_TRANSLATE_NOOP("sheepshead", "{name} alone, Schneider, {points}"),
    "schwarz": QT_TRANSLATE_NOOP("sheepshead", "{name} alone, Schwarz, all tricks"),
    "no_trick": QT_TRANSLATE_NOOP("sheepshead", "{name} alone, not one trick"),
    "least": QT_TRANSLATE_NOOP("sheepshead", "The Least"),
    "fewest": QT_TRANSLATE_NOOP("sheepshead", "The Least, {names} fewest with {points}"),
    "least_4": QT_TRANSLATE_NOOP("sheepshead", "The Least, {names} without a trick"),
}
_PLAYED: Final = {4: "schneider", 6: "schwarz", -6: "no_trick"}
"""What is said of a Player who scores so many points (S5)."""


def _line(name: str, points: int, clause: str) -> ScoreLine:
    return ScoreLine(Text("sheepshead", _TEXTS[name]), 1, points, clause)


def _tally(name: str, count: int, clause: str, cards: Sequence[Kind] = ()) -> ScoreLine:
    return ScoreLine(Text("sheepshead", _TEXTS[name]), count, 0, clause, tally=True, cards=codes(cards))


def points_taken(state: SheepsheadState) -> list[int]:
    """The card points of each seat when all tricks are played: its tricks, and the window's for its owner."""
    points = [card_points(taken) for taken in state.taken]
    if len(state.tricks) == TRICKS:
        points[_window_owner(state)] += card_points(mask_of(state.window))
    return points


def _window_owner(state: SheepsheadState) -> int:
    """Whose card points the window is: the Player's (S5.1), in The Least of who won the last trick (S6.2)."""
    return state.tricks[-1].winner if state.player is None else state.player


def score(state: SheepsheadState) -> tuple[tuple[ScoreLine, ...], ...]:
    """The explained points of each seat; before the last trick nothing is settled."""
    if len(state.tricks) < TRICKS:
        return tuple(() for _ in range(SEATS))
    lines = [[_tally("tricks", card_points(taken), "S1.5")] for taken in state.taken]
    owner = _window_owner(state)
    clause = "S6.2" if state.player is None else "S5.1"
    lines[owner].append(_tally("window", card_points(mask_of(state.window)), clause, state.window))
    for seat, points in enumerate(points_taken(state)):
        lines[seat].append(_tally("all", points, clause))
    if state.player is None:
        for seat, line in least_lines(state):
            lines[seat].append(line)
    else:
        lines[state.player].append(player_line(state.won[state.player], points_taken(state)[state.player]))
    return tuple(tuple(each) for each in lines)


def title(end: HandEnd) -> Text | None:
    """Who played, and what came of it; none of a hand that all three passed."""
    best = [seat for seat, points in enumerate(end.points) if points]
    if end.reason == "passed" or not best:
        return Text("sheepshead", _TITLES["least"]) if end.reason == "least" else None
    points = end.points[best[0]]
    taken = max((line.count for line in end.lines[best[0]] if line.tally), default=0)
    if end.reason == "played":
        return Text("sheepshead", _TITLES[_PLAYED.get(points, "alone")], {"name": Seat(best[0]), "points": taken})
    name = "least_4" if points > 2 else "fewest"
    return Text("sheepshead", _TITLES[name], {"names": join_parts([Seat(seat) for seat in best]), "points": taken})


def player_line(won: int, points: int) -> ScoreLine:
    """What the Player scores (S5.2 to S5.4)."""
    if won == TRICKS:
        return _line("schwarz", 6, "S5.2")
    if won == 0:
        return _line("no_trick", -6, "S5.3")
    if points >= NEEDED:
        return _line("schneider", 4, "S5.2") if points >= _SCHNEIDER else _line("won", 2, "S5.2")
    if points <= _SCHNEIDERED:
        return _line("schneidered", -4, "S5.3")
    return _line("failed", -2, "S5.3")


def least_lines(state: SheepsheadState) -> list[tuple[int, ScoreLine]]:
    """Who scores what in The Least (S6.3 to S6.6)."""
    without = [seat for seat in range(SEATS) if not state.won[seat]]
    if len(without) == 1:
        return [(without[0], _line("only", 4, "S6.3"))]
    points = points_taken(state)
    fewest = min(points)
    tied = [seat for seat in range(SEATS) if points[seat] == fewest]
    if len(tied) == 1:
        return [(tied[0], _line("fewest", 2, "S6.4"))]
    name, clause = ("both", "S6.6") if without else ("tied", "S6.5")
    last = state.tricks[-1].winner
    return [(seat, _line(name, 2, clause)) for seat in tied if seat != last]
