"""Building ladders: naming the categories of cards in place, and finding the ladders that a hand can lay (B9)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final, TypeAlias

from barracan.games.barracan import categories, ladders
from barracan.games.barracan.categories import FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.ladders import Growth, Ladder, LadderCategory, Row
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, JACK, JOKER, KING, NUMBER_OF, QUEEN, RANK_OF, Kind
from barracan.model.refusal import Refusal

_KnownRows: TypeAlias = dict[tuple[Kind, int, int], list[tuple[int, Row]]]
"""The rows beside a card that a hand can lay, by the card and the hand's bits."""
LONGEST_ARM: Final = 10
"""Run, family and 6-5 in the arm, and two rows under single arm cards: no arm is longer."""


def name_parts(
    arm: Sequence[Kind], rows: Mapping[int, Row], old: Ladder | None
) -> list[tuple[Ladder, Growth]] | Refusal:
    """Find what cards that lie in place may be named as: one naming for each choice of types.

    Choices that no other one contains come first, each part with the best first; the categories of *old* are kept.
    Without any that stands the most telling refusal is the answer.
    """
    named: dict[int, tuple[int, Ladder, Growth]] = {}
    refusal = ladders.place_fault(arm, rows)
    if refusal:
        return refusal
    for parts in _namings(tuple(arm), dict(rows)):
        ladder = Ladder(tuple(arm), dict(rows), parts)
        fault = ladders.fault(ladder)
        grown = fault or ladders.growth(old, ladder)
        if isinstance(grown, Refusal):
            refusal = refusal or grown
            continue
        value = ladder.points + _points(ladder, parts)
        if ladder.types not in named or value > named[ladder.types][0]:
            named[ladder.types] = (value, ladder, grown)
    if not named:
        return refusal or ladders.fault(Ladder(tuple(arm), dict(rows), ())) or ladders.nothing_added()
    narrow = {types for types in named for more in named if types != more and types & more == types}
    ordered = sorted(named.items(), key=lambda entry: (entry[0] in narrow, -entry[1][0]))
    return [(ladder, grown) for _, (_, ladder, grown) in ordered]


def name_standing(arm: Sequence[Kind], rows: Mapping[int, Row], old: Ladder | None) -> Ladder | None:
    """Name the categories that are whole among cards in place, though others of these cards belong to none yet."""
    found: list[tuple[int, Ladder]] = []
    for parts in _namings(tuple(arm), dict(rows)) if ladders.place_fault(arm, rows) is None else ():
        whole = Ladder(tuple(arm), dict(rows), parts)
        standing = tuple(part for part in parts if _is_whole_without_jokers(whole, part))
        for left_out in (None, *standing):
            ladder = whole._replace(parts=tuple(part for part in standing if part != left_out))
            if not ladders.parts_fault(ladder) and isinstance(ladders.growth(old, ladder), Growth):
                found.append((_points(ladder, ladder.parts), ladder))
    return max(found, key=lambda entry: entry[0])[1] if found else None


def _points(ladder: Ladder, parts: Sequence[LadderCategory]) -> int:
    """What these categories of a ladder count."""
    return sum(categories.points(part.kind, len(ladder.cards_of(part))) for part in parts)


def _is_whole_without_jokers(ladder: Ladder, part: LadderCategory) -> bool:
    return JOKER not in ladder.cards_of(part) and ladders.is_whole(ladder, part)


def _namings(arm: tuple[Kind, ...], rows: dict[int, Row]) -> Iterator[tuple[LadderCategory, ...]]:
    """Every way to name rows and vertical categories, the fullest first; not all of them stand."""
    verticals = find_verticals(arm)
    for size in range(min(3, len(verticals)), -1, -1):
        for chosen in combinations(verticals, size):
            if len({part.kind for part in chosen}) < size:  # never stands, and tells less than what is wrong
                continue
            jacks = {part.last for part in chosen if part.kind == FAMILY and part.last in rows}
            for family_takes_row in (True, False) if jacks else (False,):
                taken = jacks if family_takes_row else set()
                parts = tuple(
                    LadderCategory(part.kind, part.first, part.last, part.last if part.last in taken else -1)
                    if part.kind == FAMILY
                    else part
                    for part in chosen
                )
                free = [index for index in sorted(rows) if index not in taken]
                names = [_row_types(arm[index], rows[index]) for index in free]
                for kinds in product(*names):
                    yield parts + tuple(
                        LadderCategory(kind, -1, -1, index) for kind, index in zip(kinds, free, strict=True)
                    )


