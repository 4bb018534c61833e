"""The points of a hand (B10), each line explained."""

from typing import Final

from barracan.games.barracan import categories
from barracan.games.barracan.state import SideTable
from barracan.model.cards import CODES, card_text
from barracan.model.common_texts import common_text
from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text, text_in

TRICK: Final = 4
TRIO: Final = 3
OUT: Final = 4
FLASH: Final = 20
DOUBLING: Final = 3
"""So many complete sets double as many categories of each type (B10.2)."""
EXITS: Final = {"out": OUT, "flash": FLASH}
"""What ending the hand counts, by the reason (B10.5)."""

_TYPES: tuple[Template, ...] = (
    QT_TRANSLATE_NOOP("barracan", "Evens or odds"),
    common_text("Opposites"),
    common_text("Triplets"),
    common_text("Runs"),
    common_text("Families"),
)
_DOUBLED = (
    QT_TRANSLATE_NOOP("barracan", "Evens or odds doubled by three complete sets"),
    QT_TRANSLATE_NOOP("barracan", "Opposites doubled by three complete sets"),
    QT_TRANSLATE_NOOP("barracan", "Triplets doubled by three complete sets"),
    QT_TRANSLATE_NOOP("barracan", "Runs doubled by three complete sets"),
    QT_TRANSLATE_NOOP("barracan", "Families doubled by three complete sets"),
)
_TRICKS = common_text("Tricks")
_TRIOS = QT_TRANSLATE_NOOP("barracan", "Trios of tricks")
_LADDER = QT_TRANSLATE_NOOP("barracan", "Ladder from {card}")
_ROYAL = QT_TRANSLATE_NOOP("barracan", "Royal ladder from {card}")
_OUT = QT_TRANSLATE_NOOP("barracan", "Melding out")
_FLASH = common_text("Flash exit")


def values(table: SideTable) -> tuple[list[int], ...]:
    """The points of each category on a side's table, a list for each type, the best first."""
    found: tuple[list[int], ...] = ([], [], [], [], [])
    for kind, stack in enumerate(table.stacks):
        found[kind].extend(categories.points(kind, len(cards)) for cards in stack)
    for ladder in table.ladders:
        for part in ladder.parts:
            found[part.kind].append(categories.points(part.kind, len(ladder.cards_of(part))))
    for each in found:
        each.sort(reverse=True)
    return found


def score(table: SideTable, ended: str | None = None) -> tuple[ScoreLine, ...]:
    """The explained points of a side; *ended* is ``out`` or ``flash`` where this side ended the hand so."""
    lines = []
    doubled = DOUBLING * (table.complete_sets // DOUBLING)
    found = values(table)
    for kind, each in enumerate(found):
        if each:
            lines.append(_line(_TYPES[kind], len(each), sum(each), "B10.1"))
    for kind, each in enumerate(found):
        if doubled:
            lines.append(_line(_DOUBLED[kind], doubled, sum(each[:doubled]), "B10.2"))
    if table.tricks:
        lines.append(_line(_TRICKS, table.tricks, TRICK * table.tricks, "B10.3"))
    if trios := table.tricks // 3:
        lines.append(_line(_TRIOS, trios, TRIO * trios, "B10.3"))
    for ladder in table.ladders:
        if ladder.complete:
            text = Text("barracan", _ROYAL if ladder.pure else _LADDER, {"card": card_text(CODES[ladder.arm[0]])})
            lines.append(ScoreLine(text, 1, ladder.points, "B10.4"))
    if ended == "out":
        lines.append(_line(_OUT, 1, OUT, "B10.5"))
    elif ended == "flash":
        lines.append(_line(_FLASH, 1, FLASH, "B10.5"))
    return tuple(lines)


def type_points(table: SideTable) -> tuple[int, ...]:
    """What the categories of each type count (B10.1), with what doubling adds to them (B10.2)."""
    doubled = DOUBLING * (table.complete_sets // DOUBLING)
    return tuple(sum(each) + sum(each[:doubled]) for each in values(table))


def trick_points(tricks: int) -> int:
    """What so many tricks count, trios included (B10.3)."""
    return TRICK * tricks + TRIO * (tricks // 3)


def points(table: SideTable, ended: str | None = None) -> int:
    """The sum of what ``score`` explains, found without a word."""
    laid = sum(type_points(table)) + sum(ladder.points for ladder in table.ladders)
    return laid + trick_points(table.tricks) + EXITS.get(ended or "", 0)


def _line(template: Template, count: int, points: int, clause: str) -> ScoreLine:
    return ScoreLine(text_in("barracan", template, {}), count, points, clause)
