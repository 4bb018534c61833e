"""Stages of Burraco and Buraco for the search: worlds that agree with a view, and what a move comes to in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from barracan.games.buraco import seeing as buraco
from barracan.games.buraco.moves import BuracoMove
from barracan.games.buraco.state import BuracoState
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import seeing
from barracan.games.burraco.moves import Discard
from barracan.games.burraco.state import BurracoState
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.hand import Hand
from barracan.model.cards import Kind
from barracan.model.randomness import stream
from barracan.players.burraco.outlook import ahead
from barracan.players.burraco.playing import Playing
from barracan.players.burraco.playout import Playout
from barracan.players.burraco.quick import dirty_meld, natural_meld, wild_of
from barracan.players.equity import decides, equity
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT

ROUNDS = 2
"""So many rounds of turns are played on after the turn of the seat that thinks."""
_SCALE = 16
"""A hand's points spread so many times as wide as in BarraCan."""
_TRIES = 8
"""So many cards of a hand are dealt anew that would have been laid."""


class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, view: BurracoView, inquiry: Inquiry) -> None:
        self._view = view
        self._given: BurracoState | BuracoState | None = inquiry.state
        self._words = ("burraco", inquiry.seed, view.seat, view.drawn, view.hand, view.discard, len(view.actions))
        self._seen: seeing.Seen
        self._state: BurracoState | BuracoState
        if isinstance(view, BuracoView):
            self._seen, self._state = buraco.Seen(view), BuracoState(view.seats, view.sides, view.options)
        else:
            self._seen, self._state = seeing.Seen(view), BurracoState(view.seats, view.sides, view.options)
        self._seen.fill(self._state, stream(*self._words))
        self._public = Playout.of(self._state)
        played = {action.seat for action in view.actions} - {view.seat} - set(view.fresh)
        self._played = sorted(played)
        self.playing = Playing()

    def world(self, index: int) -> Playout:
        """Deal what is hidden; who has had a turn holds little that could have been laid in it."""
        if self._given is not None:
            return Playout.of(self._given)
        rng = stream(*self._words, index)
        state, world = self._state, self._public.copy()
        self._seen.fill(state, rng)
        world.hands = [hand.copy() for hand in state.hands]
        world.stock = state.stock.copy()
        world.pots = [pot.copy() for pot in state.pots]
        for seat in self._played:
            self._without_fits(world, seat, rng.random)
        return world

    def worth(self, playout: Playout, seat: int) -> int:
        """How far ahead a side is likely to end, or, where the match may end with the hand, what that does for it."""
        side = playout.side_of[seat]
        points = playout.points()
        sides = len(points)
        if playout.turn is None:
            lead = POINT * (sides * points[side] - sum(points)) // (sides - 1)
        else:
            lead = ahead(playout, side)
        view = self._view
        target = int(view.options["target"]) // _SCALE
        if view.options.get("minutes") or not decides([total // _SCALE for total in view.totals], target):
            return lead
        if playout.turn is not None:
            points[side] = sum(points) // sides + lead * (sides - 1) // (sides * POINT)
        totals = [(total + more) // _SCALE for total, more in zip(view.totals, points, strict=True)]
        return _SCALE * equity(totals, side, target) + lead // 10

    def _without_fits(self, world: Playout, seat: int, chance: Callable[[], float]) -> None:
        """Change what a seat would have laid for cards of the stock."""
        side, stock = world.side_of[seat], world.stock
        if not stock or (not world.melds[side] and world.minimums[side]):
            return
        hand, known = world.hands[seat], self._seen.known[seat]
        for _ in range(_TRIES):
            card = next((card for card in self._laid(world, hand, side) if hand.counts[card] > known.counts[card]), -1)
            if card < 0:
                return
            at = int(chance() * len(stock))
            hand.remove(card)
            hand.add(stock[at])
            stock[at] = card

    def _laid(self, world: Playout, hand: Hand, side: int) -> Sequence[Kind]:
        """Cards of a hand that would have been laid."""
        fit = world.wants[side] & hand.once
        if fit:
            return [card for card in hand.different() if fit >> card & 1]
        found = natural_meld(hand, world.groups[side], world.terms)
        if found is None and wild_of(hand) >= 0:
            found = dirty_meld(hand, world.groups[side], world.terms)
        return found.cards if found else ()


@dataclass(frozen=True, slots=True)
class Moves:
    """Moves of one seat to choose from."""

    candidates: Sequence[BuracoMove]
    worlds: Worlds

    def world(self, index: int) -> Playout:
        """A world in which nothing has been done yet."""
        return self.worlds.world(index)

    def outcome(self, world: Playout, index: int, candidate: int) -> int:
        """What comes of a move in a hand that is played on for some rounds."""
        playout = world.copy()
        move = self.candidates[candidate]
        playout.make(move)
        playing = self.worlds.playing
        if not isinstance(move, Discard) and playout.turn is not None:
            playing.lay_and_discard(playout, move.seat)
        playing.finish(playout, ROUNDS * len(playout.hands))
        return self.worlds.worth(playout, move.seat)
