"""The shape of a ladder being built, and what its builder shows of a side's ladders and of the tray."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final, NamedTuple

from barracan.model.cards import KINDS, RANK_OF, RANKS, Code
from barracan.model.offers import DraftVerdict, LadderDraft, TrayVerdict
from barracan.model.places import read_place
from barracan.model.value import value
from barracan.model.view import LadderView
from barracan.session.messages import TraySnapshot
from barracan.table.cards.court_letters import rank_text
from barracan.table.hud.tray_foot import EMPTY_VERDICT

TOP: Final = "builder:top"
BOTTOM: Final = "builder:bottom"
MOST_CARDS: Final = 13


class Spot(NamedTuple):
    """Where a card lies: its arm card's index, and its position among the side cards or -1 for the arm card itself."""

    arm: int
    side: int = -1


WAITING: Final = Spot(-1)
"""Where a card lies that is taken along and has no place in the ladder yet."""


@value
class LadderShape:
    """Arm and rows of a ladder; ``start`` and ``fixed`` tell which arm cards lie on the table already."""

    arm: tuple[Code, ...] = ()
    rows: Mapping[int, tuple[Code, ...]] = field(default_factory=dict)
    start: int = 0
    fixed: int = 0
    fixed_rows: frozenset[int] = frozenset()
    """Rows on the table, by the index of their arm card in this shape."""

    @property
    def count(self) -> int:
        """How many cards the ladder has."""
        return len(self.arm) + sum(len(row) for row in self.rows.values())

    def is_new(self, spot: Spot) -> bool:
        """Whether the card there is not on the table yet."""
        if spot.side >= 0:
            return spot.arm not in self.fixed_rows
        return not self.start <= spot.arm < self.start + self.fixed

    def spots(self) -> tuple[Spot, ...]:
        """Every card's spot, the arm from the top, each arm card before its side cards."""
        return tuple(
            Spot(index, side) for index in range(len(self.arm)) for side in range(-1, len(self.rows.get(index, ())))
        )

    def card(self, spot: Spot) -> Code:
        """The card at a spot."""
        return self.arm[spot.arm] if spot.side < 0 else self.rows[spot.arm][spot.side]

    def new_cards(self) -> tuple[Code, ...]:
        """The cards that are not on the table yet."""
        return tuple(self.card(spot) for spot in self.spots() if self.is_new(spot))

    def places(self) -> tuple[str, ...]:
        """Where cards may be put next: both ends of the arm, and every row that is not on the table."""
        if not self.arm:
            return (TOP,)
        rows = tuple(row_place(index) for index in range(len(self.arm)) if index not in self.fixed_rows)
        return (TOP, *rows, BOTTOM)

    def put(self, place: str, cards: Sequence[Code]) -> "LadderShape":
        """The shape with these cards at a place; several cards for the arm are put in descending order."""
        if place == BOTTOM or not self.arm:
            added = in_descending_order(cards, self.arm[-1] if self.arm else None)
            return self._with(self.arm + added, self.rows)
        if place == TOP:
            added = _ending_above(cards, self.arm[0])
            shift = len(added)
            rows = {index + shift: row for index, row in self.rows.items()}
            fixed_rows = frozenset(index + shift for index in self.fixed_rows)
            return LadderShape(added + self.arm, rows, self.start + shift, self.fixed, fixed_rows)
        index = read_place(place).number
        return self._with(self.arm, {**self.rows, index: self.rows.get(index, ()) + tuple(cards)})

    def take(self, spot: Spot) -> "LadderShape":
        """The shape without a new card; with an arm card go its side cards."""
        if not self.is_new(spot):
            return self
        if spot.side >= 0:
            row = self.rows[spot.arm]
            left = row[: spot.side] + row[spot.side + 1 :]
            rows = {index: cards for index, cards in self.rows.items() if index != spot.arm}
            return self._with(self.arm, {**rows, spot.arm: left} if left else rows)
        above = spot.arm < self.start

        def moved(index: int) -> int:
            return index - (index > spot.arm)

        rows = {moved(index): cards for index, cards in self.rows.items() if index != spot.arm}
        fixed_rows = frozenset(moved(index) for index in self.fixed_rows)
        arm = self.arm[: spot.arm] + self.arm[spot.arm + 1 :]
        return LadderShape(arm, rows, self.start - above, self.fixed, fixed_rows)

    def move(self, spot: Spot, place: str) -> "LadderShape":
        """The shape with a new card moved to another place."""
        if not self.is_new(spot):
            return self
        card, rest = self.card(spot), self.take(spot)
        if place not in {TOP, BOTTOM}:
            index = read_place(place).number
            if spot.side < 0 and index == spot.arm:
                return self
            place = row_place(index - (spot.side < 0 and index > spot.arm))
        return rest.put(place, (card,))

    def draft(self, number: int) -> LadderDraft:
        """The shape as a draft of the side's ladder of this number."""
        return LadderDraft(number, self.arm, dict(self.rows))

    def _with(self, arm: tuple[Code, ...], rows: Mapping[int, tuple[Code, ...]]) -> "LadderShape":
        return LadderShape(arm, rows, self.start, self.fixed, self.fixed_rows)


def row_place(index: int) -> str:
    """The place beside the arm card of this index."""
    return f"builder:row:{index}"


def shape_of(
    arm: Sequence[Code],
    rows: Mapping[int, Sequence[Code]],
    base_arm: Sequence[Code],
    base_rows: Mapping[int, Sequence[Code]],
) -> LadderShape:
    """The shape of these cards where those of *base* lie on the table."""
    arm = tuple(arm)
    held = {index: tuple(row) for index, row in rows.items() if row}
    if not base_arm:
        return LadderShape(arm, held)
    start = _start_of(arm, held, tuple(base_arm), base_rows)
    fixed_rows = frozenset(index + start for index, row in base_rows.items() if row)
    return LadderShape(arm, held, start, len(base_arm), fixed_rows)


