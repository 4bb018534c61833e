"""A position of Barracuda as one seat knows it, and what a level looks at."""

from dataclasses import dataclass

from barracan.games.barracuda.seeing import PACK, public_state
from barracan.games.barracuda.view import BarracudaView
from barracan.games.rummy.hand import Hand
from barracan.players.search import GATE


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level: weak play is missing knowledge, not chance.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        denies: it thinks of what the next player does with its discard.
        waits: it looks at how likely the cards come that its hand waits for.
        worlds: how many worlds it usually looks into.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
    """

    counts: bool = True
    denies: bool = True
    waits: bool = True
    worlds: int = 0
    gate: int = GATE


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand.
        copies: how many cards of each kind may still come, as far as the player counts.
        total: how many cards that are.
        unseen: these cards as bits.
        wanted: the kinds that fit melds on the table, as bits.
    """

    def __init__(self, view: BarracudaView, skill: Skill) -> None:
        self.view = view
        self.seat = view.seat
        self.state = state = public_state(view)
        self.hand: Hand = state.hands[view.seat]
        gone = set(self.hand.cards())
        if skill.counts:
            gone.update(state.discard, *(meld.cards for meld in state.melds))
        self.copies = [int(card not in gone) for card in PACK]
        self.total = sum(self.copies)
        self.unseen = sum(1 << card for card in PACK if self.copies[card])
        self.wanted = 0
        for meld in state.melds:
            self.wanted |= meld.wants
