"""Judging the examples of the rules: runs and sets, lay-offs, and what cards count."""

from typing import Final

from barracan.games.barracuda import melds
from barracan.games.barracuda.melds import VALUES
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import KINDS, card_text
from barracan.model.common_texts import common_text
from barracan.model.refusal import Refusal
from barracan.model.verdict import Groups, Verdict

_SET: Final = common_text("Set")
_RUN: Final = common_text("Run")


def judge_example(kind: str, groups: Groups) -> Verdict:
    """What the rules say of an example."""
    cards = [KINDS[code] for code in groups[0]]
    if kind == "value":
        return Verdict(True, RUMMY("value"), sum(VALUES[card] for card in cards))
    if kind == "lay_off":
        meld, code = melds.meld_of(cards, 0), groups[1][0]
        if meld.wants >> KINDS[code] & 1:
            return Verdict(True, _RUN if meld.run else _SET)
        return Verdict(False, refusal=Refusal("U3.3", RUMMY("unfit", card=card_text(code)), (code,)))
    found = melds.read(cards, 0)
    if isinstance(found, Refusal):
        return Verdict(False, refusal=found)
    return Verdict(True, _RUN if found.run else _SET)