def _start_of(
    arm: tuple[Code, ...],
    rows: Mapping[int, tuple[Code, ...]],
    base: tuple[Code, ...],
    base_rows: Mapping[int, Sequence[Code]],
) -> int:
    for start in range(len(arm) - len(base) + 1):
        same_rows = all(sorted(rows.get(index + start, ())) == sorted(row) for index, row in base_rows.items() if row)
        if arm[start : start + len(base)] == base and same_rows:
            return start
    return 0


def next_below(card: Code) -> str:
    """The rank that follows a card downwards in an arm, as people write it; below an ace comes a king."""
    rank = RANK_OF[KINDS[card]]
    return rank_text(RANKS[rank - 1])


def next_above(card: Code) -> str:
    """The rank that stands above a card in an arm."""
    rank = RANK_OF[KINDS[card]]
    return rank_text(RANKS[(rank + 1) % 13])


def in_descending_order(cards: Sequence[Code], after: Code | None) -> tuple[Code, ...]:
    """Put cards into the order of an arm: each next rank below the one before as far as they have it."""
    left = sorted(cards, key=lambda card: (_height(card), card), reverse=True)
    if after is not None and not any(_joins(after, card) for card in left):
        after = None
    ordered: list[Code] = []
    while left:
        following = next((card for card in left if after is not None and _joins(after, card)), left[0])
        left.remove(following)
        ordered.append(following)
        after = following
    return tuple(ordered)


def _ending_above(cards: Sequence[Code], below: Code) -> tuple[Code, ...]:
    """Descending order of cards that are put above another: what joins it comes last."""
    ordered = in_descending_order(cards, None)
    joining = [card for card in ordered if _joins(card, below)]
    if not joining or _joins(ordered[-1], below):
        return ordered
    last = joining[0]
    rest = list(ordered)
    rest.remove(last)
    return (*in_descending_order(rest, None), last)


def _height(card: Code) -> int:
    rank = RANK_OF[KINDS[card]]
    return 13 if rank == 0 else rank


def _joins(upper: Code, lower: Code) -> bool:
    """Whether the lower card's rank follows the upper one's."""
    high, low = RANK_OF[KINDS[upper]], RANK_OF[KINDS[lower]]
    return high >= 0 and low >= 0 and low == (high - 1) % 13


@value
class LaddersContent:
    """The builder's contents.

    ``ladders`` are the side's ladders as the view gives them; ``drafts`` the ladders being built, by number, with
    their ``verdicts``; ``tray`` the judgement of the whole tray, whose moves are the buttons.
    """

    owner: str = ""
    ladders: tuple[LadderView, ...] = ()
    drafts: Mapping[int, LadderDraft] = field(default_factory=dict)
    verdicts: Mapping[int, DraftVerdict] = field(default_factory=dict)
    tray: TrayVerdict = EMPTY_VERDICT
    side: int = 0
    waiting: str = ""
    """The top card of a pile that is taken along and lies by itself yet: in no ladder, and beside no other card."""

    @property
    def next_number(self) -> int:
        """The number of a ladder that is not begun yet."""
        return len(self.ladders)

    def table_ladder(self, number: int) -> LadderView | None:
        """The ladder of this number as it lies on the table."""
        return self.ladders[number] if 0 <= number < len(self.ladders) else None

    def table_shape(self, number: int) -> LadderShape:
        """Its shape, nothing in it new."""
        ladder = self.table_ladder(number)
        if ladder is None:
            return LadderShape()
        return shape_of(ladder.arm, dict(ladder.rows), ladder.arm, dict(ladder.rows))

    def shape(self, number: int) -> LadderShape:
        """The shape of the ladder of this number, new cards included."""
        draft, table = self.drafts.get(number), self.table_shape(number)
        return table if draft is None else shape_of(draft.arm, draft.rows, table.arm, table.rows)

    def outlook(self, number: int) -> LadderView | None:
        """The ladder as it would lie; while the draft does not stand, as it lies, counted again under what is above."""
        verdict, ladder = self.verdicts.get(number), self.table_ladder(number)
        if verdict is not None and verdict.ladder is not None:
            return verdict.ladder
        return _shift_ladder(ladder, self.shape(number).start) if ladder is not None else None


def ladders_content(
    owner: str, side: int, ladders: Sequence[LadderView], tray: TraySnapshot | None = None
) -> LaddersContent:
    """The builder's contents out of a view's ladders and a tray: its drafts that are ladders, with their verdicts."""
    if tray is None:
        return LaddersContent(owner, tuple(ladders), side=side)
    built = {draft.ladder.number: at for at, draft in enumerate(tray.drafts) if draft.ladder is not None}
    drafts = {draft.ladder.number: draft.ladder for draft in tray.drafts if draft.ladder is not None}
    judged = tray.verdict.drafts
    verdicts = {number: judged[at] for number, at in built.items() if at < len(judged)}
    taken = tray.taken.card if tray.taken is not None else None
    waiting = taken if taken and tray.drafts[0].cards == (taken,) else ""
    return LaddersContent(owner, tuple(ladders), drafts, verdicts, tray.verdict, side, waiting)


def _shift_ladder(ladder: LadderView, shift: int) -> LadderView:
    """A ladder on the table as it is numbered when cards lie above its arm."""

    def moved(index: int) -> int:
        return index + shift if index >= 0 else index

    categories = tuple((kind, moved(first), moved(last), moved(row)) for kind, first, last, row in ladder.categories)
    return LadderView(ladder.arm, ladder.rows, categories, ladder.missing, ladder.royal, ladder.points, ladder.values)
