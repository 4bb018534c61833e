"""Worlds of Burraco and Buraco for the search, and what a move comes to in them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from barracan.games.buraco.moves import BuracoMove, Refuse
from barracan.games.burraco.melds import new_cards, read
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.state import BurracoState
from barracan.games.burraco.view import BurracoView
from barracan.model.cards import KINDS
from barracan.model.randomness import seed_text, stream
from barracan.model.refusal import accept
from barracan.players.burraco.course import Course
from barracan.players.burraco.evaluation import LAST_STAGE, outlook, stage
from barracan.players.burraco.policy import play_turn
from barracan.players.burraco.position import Position
from barracan.players.burraco.shapes import Laying
from barracan.players.burraco.skill import Skill
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, POINTS, Scale

_MATCH: Final = 400 * POINT
"""What a match that is won is worth more than one that hangs in the balance."""
_SURE: Final = 100
_UNSURE: Final = 250
"""A lead of so many points, at the end of a hand and before it, wins the match in three of four cases."""
_MOST_TURNS: Final = 400
_ROUNDS: Final = 2
"""So many rounds are played on, and the hand to its end where it is near."""
_SEEN: Final = 5
"""After so many piles a seat that has taken nearly all of them is thought to take all."""


def scale(view: BurracoView) -> Scale:
    """What moves are valued by: the chance to win the match, and some of the points."""
    return Scale(2 * _MATCH, plain=False) if _counts_match(view) else POINTS


def _counts_match(view: BurracoView) -> bool:
    return not int(view.options.get("minutes", 0)) and int(view.options["target"]) <= max(view.totals) + 1000


def _takes_all(view: BurracoView, seat: int) -> bool:
    """Whether a seat is seen to take nearly every pile."""
    takes = sum(isinstance(action, Take) and action.seat == seat for action in view.actions)
    draws = sum(isinstance(action, Draw) and action.seat == seat for action in view.actions)
    return takes >= _SEEN and takes >= 9 * draws


class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, position: Position, inquiry: Inquiry, skill: Skill) -> None:
        view = position.view
        self._view = view
        self._given: BurracoState | None = inquiry.state
        self._knowledge = position.knowledge
        self._side = position.side
        hand, discard = seed_text(view.hand), seed_text(view.discard)
        self._words = ("burraco", inquiry.seed, view.seat, view.drawn, hand, discard, view.stock_count)
        self._melds = position.melds
        own = replace(skill, match=False, quick=True)
        self._skills = [
            replace(own, takes_all=True) if _takes_all(view, seat) and seat not in view.sides[self._side] else own
            for seat in range(view.seats)
        ]

    def world(self, index: int) -> Course:
        """Deal what is hidden."""
        if self._given is not None:
            return Course.of(self._given)
        return Course.of(self._knowledge.world(stream(*self._words, index)))

    def value(self, course: Course, move: BuracoMove) -> int:
        """What a move comes to for its seat, the hand played on for some rounds, or to its end."""
        self._make(course, move)
        for _ in range(_ROUNDS * course.seats if stage(course) < LAST_STAGE else _MOST_TURNS):
            if course.turn < 0:
                break
            play_turn(course, self._skills[course.turn])
        if course.turn >= 0:
            return self._worth(int(outlook(course, self._side)), ended=False)
        points = course.points()
        return self._worth(points[self._side] - max(self._others(points)), ended=True)

    def _others(self, points: Sequence[int]) -> list[int]:
        return [count for number, count in enumerate(points) if number != self._side]

    def _worth(self, ahead: int, *, ended: bool) -> int:
        """What it is worth to be ahead by so many points in this hand, where the match may be decided by it."""
        view, side = self._view, self._side
        if not _counts_match(view):
            return POINT * ahead
        lead = view.totals[side] - max(self._others(view.totals)) + ahead
        return _MATCH * lead // (abs(lead) + (_SURE if ended else _UNSURE)) + POINT * ahead // 10

    def _make(self, course: Course, move: BuracoMove) -> None:
        """Make a move of the game."""
        seat = move.seat
        match move:
            case Draw():
                course.draw(seat)
            case Refuse():
                course.refuse(seat)
            case Take():
                course.take(seat)
            case Discard():
                course.discard(seat, KINDS[move.card])
            case LayMelds():
                for written in move.melds:
                    cards = tuple([KINDS[code] for code in written])
                    course.lay(seat, Laying(-1, course.book.shape(accept(read(cards, course.terms))), cards))
            case Add():
                after = accept(read([KINDS[code] for code in move.cards], course.terms))
                cards = tuple(new_cards(self._melds[move.meld], after))
                course.lay(seat, Laying(move.meld, course.book.shape(after), cards))
