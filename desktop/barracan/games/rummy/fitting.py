"""What may be laid off: the cards that come next to a run, and the one that a set lacks."""

from collections.abc import Sequence
from typing import Final

from barracan.games.rummy.runs import HIGH_ACE, LOW_ACE, NATURAL, Run
from barracan.model.cards import RANK_OF, Kind

LOW: Final = "low"
HIGH: Final = "high"
ENDS: Final = (LOW, HIGH)
"""The ends of a run, as records name them."""


def next_card(run: Run, end: str, highest: int = HIGH_ACE) -> Kind | None:
    """The card that comes next at an end of a run, up to a highest place; ``None`` where there is none."""
    place = run.first - 1 if end == LOW else run.last + 1
    return NATURAL[run.suit][place] if LOW_ACE <= place <= highest else None


def grown(run: Run, end: str) -> Run:
    """A run with one card more at an end."""
    return Run(run.suit, run.first - 1, run.last) if end == LOW else Run(run.suit, run.first, run.last + 1)


def lacking(cards: Sequence[Kind]) -> Kind | None:
    """The one card that a set of different suits lacks, ``None`` if it lacks none."""
    if len(cards) > 3:
        return None
    first = 4 * RANK_OF[cards[0]]
    return next(card for card in range(first, first + 4) if card not in cards)
