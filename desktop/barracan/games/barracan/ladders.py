"""Ladders (B9): what one is, whether it stands, whether it has grown by the rules, and what it counts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from barracan.games.barracan import categories
from barracan.games.barracan.categories import ALL_TYPES, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.moves import CATEGORY_NAMES, LadderMeld, Rung
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import ACE, CODES, JACK, JOKER, KINDS, KING, QUEEN, RANK_OF, SUIT_OF, Code, Kind, card_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

LARGEST: Final = 13
SHORTEST_COMPLETE_ARM: Final = 4
TYPE_OF: Final = {name: kind for kind, name in enumerate(CATEGORY_NAMES)}

Row: TypeAlias = tuple[Kind, ...]

_CLAUSE = {
    "joker": ("B9.5", QT_TRANSLATE_NOOP("barracan", "Ladders take no jokers. Lay the joker in a triplet or run.")),
    "size": ("B9.6", QT_TRANSLATE_NOOP("barracan", "A ladder has 13 cards at most, not {size}. Take some back.")),
    "empty": ("B9.1", QT_TRANSLATE_NOOP("barracan", "A ladder has an arm. Lay its first card.")),
    "top": (
        "B9.3",
        QT_TRANSLATE_NOOP(
            "barracan", "An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}."
        ),
    ),
    "step": (
        "B9.2",
        QT_TRANSLATE_NOOP(
            "barracan", "The arm goes down by one rank a card. The {below} does not go under the {above}."
        ),
    ),
    "breaks": (
        "B9.2",
        QT_TRANSLATE_NOOP("barracan", "An arm has one break at most. The {card} would be the second: take it back."),
    ),
    "break": (
        "B9.2",
        QT_TRANSLATE_NOOP(
            "barracan",
            "The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.",
        ),
    ),
    "row_place": ("B9.1", QT_TRANSLATE_NOOP("barracan", "Side cards lie beside an arm card. There is none at {row}.")),
    "twice": ("B9.4", QT_TRANSLATE_NOOP("barracan", "A ladder holds each type once. Here it would hold two: {name}.")),
    "range": ("B9.4", QT_TRANSLATE_NOOP("barracan", "A category of the arm names its first and last arm card.")),
    "vertical": (
        "B9.4",
        QT_TRANSLATE_NOOP("barracan", "The arm itself holds runs, families and 6-5. Lay others beside an arm card."),
    ),
    "jacks": (
        "B9.4",
        QT_TRANSLATE_NOOP("barracan", "Of categories in the arm only a family has more cards: jacks beside its jack."),
    ),
    "shared": (
        "B9.4",
        QT_TRANSLATE_NOOP("barracan", "Two categories in the arm share one card at most. Leave one of the two out."),
    ),
    "row_twice": ("B9.4", QT_TRANSLATE_NOOP("barracan", "A row belongs to one category only.")),
    "no_row": ("B9.4", QT_TRANSLATE_NOOP("barracan", "A row has side cards. There are none at {row}.")),
    "loose": (
        "B9.5",
        QT_TRANSLATE_NOOP(
            "barracan", "Every card of a ladder belongs to a category. Complete one for the {card}, or take it back."
        ),
    ),
    "kept": (
        "B9.7",
        QT_TRANSLATE_NOOP(
            "barracan", "Cards lying in a ladder keep their places and categories. The arm grows at its ends."
        ),
    ),
    "nothing": ("B9.7", QT_TRANSLATE_NOOP("barracan", "Nothing is added to this ladder. Add a category.")),
}
_TWO_NEW = (
    QT_TRANSLATE_NOOP("barracan", "Evens or odds added to a ladder bring two new cards at least. These bring fewer."),
    QT_TRANSLATE_NOOP("barracan", "Opposites added to a ladder bring two new cards. These bring fewer."),
    QT_TRANSLATE_NOOP("barracan", "A triplet added to a ladder brings two new cards at least. This one brings fewer."),
    QT_TRANSLATE_NOOP("barracan", "A run added to a ladder brings two new cards at least. This one brings fewer."),
    QT_TRANSLATE_NOOP("barracan", "A family added to a ladder brings two new cards at least. This one brings fewer."),
)
"""Why a category is not added to a ladder that brings less than two new cards, by its type (B9.7)."""

TYPE_TEXTS = (
    Text("barracan", QT_TRANSLATE_NOOP("barracan", "evens or odds")),
    #: One category of the type.
    Text("barracan", QT_TRANSLATE_NOOP("barracan", "opposites")),
    Text("barracan", QT_TRANSLATE_NOOP("barracan", "triplet")),
    RUMMY("kind_run"),
    Text("barracan", QT_TRANSLATE_NOOP("barracan", "family")),
)
"""The types' names in the middle of a sentence, in the order of B5."""


