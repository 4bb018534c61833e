"""Judging the examples of the rules: runs and sets, lay-offs, and what cards count."""

from typing import Final

from barracan.games.barracuda import melds
from barracan.games.barracuda.melds import VALUES
from barracan.model.cards import KINDS, card_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verdict import Groups, Verdict

_SET: Final = Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Set"))
_RUN: Final = Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Run"))
_CARDS: Final = Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Cards in the hand"))
_UNFIT: Final = QT_TRANSLATE_NOOP("barracuda", "The {card} does not fit this meld.")


def judge_example(kind: str, groups: Groups) -> Verdict:
    """What the rules say of an example."""
    cards = [KINDS[code] for code in groups[0]]
    if kind == "value":
        return Verdict(True, _CARDS, sum(VALUES[card] for card in cards))
    if kind == "lay_off":
        meld, code = melds.meld_of(cards, 0), groups[1][0]
        if meld.wants >> KINDS[code] & 1:
            return Verdict(True, _RUN if meld.run else _SET)
        return Verdict(False, refusal=Refusal("U3.3", Text("barracuda", _UNFIT, {"card": card_text(code)}), (code,)))
    found = melds.read(cards, 0)
    if isinstance(found, Refusal):
        return Verdict(False, refusal=found)
    return Verdict(True, _RUN if found.run else _SET)
