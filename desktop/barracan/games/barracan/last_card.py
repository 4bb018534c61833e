"""Moves after which hardly anything is left but to draw and discard, because one card must be kept (B4.4)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barracan import meld_moves
from barracan.games.barracan.categories import EVENS_ODDS, OPPOSITES, TYPES
from barracan.games.barracan.meld_moves import Laying
from barracan.games.barracan.moves import LayMelds, PickUp, TakeTrick
from barracan.games.barracan.state import BarracanState, SideTable, Taken
from barracan.model.moves import Move
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_WARNINGS: Final = {
    1: Text(
        "barracan",
        QT_TRANSLATE_NOOP("barracan", "After this you will hold one card and can hardly meld any more."),
        named=QT_TRANSLATE_NOOP("barracan", "After this {name} will hold one card and can hardly meld any more."),
    ),
    2: Text(
        "barracan",
        QT_TRANSLATE_NOOP("barracan", "After this you will hold two cards and can hardly meld any more."),
        named=QT_TRANSLATE_NOOP("barracan", "After this {name} will hold two cards and can hardly meld any more."),
    ),
}
_OF_TWO_CARDS: Final = frozenset((EVENS_ODDS, OPPOSITES))


def warning(state: BarracanState, move: Move) -> Text | None:
    """What to warn of before a legal move after whose discard hardly anything can be laid."""
    table = state.tables[state.side_of[move.seat]]
    left = state.hands[move.seat].size
    if isinstance(move, TakeTrick):
        return _warning(left - 2, table.made)
    if not isinstance(move, LayMelds | PickUp):
        return None
    lay = meld_moves.laying(table, move.melds)
    if isinstance(lay, Refusal):
        return None
    left -= len(lay.cards)
    if isinstance(move, PickUp):
        left += len(state.piles[move.pile]) - max(state.stoppers[move.pile], 0)
    return warning_with(table, left, lay)


def warning_with(table: SideTable, left: int, lay: Laying) -> Text | None:
    """The same of a meld or pick-up that lays this and leaves so many cards before the discard."""
    return _warning(left - 1, [before + new for before, new in zip(table.made, lay.made, strict=True)])


def stranded(state: BarracanState, seat: int) -> bool:
    """Whether a seat is left with one card that can do nothing any more but be drawn to and discarded."""
    has_taken = state.turn == seat and state.taken is not Taken.NOTHING
    kept = state.hands[seat].size - has_taken
    return kept == 1 and _stuck(kept, state.tables[state.side_of[seat]].made)


def _warning(kept: int, made: Sequence[int]) -> Text | None:
    return _WARNINGS.get(kept) if _stuck(kept, made) else None


def _stuck(kept: int, made: Sequence[int]) -> bool:
    """Whether one card kept, or two, and a card drawn make nothing that may be laid.

    With a complete set they may go out; without one they may complete it, if one type is missing and they are enough
    for that. Two cards may still be picked up with.
    """
    missing = [kind for kind in TYPES if not made[kind]]
    return len(missing) > 1 or (kept == 1 and len(missing) == 1 and missing[0] not in _OF_TWO_CARDS)
