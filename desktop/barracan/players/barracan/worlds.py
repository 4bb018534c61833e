"""BarraCan's stages for the search: worlds that agree with a view, and what a move comes to in them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from barracan.games.barracan.meld_moves import Laying
from barracan.games.barracan.moves import BarracanMove, Discard, Draw, LayMelds, PickUp, TakeTrick
from barracan.games.barracan.state import BarracanState
from barracan.games.barracan.view import BarracanView, Seen
from barracan.model.cards import KIND_COUNT
from barracan.model.randomness import seed_text, stream
from barracan.players.barracan.equity import decides, equity
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.playout_policy import PlayoutPolicy
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, view: BarracanView, inquiry: Inquiry) -> None:
        self._seen = Seen(view)
        self._view = view
        self._given: BarracanState | None = inquiry.state
        hand, piles = seed_text(view.hand), seed_text(view.piles)
        self._words = ("barracan", inquiry.seed, view.seat, view.take, hand, piles, view.stock_count)
        unseen = [0] * KIND_COUNT
        for card in self._seen.unseen + self._seen.known[view.seat].cards():
            unseen[card] += 1
        own = next(side for side in view.sides if view.seat in side)
        self.policy = PlayoutPolicy(view.seats, view.seats - len(own), unseen, str(view.options["flash_exit"]))
        self._turns = [0] * view.seats
        for action in view.actions:
            self._turns[action.seat] += isinstance(action, Draw)

    def world(self, index: int) -> Playout:
        """Deal what is hidden; hands held for a flash exit are as far as the turns they have had bring one."""
        if self._given is not None:
            return Playout.of(self._given)
        rng = stream(*self._words, index)
        playout = Playout.of(self._seen.world(rng))
        for seat, turns in enumerate(self._turns):
            if seat != self._view.seat and self.policy.waits(playout, seat):
                self.policy.develop(playout, seat, turns, rng.random)
        return playout


@dataclass(frozen=True)
class Moves:
    """Moves of one seat to choose from, and how much the seat likes each, in thousandths of a point."""

    candidates: Sequence[BarracanMove]
    worlds: Worlds
    likings: Sequence[int]
    laid: dict[int, Laying] = field(default_factory=dict)
    """What candidates lay, by their number."""

    def world(self, index: int) -> Playout:
        """A world in which nothing has been done yet."""
        return self.worlds.world(index)

    def outcome(self, world: Playout, index: int, candidate: int) -> int:
        """What the hand, played to its end, is worth to the seat's side."""
        playout = world.copy()
        move = self.candidates[candidate]
        seat = move.seat
        if isinstance(move, PickUp | LayMelds) and candidate not in self.laid:
            self.laid[candidate] = playout.laying_of(move)
        playout.make(move, self.laid.get(candidate))
        policy = self.worlds.policy
        if playout.turn is not None and not isinstance(move, Discard):
            playout.aims[seat] = None
            if isinstance(move, Draw):
                policy.after_draw(playout, seat)
            elif isinstance(move, TakeTrick | PickUp):
                policy.building.lay_and_discard(playout, seat)
            else:
                policy.building.discard(playout, seat)
        policy.finish(playout)
        return _worth(playout, playout.side_of[seat]) + self.likings[candidate]


def _worth(playout: Playout, side: int) -> int:
    """What a hand that is over is worth to a side: points, or where the match may end with it what they do there."""
    points = playout.points()
    target = int(playout.options["target"])
    if decides(playout.totals, target):
        totals = [total + more for total, more in zip(playout.totals, points, strict=True)]
        return equity(totals, side, target, playout.seats, playout.options["flash_exit"] != "none")
    sides = len(points)
    return POINT * (sides * points[side] - sum(points)) // (sides - 1)
