"""Concan's stages for the search: worlds that agree with a view, and what a move comes to in them."""

from collections.abc import Sequence
from dataclasses import dataclass

from barracan.games.concan.knowledge import Knowledge
from barracan.games.concan.moves import ConcanMove, Discard
from barracan.games.concan.seeing import public_state
from barracan.games.concan.state import ConcanState
from barracan.games.concan.view import ConcanView
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.runs import SUITED
from barracan.model.cards import KIND_COUNT
from barracan.model.randomness import choose, stream
from barracan.players.concan.playing import Playing
from barracan.players.concan.playout import Playout
from barracan.players.concan.quick import VALUE, best
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT
from barracan.players.rummy.chances import copies


class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, view: ConcanView, inquiry: Inquiry) -> None:
        self._view = view
        self._given: ConcanState | None = inquiry.state
        self._knowledge = Knowledge(view)
        self._public = Playout.of(public_state(view))
        self._words = ("concan", inquiry.seed, view.seat, view.phase, view.hand, view.discard, view.stock_count)
        self.playing = Playing(copies(self._knowledge.unseen + self._public.hands[view.seat].cards()))

    def world(self, index: int) -> Playout:
        """Deal what is hidden."""
        if self._given is not None:
            return Playout.of(self._given)
        rng = stream(*self._words, index)
        world = self._public.copy()
        world.chance = int(rng.random() * (1 << 63))
        hands, world.stock = self._knowledge.world(rng)
        world.hands = [Hand(cards) for cards in hands]
        return world


@dataclass(frozen=True, slots=True)
class Moves:
    """Moves of one seat to choose from."""

    candidates: Sequence[ConcanMove]
    worlds: Worlds

    def world(self, index: int) -> Playout:
        """A world in which nothing has been done yet."""
        return self.worlds.world(index)

    def outcome(self, world: Playout, index: int, candidate: int) -> int:
        """What the seat comes to in the hand, played to its end: how much less it pays than the mean of the others."""
        playout = world.copy()
        move = self.candidates[candidate]
        playout.make(move)
        playing = self.worlds.playing
        if not isinstance(move, Discard):
            playing.lay_and_discard(playout, move.seat)
        playing.finish(playout)
        points = playout.points()
        seats = len(points)
        return POINT * (sum(points) - seats * points[move.seat]) // (seats - 1)
