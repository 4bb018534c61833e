"""Ladders that a hand can start around a family, whose cards carry a triplet or belong to the run as well (B9.4)."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from barracan.games.barracan import categories
from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.ladders import Ladder, LadderCategory
from barracan.games.rummy.hand import Hand
from barracan.model.cards import ACE, JACK, JOKER, QUEEN, RANK_OF, Kind
from barracan.players.barracan.laddering import as_unit, rows_beside
from barracan.players.barracan.layouts import Unit

_TEN, _NINE = 9, 8


class _Row(NamedTuple):
    """A category beside an arm card, and its side cards."""

    kind: int
    place: int
    cards: tuple[Kind, ...]


def family_starts(hand: Hand) -> list[Unit]:
    """Ladders to be started with a family in the arm, or beside a king or queen of a run in it."""
    naturals = hand.without([JOKER] * hand.jokers) if hand.jokers else hand
    held = categories.listing(naturals)
    found: dict[tuple[Kind, ...], Unit] = {}
    for family in held[FAMILY]:
        for frame in _frames(family, held[RUN]):
            cards = frame.cards()
            if naturals.holds(cards):
                for ladder in _carrying(frame, naturals.without(cards)):
                    unit = as_unit(ladder)
                    if unit and (unit.cards not in found or found[unit.cards].points < unit.points):
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


def _carrying(frame: Ladder, rest: Hand) -> Iterator[Ladder]:
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
