"""A position as one seat knows it, and the knowledge of each level."""

from dataclasses import dataclass

from barracan.games.buraco import view as buraco
from barracan.games.buraco.state import BuracoState
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import view as views
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.state import BurracoState
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.hand import Hand
from barracan.model.randomness import stream
from barracan.players.rummy import nearness


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts_cards: whether it knows which cards are gone for good.
        denial: whether it looks at what a discard does for the others.
        whole_pile: whether it values all cards of the pile, not the top card alone.
        pile_card: what each further card of the pile is worth to it, for itself and because the next seat lacks it.
        single: what it is worth to it to take a pile of one card, where another side is to draw.
        patience: how many draws more than another side it makes while it is ahead.
        thrift: how much a wildcard is worth to it in the hand, as a share.
        company: how much it is worth to it, as a share, that cards go together in the hand before they can be laid.
        finish: how many cards it sees through to the end of a hand.
    """

    counts_cards: bool = True
    denial: bool = True
    whole_pile: bool = True
    pile_card: float = 80.0
    single: float = 80.0
    patience: int = 3
    thrift: float = 1.0
    company: float = 1.0
    finish: int = 9


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: a world that agrees with the view; of what is hidden in it nothing is used.
        unseen: how many cards of each kind may still come.
        turns: how many turns the seat may still have.
        danger: from 0 to 1, how near another side is to going out.
        pot_to_come: whether an empty hand would be a pot.
    """

    def __init__(self, view: BurracoView, skill: Skill) -> None:
        nobody = stream("nothing hidden is used")
        self.state: BurracoState | BuracoState
        if isinstance(view, BuracoView):
            seen: views.Seen = buraco.Seen(view)
            self.state = BuracoState(view.seats, view.sides, view.options)
        else:
            seen = views.Seen(view)
            self.state = BurracoState(view.seats, view.sides, view.options)
        seen.fill(self.state, nobody)
        state = self.state
        self.view = view
        self.seat = seat = view.seat
        self.side = state.side_of[seat]
        self.terms = state.terms
        self.hand: Hand = state.hands[seat]
        self.melds: list[Meld] = state.tables[self.side].melds
        self.opponents = [other for other in range(view.seats) if state.side_of[other] != self.side]
        self.unseen = nearness.copies(seen.unseen)
        if not skill.counts_cards:
            self.unseen = [max(count, 1) for count in self.unseen]
        self.pot_to_come = state.pot_to_come(seat)
        self.has_exit = state.tables[self.side].lets_out(self.terms)
        sizes = view.hand_sizes
        self.danger = max((self._nearness(other, sizes[other]) for other in self.opponents), default=0.0)
        stock = view.stock_count + sum(view.pots)
        shortest = min((sizes[other] for other in self.opponents if self._nearness(other, sizes[other])), default=99)
        self.turns = nearness.own_turns(stock, view.seats, shortest)

    def _nearness(self, seat: int, size: int) -> float:
        """How near a seat is to ending the hand: it needs a pot taken and a long meld."""
        table = self.state.tables[self.state.side_of[seat]]
        if table.pot < 0 or not table.melds:
            return 0.0
        longest = max(len(meld.cards) for meld in table.melds)
        ready = 1.0 if table.lets_out(self.terms) else 0.4 if longest >= 5 else 0.1
        return ready * (1.0 if size <= 3 else 0.6 if size <= 6 else 0.2)
