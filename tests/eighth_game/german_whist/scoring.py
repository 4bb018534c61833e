"""The points of a hand, each line explained (G5)."""

from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from german_whist.state import SEATS, TRICKS, GermanWhistState

STOCK_TRICKS = TRICKS // 2
"""So many tricks are played while there is a stock."""
_TEXTS = {
    "before": QT_TRANSLATE_NOOP("german_whist", "Tricks while there was a stock"),
    "after": QT_TRANSLATE_NOOP("german_whist", "Tricks after the stock"),
}


def score(state: GermanWhistState) -> tuple[tuple[ScoreLine, ...], ...]:
    """The explained points of each seat for the tricks that it has won so far."""
    return tuple(_lines(state, seat) for seat in range(SEATS))


def _lines(state: GermanWhistState, seat: int) -> tuple[ScoreLine, ...]:
    before = sum(trick.winner == seat for trick in state.tricks[:STOCK_TRICKS])
    after = state.won[seat] - before
    counted = before if state.options["all_tricks"] else 0
    lines = [
        ScoreLine(Text("german_whist", _TEXTS["before"]), before, counted, "G5.2", tally=not counted),
        ScoreLine(Text("german_whist", _TEXTS["after"]), after, after, "G5.1"),
    ]
    return tuple(line for line in lines if line.count)
