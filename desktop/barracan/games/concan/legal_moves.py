"""The legal moves of Concan, listed only as far as they are asked for."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Final

from barracan.games.concan import legality
from barracan.games.concan.melds import Layouts, Meld, holds_meld, write
from barracan.games.concan.moves import (
    Announce,
    ConcanMove,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    NewMeld,
    Swap,
    SwapPart,
    Take,
)
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.rummy.state import Hand
from barracan.games.state import SeatMoves
from barracan.model.cards import CODES, JOKER, KINDS, Kind, codes
from barracan.model.randomness import choose, shuffle

_TRIES: Final = 40
_LATER: Final[tuple[str, ...]] = ("meld", "layoff", "swap", "announce", "discard")


class ConcanMoves(SeatMoves[ConcanState, ConcanMove]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, ConcanMove) and legality.refusal(self.state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self.state
        if state.turn is None:
            return ()
        if state.phase is Phase.FIRST:
            return ("discard",)
        if state.phase is Phase.TAKE:
            return ("draw",) if next(self._takes(), None) is None else ("draw", "take")
        return tuple(do for do in _LATER if self._may(do))

    def of(self, do: str) -> Iterator[ConcanMove]:
        """List the moves of one action, each once."""
        state = self.state
        if state.turn is None:
            return
        if state.phase is Phase.TAKE:
            if do == "draw":
                yield from self._draws()
            elif do == "take":
                yield from self._takes()
        elif do == "discard":
            yield from self._discards()
        elif state.phase is Phase.LAY:
            if do == "meld":
                yield from self._melds()
            elif do == "layoff":
                yield from self._lay_offs()
            elif do == "swap":
                yield from self._swaps()
            elif do == "announce" and self._may("announce"):
                yield Announce(self.seat)

    def pick(self, do: str, rng: Random) -> ConcanMove:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        state = self.state
        if do == "discard":
            cards = [card for card in state.hands[self.seat].cards() if card != state.barred]
            return Discard(self.seat, CODES[choose(cards, rng)])
        if do == "draw":
            return self._random_draw(rng)
        moves = list(islice(self.of(do), _TRIES))
        if not moves:
            raise ValueError(do)
        return choose(moves, rng)

    def _may(self, do: str) -> bool:
        """Whether there is a move of an action that comes after the draw or take."""
        state, seat = self.state, self.seat
        hand, opened = state.hands[seat], state.opened[seat]
        if do == "discard":
            return True
        if do == "meld":
            if opened and not holds_meld(hand):
                return False
            return (opened and hand.size >= 5) or next(self._melds(), None) is not None
        if not opened:
            return False
        if do == "layoff":
            return next(self._lay_offs(), None) is not None
        if do == "swap":
            return any(meld.swaps & hand.once for meld in state.melds)
        return state.announced[seat] < hand.jokers

    def _draws(self) -> Iterator[Draw]:
        state = self.state
        if state.stock:
            yield Draw(self.seat)
        else:
            for order in orders(sorted(state.discard[:-1])):
                yield Draw(self.seat, codes(order))

    def _random_draw(self, rng: Random) -> Draw:
        if self.state.stock:
            return Draw(self.seat)
        order = self.state.discard[:-1]
        shuffle(order, rng)
        return Draw(self.seat, codes(order))

    def _takes(self) -> Iterator[Take]:
        state, seat = self.state, self.seat
        if not state.discard:
            return
        if state.opened[seat]:
            yield Take(seat)
            return
        for melds, swaps in self._openings(state.discard[-1]):
            yield Take(seat, melds, swaps)

    def _discards(self) -> Iterator[Discard]:
        state = self.state
        for card in state.hands[self.seat].different():
            if card != state.barred:
                yield Discard(self.seat, CODES[card])

    def _melds(self) -> Iterator[LayMelds]:
        state, seat = self.state, self.seat
        if not state.opened[seat]:
            for melds, swaps in self._openings(None):
                yield LayMelds(seat, melds, swaps)
            return
        for layout in Layouts(state.hands[seat], seat, 0):
            move = LayMelds(seat, _write_melds(layout))
            if state.barred is None or legality.refusal(state, move) is None:
                yield move

    def _openings(self, top: Kind | None) -> Iterator[tuple[tuple[NewMeld, ...], tuple[SwapPart, ...] | None]]:
        """Every melds-down, with the top discard if it is taken for it (N5)."""
        state, seat = self.state, self.seat
        for swaps in swap_choices(state, state.hands[seat]):
            hand = state.hands[seat]
            if swaps:
                hand = hand.without([KINDS[swap.card] for swap in swaps])
            if swaps or top is not None:
                hand = legality.with_gains(hand, len(swaps), top)
            for melds in Layouts(hand, seat, state.threshold, len(swaps) + (top == JOKER), top):
                yield _write_melds(melds), swaps or None

    def _lay_offs(self) -> Iterator[LayOff]:
        state, seat = self.state, self.seat
        hand = state.hands[seat]
        if not state.opened[seat] or hand.size < 2:
            return
        joker = hand.jokers > 0
        for number, meld in enumerate(state.melds):
            wanted = meld.wants & (hand.once if not joker else -1)
            if wanted:
                for move in _fits(seat, number, meld, hand):
                    if hand.size > 2 or legality.refusal(state, move) is None:
                        yield move

    def _swaps(self) -> Iterator[Swap]:
        state, seat = self.state, self.seat
        if not state.opened[seat]:
            return
        hand = state.hands[seat]
        for number, meld in enumerate(state.melds):
            if meld.swaps & hand.once:
                for card in hand.different():
                    if meld.swaps >> card & 1:
                        yield Swap(seat, number, CODES[card])


def _write_melds(melds: Sequence[Meld]) -> tuple[NewMeld, ...]:
    return tuple([write(meld) for meld in melds])


def _fits(seat: int, number: int, meld: Meld, hand: Hand) -> Iterator[LayOff]:
    """The cards of a hand that a meld takes, jokers too (N6.1)."""
    for end, card in meld.gaps.items():
        if card is not None:
            if hand.counts[card]:
                yield LayOff(seat, number, CODES[card], end)
            if hand.jokers:
                yield LayOff(seat, number, CODES[JOKER], end, CODES[card])


def swap_choices(state: ConcanState, hand: Hand) -> Iterator[tuple[SwapPart, ...]]:
    """Every choice of swaps that a hand can make at once, also that of none, each once (N5.5)."""
    yield ()
    single = [
        SwapPart(number, CODES[stand])
        for number, meld in enumerate(state.melds)
        if meld.swaps & hand.once
        for card, stand in zip(meld.cards, meld.stands, strict=True)
        if card == JOKER and hand.counts[stand]
    ]
    every = (choice for count in range(1, len(single) + 1) for choice in combinations(single, count))
    for choice in dict.fromkeys(every):  # both aces of a run may be jokers, and their swaps equal
        if hand.holds([KINDS[part.card] for part in choice]):
            yield choice


def orders(cards: Sequence[Kind]) -> Iterator[tuple[Kind, ...]]:
    """Every order of sorted cards, each once: twins are equal."""
    order = list(cards)
    while True:
        yield tuple(order)
        at = next((at for at in range(len(order) - 2, -1, -1) if order[at] < order[at + 1]), None)
        if at is None:
            return
        other = next(other for other in range(len(order) - 1, at, -1) if order[other] > order[at])
        order[at], order[other] = order[other], order[at]
        order[at + 1 :] = reversed(order[at + 1 :])
