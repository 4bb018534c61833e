"""The layout of a hand that is worth most, exactly by whatever a meld is worth, and quickly for playouts.

The quick search takes a hand as the kinds it holds once and twice, as bits without jokers, and the number of jokers.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Final, NamedTuple

from barracan.games.concan.melds import LOW_ACE_VALUE, VALUES, Layout, Meld, make, melds
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE, NATURAL, Run, meldable, spread
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, RANK_OF, Kind

VALUE: Final = 0
RELIEF: Final = 1
"""What is looked for: melds that count most (N5.2), or that take most out of the hand."""
_A_CARD: Final = 4
_A_JOKER: Final = -6
"""What a card that leaves the hand brings beside its points, and a joker."""


class Piece(NamedTuple):
    """A meld in thought.

    Attributes:
        mask: its naturals as bits.
        size: how many cards it has.
        worth: what it counts, and what it takes out of the hand.
        cards: as it is laid.
        stands: what each card stands for.
        run: where a run lies.
    """

    mask: int
    size: int
    worth: tuple[int, int]
    cards: tuple[Kind, ...]
    stands: tuple[Kind, ...]
    run: Run | None

    def meld(self, seat: int) -> Meld:
        """The meld that a seat lays."""
        return make(self.cards, self.stands, self.run, seat)


Found = tuple[int, tuple[Piece, ...]]
"""What pieces side by side are worth, and these."""
_NOTHING: Final[Found] = (0, ())


def _piece(stands: tuple[Kind, ...], run: Run | None, at: int) -> Piece:
    """A meld with a joker *at* a place, or with none where that is negative."""
    cards = tuple(JOKER if at == place else card for place, card in enumerate(stands))
    value = sum(VALUES[card] for card in stands)
    if run is not None and run.first == LOW_ACE:
        value += LOW_ACE_VALUE - VALUES[stands[0]]
    naturals = [card for card in cards if card != JOKER]
    relief = sum(VALUES[card] + _A_CARD for card in naturals) + (_A_JOKER if at >= 0 else 0)
    return Piece(sum(1 << card for card in naturals), len(cards), (value, relief), cards, stands, run)


@cache
def _run(suit: int, first: int, last: int, missing: int) -> Piece:
    """A run; a joker lies on the *missing* place, if it is one of its own."""
    at = missing - first if missing else -1
    return _piece(tuple(NATURAL[suit][first : last + 1]), Run(suit, first, last), at)


@cache
def _sets(rank: int, held: int) -> tuple[Piece, ...]:
    """The sets of naturals that suits of a rank make."""
    suits = [suit for suit in range(4) if held >> suit & 1]
    choices = [suits] if len(suits) == 3 else [suits, *([suit for suit in suits if suit != out] for out in suits)]
    return tuple(_piece(tuple(4 * rank + suit for suit in chosen), None, -1) for chosen in choices)


@cache
def _sets_with_joker(rank: int, held: int) -> tuple[Piece, ...]:
    """The sets with a joker that suits of a rank make: of each pair, and of three."""
    suits = [suit for suit in range(4) if held >> suit & 1]
    chosen = [(one, other) for one in suits for other in suits if one < other]
    pieces = []
    for naturals in (*chosen, *([tuple(suits)] if len(suits) == 3 else [])):
        stood = next(suit for suit in range(4) if suit not in naturals and (suit not in suits or len(suits) == 4))
        whole = sorted((*naturals, stood))
        pieces.append(_piece(tuple(4 * rank + suit for suit in whole), None, whole.index(stood)))
    return tuple(pieces)


@lru_cache(1 << 15)
def _naturals(once: int) -> tuple[Piece, ...]:
    """Every meld without jokers of these kinds."""
    pieces: list[Piece] = []
    for rank in range(13):
        held = once >> 4 * rank & 0xF
        if held.bit_count() >= 3:
            pieces += _sets(rank, held)
    laid = spread(once)
    for suit in range(4):
        first = LOW_ACE
        while first <= HIGH_ACE:
            last = first
            while last <= HIGH_ACE and laid >> 4 * (last - 1) + suit & 1:
                last += 1
            for low in range(first, last - 2):
                pieces += [_run(suit, low, high, 0) for high in range(low + 2, last) if high - low < 13]
            first = last + 1
    return tuple(pieces)


@lru_cache(1 << 16)
def _best_natural(once: int, twice: int, aim: int) -> Found:
    pieces = _naturals(once)
    best = _NOTHING

    def look(start: int, once: int, twice: int, found: int, chosen: tuple[Piece, ...]) -> None:
        nonlocal best
        if found > best[0]:
            best = found, chosen
        for at in range(start, len(pieces)):
            piece = pieces[at]
            mask = piece.mask
            if once & mask == mask:
                look(at, once & ~mask | twice & mask, twice & ~mask, found + piece.worth[aim], (*chosen, piece))

    look(0, once, twice, 0, ())
    return best


def best(once: int, twice: int, jokers: int, aim: int) -> Found:
    """The pieces side by side that are worth most."""
    if jokers:
        return _best_with_jokers(once, twice, jokers, aim)
    found = meldable(once)
    return _best_natural(found, twice & found, aim) if found else _NOTHING


@lru_cache(1 << 14)
def _best_with_jokers(once: int, twice: int, jokers: int, aim: int) -> Found:
    found = best(once, twice, jokers - 1, aim)
    for piece in _with_joker(once):
        mask = piece.mask
        worth, others = best(once & ~mask | twice & mask, twice & ~mask, jokers - 1, aim)
        if worth + piece.worth[aim] > found[0]:
            found = worth + piece.worth[aim], (piece, *others)
    return found


@lru_cache(1 << 14)
def _with_joker(once: int) -> tuple[Piece, ...]:
    """Every meld with one joker beside two or more of these kinds; the joker stands for none of them."""
    pieces: list[Piece] = []
    for rank in range(13):
        held = once >> 4 * rank & 0xF
        if held.bit_count() >= 2:
            pieces += _sets_with_joker(rank, held)
    laid = spread(once)
    for suit in range(4):
        for first in range(LOW_ACE, HIGH_ACE - 1):
            missing = 0
            for last in range(first, HIGH_ACE + 1):
                if not laid >> 4 * (last - 1) + suit & 1:
                    if missing:
                        break
                    missing = last
                if missing and 2 <= last - first < 13:
                    pieces.append(_run(suit, first, last, missing))
    return tuple(pieces)


_MOST_STEPS: Final = 4000
"""Hands with both jokers hold hundreds of melds; what has not been found after so many steps is left."""


def sensible(meld: Meld, hand: Hand) -> bool:
    """Whether a meld wastes no joker: none stands for a card that is held, none makes a set of three one of four."""
    jokers = meld.cards.count(JOKER)
    if not jokers:
        return True
    if meld.run is None and len(meld.cards) > 3:
        return False
    held = hand.once >> 4 * RANK_OF[meld.stands[0]] & 0xF
    if meld.swaps & hand.once and (meld.run is not None or held.bit_count() >= 3):
        return False
    return len(meld.cards) - jokers >= 2


class Search:
    """Looks for the layout that is worth most and leaves at least one card."""

    def __init__(self, hand: Hand, seat: int, worth: Callable[[Meld], int], jokers: int = 0) -> None:
        self._least_jokers = jokers
        self._hand = hand
        listed = [(worth(meld), meld) for meld in melds(hand, seat) if sensible(meld, hand)]
        listed = sorted((pair for pair in listed if pair[0] > 0), key=lambda pair: -pair[0])
        self._listed: Sequence[tuple[int, Meld]] = list(islice(listed, 150))
        self._best: tuple[int, Layout] = (0, ())
        self._steps = 0

    def best(self) -> tuple[int, Layout]:
        """The worth of the best layout, and its melds; nothing if none is worth anything."""
        self._look(0, self._hand, 0, ())
        return self._best

    def _look(self, start: int, hand: Hand, found: int, chosen: Layout) -> None:
        if found > self._best[0] and self._hand.jokers - hand.jokers >= self._least_jokers:
            self._best = (found, chosen)
        if hand.size < 4:
            return
        for at in range(start, len(self._listed)):
            worth, meld = self._listed[at]
            self._steps += 1
            if self._steps > _MOST_STEPS:
                return
            if hand.size > len(meld.cards) and hand.holds(meld.cards):
                self._look(at, hand.without(meld.cards), found + worth, (*chosen, meld))
