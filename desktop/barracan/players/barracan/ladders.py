"""Ladders that a hand can start around a family, and the distance of hands whose ladders share it (B9.4)."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final, NamedTuple

from barracan.games.barracan import categories
from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.ladders import Growth, Ladder, LadderCategory, fault, growth
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, JACK, JOKER, KING, QUEEN, RANK_OF, Kind
from barracan.players.barracan.distance import Measure, Reach
from barracan.players.barracan.partition import Unit
from barracan.players.barracan.set_patterns import (
    EO_PARTNERS,
    FAMILIES,
    JOKER_BIT,
    NATURALS,
    NUMBERS,
    OPPOSITES_OF,
    PICTURES,
    RANK_MASKS,
    RUNS,
    bits,
    family_options,
    row_triplets,
    run_options,
)

_TEN: Final = 9
_NINE: Final = 8


class _Row(NamedTuple):
    """A category beside an arm card, and its side cards."""

    kind: int
    place: int
    cards: tuple[Kind, ...]


def family_starts(hand: Hand) -> list[Unit]:
    """Ladders to be started with a family in the arm, or beside a king or queen of a run in it."""
    naturals = hand.without([JOKER] * hand.jokers) if hand.jokers else hand
    held = categories.list_categories(naturals)
    frames = [frame for family in held[FAMILY] for frame in _frames(family, held[RUN]) if naturals.holds(frame.cards())]
    return _best_units(
        ladder for frame in frames for ladder in _frames_with_rows(frame, naturals.without(frame.cards()))
    )


def _best_units(ladders: Iterable[Ladder]) -> list[Unit]:
    """Of the ladders that stand the one worth most for each set of cards."""
    found: dict[tuple[Kind, ...], Unit] = {}
    for unit in filter(None, map(as_unit, ladders)):
        if unit.cards not in found or found[unit.cards].points < unit.points:
            found[unit.cards] = unit
    return list(found.values())


def _frames(family: tuple[Kind, ...], runs: list[tuple[Kind, ...]]) -> Iterator[Ladder]:
    """A family alone, and with each run that can share a ladder with it."""
    *jacks, queen, king = family
    for jack in sorted(set(jacks)):
        more = list(jacks)
        more.remove(jack)
        arm, rows = (king, queen, jack), {2: tuple(more)} if more else {}
        place = 2 if more else -1
        yield Ladder(arm, rows, (LadderCategory(FAMILY, 0, 2, place),))
        for run in runs:
            if [RANK_OF[card] for card in run] == [_NINE, _TEN, JACK] and run[2] == jack:
                parts = LadderCategory(FAMILY, 0, 2, place), LadderCategory(RUN, 2, 4, -1)
                yield Ladder((*arm, run[1], run[0]), rows, parts)
            elif RANK_OF[run[-1]] < JACK:
                below = {5: tuple(more)} if more else {}
                parts = LadderCategory(RUN, 0, 2, -1), LadderCategory(FAMILY, 3, 5, 5 if more else -1)
                yield Ladder((*reversed(run), *arm), below, parts)
            for index, card in enumerate(arm):
                if card in run and index not in rows:
                    sides = {**rows, index: tuple(other for other in run if other != card)}
                    yield Ladder(arm, sides, (LadderCategory(FAMILY, 0, 2, place), LadderCategory(RUN, -1, -1, index)))
    for run in runs:
        if (RANK_OF[run[0]], RANK_OF[run[1]]) == (ACE, QUEEN):
            ace, lady, lord = run
            for index, card in ((1, lord), (2, lady)):
                if card in (king, queen):
                    sides = {index: tuple(other for other in family if other != card)}
                    parts = LadderCategory(RUN, 0, 2, -1), LadderCategory(FAMILY, -1, -1, index)
                    yield Ladder((ace, lord, lady), sides, parts)


def _frames_with_rows(frame: Ladder, rest: Hand) -> Iterator[Ladder]:
    """The frame with every choice of rows, of different types, beside the arm cards that are free."""
    rows: dict[int, list[_Row | None]] = {TRIPLET: [None], OPPOSITES: [None], EVENS_ODDS: [None]}
    for index, anchor in enumerate(frame.arm):
        if index not in frame.rows:
            for kind, cards in rows_beside(anchor, rest):
                rows[kind].append(_Row(kind, index, cards))
    for chosen in product(*rows.values()):
        laid = [row for row in chosen if row]
        side = [card for row in laid for card in row.cards]
        if len({row.place for row in laid}) == len(laid) and rest.holds(side) and _shares(frame, laid):
            parts = [LadderCategory(row.kind, -1, -1, row.place) for row in laid]
            sides = {row.place: tuple(sorted(row.cards)) for row in laid}
            yield Ladder(frame.arm, {**frame.rows, **sides}, (*frame.parts, *parts))


def _shares(frame: Ladder, rows: list["_Row"]) -> bool:
    """Whether a card of the family belongs to another category too, or all types are there."""
    tied = len(frame.parts) > 1 and len(frame.arm) < 6
    return tied or len(rows) == 3 or any(RANK_OF[frame.arm[row.place]] >= JACK for row in rows)


Rows = dict[int, tuple[int, tuple[Kind, ...]]]
"""The rows beside the arm cards of a ladder: type and side cards by the arm card's index."""


