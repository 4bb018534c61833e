"""The points of a hand (C9), each line explained."""

from typing import Final

from barracan.games.burraco.melds import CLEAN, DIRTY, SEMI_CLEAN, cards_of, quality
from barracan.games.burraco.state import BurracoState
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases
from barracan.model.cards import codes
from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP

WORTH: Final = {CLEAN: 200, SEMI_CLEAN: 150, DIRTY: 100}
OUT: Final = 100
NO_POT: Final = -100
FRESH_POT: Final = -100

_text = Phrases(
    "burraco",
    {
        CLEAN: QT_TRANSLATE_NOOP("burraco", "Clean melds"),
        SEMI_CLEAN: QT_TRANSLATE_NOOP("burraco", "Semi-clean melds"),
        DIRTY: QT_TRANSLATE_NOOP("burraco", "Dirty melds"),
        "cards": QT_TRANSLATE_NOOP("burraco", "Cards in melds"),
        "out": QT_TRANSLATE_NOOP("burraco", "Going out"),
        "fresh": QT_TRANSLATE_NOOP("burraco", "Fresh pot"),
        "no_pot": QT_TRANSLATE_NOOP("burraco", "No pot taken"),
    },
    RUMMY,
)


def so_far(state: BurracoState, side: int) -> tuple[ScoreLine, ...]:
    """The explained points that a side has by now, what it loses without a pot included (C9.2, C9.3, C9.7)."""
    return (*_laid(state, side), *_no_pot(state, side))


def _laid(state: BurracoState, side: int) -> tuple[ScoreLine, ...]:
    melds = state.tables[side].melds
    lines = list(state.bonus_lines(side))
    if cards := cards_of(melds):
        lines.append(ScoreLine(_text("cards"), len(cards), state.terms.points(cards), "C9.2"))
    qualities = [quality(meld, state.terms) for meld in melds]
    for at, (name, worth) in enumerate(WORTH.items()):
        if count := qualities.count(name):
            lines.append(ScoreLine(_text(name), count, count * worth, "C9.3", at=at))
    return tuple(lines)


def _no_pot(state: BurracoState, side: int) -> tuple[ScoreLine, ...]:
    return () if state.tables[side].pot >= 0 else (ScoreLine(_text("no_pot"), 1, NO_POT, "C9.7"),)


def final(state: BurracoState, side: int, out: bool) -> tuple[ScoreLine, ...]:
    """The explained points of a side at the end of the hand; *out*: it has ended the hand by going out."""
    lines = list(_laid(state, side))
    if out:
        lines.append(ScoreLine(_text("out"), 1, OUT, "C9.4"))
    for seat in state.sides[side]:
        if state.terms.fresh_hundred and seat in state.fresh:
            lines.append(ScoreLine(_text("fresh"), 1, FRESH_POT, "C9.6"))
        elif size := state.hands[seat].size:
            cards = state.hands[seat].cards()
            points = -state.terms.points(cards)
            lines.append(ScoreLine(_text("left"), size, points, "C9.5", cards=codes(cards)))
    return (*lines, *_no_pot(state, side))
