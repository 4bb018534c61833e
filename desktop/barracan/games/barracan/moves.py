"""The moves of BarraCan and their record form (B12)."""

import re
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from barracan.model.cards import KINDS, Code
from barracan.model.moves import Line, card_key, cards_key, fault, key, read_by
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.value import value

CATEGORY_NAMES: Final[tuple[str, ...]] = ("evens_odds", "opposites", "triplet", "run", "family")
"""The five types in the order of B5, which is also their order on the table (B14.1)."""


@value
class Category:
    """A category laid by itself: its type's name and its cards in any order (B6.4)."""

    name: str
    cards: tuple[Code, ...]


@value
class Rung:
    """A category in a ladder: vertical with the first and last index of its arm cards, a row with ``row`` alone.

    A vertical family whose further jacks lie beside its jack has both.
    """

    name: str
    arm: tuple[int, int] | None = None
    row: int | None = None


@value
class LadderMeld:
    """A ladder as it stands after the move: arm from the top, side cards by arm index, its categories."""

    number: int
    arm: tuple[Code, ...]
    rows: tuple[tuple[int, tuple[Code, ...]], ...]
    rungs: tuple[Rung, ...]


Meld: TypeAlias = Category | LadderMeld


@value
class PileCard:
    """A card in a discard pile, its position counted from 0 at the bottom (B3.1)."""

    pile: int
    at: int


@value
class Draw:
    """Take the top card of the stock (B4.2)."""

    do: "ClassVar[str]" = "draw"
    seat: int


@value
class Pass:
    """Pass when the stock is empty (B4.3)."""

    do: "ClassVar[str]" = "pass"
    seat: int


@value
class PickUp:
    """Pick up a pile; the first meld holds its top card (B7)."""

    do: "ClassVar[str]" = "pickup"
    seat: int
    pile: int
    melds: tuple[Meld, ...]


@value
class TakeTrick:
    """Take three cards from three open piles with a card of the hand (B8)."""

    do: "ClassVar[str]" = "trick"
    seat: int
    cards: tuple[PileCard, ...]
    card: Code


@value
class LayMelds:
    """Meld from the hand (B6), with a flash exit if declared (B6.6); ``discard`` is its last card, if one is left."""

    do: "ClassVar[str]" = "meld"
    seat: int
    melds: tuple[Meld, ...]
    flash: bool = False
    discard: Code | None = None


@value
class Discard:
    """Discard a card, which ends the turn (B3.3, B4.1)."""

    do: "ClassVar[str]" = "discard"
    seat: int
    card: Code


BarracanMove: TypeAlias = Draw | Pass | PickUp | TakeTrick | LayMelds | Discard


def read_move(line: Line) -> BarracanMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(_READERS, line, _TEXTS["action"])


def write_move(move: BarracanMove) -> Line:
    """Write a move as the keys of its line."""
    keys: Line = {"seat": move.seat, "do": move.do}
    match move:
        case PickUp():
            keys |= {"pile": move.pile, "melds": [_write_meld(meld) for meld in move.melds]}
        case TakeTrick():
            keys |= {"cards": [{"pile": card.pile, "at": card.at} for card in move.cards], "with": move.card}
        case LayMelds():
            keys["melds"] = [_write_meld(meld) for meld in move.melds]
            if move.flash:
                keys["flash"] = True
            if move.discard is not None:
                keys["discard"] = move.discard
        case Discard():
            keys["card"] = move.card
    return keys


_TEXTS = {
    "action": QT_TRANSLATE_NOOP("record", "BarraCan’s actions are draw, pass, pickup, trick, meld and discard."),
    "meld": QT_TRANSLATE_NOOP("record", "A meld is an object."),
    "no_melds": QT_TRANSLATE_NOOP("record", "A move that melds lays one meld or more."),
    "category": QT_TRANSLATE_NOOP("record", "A category is evens_odds, opposites, triplet, run or family."),
    "row_key": QT_TRANSLATE_NOOP("record", "The key of a row is the plain decimal index of an arm card."),
    "row_cards": QT_TRANSLATE_NOOP("record", "A row has one side card or more."),
    "rung": QT_TRANSLATE_NOOP("record", "A ladder’s category has arm, the first and last index of its cards, or row."),
    "pile_card": QT_TRANSLATE_NOOP("record", "A trick’s card is an object with pile and at."),
}
_INDEX = re.compile(r"0|[1-9][0-9]*", re.ASCII)
_DIGITS: Final = 6
"""So many digits of an index tell already that no arm is so long."""


