"""Concan's stages for the search: worlds that agree with a view, and what a move comes to in them."""

from collections.abc import Callable
from typing import Final

from barracan.games.concan.moves import ConcanMove, Discard, Draw, Take
from barracan.games.concan.state import ConcanState
from barracan.games.concan.view import ConcanView, Knowledge, public_state
from barracan.games.rummy.melds import SUITED
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER
from barracan.model.randomness import seed_text, stream
from barracan.players.concan.evaluation import expected_points
from barracan.players.concan.partition import VALUE, best
from barracan.players.concan.plan import Skill
from barracan.players.concan.playout import Playout, PlayoutPolicy
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, POINTS, Scale
from barracan.players.rummy.nearness import copies

_TRIES: Final = 6
"""How often a hand is dealt again."""
_MATCH: Final = 100 * POINT
"""What a match is worth, in its last hand."""


def scale(view: ConcanView) -> Scale:
    """What moves of this hand are valued by; in the last one the tenth of the points counts as chance too."""
    return Scale(2 * _MATCH, plain=False) if _last(view) else POINTS


def _last(view: ConcanView) -> bool:
    return view.hand_number >= int(view.options["hands"])


class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, view: ConcanView, inquiry: Inquiry, skill: Skill) -> None:
        self._view = view
        self._rounds = skill.rounds
        self._given: ConcanState | None = inquiry.state
        self._knowledge = Knowledge(view)
        self._public = Playout.of(public_state(view))
        self._renewed = any(isinstance(action, Draw) and action.stock is not None for action in view.actions)
        played = {action.seat for action in view.actions if isinstance(action, Draw | Take)} - {view.seat}
        self._played = sorted(played)
        hand, discard = seed_text(view.hand), seed_text(view.discard)
        self._words = ("concan", inquiry.seed, view.seat, view.phase, hand, discard, view.stock_count)
        self.policy = PlayoutPolicy(copies(self._knowledge.unseen + self._public.hands[view.seat].cards()))

    def world(self, index: int) -> Playout:
        """Deal what is hidden."""
        if self._given is not None:
            return Playout.of(self._given)
        rng = stream(*self._words, index)
        world = self._public.copy()
        world.chance = int(rng.random() * (1 << 63))
        hands, world.stock = self._knowledge.world(rng)
        world.hands = [Hand(cards) for cards in hands]
        if world.stock and not self._renewed:  # only cards of the stock can take the place of others
            for seat in self._played:
                if world.opened[seat]:
                    self._without_fits(world, seat)
                else:
                    self._without_opening(world, seat, rng.random)
        return world

    def value(self, playout: Playout, move: ConcanMove) -> int:
        """What a move comes to for its seat: the hand is played on for some rounds, and weighed as it stands then.

        Where all cards are known it is played to its end.
        """
        if isinstance(move, Draw) and self._given is None:
            playout.draw(move.seat)  # the order of a new stock is another in each world: nobody knows it (N12)
        else:
            playout.make(move)
        if not isinstance(move, Discard):
            self.policy.lay_and_discard(playout, move.seat)
        if self._given is None:
            for _ in range(self._rounds):
                self.policy.play_round(playout)
        else:
            self.policy.finish(playout)
        return self.worth(playout, move.seat)

    def worth(self, playout: Playout, seat: int) -> int:
        """What a hand costs a seat, or is expected to, in thousandths of a point less than the mean of the others.

        In the last hand of a match the lowest total is all that counts (N10), but for a tenth of the points.
        """
        view = self._view
        points = expected_points(playout)
        if playout.turn is None:
            points = [POINT * each for each in playout.points()]
        gained = (sum(points) - len(points) * points[seat]) // (len(points) - 1)
        if not _last(view):
            return gained
        totals = [POINT * total + more for total, more in zip(view.totals, points, strict=True)]
        lead = min(total for other, total in enumerate(totals) if other != seat) - totals[seat]
        return gained // 10 + (lead > 0) * _MATCH - (lead < 0) * _MATCH

    def _without_fits(self, world: Playout, seat: int) -> None:
        """Change what a seat would have laid off, and jokers it would have announced, for cards of the stock."""
        hand, known, stock = world.hands[seat], self._knowledge.known[seat], world.stock
        laid = world.wanted | 1 << JOKER
        at = 0
        for card in hand.cards():
            if laid >> card & 1 and hand.counts[card] > known.counts[card]:
                while at < len(stock) and laid >> stock[at] & 1:
                    at += 1
                if at == len(stock):
                    return
                hand.remove(card)
                hand.add(stock[at])
                stock[at] = card
                at += 1

    def _without_opening(self, world: Playout, seat: int, chance: Callable[[], float]) -> None:
        """Deal a hand again that would have done its melds-down."""
        known, stock = self._knowledge.known[seat], world.stock
        for _ in range(_TRIES):
            hand = world.hands[seat]
            if best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, VALUE)[0] < world.threshold:
                return
            for card in hand.cards():
                if hand.counts[card] > known.counts[card]:
                    hand.remove(card)
                    at = int(chance() * len(stock))
                    other = stock[at]
                    stock[at] = card
                    hand.add(other)