def ladder_starts(hand: Hand) -> list[Unit]:
    """Ladders to be started with a run of numbers, its cards carrying other categories, a family under it."""
    naturals = hand.without([JOKER] * hand.jokers) if hand.jokers else hand
    arms = [tuple(reversed(cards)) for cards in categories.list_categories(naturals)[RUN] if RANK_OF[cards[-1]] < JACK]
    return _best_units(
        ladder
        for arm in arms
        for rows, left in _rows_beside(arm, naturals.without(arm))
        for ladder in _with_family(arm, rows, left)
    )


def _rows_beside(arm: tuple[Kind, ...], rest: Hand) -> Iterator[tuple[Rows, Hand]]:
    """Every way to lay rows of different types beside the arm cards."""
    choices = [[None, *rows_beside(card, rest)] for card in arm]
    for chosen in product(*choices):
        rows = {place: row for place, row in enumerate(chosen) if row is not None}
        if rows and len({kind for kind, _ in rows.values()}) == len(rows):
            side = [card for _, row in rows.values() for card in row]
            if rest.holds(side):
                yield rows, rest.without(side)


def rows_beside(anchor: Kind, rest: Hand) -> list[tuple[int, tuple[Kind, ...]]]:
    """The rows that the hand can lay beside an arm card; of evens and odds the shortest ones and one of the longest."""
    once = rest.once & NATURALS
    mask = RANK_MASKS[anchor >> 2]
    same = bits(once & mask) + bits(rest.twice & mask)
    rows: list[tuple[int, tuple[Kind, ...]]] = [(EVENS_ODDS, (card,)) for card in bits(once & EO_PARTNERS[anchor])[:4]]
    rows += [(OPPOSITES, (card,)) for card in bits(once & OPPOSITES_OF[anchor])]
    rows += [(TRIPLET, pair) for pair in sorted(set(combinations(sorted(same), 2)))[:3]]
    return rows


def _with_family(arm: tuple[Kind, ...], rows: Rows, left: Hand) -> Iterator[Ladder]:
    """The ladder, and with three rows those that end in a king and its family."""
    parts = [LadderCategory(RUN, 0, 2, -1)]
    parts += [LadderCategory(kind, -1, -1, place) for place, (kind, _) in sorted(rows.items())]
    sides = {place: tuple(sorted(row)) for place, (_, row) in rows.items()}
    yield Ladder(arm, sides, tuple(parts))
    if len(rows) == 3:
        for *others, king in categories.list_categories(left)[FAMILY]:
            yield Ladder((*arm, king), {**sides, 3: tuple(others)}, (*parts, LadderCategory(FAMILY, -1, -1, 3)))


def as_unit(ladder: Ladder) -> Unit | None:
    """A ladder as something to lay, if it stands."""
    if fault(ladder):
        return None
    points = sum(categories.points(part.kind, len(ladder.cards_of(part))) for part in ladder.parts)
    kinds = tuple(part.kind for part in ladder.parts)
    return Unit(tuple(sorted(ladder.cards())), kinds, points + ladder.points, ladder)


def ladder_growths(hand: Hand, old: Ladder, number: int) -> list[Unit]:
    """What the hand can add to a ladder of its side: a row beside a free arm card, or a family under the arm."""
    naturals = hand.without([JOKER] * hand.jokers) if hand.jokers else hand
    held = categories.list_categories(naturals)
    found: dict[tuple[Kind, ...], Unit] = {}
    for kind in (EVENS_ODDS, TRIPLET, FAMILY):
        if not old.types >> kind & 1:
            for ladder in _grow(old, kind, naturals, held):
                unit = _grown_unit(old, ladder, number)
                if unit and naturals.holds(unit.cards):
                    found[unit.cards] = unit
    return list(found.values())


def _grow(old: Ladder, kind: int, hand: Hand, held: categories.Listing) -> Iterator[Ladder]:
    for index, anchor in enumerate(old.arm):
        if index not in old.rows:
            for row in _rows_to_add(kind, anchor, hand):
                part = LadderCategory(kind, -1, -1, index)
                yield Ladder(old.arm, {**old.rows, index: row}, (*old.parts, part))
    if kind == FAMILY:
        for cards in held[FAMILY]:
            yield _with_king(old, cards)


def _with_king(old: Ladder, cards: tuple[Kind, ...]) -> Ladder:
    """The family's king ends the arm, and the family is its row (B9.2)."""
    *others, king = sorted(cards)
    below = len(old.arm)
    part = LadderCategory(FAMILY, -1, -1, below)
    return Ladder((*old.arm, king), {**old.rows, below: tuple(others)}, (*old.parts, part))


def family_under(old: Ladder, cards: tuple[Kind, ...], number: int) -> Unit | None:
    """These cards as the family under the arm of a ladder of the side, which shares none of its cards (B7.5)."""
    return None if old.types >> FAMILY & 1 else _grown_unit(old, _with_king(old, cards), number)


