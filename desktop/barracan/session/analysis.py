"""Having the moves of a hand judged, one after the other, while the window goes on."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from barracan.model.cards import Code
from barracan.model.game import AnyGame
from barracan.model.moves import Move
from barracan.model.randomness import stream
from barracan.model.text import Text
from barracan.model.view import SeatView
from barracan.players import analysis
from barracan.players.analysis import Judgement, Verdict
from barracan.players.inquiry import Past
from barracan.players.protocol import POINTS, Decision, Scale
from barracan.session import snapshots
from barracan.session.review import PastMove, Review
from barracan.session.worker_pool import WorkerPool

__all__ = ["AnalysedMove", "HandAnalyser", "HandAnalysis", "Judgement", "Verdict", "WeighedMove"]

_SHOWN = 3
"""So many of the moves that were weighed are shown."""


class WeighedMove(NamedTuple):
    """A move that was weighed: in words, the cards that it is about, and what it comes to on the judgement's scale.

    *value* is ``None`` of a move that expert has not weighed; *worse* is in how many of a thousand worlds it comes out
    worse than the best of the others.
    """

    move: Move
    what: Text
    cards: tuple[Code | None, ...]
    value: int | None
    worse: int


class AnalysedMove(NamedTuple):
    """A move in words, expert's own choice, and the judgement: ``None`` where the two can't be compared.

    *position* is that after the move, *drawn* whether it took a card that nobody could know; *weighed* are the move
    itself, expert's choice and the best of the others, *reasons* those of expert's choice.
    """

    position: int
    drawn: bool
    what: Text
    choice: Move
    better: Text
    judgement: Judgement | None
    weighed: tuple[WeighedMove, ...] = ()
    reasons: tuple[Text, ...] = ()


class HandAnalysis:
    """What one seat did in one hand, judged as far as that has come.

    Attributes:
        count: how many moves there are.
        moves: those that have been judged, in the order of play.
        ahead: by how much the hand left the seat's side ahead of the others, in thousandths of a point.
        over: whether no more will come.
    """

    def __init__(self, count: int, ahead: int | None = None) -> None:
        self.count = count
        self.ahead = ahead
        self.moves: list[AnalysedMove] = []
        self.over = not count

    @property
    def by_worlds(self) -> bool:
        """Whether worlds were looked into: only then another world, in which all cards are known, tells more."""
        return any(each.judgement.worlds for each in self.moves if each.judgement)

    @property
    def scale(self) -> Scale:
        """What losses and luck are told in: as a hand begins it is settled for all its moves."""
        return next((each.judgement.scale for each in self.moves if each.judgement), POINTS)

    @property
    def agreements(self) -> int:
        """In how many moves expert would do the same, or nothing that is clearly better."""
        return sum(each.judgement is not None and not each.judgement.verdict for each in self.moves)

    def lessons(self) -> list[AnalysedMove]:
        """The moves to learn most from, the dearest first."""
        return [self.moves[at] for at in analysis.lessons([each.judgement for each in self.moves])]

    def loss(self) -> int:
        """What the moves have lost that expert would not have made, in thousandths on the hand's scale."""
        return sum(each.judgement.loss for each in self.moves if each.judgement and each.judgement.verdict)

    def luck(self) -> dict[int, int]:
        """What draws brought beyond what could be expected of them, on that scale, by position; where worlds tell."""
        pairs = ((drawn, after) for drawn, after in pairwise(self.moves) if drawn.drawn)
        found = {drawn.position: analysis.luck(drawn.judgement, after.judgement) for drawn, after in pairs}
        return {position: luck for position, luck in found.items() if luck is not None}

    @property
    def draws(self) -> int:
        """How many cards were drawn."""
        return sum(each.drawn for each in self.moves)

    def marks(self) -> list[tuple[int, Verdict]]:
        """The moves that expert would not have made, by position, each with how bad it was."""
        verdicts = (
            (each.position, each.judgement.verdict if each.judgement else Verdict.DOUBTFUL) for each in self.moves
        )
        return [(position, found) for position, found in verdicts if found]

    def at(self, position: int) -> AnalysedMove | None:
        """The move that comes next at a position, else the one that led to it, if it is this seat's."""
        near = {each.position: each for each in self.moves}
        return near.get(position + 1) or near.get(position)


