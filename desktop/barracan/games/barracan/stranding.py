"""Moves after which nothing is left but to draw and discard, because one card must always be kept (B4.4)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barracan import melding
from barracan.games.barracan.categories import EVENS_ODDS, OPPOSITES, TYPES
from barracan.games.barracan.melding import Laying
from barracan.games.barracan.moves import LayMelds, PickUp, TakeTrick
from barracan.games.barracan.state import BarracanState, SideTable, Taken
from barracan.model.moves import Move
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

WARNING: Final = Text(
    "barracan",
    QT_TRANSLATE_NOOP("barracan", "After this you will hold one card and can hardly meld any more."),
    named=QT_TRANSLATE_NOOP("barracan", "After this {name} will hold one card and can hardly meld any more."),
)
_OF_TWO_CARDS: Final = frozenset((EVENS_ODDS, OPPOSITES))


def strands(state: BarracanState, move: Move) -> bool:
    """Whether this legal move leaves its player one card after the discard, with which hardly anything can be laid."""
    table = state.tables[state.side_of[move.seat]]
    left = state.hands[move.seat].size
    if isinstance(move, TakeTrick):
        return _stuck(left - 2, table.made)
    if not isinstance(move, LayMelds | PickUp):
        return False
    lay = melding.laying(table, move.melds)
    if isinstance(lay, Refusal):
        return False
    left -= len(lay.cards)
    if isinstance(move, PickUp):
        left += len(state.piles[move.pile]) - max(state.stoppers[move.pile], 0)
    return strands_with(table, left, lay)


def strands_with(table: SideTable, left: int, lay: Laying) -> bool:
    """The same of a meld or pick-up that lays this and leaves so many cards before the discard."""
    return _stuck(left - 1, [before + new for before, new in zip(table.made, lay.made, strict=True)])


def stranded(state: BarracanState, seat: int) -> bool:
    """Whether a seat has come to that already."""
    has_taken = state.turn == seat and state.taken is not Taken.NOTHING
    return _stuck(state.hands[seat].size - has_taken, state.tables[state.side_of[seat]].made)


def _stuck(kept: int, made: Sequence[int]) -> bool:
    """Whether a card kept and a card drawn make nothing that may be laid.

    With a complete set they may go out; without one they may complete it, if one type is missing that two cards make.
    """
    missing = [kind for kind in TYPES if not made[kind]]
    return kept == 1 and bool(missing) and (len(missing) > 1 or missing[0] not in _OF_TWO_CARDS)
