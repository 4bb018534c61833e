"""Melds as thought sees them: what each is worth and what it becomes by a card, found once and kept.

In a group suits are of no matter, in any meld it is none which deuce of another suit stands there: such melds are one.
"""

from typing import Final, NamedTuple

from barracan.games.burraco.meld_search import GROUP_RANKS
from barracan.games.burraco.melds import Meld, arrangements, group, lets_out, quality, run
from barracan.games.burraco.options import DEUCE, DEUCES, Terms
from barracan.games.burraco.scoring import WORTH
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE, NATURAL, RANK_MASKS, Run, spread
from barracan.games.rummy.state import Hand, union
from barracan.model.cards import JOKER, KIND_COUNT, SUIT_OF, Kind

DEUCE_BITS: Final = 0xF << 4 * DEUCE
WILD_BITS: Final = DEUCE_BITS | 1 << JOKER
_UNASKED: Final = -2
_NONE: Final = -1


class Shape:
    """A meld, its worth, and what it becomes.

    Attributes:
        number: its number in the book.
        size: how many cards it has.
        points: what its cards count.
        bonus: what it counts besides, for being long.
        clean: whether it has no wildcard.
        exit: whether it lets its side go out.
        rank: the rank of a group, -1 of a run.
        suit: the suit of a run, -1 of a group.
        first: the first place of a run.
        last: the last place of a run.
    """

    def __init__(self, book: "Book", number: int, meld: Meld) -> None:
        terms = book.terms
        self.number = number
        self.meld = meld
        self.size = len(meld.cards)
        self.points = terms.points(meld.cards)
        self.bonus = WORTH.get(quality(meld, terms), 0)
        self.clean = meld.wild < 0
        self.exit = lets_out(meld, terms)
        self.rank, self.suit, self.first, self.last = meld.rank, meld.suit, meld.first, meld.last
        self._book = book
        self._after = [_UNASKED] * KIND_COUNT
        self._fits = -1

    def with_card(self, card: Kind) -> "Shape | None":
        """What it becomes by a card, ``None`` where that does not fit."""
        at = self._after[card]
        if at == _UNASKED:
            at = self._after[card] = self._book.find_after(self.meld, card)
        return None if at == _NONE else self._book.shapes[at]

    @property
    def fits(self) -> int:
        """The kinds that can be added to it one by one, as bits."""
        if self._fits < 0:
            if self.rank >= 0:
                near = RANK_MASKS[self.rank]
            else:
                suited = NATURAL[self.suit]
                low, high = max(LOW_ACE, self.first - 2), min(HIGH_ACE, self.last + 2)
                near = union([1 << suited[place] for place in range(low, high + 1)]) | 1 << suited[DEUCE + 1]
            near |= WILD_BITS
            found = 0
            for card in range(KIND_COUNT):
                if near >> card & 1 and self.with_card(card) is not None:
                    found |= 1 << card
            self._fits = found
        return self._fits


