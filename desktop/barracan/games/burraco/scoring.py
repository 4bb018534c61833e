"""The points of a hand (C9), each line explained."""

from barracan.games.burraco.melds import CLEAN, DIRTY, SEMI_CLEAN, quality
from barracan.games.burraco.state import BurracoState
from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Text

WORTH = {CLEAN: 200, SEMI_CLEAN: 150, DIRTY: 100}
OUT, NO_POT, FRESH_POT = 100, -100, -100

_QUALITIES = {
    CLEAN: QT_TRANSLATE_NOOP("burraco", "Clean melds"),
    SEMI_CLEAN: QT_TRANSLATE_NOOP("burraco", "Semi-clean melds"),
    DIRTY: QT_TRANSLATE_NOOP("burraco", "Dirty melds"),
}
_CARDS = QT_TRANSLATE_NOOP("burraco", "Cards in melds")
_OUT = QT_TRANSLATE_NOOP("burraco", "Going out")
_HAND = QT_TRANSLATE_NOOP("burraco", "Cards left in hand")
_FRESH = QT_TRANSLATE_NOOP("burraco", "Fresh pot")
_NO_POT = QT_TRANSLATE_NOOP("burraco", "No pot taken")


def so_far(state: BurracoState, side: int) -> tuple[ScoreLine, ...]:
    """The explained points that a side has on the table (C9.2, C9.3)."""
    terms = state.terms
    melds = state.tables[side].melds
    lines = list(state.bonus_lines(side))
    cards = [card for meld in melds for card in meld.cards]
    if cards:
        lines.append(_line(_CARDS, len(cards), sum(terms.values[card] for card in cards), "C9.2"))
    qualities = [quality(meld, terms) for meld in melds]
    for name, worth in WORTH.items():
        if count := qualities.count(name):
            lines.append(_line(_QUALITIES[name], count, count * worth, "C9.3"))
    return tuple(lines)


def final(state: BurracoState, side: int, out: bool) -> tuple[ScoreLine, ...]:
    """The explained points of a side at the end of the hand; *out*: it has ended the hand by going out."""
    lines = list(so_far(state, side))
    if out:
        lines.append(_line(_OUT, 1, OUT, "C9.4"))
    for seat in state.sides[side]:
        if state.terms.fresh_hundred and seat in state.fresh:
            lines.append(_line(_FRESH, 1, FRESH_POT, "C9.6"))
        elif size := state.hands[seat].size:
            points = sum(state.terms.values[card] for card in state.hands[seat].cards())
            lines.append(_line(_HAND, size, -points, "C9.5"))
    if state.tables[side].pot < 0:
        lines.append(_line(_NO_POT, 1, NO_POT, "C9.7"))
    return tuple(lines)


def _line(template: str, count: int, points: int, clause: str) -> ScoreLine:
    return ScoreLine(Text("burraco", template), count, points, clause)
