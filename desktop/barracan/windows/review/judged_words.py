"""What came of judging a match, in words: of a move, of a seat's hand, of its luck, of all of it."""

from typing import Final

from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text
from barracan.session.analysis import AnalysedMove, HandAnalysis, Verdict
from barracan.table.translation import translate_text
from barracan.windows.shell.formats import signed_tenths, tenths

_ALIKE: Final = QT_TRANSLATE_NOOP("judged", "{name}’s moves of which expert thinks alike: {agreed} of {count}.")
_OTHERWISE: Final = QT_TRANSLATE_NOOP("judged", "{name}: {what}. Expert would choose otherwise: {better}.")
_GOOD: Final = QT_TRANSLATE_NOOP("judged", "{name}: {what}. A good move.")
_WITHOUT_LUCK: Final = QT_TRANSLATE_NOOP(
    "judged", "The hand ended {ahead} points against the others, without this luck about {fair}."
)

# Pairs: in points, and in the chance to win the match.
_GOOD_DRAW: Final = (
    QT_TRANSLATE_NOOP("judged", "{name}: {what}. A good move. Luck of this draw: {luck} points."),
    QT_TRANSLATE_NOOP("judged", "{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match."),
)
_COST_OPEN: Final = (
    QT_TRANSLATE_NOOP("judged", "{name}: {what}. With all cards known it cost {loss} points. Better: {better}."),
    QT_TRANSLATE_NOOP(
        "judged", "{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}."
    ),
)
_COST: Final = {
    Verdict.DOUBTFUL: (
        QT_TRANSLATE_NOOP("judged", "{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}."),
        QT_TRANSLATE_NOOP(
            "judged", "{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}."
        ),
    ),
    Verdict.ERROR: (
        QT_TRANSLATE_NOOP("judged", "{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}."),
        QT_TRANSLATE_NOOP(
            "judged", "{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}."
        ),
    ),
    Verdict.BLUNDER: (
        QT_TRANSLATE_NOOP("judged", "{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}."),
        QT_TRANSLATE_NOOP(
            "judged", "{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}."
        ),
    ),
}
_LOST_OPEN: Final = (
    QT_TRANSLATE_NOOP("judged", "With all cards known, {name}’s moves lost {loss} points."),
    QT_TRANSLATE_NOOP(
        "judged", "With all cards known, {name}’s moves lost on average {loss}% chance to win the match."
    ),
)
_LOST: Final = (
    QT_TRANSLATE_NOOP("judged", "By what could be seen, {name}’s moves lost {loss} points."),
    QT_TRANSLATE_NOOP(
        "judged", "By what could be seen, {name}’s moves lost on average {loss}% chance to win the match."
    ),
)
_LUCK: Final = (
    QT_TRANSLATE_NOOP("judged", "Luck of {judged} of {draws} draws: {luck} points."),
    QT_TRANSLATE_NOOP("judged", "Luck of {judged} of {draws} draws: on average {luck}% chance to win the match."),
)


def describe_move(judged: AnalysedMove, hand: HandAnalysis, name: str, *, all_known: bool) -> str:
    """How good a move was; of a good draw, how lucky it was."""
    found = judged.judgement
    words: dict[str, Argument] = {"name": name, "what": judged.what, "better": judged.better}
    if found is None:
        return _say(_OTHERWISE, **words)
    chance = bool(found.scale.match)
    if found.verdict is Verdict.GOOD:
        luck = hand.luck().get(judged.position)
        if luck is None:
            return _say(_GOOD, **words)
        return _say(_GOOD_DRAW[chance], **words, luck=signed_tenths(luck))
    told = _COST_OPEN if all_known else _COST[found.verdict]
    return _say(told[chance], **words, loss=tenths(found.loss), error=tenths(found.error))


def describe_hand(hand: HandAnalysis, name: str, *, all_known: bool) -> list[str]:
    """What the moves of a hand have lost and how lucky the draws were."""
    if not hand.by_worlds:
        return [_say(_ALIKE, name=name, agreed=hand.agreements, count=hand.count)]
    lost, chance = _LOST_OPEN if all_known else _LOST, bool(hand.scale.match)
    loss = hand.loss() // len(hand.moves) if chance else hand.loss()  # no match is lost more than once
    told = [_say(lost[chance], name=name, loss=tenths(loss))]
    return told if all_known else [*told, *describe_luck(hand)]


def describe_luck(hand: HandAnalysis) -> list[str]:
    """How lucky the draws were as far as that was found out, and how the hand would have ended without it."""
    draws = hand.luck()
    if not draws:
        return []
    luck, chance = sum(draws.values()), bool(hand.scale.match)
    each = signed_tenths(luck // len(draws) if chance else luck)
    told = [_say(_LUCK[chance], judged=len(draws), draws=hand.draws, luck=each)]
    all_judged = len(draws) == hand.draws  # worlds are looked into after lucky draws rather
    if hand.ahead is not None and hand.scale.plain and all_judged:
        told.append(_say(_WITHOUT_LUCK, ahead=signed_tenths(hand.ahead), fair=signed_tenths(hand.ahead - luck)))
    return told


def _say(template: str, **words: Argument) -> str:
    return translate_text(Text("judged", template, words))
