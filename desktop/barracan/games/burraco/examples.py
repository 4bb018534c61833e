"""Judging the examples of the rules of Burraco and Buraco: melds, additions, and what cards count."""

from collections.abc import Sequence
from typing import Final

from barracan.games.burraco import melds
from barracan.games.burraco.melds import CLEAN, DIRTY, SEMI_CLEAN, Meld
from barracan.games.burraco.options import Terms
from barracan.games.burraco.scoring import WORTH
from barracan.model.cards import KINDS, Code
from barracan.model.common_texts import common_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verdict import Groups, Verdict

_TITLES: Final = {
    CLEAN: common_text("Clean meld"),
    SEMI_CLEAN: Text("burraco", QT_TRANSLATE_NOOP("burraco", "Semi-clean meld")),
    DIRTY: Text("burraco", QT_TRANSLATE_NOOP("burraco", "Dirty meld")),
    "group": Text("burraco", QT_TRANSLATE_NOOP("burraco", "Group")),
    #: As players of Burraco say, who may have another word for it than those of other games.
    "run": Text("burraco", QT_TRANSLATE_NOOP("burraco", "Run")),
    "cards": common_text("Cards"),
}


def judge_example(kind: str, groups: Groups, terms: Terms) -> Verdict:
    """What the rules say of an example under these terms."""
    cards = [KINDS[code] for group in groups for code in group]
    if kind == "value":
        return Verdict(True, _TITLES["cards"], terms.points(cards))
    if kind in ("worth", "total"):
        meld = _read(groups[0], terms)
        bonus = 0 if isinstance(meld, Refusal) else WORTH.get(melds.quality(meld, terms), 0)
        return Verdict(True, _TITLES["cards"], bonus + (terms.points(cards) if kind == "total" else 0))
    if kind == "add":
        return _judge_addition(groups, terms)
    found = _read(groups[0], terms)
    return Verdict(False, refusal=found) if isinstance(found, Refusal) else _praise(found, terms)


def _read(codes: Sequence[Code], terms: Terms) -> Meld | Refusal:
    """The meld as it lies; cards that lie otherwise are read in the order in which they are one."""
    cards = [KINDS[code] for code in codes]
    found = melds.read(cards, terms)
    if isinstance(found, Refusal) and (others := melds.arrangements(cards, terms)):
        return others[0]
    return found


def _praise(meld: Meld, terms: Terms) -> Verdict:
    quality = melds.quality(meld, terms)
    name = _TITLES[quality or ("group" if meld.is_group else "run")]
    return Verdict(True, name, terms.points(meld.cards) + WORTH.get(quality, 0))


def _judge_addition(groups: Groups, terms: Terms) -> Verdict:
    """A meld as it lies, and all its cards as they lie after an addition."""
    before = _read(groups[0], terms)
    if isinstance(before, Refusal):
        return Verdict(False, refusal=before)
    after = melds.grow(before, [KINDS[code] for code in groups[1]], terms)
    return Verdict(False, refusal=after) if isinstance(after, Refusal) else _praise(after, terms)
