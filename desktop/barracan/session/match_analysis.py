"""Having the hands of a match judged that are over, the one that is looked at first."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from barracan.players.player import find_player
from barracan.players.protocol import SPREAD
from barracan.session.analysis import AnalysedMove, HandAnalyser, HandAnalysis, Judgement, Verdict
from barracan.session.review import Review
from barracan.session.worker_pool import WorkerPool

_MEASURED: Final = 8
"""After so many moves their own time tells more than the usual one."""
_LARGE: Final = 2_950
"""A loss from which a costly move is a large one, for it is told as 3.0: thousandths of a point or a percent."""


def is_large(judged: AnalysedMove) -> bool:
    """Whether a move cost so much that nobody should miss it."""
    found = judged.judgement
    return found is not None and found.verdict > Verdict.GOOD and found.loss >= in_game(_LARGE, found)


def in_game(thousandths: int, found: Judgement) -> int:
    """So many thousandths of a point in BarraCan, as wide as points spread in the game; of the match they are alike."""
    return thousandths if found.scale.match else thousandths * found.spread // SPREAD


class MatchAnalysis:
    """What the moves of some seats cost in all hands of a match that are over, as far as they have been judged.

    Attributes:
        hands: by the position of the deal, then by seat.
        over: whether no more will come.
        count: how many moves there are to judge.
    """

    def __init__(self, count: int = 0) -> None:
        self.hands: dict[int, dict[int, HandAnalysis]] = {}
        self.count = count
        self.over = not count

    @property
    def done(self) -> int:
        """How many moves have been judged."""
        return sum(len(hand.moves) for seats in self.hands.values() for hand in seats.values())

    @property
    def by_worlds(self) -> bool:
        """Whether worlds were looked into: only then the luck of draws is known."""
        return any(hand.by_worlds for seats in self.hands.values() for hand in seats.values())

    def moves(self) -> dict[int, AnalysedMove]:
        """The moves judged so far, by position in their order."""
        found = (each for seats in self.hands.values() for hand in seats.values() for each in hand.moves)
        return {each.position: each for each in sorted(found, key=lambda each: each.position)}

    def costly(self) -> list[AnalysedMove]:
        """Those that expert would not have made."""
        return [each for each in self.moves().values() if each.judgement is None or each.judgement.verdict]

    def large(self) -> list[AnalysedMove]:
        """Those of them that cost most."""
        return [each for each in self.costly() if is_large(each)]

    def hand(self, first: int, seat: int) -> HandAnalysis | None:
        """What is known of a seat's moves in the hand that was dealt at a position."""
        return self.hands.get(first, {}).get(seat)


class MatchAnalyser(QObject):
    """Judges one match at a time, hand by hand.

    Signals:
        progressed: another move has been judged, or none is left.
    """

    progressed = Signal()

    def __init__(self, thinker: WorkerPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._judging = HandAnalyser(thinker, self)
        self._judging.progressed.connect(self._go_on)
        self._left: list[tuple[int, int]] = []
        self._analysis = MatchAnalysis()
        self._begun = 0.0

    def start(self, review: Review, seats: Sequence[int], *, all_known: bool = False) -> MatchAnalysis:
        """Judge what these seats did in the hands that are over; another match is given up."""
        self.stop()
        self._review, self._all_known = review, all_known
        here = review.hands[review.hand_index]
        hands = [span.first for span in review.spans if span.over]
        hands.sort(key=lambda first: (first < here, first))
        self._left = [(first, seat) for first in hands for seat in seats]
        self._analysis = MatchAnalysis(count_moves(review, seats))
        self._begun = monotonic()
        self._next()
        return self._analysis

    def stop(self) -> None:
        """Judge no more."""
        self._left = []
        self._judging.stop()

    def seconds_left(self) -> float:
        """About how long the rest will take."""
        done, count = self._analysis.done, self._analysis.count
        if done < _MEASURED:
            return usual_seconds(self._review, count - done)
        return (monotonic() - self._begun) / done * (count - done)

    def _go_on(self) -> None:
        if self._hand.over:
            self._next()
        self.progressed.emit()

    def _next(self) -> None:
        """Begin the next hand in which these seats moved."""
        while self._left:
            first, seat = self._left.pop(0)
            hand = self._hand = self._judging.start(self._review, seat, first, all_known=self._all_known)
            self._analysis.hands.setdefault(first, {})[seat] = hand
            if not hand.over:
                return
        self._analysis.over = True


def count_moves(review: Review, seats: Sequence[int]) -> int:
    """How many moves of these seats can be judged."""
    return sum(len(review.positions(seat, span.first)) for span in review.spans if span.over for seat in seats)


def usual_seconds(review: Review, moves: int) -> float:
    """About how long it takes to judge so many moves."""
    return moves * find_player(review.game.id).judging
