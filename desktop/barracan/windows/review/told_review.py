"""What the parts of a review show at its position: rows of the list, words of the card, the caption of the axis."""

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from typing import Final

from barracan.model.common_texts import common_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.analysis import AnalysedMove
from barracan.session.hand_order import by_suit
from barracan.session.review import Review, ToldMove
from barracan.table.cards.court_letters import card_text
from barracan.table.translation import translate_past_move, translate_text
from barracan.windows.review.card_words import (
    cost_words,
    hand_content,
    judged_content,
    luck_content,
    luck_pill,
    pill_of,
    say,
)
from barracan.windows.review.judged_card import CardContent
from barracan.windows.review.judging import OPEN, Judging
from barracan.windows.review.leads import Points, best_other, lead_at, leads
from barracan.windows.review.move_list import Row
from barracan.windows.review.open_hands import OpenHand
from barracan.windows.review.record_words import verdict
from barracan.windows.review.time_axis import Lead, Notch

_HAND_AND_TURN: Final = QT_TRANSLATE_NOOP("review", "hand {hand}, turn {turn}")
_HAND: Final = QT_TRANSLATE_NOOP("review", "hand {hand}")
_HANDS: Final = QT_TRANSLATE_NOOP("review", "hand {hand} of {hands}")
_TURN: Final = QT_TRANSLATE_NOOP("review", "turn {turn}")
_MOVE: Final = QT_TRANSLATE_NOOP("review", "Move {move} of {moves}")
_BRIEF_MOVE: Final = QT_TRANSLATE_NOOP("review", "{move} of {moves}")
_AHEAD: Final = QT_TRANSLATE_NOOP("review", "ahead by {points}")
_LEVEL: Final = QT_TRANSLATE_NOOP("review", "level")
_HERE: Final = QT_TRANSLATE_NOOP("review", "at this move")
_LEADS: Final = QT_TRANSLATE_NOOP("review", "{names} ahead by {points}")
_COSTLY: Final = QT_TRANSLATE_NOOP("review", "Costly moves: {costly}. Large ones: {large}.")
_OTHERWISE: Final = QT_TRANSLATE_NOOP("review", "Expert differs: {count}.")
_FINDING: Final = QT_TRANSLATE_NOOP("review", "Judging: {done} of {count}, {seconds} s left.")
_NONE_COSTLY: Final = QT_TRANSLATE_NOOP("review", "No costly move was found.")
_JUDGE: Final = QT_TRANSLATE_NOOP("review", "Judge this match, {seconds} s")
_UNJUDGED: Final = QT_TRANSLATE_NOOP("review", "Not judged yet")
_WHAT_FOR: Final = QT_TRANSLATE_NOOP("review", "Expert can say of each move what it cost. Moves to judge: {count}.")
_NOT_OVER: Final = QT_TRANSLATE_NOOP("review", "This hand is not over")
_ONLY_OVER: Final = QT_TRANSLATE_NOOP(
    "review", "Only hands that are over are judged, and this one is seen from the own seat."
)
_DEALT: Final = QT_TRANSLATE_NOOP("review", "The cards are dealt")
_ENDED: Final = QT_TRANSLATE_NOOP("review", "The hand is over")
_OTHERS: Final = QT_TRANSLATE_NOOP("review", "A move of {name}")
_OWN_ONLY: Final = QT_TRANSLATE_NOOP("review", "From {name}’s seat only {name}’s own moves are judged.")
_LATER: Final = QT_TRANSLATE_NOOP("review", "This move is judged soon.")
_WRONG_LINE: Final = QT_TRANSLATE_NOOP("review", "Line {line} is wrong")
_VERIFIED: Final = QT_TRANSLATE_NOOP("review", "verified, every line")
_OPEN_HAND: Final = QT_TRANSLATE_NOOP("review", "{name}: {cards}")


