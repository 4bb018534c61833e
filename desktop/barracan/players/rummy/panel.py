"""The panel of a rummy: plain ways to play by what the rules allow."""

from collections.abc import Container
from dataclasses import dataclass
from itertools import islice
from typing import Any

from barracan.games.rummy.hand import Hand
from barracan.model.cards import KINDS, NUMBER_OF, Kind
from barracan.model.game import AnyGame
from barracan.model.randomness import stream
from barracan.players.protocol import CLOCK
from barracan.players.rummy.nearness import PAIRS_HIGH, outs

_LOOKED_AT = 60
"""So many moves of an action are looked at."""
_PACKS = 2
_WILD_KEPT = 40.0
_SHORT_HAND = 4
"""An opponent with so few cards may end the hand."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a player of the panel is after.

    Attributes:
        waits: whether it lays nothing until nearly all its cards can be laid, or others may end the hand.
        piles: whether it takes the discard wherever the rules let it.
        high: what a point of a card in the hand costs, in cards that would go with it.
    """

    waits: bool = False
    piles: bool = False
    high: float = 0.1


def choose(game: AnyGame, wild: Container[Kind], pots: bool, style: Style, view: Any) -> Any:
    """The move of a player of the panel, in a game with these wildcards, with pots or without."""
    return _Seat(game, wild, pots, style, view).move()


class _Seat:
    """A position as a player of the panel looks at it."""

    def __init__(self, game: AnyGame, wild: Container[Kind], pots: bool, style: Style, view: Any) -> None:
        self.style = style
        self.view = view
        self.pots = pots
        self.wild = wild
        self.hand = Hand(KINDS[code] for code in view.hand)
        # What is hidden from a seat bears on no move of its own.
        self.moves = game.legal_moves(game.determinize(view, stream("panel")))
        self.actions = self.moves.actions()

    def move(self) -> Any:
        """Take, then lay as much as may be, then discard."""
        if "draw" in self.actions:
            return self._take() or self.moves.pick("draw", stream("panel", "new stock", *self.view.discard))
        return self._lay() or self._discard()

    def _take(self) -> Any:
        """The discard if it is used at once, goes with a pair of the hand, or brings several cards."""
        if "take" not in self.actions:
            return None
        found = max(islice(self.moves.of("take"), _LOOKED_AT), key=self._laid)
        several = self.pots and len(self.view.discard) > 1
        wanted = several or self._laid(found) or self._goes_with(KINDS[self.view.discard[-1]])
        return found if wanted or self.style.piles else None

    def _goes_with(self, top: Kind) -> bool:
        if top in self.wild:
            return True
        once = self.hand.once
        return any(once >> one & 1 and once >> other & 1 for one, other in PAIRS_HIGH[top])

    def _lay(self) -> Any:
        """What frees the hand of most cards, wildcards last."""
        for do in ("announce", "swap"):
            if do in self.actions:
                return next(self.moves.of(do))
        found = [
            move
            for do in ("meld", "add", "layoff")
            if do in self.actions
            for move in islice(self.moves.of(do), _LOOKED_AT)
        ]
        best = max(found, key=self._laid, default=None)
        if best is None or (self.style.waits and not self._time_to_lay(best)):
            return None
        return best

    def _time_to_lay(self, move: Any) -> bool:
        """Whether most of the hand goes with this, or others may end the hand, or something is laid already."""
        view = self.view
        own = next(side for side in view.sides if view.seat in side)
        others = [view.hand_sizes[seat] for seat in range(view.seats) if seat not in own]
        return (
            self._laid(move) >= 10 * (self.hand.size - _SHORT_HAND)
            or min(others) <= _SHORT_HAND
            or view.stock_count <= 3 * view.seats
        )

    def _laid(self, move: Any) -> int:
        """Ten for each card that leaves the hand with a move, one for a wildcard."""
        match move.do:
            case "add":
                mine = next(number for number, side in enumerate(self.view.sides) if self.view.seat in side)
                lying = self.view.table[mine].melds[move.meld].cards
                return 10 * (len(move.cards) - len(lying)) - self._wilds(move.cards)
            case "layoff":
                return 10 - self._wilds((move.card,))
            case "take" if getattr(move, "meld", None) is not None:
                return 10
        melds = getattr(move, "melds", None) or (getattr(move, "cards", None),)
        cards = [code for meld in melds if meld for code in getattr(meld, "cards", meld)]
        return 10 * len(cards) - self._wilds(cards)

    def _wilds(self, cards: Any) -> int:
        return 9 * sum(KINDS[code] in self.wild for code in cards)

    def _discard(self) -> Any:
        """The card that goes least with the others."""
        unseen = [_PACKS - self.hand.counts[card] for card in range(52)] + [0]
        listed = [move for do in self.actions if do == "discard" for move in self.moves.of(do)]
        if not listed:
            return next(move for do in self.actions if do != CLOCK for move in self.moves.of(do))

        def kept(move: Any) -> tuple[float, Kind]:
            card = KINDS[move.card]
            if card in self.wild:
                return _WILD_KEPT, card
            return outs(card, self.hand, unseen, PAIRS_HIGH) - self.style.high * (NUMBER_OF[card] or 10), card

        return min(listed, key=kept)
