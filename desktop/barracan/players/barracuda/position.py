"""A position of Barracuda as one seat knows it, and what a level looks at."""

from dataclasses import dataclass

from barracan.games.barracuda.view import PACK, BarracudaView, public_state
from barracan.games.rummy.hand import Hand
from barracan.players.barracuda.promise import Outlook
from barracan.players.search import GATE


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level: weak play is missing knowledge, not chance.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        denies: it thinks of what the next player does with its discard.
        plans: it counts the turns that are left, and keeps three cards together that one more lets it lay.
        out: what it thinks a card to come worth that completes a meld, in points of the cards it keeps.
        worlds: how many worlds it usually looks into.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
    """

    counts: bool = True
    denies: bool = True
    plans: bool = True
    out: int = 12
    worlds: int = 0
    gate: int = GATE


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand.
        wanted: the kinds that fit melds on the table, as bits.
        outlook: what its cards may hope for, as far as the player counts.
    """

    def __init__(self, view: BarracudaView, skill: Skill) -> None:
        self.view = view
        self.seat = view.seat
        self.state = state = public_state(view)
        self.hand: Hand = state.hands[view.seat]
        gone = set(self.hand.cards())
        if skill.counts:
            gone.update(state.discard, *(meld.cards for meld in state.melds))
        unseen = sum(1 << card for card in PACK if card not in gone)
        self.wanted = 0
        for meld in state.melds:
            self.wanted |= meld.wants
        draws = (view.stock_count + view.seats - 1) // view.seats if skill.plans else view.stock_count + 1
        self.outlook = Outlook(unseen, self.wanted, state.least_kept, draws, skill.out, skill.plans)