class Book:
    """The shapes of a match's terms, each once."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.shapes: list[Shape] = []
        self._numbers: dict[Meld, int] = {}

    def shape(self, meld: Meld) -> Shape:
        """The shape of a meld."""
        return self.shapes[self._number(_plain(meld))]

    def _number(self, meld: Meld) -> int:
        number = self._numbers.get(meld, _NONE)
        if number == _NONE:
            number = self._numbers[meld] = len(self.shapes)
            self.shapes.append(Shape(self, number, meld))
        return number

    def find_after(self, meld: Meld, card: Kind) -> int:
        """The number of what a plain meld becomes by a card, -1 where it does not fit."""
        best: Meld | None = None
        for after in arrangements((*meld.cards, card), self.terms, meld):
            if best is None or (after.wild < 0 <= best.wild):
                best = after
        return _NONE if best is None else self._number(_plain(best))

    def groups(self, rank: int, count: int, wild: Kind) -> Shape:
        """A group of so many naturals, with a wildcard or none (-1)."""
        naturals = sorted([4 * rank + at % 4 for at in range(count)])
        return self.shape(group(naturals, None if wild < 0 else wild))

    def runs(self, suit: int, first: int, last: int, place: int = 0, wild: Kind = -1) -> Shape:
        """A run; where a place is named the wildcard lies there."""
        return self.shape(run(Run(suit, first, last), place, wild))


def _plain(meld: Meld) -> Meld:
    """The meld that stands for all like it."""
    if meld.rank >= 0:
        count = len(meld.cards) - (meld.wild >= 0)
        wild = None if meld.wild < 0 else JOKER if meld.cards[meld.wild] == JOKER else 4 * DEUCE
        return group([4 * meld.rank + at % 4 for at in range(count)], wild)
    if meld.wild < 0:
        return meld
    wild = meld.cards[meld.wild]
    if wild == JOKER or SUIT_OF[wild] == meld.suit:
        return meld
    cards = (*meld.cards[: meld.wild], 4 * DEUCE + (meld.suit + 1) % 4, *meld.cards[meld.wild + 1 :])
    return Meld(cards, -1, meld.suit, meld.first, meld.wild)


class Laying(NamedTuple):
    """Cards that leave a hand for a meld: what it becomes, which it was (-1: a new one), and these cards."""

    number: int
    after: Shape
    cards: tuple[Kind, ...]


def wild_for(hand: Hand, suit: int) -> Kind:
    """The wildcard that a meld of a suit (-1: a group) can best be given, -1 where the hand has none."""
    own = -1
    for deuce in sorted(DEUCES):
        if hand.counts[deuce]:
            if SUIT_OF[deuce] != suit:
                return deuce
            own = deuce
    if own >= 0:
        return own
    return JOKER if hand.counts[JOKER] else -1


def natural_melds(hand: Hand, book: Book, taken: int) -> list[Laying]:
    """The groups and the longest runs of a hand without wildcards; *taken* are ranks that have a group, as bits."""
    found: list[Laying] = []
    once = hand.once
    for rank in GROUP_RANKS:
        held = once & RANK_MASKS[rank]
        if held and not taken >> rank & 1 and (held & (held - 1) or hand.twice & held):
            cards = _of_rank(hand, rank)
            if len(cards) >= 3:
                found.append(Laying(-1, book.groups(rank, len(cards), -1), cards))
    terms = book.terms
    laid = spread(once, terms.low, terms.high)
    if laid & laid >> 4 & laid >> 8:
        for suit in range(4):
            _runs_of(hand, book, suit, _places(laid, suit), found)
    return found


def _runs_of(hand: Hand, book: Book, suit: int, places: int, found: list[Laying]) -> None:
    """The longest runs of a suit, and, where a deuce is in one, those without it."""
    variants = [places]
    if places & 1 << DEUCE + 1:
        variants.append(places & ~(1 << DEUCE + 1))
    known: list[tuple[int, int]] = []
    for held in variants:
        for first, last in _segments(held):
            if last - first < 2 or (first, last) in known:
                continue
            known.append((first, last))
            low = first
            if first == LOW_ACE and last == HIGH_ACE and (hand.counts[NATURAL[suit][1]] < 2 or book.terms.one_ace):
                low = first + 1
            cards = NATURAL[suit][low : last + 1]
            found.append(Laying(-1, book.runs(suit, low, last), cards))


def wild_melds(hand: Hand, book: Book, taken: int) -> list[Laying]:
    """The groups and runs that take a wildcard of the hand."""
    if not hand.once & WILD_BITS:
        return []
    found: list[Laying] = []
    once = hand.once & ~WILD_BITS
    wild = wild_for(hand, -1)
    for rank in GROUP_RANKS:
        held = once & RANK_MASKS[rank]
        if held and not taken >> rank & 1 and (held & (held - 1) or hand.twice & held):
            cards = _of_rank(hand, rank)
            found.append(Laying(-1, book.groups(rank, len(cards), wild), (*cards, wild)))
    terms = book.terms
    laid = spread(once, terms.low, terms.high)
    if laid & (laid >> 4 | laid >> 8):
        for suit in range(4):
            _wild_runs_of(hand, book, suit, _segments(_places(laid, suit)), found)
    return found


def _wild_runs_of(hand: Hand, book: Book, suit: int, segments: list[tuple[int, int]], found: list[Laying]) -> None:
    """The runs of a suit with a wildcard in a gap, or at the low end of a pair."""
    wild, natural, terms = wild_for(hand, suit), NATURAL[suit], book.terms
    joined = False
    for at, (first, last) in enumerate(segments):
        if at + 1 < len(segments) and segments[at + 1][0] == last + 2:
            end = segments[at + 1][1]
            if first == LOW_ACE and end == HIGH_ACE:
                end -= 1
            cards = (*natural[first : last + 1], *natural[last + 2 : end + 1], wild)
            if end >= last + 2 and wild != natural[last + 1]:
                found.append(Laying(-1, book.runs(suit, first, end, last + 1, wild), cards))
            joined = True
        elif last == first + 1 and not joined:
            place = first - 1 if first > terms.low else last + 1
            if place > terms.high or wild == natural[place]:
                continue
            low, high = min(first, place), max(last, place)
            found.append(Laying(-1, book.runs(suit, low, high, place, wild), (*natural[first : last + 1], wild)))
        else:
            joined = False


def deuce_melds(hand: Hand, book: Book) -> list[Laying]:
    """The runs of three with a deuce at its own place, another card, and another wildcard.

    They cost two wildcards, so they are for a hand that can be laid down to the end.
    """
    found: list[Laying] = []
    once, low = hand.once, book.terms.low
    beside = once >> 4 * DEUCE + 4 | once >> 4 * DEUCE + 8 | (once if low == LOW_ACE else 0)
    suits = once >> 4 * DEUCE & beside & 0xF
    for suit in range(4):
        if suits >> suit & 1:
            natural = NATURAL[suit]
            wild = wild_for(hand.without([natural[DEUCE + 1]]), suit)
            for other, first, place in ((1, 1, 3), (3, low, 1 if low == LOW_ACE else 4), (4, 2, 3)):
                if wild >= 0 and other >= low and hand.counts[natural[other]]:
                    shape = book.runs(suit, first, first + 2, place, wild)
                    found.append(Laying(-1, shape, (natural[DEUCE + 1], natural[other], wild)))
    return found


def _of_rank(hand: Hand, rank: int) -> tuple[Kind, ...]:
    counts, found = hand.counts, []
    for card in range(4 * rank, 4 * rank + 4):
        found += [card] * counts[card]
    return tuple(found)


def _places(laid: int, suit: int) -> int:
    """The places of a suit in a spread, as bits 1 to 14."""
    places, laid = 0, laid >> suit
    for place in range(LOW_ACE, HIGH_ACE + 1):
        if laid & 1:
            places |= 1 << place
        laid >>= 4
    return places


def _segments(places: int) -> list[tuple[int, int]]:
    """Where neighbouring places begin and end."""
    found: list[tuple[int, int]] = []
    first = 0
    for place in range(LOW_ACE, HIGH_ACE + 2):
        if places >> place & 1:
            if not first:
                first = place
        elif first:
            found.append((first, place - 1))
            first = 0
    return found
