"""What is worth remembering of a match for one side: the rarest three things, never a blame.

How rare a thing is, the earlier matches of the person tell, where there are any.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from barracan.model.score import HandEnd, ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.hud.lettering import figure
from barracan.table.moments.result_page import Fact
from barracan.table.translation import common, translate, translate_text, within_sentence
from barracan.windows.match.before import Before

COUNT = 3
_MOST_LINES = 2
_BEHIND, _IN_FRONT, _CLOSE, _BEST, _MOST_HANDS, _LENGTH = 0.10, 0.22, 0.26, 0.30, 0.60, 0.95
"""How often such things are so, by which they are weighed against the lines of the score."""
_NEAR = 0.05
"""Of the target: what is called close."""
_LEAST = 0.05
"""Of a side's points: a line that brought less is not told."""
_WEIGHT = 12
"""So many points make a line as rare again."""
_ORDINALS = (
    #: Before “hand”, as these ten: “points in the first hand”.
    QT_TRANSLATE_NOOP("facts", "first"),
    QT_TRANSLATE_NOOP("facts", "second"),
    QT_TRANSLATE_NOOP("facts", "third"),
    QT_TRANSLATE_NOOP("facts", "fourth"),
    QT_TRANSLATE_NOOP("facts", "fifth"),
    QT_TRANSLATE_NOOP("facts", "sixth"),
    QT_TRANSLATE_NOOP("facts", "seventh"),
    QT_TRANSLATE_NOOP("facts", "eighth"),
    QT_TRANSLATE_NOOP("facts", "ninth"),
    QT_TRANSLATE_NOOP("facts", "tenth"),
)
_IN_THE_HAND = QT_TRANSLATE_NOOP("facts", "points in the {ordinal} hand")
_IN_HAND = QT_TRANSLATE_NOOP("facts", "points in hand {hand}")
_ONE_IN_THE_HAND = QT_TRANSLATE_NOOP("facts", "point in the {ordinal} hand")
_ONE_IN_HAND = QT_TRANSLATE_NOOP("facts", "point in hand {hand}")
_IN_ALL = QT_TRANSLATE_NOOP("facts", "points in {hands} hands")
_BEST_HAND = QT_TRANSLATE_NOOP("facts", "points in hand {hand}, the best of this side")
_YOUR_BEST = QT_TRANSLATE_NOOP("facts", "points in hand {hand}, your best")
_ONE_BEST_HAND = QT_TRANSLATE_NOOP("facts", "point in hand {hand}, the best of this side")
_YOUR_ONE_BEST = QT_TRANSLATE_NOOP("facts", "point in hand {hand}, your best")
_HANDS = QT_TRANSLATE_NOOP("facts", "{count} of {all} hands")
_WON_HANDS = QT_TRANSLATE_NOOP("facts", "with more points than anybody else")
_WAS_BEHIND = QT_TRANSLATE_NOOP("facts", "{points} points behind")
_ONE_BEHIND = QT_TRANSLATE_NOOP("facts", "1 point behind")
_STILL_WON = QT_TRANSLATE_NOOP("facts", "after hand {hand}, and won all the same")
_AHEAD = QT_TRANSLATE_NOOP("facts", "In front")
_EVERY_HAND = QT_TRANSLATE_NOOP("facts", "after every hand")
_APART = QT_TRANSLATE_NOOP("facts", "apart at the end")
_PLAYED_ONE = QT_TRANSLATE_NOOP("facts", "One hand")
_TO_THE_END = QT_TRANSLATE_NOOP("facts", "to the end of the match")


class FinishedMatch(NamedTuple):
    """A match as one side remembers it: the ends of its hands, the side, whether it has won and is the viewer's."""

    ends: Sequence[HandEnd]
    side: int
    won: bool
    yours: bool
    fewer_win: bool = False
    target: int | None = None
    before: Before | None = None
    """What the one person here has done before."""


def facts_of(match: FinishedMatch) -> tuple[Fact, ...]:
    """The rarest things that the side can be glad of, the rarest first."""
    if not match.ends:
        return ()
    lines = sorted(_lines(match), key=lambda each: each[0])[:_MOST_LINES]
    found = [*lines, *_course(match), *_best_hand(match), *_hands_won(match), _length(match)]
    if match.before is not None:
        totals = match.ends[-1].totals
        found += match.before.facts(totals, match.side, won=match.won, fewer_win=match.fewer_win)
    found.sort(key=lambda each: each[0])
    return tuple(fact for _, fact in found[:COUNT])


