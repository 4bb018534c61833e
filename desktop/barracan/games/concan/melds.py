"""Melds of Concan, with jokers that stand for a card each: how they are read, and which ones a hand holds (N3, N5)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, islice
from typing import Final, TypeAlias

from barracan.games.concan.moves import NewMeld
from barracan.games.rummy.melds import (
    ENDS,
    HIGH_ACE,
    LOW,
    LOW_ACE,
    NATURAL,
    PLACE_BIT,
    RANK_MASKS,
    SUITED,
    Run,
    extend,
    holds_run,
    missing_card,
    next_card,
    rank_counts,
    rank_of_all,
    ranks_with,
    spread,
    where,
)
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, CODES, JACK, JOKER, KINDS, RANK_OF, SUIT_OF, Kind, cards_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

VALUES: Final = tuple(10 if RANK_OF[kind] == ACE or RANK_OF[kind] >= JACK else RANK_OF[kind] + 1 for kind in range(52))
"""What each card counts anywhere but as the low ace of a run (N1.3)."""
LOW_ACE_VALUE: Final = 1

_TEXTS = {
    "set": QT_TRANSLATE_NOOP("concan", "A set is three or four cards of one rank, no suit twice. Change a card."),
    "run": QT_TRANSLATE_NOOP(
        "concan", "A run is three or more cards of one suit that follow one another. Change a card."
    ),
    "set_short": QT_TRANSLATE_NOOP("concan", "A set is three or four cards of one rank, no suit twice. Add a card."),
    "run_short": QT_TRANSLATE_NOOP(
        "concan", "A run is three or more cards of one suit that follow one another. Add a card."
    ),
    "neither": QT_TRANSLATE_NOOP("concan", "{cards} are neither a set nor a run. Choose one rank or one suit."),
    "round": QT_TRANSLATE_NOOP("concan", "An ace lies before the 2 or after the king. No run goes on beyond it."),
}


@value
class Meld:
    """A meld on the table.

    Attributes:
        cards: its cards, jokers as jokers; a run from its low to its high end.
        stands: what each of them stands for; a natural for itself.
        run: where a run lies; ``None`` for a set.
        seat: who laid it.
        wants: the kinds that may be laid off to it, as bits (N6.1).
        swaps: the kinds for which its jokers stand, as bits (N6.3).
    """

    cards: tuple[Kind, ...]
    stands: tuple[Kind, ...]
    run: Run | None
    seat: int
    wants: int
    swaps: int

    @property
    def kind(self) -> str:
        """``set`` or ``run``."""
        return "set" if self.run is None else "run"

    @property
    def value(self) -> int:
        """What its cards count (N1.3, N3.3)."""
        total = 0
        for card in self.stands:
            total += VALUES[card]
        if self.run is not None and self.run.first == LOW_ACE:
            total += LOW_ACE_VALUE - VALUES[self.stands[0]]
        return total

    @property
    def gaps(self) -> dict[str | None, Kind | None]:
        """The card that comes next at each end of a run, or that a set lacks, if there is one (N3.3)."""
        return _gaps(self.stands, self.run)

    def with_card(self, card: Kind, stands: Kind, end: str | None) -> "Meld":
        """The meld after a lay-off (N6.1)."""
        if end == LOW:
            cards, stood = (card, *self.cards), (stands, *self.stands)
        else:
            cards, stood = (*self.cards, card), (*self.stands, stands)
        run = None if self.run is None or end is None else extend(self.run, end)
        return make(cards, stood, run, self.seat)

    def with_swap(self, card: Kind) -> "Meld":
        """The meld after a card has taken the place of the joker that stands for it, of two the low one (N6.3)."""
        at = next(at for at, stands in enumerate(self.stands) if stands == card and self.cards[at] == JOKER)
        return make((*self.cards[:at], card, *self.cards[at + 1 :]), self.stands, self.run, self.seat)


def _gaps(stands: Sequence[Kind], run: Run | None) -> dict[str | None, Kind | None]:
    return {None: missing_card(stands)} if run is None else {end: next_card(run, end) for end in ENDS}


def make(cards: tuple[Kind, ...], stands: tuple[Kind, ...], run: Run | None, seat: int) -> Meld:
    """Make a meld of cards that are one."""
    wants = swaps = 0
    for wanted in _gaps(stands, run).values():
        if wanted is not None:
            wants |= 1 << wanted
    if JOKER in cards:
        for card, stand in zip(cards, stands, strict=True):
            if card == JOKER:
                swaps |= 1 << stand
    return Meld(cards, stands, run, seat, wants, swaps)


def read(new: NewMeld, seat: int) -> Meld | Refusal:
    """Read a meld as a move lays it, or say why it is none (N3.1 to N3.3)."""
    cards = tuple([KINDS[code] for code in new.cards])
    stands = cards
    if new.stands:
        meant = iter(new.stands)
        stands = tuple([KINDS[next(meant)] if card == JOKER else card for card in cards])
    if len(cards) >= 3:
        if rank_of_all(stands) is not None:
            if len(cards) <= 4 and len(set(stands)) == len(stands):
                return make(cards, stands, None, seat)
        elif (run := where(stands)) is not None:
            return make(cards, stands, run, seat)
    return _fault(new.cards, stands)


def _fault(codes: tuple[str, ...], stands: tuple[Kind, ...]) -> Refusal:
    suits = {SUIT_OF[card] for card in stands}
    short = "_short" if len(set(stands)) == len(stands) < 3 else ""
    if not stands or rank_of_all(stands) is not None:
        return Refusal("N3.1", Text("concan", _TEXTS[f"set{short}"]), codes)
    if len(suits) > 1:
        return Refusal("N3.1", Text("concan", _TEXTS["neither"], {"cards": cards_text(codes)}), codes)
    ranks = [RANK_OF[card] for card in stands]
    if ACE in ranks[1:-1]:
        return Refusal("N3.3", Text("concan", _TEXTS["round"]), codes)
    return Refusal("N3.2", Text("concan", _TEXTS[f"run{short}"]), codes)


def write(meld: Meld) -> NewMeld:
    """Write a meld as a move lays it."""
    pairs = zip(meld.cards, meld.stands, strict=True)
    stands = tuple([CODES[stand] for card, stand in pairs if card == JOKER]) if JOKER in meld.cards else ()
    return NewMeld(tuple([CODES[card] for card in meld.cards]), stands)


Layout: TypeAlias = tuple[Meld, ...]
"""Melds side by side."""

_RANKS: Final = range(13)


def melds(hand: Hand, seat: int) -> Iterator[Meld]:
    """Every meld that a hand holds; each choice of the cards that jokers stand for once."""
    jokers = hand.jokers
    for rank in _RANKS:
        held = hand.once >> 4 * rank & 0xF
        if held:
            for stands, missing in _sets(held, jokers):
                yield _set(rank, stands, missing, seat)
    laid = spread(hand.once)
    for suit in range(4):
        yield from _runs(hand, suit, laid, jokers, seat)


@cache
def _sets(held: int, jokers: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """The suits of each set, and those of them that jokers stand for."""
    return tuple(
        (suits, stood)
        for size in (3, 4)
        for suits in combinations(range(4), size)
        for count in range(min(jokers, size - 1) + 1)
        for stood in combinations(suits, count)
        if all(held >> suit & 1 for suit in suits if suit not in stood)
    )


def _set(rank: int, suits: Sequence[int], stood: Sequence[int], seat: int) -> Meld:
    stands = tuple([4 * rank + suit for suit in suits])
    return make(tuple([JOKER if suit in stood else 4 * rank + suit for suit in suits]), stands, None, seat)


def _runs(hand: Hand, suit: int, laid: int, jokers: int, seat: int) -> Iterator[Meld]:
    bits, naturals = PLACE_BIT[suit], NATURAL[suit]
    for first in range(LOW_ACE, HIGH_ACE - 1):
        if not jokers and not laid & bits[first]:
            continue
        missing: list[int] = []
        for last in range(first, HIGH_ACE + 1):
            if not laid & bits[last]:
                missing.append(last)
                if len(missing) > jokers:
                    break
            size = last - first + 1
            if size < 3 or len(missing) == size:
                continue
            run = Run(suit, first, last)
            stands = tuple(naturals[first : last + 1])
            for stood in _stood(run, missing, jokers):
                cards = tuple([JOKER if place in stood else naturals[place] for place in range(first, last + 1)])
                if size < HIGH_ACE or hand.holds(cards):  # only the longest run needs two of a kind, its aces
                    yield make(cards, stands, run, seat)


def _stood(run: Run, missing: list[int], jokers: int) -> Iterator[tuple[int, ...]]:
    """The choices of places of a run where jokers lie: the missing ones, and others as long as a natural is left."""
    held = [place for place in range(run.first, run.last + 1) if place not in missing]
    for more in range(min(jokers - len(missing), len(held) - 1) + 1):
        for further in combinations(held, more):
            yield (*missing, *further)


def holds_meld(hand: Hand) -> bool:
    """Whether a hand holds a meld at all."""
    once, jokers = hand.once, hand.jokers
    if jokers >= 2:
        return hand.size > jokers
    laid = spread(once)
    if holds_run(laid):
        return True
    if jokers and laid & (laid >> 4 | laid >> 8):
        return True
    return any((once & mask).bit_count() >= 3 - jokers for mask in RANK_MASKS)


class Layouts:
    """Layouts: melds of a hand side by side that leave a card in it.

    Attributes:
        hand: all cards that may be laid.
        least: what a layout counts at least.
        jokers: how many jokers it holds at least.
        top: a card that one of its melds holds, if any has to.
    """

    def __init__(self, hand: Hand, seat: int, least: int, jokers: int = 0, top: Kind | None = None) -> None:
        self.hand = hand
        self.least = least
        self.jokers = jokers
        self.top = top
        self._seat = seat

    def hopeless(self) -> bool:
        """Whether a quick look tells that there is none."""
        return most(self.hand, self.top) < self.least

    def __iter__(self) -> Iterator[Layout]:
        """Every layout, each once; melds in one layout stand in a fixed order."""
        if self.hopeless():
            return
        listed = list(melds(self.hand, self._seat))
        with_top = listed
        if self.top is not None:
            with_top = [meld for meld in listed if self.top in meld.cards]
            listed = with_top + [meld for meld in listed if self.top not in meld.cards]
        for first in range(len(with_top)):
            yield from self._from(listed, first, self.hand, (), 0)

    def _from(self, listed: list[Meld], at: int, hand: Hand, chosen: Layout, counted: int) -> Iterator[Layout]:
        """Layouts that go on with the meld there and with melds after it; those chosen before count so much."""
        meld = listed[at]
        size = hand.size - len(meld.cards)
        if size < 1 or not hand.holds(meld.cards):
            return
        chosen = (*chosen, meld)
        counted += meld.value
        rest = hand.without(meld.cards)
        if counted >= self.least and self.hand.jokers - rest.jokers >= self.jokers:
            yield chosen
        if size < 4 or (self.least and counted + most(rest, None) < self.least):
            return
        for following in range(at, len(listed)):
            yield from self._from(listed, following, rest, chosen, counted)


def total_value(chosen: Iterable[Meld]) -> int:
    """What melds count together (N5.2)."""
    return sum(meld.value for meld in chosen)


def most(hand: Hand, top: Kind | None) -> int:
    """A bound of what a hand's melds can count together; 0 if no meld holds the card *top*."""
    once, jokers = hand.once, hand.jokers
    laid = spread(once)
    if jokers:
        if jokers >= 2:
            near = laid
        else:
            two, gap = laid & laid >> 4, laid & laid >> 8
            near = two | two << 4 | gap | gap << 8
    else:
        starts = holds_run(laid)
        near = starts | starts << 4 | starts << 8
    near |= near >> 52
    if jokers < 2:
        near |= once & (ranks_with(rank_counts(once & SUITED), 3 - jokers) >> 3) * 15
    if top is not None and top != JOKER and not near >> top & 1:
        return 0
    total = 10 * jokers
    near &= once & SUITED
    counts = rank_counts(near) + rank_counts(near & hand.twice)
    card = 0
    while counts:
        total += (counts & 15) * VALUES[card]
        counts >>= 4
        card += 4
    return total


