"""A position as one seat knows it, and the knowledge of each level."""

from dataclasses import dataclass, replace

from barracan.games.concan.view import PACK, ConcanView, public_state
from barracan.games.rummy.hand import Hand
from barracan.model.cards import JOKER, KIND_COUNT
from barracan.players.search import GATE


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        announces: it thinks of announcing its jokers.
        swaps: it looks for jokers on the table that its cards can be swapped for.
        opens_by_swaps: it thinks of such swaps for its melds-down too.
        takes: it takes a discard that fits even where it must not.
        denies: it keeps what others could lay off.
        worlds: how many worlds it usually looks into.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
    """

    counts: bool = True
    announces: bool = True
    swaps: bool = True
    opens_by_swaps: bool = True
    takes: bool = True
    denies: bool = True
    worlds: int = 0
    gate: int = GATE


BEGINNER = Skill(counts=False, announces=False, swaps=False, opens_by_swaps=False, takes=False, denies=False)
CASUAL = Skill(counts=False, opens_by_swaps=False, denies=False)
"""Sees what it can lay, but neither counts cards nor thinks of what others need, and swaps jokers late."""
STRONG = Skill()
EXPERT = replace(STRONG, worlds=192)


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand.
        copies: how many cards of each kind may still come, as far as the player counts.
        total: how many cards that are.
        danger: the kinds that the next player could lay off on the table, as bits.
    """

    def __init__(self, view: ConcanView, skill: Skill) -> None:
        self.view = view
        self.seat = view.seat
        self.state = state = public_state(view)
        self.hand: Hand = state.hands[view.seat]
        self.opened = view.opened[view.seat]
        self.copies = [0] * KIND_COUNT
        for card in PACK:
            self.copies[card] += 1
        gone = self.hand.cards()
        if skill.counts:
            gone += [card for meld in state.melds for card in meld.cards] + state.discard
        for card in gone:
            self.copies[card] -= 1
        self.total = sum(self.copies)
        self.wanted = 0
        for meld in state.melds:
            self.wanted |= meld.wants
        following = (self.seat + 1) % view.seats
        self.danger = (self.wanted | 1 << JOKER) if view.opened[following] else 0
