"""Worlds that agree with what a seat has seen of a trick game."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import Final

from barracan.games.tricks.ranking import Mask, Ranking, cards_of, mask_of
from barracan.games.tricks.state import Trick, TricksState
from barracan.games.tricks.view import TricksView
from barracan.model.cards import KINDS, Kind
from barracan.model.places import read_place
from barracan.model.randomness import choose_by_weight, shuffle

_TRIES: Final = 12
_REMEMBERED: Final = 32
"""So many deals are kept: worlds of one view are dealt from the same."""


class Deal:
    """Unseen cards and the holders among whom they lie: how many each holds, and which it lacks.

    Every way of dealing them is as likely as any other: cards that the same holders may have form a group, and the
    numbers of ways in which groups can be split weigh the splits.
    """

    def __init__(self, unseen: Mask, sizes: Sequence[int], lacks: Sequence[Mask]) -> None:
        self._sizes = tuple(sizes)
        groups: dict[tuple[int, ...], list[Kind]] = {}
        for card in cards_of(unseen):
            holders = tuple(number for number, size in enumerate(sizes) if size and not lacks[number] >> card & 1)
            groups.setdefault(holders, []).append(card)
        self._groups = sorted(groups.items(), key=lambda group: (len(group[0]), group[0]))
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}

    @property
    def ways(self) -> int:
        """In how many ways the cards can lie."""
        return self._count(0, self._sizes)

    def draw(self, rng: Random) -> list[Mask]:
        """One of these ways at random: the cards of each holder."""
        hands = [0] * len(self._sizes)
        room = self._sizes
        for number, (holders, cards) in enumerate(self._groups):
            split = self._draw_split(number, room, rng)
            shuffled = cards.copy()
            shuffle(shuffled, rng)
            left = list(room)
            for holder, count in zip(holders, split, strict=True):
                hands[holder] |= mask_of(shuffled[:count])
                del shuffled[:count]
                left[holder] -= count
            room = tuple(left)
        return hands

    def _draw_split(self, number: int, room: tuple[int, ...], rng: Random) -> tuple[int, ...]:
        splits = self._splits(number, room)
        if len(splits) == 1:
            return splits[0][0]
        return choose_by_weight(splits, [weight for _, weight in splits], rng)[0]

    def _splits(self, number: int, room: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """How the cards of a group can be shared out, each with the number of ways that go on from there."""
        holders, cards = self._groups[number]
        found = []
        for split in _shares(len(cards), [room[holder] for holder in holders], last=number == len(self._groups) - 1):
            left, ways, cards_left = list(room), 1, len(cards)
            for holder, count in zip(holders, split, strict=True):
                left[holder] -= count
                ways *= comb(cards_left, count)
                cards_left -= count
            ways *= self._count(number + 1, tuple(left))
            if ways:
                found.append((split, ways))
        return found

    def _count(self, number: int, room: tuple[int, ...]) -> int:
        if number == len(self._groups):
            return not any(room)
        key = number, room
        if key not in self._ways:
            self._ways[key] = sum(ways for _, ways in self._splits(number, room))
        return self._ways[key]


def _shares(count: int, rooms: Sequence[int], *, last: bool) -> list[tuple[int, ...]]:
    """Every way to share so many cards among holders with so much room; the last group fills the room there is."""
    if last:
        return [tuple(rooms)] if sum(rooms) == count else []
    if not rooms:
        return [()] if count == 0 else []
    spare = sum(rooms[1:])
    return [
        (first, *rest)
        for first in range(max(0, count - spare), min(count, rooms[0]) + 1)
        for rest in _shares(count - first, rooms[1:], last=False)
    ]


_deal = lru_cache(_REMEMBERED)(Deal)


def deal_unseen(
    unseen: Mask, sizes: Sequence[int], lacks: Sequence[Mask], holds: Sequence[tuple[int, Mask]], rng: Random
) -> list[Mask]:
    """Deal unseen cards at random; *holds* are pairs (holder, cards of which it has one at least)."""
    deal = _deal(unseen, tuple(sizes), tuple(lacks))
    for _ in range(_TRIES):
        hands = deal.draw(rng)
        if all(hands[holder] & cards for holder, cards in holds):
            return hands
    found = _deal_held(unseen, sizes, lacks, holds, rng)
    if found is None:
        raise ValueError("no world agrees with what has been shown")
    return found


def _deal_held(
    unseen: Mask, sizes: Sequence[int], lacks: Sequence[Mask], holds: Sequence[tuple[int, Mask]], rng: Random
) -> list[Mask] | None:
    """Give a holder one of the cards that it surely has, and deal the rest."""
    if not holds:
        deal = Deal(unseen, sizes, lacks)
        return deal.draw(rng) if deal.ways else None
    (holder, wanted), *others = holds
    cards = cards_of(unseen & wanted & ~lacks[holder]) if sizes[holder] else []
    shuffle(cards, rng)
    for card in cards:
        rooms = [size - (number == holder) for number, size in enumerate(sizes)]
        rest = [each for each in others if not (each[0] == holder and each[1] >> card & 1)]
        hands = _deal_held(unseen & ~(1 << card), rooms, lacks, rest, rng)
        if hands is not None:
            hands[holder] |= 1 << card
            return hands
    return None


def restore(state: TricksState, view: TricksView, ranking: Ranking) -> None:
    """Fill in what a view tells of the play; hands that do not lie open and what is each game's own are left to do."""
    state.restore(view)
    state.hands[view.seat] = mask_of(KINDS[code] for code in view.hand)
    for place, left in view.cards_left:
        state.hands[read_place(place).owner] = mask_of(KINDS[code] for code in left)
    state.lacks = list(view.lacks)
    for trick in view.tricks:
        cards = tuple(KINDS[code] for code in trick.cards)
        state.tricks.append(Trick(trick.leader, cards, trick.winner))
        state.won[trick.winner] += 1
        state.taken[trick.winner] |= mask_of(cards)
    if view.leader is not None:
        _restore_trick(state, view, ranking)


def _restore_trick(state: TricksState, view: TricksView, ranking: Ranking) -> None:
    assert view.leader is not None
    state.trick = [KINDS[code] for code in view.trick]
    state.leader = state.winner = view.leader
    state.best = state.trick[0]
    for at, card in enumerate(state.trick):
        if ranking.beaters[state.best] >> card & 1:
            state.best, state.winner = card, (view.leader + at) % view.seats


def cards_played(state: TricksState) -> Mask:
    """The cards that have been played to tricks."""
    mask = mask_of(state.trick)
    for taken in state.taken:
        mask |= taken
    return mask
