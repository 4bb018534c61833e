"""Who is judged in a review, as far as that is asked for: begun, kept, given up."""

from PySide6.QtCore import QObject, Signal

from barracan.model.replay import HUMAN
from barracan.session.analysis import AnalysedMove, HandAnalysis
from barracan.session.match_analysis import MatchAnalyser, MatchAnalysis, count_moves, usual_seconds
from barracan.session.review import Review
from barracan.session.worker_pool import WorkerPool

OPEN = -1
"""Stands for the eyes of nobody: all hands lie open."""


class Judging(QObject):
    """Has the moves judged that may be judged from some eyes: the own ones of a seat, or with open hands everybody's.

    Attributes:
        eyes: the seat that looks, or ``OPEN``.
        all_known: whether moves are judged by all cards instead of by what their player saw.

    Signals:
        changed: there is more to show.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._analyser: MatchAnalyser | None = None
        self._known: dict[tuple[int, bool], MatchAnalysis] = {}
        self.eyes = OPEN
        self.all_known = False

    def show_review(self, review: Review) -> None:
        """Begin with a record of which nothing has been judged."""
        self.stop()
        self._known.clear()
        self._review, self.all_known = review, False

    def stop(self) -> None:
        """Judge no more; what has been found stays, and the rest may be asked for again."""
        if self._analyser is not None:
            self._analyser.stop()
        for key in [key for key, known in self._known.items() if not known.over]:
            del self._known[key]

    @property
    def review(self) -> Review:
        """The record that is looked at."""
        assert self._review is not None  # nothing is asked for before a record is shown
        return self._review

    @property
    def seats(self) -> list[int]:
        """Whose moves are judged from these eyes."""
        return list(range(len(self.review.match.seats))) if self.eyes == OPEN else [self.eyes]

    @property
    def own_seat(self) -> int:
        """The seat of the person here, else the first."""
        seats = enumerate(self.review.match.seats)
        return next((seat for seat, note in seats if note.player == HUMAN), 0)

    @property
    def analysis(self) -> MatchAnalysis | None:
        """What has been judged, ``None`` before that has been asked for."""
        return self._known.get((self.eyes, self.all_known))

    @property
    def count(self) -> int:
        """How many moves can be judged from these eyes."""
        return count_moves(self.review, self.seats)

    @property
    def seconds(self) -> float:
        """About how long it takes to judge them, or what is left of them."""
        if self.analysis is not None and self._analyser is not None:
            return 0.0 if self.analysis.over else self._analyser.seconds_left()
        return usual_seconds(self.review, self.count)

    def at(self, position: int) -> AnalysedMove | None:
        """The move that led to a position, if it has been judged."""
        return self.analysis.moves().get(position) if self.analysis else None

    def hand_of(self, position: int, first: int) -> HandAnalysis | None:
        """What is known of the hand dealt at *first*, of the seat that made the move that led to a position."""
        known = self.analysis
        seats = known.hands.get(first, {}) if known else {}
        moved = (hand for hand in seats.values() if any(each.position == position for each in hand.moves))
        return next(moved, seats.get(self.seats[0]))

    def start(self) -> None:
        """Judge the match."""
        if self.analysis is None and self.count:
            self.stop()
            if self._analyser is None:
                self._analyser = MatchAnalyser(WorkerPool(self), self)
                self._analyser.progressed.connect(self.changed)
            key = (self.eyes, self.all_known)
            self._known[key] = self._analyser.start(self.review, self.seats, all_known=self.all_known)
        self.changed.emit()

    def next_costly(self, position: int, step: int) -> int | None:
        """The position after the next costly move, or the one before."""
        costly = [each.position for each in self.analysis.costly()] if self.analysis else []
        ahead = [each for each in costly if (each - position) * step > 0]
        return (min(ahead) if step > 0 else max(ahead)) if ahead else None
