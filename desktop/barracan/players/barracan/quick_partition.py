"""A hand laid out quickly: not always the best way, in a tenth of its time."""

from functools import lru_cache

from barracan.games.barracan import categories
from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.model.cards import JACK, JOKER, KING, QUEEN, RED, Kind
from barracan.players.barracan.partition import Unit
from barracan.players.barracan.set_patterns import BLACKS, EVENS, NATURALS, ODDS, RANK_MASKS, REDS, bits, ranks_of

Cards = tuple[Kind, ...]


@lru_cache(maxsize=1 << 15)
def quick_layout(once: int, twice: int, size: int) -> tuple[Unit, ...]:
    """Categories of a hand that lie side by side, found greedily, those worth most a card first."""
    naturals, twins = once & NATURALS, twice & NATURALS
    jokers = size - naturals.bit_count() - twins.bit_count()
    found = _Layout(naturals, twins, jokers, runs_first=False)
    if found.contested:
        other = _Layout(naturals, twins, jokers, runs_first=True)
        if other.points() > found.points():
            found = other
    return tuple(found.units)


@lru_cache(maxsize=1 << 15)
def unit_of(kind: int, cards: Cards) -> Unit:
    """The category of these cards as something to lay."""
    return Unit(cards, (kind,), categories.points(kind, len(cards)))


class _Layout:
    def __init__(self, once: int, twice: int, jokers: int, runs_first: bool) -> None:
        self._once, self._twice = once, twice
        self.units: list[Unit] = []
        self._families()
        if runs_first:
            self._runs()
        before = self._once
        self._triplets()
        self.contested = before != self._once and run_starts(before) != 0
        self._runs()
        for _ in range(jokers):
            self._joker()
        self._opposites()
        self.units += _chains(self._once & ODDS, self._twice & ODDS)
        self.units += _chains(self._once & EVENS, self._twice & EVENS)

    def points(self) -> int:
        return sum(unit.points for unit in self.units)

    def _lay(self, kind: int, cards: Cards) -> None:
        self.units.append(unit_of(kind, cards))
        for card in cards:
            bit = 1 << card
            if self._twice & bit:
                self._twice ^= bit
            elif card != JOKER:
                self._once ^= bit

    def _families(self) -> None:
        while cards := family_of(self._once >> 40, self._twice >> 40):
            self._lay(FAMILY, cards)

    def _runs(self) -> None:
        while True:
            starts = run_starts(self._once)
            if not starts:
                return
            low = (starts & -starts).bit_length() - 1
            self._lay(RUN, _RUN_CARDS[low])

    def _triplets(self) -> None:
        ranks = ranks_of(self._once, self._twice, 3)
        while ranks:
            shift = (ranks & -ranks).bit_length() - 4
            while cards := _three(shift, self._once >> shift & 15, self._twice >> shift & 15):
                self._lay(TRIPLET, cards)
            ranks &= ranks - 1

    def _joker(self) -> None:
        """A joker with two cards, a pair before neighbours in a suit."""
        if ranks := ranks_of(self._once, self._twice, 2):
            shift = (ranks & -ranks).bit_length() - 4
            double = self._twice >> shift & 15
            if double:
                one = other = double.bit_length() - 1
            else:
                one, other = bits(self._once >> shift & 15)[:2]
            self._lay(TRIPLET, (shift + one, shift + other, JOKER))
            return
        laid = self._once | (self._once & 15) << 52
        for gap in (4, 8):
            starts = laid & laid >> gap
            if starts:
                low = (starts & -starts).bit_length() - 1
                one, other = sorted((low, (low + gap) % 52))
                self._lay(RUN, (one, other, JOKER))
                return

    def _opposites(self) -> None:
        for lows, highs in _OPPOSITES:
            while (one := self._once & lows) and (other := self._once & highs):
                self._lay(OPPOSITES, (one.bit_length() - 1, other.bit_length() - 1))


_OPPOSITES = tuple(
    (RANK_MASKS[rank] & low, RANK_MASKS[9 - rank] & high)
    for rank in range(5)
    for low, high in ((REDS, BLACKS), (BLACKS, REDS))
)
"""Low numbers of one colour, and the high ones of the other that make opposites with them."""


@lru_cache(maxsize=1 << 15)
def _chains(once: int, twice: int) -> tuple[Unit, ...]:
    """Evens or odds of numbers of one parity, the longest that begin low."""
    cards = [
        shift + suit for shift in range(0, 40, 4) for bit in (once, twice) for suit in _SUITS_OF[bit >> shift & 15]
    ]
    units = []
    while len(cards) > 1:
        chain = max(_chain(cards), _chain(cards[1:]), key=len)
        if len(chain) < 2:
            break
        units.append(unit_of(EVENS_ODDS, tuple(sorted(chain))))
        for card in chain:
            cards.remove(card)
    return tuple(units)


def _chain(cards: list[Kind]) -> list[Kind]:
    chain = [cards[0]]
    for card in cards:
        if RED[card] != RED[chain[-1]]:
            chain.append(card)
            if len(chain) == 4:
                break
    return chain


def run_starts(once: int) -> int:
    """The lowest cards of all runs held, as bits; an ace lies above a king too."""
    laid = once | (once & 15) << 52
    return laid & laid >> 4 & laid >> 8


_SUITS_OF = tuple(tuple(bits(held)) for held in range(16))
_RUN_CARDS = tuple(tuple(sorted((low, (low + 4) % 52, (low + 8) % 52))) for low in range(48))


@lru_cache(maxsize=1 << 12)
def family_of(once: int, twice: int) -> Cards | None:
    """The largest family of these pictures, given as bits from the jack of clubs on."""
    jacks, queens, kings = once & 15, once >> 4 & 15, once >> 8 & 15
    if not (jacks and queens and kings):
        return None
    best: Cards | None = None
    for king in bits(kings):
        for queen in bits(queens & ~(1 << king)):
            suits = 1 << king | 1 << queen
            found = bits(jacks & suits) + bits(jacks & twice & suits)
            if found and (best is None or len(found) + 2 > len(best)):
                best = (*sorted(JACK * 4 + jack for jack in found), QUEEN * 4 + queen, KING * 4 + king)
    return best


@lru_cache(maxsize=1 << 12)
def _three(shift: int, held: int, double: int) -> Cards | None:
    cards = [shift + suit for suit in (*bits(held), *bits(double))]
    return tuple(sorted(cards[:3])) if len(cards) >= 3 else None