def _lines(match: FinishedMatch) -> list[tuple[float, Fact]]:
    """What stands in the side's score and in few others; where fewer points are better it is nothing to be glad of."""
    if match.fewer_win:
        return []
    seen: Counter[str] = Counter()
    own: dict[str, list[tuple[int, ScoreLine]]] = defaultdict(list)
    for end in match.ends:
        for side, lines in enumerate(end.lines):
            told = [(translate_text(line.what), line) for line in lines if line.points > 0 and not line.tally]
            seen.update({what for what, _ in told})
            for what, line in told if side == match.side else ():
                own[what].append((end.hand, line))
    chances = sum(len(end.lines) for end in match.ends)
    least = _LEAST * sum(max(0, end.points[match.side]) for end in match.ends)
    found = [_line_fact(match, what, times, seen[what] / chances) for what, times in own.items()]
    return [(share, fact) for points, share, fact in found if points >= least]


def _line_fact(
    match: FinishedMatch, what: str, times: Sequence[tuple[int, ScoreLine]], share: float
) -> tuple[int, float, Fact]:
    """What a line has brought in so many hands, how rare that is, and the fact."""
    points, count = sum(line.points for _, line in times), sum(line.count for _, line in times)
    bold = what if count == 1 else f"{count} × {within_sentence(what)}"
    rest = f"{points} {_hands_words(points, sorted({hand for hand, _ in times}))}"
    if match.before is not None:
        line = times[0][1]
        known = match.before.rarity(line)
        share = share if known is None else known
        rest = match.before.with_first(rest, line)
    return points, share * _WEIGHT / (_WEIGHT + points), Fact("score_pad", bold, rest)


def _hands_words(points: int, hands: Sequence[int]) -> str:
    """In which hands so many points were won."""
    if len(hands) > 1:
        return translate("facts", _IN_ALL).format(hands=len(hands))
    if hands[0] <= len(_ORDINALS):
        ordinal = translate("facts", _ORDINALS[hands[0] - 1])
        return translate("facts", _ONE_IN_THE_HAND if points == 1 else _IN_THE_HAND).format(ordinal=ordinal)
    return translate("facts", _ONE_IN_HAND if points == 1 else _IN_HAND).format(hand=hands[0])


def _course(match: FinishedMatch) -> list[tuple[float, Fact]]:
    """How the side came to win."""
    if not match.won:
        return []
    sign = -1 if match.fewer_win else 1
    leads = []
    for end in match.ends:
        others = [sign * total for side, total in enumerate(end.totals) if side != match.side]
        leads.append(sign * end.totals[match.side] - max(others, default=0))
    found = []
    worst = min(range(len(leads)), key=leads.__getitem__)
    if leads[worst] < 0:
        bold = translate("facts", _ONE_BEHIND if leads[worst] == -1 else _WAS_BEHIND).format(points=-leads[worst])
        rest = translate("facts", _STILL_WON).format(hand=match.ends[worst].hand)
        found.append((_BEHIND, Fact("up", bold, rest)))
    elif len(leads) > 2 and min(leads) > 0:
        found.append((_IN_FRONT, Fact("up", translate("facts", _AHEAD), translate("facts", _EVERY_HAND))))
    near = _NEAR * (match.target or 200)
    if 1 < leads[-1] <= near:
        bold = common("{points} points").format(points=leads[-1])
        found.append((_CLOSE, Fact("double", bold, translate("facts", _APART))))
    return found


def _best_hand(match: FinishedMatch) -> list[tuple[float, Fact]]:
    """The hand that brought the side most; one that brought nothing is none to be glad of."""
    choose = min if match.fewer_win else max
    best = choose(match.ends, key=lambda end: end.points[match.side])
    if match.before is not None:
        found = match.before.best_hand(best, match.side, fewer_win=match.fewer_win)
        if found is not None:
            return [found]
    points = best.points[match.side]
    if points <= 0 and not match.fewer_win:
        return []
    yours, others = (_YOUR_ONE_BEST, _ONE_BEST_HAND) if points == 1 else (_YOUR_BEST, _BEST_HAND)
    words = translate("facts", yours if match.yours else others).format(hand=best.hand)
    return [(_BEST, Fact("star", figure(points), words))]


def _hands_won(match: FinishedMatch) -> list[tuple[float, Fact]]:
    """The hands that were the side's own."""
    choose = min if match.fewer_win else max
    won = sum(
        end.points[match.side] == choose(end.points) and end.points.count(choose(end.points)) == 1 for end in match.ends
    )
    if won < 2 or match.fewer_win:
        return []
    bold = translate("facts", _HANDS).format(count=won, all=len(match.ends))
    return [(_MOST_HANDS, Fact("take_trick", bold, translate("facts", _WON_HANDS)))]


def _length(match: FinishedMatch) -> tuple[float, Fact]:
    count = len(match.ends)
    bold = translate("facts", _PLAYED_ONE) if count == 1 else common("{count} hands").format(count=count)
    return _LENGTH, Fact("record", bold, translate("facts", _TO_THE_END))
