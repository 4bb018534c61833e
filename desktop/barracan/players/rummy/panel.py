"""The panel of a rummy: plain ways to play by what the rules allow."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Generic, TypeVar

from barracan.games.rummy.state import Hand
from barracan.games.rummy.view import RummyView
from barracan.model.cards import KINDS, NUMBER_OF, Code, Kind
from barracan.model.game import Game, MoveT, StateT
from barracan.model.randomness import stream
from barracan.players.protocol import CLOCK
from barracan.players.rummy.nearness import PAIRS_HIGH, outs

_LOOKED_AT = 60
"""So many moves of an action are looked at."""
_PACKS = 2
_WILD_KEPT = 40.0
_SHORT_HAND = 4
"""An opponent with so few cards may end the hand."""


@dataclass(frozen=True)
class RuleOfThumb:
    """What a player of the panel goes by.

    Attributes:
        waits: whether it lays nothing until nearly all its cards can be laid, or others may end the hand.
        piles: whether it takes the discard wherever the rules let it.
        high: what a point of a card in the hand costs, in cards that would go with it.
    """

    waits: bool = False
    piles: bool = False
    high: float = 0.1


RummyT = TypeVar("RummyT", bound=RummyView)


class Rummy(Generic[StateT, MoveT, RummyT]):
    """A game as the panel knows it.

    Attributes:
        game: its rules.
        cards_laid: how many cards a move lays, and the cards among which its wildcards are.
        wild: its wildcards.
        pots: whether a hand that is empty may be followed by another.
    """

    def __init__(
        self,
        game: Game[StateT, MoveT, RummyT],
        cards_laid: Callable[[RummyT, MoveT], tuple[int, Sequence[Code]]],
        wild: Container[Kind],
        *,
        pots: bool = False,
    ) -> None:
        self.game = game
        self.cards_laid = cards_laid
        self.wild = wild
        self.pots = pots

    def panel(self, rules: Mapping[str, RuleOfThumb]) -> dict[str, Callable[[RummyT], MoveT]]:
        """The players of the panel by their names."""
        return {name: partial(self.choose, rule) for name, rule in rules.items()}

    def choose(self, rule: RuleOfThumb, view: RummyT) -> MoveT:
        """The move of a player who goes by this rule."""
        return _Seat(self, rule, view).move()


class _Seat(Generic[StateT, MoveT, RummyT]):
    """A position as a player of the panel looks at it."""

    def __init__(self, rummy: Rummy[StateT, MoveT, RummyT], rule: RuleOfThumb, view: RummyT) -> None:
        self.rule = rule
        self.view = view
        self.rummy = rummy
        self.hand = Hand(KINDS[code] for code in view.hand)
        # What is hidden from a seat bears on no move of its own.
        self.moves = rummy.game.legal_moves(rummy.game.determinize(view, stream("panel")))
        self.actions = self.moves.actions()

    def move(self) -> MoveT:
        """Take, then lay as much as may be, then discard."""
        if "draw" in self.actions:
            return self._take() or self.moves.pick("draw", stream("panel", "new stock", *self.view.discard))
        return self._lay() or self._discard()

    def _take(self) -> MoveT | None:
        """The discard if it is used at once, goes with a pair of the hand, or brings several cards."""
        if "take" not in self.actions:
            return None
        found = max(islice(self.moves.of("take"), _LOOKED_AT), key=self._weight)
        several = self.rummy.pots and len(self.view.discard) > 1
        wanted = several or self._weight(found) or self._goes_with(KINDS[self.view.discard[-1]])
        return found if wanted or self.rule.piles else None

    def _goes_with(self, top: Kind) -> bool:
        if top in self.rummy.wild:
            return True
        once = self.hand.once
        return any(once >> one & 1 and once >> other & 1 for one, other in PAIRS_HIGH[top])

    def _lay(self) -> MoveT | None:
        """What frees the hand of most cards, wildcards last."""
        for do in ("announce", "swap"):
            if do in self.actions:
                return next(self.moves.of(do))
        actions = [do for do in ("meld", "add", "layoff") if do in self.actions]
        found = [move for do in actions for move in islice(self.moves.of(do), _LOOKED_AT)]
        best = max(found, key=self._weight, default=None)
        if best is None or (self.rule.waits and not self._time_to_lay(best)):
            return None
        return best

    def _time_to_lay(self, move: MoveT) -> bool:
        """Whether most of the hand goes with this, or others may end the hand, or something is laid already."""
        view = self.view
        own = view.sides[view.side_of(view.seat)]
        others = [view.hand_sizes[seat] for seat in range(view.seats) if seat not in own]
        return (
            self._weight(move) >= 10 * (self.hand.size - _SHORT_HAND)
            or min(others) <= _SHORT_HAND
            or view.stock_count <= 3 * view.seats
        )

    def _weight(self, move: MoveT) -> int:
        """Ten for each card that leaves the hand with a move, one for a wildcard."""
        count, cards = self.rummy.cards_laid(self.view, move)
        return 10 * count - 9 * sum(KINDS[code] in self.rummy.wild for code in cards)

    def _discard(self) -> MoveT:
        """The card that goes least with the others."""
        unseen = [_PACKS - self.hand.counts[card] for card in range(52)] + [0]
        listed = [move for do in self.actions if do == "discard" for move in self.moves.of(do)]
        if not listed:
            return next(move for do in self.actions if do != CLOCK for move in self.moves.of(do))

        def kept(move: MoveT) -> tuple[float, Kind]:
            card = KINDS[self.rummy.game.cards_used(self.view, move)[0]]
            if card in self.rummy.wild:
                return _WILD_KEPT, card
            return outs(card, self.hand, unseen) - self.rule.high * (NUMBER_OF[card] or 10), card

        return min(listed, key=kept)
