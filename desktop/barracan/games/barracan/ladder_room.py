"""Which cards of a hand fit a ladder that is being built: at the ends of its arm, and beside its arm cards (B9)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from barracan.games.barracan import categories, ladder_search, ladders
from barracan.games.barracan.categories import FAMILY, OPPOSITES, RUN
from barracan.games.barracan.ladders import Ladder, LadderCategory, Row
from barracan.games.barracan.moves import CATEGORY_NAMES
from barracan.games.barracan.state import BarracanState
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, JACK, JOKER, KINDS, KING, QUEEN, RANK_OF, Code, Kind, codes
from barracan.model.offers import LadderDraft, LadderRoom, LadderWay
from barracan.model.refusal import Refusal

_LEAST_NEW = 2
"""How many new cards a category has that is added to a ladder on the table (B9.7)."""
_LONGEST_GROWTH = 3


def ladder_room(state: BarracanState, seat: int, ladder: LadderDraft, spare: Sequence[Code]) -> LadderRoom:
    """What of the spare cards of the hand could come into this ladder."""
    own = state.tables[state.side_of[seat]].ladders
    old = own[ladder.number] if 0 <= ladder.number < len(own) else None
    building = _Building(ladder, old)
    hand = Hand(kind for code in spare if (kind := KINDS[code]) != JOKER)
    if not building.arm:
        return LadderRoom(above=codes(card for card in hand.different() if RANK_OF[card] not in (1, JACK, QUEEN)))
    above, below = (tuple(chain[0] for chain in building.growths(hand, down, 1)) for down in (False, True))
    ways = [*building.rows_of(hand), *building.growths_of(hand)]
    return LadderRoom(codes(above), codes(below), tuple(sorted(dict.fromkeys(ways), key=_worth, reverse=True)))


def _worth(way: LadderWay) -> tuple[int, int, tuple[Code, ...]]:
    """What a way counts; of two that count the same the one with fewer cards is better."""
    kind = CATEGORY_NAMES.index(way.kind)
    return categories.points(kind, len(way.cards) + (way.beside >= 0)), -len(way.cards), way.cards


class _Building:
    """A ladder as it is to lie, and what of it lies on the table."""

    def __init__(self, draft: LadderDraft, old: Ladder | None) -> None:
        self.old = old
        self.arm: tuple[Kind, ...] = tuple(KINDS[code] for code in draft.arm)
        self.rows = {at: tuple(sorted(KINDS[code] for code in row)) for at, row in draft.rows.items() if row}
        self.start = _start(self.arm, old.arm) if old is not None else 0
        named = self._name()
        self.stands = named is not None
        self.parts: Sequence[LadderCategory] = [part.shift(self.start) for part in old.parts] if old is not None else ()
        if named is not None:
            self.parts = named.parts

    def _name(self) -> Ladder | None:
        """The ladder as it stands; nothing while it does not."""
        if self.old is not None and (self.arm, self.rows) == (self.old.arm, self.old.rows):
            return self.old
        named = ladder_search.name_parts(self.arm, self.rows, self.old) if self.arm else None
        return named[0][0] if isinstance(named, list) else None

    def _lies(self, index: int) -> bool:
        """Whether this arm card is on the table."""
        return self.old is not None and self.start <= index < self.start + len(self.old.arm)

    def rows_of(self, hand: Hand) -> Iterator[LadderWay]:
        """The rows that could be completed with cards of the hand."""
        for index, anchor in enumerate(self.arm):
            row = self.rows.get(index, ())
            if self._lies(index) and self.old is not None and index - self.start in self.old.rows:
                continue
            held = {part.kind for part in self.parts if part.row != index}
            with_row = hand.copy()
            for card in row:
                with_row.add(card)
            for kind, cards in ladder_search.side_rows(with_row, anchor):
                if kind not in held and self._may_lie(index, cards) and (rest := _rest(cards, row)):
                    yield LadderWay(CATEGORY_NAMES[kind], codes(rest), beside=index)

    def _may_lie(self, index: int, row: Row) -> bool:
        new = len(row) + (not self._lies(index))
        size = len(self.arm) + len(row) + sum(len(other) for at, other in self.rows.items() if at != index)
        return size <= ladders.LARGEST and (self.old is None or new >= _LEAST_NEW)

    def growths_of(self, hand: Hand) -> Iterator[LadderWay]:
        """The categories that the arm could hold with cards of the hand at one of its ends."""
        held = {part.kind for part in self.parts}
        for down in (True, False):
            for size in range(1, _LONGEST_GROWTH + 1):
                for chain in self.growths(hand, down, size):
                    arm = (*self.arm, *chain) if down else (*reversed(chain), *self.arm)
                    yield from self._growth(arm, chain, down, held)

    def _growth(self, arm: tuple[Kind, ...], chain: Row, down: bool, held: set[int]) -> Iterator[LadderWay]:
        for part in ladder_search.find_verticals(arm):
            ends = part.last == len(arm) - 1 if down else part.first == 0
            size, new = part.last - part.first + 1, len(chain)
            enough = self.old is None or min(size, new) >= _LEAST_NEW
            if part.kind in held or part.kind not in (RUN, FAMILY, OPPOSITES) or not ends or size < new or not enough:
                continue
            whole = tuple(sorted(arm[part.first : part.last + 1]))
            if categories.stands(part.kind, whole) and self._holds_with(arm, 0 if down else new, part.kind):
                yield LadderWay(CATEGORY_NAMES[part.kind], codes(chain if down else reversed(chain)), below=down)

    def _holds_with(self, arm: Row, shift: int, kind: int) -> bool:
        """Whether a ladder that stands still does with this arm and holds this type; one that does not may at last."""
        if not self.stands:
            return True
        rows = {at + shift: row for at, row in self.rows.items()}
        named = ladder_search.name_parts(arm, rows, self.old)
        return not isinstance(named, Refusal) and any(ladder.types >> kind & 1 for ladder, _ in named)

    def growths(self, hand: Hand, down: bool, size: int) -> Iterator[tuple[Kind, ...]]:
        """The chains of so many cards by which the arm could grow at an end, from the arm outwards."""
        yield from self._chains((), self.arm[-1 if down else 0], hand.copy(), down, size)

    def _chains(self, chain: Row, end: Kind, hand: Hand, down: bool, size: int) -> Iterator[tuple[Kind, ...]]:
        if size == 0:
            yield chain
            return
        rank = RANK_OF[end]
        ranks = [(rank - 1) % 13 if down else (rank + 1) % 13]
        if down and ACE < rank < JACK:
            ranks.append(KING)
        for card in (card for step in ranks for card in range(step * 4, step * 4 + 4) if hand.counts[card]):
            longer = (*chain, card)
            arm = (*self.arm, *longer) if down else (*reversed(longer), *self.arm)
            if ladders.arm_fault(arm) is None:
                hand.remove(card)
                yield from self._chains(longer, card, hand, down, size - 1)
                hand.add(card)


def _start(arm: Sequence[Kind], old: Sequence[Kind]) -> int:
    """At which card of an arm the one on the table begins."""
    return next((at for at in range(len(arm) - len(old) + 1) if tuple(arm[at : at + len(old)]) == tuple(old)), 0)


def _rest(cards: Row, row: Row) -> tuple[Kind, ...]:
    """What is missing of these cards beside those of a row; nothing if the row has others."""
    if Counter(row) - Counter(cards):
        return ()
    return tuple(sorted((Counter(cards) - Counter(row)).elements()))
