"""What the card of a review says of the move that is looked at."""

from collections.abc import Sequence
from typing import Final

from barracan.model.common_texts import common_text
from barracan.model.moves import Move
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text
from barracan.session.analysis import AnalysedMove, HandAnalysis, Judgement, Verdict, WeighedMove
from barracan.session.match_analysis import in_game, is_large
from barracan.table.translation import common, translate_past_move, translate_text
from barracan.windows.review.judged_card import CandidateContent, CardContent
from barracan.windows.review.judged_words import describe_hand, describe_luck, describe_move
from barracan.windows.shell.formats import percent, signed_tenths, tenths

_COST: Final = (
    QT_TRANSLATE_NOOP("review", "Cost {loss} points"),
    QT_TRANSLATE_NOOP("review", "Cost {loss}% of the match"),
)
_GOOD: Final = QT_TRANSLATE_NOOP("review", "A good move")
_ONLY: Final = QT_TRANSLATE_NOOP("review", "The only move")
_OTHERWISE: Final = QT_TRANSLATE_NOOP("review", "Expert would choose otherwise")
_PLAYED: Final = QT_TRANSLATE_NOOP("review", "played")
_BOTH: Final = QT_TRANSLATE_NOOP("review", "played, expert too")
_ALSO: Final = QT_TRANSLATE_NOOP("review", "also good")
_OTHER: Final = QT_TRANSLATE_NOOP("review", "another")
_WHY: Final = QT_TRANSLATE_NOOP("review", "{what}. {why}")
_WORSE: Final = QT_TRANSLATE_NOOP("review", "Worse in {share} of 100 deals.")
_AS_OFTEN: Final = QT_TRANSLATE_NOOP("review", "As good in all deals looked into.")
_LUCK: Final = QT_TRANSLATE_NOOP("review", "Luck of the draws")
_NO_LUCK: Final = QT_TRANSLATE_NOOP("review", "No draw of this hand has been judged yet.")
_AS_GOOD: Final = 500
"""A move that is worse by no more than this is good as well, in thousandths."""
_DEAREST: Final = QT_TRANSLATE_NOOP("review", "The dearest moves of this hand")
_CLEAN: Final = QT_TRANSLATE_NOOP("review", "No dear move in this hand")
_BETTER: Final = QT_TRANSLATE_NOOP("review", "{what}. Better: {better}.")
_LESSONS: Final = 3
_UNKNOWN_LUCK: Final = QT_TRANSLATE_NOOP("review", "What the draws of this hand brought cannot be told.")
_SHORTEST, _LONGEST = 0.30, 0.92
_LEAST_SPREAD: Final = 3_000
"""Values that lie closer together than this have bars of nearly the same length."""


def judged_content(judged: AnalysedMove, hand: HandAnalysis, name: str, note: str, *, all_known: bool) -> CardContent:
    """What there is to say of a move that has been judged."""
    found = judged.judgement
    spoken = describe_move(judged, hand, name, all_known=all_known)
    words = translate_text(common_text("{name}: {what}.", name=name, what=judged.what))
    return CardContent(
        _title(judged, found), words, "cost" if is_costly(judged) else "good", note, _candidates(judged), spoken
    )


def hand_content(hands: Sequence[tuple[str, HandAnalysis]], note: str, *, all_known: bool) -> CardContent:
    """What there is to say of a whole hand: what each of these lost, and the moves to learn most from."""
    told = [sentence for name, hand in hands for sentence in describe_hand(hand, name, all_known=all_known)[:1]]
    lessons = [(name, each) for name, hand in hands for each in hand.lessons()]
    lessons.sort(key=lambda lesson: -_loss(lesson[1]))
    rows = tuple(_lesson(name, each) for name, each in lessons[:_LESSONS])
    return CardContent(say(_DEAREST if rows else _CLEAN), " ".join(told), note=note, candidates=rows)


def _lesson(name: str, judged: AnalysedMove) -> CandidateContent:
    card = next((each.cards[-1] for each in judged.weighed if each.cards), None)
    words = say(_BETTER, what=translate_past_move(name, judged.what), better=translate_text(judged.better))
    return CandidateContent(card, "refused", name, pill_of(judged)[0], -1.0, words)


def _loss(judged: AnalysedMove) -> int:
    return judged.judgement.loss if judged.judgement else 0