class HandAnalyser(QObject):
    """Judges one hand at a time, by what its player saw or by all cards.

    Signals:
        progressed: another move has been judged, or none is left.
    """

    progressed = Signal()

    def __init__(self, thinker: WorkerPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._thinker.answered.connect(self._hear)
        self._thinker.failed.connect(self._pass_over)
        self._left: Iterator[PastMove] = iter(())
        self._made: PastMove | None = None
        self._ticket = 0

    def start(self, review: Review, seat: int, first: int, *, all_known: bool = False) -> HandAnalysis:
        """Judge the moves of a seat in the hand dealt at a position, which has to be over; another one is given up."""
        self._thinker.forget()
        self._review, self._all_known = review, all_known
        self._left = review.moves_of(seat, first)
        self._hand = HandAnalysis(len(review.positions(seat, first)), review.ahead(seat, first))
        self._ask()
        return self._hand

    def stop(self) -> None:
        """Judge no more."""
        self._left, self._made = iter(()), None
        self._thinker.close()

    def _ask(self) -> None:
        made = self._made = next(self._left, None)
        if made is None:
            self._hand.over = True
            return
        game = self._review.game
        seed = stream("judge", self._review.deals, made.position).getrandbits(63)
        state = made.state if self._all_known else None
        self._ticket = self._thinker.ask(Past(game.id, made.view, made.move, seed, state))

    def _hear(self, ticket: int, decision: Decision) -> None:
        made, review = self._made, self._review
        if ticket != self._ticket or made is None:
            return
        what, better = review.describe(made.position), snapshots.advise(review, made.view, decision.move)
        judgement = analysis.judge(decision, made.move)
        if judgement:
            self._settle_last(made.position, judgement)
        drawn = review.game.is_draw(made.move)
        weighed, reasons = self._weighed(made, decision), tuple(_say(review, made, text) for text in decision.reasons)
        judged = AnalysedMove(made.position, drawn, what, decision.move, better, judgement, weighed, reasons)
        self._hand.moves.append(judged)
        self._ask()
        self.progressed.emit()

    def _weighed(self, made: PastMove, decision: Decision) -> tuple[WeighedMove, ...]:
        """The move that was made, expert's choice and the best of the others, each once."""
        ordered = sorted(decision.candidates, key=lambda each: -each.value)
        wanted = [made.move, decision.move, *(each.move for each in ordered)]
        moves = [move for at, move in enumerate(wanted) if move not in wanted[:at]][:_SHOWN]
        found = [(move, decision.standing(move)) for move in moves]
        return tuple(
            WeighedMove(
                move,
                snapshots.advise(self._review, made.view, move),
                _cards(self._review.game, made.view, move),
                decision.scale.convert(standing.value) if standing else None,
                standing.risk if standing else 0,
            )
            for move, standing in found
        )

    def _settle_last(self, position: int, after: Judgement) -> None:
        """What the move before, of the same turn, has really lost; after a draw nobody can say that."""
        moves = self._hand.moves
        if moves and (before := moves[-1]).judgement and before.position == position - 1 and not before.drawn:
            judgement = analysis.correct_by_next(before.judgement, after)
            moves[-1] = before._replace(judgement=judgement)

    def _pass_over(self, ticket: int) -> None:
        if ticket == self._ticket and self._made is not None:
            self._ask()
            self.progressed.emit()


def _say(review: Review, made: PastMove, text: Text) -> Text:
    """A reason with the names of the seats in it, that of who moves too."""
    names = [note.name for note in review.match.seats]
    return text.with_names(names, names[made.view.seat])


def _cards(game: AnyGame, view: SeatView, move: Move) -> tuple[Code | None, ...]:
    """The cards by which people know a move: those that leave the hand, else those that it takes up."""
    used = game.cards_used(view, move)
    return used or tuple(pick.card for pick in game.cards_taken(view, move))