def find_verticals(arm: tuple[Kind, ...]) -> list[LadderCategory]:
    """The categories that adjoining cards of an arm may be; not all of them stand."""
    found = []
    for first in range(len(arm) - 1):
        three = tuple(sorted(arm[first : first + 3]))
        if len(three) == 3 and categories.stands(RUN, three):
            found.append(LadderCategory(RUN, first, first + 2, -1))
        if [RANK_OF[card] for card in arm[first : first + 3]] == [KING, QUEEN, JACK]:
            found.append(LadderCategory(FAMILY, first, first + 2, -1))
        if categories.stands(OPPOSITES, tuple(sorted(arm[first : first + 2]))):
            found.append(LadderCategory(OPPOSITES, first, first + 1, -1))
    return found


def _row_types(anchor: Kind, row: Row) -> list[int]:
    """The types that an arm card and its side cards may be; one at least, so that a refusal can name it."""
    cards = tuple(sorted((anchor, *row)))
    standing = [kind for kind in categories.TYPES if categories.stands(kind, cards)]
    if len(cards) == 4 and len({RANK_OF[card] for card in cards}) == 1:
        standing.append(TRIPLET)
    return standing or [likely_row(anchor, row)]


def likely_row(anchor: Kind, row: Row) -> int:
    """The type that a row which does not stand yet most likely means to be."""
    cards = (anchor, *row)
    if len({RANK_OF[card] for card in cards}) == 1:
        return TRIPLET
    if all(RANK_OF[card] >= JACK for card in cards):
        return FAMILY
    return OPPOSITES if len(cards) == 2 and sum(NUMBER_OF[card] for card in cards) == 11 else categories.EVENS_ODDS


def find_ladders(hand: Hand, old: Ladder | None) -> Iterator[tuple[Ladder, Growth]]:
    """Find every ladder that the hand can start, or make of *old* by adding categories."""
    cards = hand.copy()
    while cards.counts[JOKER]:
        cards.remove(JOKER)
    known: _KnownRows = {}
    for arm, shift in _arms(cards.copy(), old):
        for ladder in _cover_arm(arm, shift, cards, old, known):
            grown = ladders.growth(old, ladder)
            if isinstance(grown, Growth) and grown.added and not ladders.fault(ladder):
                yield ladder, grown


def _arms(hand: Hand, old: Ladder | None) -> Iterator[tuple[tuple[Kind, ...], int]]:
    """Arms that the hand can build around the old one, and how many cards lie above it; the hand is left as it was."""
    if old is None:
        for top in list(hand.different()):
            if RANK_OF[top] not in (1, JACK, QUEEN):
                hand.remove(top)
                yield from ((arm, 0) for arm in _downwards((top,), hand, broken=False))
                hand.add(top)
        return
    for above in _upwards(old.arm, hand, len(old.arm)):
        arm = above + old.arm
        yield from ((grown, len(above)) for grown in _downwards(arm, hand, old.break_at() >= 0))


def _downwards(arm: tuple[Kind, ...], hand: Hand, broken: bool) -> Iterator[tuple[Kind, ...]]:
    yield arm
    if len(arm) >= LONGEST_ARM:
        return
    rank = RANK_OF[arm[-1]]
    steps = [((rank - 1) % 13, broken)]
    if not broken and ACE < rank < JACK:
        steps.append((KING, True))
    for below, breaks in steps:
        if broken and RANK_OF[arm[-1]] == JACK:
            return
        for card in range(below * 4, below * 4 + 4):
            if hand.counts[card]:
                hand.remove(card)
                yield from _downwards((*arm, card), hand, breaks)
                hand.add(card)


def _upwards(arm: tuple[Kind, ...], hand: Hand, old_length: int) -> Iterator[tuple[Kind, ...]]:
    """What can lie above an arm; a card above a king is an ace, or a number that makes it the king of a break."""
    yield ()
    yield from _above(arm, (), hand, LONGEST_ARM - old_length)


def _above(arm: tuple[Kind, ...], above: tuple[Kind, ...], hand: Hand, room: int) -> Iterator[tuple[Kind, ...]]:
    if room <= 0:
        return
    rank = RANK_OF[(above + arm)[0]]
    ranks = [(rank + 1) % 13]
    if rank == KING:
        ranks += range(1, JACK)
    for over in ranks:
        for card in range(over * 4, over * 4 + 4):
            if hand.counts[card] and ladders.arm_fault((card, *above, *arm)) is None:
                hand.remove(card)
                if over not in (1, JACK, QUEEN):
                    yield (card, *above)
                yield from _above(arm, (card, *above), hand, room - 1)
                hand.add(card)


def _cover_arm(
    arm: tuple[Kind, ...], shift: int, hand: Hand, old: Ladder | None, known: _KnownRows
) -> Iterator[Ladder]:
    """Every way to give the arm's new cards, and old ones too, new categories so that each card has one."""
    rows = {index + shift: row for index, row in old.rows.items()} if old else {}
    parts = [part.shift(shift) for part in old.parts] if old else []
    new = [card for index, card in enumerate(arm) if not (old and shift <= index < shift + len(old.arm))]
    verticals = [part for part in find_verticals(arm) if _stands(arm, part)]
    covering = [*verticals, *parts]
    alone = [index for index in range(len(arm)) if not any(_covers(part, index) for part in covering)]
    yield from _Cover(arm, verticals, alone, rows, parts, known).from_card(0, hand.without(new))


