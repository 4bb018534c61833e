"""Who is ahead in a match, position by position: by points, and where moves have been judged by what was expected."""

from collections.abc import Sequence
from typing import Final

from barracan.session.analysis import AnalysedMove
from barracan.session.match_analysis import MatchAnalysis
from barracan.session.review import HandSpan, Review
from barracan.windows.review.time_axis import Lead

_ENOUGH: Final = 3
"""So many judged moves of a hand tell how it went."""

Points = Sequence[tuple[int, tuple[int, ...]]]


def rival_of(review: Review, side: int) -> int:
    """The side that is shown against ours: the best of the others as the record ends."""
    totals = review.ends[-1].totals if review.ends else tuple(review.state.totals)
    return best_other(totals, side, fewer_win=review.game.fewer_win)


def best_other(points: Sequence[int], side: int, *, fewer_win: bool) -> int:
    """The side that has most, or fewest, of the others."""
    others = [other for other in range(len(points)) if other != side]
    return (min if fewer_win else max)(others, key=lambda other: points[other])


def lead_of(points: Sequence[int], side: int, *, fewer_win: bool) -> int:
    """By how much a side is ahead of the best of the others."""
    others = [each for number, each in enumerate(points) if number != side]
    return min(others) - points[side] if fewer_win else points[side] - max(others)


def leads(review: Review, points: Points, analysis: MatchAnalysis | None, side: int) -> list[Lead]:
    """The line of who is ahead, seen from a side."""
    fewer = review.game.fewer_win
    by_points = {position: lead_of(each, side, fewer_win=fewer) for position, each in points}
    line: list[Lead] = []
    for span in review.spans:
        expected = _expected(review, analysis, span, side) if span.over else []
        if len(expected) < _ENOUGH:
            line += [Lead(at, by_points[at]) for at in range(span.first, span.last + 1)]
            continue
        before = by_points[span.first]
        line.append(Lead(span.first, before))
        line += [Lead(each.position, before + each.points) for each in expected]
        line.append(Lead(span.last, by_points[span.last]))
    return line


def lead_at(line: Sequence[Lead], position: int) -> float:
    """How far ahead the side was at a position, as the line is drawn."""
    past = [lead for lead in line if lead.position <= position]
    later = next((lead for lead in line if lead.position > position), None)
    if not past:
        return 0.0
    before = past[-1]
    if later is None:
        return before.points
    part = (position - before.position) / (later.position - before.position)
    return before.points + part * (later.points - before.points)


def _expected(review: Review, analysis: MatchAnalysis | None, span: HandSpan, side: int) -> list[Lead]:
    """By how much the hand was expected to leave the side ahead, at each of its moves where worlds tell that.

    Nothing before all of them have been judged.
    """
    hands = analysis.hands.get(span.first, {}) if analysis is not None else {}
    if not all(hand.over for hand in hands.values()):
        return []
    own = [each for seat, hand in hands.items() if seat in review.state.sides[side] for each in hand.moves]
    told = [Lead(each.position, each.judgement.value / 1000) for each in own if each.judgement and _in_points(each)]
    return sorted(told)


def _in_points(judged: AnalysedMove) -> bool:
    found = judged.judgement
    return found is not None and found.worlds > 0 and found.scale.plain and not found.scale.match
