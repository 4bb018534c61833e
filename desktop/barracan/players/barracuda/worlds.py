"""Barracuda's stages for the search: worlds that agree with a view, and what a move comes to in them."""

from collections.abc import Sequence

from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw
from barracan.games.barracuda.scoring import hands_column, winner_of
from barracan.games.barracuda.state import BarracudaState
from barracan.games.barracuda.view import BarracudaView, determinize, unseen
from barracan.model.cards import KINDS
from barracan.model.randomness import seed_text, stream
from barracan.players.barracuda.playout import Playing, Playout
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, Scale

_HANDS = 25
"""What a point in the hands column, which decides a match, is worth beside a point of the cards left."""
_MATCH = 100 * POINT
"""What a match is worth that ends with this hand, beside a tenth of what the hand is."""
_REACH = 40
"""Nineteen of twenty hands of four seats leave nobody with more points; of three seats, nobody with more than 44."""


def scale(view: BarracudaView) -> Scale:
    """What moves of this hand are valued by: both columns count, and where it may end the match, who wins that.

    There what a hand brings that does not end it counts as chance too.
    """
    return Scale(2 * _MATCH if max(view.totals) + _REACH > int(view.options["limit"]) else 0, plain=False)


class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, view: BarracudaView, inquiry: Inquiry) -> None:
        self._view = view
        self._given: BarracudaState | None = inquiry.state
        hand, discard = seed_text(view.hand), seed_text(view.discard)
        self._words = ("barracuda", inquiry.seed, view.seat, view.phase, hand, discard, view.stock_count)
        known = [KINDS[code] for code in view.hand]
        self.playing = Playing(sum(1 << card for card in (*unseen(view), *known)))

    def world(self, index: int) -> Playout:
        """Deal what is hidden."""
        if self._given is not None:
            return Playout.of(self._given)
        return Playout.of(determinize(self._view, stream(*self._words, index)))

    def value(self, playout: Playout, move: BarracudaMove) -> int:
        """What a move brings its seat in both columns (U6), the hand played to its end."""
        playout.make(move)
        playing = self.playing
        if playout.turn is not None and not isinstance(move, Discard):
            if isinstance(move, Draw):
                playing.play(playout, move.seat)
            if playout.turn is not None:
                playing.discard(playout, move.seat)
        playing.finish(playout)
        return self.worth(playout, move.seat)

    def worth(self, playout: Playout, seat: int) -> int:
        """What a hand that is over brings a seat, in thousandths of a point: by both columns, and by the match."""
        points = playout.points()
        columns = hands_column(len(points), None if playout.winner < 0 else playout.winner)
        ahead = (len(points) * points[seat] - sum(points)) * POINT // (len(points) - 1)
        gained = POINT * _HANDS * columns[seat] - ahead
        view = self._view
        totals, hands = _sums(view.totals, points), _sums(view.hand_totals, columns)
        first = winner_of(totals, hands, int(view.options["limit"]))
        if first is None:
            return gained
        return gained // 10 + (_MATCH if first == seat else -_MATCH)


def _sums(before: Sequence[int], gained: Sequence[int]) -> list[int]:
    return [total + more for total, more in zip(before, gained, strict=True)]
