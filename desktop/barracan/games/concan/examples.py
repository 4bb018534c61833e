"""Judging the examples of the rules: melds, melds-down, lay-offs, and what cards count."""

from collections.abc import Sequence
from typing import Final

from barracan.games.concan import melds
from barracan.games.concan.melds import VALUES, Meld
from barracan.games.concan.moves import NewMeld
from barracan.games.concan.options import OPTIONS
from barracan.games.concan.scoring import UNHEARD
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import JOKER, KINDS, Code, card_text
from barracan.model.common_texts import common_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verdict import Groups, Verdict

_SET: Final = common_text("Set")
_RUN: Final = common_text("Run")
_DOWN: Final = Text("concan", QT_TRANSLATE_NOOP("concan", "Melds-down"))
_LEAST: Final = int(next(option.default for option in OPTIONS if option.clause == "N5.1"))
_SHORT: Final = QT_TRANSLATE_NOOP("concan", "These melds count {points}. A melds-down takes {least}.")


def judge_example(kind: str, groups: Groups) -> Verdict:
    """What the rules say of an example."""
    if kind == "value":
        cards = [KINDS[code] for code in groups[0]]
        return Verdict(True, RUMMY("value"), sum(UNHEARD if card == JOKER else VALUES[card] for card in cards))
    found = [_read(group) for group in (groups[:1] if kind == "lay_off" else groups)]
    for each in found:
        if isinstance(each, Refusal):
            return Verdict(False, refusal=each)
    laid = [each for each in found if isinstance(each, Meld)]
    if kind == "down":
        return _judge_down(laid)
    if kind == "lay_off":
        return _judge_lay_off(laid[0], groups[1][0])
    return Verdict(True, _RUN if laid[0].run else _SET, laid[0].value)


def _read(codes: Sequence[Code]) -> Meld | Refusal:
    """The meld that these cards are, jokers standing for what is missing; else why they are none."""
    ways = melds.readings([KINDS[code] for code in codes], 0)
    return max(ways, key=lambda way: way.value) if ways else _fault(codes)


def _fault(codes: Sequence[Code]) -> Refusal:
    found = melds.read(NewMeld(tuple(codes), ()), 0)
    assert isinstance(found, Refusal)
    return found


def _judge_down(laid: Sequence[Meld]) -> Verdict:
    points = melds.total_value(laid)
    if points >= _LEAST:
        return Verdict(True, _DOWN, points)
    return Verdict(False, _DOWN, refusal=Refusal("N5.1", Text("concan", _SHORT, {"points": points, "least": _LEAST})))


def _judge_lay_off(meld: Meld, code: Code) -> Verdict:
    if code == "JK" or meld.wants >> KINDS[code] & 1:
        return Verdict(True, _RUN if meld.run else _SET)
    return Verdict(False, refusal=Refusal("N6.1", RUMMY("unfit", card=card_text(code)), (code,)))