def is_costly(judged: AnalysedMove) -> bool:
    """Whether expert would not have made this move."""
    return judged.judgement is None or judged.judgement.verdict > Verdict.GOOD


def cost_words(judged: AnalysedMove) -> str:
    """What a move cost, briefly; nothing of one that was good."""
    return _title(judged, judged.judgement) if is_costly(judged) else ""


def pill_of(judged: AnalysedMove) -> tuple[str, str]:
    """What stands in the pill of a move, and how that looks."""
    if not is_costly(judged):
        return "", ""
    if judged.judgement is None:
        return "≠", "faint"
    loss = _value(-judged.judgement.loss, chance=bool(judged.judgement.scale.match))
    return loss, "full" if is_large(judged) else "faint"


def luck_pill(luck: int, *, chance: bool) -> tuple[str, str]:
    """The same of a draw's luck."""
    return _value(luck, chance=chance), "good" if luck >= 0 else "faint"


def luck_content(hand: HandAnalysis | None, note: str) -> CardContent:
    """What there is to say of the draws of a hand."""
    told = describe_luck(hand) if hand is not None and hand.over else []
    missing = say(_UNKNOWN_LUCK if hand is not None and hand.over else _NO_LUCK)
    return CardContent(say(_LUCK), " ".join(told) if told else missing, note=note)


def say(template: str, **words: Argument) -> str:
    """A text of this page in the person's language, to them where it is said of them."""
    return translate_text(Text("review", template, words))


def _value(thousandths: int, *, chance: bool) -> str:
    """Points, or a chance to win in percent, with a sign before them."""
    value = signed_tenths(thousandths)
    return percent(value) if chance else value


def _title(judged: AnalysedMove, found: Judgement | None) -> str:
    if found is None:
        return say(_OTHERWISE)
    if found.verdict:
        return say(_COST[bool(found.scale.match)], loss=tenths(found.loss))
    return say(_GOOD if len(judged.weighed) > 1 else _ONLY)


def _candidates(judged: AnalysedMove) -> tuple[CandidateContent, ...]:
    """The moves that were weighed; one alone says nothing that the card does not."""
    weighed = judged.weighed
    if len(weighed) < 2:
        return ()
    values = [each.value for each in weighed if each.value is not None]
    told = judged.judgement is not None and judged.judgement.worlds > 0
    return tuple(_candidate(judged, each, values, told=told) for each in weighed)


def _candidate(judged: AnalysedMove, each: WeighedMove, values: Sequence[int], *, told: bool) -> CandidateContent:
    own, chosen = each is judged.weighed[0], each.move == judged.choice
    found = judged.judgement
    part, value = -1.0, ""
    if told and found is not None and each.value is not None:
        part = _part(each.value, values, found)
        value = _value(each.value, chance=bool(found.scale.match))
    tone = "chosen" if chosen else "refused" if own and is_costly(judged) else ""
    card = (each.cards[-1] or "") if each.cards else None
    verdict = (
        common("expert")
        if chosen and not own
        else say(_BOTH if chosen else _PLAYED if own else _verdict(judged, each, told))
    )
    return CandidateContent(card, tone, verdict, value, part, _words(judged, each, chosen=chosen, told=told))


def _verdict(judged: AnalysedMove, each: WeighedMove, told: bool) -> str:
    found = judged.judgement
    if not told or found is None or each.value is None:
        return _OTHER
    return _ALSO if found.expected - each.value <= max(found.error, _AS_GOOD) else _OTHER


def _words(judged: AnalysedMove, each: WeighedMove, *, chosen: bool, told: bool) -> str:
    """The move, and one reason."""
    what = translate_text(each.what)
    if chosen and judged.reasons:
        return say(_WHY, what=what, why=translate_text(judged.reasons[0]))
    if told and not chosen:
        return say(_WHY, what=what, why=say(_WORSE, share=round(each.worse / 10)) if each.worse else say(_AS_OFTEN))
    return common("{what}.").format(what=what)


def _part(value: int, values: Sequence[int], found: Judgement) -> float:
    """How long the bar of a value is beside those of the others."""
    best, spread = max(values), max(in_game(_LEAST_SPREAD, found), max(values) - min(values))
    return _LONGEST - (_LONGEST - _SHORTEST) * (best - value) / spread


def best_choice(judged: AnalysedMove | None) -> Move | None:
    """What expert would have done, where that is better than what was done."""
    return judged.choice if judged is not None and is_costly(judged) else None