def readings(cards: Sequence[Kind], seat: int) -> list[Meld]:
    """Every meld that all these cards are together, by what their jokers stand for; what counts most comes first."""
    hand = Hand(cards)
    found = [meld for meld in melds(hand, seat) if len(meld.cards) == hand.size]
    return sorted(found, key=lambda meld: -meld.value)


_LEAST_SIZE: Final = 3


def only_split(cards: Sequence[Kind], seat: int) -> tuple[Meld, ...]:
    """Several melds that these cards are, where they are that in one way alone."""
    found = splits(cards, seat) if len(cards) >= 2 * _LEAST_SIZE else []
    return found[0] if len(found) == 1 and len(found[0]) > 1 else ()


def splits(cards: Sequence[Kind], seat: int, most: int = 2) -> list[tuple[Meld, ...]]:
    """The ways in which these cards are several melds, all of them used; the first so many are enough."""
    return list(islice(_splits(Hand(cards), seat), most))


def _splits(hand: Hand, seat: int) -> Iterator[tuple[Meld, ...]]:
    """Each way once: the first card that is no joker lies in the first meld."""
    firsts = [card for card in hand.cards() if card != JOKER]
    if not firsts:
        if not hand.size:
            yield ()
        return
    for meld in melds(hand, seat):
        if firsts[0] in meld.cards:
            rest = hand.copy()
            for card in meld.cards:
                rest.remove(card)
            for others in _splits(rest, seat):
                yield (meld, *others)