def _refuse(phrase: str, at_fault: tuple[Code, ...] = (), /, **arguments: int | str | Text) -> Refusal:
    clause, template = _CLAUSE[phrase]
    return Refusal(clause, Text("barracan", template, arguments), at_fault)


class LadderCategory(NamedTuple):
    """A category in a ladder: its type, its arm cards *first* to *last* (-1 in a row), its row's arm index or -1."""

    kind: int
    first: int
    last: int
    row: int

    def shift(self, by: int) -> "LadderCategory":
        """The same category after the arm has grown by so many cards at its top."""
        kind, *indexes = self
        return LadderCategory(kind, *(index + by if index >= 0 else -1 for index in indexes))


class Ladder(NamedTuple):
    """A ladder on the table: arm from the top, side cards by arm index (sorted), its categories."""

    arm: tuple[Kind, ...]
    rows: dict[int, Row]
    parts: tuple[LadderCategory, ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return len(self.arm) + sum(len(row) for row in self.rows.values())

    @property
    def types(self) -> int:
        """The types it holds, as bits."""
        return sum(1 << part.kind for part in self.parts)

    def cards(self) -> list[Kind]:
        """All its cards, arm first."""
        return [*self.arm, *(card for row in self.rows.values() for card in row)]

    def cards_of(self, part: LadderCategory) -> tuple[Kind, ...]:
        """The cards of one of its categories, sorted."""
        if part.first < 0:
            cards = [self.arm[part.row], *self.rows[part.row]]
        else:
            cards = [*self.arm[part.first : part.last + 1], *self.rows.get(part.row, ())]
        return tuple(sorted(cards))

    def break_at(self) -> int:
        """The arm index of the king under a number (B9.2), or -1 where the arm has no break."""
        for index in range(1, len(self.arm)):
            if RANK_OF[self.arm[index]] != (RANK_OF[self.arm[index - 1]] - 1) % 13:
                return index
        return -1

    @property
    def complete(self) -> bool:
        """Whether it holds all five types and its arm has four cards or more (B9.9)."""
        return self.types == ALL_TYPES and len(self.arm) >= SHORTEST_COMPLETE_ARM

    @property
    def pure(self) -> bool:
        """Whether its arm has no break and is of one suit but for queens, as a royal one's (B9.10)."""
        suits = {SUIT_OF[card] for card in self.arm if RANK_OF[card] != QUEEN}
        return len(suits) <= 1 and self.break_at() < 0

    @property
    def worth(self) -> int:
        """The ladder's own points, once complete (B10.4)."""
        rank = RANK_OF[self.arm[0]]
        value = {ACE: 14, KING: 13}.get(rank, rank + 1)
        return value * 2 if self.pure else value

    @property
    def points(self) -> int:
        """The ladder's own points: none while incomplete (B10.4)."""
        return self.worth if self.complete else 0


def read_ladder(meld: LadderMeld) -> Ladder | Refusal:
    """Turn a move's ladder into kinds; refuses one that names no places of its own arm."""
    arm = tuple(KINDS[code] for code in meld.arm)
    rows = {index: tuple(sorted(KINDS[code] for code in cards)) for index, cards in meld.rows}
    if refusal := place_fault(arm, rows):
        return refusal
    parts = []
    for rung in meld.rungs:
        part = _read_rung(rung, len(arm), rows)
        if isinstance(part, Refusal):
            return part
        parts.append(part)
    return Ladder(arm, rows, tuple(parts))


def place_fault(arm: Sequence[Kind], rows: Mapping[int, Row]) -> Refusal | None:
    """Refuses a ladder without an arm and side cards beside nothing (B9.1)."""
    if not arm:
        return _refuse("empty")
    for index, row in rows.items():
        if not 0 <= index < len(arm):
            return _refuse("row_place", tuple(CODES[card] for card in row), row=index)
    return None


def _read_rung(rung: Rung, length: int, rows: dict[int, Row]) -> LadderCategory | Refusal:
    row = -1 if rung.row is None else rung.row
    if rung.row is not None and row not in rows:
        return _refuse("no_row", row=row)
    if rung.arm is None:
        return LadderCategory(TYPE_OF[rung.name], -1, -1, row)
    first, last = rung.arm
    if not 0 <= first <= last < length:
        return _refuse("range")
    return LadderCategory(TYPE_OF[rung.name], first, last, row)


def write_ladder(number: int, ladder: Ladder) -> LadderMeld:
    """Write a ladder as a move names it."""
    return LadderMeld(
        number,
        tuple(CODES[card] for card in ladder.arm),
        tuple((index, tuple(CODES[card] for card in row)) for index, row in sorted(ladder.rows.items())),
        tuple(
            Rung(
                CATEGORY_NAMES[part.kind],
                (part.first, part.last) if part.first >= 0 else None,
                part.row if part.row >= 0 else None,
            )
            for part in ladder.parts
        ),
    )


def fault(ladder: Ladder) -> Refusal | None:
    """Why this is no ladder (B9.1 to B9.6), whoever laid what of it."""
    return _fault_of_cards(ladder) or parts_fault(ladder) or _fault_of_break(ladder) or _fault_of_cover(ladder)


def _fault_of_cards(ladder: Ladder) -> Refusal | None:
    if JOKER in ladder.cards():
        return _refuse("joker", ("JK",))
    if ladder.size > LARGEST:
        return _refuse("size", size=ladder.size)
    top = ladder.arm[0]
    if RANK_OF[top] in (1, JACK, QUEEN):
        return _refuse("top", (CODES[top],), card=card_text(CODES[top]))
    return arm_fault(ladder.arm)


def arm_fault(arm: tuple[Kind, ...]) -> Refusal | None:
    """Why these cards, read top to bottom, do not stand as an arm (B9.2)."""
    broken = False
    for above, below in pairwise(arm):
        if RANK_OF[below] == (RANK_OF[above] - 1) % 13:
            continue
        if RANK_OF[below] != KING or RANK_OF[above] in (JACK, QUEEN, KING):
            codes = (CODES[above], CODES[below])
            return _refuse("step", codes, above=card_text(codes[0]), below=card_text(codes[1]))
        if broken:
            return _refuse("breaks", (CODES[below],), card=card_text(CODES[below]))
        broken = True
    return None


def parts_fault(ladder: Ladder) -> Refusal | None:
    """Why the categories of a ladder do not stand beside each other (B9.4, B9.5)."""
    seen: list[LadderCategory] = []
    for part in ladder.parts:
        if any(part.kind == other.kind for other in seen):
            return _refuse("twice", name=TYPE_TEXTS[part.kind])
        if part.row >= 0 and any(part.row == other.row for other in seen):
            return _refuse("row_twice")
        if refusal := _fault_of_part(ladder, part, seen):
            return refusal
        seen.append(part)
    return None


def _fault_of_part(ladder: Ladder, part: LadderCategory, seen: list[LadderCategory]) -> Refusal | None:
    if part.first >= 0:
        if part.kind not in (RUN, FAMILY, OPPOSITES):
            return _refuse("vertical")
        if part.row >= 0 and (part.kind != FAMILY or part.row != part.last):
            return _refuse("jacks")
        if any(overlap(part, other) > 1 for other in seen):
            return _refuse("shared")
        if part.kind == FAMILY and [RANK_OF[card] for card in ladder.arm[part.first : part.last + 1]] != [12, 11, 10]:
            return _refuse("vertical")
    if is_whole(ladder, part):
        return None
    return replace(category_fault(part.kind, ladder.cards_of(part), in_ladder=True), clause="B9.5")


def is_whole(ladder: Ladder, part: LadderCategory) -> bool:
    """Whether the cards of a category make it, four of a rank a triplet too (B9.5)."""
    cards = ladder.cards_of(part)
    return categories.stands(part.kind, cards) or (part.kind == TRIPLET and _four_of_a_rank(cards))


def overlap(one: LadderCategory, other: LadderCategory) -> int:
    """How many arm cards two vertical categories share; a row shares none."""
    if other.first < 0:
        return 0
    return min(one.last, other.last) - max(one.first, other.first) + 1


def _four_of_a_rank(cards: tuple[Kind, ...]) -> bool:
    return len(cards) == 4 and len({RANK_OF[card] for card in cards}) == 1


def _fault_of_break(ladder: Ladder) -> Refusal | None:
    start = ladder.break_at()
    if start < 0:
        return None
    family = next((part for part in ladder.parts if part.kind == FAMILY), None)
    place = {1: (-1, start), 3: (start, -1)}.get(len(ladder.arm) - start)
    if family is None or (family.first, family.row if family.first < 0 else -1) != place:
        return _refuse("break", (CODES[ladder.arm[start]],), card=card_text(CODES[ladder.arm[start]]))
    return None


def _fault_of_cover(ladder: Ladder) -> Refusal | None:
    covered = {part.row for part in ladder.parts if part.row >= 0}
    standing = {index for part in ladder.parts if part.first >= 0 for index in range(part.first, part.last + 1)}
    for index, card in enumerate(ladder.arm):
        if index not in covered and index not in standing:
            return _refuse("loose", (CODES[card],), card=card_text(CODES[card]))
    for index, row in ladder.rows.items():
        if index not in covered:
            return _refuse("loose", tuple(CODES[card] for card in row), card=card_text(CODES[row[0]]))
    return None


def nothing_added() -> Refusal:
    """The refusal of a ladder to which nothing is added (B9.7)."""
    return _refuse("nothing")


class Growth(NamedTuple):
    """What a move brings to a ladder: the arm's new cards at the top, the categories added, the new cards.

    ``old_arm`` are the arm indexes, ``old_rows`` the rows that lay there before.
    """

    added: tuple[LadderCategory, ...]
    new_cards: tuple[Kind, ...]
    old_arm: range
    old_rows: frozenset[int]

    def new_count(self, part: LadderCategory, ladder: Ladder) -> int:
        """How many cards of a category were not in the ladder before."""
        indexes = [part.row] if part.first < 0 else range(part.first, part.last + 1)
        fresh = sum(index not in self.old_arm for index in indexes)
        return fresh + (len(ladder.rows[part.row]) if part.row >= 0 and part.row not in self.old_rows else 0)


def growth(old: Ladder | None, ladder: Ladder) -> Growth | Refusal:
    """Compare a ladder with what lay there before; refuses what B9.7 forbids."""
    if old is None:
        if not ladder.parts:
            return _refuse("nothing")
        return Growth(ladder.parts, tuple(ladder.cards()), range(0), frozenset())
    refusal: Refusal = _refuse("kept")
    for shift in range(len(ladder.arm) - len(old.arm) + 1):
        grown = _growth_at(shift, old, ladder)
        if isinstance(grown, Growth):
            return grown
        refusal = grown or refusal
    return refusal


def _growth_at(shift: int, old: Ladder, ladder: Ladder) -> Growth | Refusal | None:
    """The growth if the old arm lies *shift* cards below the new top, ``None`` if it does not lie there."""
    old_arm = range(shift, shift + len(old.arm))
    if ladder.arm[shift : old_arm.stop] != old.arm:
        return None
    if any(ladder.rows.get(index + shift) != row for index, row in old.rows.items()):
        return None
    kept = {part.shift(shift) for part in old.parts}
    if not kept <= set(ladder.parts):
        return None
    added = tuple(part for part in ladder.parts if part not in kept)
    if not added:
        return _refuse("nothing")
    grown = Growth(added, _difference(ladder, old), old_arm, frozenset(index + shift for index in old.rows))
    for part in added:
        if grown.new_count(part, ladder) < 2:
            codes = tuple(CODES[card] for card in ladder.cards_of(part))
            return Refusal("B9.7", Text("barracan", _TWO_NEW[part.kind]), codes)
    return grown


def _difference(ladder: Ladder, old: Ladder) -> tuple[Kind, ...]:
    return tuple((Counter(ladder.cards()) - Counter(old.cards())).elements())