def _read_pick_up(seat: int, line: Line) -> PickUp:
    return PickUp(seat, key(line, "pile", int), _read_melds(line))


def _read_trick(seat: int, line: Line) -> TakeTrick:
    cards = tuple(_read_pile_card(card) for card in key(line, "cards", list))
    return TakeTrick(seat, cards, card_key(line, "with", KINDS))


def _read_lay(seat: int, line: Line) -> LayMelds:
    flash = "flash" in line and key(line, "flash", bool)
    return LayMelds(seat, _read_melds(line), flash, _read_flash_discard(line) if flash else None)


def _read_flash_discard(line: Line) -> Code | None:
    """Read a flash exit's discard; option and hand say whether it counts, so a wrong one is kept as ``""``."""
    if "discard" not in line:
        return None
    value = line["discard"]
    return value if type(value) is str else ""


_READERS: Mapping[str, Callable[[int, Line], BarracanMove]] = {
    "draw": lambda seat, _: Draw(seat),
    "pass": lambda seat, _: Pass(seat),
    "pickup": _read_pick_up,
    "trick": _read_trick,
    "meld": _read_lay,
    "discard": lambda seat, line: Discard(seat, card_key(line, "card", KINDS)),
}


def _read_pile_card(card: object) -> PileCard:
    if type(card) is not dict:
        raise fault(_TEXTS["pile_card"])
    return PileCard(key(card, "pile", int), key(card, "at", int))


def _read_melds(line: Line) -> tuple[Meld, ...]:
    melds = key(line, "melds", list)
    if not melds:
        raise fault(_TEXTS["no_melds"])
    return tuple(_read_meld(meld) for meld in melds)


def _read_meld(meld: object) -> Meld:
    if type(meld) is not dict:
        raise fault(_TEXTS["meld"])
    if "ladder" not in meld:
        return Category(_read_name(meld), cards_key(meld, "cards", KINDS))
    rows = key(meld, "rows", dict)
    rungs = key(meld, "categories", list)
    return LadderMeld(
        key(meld, "ladder", int),
        cards_key(meld, "arm", KINDS),
        tuple(sorted(_read_row(index, rows) for index in rows)),
        tuple(_read_rung(rung) for rung in rungs),
    )


def _read_row(index: str, rows: Line) -> tuple[int, tuple[Code, ...]]:
    if not _INDEX.fullmatch(index):
        raise fault(_TEXTS["row_key"])
    cards = cards_key(rows, index, KINDS)
    if not cards:
        raise fault(_TEXTS["row_cards"])
    return int(index[:_DIGITS]), cards


def _read_rung(rung: object) -> Rung:
    if type(rung) is not dict:
        raise fault(_TEXTS["rung"])
    name = _read_name(rung)
    row = key(rung, "row", int) if "row" in rung else None
    if "arm" not in rung:
        if row is None:
            raise fault(_TEXTS["rung"])
        return Rung(name, None, row)
    arm = key(rung, "arm", list)
    if len(arm) != 2 or any(type(index) is not int for index in arm):
        raise fault(_TEXTS["rung"])
    return Rung(name, (arm[0], arm[1]), row)


def _read_name(meld: Line) -> str:
    name = key(meld, "category", str)
    if name not in CATEGORY_NAMES:
        raise fault(_TEXTS["category"])
    return name


def _write_meld(meld: Meld) -> Line:
    if isinstance(meld, Category):
        return {"category": meld.name, "cards": list(meld.cards)}
    return {
        "ladder": meld.number,
        "arm": list(meld.arm),
        "rows": {str(index): list(cards) for index, cards in meld.rows},
        "categories": [_write_rung(rung) for rung in meld.rungs],
    }


def _write_rung(rung: Rung) -> Line:
    keys: Line = {"category": rung.name}
    if rung.arm is not None:
        keys["arm"] = list(rung.arm)
    if rung.row is not None:
        keys["row"] = rung.row
    return keys