def _rows_to_add(kind: int, anchor: Kind, hand: Hand) -> list[tuple[Kind, ...]]:
    """The side cards, two or more, that make a category of this type with an arm card on the table (B9.7)."""
    whole = hand.copy()
    whole.add(anchor)
    rows = []
    for cards in categories.list_categories(whole)[kind]:
        if anchor in cards and len(cards) > 2:
            side = list(cards)
            side.remove(anchor)
            rows.append(tuple(side))
    return rows


def _grown_unit(old: Ladder, ladder: Ladder, number: int) -> Unit | None:
    grown = growth(old, ladder)
    if not isinstance(grown, Growth) or fault(ladder):
        return None
    points = sum(categories.points(part.kind, len(ladder.cards_of(part))) for part in grown.added)
    kinds = tuple(part.kind for part in grown.added)
    return Unit(tuple(sorted(grown.new_cards)), kinds, points + ladder.points - old.points, ladder, number)


_PICTURE_RANKS = (JACK, QUEEN, KING)
_NUMBER_RUNS: Final = range(32)


class _Bond(NamedTuple):
    """A run and a family that share a card.

    Attributes:
        once: the kinds of both.
        twice: those of which both need a copy of their own.
        numbers: the numbers of the arm, beside which rows may lie.
        pictures: the kinds of family cards beside which a triplet may lie.
    """

    once: int
    twice: int
    numbers: tuple[int, ...]
    pictures: tuple[int, ...]


def full_reach(hand: Hand) -> Reach:
    """Measure a hand by all that it could lay."""
    return _Measure(hand.once & NATURALS, hand.twice & NATURALS, hand.jokers).result()


class _Measure(Measure):
    def __init__(self, once: int, twice: int, jokers: int) -> None:
        super().__init__(once, twice, jokers, ladder=True)
        self._families_held = family_options(once & PICTURES)
        self._beside_families()
        self._under_runs()
        for bond in _BONDS:
            if (bond[0] & ~once).bit_count() <= self._best:
                self._bound(bond)

    def _beside_families(self) -> None:
        """A triplet beside a card of the family; the run lies by itself."""
        for missing, used, comp in run_options(self._once, self._jokers > 0):
            if missing > self._best:
                break
            natural = used & ~JOKER_BIT
            jokers = self._jokers - (used >> 52)
            for total, once, twice, wanted in self._with_family(missing, natural, comp):
                self._pairs(total, once, twice, jokers, wanted)

    def _under_runs(self) -> None:
        """The same under a run of numbers, beside which the pairs may lie."""
        for index in _NUMBER_RUNS:
            held = RUNS[index] & self._once
            missing = 3 - held.bit_count()
            if held and missing <= self._best:
                for total, once, twice, wanted in self._with_family(missing, held, RUNS[index] ^ held):
                    self._side_pairs(total, once, twice, self._jokers, wanted, (index, index + 4, index + 8))

    def _with_family(self, missing: int, run: int, comp: int) -> list[tuple[int, int, int, int]]:
        """What is left of a hand with this run, each family and each triplet beside that."""
        once, twice = self._take(run)
        found = []
        for more, used, wanted in self._families_held:
            if missing + more > self._best:
                break
            if not used & ~once:
                rest, twins = once & ~(used & ~twice), twice & ~used
                comp_too = comp | wanted if more else comp
                for rank in _PICTURE_RANKS:
                    for lacking, left, left_twice, triplet in row_triplets(rest, twins, rank * 4):
                        if missing + more + lacking <= self._best:
                            found.append((missing + more + lacking, left, left_twice, comp_too | triplet))
        return found

    def _bound(self, bond: _Bond) -> None:
        held, doubled = bond.once & self._once, bond.twice & self._twice
        comp = bond.once ^ held | bond.twice ^ doubled
        missing = (bond.once ^ held).bit_count() + (bond.twice ^ doubled).bit_count()
        if missing > self._best:
            return
        once, twice = self._take(held)
        once, twice = once & ~doubled, twice & ~doubled
        self._row_triplets(missing, once, twice, comp, (*bond.pictures, *bond.numbers), bond.numbers)
        self._loose_triplets(missing, once, twice, comp, bond.numbers)


def _bonds() -> tuple[_Bond, ...]:
    found = []
    for run in RUNS:
        for family in FAMILIES:
            for shared in bits(run & family):
                once, twice = run | family, run & family & ~(1 << shared)
                free = [card for card in bits(family) if card != shared]
                numbers = bits(run & NUMBERS)
                if len(numbers) == 2:  # nine, ten, jack under king and queen
                    found.append(_Bond(once, twice, tuple(numbers), tuple(bits(family))))
                    continue
                found.append(_Bond(once, twice, (), tuple(free)))
                if numbers and numbers[0] < 4:  # ace, king, queen, and beside one of these the family
                    arm = [card for card in bits(run & PICTURES) if RANK_OF[card] != RANK_OF[shared]]
                    found.append(_Bond(once, twice, tuple(numbers), tuple(arm)))
    return tuple(dict.fromkeys(found))


_BONDS: Final = _bonds()
