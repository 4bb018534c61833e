"""Judging the examples of the rules: who wins a trick, which cards may be played, and what cards count."""

from typing import Final

from barracan.games.sheepshead import legality
from barracan.games.sheepshead.options import OPTIONS
from barracan.games.sheepshead.state import RANKING, Phase, SheepsheadState, card_points
from barracan.games.tricks.examples import judge_trick
from barracan.games.tricks.play import put_down
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Play
from barracan.model.cards import KINDS
from barracan.model.common_texts import common_text
from barracan.model.verdict import Groups, Verdict

_PERSON: Final = 2
_CARDS: Final = common_text("Card points")


def judge_example(kind: str, groups: Groups) -> Verdict | None:
    """What the rules say of an example."""
    if kind == "trick":
        return judge_trick(groups, RANKING)
    if kind == "value":
        return Verdict(True, _CARDS, card_points(mask_of(KINDS[code] for group in groups for code in group)))
    return _judge_play(groups) if kind == "play" else None


def _judge_play(groups: Groups) -> Verdict:
    """The trick so far, the hand, and the card that is to be played from it."""
    lying, hand, (card,) = groups
    state = SheepsheadState({option.name: option.default for option in OPTIONS})
    state.phase = Phase.PLAY
    state.hands[_PERSON] = mask_of(KINDS[code] for code in (*hand, card))
    first = _PERSON - len(lying)
    for at, code in enumerate(lying):
        state.hands[first + at] |= 1 << KINDS[code]
        put_down(state, first + at, KINDS[code], RANKING)
    state.turn = _PERSON
    refusal = legality.refusal(state, Play(_PERSON, card))
    return Verdict(refusal is None, refusal=refusal)