class ToldReview:
    """Knows a record, whose eyes look, and what has been judged; says what each part of the page shows."""

    def __init__(self, review: Review, judging: Judging) -> None:
        self.review = review
        self.judging = judging
        self._told = {span.first: review.told_moves(span.first) for span in review.spans}
        self._points: dict[int, Points] = {}
        self._numbers = [move.position for moves in self._told.values() for move in moves]

    @property
    def viewer(self) -> int:
        """Whose view is shown; with open hands the own seat's."""
        return self.judging.own_seat if self.judging.eyes == OPEN else self.judging.eyes

    @property
    def side(self) -> int:
        """The side that the axis calls ours."""
        return next(number for number, seats in enumerate(self.review.state.sides) if self.viewer in seats)

    @property
    def is_over(self) -> bool:
        """Whether the hand of the position is over."""
        return bool(self.review.spans) and self.review.spans[self.review.hand_index].over

    @property
    def has_draws(self) -> bool:
        """Whether cards are drawn in this game, which is luck."""
        return "stock" in self.review.view_of(self.viewer).places()

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return self.review.match.seats[seat].name

    def said(self, seat: int, what: Text) -> str:
        """What a seat did, in a sentence."""
        return translate_text(common_text("{name}: {what}.", name=self.name(seat), what=what))

    def names(self, side: int) -> str:
        """The names of a side."""
        return ", ".join(map(self.name, self.review.state.sides[side]))

    # The list

    def moves(self) -> list[ToldMove]:
        """The moves of the hand of the position."""
        return self._told[self.review.hands[self.review.hand_index]]

    def rows(self, *, luck: bool) -> list[Row]:
        """The list of moves, with what they cost, or with the luck of the draws."""
        known = self.judging.analysis
        judged = known.moves() if known is not None and self.is_over else {}
        found = self._luck() if luck else {}
        return [self._row(move, judged.get(move.position), found if luck else None) for move in self.moves()]

    def _row(self, move: ToldMove, judged: AnalysedMove | None, luck: dict[int, tuple[str, str]] | None) -> Row:
        name = self.name(move.seat)
        words = translate_past_move(name, move.what)
        side = self._side(move.seat)
        if luck is not None:
            pill, tone = luck.get(move.position, ("", ""))
        else:
            pill, tone = pill_of(judged) if judged is not None else ("", "")
        spoken = ", ".join(
            each for each in (f"{name}: {words}", cost_words(judged) if judged and pill else pill) if each
        )
        return Row(move.position, name, side, words, pill, tone, spoken)

    def _luck(self) -> dict[int, tuple[str, str]]:
        """The pills of the draws of this hand."""
        known, first = self.judging.analysis, self.review.hands[self.review.hand_index]
        hands = known.hands.get(first, {}).values() if known else ()
        return {
            at: luck_pill(each, chance=bool(hand.scale.match)) for hand in hands for at, each in hand.luck().items()
        }

    def lead_rows(self) -> list[Row]:
        """The graph as a list: who was ahead after each hand, and in this hand after each turn."""
        line, first = self.leads(), self.review.hands[self.review.hand_index]
        rows: list[Row] = []
        for number, span in enumerate(self.review.spans):
            words = say(_HAND, hand=number + 1)
            if span.first != first:
                rows.append(Row(span.last, words, -1, self._lead_words(line, span.last)))
                continue
            turns = [list(group) for _, group in groupby(self.moves(), key=lambda move: move.seat)]
            rows.append(Row(span.first, words, -1, self._lead_words(line, span.first)))
            for turn in turns:
                at = turn[-1].position
                rows.append(Row(at, self.name(turn[-1].seat), self._side(turn[-1].seat), self._lead_words(line, at)))
        return rows

    def _side(self, seat: int) -> int:
        return next(number for number, seats in enumerate(self.review.state.sides) if seat in seats)

    # The axis

    def points(self) -> Points:
        """Each side's points by position, as far as the viewer knows them."""
        if self.viewer not in self._points:
            self._points[self.viewer] = self.review.points(self.viewer)
        return self._points[self.viewer]

    def leads(self) -> list[Lead]:
        """The line of who is ahead."""
        return leads(self.review, self.points(), self.judging.analysis, self.side)

    def notches(self) -> list[Notch]:
        """The costly moves found so far, and where the record is wrong."""
        known = self.judging.analysis
        large = {each.position for each in known.large()} if known else set()
        found = [Notch(each.position, each.position in large) for each in known.costly()] if known else []
        return [*found, Notch(len(self.review.lines), wrong=True)] if self.review.wrong else found

    def caption(self, line: Sequence[Lead]) -> tuple[str, str, int]:
        """Who is ahead at the position: in words, what goes with that, and the side whose mark stands there."""
        side, by = self._ahead(line, self.review.position)
        return say(_AHEAD, points=by) if by else say(_LEVEL), say(_HERE), side

    def _lead_words(self, line: Sequence[Lead], position: int) -> str:
        side, by = self._ahead(line, position)
        return say(_LEADS, names=self.names(side), points=by) if by else say(_LEVEL)

    def _ahead(self, line: Sequence[Lead], position: int) -> tuple[int, int]:
        """The side that was ahead at a position, and by how many points, to the nearest; -1 and 0 where none was."""
        ahead = round(lead_at(line, position))
        if ahead >= 0:
            return (self.side, ahead) if ahead else (-1, 0)
        points = dict(self.points())[position]
        return best_other(points, self.side, fewer_win=self.review.game.fewer_win), -ahead

    # Words

    def where(self) -> str:
        """The hand and the turn of the position."""
        hand, turn = self.review.hand_index + 1, self.turn()
        return say(_HAND_AND_TURN, hand=hand, turn=turn) if turn else say(_HAND, hand=hand)

    def hand_of_hands(self) -> str:
        """The hand of the position among all."""
        return say(_HANDS, hand=self.review.hand_index + 1, hands=len(self.review.hands))

    def turn(self) -> int:
        """The how many eth turn of its seat the last move belongs to."""
        past = [move for move in self.moves() if move.position <= self.review.position]
        seats = [seat for seat, _ in groupby(past, key=lambda move: move.seat)]
        return seats.count(seats[-1]) if seats else 0

    def move_number(self, *, brief: bool) -> str:
        """The number of the last move of the match."""
        done = sum(position <= self.review.position for position in self._numbers)
        return say(_BRIEF_MOVE if brief else _MOVE, move=done, moves=len(self._numbers))

    def found(self) -> str:
        """What has been found in the match."""
        known = self.judging.analysis
        if known is None:
            return ""
        if not known.over:
            return say(_FINDING, done=known.done, count=known.count, seconds=ceil(self.judging.seconds))
        costly = known.costly()
        if costly and all(each.judgement is None for each in costly):
            return say(_OTHERWISE, count=len(costly))
        return say(_COSTLY, costly=len(costly), large=len(known.large())) if costly else say(_NONE_COSTLY)

    def verdict_here(self) -> str:
        """What the last move cost, and what was wrong with the record where it ends."""
        if self._at_wrong_line():
            return verdict(self.review)
        judged = self._judged()
        return cost_words(judged) if judged is not None else ""

    def record_verdict(self) -> str:
        """Whether the record is right, in few words."""
        wrong = self.review.wrong
        return say(_VERIFIED) if wrong is None else say(_WRONG_LINE, line=wrong.line)

    def judge_words(self) -> str:
        """What the button says that has the match judged; nothing where it has been, or cannot be."""
        if self.judging.analysis is not None or not self.judging.count:
            return ""
        return say(_JUDGE, seconds=max(1, ceil(self.judging.seconds)))

    def open_hands(self) -> list[OpenHand]:
        """The hands of all others, where they lie open."""
        if self.judging.eyes != OPEN or not self.is_over:
            return []
        others = (seat for seat in range(len(self.review.match.seats)) if seat != self.viewer)
        return [self._open_hand(seat) for seat in others]

    def _open_hand(self, seat: int) -> OpenHand:
        cards = tuple(sorted((card for card in self.review.hand(seat) if card), key=by_suit))
        spoken = say(_OPEN_HAND, name=self.name(seat), cards=" ".join(map(card_text, cards)))
        return OpenHand(self.name(seat), self._side(seat), cards, spoken)

    # The card

    def card(self, *, luck: bool) -> CardContent:
        """What the card says."""
        names = tuple(note.name for note in self.review.match.seats)
        return self._card(luck=luck)._replace(names=names)

    def _card(self, *, luck: bool) -> CardContent:
        if luck:
            hand = self.judging.hand_of(self.review.position, self.review.hands[self.review.hand_index])
            return luck_content(hand, self.hand_of_hands())
        note = say(_TURN, turn=self.turn()) if self.turn() else ""
        wrong = self.review.wrong
        if wrong is not None and self._at_wrong_line():
            return CardContent(say(_WRONG_LINE, line=wrong.line), translate_text(wrong.reason), "cost", wrong.clause)
        judged = self._judged()
        if judged is not None:
            hand = self.judging.hand_of(judged.position, self.review.hands[self.review.hand_index])
            assert hand is not None  # the move was judged in it
            name = self.name(self._mover())
            return judged_content(judged, hand, name, note, all_known=self.judging.all_known)
        return self._unjudged(note)

    def _unjudged(self, note: str) -> CardContent:
        told = translate_text(self.review.words())
        if not self.is_over:
            return CardContent(say(_NOT_OVER), f"{told} {say(_ONLY_OVER)}", note=note)
        if self.judging.analysis is None:
            return CardContent(say(_UNJUDGED), f"{told} {say(_WHAT_FOR, count=self.judging.count)}", note=note)
        seat = self._mover()
        if seat < 0:
            return self._of_hand(told, note)
        if seat not in self.judging.seats:
            own = say(_OWN_ONLY, name=self.name(self.judging.eyes))
            return CardContent(say(_OTHERS, name=self.name(seat)), f"{told} {own}", note=note)
        return CardContent(say(_OTHERS, name=self.name(seat)), f"{told} {say(_LATER)}", note=note)

    def _of_hand(self, told: str, note: str) -> CardContent:
        """Where no move is looked at, as after the deal, the whole hand is told of, once it has been judged."""
        known, first = self.judging.analysis, self.review.hands[self.review.hand_index]
        seats = known.hands.get(first, {}) if known else {}
        if seats and len(seats) == len(self.judging.seats) and all(hand.over for hand in seats.values()):
            hands = [(self.name(seat), hand) for seat, hand in sorted(seats.items())]
            return hand_content(hands, self.hand_of_hands(), all_known=self.judging.all_known)
        dealt = self.review.position == first
        return CardContent(say(_DEALT if dealt else _ENDED), told, note=note)

    def _judged(self) -> AnalysedMove | None:
        return self.judging.at(self.review.position) if self.is_over else None

    def _mover(self) -> int:
        """Who made the move that led to the position; -1 where it was none."""
        return next((move.seat for move in self.moves() if move.position == self.review.position), -1)

    def _at_wrong_line(self) -> bool:
        return self.review.wrong is not None and self.review.position == len(self.review.lines)
