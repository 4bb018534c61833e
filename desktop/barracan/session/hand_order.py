"""The order in which a person's hand lies."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from barracan.model.cards import Code
from barracan.session.tray import split

Groups: TypeAlias = Sequence[Sequence[Code]]
"""The suits as a game knows them, where they are not those of the cards."""
ORDERS: Final = ("suit", "rank", "own")
SUIT_ORDER: Final = "HSDC"
RANK_ORDER: Final = "23456789TJQKA"
"""How suits and ranks stand beside each other wherever cards are sorted."""


class HandOrder:
    """By suit, by rank, or the person's own order, which survives draws: new cards come at the right."""

    def __init__(self) -> None:
        self.name = "suit"
        self.deuces_in_suits = False
        """Whether deuces that a game has beside the jokers stand in their suits instead."""
        self._own: list[Code] = []
        self._sorted = "suit"
        """The order that was chosen before the person's own."""

    def begin(self) -> None:
        """Sort the next hand as the last one was before cards were moved: an own order is of its hand alone."""
        self.name, self._own = self._sorted, []

    def groups(self, groups: Groups) -> Groups:
        """The suits as a game knows them, the deuces where the person wants them."""
        return with_deuces(groups) if self.deuces_in_suits else groups

    def arrange(self, cards: Sequence[Code], groups: Groups = ()) -> list[Code]:
        """The cards from the left; *groups* are the suits where they are not those of the cards."""
        groups = self.groups(groups)
        if self.name == "suit":
            self._own = sorted(cards, key=in_groups(groups) if groups else by_suit)
        elif self.name == "rank":
            self._own = sorted(cards, key=in_ranks(groups))
        else:
            self._own = _keep_order(self._own, cards)
        return list(self._own)

    def choose(self, name: str) -> None:
        """Order the hand so from now on; the own order begins as the hand lies."""
        if name in ORDERS:
            self.name = name
            self._sorted = self._sorted if name == "own" else name

    def next(self) -> str:
        """The order after this one."""
        return ORDERS[(ORDERS.index(self.name) + 1) % len(ORDERS)]

    def move(self, numbers: Sequence[int], at: int) -> None:
        """Put the cards that lie there before the one that lies at *at*; from now on the order is the person's own."""
        self.name = "own"
        cards = [self._own[number] for number in numbers]
        kept = [(number, card) for number, card in enumerate(self._own) if number not in numbers]
        before = [card for number, card in kept if number < at]
        self._own = [*before, *cards, *(card for number, card in kept if number >= at)]


def _keep_order(own: Sequence[Code], cards: Sequence[Code]) -> list[Code]:
    kept, _ = split(own, cards)
    return [*kept, *sorted(split(cards, kept)[1], key=by_suit)]


def by_suit(code: str) -> tuple[int, int]:
    """The sort key of the order by suits, colours alternating; jokers last."""
    return (4, 0) if code == "JK" else (SUIT_ORDER.index(code[1]), RANK_ORDER.index(code[0]))


def with_deuces(groups: Groups) -> Groups:
    """The suits with those deuces at their low ends that stand with the jokers."""
    wild = next((group for group in groups if "JK" in group and "2H" in group), ())
    suits = [group for group in groups if group is not wild]
    if not wild:
        return groups
    placed = [[*(code for code in wild if code[0] == "2" and code[1] == group[0][1]), *group] for group in suits]
    return [*placed, [code for code in wild if code[0] != "2"]]


def by_rank(code: str) -> tuple[int, int]:
    """The sort key of the order by ranks; jokers last."""
    return (13, 0) if code == "JK" else (RANK_ORDER.index(code[0]), SUIT_ORDER.index(code[1]))


def by_low_rank(code: str) -> tuple[int, int]:
    """The sort key of the order by ranks where the ace is the lowest card; jokers last."""
    rank, suit = by_rank(code)
    return (-1 if code[0] == "A" else rank, suit)


def in_ranks(groups: Groups) -> Callable[[str], tuple[int, int]]:
    """The sort key of the order by ranks; aces are low where each suit, as the game knows it, begins with its ace."""
    return by_low_rank if groups and all(group[0][0] == "A" for group in groups) else by_rank


def in_groups(groups: Groups) -> Callable[[str], tuple[int, int]]:
    """The sort key of the order by suits in a game that knows others than those of the cards."""
    keys = {code: (number, at) for number, group in enumerate(groups) for at, code in enumerate(group)}
    return keys.__getitem__