def _stands(arm: tuple[Kind, ...], part: LadderCategory, jacks: Row = ()) -> bool:
    """Whether a vertical category stands, with further jacks beside its jack if there are any."""
    return categories.stands(part.kind, tuple(sorted((*arm[part.first : part.last + 1], *jacks))))


def _covers(part: LadderCategory, index: int) -> bool:
    return part.first <= index <= part.last or part.row == index


class _Cover:
    """The categories of an arm, found from its top down; *alone* are the arm cards that only a new row can hold."""

    def __init__(
        self,
        arm: tuple[Kind, ...],
        verticals: list[LadderCategory],
        alone: list[int],
        rows: dict[int, Row],
        parts: list[LadderCategory],
        known: _KnownRows,
    ) -> None:
        self._arm = arm
        self._verticals = verticals
        self._alone = [sum(other >= index for other in alone) for index in range(len(arm) + 1)]
        self._rows = rows
        self._parts = parts
        self._known = known

    def from_card(self, index: int, hand: Hand) -> Iterator[Ladder]:
        """Go on at this arm card with what is left of the hand."""
        rows, parts = self._rows, self._parts
        if index == len(self._arm):
            yield Ladder(self._arm, dict(rows), tuple(parts))
            return
        if len(parts) + self._alone[index] > len(categories.TYPES):
            return
        types = {part.kind for part in parts}
        yield from self._row(index, hand)
        for vertical in self._verticals:
            if vertical.first != index or vertical.kind in types:
                continue
            if any(ladders.overlap(vertical, part) > 1 for part in parts if part.first >= 0):
                continue
            for jacks in self._further_jacks(vertical, hand):
                parts.append(vertical._replace(row=vertical.last if jacks else -1))
                if jacks:
                    rows[vertical.last] = jacks
                yield from self._row(index, hand.without(jacks))
                parts.pop()
                if jacks:
                    del rows[vertical.last]

    def _further_jacks(self, vertical: LadderCategory, hand: Hand) -> Iterator[Row]:
        yield ()
        if vertical.kind != FAMILY or vertical.last in self._rows:
            return
        held = [card for card in range(JACK * 4, JACK * 4 + 4) for _ in range(hand.counts[card])]
        for size in range(1, min(3, len(held)) + 1):
            for jacks in sorted(set(combinations(held, size))):
                if _stands(self._arm, vertical, jacks):
                    yield jacks

    def _row(self, index: int, hand: Hand) -> Iterator[Ladder]:
        """Go on below this arm card, without a new row at it and with each that the hand can lay."""
        rows, parts = self._rows, self._parts
        if any(_covers(part, index) for part in parts):
            yield from self.from_card(index + 1, hand)
        if index in rows:
            return
        types = {part.kind for part in parts}
        for kind, row in self._side_rows(hand, self._arm[index]):
            if kind not in types:
                rows[index] = row
                parts.append(LadderCategory(kind, -1, -1, index))
                yield from self.from_card(index + 1, hand.without(row))
                parts.pop()
                del rows[index]

    def _side_rows(self, hand: Hand, anchor: Kind) -> list[tuple[int, Row]]:
        at = anchor, hand.once, hand.twice
        if at not in self._known:
            self._known[at] = side_rows(hand, anchor)
        return self._known[at]


def side_rows(hand: Hand, anchor: Kind) -> list[tuple[int, Row]]:
    """List the side cards of the hand that make a row with an arm card, as (type, side cards); none with a joker."""
    rows: list[tuple[int, Row]] = []
    if anchor == JOKER:  # drafts may have one
        return rows
    for kind, cards in categories.beside(hand, anchor):
        at = cards.index(anchor)
        rows.append((kind, cards[:at] + cards[at + 1 :]))
    same = [card for card in range(anchor & ~3, (anchor & ~3) + 4) for _ in range(hand.counts[card])]
    rows += [(TRIPLET, three) for three in sorted(set(combinations(same, 3)))]
    return rows


def best(hand: Hand, old: Ladder | None, limit: int = 20_000) -> list[tuple[Ladder, Growth]]:
    """The ladders worth most points that the hand can lay, the best first, of the first *limit* found."""
    valued = []
    for count, (ladder, grown) in enumerate(find_ladders(hand, old)):
        if count >= limit:
            break
        valued.append((value(ladder, grown), -len(grown.new_cards), count, ladder, grown))
    valued.sort(key=lambda entry: entry[:3], reverse=True)
    return [(ladder, grown) for _, _, _, ladder, grown in valued[:8]]


def value(ladder: Ladder, grown: Growth) -> int:
    """The points that a ladder's new categories bring, with its own points once complete."""
    return ladder.points + _points(ladder, grown.added)
